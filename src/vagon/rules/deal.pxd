cimport cython
from vagon.rules.bits cimport count_bits
from vagon.rules.cards cimport draw_unseen, offer_tickets, settle_row
from vagon.rules.constants cimport (
    CARDS_PER_COLOUR, CHOOSE_MIX, CHOOSE_TICKETS, EMPTY, FIRST_PLAYER, LOCOMOTIVE, MAX_LENGTH, MAX_OFFER, MAX_PASSENGERS,
    MAX_SEATS, NUM_COLOURS, NUM_KINDS, NUM_LOCOMOTIVES, OPENING_HAND, PASSENGER, PASSENGER_COLOURS, ROUTE_WORDS,
    ROW_SIZE, SEATING, TICKET_WORDS, TUNNEL_CARDS,
)
from vagon.rules.random cimport note, random_below
from vagon.rules.state cimport State


cpdef void deal(
    State s, bytes key, int players, int first_player=*, bint join_order=*, bint all_open=*
) except *

cdef void deal_table(State s, int players, int first_player, bint join_order, bint all_open) noexcept nogil

@cython.locals(first="unsigned long long", second="unsigned long long")
cdef void clear(State s) noexcept nogil

@cython.locals(other=int)
cdef void seat_players(State s, bint join_order) noexcept nogil

@cython.locals(bag="short[6]", k=int)
cdef void place_passengers(State s) noexcept nogil

cdef void deal_tickets(State s) noexcept nogil
