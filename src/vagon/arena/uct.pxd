cimport cython
from libc.math cimport log, sqrt
from vagon.rules.bits cimport insert, lowest_bit, one_bit
from vagon.rules.constants cimport (
    EMPTY, FAR, GREEDY, MAX_ACTIONS, MAX_CITIES, MAX_SEATS, NUM_KINDS, OVER, RANDOM_POLICY, ROUTE_WORDS,
    TICKET_WORDS, TURN,
)
from vagon.rules.legal cimport can_draw_tickets, find_claimable, list_cards, list_legal
from vagon.rules.play cimport apply
from vagon.rules.playout cimport choose
from vagon.rules.random cimport Stream, random_below
from vagon.rules.score cimport Tally, count_score
from vagon.rules.state cimport State, copy_state

ctypedef unsigned long long word_t

cdef enum:
    MAX_NODES = 20001
    MAX_DEPTH = 64

cdef int ROLLOUT_TURNS, MANY_CARDS
cdef double EXPLORATION, CLOSES_TICKET, ON_PATH, OPEN_TICKET, EXTRA_CARD


cdef class Search:
    cdef State root
    cdef State world
    cdef Tally tally
    cdef Stream chance
    cdef int seat
    cdef int num_nodes
    # by node; 0 is the root, and as a child none
    cdef int action[MAX_NODES]
    cdef int first[MAX_NODES]
    cdef int next[MAX_NODES]
    cdef int children[MAX_NODES]
    cdef int visits[MAX_NODES]
    cdef double total[MAX_NODES]
    cdef double bonus[MAX_NODES]
    cdef int path[MAX_DEPTH + 1]
    # by seat: the routes to claim for its tickets, and whether they have been found
    cdef word_t wanted[MAX_SEATS * ROUTE_WORDS]
    cdef int is_planned[MAX_SEATS]

    @cython.locals(child=int, favourite=int, _=int)
    cpdef int best(self, int simulations)


@cython.locals(node=int, depth=int, is_new=int, last=int)
cdef void simulate(Search t) noexcept nogil

cdef void others_move(State s, Stream chance, int seat) noexcept nogil

@cython.locals(
    actions="short[MAX_ACTIONS]", is_untried="short[MAX_ACTIONS]", count=int, untried=int, chosen=int, best=double,
    value=double, child=int, k=int, i=int, _=int,
)
cdef int descend(Search t, int node) noexcept nogil

@cython.locals(left=int, i=int)
cdef int without_stations(State s, short* actions, int count) noexcept nogil

@cython.locals(i=int)
cdef bint is_among(short* actions, int count, int action) noexcept nogil

@cython.locals(mean=double)
cdef double worth(Search t, int node, int child) noexcept nogil

@cython.locals(child=int)
cdef int add_child(Search t, int node, int action) noexcept nogil

@cython.locals(cards=int, route=int)
cdef double bias(Search t, int action) noexcept nogil

@cython.locals(number=int, left=word_t, ticket=int)
cdef int num_open_tickets(State s, int seat) noexcept nogil

@cython.locals(starts=word_t)
cdef bint is_completed(State s, int seat, int ticket) noexcept nogil

@cython.locals(found=word_t, fresh=word_t, routes=word_t, ends=word_t, at=int, route=int)
cdef word_t connected(State s, int seat, int place) noexcept nogil

@cython.locals(one=word_t, other=word_t, left=word_t, starts=word_t, stops=word_t, ticket=int)
cdef bint closes_ticket(State s, int seat, int route) noexcept nogil

@cython.locals(last=int)
cdef void play_on(Search t) noexcept nogil

@cython.locals(
    routes="unsigned long long[ROUTE_WORDS]", actions="short[MAX_ACTIONS]", wanted=word_t, best=int, route=int,
    wants_any=int, count=int, seat=int,
)
cdef int choose_turn(Search t, State s) noexcept nogil

cdef bint still_good(Search t, State s, int seat) noexcept nogil

@cython.locals(left=word_t, ticket=int)
cdef void plan(Search t, State s, int seat) noexcept nogil

@cython.locals(
    distance="short[MAX_CITIES]", via="short[MAX_CITIES]", unvisited=word_t, routes=word_t, place=int, other=int,
    route=int, cost=int, i=int, word=int,
)
cdef void want_path(Search t, State s, int seat, int ticket) noexcept nogil

@cython.locals(best=int, place=int)
cdef int nearest(short* distance, word_t places) noexcept nogil
