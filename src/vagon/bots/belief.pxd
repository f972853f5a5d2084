cimport cython
from libc.math cimport exp
from vagon.bots.paths cimport MAX_COST, Paths, connect
from vagon.rules.bits cimport insert, lowest_bit, remove
from vagon.rules.board cimport Board
from vagon.rules.constants cimport FAR, MAX_SEATS, MAX_TICKETS, ROUTE_WORDS, TICKET_WORDS
from vagon.rules.random cimport Stream, random_below
from vagon.rules.state cimport State

ctypedef unsigned long long word_t

cdef enum:
    PRECISION = 1 << 24
    NUM_FEATURES = 8


@cython.final
cdef class Belief:
    cdef readonly Board board
    cdef Paths paths
    cdef double weight[MAX_SEATS * MAX_TICKETS]
    cdef double coefficient[NUM_FEATURES]
    cdef double feature[NUM_FEATURES]
    cdef short length[MAX_TICKETS]
    cdef word_t pool[TICKET_WORDS]


cdef void measure_tickets(Belief belief) noexcept nogil

@cython.locals(sources=word_t)
cdef int ticket_distance(Belief belief, int ticket) noexcept nogil

@cython.locals(routes=word_t, r=int)
cdef void price_ways(Belief belief, State s, int seat) noexcept nogil

@cython.locals(distance=int, is_doomed=bint, progress=double, placed=double)
cdef void set_features(Belief belief, State s, int seat, int ticket) noexcept nogil

@cython.locals(at=int)
cdef int is_reached(State s, int seat, word_t places) noexcept nogil

@cython.locals(total=double)
cdef void weigh_tickets(Belief belief, State s, int seat) noexcept nogil

cpdef void weigh_others(Belief belief, State s, int seat) noexcept nogil

@cython.locals(tickets=word_t)
cpdef void redraw_tickets(Belief belief, State s, int seat, Stream chance) noexcept nogil

@cython.locals(pile=int, first=int, total=double, unseen=word_t, mark=double, chosen=int)
cdef void redraw(Belief belief, State s, int seat, int other, int ticket, Stream chance) noexcept nogil

cdef void exchange(State s, int other, int ticket, int chosen) noexcept nogil
