cimport cython
from vagon.bots.desk cimport Desk, Plan
from vagon.bots.prices cimport claim_worth, count_hand, turn_price, weigh_places, worth_now
from vagon.bots.styles cimport HAVE, TICKS, UNITS, Style
from vagon.rules.bits cimport contains, count_bits, lowest_bit, nth_bit, one_bit
from vagon.rules.constants cimport (
    FAR, GREY, LOCOMOTIVE, MAX_LENGTH, NUM_COLOURS, NUM_KINDS, ROUTE_WORDS, TUNNEL,
)
from vagon.rules.legal cimport buildable
from vagon.rules.state cimport State

ctypedef unsigned long long word_t

cdef enum:
    SHORT = 3  # turns left in which there is no waiting


@cython.locals(count=int, k=int, word=int)
cdef int any_claim(State s, word_t* routes) noexcept nogil

@cython.locals(best=int, best_score=int, left=word_t, r=int, score=int, have=int, missing=int)
cdef int best_planned(State s, Style style, Desk desk, Plan plan, word_t* routes, int time) noexcept nogil

@cython.locals(have=int)
cdef bint is_risky(State s, Style style, int route, int left) noexcept nogil

@cython.locals(a=int, b=int, near=word_t)
cdef bint is_touched(State s, int route) noexcept nogil

@cython.locals(own=word_t, r=int, places=word_t, low=word_t, middle=word_t, high=word_t, i=int)
cdef void find_joined(State s, word_t* routes) noexcept nogil

@cython.locals(cities=word_t, routes=word_t, r=int, a=int, b=int)
cdef int choose_station(State s, Plan plan, int wagons, int left) noexcept nogil

@cython.locals(
    joined="unsigned long long[ROUTE_WORDS]", extra=int, shortest=int, fitting=int, too_short=int, best=int, best_worth=int,
    most=int, left=word_t, r=int, worth=int,
)
cdef int best_spare(State s, Style style, Desk desk, word_t* routes, int wagons) noexcept nogil

@cython.locals(most=int)
cdef int most_extra(State s, Style style, Desk desk) noexcept nogil

@cython.locals(
    joined="unsigned long long[ROUTE_WORDS]", best=int, best_value=int, price=int, passengers=int, extra=int,
    locomotives=int, length=int, have=int, time=int, routes=word_t, r=int, value=int,
)
cdef int best_target(State s, Style style, Desk desk, int left) noexcept nogil
