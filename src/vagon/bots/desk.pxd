cimport cython
from vagon.bots.paths cimport Paths
from vagon.bots.ways cimport Ways
from vagon.rules.board cimport Board
from vagon.rules.constants cimport MAX_CITIES, MAX_ROUTES, NUM_KINDS, PASSENGER_COLOURS, ROUTE_WORDS, TICKET_WORDS

ctypedef unsigned long long word_t

cdef enum:
    MAX_AIMS = 24  # tickets that one plan looks at


@cython.final
cdef class Plan:
    cdef readonly word_t routes[ROUTE_WORDS]
    cdef readonly word_t borrowed[ROUTE_WORDS]
    cdef readonly word_t tickets[TICKET_WORDS]
    cdef readonly word_t aims[TICKET_WORDS]
    cdef readonly int value, wagons, time, ticks_left
    cdef public int target, is_made


@cython.final
cdef class Desk:
    cdef readonly Paths paths
    cdef Ways ways
    cdef Plan spare_plan
    cdef short price[MAX_ROUTES]  # units, before anything is planned
    cdef short time[MAX_ROUTES]  # ticks
    cdef short appeal[MAX_ROUTES]  # to a simple player, -1: none
    cdef short order[MAX_AIMS]
    cdef word_t network[MAX_CITIES]
    cdef int num_networks, num_borrowed
    cdef short have[NUM_KINDS]
    cdef short passenger_worth[PASSENGER_COLOURS + 1]
    cdef short place_worth[MAX_CITIES]
    cdef short need[NUM_KINDS]
    cdef short spare[NUM_KINDS]
    cdef short gain[NUM_KINDS]
    cdef short rank[NUM_KINDS + 1]
    cdef short unseen[NUM_KINDS]
    cdef short grey[MAX_ROUTES]
    cdef word_t kept[TICKET_WORDS]


cdef void copy_plan(Plan new, Plan old) noexcept nogil
