"""Measures of a table and its corners, by which everything else is placed.

Lengths are fractions of `unit`, the height of the 16:9 field that fits the window. In a wide window
the field stays in the middle and only the clusters at the edges move outwards. In a window that is
taller than wide, stock and slate lie above and below the trick.
"""

from collections.abc import Sequence
from functools import cached_property

import pygame

from briscola.ui.layout.table import forms
from briscola.ui.layout.window.metrics import Scale

FIELD = 16 / 9
"""Width of the field by its height."""
PORTRAIT = 1.1
"""Height of a window by its width from which on it is laid out as one taller than wide (`forms.TALL`)."""
BUTTONS = 2
"""Round help buttons of a table without signs, besides *Take back* or *Say*."""


class Frame:
    """Measures of one table, and its corners.

    `ring` lists the places anticlockwise, the person first.
    """

    makes_room = False
    """True if everything makes room for large cards."""

    def __init__(
        self,
        size: tuple[int, int],
        ring: Sequence[int],
        hand_size: int,
        *,
        ratio: float = forms.USUAL_RATIO,
        partners: bool = False,
        face_up: bool = False,
        trumps: bool = True,
        dummy: bool = False,
        signs: bool = False,
        hand_factor: float = 1.0,
        table_factor: float = 1.0,
    ) -> None:
        """`ratio` is the card's width by its height; with `partners`, opposite places share a pile.

        `face_up`: the other hands can be read. `trumps`: there is a sign of trumps under the stock.
        `dummy`: somebody's cards are played from a sheet. `signs`: they can be made here.
        `hand_factor` and `table_factor`: size of the cards in the hand, and of those on the table.
        """
        self.hand_factor, self.table_factor = hand_factor, table_factor
        self.size, self.ring, self.hand_size = size, tuple(ring), hand_size
        self.ratio, self.partners = ratio, partners
        self.face_up, self.trumps, self.dummy, self.signs = face_up, trumps, dummy, signs
        self.scale = Scale(*size)
        w, h = size
        self.portrait = h > PORTRAIT * w
        self.form = (forms.TALL if self.portrait else forms.FORMS)[len(self.ring)]
        self.unit = min(w / self.form.least[0], h / self.form.least[1])
        self.field = min(w, h * FIELD, self.unit * FIELD)

    # ---- measures

    def u(self, share: float) -> float:
        """A share of the unit in px."""
        return share * self.unit

    def field_px(self, value: float, *, least: int = 1) -> int:
        """A length in px of a field 1080 high, in px of this one; `Scale.px` is the window's.

        `least` px are kept in the smallest windows, where letters stop shrinking.
        """
        return max(least, round(value * self.unit / 1080))

    def x(self, share: float) -> float:
        """x of a share of the middle field, in px."""
        return self.size[0] / 2 + (share - 0.5) * self.field

    def top(self, share: float) -> float:
        """y in px of a share measured from the upper edge."""
        return self.u(share) + self.u(self.form.head)

    def mid(self, share: float) -> float:
        """y in px of a share measured from the middle."""
        return self.size[1] / 2 + self.u(share - self.form.middle_of_window)

    def low(self, share: float) -> float:
        """y in px of a share measured from the lower edge."""
        return self.size[1] - self.u(1 - share)

    @property
    def many(self) -> bool:
        """True if the hand is so wide that its neighbours make room."""
        return self.hand_size > 3

    # ---- what lies in the corners, whoever sits there

    @property
    def _pause_reach(self) -> int:
        """Half the diameter of the pause button, in px."""
        return self.scale.target(62) // 2

    @cached_property
    def pause(self) -> tuple[int, int]:
        """Centre of the pause button."""
        return self.scale.edge + self._pause_reach, self.scale.edge + self._pause_reach

    @property
    def _wax(self) -> int:
        """Diameter of the wax seal, in px."""
        return self.scale.target(70)

    @cached_property
    def seal(self) -> tuple[int, int]:
        """Centre of the wax seal."""
        reach = self.scale.edge + self._wax // 2
        return self.size[0] - reach, reach

    @cached_property
    def seal_words(self) -> pygame.Rect:
        """Rectangle of the words left of the seal."""
        right = self.seal[0] - self._wax // 2 - self.scale.px(12)
        width = self.field_px(190, least=100)
        height = self.field_px(60, least=44)
        return pygame.Rect(right - width, self.seal[1] - height // 2, width, height)

    @cached_property
    def seal_rect(self) -> pygame.Rect:
        """Rectangle of the seal with its words, which can be pressed."""
        wax = pygame.Rect(0, 0, self._wax, self._wax)
        wax.center = self.seal
        return wax.union(self.seal_words)

    @property
    def help_side(self) -> int:
        """Diameter in px of a round help button."""
        return self.scale.target(68)

    def disc(self, centre: tuple[int, int]) -> pygame.Rect:
        """Square of a round button of the size of the help buttons."""
        rect = pygame.Rect(0, 0, self.help_side, self.help_side)
        rect.center = centre
        return rect

    def button_rects(self, *, signs: bool | None = None) -> Sequence[pygame.Rect]:
        """Squares of all round help buttons: with `signs` (None: those of this table) a column, else a row.

        Among large cards there is room for a row alone. The last is that of *Take back* or *Say*: beside the
        row, or beside the foot of the column, which is as high as the seat at the right allows.
        """
        signs = self.signs if signs is None else signs
        row = self.help_buttons(BUTTONS + signs)
        aside = row[0].x - row[1].x
        if not signs or self.makes_room:
            return (*row, row[0].move(aside, 0))
        rise = self.help_side + (self.scale.px(16) if self.scale.small else self.scale.px(38))
        column = [row[-1].move(0, -rise * over) for over in reversed(range(len(row)))]
        return (*column, column[-1].move(aside, 0))

    def help_buttons(self, count: int = BUTTONS) -> Sequence[pygame.Rect]:
        """Squares of so many round help buttons side by side, from left to right."""
        d = self.help_side
        label = 0 if self.scale.small else self.scale.px(forms.UNDER_BUTTON)
        y = self.size[1] - self.scale.edge - label - d // 2
        right = self.size[0] - self.scale.edge - d // 2 - (0 if self.scale.small else self.scale.px(6))
        step = d + self.scale.px(42)
        return tuple(self.disc((right - step * (count - 1 - i), y)) for i in range(count))
