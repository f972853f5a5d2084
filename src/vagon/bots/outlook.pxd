cimport cython
from vagon.bots.belief cimport Belief, redraw_tickets, weigh_others
from vagon.bots.planner cimport Planner, forget, play_planned
from vagon.bots.utility cimport lead_of, win_share, worth_of_lead
from vagon.rules.constants cimport CHOOSE_MIX, CHOOSE_TICKETS, MAX_SEATS
from vagon.rules.random cimport Stream, next_word
from vagon.rules.redeal cimport redeal
from vagon.rules.score cimport Tally, count_score
from vagon.rules.state cimport State, copy_state


@cython.final
cdef class Outlook:
    cdef readonly list planners
    cdef readonly Belief belief
    cdef State game
    cdef Tally tally
    cdef readonly int games
    cdef readonly double wins[MAX_SEATS]
    cdef readonly double leads[MAX_SEATS]

    @cython.locals(i=int, parts=int)
    cpdef look(self, State s, int seat, int games, Stream chance)


cdef void play_out(Outlook outlook, Planner planner, State s, int seat, int games, Stream chance) noexcept nogil

cdef void renew_chance(State s, Stream chance) noexcept nogil

@cython.locals(players=int)
cdef void add_result(Outlook outlook) noexcept nogil
