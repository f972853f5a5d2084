cimport cython
from vagon.rules.bits cimport lowest_bit, one_bit
from vagon.rules.board cimport Board
from vagon.rules.constants cimport FAR, MAX_CITIES, MAX_ROUTES, ROUTE_WORDS

ctypedef unsigned long long word_t

cdef enum:
    MAX_COST = 1024


@cython.final
cdef class Paths:
    cdef readonly short cost[MAX_ROUTES]
    cdef readonly word_t usable[ROUTE_WORDS]
    cdef readonly short distance[MAX_CITIES]
    cdef readonly short via[MAX_CITIES]
    cdef readonly int reached
    cdef word_t bucket[MAX_COST]


@cython.locals(left=word_t, top=int, d=int)
cpdef int connect(Board b, Paths p, word_t sources, word_t goals, int limit) noexcept nogil

@cython.locals(routes=word_t, r=int, price=int, other=int)
cdef int relax(Board b, Paths p, int place, int d, int top, int limit) noexcept nogil
