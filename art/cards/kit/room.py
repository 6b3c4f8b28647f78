"""Room that a card's drawing makes for an index in its upper left corner.

A card is drawn once. On the card with an index what stands in a group steps aside: what moves the group is
written beside it as `data-indexed-transform`, which the game reads as `transform` (`svg_store.indexed`).
"""

from dataclasses import dataclass

from art.cards.kit.paths import Matrix


@dataclass(frozen=True, kw_only=True)
class Room:
    """Shares of what the plain card has: `across` and `down` of the signs' distance from the card's middle,
    `size` of each sign. `right` and `low` then move all, in per cent of the card.

    `whole`: the drawing is one piece, which becomes narrower and lower by `across` and `down`.
    """

    across: float = 1.0
    down: float = 1.0
    size: float = 1.0
    right: float = 0.0
    low: float = 0.0
    whole: bool = False

    def place(self, x: float, y: float, width: float, height: float) -> tuple[float, float]:
        """Point to which a thing at (x, y) moves on a card of that size, card units."""
        go_x, go_y = width * (0.5 + self.right / 100), height * (0.5 + self.low / 100)
        return go_x + (x - width / 2) * self.across, go_y + (y - height / 2) * self.down

    def sign(self, x: float, y: float, width: float, height: float) -> Matrix:
        """The move of a sign that stands there."""
        to_x, to_y = self.place(x, y, width, height)
        return Matrix(a=self.size, d=self.size, e=to_x - self.size * x, f=to_y - self.size * y)

    def half(self, width: float, height: float, inset: float) -> Matrix:
        """The move of the upper half of a two-headed figure: the right side of its frame and the cut stay."""
        right, cut = width - inset, height / 2
        return Matrix(a=self.across, d=self.down, e=right * (1 - self.across), f=cut * (1 - self.down))

    def all(self, width: float, height: float) -> Matrix:
        """The move of a drawing in one piece."""
        e, f = self.place(0, 0, width, height)
        return Matrix(a=self.across, d=self.down, e=e, f=f)


STILL = Room()
"""Of what needs no room."""
