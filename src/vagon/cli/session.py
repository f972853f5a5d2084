"""A person at the terminal: what they are shown, and what becomes of what they type."""

from __future__ import annotations

import contextlib
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

from vagon.cli.arguments import BadInput, write_output
from vagon.cli.board_map import draw_map
from vagon.cli.colours import Palette, has_colours
from vagon.cli.final_score import score_lines
from vagon.cli.menu import Menu, label, menu, route_label
from vagon.cli.names import names_of
from vagon.cli.refusals import reason
from vagon.cli.situation import completed, hand_lines, heading, labelled, row_lines, seats_table, waits_for
from vagon.cli.story import ends_turn, phrase
from vagon.cli.text import counted, in_columns, listed, room, wrapped
from vagon.cli.typed import Meaning, is_meant, simple_words, understand
from vagon.cli.ways import Way, shortest_ways
from vagon.rules.constants import CHOOSE_MIX, CHOOSE_TICKETS
from vagon.rules.refusals import Refused
from vagon.table.actions import actions_of
from vagon.table.game import Game
from vagon.table.views import View, view
from vagon.table.worlds import any_world

YOU: Final = "You"
_MAX_SHOWN: Final = 12  # actions that a line may mean
_MAX_DIGITS: Final = 4
HELP: Final = """\
A number chooses from the list. Words do as well, and their beginnings are enough:
  red, draw deck            take a card
  draw tickets              draw tickets
  claim par zur, par zur    claim the route Paris - Zürich
  station roma              build a station
  1 3, all                  which tickets to keep
and these can be asked at any time:
  tickets                   your tickets and the shortest way to complete each
  routes, routes paris      the routes that you can claim, or all routes of a city
  map                       where the cities lie
  save FILE                 write the record of the game so far
  quit                      leave"""


class Session:
    """A game with a person on `seat` and others on all other seats."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.board = game.state.board
        self.names = game.seat_names
        self.palette = Palette(has_colours(sys.stdout))
        self.deeds: list[str] = []  # of another player in the present turn
        self.news: list[tuple[int, str]] = []  # what others did, with the phase in which they did it
        self.guess: int | None = None  # an action asked about, waiting for a yes
        self.saved: set[str] = set()

    def welcome(self) -> None:
        print(f"{self.game.map.name}: {listed(self.names)}. `help` tells what you can type.")

    def play(self, action: int) -> None:
        """Play an action and tell it: the person's own at once, those of others when their turn is over."""
        before = self.game.state.copy()
        self.game.play(action)
        deed = phrase(before, self.game.history[-1], self.game.state, self.seat)
        if before.seat == self.seat:
            print(f"{YOU} {second_person(deed)}.")
            return
        self.deeds.append(deed)
        if ends_turn(before, self.game.state):
            self.news.append((before.phase, f"{self.names[before.seat]} {', '.join(self.deeds)}."))
            self.deeds = []

    def tell_news(self) -> None:
        """Print what others did since; their choices in the opening are secret until all have chosen."""
        now = self.game.state.phase
        secret = [entry for entry in self.news if entry[0] == now and now in (CHOOSE_MIX, CHOOSE_TICKETS)]
        for entry in self.news:
            if entry not in secret:
                print(self.palette.faint(entry[1]))
        self.news = secret

    def decide(self) -> bool:
        """Let the person decide; False if they leave."""
        seen = view(self.game.state, self.seat)
        if len(seen.legal) == 1 and seen.phase != "turn":
            self.play(seen.legal[0])
            return True
        self.tell_news()
        choices = self.show(seen)
        moves = len(self.game.history)
        while len(self.game.history) == moves:
            line = read_line("> ")
            if line is None:
                print(f"The input ended: the game stops here, after {counted(moves, 'move')}.")
                return False
            if line.lower() in ("quit", "exit", "q"):
                print(f"You leave the game after {counted(moves, 'move')}.")
                return False
            if line:
                self.answer(line, seen, choices)
        return True

    def finish(self) -> None:
        """Print the final score, and offer for the last time to keep the record."""
        self.tell_news()
        print("", *score_lines(self.game.score(), self.game.map, self.names, self.palette, room()), sep="\n")
        while line := read_line("`save FILE` keeps the record, Enter leaves > "):
            command, _, name = line.partition(" ")
            if command.lower() != "save" or self.save(name.strip()):
                return

    def show(self, seen: View) -> Menu:
        """Print everything that the decision needs."""
        palette, space, ways = self.palette, room(), self.ways(seen)
        lines: list[str] = []
        if seen.phase in ("choose_mix", "choose_tickets", "turn"):
            lines += ["", palette.faint("─" * space), *heading(seen, palette)]
            lines += seats_table(seen, self.names, palette)
        if seen.phase in ("choose_mix", "choose_tickets", "turn", "second_card"):
            lines += row_lines(seen, palette, space)
        lines += hand_lines(seen, palette, space)
        if tickets := self.tickets(seen, ways):
            lines += labelled("tickets", list(tickets.values()), space, ", ")
        choices = menu(seen, {route for way in ways.values() for route in way.routes}, palette, space)
        what = "Your turn" if seen.phase == "turn" else f"You have to {waits_for(seen, names_of(seen.map))}"
        print(*lines, palette.bold(f"{what}:"), *choices.lines, sep="\n")
        return choices

    def ways(self, seen: View) -> dict[str, Way]:
        """The shortest way of each ticket that is not completed but can be."""
        done = completed(seen)
        tickets = [ticket for ticket in (seen.own.tickets if seen.own else []) if ticket not in done]
        return shortest_ways(any_world(seen), self.seat, tickets)

    def tickets(self, seen: View, ways: dict[str, Way]) -> dict[str, str]:
        """Each ticket of the person with how far it is from being completed."""
        done, names = completed(seen), names_of(seen.map)
        lines = {}
        for ticket in seen.own.tickets if seen.own else []:
            state = f"{ways[ticket].wagons} to go" if ticket in ways else "blocked"
            state = self.palette.good("done") if ticket in done else state
            lines[ticket] = f"{names.tickets[ticket]} ({state})"
        return lines

    def answer(self, line: str, seen: View, choices: Menu) -> None:
        """Do what a line asks for, or say why not."""
        guess, self.guess = self.guess, None
        command, _, rest = line.partition(" ")
        match command.lower(), rest.strip():
            case (("help" | "?"), _):
                print(HELP)
            case "map", "":
                print("", *draw_map(seen, room()), "", sep="\n")
            case "routes", places:
                self.show_routes(simple_words(places), seen)
            case "tickets", "":
                self.show_tickets(seen)
            case "save", name:
                self.save(name)
            case (("yes" | "y"), "") if guess is not None:
                self.try_to_play(guess)
            case _:
                self.choose(line, seen, choices)

    def choose(self, line: str, seen: View, choices: Menu) -> None:
        """Play the action that a line means, if it means one."""
        if seen.phase in ("choose_tickets", "keep_tickets"):
            line = kept(simple_words(line), len(seen.own.offered if seen.own else [])) or line
        elif line.isdecimal() and len(line) <= _MAX_DIGITS:
            if 1 <= int(line) <= len(choices.actions):
                self.play(choices.actions[int(line) - 1])
            else:
                print(f"There are choices 1 to {len(choices.actions)}.")
            return
        meaning = understand(line, self.board, seen.legal)
        if len(meaning.actions) == 1 and not meaning.is_guess:
            self.try_to_play(meaning.actions[0])
        else:
            self.ask_again(line, meaning, seen)

    def try_to_play(self, action: int) -> None:
        try:
            self.play(action)
        except Refused as refused:
            print(f"Not possible: {reason(refused, self.game.map)}.")

    def ask_again(self, line: str, meaning: Meaning, seen: View) -> None:
        actions = meaning.actions
        if not actions:
            print(f"{line[:40]!r} is none of your choices; `help` tells what you can type.")
        elif len(actions) == 1:
            self.guess = actions[0]
            print(f"Do you mean `{actions_of(self.board).text(self.guess)}`? Type yes, or something else.")
        else:
            found = [label(seen, action, self.palette) for action in actions[:_MAX_SHOWN]]
            found += [f"and {len(actions) - _MAX_SHOWN} more"] if len(actions) > _MAX_SHOWN else []
            print("Which one?", *in_columns(found, room() - 2), sep="\n  ")

    def show_routes(self, words: list[str], seen: View) -> None:
        """Print the routes of the places meant, with owners and passengers; without any, those to claim."""
        names = names_of(seen.map)
        owners = {route: f", {self.names[at]}" for at, seat in enumerate(seen.seats) for route in seat.routes}
        found = [
            route_label(seen, number, self.palette) + owners.get(route.id, "")
            for number, route in enumerate(seen.map.routes)
            if (words and is_meant(words, f"{route.id} {names.lines[route.id]}"))
            or (not words and self.board.first_claim + number in seen.legal)
        ]
        found += [
            f"passengers in {names.places[stop]}: {', '.join(filter(None, waiting)) or 'none'}"
            for stop, waiting in seen.passengers.items()
            if words and is_meant(words, f"{stop} {names.places[stop]}")
        ]
        for line in in_columns(found or ["There is no such route."], room() - 2):
            print(f"  {line}")

    def show_tickets(self, seen: View) -> None:
        """Print the tickets, each with the routes that are missing on its shortest way."""
        names, ways = names_of(seen.map), self.ways(seen)
        for ticket, line in self.tickets(seen, ways).items():
            missing = ways[ticket].routes if ticket in ways else ()
            routes = [names.routes[seen.map.routes[route].id] for route in missing]
            print(f"  {line}", *(f"    {part}" for part in wrapped(routes, room() - 4, ", ")), sep="\n")

    def save(self, name: str) -> bool:
        """Write the record of the game so far, but over no file that was there before."""
        if not name:
            print("Type the name of a file after `save`.")
            return False
        if name not in self.saved and Path(name).exists():
            print(f"{name} exists already; choose another name.")
            return False
        try:
            write_output(self.game.record().to_json(), name)
        except BadInput as bad:
            print(f"Not saved: {bad}.")
            return False
        self.saved.add(name)
        print(f"Saved to {name}.")
        return True


def second_person(deed: str) -> str:
    """What somebody does, told to the one who does it."""
    verb, space, rest = deed.partition(" ")
    return f"{verb.removesuffix('es' if verb == 'passes' else 's')}{space}{rest}"


def kept(words: list[str], offered: int) -> str | None:
    """The text of the action that keeps the tickets with these numbers; None if no numbers are typed."""
    numbers = [word for word in words if word != "keep"]
    if numbers == ["all"]:
        numbers = [str(number) for number in range(1, offered + 1)]
    if not numbers or not all(number.isdecimal() for number in numbers):
        return None
    return f"keep {','.join(sorted(set(numbers)))}"


def read_line(prompt: str) -> str | None:
    """A line from the person, without outer blanks; None when there are no more. A pipe is echoed."""
    if sys.stdin is None:
        return None
    if not sys.stdin.isatty() or not sys.stdout.isatty():
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        print(line.rstrip())
        return line.strip() if line else None
    with contextlib.suppress(ImportError):
        import_module("readline")  # gives `input` a history and the keys to edit
    try:
        return input(prompt).strip()
    except EOFError:
        print()
        return None
    except KeyboardInterrupt:
        print()
        raise
