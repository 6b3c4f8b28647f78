"""The horse at the side of a rider: neck, breast strap, mane, bridle and reins."""

from __future__ import annotations

from dataclasses import dataclass

from art.cards.kit.paths import Matrix, Point
from art.cards.kit.svg import Drawing
from art.cards.parts import half_horse, half_tack
from art.cards.parts.horse_head import Bridle
from art.cards.parts.legs import Coat


@dataclass(frozen=True, kw_only=True)
class Mount:
    """A horse that looks right. `poll`: where head and neck meet; `nod`: how far its nose points down."""

    coat: Coat
    bridle: Bridle
    poll: Point
    nod: float
    scale: float = 1.0
    blaze: str | None = None
    ears: float = 0.0
    fall: Point = (50, 76)
    locks: int = 8
    seed: int = 6

    def at(self) -> Matrix:
        """Where its head is."""
        return half_horse.carriage(*self.poll, scale=self.scale, nod=self.nod)

    def crest(self) -> list[Point]:
        """From the poll to the withers."""
        x, y = self.poll
        return [(x, y), (x - 28, y + 20), (x - 54, y + 70), (x - 76, y + 128), (x - 108, y + 184)]

    def body(self, d: Drawing) -> None:
        """Neck and breast strap."""
        x, y = self.at().apply((86, 42))
        throat = [(x, y), (x - 8, y + 36), (x - 2, y + 84), (x + 18, y + 130), (x + 34, 600)]
        half_horse.neck(d, self.coat, [*self.crest(), (self.poll[0] - 160, 600)], throat)
        px, py = self.poll
        strap = [(px - 118, py + 206), (px - 50, py + 232), (px + 12, py + 226), (x + 8, py + 206)]
        half_tack.breast_collar(d, strap, 12, self.bridle)

    def head(self, d: Drawing) -> None:
        """Mane and head."""
        half_horse.mane(d, self.coat, self.crest()[:-1], fall=self.fall, locks=self.locks, seed=self.seed)
        half_horse.head(d, self.coat, self.at(), bridle=self.bridle, blaze=self.blaze, back=self.ears)

    def reins(self, d: Drawing, hand: Point) -> None:
        """The near rein to the hand; draw the hand after it."""
        bx, by = self.at().apply((177, 19))
        hx, hy = hand
        way = [
            ((bx * 2 + hx) / 3 - 4, max(by, hy) + 26),
            ((bx + 2 * hx) / 3, max(by, hy) + 28),
            (hx - 12, hy + 20),
        ]
        half_tack.reins(d, self.bridle, self.at(), way)
