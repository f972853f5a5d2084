"""A ladder by OpenSkill's Plackett-Luce model, which needs the extra `vagon[arena]`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from vagon.arena.matches import Played


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's strength is `mu`, and about as uncertain as `sigma`."""

    bot: str
    mu: float
    sigma: float


def is_available() -> bool:
    try:
        import openskill  # noqa: F401 -- only whether it is there
    except ModuleNotFoundError:
        return False
    return True


def ladder(bots: Sequence[str], games: Iterable[Played]) -> list[Rating]:
    """The bots by strength, the best first; games in which somebody failed count as lost for that bot only.

    A bot that sits at a table several times gets the mean of what its seats would have got.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {bot: model.rating() for bot in bots}
    for game in games:
        names = [seat.bot for seat in game.seats]
        if len(set(names)) < 2:
            continue
        places = [float(_place(game, i)) for i in range(len(names))]
        rated = model.rate([[ratings[name]] for name in names], ranks=places)
        for bot in dict.fromkeys(names):
            mine = [team[0] for team, name in zip(rated, names, strict=True) if name == bot]
            mu = sum(rating.mu for rating in mine) / len(mine)
            sigma = sum(rating.sigma for rating in mine) / len(mine)
            ratings[bot] = model.rating(mu=mu, sigma=sigma)
    found = [Rating(bot, rating.mu, rating.sigma) for bot, rating in ratings.items()]
    return sorted(found, key=lambda rating: -rating.mu)


def _place(game: Played, seat: int) -> int:
    if game.fault:
        return 2 if seat == game.fault.seat else 1
    place = game.seats[seat].place
    assert place is not None
    return place
