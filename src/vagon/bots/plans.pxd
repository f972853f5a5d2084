cimport cython
from vagon.bots.paths cimport MAX_COST, Paths, connect
from vagon.bots.styles cimport HAVE, TICKS, UNITS, Style
from vagon.rules.bits cimport contains, count_bits, insert, lowest_bit, one_bit
from vagon.rules.constants cimport (
    FAR, FINAL_WAGONS, GREY, LOCOMOTIVE, MAX_CITIES, MAX_LENGTH, MAX_ROUTES, MAX_SEATS, NUM_COLOURS, NUM_KINDS,
    PASSENGER_COLOURS, ROUTE_WORDS, TAKEN, TICKET_WORDS, TUNNEL,
)
from vagon.rules.board cimport Board
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
    cdef short price[MAX_ROUTES]  # units, before anything is planned
    cdef short time[MAX_ROUTES]  # ticks
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

@cython.locals(own=int, best=int, gap=int)
cdef void weigh_colours(State s, Style style, Desk desk, int seat) noexcept nogil

@cython.locals(worth=int)
cdef void weigh_passengers(State s, Style style, Desk desk, int seat) noexcept nogil

@cython.locals(a=int, b=int)
cdef int claim_worth(State s, Style style, Desk desk, int route) noexcept nogil

@cython.locals(most=int)
cdef void count_hand(State s, Desk desk, int seat) noexcept nogil

@cython.locals(price=int, routes=word_t, r=int)
cdef void price_routes(State s, Style style, Desk desk, int seat) noexcept nogil

@cython.locals(passengers=int, routes=word_t, r=int, time=int, cost=int)
cdef void price_claims(State s, Style style, Desk desk, int seat, int price) noexcept nogil

@cython.locals(price=int, routes=word_t, r=int)
cdef int price_last_claims(State s, Style style, Desk desk, int seat) noexcept nogil

@cython.locals(number=int, time=int, cost=int, routes=word_t, r=int)
cdef void price_stations(State s, Style style, Desk desk, int seat, int price) noexcept nogil

@cython.locals(locomotives=int, spare=int, worth=int)
cdef int worth_now(State s, Style style, Desk desk, int seat, int route) noexcept nogil

@cython.locals(routes=word_t)
cdef word_t borrowable(State s, int seat, int word) noexcept nogil

cdef void refresh(State s, Style style, Desk desk, Plan plan, int seat, int left) noexcept nogil

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

@cython.locals(sources=word_t, gain=int, cost=int, wagons=int, time=int, stations=int, place=int, r=int)
cdef bint aim_at(
    State s, Style style, Desk desk, Plan plan, int seat, int ticket, int left, int stations_left
) noexcept nogil

cdef bint is_open(State s, int seat, int route) noexcept nogil

@cython.locals(tickets=word_t, points=int, ticket=int)
cdef int tickets_value(State s, Style style, Desk desk, Plan plan, int seat, int left) noexcept nogil

@cython.locals(routes=word_t, r=int, count=int)
cdef void count_needs(State s, Style style, Desk desk, Plan plan, int seat, int except_route) noexcept nogil

@cython.locals(best=int, amount=int)
cdef void need_grey(State s, Style style, Desk desk, int route) noexcept nogil
