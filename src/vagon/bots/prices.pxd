cimport cython
from vagon.bots.desk cimport Desk
from vagon.bots.styles cimport HAVE, TICKS, UNITS, Style
from vagon.bots.ways cimport forget_ways
from vagon.rules.bits cimport count_bits, lowest_bit
from vagon.rules.constants cimport (
    FAR, FINAL_WAGONS, GREY, LOCOMOTIVE, MAX_LENGTH, NUM_COLOURS, NUM_KINDS, PASSENGER_COLOURS, ROUTE_WORDS,
    TAKEN, TUNNEL,
)
from vagon.rules.score cimport routes_of_others
from vagon.rules.state cimport State

ctypedef unsigned long long word_t

cdef enum:
    FLOOR = 2  # units that a route costs at least, so that ways stay short

@cython.locals(size=int)
cdef int hand_size(State s, int seat) noexcept nogil

@cython.locals(wagons=int)
cdef int finishing_ticks(State s, Style style, int seat) noexcept nogil

@cython.locals(least=int)
cdef int ticks_left(State s, Style style) noexcept nogil

@cython.locals(least=int)
cdef int turn_price(State s, Style style) noexcept nogil

@cython.locals(own=int, best=int, gap=int)
cdef void weigh_colours(State s, Style style, Desk desk, int seat) noexcept nogil

cdef void weigh_passengers(State s, Style style, Desk desk, int seat) noexcept nogil

@cython.locals(worth=int)
cdef void weigh_places(State s, Desk desk) noexcept nogil

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
