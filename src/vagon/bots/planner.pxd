cimport cython
from vagon.bots.cards cimport choose_card, choose_payment, count_needs, first_legal, need_for
from vagon.bots.claims cimport any_claim, best_planned, best_spare, best_target, choose_station, is_risky
from vagon.bots.desk cimport Desk, Plan, copy_plan
from vagon.bots.plans cimport refresh, survey, tickets_value
from vagon.bots.prices cimport claim_worth, ticks_left, weigh_colours, weigh_passengers, weigh_places
from vagon.bots.simple cimport decide_simply
from vagon.bots.styles cimport Style
from vagon.rules.bits cimport contains, count_bits, insert, lowest_bit
from vagon.rules.constants cimport (
    CHOOSE_MIX, CHOOSE_TICKETS, EMPTY, FAR, KEEP_TICKETS, LOCOMOTIVE, MAX_ACTIONS, MAX_OFFER, MAX_SEATS, OVER,
    PAY_ROUTE, PAY_STATION, ROUTE_WORDS, SECOND_CARD, TAKE_PASSENGER, TICKET_WORDS, TURN,
)
from vagon.rules.legal cimport can_draw_tickets, find_claimable, list_legal
from vagon.rules.play cimport apply
from vagon.rules.score cimport Tally, count_score
from vagon.rules.state cimport State

ctypedef unsigned long long word_t

cdef enum:
    LONG_GAME = 80  # turns of each seat, about twice as many as usual


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

cdef int choose_tickets(State s, Style style, int left) noexcept nogil

@cython.locals(wagons=int, left=int)
cdef int choose_second_card(State s, Style style, Desk desk, Plan plan) noexcept nogil

@cython.locals(actions="short[MAX_ACTIONS]", best=int, best_worth=int, worth=int)
cdef int choose_passenger(State s, Style style, Desk desk) noexcept nogil

@cython.locals(actions="short[MAX_ACTIONS]", left=int, best=int, best_value=int, kept=int, value=int)
cdef int choose_keep(State s, Style style, Desk desk, Plan plan) noexcept nogil
