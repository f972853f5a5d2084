cimport cython
from libc.math cimport exp, log


@cython.final
cdef class Table:
    cdef readonly int num_choices, size
    cdef int[::1] counts
    cdef double[::1] shares
    cdef double[::1] rows
    cdef double[::1] chances


@cython.locals(top=double, total=double, at=Py_ssize_t, whole=double)
cdef void weigh(Table table, double[::1] values, Py_ssize_t first, int count) noexcept nogil

@cython.locals(total=double, first=Py_ssize_t, count=int)
cdef double likelihood(Table table, double[::1] values) noexcept nogil

@cython.locals(size=int, first=Py_ssize_t, count=int, at=Py_ssize_t, off=double, weight=double)
cdef void add_slopes(
    Table table, double[::1] values, double[::1] gradient, double[::1] curvature, double[::1] mean
) noexcept nogil
