from vagon.rules.constants cimport (
    BY_COMPLETED_TICKETS, BY_FEWER_STATIONS, BY_LONGEST_TRAIL, BY_PASSENGERS, DRAW_ROW, FERRY, GREY, MAX_CITIES,
    MAX_LENGTH, MAX_OFFER, MAX_ROUTES, MAX_STATIONS, MAX_TICKETS, MAX_TIE_BREAKS, NUM_COLOURS, NUM_KINDS,
    RAIL, ROUTE_WORDS, TICKET_WORDS, TUNNEL, TUNNEL_CARDS,
)


cdef class Board:
    cdef readonly object map
    cdef readonly list places
    cdef readonly dict place_numbers
    cdef readonly dict route_numbers
    cdef readonly dict ticket_numbers
    cdef readonly list piles

  
    cdef readonly int wagons, all_tracks_from, stations, station_points, trail_points, most_tickets_points
    cdef readonly int num_tie_breaks
    cdef readonly short tie_breaks[MAX_TIE_BREAKS]

  
    cdef readonly int num_cities, num_places, num_routes, route_words, max_length, has_tunnels
    cdef readonly short route_a[MAX_ROUTES]
    cdef readonly short route_b[MAX_ROUTES]
    cdef readonly short length[MAX_ROUTES]
    cdef readonly short colour[MAX_ROUTES]
    cdef readonly short locomotives[MAX_ROUTES]
    cdef readonly short kind[MAX_ROUTES]
    cdef readonly short points[MAX_ROUTES]
    cdef readonly unsigned long long siblings[MAX_ROUTES * ROUTE_WORDS]
    cdef readonly unsigned long long routes_at[MAX_CITIES * ROUTE_WORDS]
  
    cdef readonly unsigned long long payable[NUM_KINDS * (MAX_LENGTH + 1) * ROUTE_WORDS]
    cdef readonly unsigned long long owing[(MAX_LENGTH + 1) * ROUTE_WORDS]
    cdef readonly unsigned long long fitting[(MAX_LENGTH + 1) * ROUTE_WORDS]

  
    cdef readonly int num_tickets, num_piles, drawn_piles, draw_count, draw_keep
    cdef readonly int opening_choice, opening_keep, rejected_out
    cdef readonly short opening_deal[2]
    cdef readonly unsigned long long ticket_from[MAX_TICKETS]
    cdef readonly unsigned long long ticket_to[MAX_TICKETS]
    cdef readonly short ticket_points[MAX_TICKETS]
    cdef readonly short ticket_pile[MAX_TICKETS]
    cdef readonly unsigned long long pile_tickets[2 * TICKET_WORDS]

  
    cdef readonly int num_passengers, num_passenger_colours, passengers_each, most_passengers, second_passengers
    cdef readonly short passengers_at[MAX_CITIES]
    cdef readonly short first_passenger[MAX_CITIES]

  
    cdef readonly int num_mixes, first_tickets, first_claim, first_station, first_pay, pay_locomotives, first_add
    cdef readonly int withdraw, first_keep, first_passenger_action, decline, pass_turn, num_actions


cdef void read_rules(Board b) except *
cdef void read_routes(Board b) except *
cdef void read_prices(Board b) except *
cdef void read_tickets(Board b) except *
cdef void read_passengers(Board b) except *
cdef void number_actions(Board b) except *
