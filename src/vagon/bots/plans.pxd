cimport cython
from vagon.bots.paths cimport MAX_COST, Paths, connect
from vagon.bots.styles cimport HAVE, TICKS, UNITS, Style
from vagon.rules.bits cimport contains, count_bits, insert, lowest_bit, one_bit
from vagon.rules.constants cimport (
    FINAL_WAGONS, GREY, LOCOMOTIVE, MAX_CITIES, MAX_LENGTH, MAX_ROUTES, MAX_SEATS, NUM_COLOURS, NUM_KINDS,
    PASSENGER_COLOURS, ROUTE_WORDS, TAKEN, TICKET_WORDS, TUNNEL,
)
from vagon.rules.state cimport State

ctypedef unsigned long long word_t

cdef enum:
    MAX_AIMS = 24  # tickets that one plan looks at
    FLOOR = 2  # units that a route costs at least, so that ways stay short
    LATE = 10  # turns before the end from which a plan is made anew as time runs out


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
    cdef Plan spare_plan
    cdef short time[MAX_ROUTES]  # ticks, beside the prices of `paths`
    cdef short order[MAX_AIMS]
    cdef short passenger_worth[PASSENGER_COLOURS]
    cdef short place_worth[MAX_CITIES]
    cdef short need[NUM_KINDS]
    cdef short spare[NUM_KINDS]
    cdef short gain[NUM_KINDS]
    cdef word_t kept[TICKET_WORDS]


cdef void copy_plan(Plan new, Plan old) noexcept nogil

@cython.locals(size=int)
cdef int hand_size(State s, int seat) noexcept nogil

@cython.locals(wagons=int)
cdef int finishing_ticks(State s, Style style, int seat) noexcept nogil

@cython.locals(least=int)
cdef int ticks_left(State s, Style style) noexcept nogil

@cython.locals(least=int)
cdef int turn_price(State s, Style style) noexcept nogil

@cython.locals(unclaimed=word_t, routes=word_t)
cdef bint is_good(State s, Plan plan, int seat, int left) noexcept nogil

@cython.locals(own=int, best=int, gap=int, distance=int)
cdef void weigh_passengers(State s, Style style, Desk desk, int seat) noexcept nogil

cdef int boarding_worth(State s, Desk desk, int route) noexcept nogil

@cython.locals(
    most=int, stations_left=int, station_time=int, station_cost=int, claimable=word_t, routes=word_t, r=int,
    have=int, time=int, cost=int, price=int, worth=int,
)
cdef void price_routes(State s, Style style, Desk desk, int seat) noexcept nogil

@cython.locals(locomotives=int, have=int, spare=int, worth=int)
cdef int worth_now(State s, Style style, Desk desk, int seat, int route, int most) noexcept nogil

@cython.locals(best=int, routes=word_t, r=int)
cdef int best_now(State s, Style style, Desk desk, int seat, int most) noexcept nogil

@cython.locals(routes=word_t)
cdef word_t borrowable(State s, int seat, int word) noexcept nogil

cdef void refresh(State s, Style style, Desk desk, Plan plan, int seat, int left) noexcept nogil

cdef void make_better_plan(State s, Style style, Desk desk, Plan plan, int seat, int left) noexcept nogil

@cython.locals(num_aims=int, skipped=int, planned=int, is_aim=bint, stations_left=int)
cdef int make_plan(
    State s, Style style, Desk desk, Plan plan, int seat, int left, int largest_first
) noexcept nogil

@cython.locals(tickets=word_t, i=int, count=int, ticket=int)
cdef int sort_tickets(State s, Desk desk, int largest_first) noexcept nogil

cdef bint is_before(State s, int ticket, int other, int largest_first) noexcept nogil

@cython.locals(sources=word_t, gain=int, cost=int, wagons=int, time=int, stations=int, place=int, r=int)
cdef bint aim_at(
    State s, Style style, Desk desk, Plan plan, int seat, int ticket, int left, int stations_left
) noexcept nogil

cdef bint is_open(State s, int seat, int route) noexcept nogil

@cython.locals(tickets=word_t, points=int, ticket=int)
cdef int tickets_value(State s, Style style, Desk desk, Plan plan, int seat, int left) noexcept nogil

cdef int cards_wanted(State s, int route) noexcept nogil

@cython.locals(routes=word_t, r=int)
cdef void count_needs(State s, Desk desk, Plan plan, int seat, int except_route) noexcept nogil

@cython.locals(best=int, amount=int)
cdef void need_grey(State s, Desk desk, int route) noexcept nogil
