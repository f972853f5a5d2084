cimport cython
from vagon.bots.belief cimport Belief, redraw_tickets, weigh_others
from vagon.bots.planner cimport Planner, copy_plans, decide, keep_plan, make_plans, play_planned
from vagon.bots.utility cimport utility
from vagon.rules.constants cimport CHOOSE_MIX, CHOOSE_TICKETS, MAX_ACTIONS, TURN
from vagon.rules.legal cimport list_legal
from vagon.rules.play cimport apply
from vagon.rules.random cimport Stream
from vagon.rules.redeal cimport redeal
from vagon.rules.score cimport Tally, count_score
from vagon.rules.state cimport State, copy_state

cdef enum:
    MAX_CANDIDATES = 32


@cython.final
cdef class Search:
    cdef readonly Planner planner, scratch, own
    cdef readonly Belief belief
    cdef readonly int rollouts
    cdef readonly double caution, win, seconds
    cdef State world, game
    cdef object simple
    cdef Tally tally
    cdef readonly int num_candidates
    cdef readonly short action[MAX_CANDIDATES]
    cdef readonly double total[MAX_CANDIDATES]
    cdef readonly double squares[MAX_CANDIDATES]
    cdef readonly int tries[MAX_CANDIDATES]


@cython.locals(actions="short[MAX_ACTIONS]", count=int, i=int)
cpdef list candidates(State s, Planner planner)

cdef void sample_world(Search search, State s, Stream chance) noexcept nogil

@cython.locals(first=double, found=double, difference=double)
cdef void run_worlds(Search search, State s, int worlds, Stream chance) noexcept nogil

cdef double rollout(Search search, int action, int seat) noexcept nogil
