"""How a planner judges: a few numbers, and what follows from them for every route of a map.

Values are in quarters of a point (UNITS to the point), times in sixteenths of a turn (TICKS to the turn).
"""

from __future__ import annotations

from collections.abc import Mapping

import cython

from vagon.rules.board import Board

if not cython.compiled:
    from vagon.rules.constants import CARDS_PER_COLOUR, FAR, MAX_LENGTH, MAX_PASSENGERS, MAX_ROUTES, TUNNEL

    UNITS = 4
    TICKS = 16
    HAVE = CARDS_PER_COLOUR + 1

DEFAULTS: dict[str, float] = {
    "turn_price": 3.4,  # points that a turn is worth
    "late_price": 1.0,  # how many times as many when somebody has no wagons left
    "cards_per_turn": 1.9,
    "tunnel": 0.4,  # turns that a tunnel takes in addition
    "ferry": 0.8,  # turns for every locomotive owed
    "route_weight": 1.0,  # of a route's own points in a plan
    "hand_weight": 0.6,  # how much of the time for a card is saved by holding it already
    "ticket_weight": 1.0,  # of what a kept ticket gains when completed, 2 x its points
    "ticket_bonus": 0.0,  # points for completing one more, whatever it says
    "keep_price": 0.0,  # points that a ticket must promise beyond its costs to be kept
    "least_kept": 0.0,  # opening tickets kept whatever they promise
    "mix": 0.0,  # tickets of the second pile asked for
    "draw_wagons": 99.0,  # with all plans done and this many wagons left it draws tickets
    "draw_time": 8.0,  # turns that must be left for drawing tickets
    "passenger": 3.0,  # points for a passenger of a colour in balance
    "passenger_reach": 4.0,  # passengers ahead or behind at which one more is worth half of that
    "danger": 3.0,  # points by which a route that others touch is more urgent
    "trail": 0.0,  # points for a route outside the plan that touches own ones
    "spare_points": 4.0,  # worth of a route outside the plan that is claimed with spare cards
    "locomotive": 26.0,  # what a locomotive gains while cards are missing; 16 is one of the missing cards
    "last_card": 8.0,  # what a card gains in addition if it is the last missing of its colour
    "wagons_per_claim": 3.2,  # for guessing how soon a seat ends the game
    "races": 1.5,  # gives up what takes longer than this much of the time guessed to be left; 0: nothing
    "stations": 1.0,  # 1: may build stations
    "one_ticket": 0.0,  # 1: plans for one ticket at a time
    "simple": 0.0,  # 1: does not plan but plays as in `simple.py`; of the others only `mix` counts then
}
SIMPLE: dict[str, float] = {"simple": 1.0, "mix": 1.0}
"""What others are taken for who look like it."""


class Style:
    """The judgement of a planner on one board."""

    board: Board
    values: dict[str, float]
    turn_price: int  # this and the next seven in units
    late_price: int  # in addition to it when somebody has no wagons left
    ticket_gain: int  # for each point of a ticket
    ticket_bonus: int
    keep_price: int
    danger: int
    spare_points: int
    trail: int
    least_kept: int
    mix: int
    draw_wagons: int
    draw_time: int  # ticks
    locomotive: int
    last_card: int
    wagon_time: int  # ticks for claiming, by wagon
    one_card: int  # ticks for drawing a card
    races: int  # sixteenths of the time left
    stations: int
    one_ticket: int
    simple: int
    work: list[int]
    worth: list[int]
    wanted: list[int]
    most_worth: list[int]
    least_work: list[int]
    passenger: list[int]
    card_time: list[int]

    def __init__(self, board: Board, values: Mapping[str, float]) -> None:
        unknown = sorted(set(values) - set(DEFAULTS))
        if unknown:
            raise ValueError(f"no parameter of the planner: {', '.join(unknown)}")
        if not cython.compiled:
            self.work = [0] * MAX_ROUTES
            self.worth = [0] * MAX_ROUTES
            self.wanted = [0] * MAX_ROUTES
            self.most_worth, self.least_work = [0] * (MAX_LENGTH + 1), [0] * (MAX_LENGTH + 1)
            self.passenger = [0] * MAX_PASSENGERS
            self.card_time = [0] * ((MAX_LENGTH + 1) * HAVE)
        self.board = board
        self.values = DEFAULTS | dict(values)
        read_values(self, self.values)

    def __repr__(self) -> str:
        return f"<Style on {self.board.map.id}: {self.turn_price / UNITS:g} points a turn>"


def read_values(style: Style, values: dict[str, float]) -> None:
    b = style.board
    style.turn_price = round(UNITS * values["turn_price"])
    style.late_price = round(UNITS * values["turn_price"] * (values["late_price"] - 1.0))
    style.ticket_gain = round(UNITS * 2 * values["ticket_weight"])
    style.ticket_bonus = round(UNITS * values["ticket_bonus"])
    style.keep_price = round(UNITS * values["keep_price"])
    style.danger = round(UNITS * values["danger"])
    style.spare_points = round(UNITS * values["spare_points"])
    style.trail = round(UNITS * values["trail"])
    style.least_kept = round(values["least_kept"])
    style.mix = round(values["mix"])
    style.draw_wagons = round(values["draw_wagons"])
    style.draw_time = round(TICKS * values["draw_time"])
    style.locomotive = round(values["locomotive"])
    style.last_card = round(values["last_card"])
    style.wagon_time = round(TICKS / values["wagons_per_claim"])
    style.one_card = round(TICKS / values["cards_per_turn"])
    style.races = round(TICKS * values["races"])
    style.stations = round(values["stations"])
    style.one_ticket = round(values["one_ticket"])
    style.simple = round(values["simple"])
    for length in range(MAX_LENGTH + 1):
        style.most_worth[length] = 0
        style.least_work[length] = FAR
    for r in range(b.num_routes):
        turns = 1.0 + (values["tunnel"] if b.kind[r] == TUNNEL else 0.0) + values["ferry"] * b.locomotives[r]
        style.work[r] = round(TICKS * turns)
        style.worth[r] = round(UNITS * values["route_weight"] * b.points[r])
        length = b.length[r]
        style.most_worth[length] = max(style.most_worth[length], style.worth[r])
        style.least_work[length] = min(style.least_work[length], style.work[r])
        # One more for a tunnel pays most of what it may ask.
        style.wanted[r] = b.length[r] + (1 if b.kind[r] == TUNNEL else 0)
    reach = max(1, round(values["passenger_reach"]))
    for distance in range(MAX_PASSENGERS):
        style.passenger[distance] = round(UNITS * values["passenger"]) * reach // (reach + distance)
    for length in range(MAX_LENGTH + 1):
        for have in range(HAVE):
            cards = length - values["hand_weight"] * min(have, length)
            style.card_time[length * HAVE + have] = round(TICKS * cards / values["cards_per_turn"])
