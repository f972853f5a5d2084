cimport cython
from vagon.bots.desk cimport Desk, Plan
from vagon.bots.styles cimport Style
from vagon.rules.bits cimport lowest_bit
from vagon.rules.constants cimport (
    CARDS_PER_COLOUR, DRAW_DECK, DRAW_ROW, EMPTY, FAR, GREY, LOCOMOTIVE, MAX_ACTIONS, NUM_COLOURS, NUM_KINDS,
    NUM_LOCOMOTIVES, PAY_ROUTE, ROUTE_WORDS, ROW_SIZE,
)
from vagon.rules.legal cimport list_legal, price_to_pay
from vagon.rules.state cimport State

ctypedef unsigned long long word_t

@cython.locals(routes=word_t, r=int, count=int)
cdef void count_needs(State s, Style style, Desk desk, Plan plan, int seat, int except_route) noexcept nogil

@cython.locals(best=int, amount=int)
cdef void need_grey(State s, Style style, Desk desk, int route) noexcept nogil

@cython.locals(best=int)
cdef void need_for(State s, Style style, Desk desk, int route) noexcept nogil

@cython.locals(rank=int, locomotives=int, unseen=int, gain=int)
cdef int choose_card(State s, Style style, Desk desk, int barred) noexcept nogil

@cython.locals(missing=int)
cdef void weigh_cards(Style style, Desk desk) noexcept nogil

@cython.locals(total=int, count=int)
cdef int deck_gain(State s, Desk desk) noexcept nogil

@cython.locals(actions="short[MAX_ACTIONS]")
cdef int first_legal(State s) noexcept nogil

@cython.locals(
    actions="short[MAX_ACTIONS]", target=int, price=int, best=int, best_loss=int, loss=int, locomotives=int, colour=int,
    used=int, spare=int,
)
cdef int choose_payment(State s, Style style, Desk desk, Plan plan) noexcept nogil
