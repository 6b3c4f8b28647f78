"""Styles: ways to play that differ at one strength: with care, boldly, hoarding trumps.

A style leans as a temperament does, but far enough that a person feels it, in the cards and in the auction.
It is a switch of the levels for people; in the window it follows from the temperament of the face.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from briscola.players.talk.leaning import PlayLeaning


class Style(PlayLeaning, frozen=True, kw_only=True):
    """Leanings of a way to play, in points (`stake`).

    `caution`: points kept in reserve in an auction. `hope`: factor on how often a carico is thrown in hope.
    """

    name: str
    caution: float = 0.0
    hope: float = 1.0

    def scaled(self, factor: float) -> "Style":
        """The same style with leanings in the play of cards so many times as strong.

        Bids stay as they are: a point too few or too many costs a weak player as much as a strong one.
        """
        return replace(
            self,
            lead_trump=factor * self.lead_trump,
            ruff=factor * self.ruff,
            take=factor * self.take,
            part=factor * self.part,
            most=factor * self.most,
        )


EVEN = Style(name="none")
"""No style of one's own."""

STYLES: Mapping[str, Style] = {
    style.name: style
    for style in (
        EVEN,
        Style(name="careful", part=-3.0, lead_trump=-1.0, ruff=-0.5, most=6.0, caution=0.5, hope=0.2),
        Style(name="bold", lead_trump=1.5, ruff=1.5, take=0.5, part=1.5, most=6.0, caution=-1.5, hope=2.0),
        Style(name="hoarder", lead_trump=-2.5, ruff=-2.5, most=6.0, early=True),
    )
}
"""Every style by the name that the switch `style` and the temperaments give it."""
