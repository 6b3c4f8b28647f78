"""Temperaments, how people of one strength differ: a tilt among nearly equal plays, a pace, a tongue.

A temperament never sees more than the seat does, and may cost at most `MARGIN` points in a decision.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from briscola.engine.actions import Play
from briscola.players.card_codes import FIRST_CARICO, STRENGTH, SUIT
from briscola.players.knowledge import Knowledge

MARGIN = 0.9  # points: what the tilts of two plays may differ by, so what a whim may cost


@dataclass(frozen=True, kw_only=True, slots=True)
class Temperament:
    """A person's leanings, in points added to a play's value, and his manner.

    `lead_trump`: leading a trump; `ruff`: taking with a trump; `take`: taking without; `part`: letting an ace
    or three of a plain suit go. `pace`: how long he thinks, 1 = as anybody; `brood`: how much longer when the
    choice is hard. Chances 0 … 1: `remarks` on what happens, `asks` when there is a request to speak, `bluff`
    when a false sign does no harm.
    """

    name: str
    lead_trump: float = 0.0
    ruff: float = 0.0
    take: float = 0.0
    part: float = 0.0
    pace: float = 1.0
    brood: float = 1.0
    remarks: float = 0.0
    asks: float = 1.0
    bluff: float = 0.0


PLAIN = Temperament(name="none")
"""Nobody in particular: no tilt, no remarks, every request, no false sign."""

TEMPERAMENTS: Mapping[str, Temperament] = {
    temper.name: temper
    for temper in (
        PLAIN,
        Temperament(
            name="prudent", lead_trump=-0.3, ruff=-0.18, part=-0.24, pace=1.2, brood=1.4, remarks=0.3
        ),
        Temperament(name="daring", lead_trump=0.3, ruff=0.12, take=0.18, part=0.18, pace=0.8, remarks=0.45),
        Temperament(name="chatty", take=0.18, part=0.12, pace=1.0, brood=0.8, remarks=0.85),
        Temperament(
            name="sly", lead_trump=-0.12, ruff=-0.18, take=-0.24, pace=1.0, remarks=0.4, asks=0.9, bluff=0.35
        ),
        Temperament(
            name="patient", lead_trump=-0.18, ruff=-0.24, take=-0.12, pace=1.4, brood=1.2, remarks=0.2
        ),
        Temperament(
            name="hotheaded", lead_trump=0.18, ruff=0.3, take=0.12, pace=0.6, brood=0.6, remarks=0.55
        ),
    )
}
"""Every temperament by the name that the switch `temper` and the faces give it."""


def tilts(knowledge: Knowledge, temper: Temperament) -> tuple[float, ...]:
    """For each of `view.legal` what the temperament adds to its value, in points, at most `MARGIN` apart.

    Only plays have one: nobody declares or gives up on a whim.
    """
    if temper is PLAIN:
        return (0.0,) * len(knowledge.view.legal)
    cards = iter(knowledge.legal)
    plays = (isinstance(action, Play) for action in knowledge.view.legal)
    return tuple(_tilt(knowledge, next(cards), temper) if play else 0.0 for play in plays)


def coloured(worths: Sequence[float], knowledge: Knowledge, temper: Temperament) -> list[float]:
    """Value of each of `view.legal` in points, as the temperament sees it."""
    return [worth + tilt for worth, tilt in zip(worths, tilts(knowledge, temper), strict=True)]


def _tilt(knowledge: Knowledge, card: int, temper: Temperament) -> float:
    trump = SUIT[card] == knowledge.trumps
    tilt = temper.part if not trump and STRENGTH[card] >= FIRST_CARICO else 0.0
    if not knowledge.table:
        tilt += temper.lead_trump if trump else 0.0
    elif knowledge.takes(card):
        tilt += temper.ruff if trump else temper.take
    return round(max(-MARGIN / 2, min(MARGIN / 2, tilt)), 6)
