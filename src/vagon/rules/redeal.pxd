cimport cython
from vagon.rules.bits cimport count_bits, insert, nth_bit, remove
from vagon.rules.constants cimport (
    CHOOSE_MIX, CHOOSE_TICKETS, EMPTY, FIRST_OF_BATCH, LOCOMOTIVE, MAX_OFFER, MAX_SEATS, NUM_COLOURS, NUM_KINDS, OVER,
    ROW_LOCOMOTIVES, ROW_SIZE, TICKET_WORDS,
)
from vagon.rules.random cimport Stream, next_word, random_below
from vagon.rules.state cimport State

ctypedef unsigned long long word_t


cpdef void redeal(State s, int seat, Stream chance) noexcept nogil

@cython.locals(unseen="short[NUM_KINDS]", hidden="short[NUM_KINDS]", left=int, free=int, num_hidden=int)
cdef void redeal_cards(State s, int seat, Stream chance) noexcept nogil

@cython.locals(num_gone=int, number=int)
cdef void redeal_drawn(State s, int seat, short* gone, Stream chance) noexcept nogil

@cython.locals(locomotives=int, in_row=int, most=int, coloured=int)
cdef int coloured_to_hide(State s, short* unseen) noexcept nogil

cdef int deal_hand(State s, int seat, short* hidden, int num_hidden, Stream chance) noexcept nogil
cdef int take(short* cards, int k) noexcept nogil

@cython.locals(low=word_t, high=word_t, k=int)
cdef int draw_from(State s, word_t* pool, int pile, Stream chance) noexcept nogil

cdef int num_of(State s, word_t* words, int start, int pile) noexcept nogil

@cython.locals(kept=int)
cdef void redeal_opening(State s, int seat, Stream chance) noexcept nogil

@cython.locals(kept=int)
cdef int random_keep(int offered, int least, Stream chance) noexcept nogil

@cython.locals(
    pool="unsigned long long[TICKET_WORDS]", lost="unsigned long long[TICKET_WORDS]", slots="short[2]",
    later="short[MAX_SEATS * 2]",
)
cdef void redeal_tickets(State s, int seat, Stream chance) noexcept nogil

@cython.locals(batch="short[MAX_OFFER]", j=int)
cdef void redeal_own_batches(State s, int seat, word_t* lost, Stream chance) noexcept nogil

@cython.locals(left=int)
cdef void redeal_opening_kept(State s, int seat, word_t* pool, short* later, Stream chance) noexcept nogil

cdef int num_dealt(State s, int seat, int pile) noexcept nogil
cdef int unknown_ticket(State s, int pile, word_t* pool, word_t* lost, short* slots, Stream chance) noexcept nogil
