cimport cython
from vagon.bots.cards cimport first_legal
from vagon.bots.claims cimport any_claim
from vagon.bots.desk cimport Desk
from vagon.bots.paths cimport MAX_COST, connect
from vagon.bots.plans cimport find_networks, is_completed
from vagon.rules.bits cimport contains, lowest_bit
from vagon.rules.constants cimport (
    CHOOSE_TICKETS, DRAW_DECK, DRAW_ROW, FAR, GREY, KEEP_TICKETS, LOCOMOTIVE, MAX_ACTIONS, NUM_COLOURS,
    NUM_KINDS, PAY_ROUTE, PAY_STATION, ROUTE_WORDS, SECOND_CARD, TICKET_WORDS, TURN,
)
from vagon.rules.legal cimport find_claimable, is_legal, list_legal
from vagon.rules.state cimport State

ctypedef unsigned long long word_t

cdef enum:
    FIRST_THREE = 0b111  # positions of tickets


cdef int decide_simply(State s, Desk desk) noexcept nogil

@cython.locals(claimable="unsigned long long[ROUTE_WORDS]", held=int, first=int, route=int, colour=int, kind=int)
cdef int take_turn(State s, Desk desk) noexcept nogil

@cython.locals(colour=int, best=int)
cdef int colour_held_most(State s) noexcept nogil

@cython.locals(first=int, usable=word_t, tickets=word_t, has_way=int, r=int, word=int)
cdef void weigh_targets(State s, Desk desk, int held) noexcept nogil

@cython.locals(sources=word_t, found=int, place=int, r=int, track=int, appeal=short)
cdef int weigh_way(State s, Desk desk, int ticket, int held) noexcept nogil

@cython.locals(tracks=word_t, best=int, most=int, r=int, colour=int, word=int)
cdef int best_track(State s, int route, int held) noexcept nogil

@cython.locals(best=int, r=int)
cdef int best_target(State s, Desk desk) noexcept nogil

@cython.locals(left=word_t, best=int, r=int, word=int)
cdef int best_of(State s, Desk desk, word_t* routes) noexcept nogil

@cython.locals(actions="short[MAX_ACTIONS]", count=int, i=int, best=int, most=int, held=int)
cdef int pay_plainly(State s) noexcept nogil

@cython.locals(actions="short[MAX_ACTIONS]", action=int)
cdef int keep_three(State s) noexcept nogil
