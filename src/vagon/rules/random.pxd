cimport cython
from vagon.rules.bits cimport add32, low32, rotate32
from vagon.rules.constants cimport TAPE_SIZE


@cython.final
cdef class Stream:
    cdef unsigned int key_words[8]
    cdef unsigned int block[16]  # the words around `position`
    cdef unsigned long long position  # words used so far

    cpdef rekey(self, bytes key, unsigned long long position=*)


cdef void quarter_round(unsigned int* x, int a, int b, int c, int d) noexcept nogil

@cython.locals(x="unsigned int[16]", start="unsigned int[16]", counter="unsigned long long", i=int, _=int)
cdef void make_block(Stream stream) noexcept nogil

@cython.locals(i=int)
cdef unsigned long long next_word(Stream stream) noexcept nogil

@cython.locals(product="unsigned long long", unfair="unsigned int")
cdef long long random_below(Stream stream, unsigned int n) noexcept nogil

cdef void copy_stream(Stream new, Stream old) noexcept nogil


@cython.final
cdef class Tape:
    cdef short values[TAPE_SIZE]
    cdef int length


cdef void note(Tape tape, int value) noexcept nogil
