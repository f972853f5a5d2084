cimport cython
from vagon.bots.cards cimport choose_card, choose_payment, count_needs, first_legal, need_for
from vagon.bots.desk cimport Desk, Plan, copy_plan
from vagon.bots.plans cimport refresh, survey, tickets_value
from vagon.bots.prices cimport (
    claim_worth, count_hand, ticks_left, turn_price, weigh_colours, weigh_passengers, weigh_places, worth_now,
)
from vagon.bots.styles cimport HAVE, TICKS, UNITS, Style
from vagon.rules.bits cimport contains, count_bits, insert, lowest_bit, nth_bit, one_bit
from vagon.rules.constants cimport (
    CHOOSE_MIX, CHOOSE_TICKETS, EMPTY, FAR, GREY, KEEP_TICKETS, LOCOMOTIVE, MAX_ACTIONS, MAX_LENGTH, MAX_OFFER,
    MAX_SEATS, NUM_COLOURS, NUM_KINDS, OVER, PAY_ROUTE, PAY_STATION, ROUTE_WORDS, SECOND_CARD, TAKE_PASSENGER,
    TICKET_WORDS, TUNNEL, TURN,
)
from vagon.rules.legal cimport buildable, can_draw_tickets, find_claimable, list_legal
from vagon.rules.play cimport apply
from vagon.rules.score cimport Tally, count_score
from vagon.rules.state cimport State

ctypedef unsigned long long word_t

cdef enum:
    LONG_GAME = 80  # turns of each seat, about twice as many as usual
    SHORT = 3  # turns left in which there is no waiting


@cython.final
cdef class Planner:
    cdef readonly list styles
    cdef Desk desk
    # Objects in a list cannot be reached without the interpreter.
    cdef Style style0, style1, style2, style3, style4
    cdef Plan plan0, plan1, plan2, plan3, plan4


@cython.locals(left=int)
cdef void make_plans(State s, Planner planner) noexcept nogil

cdef void copy_plans(Planner new, Planner old) noexcept nogil
cdef void keep_plan(Planner new, Planner old, int seat) noexcept nogil
cpdef int play_planned(State s, Planner planner) noexcept nogil
cpdef int finish_game(State s, Planner planner, Tally t) noexcept nogil
cpdef void forget(Planner planner) noexcept nogil
cpdef int decide(State s, Planner planner) noexcept nogil
cdef int decide_as(State s, Style style, Desk desk, Plan plan) noexcept nogil

@cython.locals(routes="unsigned long long[ROUTE_WORDS]", left=int, wagons=int, open_routes=word_t, route=int, action=int)
cdef int choose_turn(State s, Style style, Desk desk, Plan plan) noexcept nogil

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
    joined="unsigned long long[ROUTE_WORDS]", shortest=int, fitting=int, too_short=int, best=int, best_worth=int, most=int,
    left=word_t, r=int, worth=int,
)
cdef int best_spare(State s, Style style, Desk desk, word_t* routes, int wagons) noexcept nogil

@cython.locals(most=int)
cdef int most_extra(State s, Style style, Desk desk) noexcept nogil

@cython.locals(
    joined="unsigned long long[ROUTE_WORDS]", best=int, best_value=int, price=int, passengers=int, extra=int,
    locomotives=int, length=int, have=int, time=int, routes=word_t, r=int, value=int,
)
cdef int best_target(State s, Style style, Desk desk, int left) noexcept nogil

cdef int choose_tickets(State s, Style style, int left) noexcept nogil

@cython.locals(wagons=int, left=int)
cdef int choose_second_card(State s, Style style, Desk desk, Plan plan) noexcept nogil

@cython.locals(actions="short[MAX_ACTIONS]", best=int, best_worth=int, worth=int)
cdef int choose_passenger(State s, Style style, Desk desk) noexcept nogil

@cython.locals(actions="short[MAX_ACTIONS]", left=int, best=int, best_value=int, kept=int, value=int)
cdef int choose_keep(State s, Style style, Desk desk, Plan plan) noexcept nogil
