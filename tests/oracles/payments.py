"""Legal payments: every hand of cards of the right size, judged by the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.oracles.reading import KINDS
from vagon.maps import Route
from vagon.maps.model import GREY

LOCOMOTIVE = "locomotive"


def selections(hand: Counter[str], size: int, kinds: tuple[str, ...] = KINDS) -> Iterator[Counter[str]]:
    """Every choice of `size` cards from a hand."""
    if not kinds:
        if size == 0:
            yield Counter()
        return
    first, *others = kinds
    for number in range(min(size, hand[first]) + 1):
        for rest in selections(hand, size - number, tuple(others)):
            yield rest + Counter({first: number})


def pays_for_route(route: Route, paid: Counter[str]) -> bool:
    """As many cards as spaces, one colour beside locomotives and the right one, and what a ferry owes."""
    colours = set(paid) - {LOCOMOTIVE}
    return (
        paid.total() == route.length
        and len(colours) <= 1
        and (route.colour == GREY or colours <= {route.colour})
        and paid[LOCOMOTIVE] >= route.locomotives
    )


def pays_for_station(number: int, paid: Counter[str]) -> bool:
    """The n-th station costs n cards of one colour, locomotives among them or not (E-81, E-82)."""
    return paid.total() == number and len(set(paid) - {LOCOMOTIVE}) <= 1


def pays_extra(base: Counter[str], extras: int, added: Counter[str]) -> bool:
    """A tunnel takes locomotives and, unless only locomotives were laid, the colour laid (E-60, E-62)."""
    return added.total() == extras and set(added) <= {LOCOMOTIVE, *base}


def payment_text(paid: Counter[str]) -> str:
    colours = set(paid) - {LOCOMOTIVE}
    if not colours:
        return "pay locomotives"
    extra = f"+{paid[LOCOMOTIVE]}" if paid[LOCOMOTIVE] else ""
    return f"pay {colours.pop()}{extra}"


def extra_text(added: Counter[str]) -> str:
    return f"add+{added[LOCOMOTIVE]}" if added[LOCOMOTIVE] else "add"


def route_payments(route: Route, hand: Counter[str]) -> set[str]:
    chosen = selections(hand, route.length)
    return {payment_text(paid) for paid in chosen if pays_for_route(route, paid)}


def station_payments(number: int, hand: Counter[str]) -> set[str]:
    return {payment_text(paid) for paid in selections(hand, number) if pays_for_station(number, paid)}


def extra_payments(base: Counter[str], extras: int, hand: Counter[str]) -> set[str]:
    return {extra_text(added) for added in selections(hand, extras) if pays_extra(base, extras, added)}
