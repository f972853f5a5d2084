cimport cython
from vagon.rules.score cimport Tally, count_score
from vagon.rules.state cimport State

cdef enum:
    WIN = 1
    SHAPED = 2


@cython.final
cdef class Rewards:
    cdef readonly int kind
    cdef Tally tally


@cython.locals(winners=int, total=int, points=int, share=double, lead=double)
cdef void write_rewards(
    Rewards r, State s, int seat, int gained, bint is_end, float* out, Py_ssize_t start
) noexcept nogil

cdef double lead_of(double own, double total, int players) noexcept nogil
