cimport cython
from vagon.bots.desk cimport MAX_AIMS, Desk, Plan, copy_plan
from vagon.bots.paths cimport MAX_COST, connect
from vagon.bots.prices cimport price_routes
from vagon.bots.styles cimport TICKS, Style
from vagon.bots.ways cimport add_claim, add_borrowed, begin_way, is_remembered, number_of
from vagon.rules.bits cimport contains, count_bits, insert, lowest_bit, one_bit
from vagon.rules.constants cimport ROUTE_WORDS, TICKET_WORDS
from vagon.rules.state cimport State

ctypedef unsigned long long word_t

cdef enum:
    LATE = 10  # turns before the end from which a plan is made anew as time runs out

@cython.locals(unclaimed=word_t, routes=word_t)
cdef bint is_good(State s, Plan plan, int seat, int left) noexcept nogil

cdef void refresh(State s, Style style, Desk desk, Plan plan, int seat, int left) noexcept nogil
cdef void survey(State s, Style style, Desk desk, int seat) noexcept nogil
cdef void make_better_plan(State s, Style style, Desk desk, Plan plan, int seat, int left) noexcept nogil

@cython.locals(num_aims=int, skipped=int, planned=int, is_aim=bint, stations_left=int)
cdef int make_plan(
    State s, Style style, Desk desk, Plan plan, int seat, int left, int largest_first
) noexcept nogil

@cython.locals(routes=word_t, r=int, places=word_t, i=int)
cdef void find_networks(State s, Desk desk, int seat) noexcept nogil

cdef bint is_completed(State s, Desk desk, int ticket) noexcept nogil
cdef int ticket_gain(State s, Style style, int ticket) noexcept nogil

@cython.locals(tickets=word_t, i=int, count=int, ticket=int)
cdef int sort_tickets(State s, Style style, Desk desk, Plan plan, int largest_first) noexcept nogil

cdef bint is_before(State s, int ticket, int other, int largest_first) noexcept nogil

@cython.locals(way=int, cost=int, wagons=int, time=int, borrowed=int, routes=word_t)
cdef bint aim_at(
    State s, Style style, Desk desk, Plan plan, int seat, int ticket, int left, int stations_left
) noexcept nogil

@cython.locals(way=int, gain=int, cost=int)
cdef int find_way(State s, Style style, Desk desk, Plan plan, int seat, int ticket) noexcept nogil

@cython.locals(place=int, r=int)
cdef void follow(State s, Desk desk, int seat, int way, int ticket) noexcept nogil

cdef bint is_open(State s, int seat, int route) noexcept nogil

@cython.locals(tickets=word_t, points=int, ticket=int)
cdef int tickets_value(State s, Style style, Desk desk, Plan plan, int seat, int left) noexcept nogil
