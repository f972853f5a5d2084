cimport cython
from vagon.rules.bits cimport insert, low32
from vagon.rules.constants cimport ROUTE_WORDS

ctypedef unsigned long long word_t

cdef enum:
    MAX_WAYS = 64


@cython.final
cdef class Ways:
    cdef int pricing
    cdef int found_in[MAX_WAYS]
    cdef short ticket[MAX_WAYS]
    cdef word_t planned[MAX_WAYS * ROUTE_WORDS]
    cdef word_t planned_borrowed[MAX_WAYS * ROUTE_WORDS]
    cdef short cost[MAX_WAYS]
    cdef short wagons[MAX_WAYS]
    cdef short time[MAX_WAYS]
    cdef short stations[MAX_WAYS]
    cdef word_t routes[MAX_WAYS * ROUTE_WORDS]
    cdef word_t borrowed[MAX_WAYS * ROUTE_WORDS]


cdef void forget_ways(Ways ways) noexcept nogil

@cython.locals(mixed=word_t)
cdef int number_of(int ticket, word_t* planned, word_t* borrowed) noexcept nogil

@cython.locals(first=int)
cdef bint is_remembered(Ways ways, int way, int ticket, word_t* planned, word_t* borrowed) noexcept nogil

@cython.locals(first=int)
cdef void begin_way(Ways ways, int way, int ticket, word_t* planned, word_t* borrowed) noexcept nogil

cdef void add_claim(Ways ways, int way, int route, int time, int wagons) noexcept nogil
cdef void add_borrowed(Ways ways, int way, int route, int time) noexcept nogil
