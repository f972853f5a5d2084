"""What a planner has before it: a plan for each seat, and the desk on which plans are made."""

from __future__ import annotations

import cython

from vagon.bots.paths import Paths
from vagon.bots.ways import Ways
from vagon.rules.board import Board

if not cython.compiled:
    from vagon.rules.constants import (
        MAX_CITIES,
        MAX_ROUTES,
        NUM_KINDS,
        PASSENGER_COLOURS,
        ROUTE_WORDS,
        TICKET_WORDS,
    )

    MAX_AIMS = 24


class Plan:
    """What a seat wants, made once and kept while nothing that it needs is taken."""

    routes: list[int]  # set of routes to claim; those claimed since are still in it
    borrowed: list[int]  # set of others' routes to use by stations
    tickets: list[int]  # the kept tickets it was made for
    aims: list[int]  # those of them that it completes
    value: int  # what the aims gain, less the price of the routes
    wagons: int  # that the routes take
    time: int  # ticks that they take
    ticks_left: int  # of the game, as guessed when it was made
    target: int  # route outside the plan that cards are drawn for, or -1
    is_made: int

    def __init__(self) -> None:
        self.target = -1
        self.is_made = self.value = self.wagons = self.time = self.ticks_left = 0
        if not cython.compiled:
            self.routes, self.borrowed = [0] * ROUTE_WORDS, [0] * ROUTE_WORDS
            self.tickets, self.aims = [0] * TICKET_WORDS, [0] * TICKET_WORDS


class Desk:
    """Room for making plans, used again and again."""

    def __init__(self, board: Board) -> None:
        self.paths = Paths(board)
        self.ways = Ways()
        self.spare_plan = Plan()
        self.num_networks = self.num_borrowed = 0
        if not cython.compiled:
            self.price, self.time = [0] * MAX_ROUTES, [0] * MAX_ROUTES
            self.appeal = [0] * MAX_ROUTES
            self.have = [0] * NUM_KINDS
            self.order = [0] * MAX_AIMS
            self.network = [0] * MAX_CITIES
            self.passenger_worth = [0] * (PASSENGER_COLOURS + 1)
            self.place_worth = [0] * MAX_CITIES
            self.need = [0] * NUM_KINDS
            self.spare = [0] * NUM_KINDS
            self.gain, self.rank = [0] * NUM_KINDS, [0] * (NUM_KINDS + 1)
            self.unseen = [0] * NUM_KINDS
            self.grey = [0] * MAX_ROUTES
            self.kept = [0] * TICKET_WORDS


def copy_plan(new: Plan, old: Plan) -> None:
    for word in range(ROUTE_WORDS):
        new.routes[word] = old.routes[word]
        new.borrowed[word] = old.borrowed[word]
    for word in range(TICKET_WORDS):
        new.tickets[word] = old.tickets[word]
        new.aims[word] = old.aims[word]
    new.value = old.value
    new.wagons = old.wagons
    new.time = old.time
    new.ticks_left = old.ticks_left
    new.target = old.target
    new.is_made = old.is_made
