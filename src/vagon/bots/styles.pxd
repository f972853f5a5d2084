from vagon.rules.board cimport Board
from vagon.rules.constants cimport CARDS_PER_COLOUR, FAR, MAX_LENGTH, MAX_PASSENGERS, MAX_ROUTES, TUNNEL

cdef enum:
    UNITS = 4
    TICKS = 16
    HAVE = CARDS_PER_COLOUR + 1


cdef class Style:
    cdef readonly Board board
    cdef readonly dict values
    cdef readonly int turn_price, late_price, ticket_gain, ticket_bonus, keep_price, danger, spare_points
    cdef readonly int trail, least_kept, mix, draw_wagons, draw_time, locomotive, last_card
    cdef readonly int wagon_time, one_card, races, stations, one_ticket, simple
    cdef readonly short work[MAX_ROUTES]  # ticks to claim it, without collecting the cards
    cdef readonly short worth[MAX_ROUTES]
    cdef readonly short wanted[MAX_ROUTES]  # cards to have for it
    cdef readonly short most_worth[MAX_LENGTH + 1]  # of any route, by length
    cdef readonly short least_work[MAX_LENGTH + 1]
    cdef readonly short passenger[MAX_PASSENGERS]  # worth of one, by the distance to a balance
    cdef readonly short card_time[(MAX_LENGTH + 1) * HAVE]  # by length and cards of the colour in hand


cdef void read_values(Style style, dict values) except *
