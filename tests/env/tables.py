"""The tables of docs/environments.md, from the code: `python -m tests.env.tables` prints them."""

from __future__ import annotations

import sys

from vagon.env.observation import PARTS
from vagon.env.parts import parts_of
from vagon.rules.board import Board
from vagon.table.boards import board_of, find_map

MAPS = ("europe", "germany")


def actions_table() -> list[str]:
    """The numbers of actions by kind on both maps."""
    spans = [_spans(board_of(find_map(name))) for name in MAPS]
    rows = ["| action | Europe | Germany |", "|---|---|---|"]
    return rows + [f"| {name} | {spans[0][name]} | {spans[1][name]} |" for name in spans[0]]


def _spans(b: Board) -> dict[str, str]:
    ends = {
        "draw from the deck": (0, 1),
        "draw a card from the row, by kind": (1, b.first_tickets),
        "draw tickets; by how many of the second pile": (b.first_tickets, b.first_claim),
        "claim a route": (b.first_claim, b.first_station),
        "build a station": (b.first_station, b.first_pay),
        "pay, by number of locomotives and colour": (b.first_pay, b.pay_locomotives),
        "pay with locomotives only": (b.pay_locomotives, b.first_add),
        "add cards in a tunnel, by number of locomotives": (b.first_add, b.withdraw),
        "withdraw from a tunnel": (b.withdraw, b.first_keep),
        "keep tickets, by set of positions": (b.first_keep, b.first_passenger_action),
        "take a passenger, by colour": (b.first_passenger_action, b.decline),
        "take no passenger": (b.decline, b.pass_turn),
        "pass": (b.pass_turn, b.num_actions),
    }
    return {name: _span(first, end) for name, (first, end) in ends.items()}


def _span(first: int, end: int) -> str:
    if first == end:
        return "-"
    return str(first) if end == first + 1 else f"{first} to {end - 1}"


def parts_table() -> list[str]:
    """The parts of an observation, with P for the number of players."""
    two, three = ([parts_of(board_of(find_map(name)), players) for name in MAPS] for players in (2, 3))
    rows = ["| part | Europe | Germany | up to | meaning |", "|---|---|---|---|---|"]
    for name in PARTS:
        shapes, highs, meanings = [], [], []
        for small, large in zip(two, three, strict=True):
            if name not in small:
                shapes.append("-")
                continue
            sizes = zip(small[name].shape, large[name].shape, strict=True)
            shapes.append(" x ".join("P" if one != other else str(one) for one, other in sizes))
            highs.append("P" if small[name].high != large[name].high else str(small[name].high))
            meanings.append(small[name].meaning)
        high = " / ".join(dict.fromkeys(highs))
        rows.append(f"| `{name}` | {shapes[0]} | {shapes[1]} | {high} | {meanings[-1]} |")
    return rows


if __name__ == "__main__":
    sys.stdout.write("\n".join([*actions_table(), "", *parts_table(), ""]))
