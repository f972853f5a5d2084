cimport cython
from vagon.rules.bits cimport insert, one_bit
from vagon.rules.cards cimport (
    discard, draw_unseen, offer_tickets, put_under, reshuffle_if_needed, settle_row, turn_up,
)
from vagon.rules.constants cimport (
    CHOOSE_MIX, CHOOSE_TICKETS, DRAW_DECK, DRAW_ROW, EMPTY, FINAL_WAGONS, KEEP_TICKETS, LOCOMOTIVE, MAX_OFFER,
    NUM_COLOURS, NUM_KINDS, OVER, PASSENGER_COLOURS, PAY_EXTRA, PAY_ROUTE, PAY_STATION, RETURNED, ROUTE_WORDS,
    SECOND_CARD, TAKE_PASSENGER, TAKEN, TICKET_WORDS, TUNNEL, TUNNEL_CARDS, TURN,
)
from vagon.rules.deal cimport deal_tickets
from vagon.rules.legal cimport is_legal, price_to_pay, row_kinds
from vagon.rules.random cimport note
from vagon.rules.state cimport State


cpdef void play(State s, int action) except *
cpdef void apply(State s, int action) noexcept nogil
cdef void start_turn(State s, int action) noexcept nogil
cdef void take_card(State s, int action) noexcept nogil
cdef void draw_tickets(State s, int mix) noexcept nogil
cdef void keep(State s, int kept) noexcept nogil
cdef void choose_tickets(State s, int kept) noexcept nogil
cdef void reject_opening(State s, int seat, int ticket) noexcept nogil
cdef void pay(State s, int action) noexcept nogil
cdef void lay_aside(State s, int kind, int count) noexcept nogil
cdef void dig(State s) noexcept nogil
cdef void add_cards(State s, int locomotives) noexcept nogil
cdef void withdraw(State s) noexcept nogil

@cython.locals(siblings="unsigned long long")
cdef void claim(State s) noexcept nogil

cdef void next_passenger(State s) noexcept nogil
cdef void take_passenger(State s, int colour) noexcept nogil
cdef void discard_paid(State s) noexcept nogil
cdef void end_turn(State s) noexcept nogil
