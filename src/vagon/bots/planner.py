"""The planner: follows a plan for its tickets, and takes what else is worth more than the turns it costs.

It reads only what the deciding seat may know, so the same code plays as a bot and stands in for everybody in
rollouts. It uses no chance. A plan is kept from turn to turn while it can be carried out: making it anew each
time, by the latest cards, wins far less.
"""

from __future__ import annotations

import cython

from vagon.bots.desk import Desk, Plan
from vagon.bots.styles import Style
from vagon.rules.score import Tally
from vagon.rules.state import State

if not cython.compiled:
    from vagon.bots.cards import choose_card, choose_payment, count_needs, first_legal, need_for
    from vagon.bots.claims import any_claim, best_planned, best_spare, best_target, choose_station, is_risky
    from vagon.bots.desk import copy_plan
    from vagon.bots.plans import refresh, survey, tickets_value
    from vagon.bots.prices import claim_worth, ticks_left, weigh_colours, weigh_passengers, weigh_places
    from vagon.bots.simple import decide_simply
    from vagon.rules.bits import contains, count_bits, insert, lowest_bit
    from vagon.rules.constants import (
        CHOOSE_MIX,
        CHOOSE_TICKETS,
        EMPTY,
        FAR,
        KEEP_TICKETS,
        LOCOMOTIVE,
        MAX_ACTIONS,
        MAX_OFFER,
        MAX_SEATS,
        OVER,
        PAY_ROUTE,
        PAY_STATION,
        ROUTE_WORDS,
        SECOND_CARD,
        TAKE_PASSENGER,
        TICKET_WORDS,
        TURN,
    )
    from vagon.rules.legal import can_draw_tickets, find_claimable, list_legal
    from vagon.rules.play import apply
    from vagon.rules.score import count_score

    LONG_GAME = 80


class Planner:
    """Plans for up to five seats, each with its style.

    Every seat has members of its own: a class of Cython can hold objects in a list only, which cannot be
    reached without the interpreter, and rollouts must do without it.
    """

    styles: list[Style]

    def __init__(self, styles: list[Style]) -> None:
        if not 0 < len(styles) <= MAX_SEATS:
            raise ValueError("one style for every seat")
        self.desk = Desk(styles[0].board)
        self.sit(styles)
        self.plan0, self.plan1, self.plan2, self.plan3, self.plan4 = (Plan() for _ in range(MAX_SEATS))

    def sit(self, styles: list[Style]) -> None:
        """Let these play by the seats; their plans must be made anew."""
        self.styles = styles + [styles[0]] * (MAX_SEATS - len(styles))
        self.style0, self.style1, self.style2, self.style3, self.style4 = self.styles

    def choose(self, s: State) -> int:
        """What the deciding seat does, by a fresh plan."""
        forget(self)
        return decide(s, self)

    def wishes(self, s: State) -> tuple[list[int], list[int]]:
        """Routes that the deciding seat's last plan claims, and cities where it could build to borrow."""
        plan = (self.plan0, self.plan1, self.plan2, self.plan3, self.plan4)[s.seat]
        routes = [r for r in range(s.board.num_routes) if plan.routes[r >> 6] >> (r & 63) & 1]
        borrowed = [r for r in range(s.board.num_routes) if plan.borrowed[r >> 6] >> (r & 63) & 1]
        return routes, sorted({end for r in borrowed for end in (s.board.route_a[r], s.board.route_b[r])})

    def worth(self, s: State, route: int) -> int:
        """What a claim of the route brings the deciding seat at once, in units."""
        weigh_passengers(s, self.styles[s.seat], self.desk, s.seat)
        return claim_worth(s, self.styles[s.seat], self.desk, route)


def make_plans(s: State, planner: Planner) -> None:
    """Make plans for all seats that hold tickets, for this situation."""
    forget(planner)
    if s.phase == CHOOSE_MIX or s.phase == CHOOSE_TICKETS:
        return
    left = ticks_left(s, planner.style0)
    refresh(s, planner.style0, planner.desk, planner.plan0, 0, left)
    refresh(s, planner.style1, planner.desk, planner.plan1, 1, left)
    if s.players > 2:
        refresh(s, planner.style2, planner.desk, planner.plan2, 2, left)
    if s.players > 3:
        refresh(s, planner.style3, planner.desk, planner.plan3, 3, left)
    if s.players > 4:
        refresh(s, planner.style4, planner.desk, planner.plan4, 4, left)


def copy_plans(new: Planner, old: Planner) -> None:
    copy_plan(new.plan0, old.plan0)
    copy_plan(new.plan1, old.plan1)
    copy_plan(new.plan2, old.plan2)
    copy_plan(new.plan3, old.plan3)
    copy_plan(new.plan4, old.plan4)


def keep_plan(new: Planner, old: Planner, seat: int) -> None:
    """Let the plan of a seat be that of another planner, if it has one."""
    if seat == 0 and old.plan0.is_made:
        copy_plan(new.plan0, old.plan0)
    elif seat == 1 and old.plan1.is_made:
        copy_plan(new.plan1, old.plan1)
    elif seat == 2 and old.plan2.is_made:
        copy_plan(new.plan2, old.plan2)
    elif seat == 3 and old.plan3.is_made:
        copy_plan(new.plan3, old.plan3)
    elif seat == 4 and old.plan4.is_made:
        copy_plan(new.plan4, old.plan4)


def play_planned(s: State, planner: Planner) -> int:
    """Play to the end; return the number of decisions."""
    decisions = 0
    while s.phase != OVER:
        apply(s, decide(s, planner))
        decisions += 1
    return decisions


def finish_game(s: State, planner: Planner, t: Tally) -> int:
    """Play to the end and count the score into `t`; return the number of decisions."""
    forget(planner)
    decisions = play_planned(s, planner)
    count_score(s, t)
    return decisions


def forget(planner: Planner) -> None:
    """Drop all plans."""
    planner.plan0.is_made = planner.plan1.is_made = planner.plan2.is_made = 0
    planner.plan3.is_made = planner.plan4.is_made = 0


def decide(s: State, planner: Planner) -> int:
    """The action of the deciding seat; its plan is kept for later."""
    if s.seat == 0:
        return decide_as(s, planner.style0, planner.desk, planner.plan0)
    if s.seat == 1:
        return decide_as(s, planner.style1, planner.desk, planner.plan1)
    if s.seat == 2:
        return decide_as(s, planner.style2, planner.desk, planner.plan2)
    if s.seat == 3:
        return decide_as(s, planner.style3, planner.desk, planner.plan3)
    return decide_as(s, planner.style4, planner.desk, planner.plan4)


def decide_as(s: State, style: Style, desk: Desk, plan: Plan) -> int:
    phase = s.phase
    if style.simple and phase not in (CHOOSE_MIX, TAKE_PASSENGER):
        return decide_simply(s, desk)
    if phase == TURN:
        return choose_turn(s, style, desk, plan)
    if phase == SECOND_CARD:
        return choose_second_card(s, style, desk, plan)
    if phase in (PAY_ROUTE, PAY_STATION):
        return choose_payment(s, style, desk, plan)
    if phase in (KEEP_TICKETS, CHOOSE_TICKETS):
        return choose_keep(s, style, desk, plan)
    if phase == TAKE_PASSENGER:
        return choose_passenger(s, style, desk)
    if phase == CHOOSE_MIX:
        return s.board.first_tickets + min(style.mix, s.board.opening_choice)
    return first_legal(s)  # tunnels: added cards with fewest locomotives come first, withdrawing last


def choose_turn(s: State, style: Style, desk: Desk, plan: Plan) -> int:
    if not cython.compiled:
        routes = [0] * ROUTE_WORDS
    left = ticks_left(s, style)
    refresh(s, style, desk, plan, s.seat, left)
    find_claimable(s, routes)
    if s.turns > LONG_GAME * s.players:
        route = any_claim(s, routes)
        if route >= 0:
            return s.board.first_claim + route
    wagons = 0  # that the plan still takes
    for word in range(s.board.route_words):
        open_routes = plan.routes[word] & s.open[s.seat * ROUTE_WORDS + word]
        while open_routes:
            wagons += s.board.length[64 * word + lowest_bit(open_routes)]
            open_routes &= open_routes - 1
    count_needs(s, style, desk, plan, s.seat, -1)
    if wagons > 0:
        route = best_planned(s, style, desk, plan, routes, left)
        if route >= 0:
            return s.board.first_claim + route
    action = choose_station(s, plan, wagons, left)
    if action >= 0:
        return action
    if s.board.num_passengers > 0:
        weigh_colours(s, style, desk, s.seat)
    if wagons > 0:
        route = best_spare(s, style, desk, routes, s.wagons[s.seat] - wagons)
        if route >= 0:
            return s.board.first_claim + route
    else:
        action = choose_tickets(s, style, left)
        if action >= 0:
            return action
        if s.board.num_passengers > 0:
            weigh_places(s, desk)
        route = best_target(s, style, desk, left)
        plan.target = route
        if route >= 0 and contains(routes, 0, route) and not is_risky(s, style, route, left):
            return s.board.first_claim + route
        need_for(s, style, desk, route)
    return choose_card(s, style, desk, EMPTY)


def choose_tickets(s: State, style: Style, left: int) -> int:
    """Draw tickets if there are wagons and time for them; else -1."""
    if s.wagons[s.seat] < style.draw_wagons or left < style.draw_time:
        return -1
    mix = min(style.mix, s.board.num_mixes - 1)
    if can_draw_tickets(s, mix):
        return s.board.first_tickets + mix
    return -1


def choose_second_card(s: State, style: Style, desk: Desk, plan: Plan) -> int:
    wagons = 0
    left = ticks_left(s, style)
    refresh(s, style, desk, plan, s.seat, left)
    for word in range(s.board.route_words):
        if plan.routes[word] & s.open[s.seat * ROUTE_WORDS + word]:
            wagons = 1
    if wagons:
        count_needs(s, style, desk, plan, s.seat, -1)
    else:
        if plan.target < 0:
            if s.board.num_passengers > 0:
                weigh_passengers(s, style, desk, s.seat)
            plan.target = best_target(s, style, desk, left)
        need_for(s, style, desk, plan.target)
    return choose_card(s, style, desk, LOCOMOTIVE)


def choose_passenger(s: State, style: Style, desk: Desk) -> int:
    if not cython.compiled:
        actions = [0] * MAX_ACTIONS
    weigh_colours(s, style, desk, s.seat)
    best = 0
    best_worth = -1
    count = list_legal(s, actions)
    for i in range(count - 1):  # the last is to decline
        worth = desk.passenger_worth[actions[i] - s.board.first_passenger_action]
        if worth > best_worth:
            best_worth = worth
            best = i
    return actions[best]


def choose_keep(s: State, style: Style, desk: Desk, plan: Plan) -> int:
    """Keep the tickets that are worth most together with those held already."""
    if not cython.compiled:
        actions = [0] * MAX_ACTIONS
    left = ticks_left(s, style)
    survey(s, style, desk, s.seat)
    count = list_legal(s, actions)
    best = actions[0]
    best_value = -FAR
    for i in range(count):
        kept = actions[i] - s.board.first_keep + 1
        if s.phase == CHOOSE_TICKETS and count_bits(kept) < min(style.least_kept, s.num_offered[s.seat]):
            continue
        for word in range(TICKET_WORDS):
            desk.kept[word] = s.tickets[s.seat * TICKET_WORDS + word]
        for j in range(s.num_offered[s.seat]):
            if kept >> j & 1:
                insert(desk.kept, 0, s.offered[s.seat * MAX_OFFER + j])
        value = tickets_value(s, style, desk, plan, s.seat, left)
        if value > best_value:
            best_value = value
            best = actions[i]
    plan.is_made = 0
    return best
