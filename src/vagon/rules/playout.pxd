cimport cython
from vagon.rules.bits cimport count_bits, nth_bit
from vagon.rules.constants cimport (
    EMPTY, GREEDY, LOCOMOTIVE, MAX_ACTIONS, OVER, ROUTE_WORDS, SECOND_CARD, TURN,
)
from vagon.rules.legal cimport buildable, find_claimable, list_cards, list_cards_and_tickets, list_legal
from vagon.rules.play cimport apply
from vagon.rules.random cimport Stream, random_below
from vagon.rules.score cimport Tally, count_score
from vagon.rules.state cimport State

ctypedef unsigned long long word_t


cpdef int play_out(State s, Stream chance, int policy) noexcept nogil
cpdef int finish(State s, Stream chance, int policy, Tally t) noexcept nogil
cpdef int choose(State s, Stream chance, int policy) noexcept nogil

@cython.locals(actions="short[MAX_ACTIONS]")
cdef int choose_random(State s, Stream chance) noexcept nogil

@cython.locals(actions="short[MAX_ACTIONS]", routes="unsigned long long[ROUTE_WORDS]", cities=word_t, k=int)
cdef int choose_random_turn(State s, Stream chance) noexcept nogil

cdef int nth_of(word_t* words, int n) noexcept nogil

@cython.locals(actions="short[MAX_ACTIONS]")
cdef int choose_greedy(State s, Stream chance) noexcept nogil

@cython.locals(routes="unsigned long long[ROUTE_WORDS]", longest="unsigned long long[ROUTE_WORDS]")
cdef int longest_claim(State s, Stream chance) noexcept nogil
