"""A fan of cards as one holds it, for pictures beside the table."""

from collections.abc import Sequence

from msgspec import Struct

from briscola.ui.layout.table.forms import USUAL_RATIO
from briscola.ui.layout.table.geometry import Ends, Pose, arc, ends_of


class HeldFan(Struct, frozen=True, kw_only=True):
    """Shape of such a fan; its lengths are in heights of a card."""

    cards: int
    spread: float
    """Degrees from card to card, for a deck as wide as `forms.USUAL_RATIO`."""
    radius: float
    """Distance from the point that the fan turns about to the middle of a card."""

    def step(self, ratio: float) -> float:
        """Degrees from card to card: a wider deck opens further, so that each card shows the same share."""
        return self.spread * ratio / USUAL_RATIO

    def poses(
        self, step: float, centre: tuple[float, float] = (0.0, 0.0), height: float = 1.0
    ) -> Sequence[Pose]:
        """Poses from left to right, `step` degrees from card to card, the middle one at `centre`."""
        return arc(self.cards, centre=centre, height=height, turn=step, radius=self.radius * height)

    def ends(self, step: float, ratio: float) -> Ends:
        """Ends of the fan seen from the middle of its middle card."""
        return ends_of(self.poses(step), ratio)
