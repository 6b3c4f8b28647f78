"""The empty card of a deck, places on it in per cent, and the line that frames it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from art.cards.kit.paths import Outline, rect
from art.cards.kit.svg import INNER, Drawing


@dataclass(frozen=True)
class Pip:
    """A sign on a number card: its centre in per cent of the card, which cut, its turn in degrees.

    A deck has two or three cuts of each sign. Signs on one card that share a cut are turned differently, by
    hand: never two alike (`test_pips.py`).
    """

    x: float
    y: float
    cut: int = 0
    turn: float = 0.0


@dataclass(frozen=True)
class Format:
    """A card's size in tenths of a millimetre; `prefix` begins the names of the deck's drawings.

    `inset`: how far from the edges the frame of a framed deck runs. `pen`: the hand that draws it.
    """

    width: int
    height: int
    prefix: str
    inset: float = 0
    pen: type[Drawing] = Drawing

    def blank(self, code: str, *, grain: float = 1.0) -> Drawing:
        """White card paper for the card with this code; `grain` widens the hatching of a heavy card."""
        return self.pen(self.width, self.height, name=f"{self.prefix}{code}", grain=grain)

    def px(self, percent: float) -> float:
        """Card units of a per cent of the card's width."""
        return self.width * percent / 100

    def py(self, percent: float) -> float:
        """Card units of a per cent of the card's height."""
        return self.height * percent / 100

    def window(self) -> Outline:
        """The area within the frame, to clip by."""
        return rect(self.inset, self.inset, self.width - 2 * self.inset, self.height - 2 * self.inset)

    def frame(self, d: Drawing) -> None:
        """The thin line with square corners; draw it after all that touches it."""
        d.over()
        d.line(self.window(), INNER)

    def framed(self, code: str) -> Drawing:
        """The empty card with its frame, for drawings that keep clear of it."""
        d = self.blank(code)
        d.line(self.window(), INNER)
        d.ground()
        return d

    def scatter(
        self, d: Drawing, key: str, sign: Callable[[Drawing, int], None], pips: Iterable[Pip]
    ) -> None:
        """Draw a sign wherever a pip stands; `sign` draws the cut of that number about (0, 0).

        Pips of one cut share its paths, which keeps a card small and quick to rasterise; `key` names them.
        """
        for pip in pips:
            x, y = self.px(pip.x), self.py(pip.y)
            with d.spot(x, y):
                d.use(f"{key}{pip.cut}", self._cut(sign, pip.cut), x, y, rotate=pip.turn)

    @staticmethod
    def _cut(sign: Callable[[Drawing, int], None], cut: int) -> Callable[[Drawing], None]:
        return lambda d: sign(d, cut)
