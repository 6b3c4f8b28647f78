"""The knights' horses: how each carries neck and head, and its parade harness. They face right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from art.cards.kit.paths import Matrix, Point
from art.cards.kit.svg import Drawing
from art.cards.parts import half_horse, half_tack
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat


@dataclass(frozen=True, kw_only=True)
class Mount:
    """A horse seen from the side: `crest` from the poll to the withers, `throat` from the jowl to the breast.

    `at`: where its head goes; `fall`: how its mane falls.
    """

    coat: Coat
    bridle: Bridle
    crest: Sequence[Point]
    throat: Sequence[Point]
    at: Matrix
    fall: Point
    locks: int = 8
    back: float = 0.0
    seed: int = 1

    def strap(self, d: Drawing, points: Sequence[Point]) -> None:
        """The breast strap and its pendants."""
        half_tack.breast_collar(d, points, 11, self.bridle, pendants=4)

    def mane(self, d: Drawing) -> None:
        """The mane along the crest; the rider's bridle arm lies over it."""
        half_horse.mane(d, self.coat, list(self.crest[:-1]), fall=self.fall, locks=self.locks, seed=self.seed,
            strand=self.coat.body)  # fmt: skip

    def head(self, d: Drawing) -> None:
        """The head with the bridle."""
        half_horse.head(d, self.coat, self.at, bridle=self.bridle, back=self.back,
            strand=self.coat.body)  # fmt: skip
