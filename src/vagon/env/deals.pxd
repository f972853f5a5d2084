cimport cython
from vagon.rules.deal cimport deal_table
from vagon.rules.random cimport Stream, next_word
from vagon.rules.state cimport State



@cython.final
cdef class Deals:
    cdef Stream stream
    cdef unsigned int words[8]


cdef void advance(Deals deals) noexcept nogil
cdef void deal_next(Deals deals, State s, int players) noexcept nogil
