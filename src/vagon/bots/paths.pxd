cimport cython
from vagon.rules.bits cimport lowest_bit, one_bit
from vagon.rules.board cimport Board
from vagon.rules.constants cimport FAR, MAX_CITIES, MAX_ROUTES, ROUTE_WORDS

ctypedef unsigned long long word_t

cdef enum:
    MAX_COST = 1024
    COST_WORDS = MAX_COST // 64


@cython.final
cdef class Paths:
    cdef readonly short cost[MAX_ROUTES]
    cdef readonly short via[MAX_CITIES]
    cdef readonly int reached
    cdef int num_places
    cdef int first[MAX_CITIES + 1]  # of the roads from a place
    cdef short road[2 * MAX_ROUTES]  # route
    cdef short end[2 * MAX_ROUTES]  # place that it leads to
    cdef short distance[MAX_CITIES]
    cdef word_t bucket[MAX_COST]  # by distance: set of places to go on from
    cdef word_t filled[COST_WORDS]  # set of distances that have any


@cython.locals(i=int, place=int, r=int)
cdef void read_roads(Paths p, Board b) noexcept nogil

@cython.locals(left=word_t, places=word_t, d=int, place=int, i=int, end=int, price=int)
cpdef int connect(Paths p, word_t sources, word_t goals, int limit) noexcept nogil

cdef void clear(Paths p) noexcept nogil
