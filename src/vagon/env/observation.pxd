cimport cython
from vagon.rules.bits cimport count_bits, insert, lowest_bit
from vagon.rules.board cimport Board
from vagon.rules.constants cimport (
    CHOOSE_MIX, CHOOSE_TICKETS, EMPTY, FIRST_OF_BATCH, MAX_ACTIONS, MAX_OFFER, MAX_PASSENGERS, NUM_KINDS,
    PASSENGER_COLOURS, PAY_EXTRA, PAY_ROUTE, PAY_STATION, ROUTE_WORDS, ROW_SIZE, TAKE_PASSENGER, TAKEN,
    TICKET_WORDS, TUNNEL_CARDS,
)
from vagon.rules.legal cimport list_legal
from vagon.rules.state cimport State

ctypedef unsigned long long word_t

# numbers of parts, in the order of PARTS
cdef enum:
    PHASE, DECIDING, FIRST_PLAYER, ALL_TRACKS_OPEN, TURNS, LAST_TURNS, PASSES, ROW, ROW_STAYS, DECK,
    COUNTED_DISCARDS, COUNTED_DECK_AT_MOST, PILES, UNDER, PASSENGERS, PAYMENT_ROUTE, PAYMENT_CITY,
    PAYMENT_PAID, PAYMENT_COLOUR, PAYMENT_LOCOMOTIVES, PAYMENT_REVEALED, PAYMENT_EXTRAS,
    PAYMENT_END, SEATS_CARDS, SEATS_KNOWN, SEATS_DRAWN, SEATS_WAGONS, SEATS_POINTS, SEATS_ROUTES,
    SEATS_STATIONS, SEATS_TICKETS, SEATS_OPENING_KEPT, SEATS_MIX, SEATS_OFFERED, SEATS_PASSENGERS,
    OWN_HAND, OWN_DRAWN, OWN_TICKETS, OWN_OFFERED, OWN_MIX, OWN_OPENING_KEPT, OWN_OUT, OWN_UNDER,
    OWN_REJECTED,


@cython.final
cdef class Observer:
    cdef readonly Board board
    cdef readonly dict parts
    cdef readonly int players, size
    cdef int stop_of[MAX_PASSENGERS]
    cdef int under_row[2]
    cdef int part[44]  # where each starts



@cython.locals(actions="short[MAX_ACTIONS]")
cdef void write_mask(State s, signed char* out, Py_ssize_t start) noexcept nogil

cdef void write_observation(Observer o, State s, int seat, float* out, Py_ssize_t start) noexcept nogil
cdef int relative(State s, int other, int seat) noexcept nogil

@cython.locals(left=word_t)
cdef void write_set(word_t* words, int first, int num_words, float* out, Py_ssize_t start) noexcept nogil

cdef void write_table(Observer o, State s, int seat, float* out, Py_ssize_t start) noexcept nogil

@cython.locals(row="int[2]", at=Py_ssize_t)
cdef void write_under(Observer o, State s, int seat, float* out, Py_ssize_t start) noexcept nogil

cdef void write_payment(Observer o, State s, float* out, Py_ssize_t start) noexcept nogil

@cython.locals(cards=int, drawn=int)
cdef void write_seat(Observer o, State s, int seat, int place, float* out, Py_ssize_t start) noexcept nogil

@cython.locals(mine=word_t)
cdef void write_ticket_counts(
    Observer o, State s, int seat, int place, float* out, Py_ssize_t start
) noexcept nogil

cdef void write_own(Observer o, State s, int seat, float* out, Py_ssize_t start) noexcept nogil

@cython.locals(
    lying="unsigned long long[TICKET_WORDS]", left="unsigned long long[TICKET_WORDS]",
    gone="unsigned long long[TICKET_WORDS]", mine=word_t, is_mine=bint,
)
cdef void write_rejected(Observer o, State s, int seat, float* out, Py_ssize_t start) noexcept nogil
