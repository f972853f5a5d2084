cimport cython
from vagon.rules.bits cimport lowest_bit
from vagon.rules.board cimport Board
from vagon.rules.constants cimport (
    FIRST_OF_BATCH, MAX_OFFER, NUM_KINDS, PASSENGER_COLOURS, ROUTE_WORDS, TAKEN, TICKET_WORDS,
)
from vagon.rules.state cimport State

cpdef dict seat_facts(State s, int seat)

@cython.locals(gone=list, others=list, batches=list, batch=list)
cpdef dict own_facts(State s, int seat)

cpdef list routes_of(State s, int seat)

cpdef list stations_of(State s, int seat)

@cython.locals(colour=int, count=int, colours=tuple)
cpdef dict collected(State s, int seat)

cpdef dict hand_of(State s, int seat)

cpdef dict known_of(State s, int seat)

cpdef dict drawn_by(State s, int seat)

cpdef dict discarded(State s)

@cython.locals(kind=int, count=int)
cpdef dict deck_at_most(State s, int seat)

cpdef list tickets_of(State s, int seat)

@cython.locals(i=int)
cpdef list offered_to(State s, int seat)

cpdef int mix_of(State s, int seat)

@cython.locals(piles=list, pile=int)
cpdef dict kept_at_opening(State s, int seat)

@cython.locals(names=list, ticket=int)
cpdef list ticket_names(Board board, list tickets)

@cython.locals(found=dict, ticket=int)
cpdef dict by_pile(Board board, list tickets)

@cython.locals(ticket=int)
cpdef tuple rejected_by(State s, int seat)

@cython.locals(i=int, piles=list)
cpdef list under_piles(State s)

@cython.locals(i=int, pile=int, is_first=bint, is_own=bint, batches=tuple, whole=list)
cpdef list own_batches(State s, int seat)

@cython.locals(i=int, colours=tuple, found=dict)
cpdef dict standing(State s)

@cython.locals(kind=int, found=dict)
cdef dict cards(short* counts, int first)

@cython.locals(kind=int, count=int)
cdef int total(short* counts, int first)

@cython.locals(i=int, word="unsigned long long", found=list)
cdef list numbers(unsigned long long* words, int first, int num_words)

@cython.locals(i=int, word="unsigned long long", found=list)
cdef list named(list names, unsigned long long* words, int first, int num_words)
