"""Temperaments, how people of one strength differ: a tilt among equal plays, a pace, a tongue, a style.

A temperament never sees more than the seat does, and may cost at most `leaning.MARGIN` points in a decision.
"""

from collections.abc import Mapping

from briscola.players.talk.leaning import PlayLeaning


class Temperament(PlayLeaning, frozen=True, kw_only=True):
    """A person's leanings and manner.

    `pace`: how long he thinks, 1 = as anybody; `brood`: how much longer when the choice is hard. Chances
    0 … 1: `remarks` on what happens, `asks` when there is a request to speak, `bluff` when a false sign does
    no harm. `style` is the name of the style (`players.styles`) in which he plays at the levels for people.
    """

    name: str
    pace: float = 1.0
    brood: float = 1.0
    remarks: float = 0.0
    asks: float = 1.0
    bluff: float = 0.0
    style: str = "none"


PLAIN = Temperament(name="none")
"""Nobody in particular: no tilt, no remarks, every request, no false sign."""

TEMPERAMENTS: Mapping[str, Temperament] = {
    temper.name: temper
    for temper in (
        PLAIN,
        Temperament(
            name="prudent",
            lead_trump=-0.3,
            ruff=-0.18,
            part=-0.24,
            pace=1.2,
            brood=1.4,
            remarks=0.3,
            style="careful",
        ),
        Temperament(
            name="daring",
            lead_trump=0.3,
            ruff=0.12,
            take=0.18,
            part=0.18,
            pace=0.8,
            remarks=0.45,
            style="bold",
        ),
        Temperament(name="chatty", take=0.18, part=0.12, pace=1.0, brood=0.8, remarks=0.85, style="careful"),
        Temperament(
            name="sly",
            lead_trump=-0.12,
            ruff=-0.18,
            take=-0.24,
            pace=1.0,
            remarks=0.4,
            asks=0.9,
            bluff=0.35,
            style="hoarder",
        ),
        Temperament(
            name="patient",
            lead_trump=-0.18,
            ruff=-0.24,
            take=-0.12,
            pace=1.4,
            brood=1.2,
            remarks=0.2,
            style="hoarder",
        ),
        Temperament(
            name="hotheaded",
            lead_trump=0.18,
            ruff=0.3,
            take=0.12,
            pace=0.6,
            brood=0.6,
            remarks=0.55,
            style="bold",
        ),
    )
}
"""Every temperament by the name that the switch `temper` and the faces give it."""
