"""Leanings of a person: what is added to the value of a play, by its kind."""

from collections.abc import Sequence

from msgspec import Struct

from briscola.engine.actions import Play
from briscola.players.card_codes import FIRST_CARICO, STRENGTH, SUIT
from briscola.players.knowledge import Knowledge

MARGIN = 0.9  # points: what the tilts of two plays may differ by, so what a whim may cost


class PlayLeaning(Struct, frozen=True, kw_only=True):
    """A person's leanings, in points added to a play's value.

    `lead_trump`: leading a trump; `ruff`: taking with a trump; `take`: taking without; `part`: letting an ace
    or three of a plain suit go. Two plays differ by `most` at the most. With `early` it ends with the stock,
    or where none is drawn after half of the tricks.
    """

    lead_trump: float = 0.0
    ruff: float = 0.0
    take: float = 0.0
    part: float = 0.0
    most: float = MARGIN
    early: bool = False

    @property
    def none(self) -> bool:
        """True if nothing is liked more than anything else."""
        return not (self.lead_trump or self.ruff or self.take or self.part)


def tilts(knowledge: Knowledge, leaning: PlayLeaning) -> tuple[float, ...]:
    """For each of `view.legal` what a leaning adds to its value, in points, at most `most` apart.

    Only plays have one: nobody declares or gives up on a whim.
    """
    if leaning.none or (leaning.early and not is_early(knowledge)):
        return (0.0,) * len(knowledge.view.legal)
    cards = iter(knowledge.legal)
    plays = (isinstance(action, Play) for action in knowledge.view.legal)
    return tuple(_tilt(knowledge, next(cards), leaning) if play else 0.0 for play in plays)


def coloured(worths: Sequence[float], knowledge: Knowledge, leaning: PlayLeaning) -> list[float]:
    """Value of each of `view.legal` in points, as a person with that leaning sees it."""
    return [worth + tilt for worth, tilt in zip(worths, tilts(knowledge, leaning), strict=True)]


def is_early(knowledge: Knowledge) -> bool:
    """True while cards are drawn, or in the first half of a hand without a stock."""
    rules = knowledge.rules
    drawn_from = len(rules.pack) > rules.hand_size * len(knowledge.order)
    return knowledge.stock > 0 if drawn_from else 2 * len(knowledge.view.tricks) < rules.tricks


def _tilt(knowledge: Knowledge, card: int, leaning: PlayLeaning) -> float:
    trump = SUIT[card] == knowledge.trumps
    tilt = leaning.part if not trump and STRENGTH[card] >= FIRST_CARICO else 0.0
    if not knowledge.table:
        tilt += leaning.lead_trump if trump else 0.0
    elif knowledge.takes(card):
        tilt += leaning.ruff if trump else leaning.take
    return round(max(-leaning.most / 2, min(leaning.most / 2, tilt)), 6)
