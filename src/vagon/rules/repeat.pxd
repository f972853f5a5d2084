cimport cython
from vagon.rules.constants cimport MAX_ACTIONS
from vagon.rules.legal cimport list_legal
from vagon.rules.score cimport Tally, count_score
from vagon.rules.state cimport State, copy_state


@cython.locals(other=State)
cpdef void repeat_copy(State s, int times)

cdef void copy_back_and_forth(State s, State other, int times) noexcept nogil

@cython.locals(actions="short[MAX_ACTIONS]")
cpdef long long repeat_legal(State s, int times) noexcept nogil

@cython.locals(t=Tally)
cpdef void repeat_score(State s, int times)
