cimport cython
from vagon.rules.bits cimport count_bits, insert, lowest_bit, one_bit
from vagon.rules.constants cimport (
    BY_COMPLETED_TICKETS, BY_FEWER_STATIONS, BY_LONGEST_TRAIL, MAX_CITIES, MAX_SEATS, MAX_STATIONS,
    NO_ROUTE, PASSENGER_COLOURS, ROUTE_WORDS, TICKET_WORDS,
)
from vagon.rules.state cimport State
from vagon.rules.trail cimport Trail, longest_trail

ctypedef unsigned long long word_t

cdef class Tally:
    cdef readonly Trail trails
    cdef readonly int routes[MAX_SEATS]
    cdef readonly int tickets[MAX_SEATS]
    cdef readonly int completed[MAX_SEATS]
    cdef readonly word_t completed_tickets[MAX_SEATS * TICKET_WORDS]
    cdef readonly int borrowed[MAX_SEATS * MAX_STATIONS]
    cdef readonly int stations[MAX_SEATS]
    cdef readonly int stations_built[MAX_SEATS]
    cdef readonly int trail[MAX_SEATS]
    cdef readonly int trail_points[MAX_SEATS]
    cdef readonly int most_tickets_points[MAX_SEATS]
    cdef readonly int passengers[MAX_SEATS]
    cdef readonly int passenger_prizes[MAX_SEATS * PASSENGER_COLOURS]
    cdef readonly int passenger_points[MAX_SEATS]
    cdef readonly int total[MAX_SEATS]
    cdef readonly int place[MAX_SEATS]
    cdef word_t parts[MAX_CITIES]
    cdef word_t joined[MAX_CITIES]
    cdef int chosen[MAX_STATIONS]
    cdef word_t open_tickets[TICKET_WORDS]
    cdef word_t done[TICKET_WORDS]
    cdef word_t best_done[TICKET_WORDS]
    cdef int best_gain


@cython.locals(t=Tally)
cpdef Tally tally(State s)

cdef void count_score(State s, Tally t) noexcept nogil
cdef void count_tickets(State s, Tally t, int seat) noexcept nogil

@cython.locals(routes=word_t)
cdef int find_parts(State s, int seat, word_t* parts) noexcept nogil

@cython.locals(united=word_t)
cdef int join(State s, word_t* parts, int num_parts, int route) noexcept nogil

cdef int sum_points(State s, int word, word_t tickets) noexcept nogil

@cython.locals(tickets=word_t)
cdef int complete(State s, Tally t, word_t* parts, int first, int num_parts) noexcept nogil

@cython.locals(cities=word_t, routes=word_t)
cdef bint can_borrowing_help(State s, Tally t, int seat, int num_parts) noexcept nogil

@cython.locals(routes=word_t)
cdef void borrow(State s, Tally t, int seat, int num_parts, word_t cities, int station) noexcept nogil

@cython.locals(routes=word_t)
cdef word_t routes_of_others(State s, int seat, int word) noexcept nogil

cdef void consider(State s, Tally t, int seat, int num_parts) noexcept nogil
cdef void count_passengers(State s, Tally t) noexcept nogil
cdef void rank(State s, Tally t) noexcept nogil
cdef bint beats(State s, Tally t, int seat, int other) noexcept nogil
cdef int tie_break(Tally t, int kind, int seat) noexcept nogil
