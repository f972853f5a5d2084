cimport cython
from vagon.env.deals cimport Deals, deal_next
from vagon.env.observation cimport Observer, write_mask, write_observation
from vagon.env.rewards cimport Rewards, write_rewards
from vagon.rules.constants cimport OVER, RANDOM_POLICY
from vagon.rules.legal cimport is_legal
from vagon.rules.play cimport apply
from vagon.rules.playout cimport choose
from vagon.rules.random cimport Stream
from vagon.rules.state cimport State

cdef enum:
    MAX_GAMES = 4096


cpdef void observe(Observer o, State s, int seat, float[::1] out) except *
cpdef void mark_legal(State s, signed char[::1] out) except *
cpdef void reward(Rewards r, State s, int seat, int gained, bint is_end, float[::1] out) except *
cdef void check_size(Py_ssize_t size, Py_ssize_t wanted) except *


@cython.final
cdef class Target:
    cdef signed char[::1] seats
    cdef signed char[::1] masks
    cdef float[::1] observations
    cdef float[::1] rewards
    cdef unsigned char[::1] terminated
    cdef unsigned char[::1] truncated
    cdef bint has_observations


@cython.final
cdef class Batch:
    cdef readonly Observer observer
    cdef Rewards rewards
    cdef readonly int num_games
    cdef int max_turns
    cdef readonly tuple states
    cdef list deals
    # the same as pointers, which need no lock: tuple and list keep what they point to
    cdef void* state_at[MAX_GAMES]
    cdef void* deals_at[MAX_GAMES]

    cpdef void start(self, list deals, Target target) except *

    @cython.locals(refused=int)
    cpdef int step(self, const long long[::1] actions, Target target) except -2

    cpdef void choose(self, Stream chance, long long[::1] actions) except *


cdef void check_target(Batch b, Target target) except *

@cython.locals(state=State, deals=Deals)
cdef void set_pointers(Batch b, int i) except *

cdef void start_games(Batch b, Target target) noexcept nogil
cdef int find_illegal(Batch b, const long long[::1] actions) noexcept nogil
cdef bint is_legal_id(State s, long long action) noexcept nogil
cdef void step_games(Batch b, const long long[::1] actions, Target target) noexcept nogil

@cython.locals(is_over=bint, is_cut=bint, out="float*")
cdef void play(Batch b, State s, int i, int action, Target target) noexcept nogil

@cython.locals(masks="signed char*", out="float*")
cdef void show(Batch b, State s, int i, Target target) noexcept nogil
cdef void choose_actions(Batch b, Stream chance, long long[::1] actions) noexcept nogil
