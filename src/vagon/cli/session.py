"""A person at the terminal: what they are shown, and what becomes of what they type."""

from __future__ import annotations

import contextlib
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

from vagon.cli.board_map import draw_map
from vagon.cli.colours import Palette, has_colours
from vagon.cli.final_score import FinalScore
from vagon.cli.menu import Menu, label, menu, route_label
from vagon.cli.names import names_of
from vagon.cli.refusals import reason
from vagon.cli.situation import asked, completed, hand_lines, heading, labelled, row_lines, seats_table
from vagon.cli.story import Teller, ends_turn
from vagon.cli.text import in_columns, room, wrapped
from vagon.cli.typed import Meaning, is_meant, simple_words, synonyms, understand
from vagon.cli.ways import Way, shortest_ways
from vagon.rules.constants import CHOOSE_MIX, CHOOSE_TICKETS
from vagon.rules.refusals import Refused
from vagon.table.game import Game
from vagon.table.views import View, view
from vagon.table.worlds import any_world

_MAX_SHOWN: Final = 12  # actions that a line may mean
_MAX_DIGITS: Final = 4
_MAX_QUOTED: Final = 40


class Session:
    """A game with a person on `seat` and others on all other seats, in the language of the person."""

    def __init__(self, game: Game, seat: int, language: str) -> None:
        self.game = game
        self.seat = seat
        self.board = game.state.board
        self.players = game.seat_names
        self.names = names_of(game.map, language)
        self.say = self.names.say
        self.palette = Palette(has_colours(sys.stdout), self.say)
        self.teller = Teller(self.names, self.players, seat)
        self.deeds: list[str] = []  # of another player in the present turn
        self.news: list[tuple[int, str]] = []  # what others did, with the phase in which they did it
        self.guess: int | None = None  # an action asked about, waiting for a yes
        self.saved: set[str] = set()

    def welcome(self) -> None:
        print(self.say("term-welcome", map=self.names.title, players=self.say.listed(self.players)))

    def play(self, action: int) -> None:
        """Play an action and tell it: the person's own at once, those of others when their turn is over."""
        before = self.game.state.copy()
        self.game.play(action)
        lines = self.teller.lines(before, self.game.history[-1], self.game.state)
        if before.seat == self.seat:
            for line in lines:
                print(line)
            return
        self.deeds += lines
        if ends_turn(before, self.game.state):
            self.news.append((before.phase, " ".join(self.deeds)))
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
                print(self.say("term-stopped", count=moves))
                return False
            if self.means(line, "quit"):
                print(self.say("term-left", count=moves))
                return False
            if line:
                self.answer(line, seen, choices)
        return True

    def finish(self) -> None:
        """Print the final score, and offer for the last time to keep the record."""
        self.tell_news()
        score = FinalScore(self.game.score(), self.game.map, self.players, self.names, self.seat)
        print("", *score.lines(self.palette, room()), sep="\n")
        while line := read_line(f"{self.say('term-last-save')} > "):
            command, _, name = line.partition(" ")
            if not self.means(command, "save") or self.save(name.strip()):
                return

    def means(self, line: str, command: str) -> bool:
        """Whether a line is a command, in English or in the person's language."""
        typed = simple_words(line)
        return len(typed) == 1 and typed[0] in synonyms(command, self.say.language)

    def show(self, seen: View) -> Menu:
        """Print everything that the decision needs."""
        names, palette, space, ways = self.names, self.palette, room(), self.ways(seen)
        lines: list[str] = []
        if seen.phase in ("choose_mix", "choose_tickets", "turn"):
            lines += ["", palette.faint("─" * space), *heading(seen, names, palette)]
            lines += seats_table(seen, self.players, names, palette)
        if seen.phase in ("choose_mix", "choose_tickets", "turn", "second_card"):
            lines += row_lines(seen, names, palette, space)
        lines += hand_lines(seen, names, palette, space)
        if tickets := self.tickets(seen, ways):
            lines += labelled(self.say("term-label", label="tickets"), list(tickets.values()), space, ", ")
        useful = {route for way in ways.values() for route in way.routes}
        choices = menu(seen, useful, names, palette, space)
        prompt = self.say("term-prompt", **asked(seen, names))
        print(*lines, palette.bold(f"{prompt}:"), *choices.lines, sep="\n")
        return choices

    def ways(self, seen: View) -> dict[str, Way]:
        """The shortest way of each ticket that is not completed but can be."""
        done = completed(seen)
        tickets = [ticket for ticket in (seen.own.tickets if seen.own else []) if ticket not in done]
        return shortest_ways(any_world(seen), self.seat, tickets)

    def tickets(self, seen: View, ways: dict[str, Way]) -> dict[str, str]:
        """Each ticket of the person with how far it is from being completed."""
        done = completed(seen)
        lines = {}
        for ticket in seen.own.tickets if seen.own else []:
            if ticket in done:
                state = self.palette.good(self.say("term-done"))
            elif ticket in ways:
                state = self.say("term-to-go", count=ways[ticket].wagons)
            else:
                state = self.say("term-blocked")
            lines[ticket] = f"{self.names.tickets[ticket]} ({state})"
        return lines

    def answer(self, line: str, seen: View, choices: Menu) -> None:
        """Do what a line asks for, or say why not."""
        guess, self.guess = self.guess, None
        command, _, rest = line.partition(" ")
        rest = rest.strip()
        if line == "?" or self.means(command, "help"):
            print(self.say("term-help"))
        elif self.means(line, "map"):
            print("", *draw_map(seen, self.names, room()), "", sep="\n")
        elif self.means(command, "routes"):
            self.show_routes(simple_words(rest), seen)
        elif self.means(line, "tickets"):
            self.show_tickets(seen)
        elif self.means(command, "save"):
            self.save(rest)
        elif guess is not None and self.means(line, "yes"):
            self.try_to_play(guess)
        else:
            self.choose(line, seen, choices)

    def choose(self, line: str, seen: View, choices: Menu) -> None:
        """Play the action that a line means, if it means one."""
        if seen.phase in ("choose_tickets", "keep_tickets"):
            offered = len(seen.own.offered if seen.own else [])
            line = kept(simple_words(line), offered, self.say.language) or line
        elif line.isdecimal() and len(line) <= _MAX_DIGITS:
            if 1 <= int(line) <= len(choices.actions):
                self.play(choices.actions[int(line) - 1])
            else:
                print(self.say("term-choices", count=len(choices.actions)))
            return
        meaning = understand(line, self.board, seen.legal, self.names)
        if len(meaning.actions) == 1 and not meaning.is_guess:
            self.try_to_play(meaning.actions[0])
        else:
            self.ask_again(line, meaning, seen)

    def try_to_play(self, action: int) -> None:
        try:
            self.play(action)
        except Refused as refused:
            print(reason(refused, self.names, self.players))

    def ask_again(self, line: str, meaning: Meaning, seen: View) -> None:
        actions = meaning.actions
        found = [label(seen, action, self.names, self.palette) for action in actions[:_MAX_SHOWN]]
        if not actions:
            quoted = "".join(letter for letter in line[:_MAX_QUOTED] if letter.isprintable())
            print(self.say("term-not-understood", line=quoted))
        elif len(actions) == 1:
            self.guess = actions[0]
            print(self.say("term-guess", action=found[0]))
        else:
            hidden = len(actions) - _MAX_SHOWN
            found += [self.say("term-more", count=hidden)] if hidden > 0 else []
            print(self.say("term-which"), *in_columns(found, room() - 2), sep="\n  ")

    def show_routes(self, typed: list[str], seen: View) -> None:
        """Print the routes of the places meant, with owners and passengers; without any, those to claim."""
        names = self.names
        owners = {
            route: f", {self.players[at]}" for at, seat in enumerate(seen.seats) for route in seat.routes
        }
        found = [
            route_label(seen, number, names, self.palette) + owners.get(route.id, "")
            for number, route in enumerate(seen.map.routes)
            if (typed and is_meant(typed, self.all_names(*route.ends)))
            or (not typed and self.board.first_claim + number in seen.legal)
        ]
        for stop, waiting in seen.passengers.items():
            if typed and is_meant(typed, self.all_names(stop)):
                who = [self.say("passenger-name", colour=colour) for colour in waiting if colour]
                passengers = self.say.listed(who) or self.say("term-nobody")
                found.append(self.say("term-waiting", place=names.places[stop], passengers=passengers))
        for line in in_columns(found or [self.say("term-no-route")], room() - 2):
            print(f"  {line}")

    def all_names(self, *places: str) -> str:
        return " ".join([*places, *(form for place in places for form in self.names.forms[place])])

    def show_tickets(self, seen: View) -> None:
        """Print the tickets, each with the routes that are missing on its shortest way."""
        ways = self.ways(seen)
        for ticket, line in self.tickets(seen, ways).items():
            missing = ways[ticket].routes if ticket in ways else ()
            routes = [self.names.routes[seen.map.routes[route].id] for route in missing]
            print(f"  {line}", *(f"    {part}" for part in wrapped(routes, room() - 4, ", ")), sep="\n")

    def save(self, name: str) -> bool:
        """Write the record of the game so far, but over no file that was there before."""
        if not name:
            print(self.say("term-save-name"))
            return False
        if name not in self.saved and Path(name).exists():
            print(self.say("term-exists", file=name))
            return False
        try:
            Path(name).write_text(self.game.record().to_json(), encoding="utf-8")
        except (OSError, ValueError) as error:
            print(
                self.say("term-not-saved", file=name, reason=getattr(error, "strerror", None) or str(error))
            )
            return False
        self.saved.add(name)
        print(self.say("term-saved", file=name))
        return True


def kept(typed: list[str], offered: int, language: str) -> str | None:
    """The text of the action that keeps the tickets with these numbers; None if no numbers are typed."""
    numbers = [word for word in typed if word not in synonyms("keep", language)]
    if len(numbers) == 1 and numbers[0] in synonyms("all", language):
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
