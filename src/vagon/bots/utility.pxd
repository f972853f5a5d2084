cimport cython
from libc.math cimport exp
from vagon.rules.score cimport Tally

cdef double LEAD

cpdef double utility(Tally t, int players, int seat, double win) noexcept nogil

@cython.locals(winners=int)
cdef double win_share(Tally t, int players, int seat) noexcept nogil

@cython.locals(best=int)
cdef int lead_of(Tally t, int players, int seat) noexcept nogil

cdef double worth_of_lead(int lead, double most) noexcept nogil
