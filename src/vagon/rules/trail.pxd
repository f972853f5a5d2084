cimport cython
from vagon.rules.bits cimport count_bits, low32, lowest_bit, one_bit
from vagon.rules.constants cimport FAR, MAX_CITIES, MAX_LENGTH, MAX_PAIRED, MAX_TRAIL, ROUTE_WORDS, TRAIL_MEMORY
from vagon.rules.state cimport State

ctypedef unsigned long long word_t


cdef class Trail:
    cdef short route[MAX_TRAIL]
    cdef short end_a[MAX_TRAIL]
    cdef short end_b[MAX_TRAIL]
    cdef short length[MAX_TRAIL]
    cdef word_t at[MAX_CITIES]
    cdef int num_routes
    cdef int best
    cdef word_t best_routes
    cdef word_t tried
    cdef short distance[MAX_CITIES * MAX_CITIES]
    cdef word_t seen_ahead[TRAIL_MEMORY]
    cdef short seen_place[TRAIL_MEMORY]
    cdef short seen_length[TRAIL_MEMORY]


@cython.locals(left=word_t, part=word_t)
cdef int longest_trail(State s, Trail t, int seat) noexcept nogil

@cython.locals(t=Trail)
cpdef list trail_of(State s, int seat)

@cython.locals(routes=word_t)
cdef void read_network(State s, Trail t, int seat) noexcept nogil

cdef void add_route(Trail t, int route, int a, int b, int length) noexcept nogil

@cython.locals(everything=word_t)
cdef word_t all_routes(Trail t) noexcept nogil

@cython.locals(found=word_t, fresh=word_t, beyond=word_t)
cdef word_t reachable(Trail t, int place, word_t routes) noexcept nogil

cdef int sum_lengths(Trail t, word_t routes) noexcept nogil

@cython.locals(odd=word_t)
cdef word_t odd_places(Trail t, word_t routes) noexcept nogil

@cython.locals(starts=word_t)
cdef void search_part(Trail t, word_t part) noexcept nogil

@cython.locals(ways=word_t)
cdef void walk(Trail t, int place, int length, word_t left, word_t used) noexcept nogil

cdef int other_end(Trail t, int i, int place) noexcept nogil

@cython.locals(ahead=word_t, ways=word_t)
cdef void extend(Trail t, int place, int length, word_t left, word_t used) noexcept nogil

@cython.locals(slot=int)
cdef bint is_news(Trail t, int place, word_t ahead, int length) noexcept nogil

@cython.locals(wasteful=word_t, left=word_t, others=word_t, nearest=int)
cdef int most_ahead(Trail t, int place, word_t ahead, int needed) noexcept nogil

@cython.locals(least=int, others=word_t)
cdef int pair_up(Trail t, word_t places, int spare) noexcept nogil

@cython.locals(places=word_t)
cdef word_t places_of(Trail t, word_t routes) noexcept nogil

@cython.locals(routes=word_t, rows=word_t, columns=word_t, over=word_t, a=int, b=int)
cdef void measure(Trail t, word_t places, word_t part) noexcept nogil
