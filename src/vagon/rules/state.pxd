cimport cython
from libc.string cimport memcpy
from vagon.rules.board cimport Board
from vagon.rules.constants cimport (
    MAX_OFFER, MAX_PASSENGERS, MAX_SEATS, MAX_TICKETS, NUM_KINDS, PASSENGER_COLOURS, ROUTE_WORDS, ROW_SIZE,
    TICKET_WORDS, TUNNEL_CARDS,
)
from vagon.rules.random cimport Stream, Tape, copy_stream


@cython.final
cdef class State:
    cdef readonly Board board
    cdef readonly Stream chance
    cdef public Tape tape
    # From here to `passengers` every game is copied in one piece, hence the order.
    cdef public int players
    cdef public int all_open
    cdef public int first_player
    cdef public int phase
    cdef public int seat
    cdef public int turns
    cdef public int last_turns
    cdef public int passes
    cdef public int deck_size
    cdef public int discard_size
    cdef public int row_stays
    cdef public int target
    cdef public int paid_colour
    cdef public int paid_locomotives
    cdef public int extras
    cdef public int route_end
    cdef public int num_under
    cdef public short joined[MAX_SEATS]
    cdef public short hand[MAX_SEATS * NUM_KINDS]
    cdef public short known[MAX_SEATS * NUM_KINDS]
    cdef public short deck[NUM_KINDS]
    cdef public short shuffled[NUM_KINDS]
    cdef public short drawn[MAX_SEATS * NUM_KINDS]
    cdef public short discards[NUM_KINDS]
    cdef public short aside[NUM_KINDS]
    cdef public short row[ROW_SIZE]
    cdef public short revealed[TUNNEL_CARDS]
    cdef public unsigned long long owned[MAX_SEATS * ROUTE_WORDS]
    cdef public unsigned long long open[MAX_SEATS * ROUTE_WORDS]
    cdef public short wagons[MAX_SEATS]
    cdef public short points[MAX_SEATS]
    cdef public unsigned long long stations[MAX_SEATS]
    cdef public unsigned long long tickets[MAX_SEATS * TICKET_WORDS]
    cdef public unsigned long long rejected[MAX_SEATS * TICKET_WORDS]
    cdef public short opening_kept[MAX_SEATS * 2]
    cdef public short mix[MAX_SEATS]
    cdef public short offered[MAX_SEATS * MAX_OFFER]
    cdef public short num_offered[MAX_SEATS]
    cdef public short pile_size[2]
    cdef public unsigned long long loose[TICKET_WORDS]
    cdef public unsigned long long out[TICKET_WORDS]
    cdef public short passengers[MAX_PASSENGERS]
    cdef public short collected[MAX_SEATS * PASSENGER_COLOURS]
    cdef public short under[MAX_TICKETS]
    cdef public short under_by[MAX_TICKETS]

    @cython.locals(new=State)
    cpdef State copy(self)


cdef void copy_state(State new, State old) noexcept nogil

cdef inline void copy_fields(State new, State old) noexcept nogil:
    cdef char* start = <char*>&old.players
    cdef char* end = <char*>&old.under[0]
    if old.board.num_passengers == 0:
        end = <char*>&old.passengers[0]
    memcpy(&new.players, start, end - start)
