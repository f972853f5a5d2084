cimport cython
from vagon.rules.bits cimport contains, count_bits, lowest_bit, one_bit
from vagon.rules.constants cimport (
    CHOOSE_MIX, CHOOSE_TICKETS, DRAW_DECK, DRAW_ROW, EMPTY, GREY, KEEP_TICKETS, LOCOMOTIVE, MAX_ACTIONS,
    MAX_LENGTH, NUM_COLOURS, NUM_KINDS, PASSENGER_COLOURS, PAY_EXTRA, PAY_ROUTE, PAY_STATION, ROUTE_WORDS,
    ROW_SIZE, SECOND_CARD, TAKE_PASSENGER, TURN,
)
from vagon.rules.state cimport State

ctypedef unsigned long long word_t


@cython.locals(actions="short[MAX_ACTIONS]", count=int, i=int)
cpdef list legal(State s)

cdef int list_legal(State s, short* actions) noexcept nogil

@cython.locals(actions="short[MAX_ACTIONS]")
cpdef bint is_legal(State s, int action) noexcept nogil

@cython.locals(routes="unsigned long long[ROUTE_WORDS]", left=word_t, cities=word_t)
cdef int list_turn(State s, short* actions) noexcept nogil

cdef int list_cards_and_tickets(State s, short* actions) noexcept nogil

@cython.locals(actions="short[MAX_ACTIONS]", routes="unsigned long long[ROUTE_WORDS]")
cdef bint is_legal_turn(State s, int action) noexcept nogil

cdef int row_kinds(State s) noexcept nogil
cdef int list_cards(State s, short* actions, int count, int barred) noexcept nogil
cdef bint can_draw(State s, int action, int barred) noexcept nogil
cdef bint can_draw_tickets(State s, int mix) noexcept nogil

@cython.locals(locomotives=int, most=int, amount=int, low=word_t, middle=word_t, high=word_t)
cdef void find_claimable(State s, word_t* routes) noexcept nogil

cdef int station_price(State s, int seat) noexcept nogil

@cython.locals(taken=word_t)
cdef word_t buildable(State s) noexcept nogil

@cython.locals(everything=word_t)
cdef word_t cities_without(int num_cities, word_t taken) noexcept nogil

cdef int price_to_pay(State s) noexcept nogil
cdef int colour_to_pay(State s) noexcept nogil
cdef int locomotives_owed(State s) noexcept nogil
cdef int list_payments(State s, short* actions) noexcept nogil
cdef bint can_pay(State s, int action) noexcept nogil
cdef int list_extras(State s, short* actions) noexcept nogil
cdef int list_keeps(State s, short* actions) noexcept nogil
cdef int list_passengers(State s, short* actions) noexcept nogil
