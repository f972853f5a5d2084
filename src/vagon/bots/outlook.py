"""How a game may end, as planners play it out in sampled worlds: what a win probability is made of."""

from __future__ import annotations

import cython

from vagon.bots.belief import Belief
from vagon.bots.planner import Planner
from vagon.rules.random import Stream
from vagon.rules.score import Tally
from vagon.rules.state import State

if not cython.compiled:
    from vagon.bots.belief import redraw_tickets, weigh_others
    from vagon.bots.planner import forget, play_planned
    from vagon.bots.utility import lead_of, win_share, worth_of_lead
    from vagon.rules.constants import CHOOSE_MIX, CHOOSE_TICKETS, MAX_SEATS
    from vagon.rules.random import next_word
    from vagon.rules.redeal import redeal
    from vagon.rules.score import count_score
    from vagon.rules.state import copy_state


class Outlook:
    """Sums over the games played out since the last `look`, by each of some planners in turn."""

    games: int
    wins: list[float]  # by seat, ties shared
    leads: list[float]  # by seat: the lead over the best of the others, squeezed into 0 to 1

    def __init__(self, planners: list[Planner], belief: Belief) -> None:
        self.planners, self.belief = planners, belief
        self.game, self.tally = State(belief.board), Tally()
        self.games = 0
        if not cython.compiled:
            self.wins, self.leads = [0.0] * MAX_SEATS, [0.0] * MAX_SEATS

    def look(self, s: State, seat: int, games: int, chance: Stream) -> None:
        """Play out games that `seat` cannot tell from `s`; with -1, games in which all cards are as in `s`.

        Then only what is to be drawn is left to chance.
        """
        self.games = games
        for other in range(MAX_SEATS):
            self.wins[other] = self.leads[other] = 0.0
        if seat >= 0:
            weigh_others(self.belief, s, seat)
        parts = len(self.planners)
        for i in range(parts):
            play_out(self, self.planners[i], s, seat, (i + 1) * games // parts - i * games // parts, chance)


def play_out(outlook: Outlook, planner: Planner, s: State, seat: int, games: int, chance: Stream) -> None:
    for _ in range(games):
        copy_state(outlook.game, s)
        if seat < 0:
            renew_chance(outlook.game, chance)
        else:
            redeal(outlook.game, seat, chance)
            if s.phase != CHOOSE_TICKETS and s.phase != CHOOSE_MIX:
                redraw_tickets(outlook.belief, outlook.game, seat, chance)
        forget(planner)
        play_planned(outlook.game, planner)
        count_score(outlook.game, outlook.tally)
        add_result(outlook)


def renew_chance(s: State, chance: Stream) -> None:
    for i in range(8):
        s.chance.key_words[i] = next_word(chance)
    s.chance.position = 0


def add_result(outlook: Outlook) -> None:
    players = outlook.game.players
    for seat in range(players):
        outlook.wins[seat] += win_share(outlook.tally, players, seat)
        outlook.leads[seat] += worth_of_lead(lead_of(outlook.tally, players, seat), 1.0)
