"""What may be done now: exactly the actions that `play` accepts."""

from __future__ import annotations

import cython

if not cython.compiled:
    from vagon.rules.bits import contains, count_bits, lowest_bit, one_bit
    from vagon.rules.constants import (
        CHOOSE_MIX,
        CHOOSE_TICKETS,
        DRAW_DECK,
        DRAW_ROW,
        EMPTY,
        GREY,
        KEEP_TICKETS,
        LOCOMOTIVE,
        MAX_ACTIONS,
        MAX_LENGTH,
        NUM_COLOURS,
        NUM_KINDS,
        PASSENGER_COLOURS,
        PAY_EXTRA,
        PAY_ROUTE,
        PAY_STATION,
        ROUTE_WORDS,
        ROW_SIZE,
        SECOND_CARD,
        TAKE_PASSENGER,
        TURN,
    )
    from vagon.rules.state import State


def legal(s: State) -> list[int]:
    """The legal actions in ascending order; none when the game is over."""
    if not cython.compiled:
        actions = [0] * MAX_ACTIONS
    count = list_legal(s, actions)
    return [actions[i] for i in range(count)]


def list_legal(s: State, actions: list[int]) -> int:
    """Write the legal actions in ascending order; return how many."""
    phase = s.phase
    if phase == TURN:
        return list_turn(s, actions)
    if phase == SECOND_CARD:
        return list_cards(s, actions, 0, LOCOMOTIVE)
    if phase == PAY_ROUTE or phase == PAY_STATION:
        return list_payments(s, actions)
    if phase == PAY_EXTRA:
        return list_extras(s, actions)
    if phase == KEEP_TICKETS or phase == CHOOSE_TICKETS:
        return list_keeps(s, actions)
    if phase == TAKE_PASSENGER:
        return list_passengers(s, actions)
    if phase == CHOOSE_MIX:
        for mix in range(s.board.opening_choice + 1):
            actions[mix] = s.board.first_tickets + mix
        return s.board.opening_choice + 1
    return 0


def is_legal(s: State, action: int) -> bool:
    phase = s.phase
    if phase == TURN:
        return is_legal_turn(s, action)
    if phase == SECOND_CARD:
        return can_draw(s, action, LOCOMOTIVE)
    if phase == PAY_ROUTE or phase == PAY_STATION:
        return can_pay(s, action)
    if not cython.compiled:
        actions = [0] * MAX_ACTIONS
    # The other decisions have few answers.
    for i in range(list_legal(s, actions)):
        if actions[i] == action:
            return True
    return False


def list_turn(s: State, actions: list[int]) -> int:
    if not cython.compiled:
        routes = [0] * ROUTE_WORDS
    count = list_cards_and_tickets(s, actions)
    find_claimable(s, routes)
    for word in range(s.board.route_words):
        first = s.board.first_claim + 64 * word
        left = routes[word]
        while left:
            actions[count] = first + lowest_bit(left)
            count += 1
            left &= left - 1
    cities = buildable(s)
    while cities:
        actions[count] = s.board.first_station + lowest_bit(cities)
        count += 1
        cities &= cities - 1
    if count == 0:
        actions[0] = s.board.pass_turn
        count = 1
    return count


def list_cards_and_tickets(s: State, actions: list[int]) -> int:
    """The actions at the start of a turn that build nothing."""
    count = list_cards(s, actions, 0, EMPTY)
    for mix in range(s.board.num_mixes):
        if can_draw_tickets(s, mix):
            actions[count] = s.board.first_tickets + mix
            count += 1
    return count


def is_legal_turn(s: State, action: int) -> bool:
    if not cython.compiled:
        actions = [0] * MAX_ACTIONS
        routes = [0] * ROUTE_WORDS
    if action < 0:
        return False
    if action < s.board.first_tickets:
        return can_draw(s, action, EMPTY)
    if action < s.board.first_claim:
        return can_draw_tickets(s, action - s.board.first_tickets)
    if action < s.board.first_station:
        find_claimable(s, routes)
        return contains(routes, 0, action - s.board.first_claim) == 1
    if action < s.board.first_pay:
        return buildable(s) >> (action - s.board.first_station) & 1 == 1
    if action != s.board.pass_turn:
        return False
    list_turn(s, actions)
    return actions[0] == action


def row_kinds(s: State) -> int:
    """The kinds of cards in the row, as a set."""
    kinds = 0
    for slot in range(ROW_SIZE):
        kinds |= 1 << s.row[slot]
    return kinds & ~(1 << EMPTY)


def list_cards(s: State, actions: list[int], count: int, barred: int) -> int:
    """Append the draws of a train card, except from the row one of the kind `barred` (EMPTY bars none)."""
    if s.deck_size > 0:
        actions[count] = DRAW_DECK
        count += 1
    kinds = row_kinds(s) & ~(1 << barred)
    for kind in range(NUM_KINDS):
        actions[count] = DRAW_ROW + kind  # stays if it counts: a branch here would be a coin toss
        count += kinds >> kind & 1
    return count


def can_draw(s: State, action: int, barred: int) -> bool:
    if action == DRAW_DECK:
        return s.deck_size > 0
    if action < DRAW_ROW or action >= DRAW_ROW + NUM_KINDS or action == DRAW_ROW + barred:
        return False
    return row_kinds(s) >> (action - DRAW_ROW) & 1 == 1


def can_draw_tickets(s: State, mix: int) -> bool:
    """Whether a draw with `mix` tickets of the second pile can be announced (A-81)."""
    if s.board.drawn_piles == 1:
        return s.pile_size[0] > 0
    left = s.pile_size[0] + s.pile_size[1]
    drawn = min(s.board.draw_count, left)
    return left > 0 and mix <= drawn and mix <= s.pile_size[1] and drawn - mix <= s.pile_size[0]


def find_claimable(s: State, routes: list[int]) -> None:
    """Write the set of routes that the seat may claim now: open, with wagons and a payment for them."""
    cards = s.seat * NUM_KINDS
    locomotives = s.hand[cards + LOCOMOTIVE]
    most = 0
    low = middle = high = 0  # the three words of the set; in an array they would cost twice as much
    for colour in range(NUM_COLOURS):
        amount = s.hand[cards + colour]
        most = max(most, amount)
        i = (colour * (MAX_LENGTH + 1) + min(amount + locomotives, MAX_LENGTH)) * ROUTE_WORDS
        low |= s.board.payable[i]
        middle |= s.board.payable[i + 1]
        high |= s.board.payable[i + 2]
    i = (GREY * (MAX_LENGTH + 1) + min(most + locomotives, MAX_LENGTH)) * ROUTE_WORDS
    j = min(locomotives, MAX_LENGTH) * ROUTE_WORDS
    k = min(s.wagons[s.seat], MAX_LENGTH) * ROUTE_WORDS
    first = s.seat * ROUTE_WORDS
    low = (low | s.board.payable[i]) & s.board.owing[j] & s.board.fitting[k]
    middle = (middle | s.board.payable[i + 1]) & s.board.owing[j + 1] & s.board.fitting[k + 1]
    high = (high | s.board.payable[i + 2]) & s.board.owing[j + 2] & s.board.fitting[k + 2]
    routes[0] = low & s.open[first]
    routes[1] = middle & s.open[first + 1]
    routes[2] = high & s.open[first + 2]


def station_price(s: State, seat: int) -> int:
    """Cards that the seat's next station costs (E-81)."""
    return count_bits(s.stations[seat]) + 1


def buildable(s: State) -> int:
    """The set of cities where the seat may build a station now."""
    price = station_price(s, s.seat)
    if price > s.board.stations:
        return 0
    cards = s.seat * NUM_KINDS
    most = 0
    for colour in range(NUM_COLOURS):
        if s.hand[cards + colour] > most:
            most = s.hand[cards + colour]
    if most + s.hand[cards + LOCOMOTIVE] < price:
        return 0
    taken = 0
    for seat in range(s.players):
        taken |= s.stations[seat]
    return cities_without(s.board.num_cities, taken)


def cities_without(num_cities: int, taken: int) -> int:
    everything = one_bit(num_cities - 1)
    return (everything | (everything - 1)) & ~taken


def price_to_pay(s: State) -> int:
    return s.board.length[s.target] if s.phase == PAY_ROUTE else station_price(s, s.seat)


def colour_to_pay(s: State) -> int:
    """The colour asked for, or GREY for any one."""
    return s.board.colour[s.target] if s.phase == PAY_ROUTE else GREY


def locomotives_owed(s: State) -> int:
    return s.board.locomotives[s.target] if s.phase == PAY_ROUTE else 0


def list_payments(s: State, actions: list[int]) -> int:
    """The payments for the route or station chosen, fewest locomotives first."""
    cards = s.seat * NUM_KINDS
    price = price_to_pay(s)
    colour_asked = colour_to_pay(s)
    locomotives = s.hand[cards + LOCOMOTIVE]
    count = 0
    for paid in range(locomotives_owed(s), min(locomotives, price - 1) + 1):
        for colour in range(NUM_COLOURS):
            if (colour == colour_asked or colour_asked == GREY) and s.hand[cards + colour] >= price - paid:
                actions[count] = s.board.first_pay + NUM_COLOURS * paid + colour
                count += 1
    if locomotives >= price:
        actions[count] = s.board.pay_locomotives
        count += 1
    return count


def can_pay(s: State, action: int) -> bool:
    cards = s.seat * NUM_KINDS
    price = price_to_pay(s)
    if action == s.board.pay_locomotives:
        return s.hand[cards + LOCOMOTIVE] >= price
    if action < s.board.first_pay or action > s.board.pay_locomotives:
        return False
    paid = (action - s.board.first_pay) // NUM_COLOURS
    colour = (action - s.board.first_pay) % NUM_COLOURS
    if colour != colour_to_pay(s) and colour_to_pay(s) != GREY:
        return False
    if paid < locomotives_owed(s) or paid >= price or paid > s.hand[cards + LOCOMOTIVE]:
        return False
    return s.hand[cards + colour] >= price - paid


def list_extras(s: State, actions: list[int]) -> int:
    """Ways to add the cards that a tunnel asks for, and withdrawing (E-60, E-62, E-63)."""
    cards = s.seat * NUM_KINDS
    count = 0
    for locomotives in range(min(s.extras, s.hand[cards + LOCOMOTIVE]) + 1):
        coloured = s.extras - locomotives
        if coloured == 0 or (s.paid_colour != LOCOMOTIVE and s.hand[cards + s.paid_colour] >= coloured):
            actions[count] = s.board.first_add + locomotives
            count += 1
    actions[count] = s.board.withdraw
    return count + 1


def list_keeps(s: State, actions: list[int]) -> int:
    """The choices of enough tickets from those offered, as sets of their positions."""
    offered = s.num_offered[s.seat]
    least = min(offered, s.board.opening_keep if s.phase == CHOOSE_TICKETS else s.board.draw_keep)
    count = 0
    for kept in range(1, 1 << offered):
        if count_bits(kept) >= least:
            actions[count] = s.board.first_keep + kept - 1
            count += 1
    return count


def list_passengers(s: State, actions: list[int]) -> int:
    """The colours waiting at the end of the route in question, and declining (G-43, G-45)."""
    place = s.board.route_b[s.target] if s.route_end else s.board.route_a[s.target]
    first = s.board.first_passenger[place]
    colours = 0
    for i in range(first, first + s.board.passengers_at[place]):
        colours |= 1 << s.passengers[i]
    count = 0
    for colour in range(PASSENGER_COLOURS):
        if colours >> colour & 1:
            actions[count] = s.board.first_passenger_action + colour
            count += 1
    actions[count] = s.board.decline
    return count + 1
