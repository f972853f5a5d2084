cimport cython
from vagon.rules.bits cimport count_bits, insert, nth_bit, remove
from vagon.rules.constants cimport (
    CARD, EMPTY, FIRST_OF_BATCH, LOCOMOTIVE, MAX_OFFER, MAX_RESETS, MAX_SEATS, NUM_KINDS, ROW_LOCOMOTIVES, ROW_SIZE, SHUFFLE,
    TICKET, TICKET_WORDS, UNDER,
)
from vagon.rules.random cimport note, random_below
from vagon.rules.state cimport State


cdef void reshuffle_if_needed(State s) noexcept nogil

@cython.locals(k=int)
cdef int draw_card(State s) noexcept nogil

cdef int turn_up(State s) noexcept nogil

@cython.locals(i=int)
cdef void draw_unseen(State s, int seat) noexcept nogil

cdef void discard(State s, int kind, int count) noexcept nogil
cdef void settle_row(State s) noexcept nogil
cdef bint can_reset(State s) noexcept nogil

@cython.locals(low="unsigned long long", high="unsigned long long", k=int)
cdef int draw_ticket(State s, int pile) noexcept nogil

cdef int take_from_under(State s, int pile) noexcept nogil
cdef void offer_tickets(State s, int seat, int pile, int count) noexcept nogil

@cython.locals(i=int)
cdef void put_under(State s, int seat) noexcept nogil
