"""Parts of a sheet, each added to a column: controls, fields with their labels, and rows of several parts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Concatenate, ParamSpec, Self

import pygame

from briscola.i18n.text import _
from briscola.ui.render.kit import Kit
from briscola.ui.render.text.fonts import Role
from briscola.ui.render.theme import INK, INK_2, Colour
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.button import Button, CopyButton, Link, paper_button
from briscola.ui.widgets.lists.player_rows import Row, Rows
from briscola.ui.widgets.widget import Widget

P = ParamSpec("P")


class Space(SheetPart):
    """Room in a row: `wide` px (at 1080), or as much as the other parts leave."""

    def __init__(self, wide: float = 0) -> None:
        self._wide = wide

    def width(self, kit: Kit) -> int:
        return kit.scale.px(self._wide) if self._wide else 0

    def add_to(self, _column: TextColumn) -> None:
        """Add nothing."""


class Text(SheetPart):
    """A paragraph in a row."""

    def __init__(
        self,
        words: str,
        role: Role = "small",
        ink: Colour = INK_2,
        *,
        middle: bool = False,
        heading: bool = False,
        unread: bool = False,
        news: bool = False,
    ) -> None:
        """`middle`: its lines have their middles above each other; `unread`: a control says it.

        `news` is heard before what stands above it.
        """
        self._words, self._role, self._ink = words, role, ink
        self._middle, self._heading, self._unread, self._news = middle, heading, unread, news

    def add_to(self, column: TextColumn) -> None:
        read, seen = len(column.read), len(column.seen)
        column.text(
            self._words,
            self._role,
            self._ink,
            middle=self._middle,
            heading=self._heading,
            news=self._news,
        )
        if self._unread:
            del column.read[read:], column.seen[seen:]


class Heading(SheetPart):
    """A heading with its red rule, in a row."""

    def __init__(self, words: str) -> None:
        self._words = words

    def add_to(self, column: TextColumn) -> None:
        column.title(self._words)


class Label(SheetPart):
    """Words in one line of a row; nothing is `said` of them if a control beside them says them."""

    def __init__(self, words: str, role: Role = "body", ink: Colour = INK, *, said: str = "") -> None:
        self._words, self._role, self._ink, self._said = words, role, ink, said

    def add_to(self, column: TextColumn) -> None:
        fonts, words, role, ink = column.kit.fonts, self._words, self._role, self._ink

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            fonts.draw(target, words, role, (x, y), ink, width=column.width)

        column.canvas(fonts.line(role), paint, self._said)


class Control(SheetPart):
    """A control, made by `kind(kit, rect, …)` when its place is known; its `height` is at 1080."""

    height = 60.0
    label = ""
    explained = ""
    enabled = True
    _why_off = ""
    _tip = ""
    _wide = 0.0
    _side = 0
    _gives: tuple[int, int] | None = None

    def __init__(
        self, kind: Callable[Concatenate[Kit, pygame.Rect, P], Widget], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        def make(kit: Kit, rect: pygame.Rect) -> Widget:
            return kind(kit, rect, *args, **kwargs)

        self._make = make

    def called(self, label: str, *, tip: str = "", explained: str = "") -> Self:
        """The same control, named and explained by words that stand beside it.

        `tip` is shown on a slip when the pointer rests there.
        """
        self.label, self._tip, self.explained = label, tip, explained
        return self

    def tall(self, height: float) -> Self:
        """The same control with another height (at 1080)."""
        self.height = height
        return self

    def square(self, side: int) -> Self:
        """The same control, `side` px wide and high."""
        self._side, self._gives = side, (side, side)
        return self

    def wide(self, width: float) -> Self:
        """The same control, so wide in a row (at 1080)."""
        self._wide = width
        return self

    def off(self, off: bool, why: str = "") -> Self:
        """The same control, which cannot be pressed if `off`; a press says `why`."""
        self.enabled, self._why_off = not off, why
        return self

    def giving(self, wanted: int, least: int) -> Self:
        """The same control, `wanted` px high, and down to `least` where the room is too low: a list."""
        self._gives = wanted, least
        return self

    def width(self, kit: Kit) -> int:
        return self._side or (kit.scale.px(self._wide) if self._wide else 0)

    def add_to(self, column: TextColumn) -> None:
        high = column.target(self.height) if self._gives is None else column.give(*self._gives)
        widget = self._make(column.kit, pygame.Rect(0, 0, column.width, high))
        widget.enabled, widget.why_off = self.enabled, self._why_off
        if self.label:
            widget.label = self.label
        if self.explained:
            widget.explained = self.explained
        if self._tip:
            widget.tip = self._tip
        column.widget(widget)


class PressButton(Control):
    """A button; `main` is the red one."""

    height = 66.0

    def __init__(self, words: str, press: Callable[[], None], name: str, *, main: bool = False) -> None:
        super().__init__(paper_button, words, press, name, main=main)
        self._words = words

    def width(self, kit: Kit) -> int:
        return super().width(kit) or Button.width_for(kit, self._words)


class PressLink(Control):
    """Words that are pressed like a button."""

    height = 44.0

    def __init__(self, words: str, press: Callable[[], None], name: str) -> None:
        def make(kit: Kit, rect: pygame.Rect) -> Link:
            return Link(kit, rect.midright, words, press, name=name, on_paper=True)

        super().__init__(make)
        self._words = words

    def width(self, kit: Kit) -> int:
        return kit.fonts.width(self._words, "small")


class Copy(Control):
    """A button that copies a text; `main` is a red one."""

    def __init__(
        self,
        words: str,
        copied: str,
        name: str,
        *,
        main: bool = False,
        on_copied: Callable[[], None] | None = None,
    ) -> None:
        """`on_copied` is called each time the clipboard has taken the text."""

        def make(kit: Kit, rect: pygame.Rect) -> CopyButton:
            button = CopyButton(kit, rect, copied, name=name, text=words, on_copied=on_copied)
            button.primary = main
            return button

        super().__init__(make)
        self._words = words

    def width(self, kit: Kit) -> int:
        words = max(kit.fonts.width(each, "small-strong") for each in (self._words, _("Copied")))
        return words + kit.scale.target(self.height) + kit.scale.px(50)


BESIDE = 26
"""Margin of a button's words (at 1080) that a narrow row may take away on either side."""


LEAST = 0.1
"""Least share of a row's width for a part that takes what the others leave."""


class Stack(SheetPart):
    """Parts below each other."""

    def __init__(self, *parts: SheetPart, gap: float = 22) -> None:
        """`gap` between two parts, at 1080."""
        self.parts, self._gap = parts, gap

    def add_to(self, column: TextColumn) -> None:
        for at, part in enumerate(self.parts):
            if at:
                column.gap(self._gap)
            part.add_to(column)


class SheetRow(SheetPart):
    """Parts side by side, their middles at one height; buttons without a part beside them share the width.

    If they are too wide they stand below each other, of buttons alone the last one first.
    """

    def __init__(
        self,
        *parts: SheetPart,
        gap: float = 22,
        height: float = 0,
        top: bool = False,
        one_line: bool = False,
    ) -> None:
        """`gap` between two parts, and the least `height`, at 1080; `top`: their tops are at one height.

        `one_line`: their words become smaller rather than that they stand below each other.
        """
        self.parts, self._gap, self._height, self._top, self._one_line = parts, gap, height, top, one_line
        self._shown = [part for part in parts if not isinstance(part, Space)]

    def _widths(self, kit: Kit, room: int) -> Sequence[int] | None:
        """Width of each part in px; None if they do not fit into so much room beside each other."""
        wanted = [part.width(kit) for part in self.parts]
        gaps = kit.scale.px(self._gap) * (len(self._shown) - 1)
        free, left = wanted.count(0), room - gaps - sum(wanted)
        if free and left > 0:
            narrow = self._takes(kit) and left // free < room * LEAST
            return None if narrow else [width or left // free for width in wanted]
        shares = [width and (room - gaps) // (len(wanted) - free) for width in wanted]
        if self._one_line:
            return shares
        pairs = zip(wanted, shares, strict=True)
        narrow = self._takes(kit) or any(width - 2 * kit.scale.px(BESIDE) > share for width, share in pairs)
        return None if narrow else shares

    def _takes(self, kit: Kit) -> bool:
        """True if something that is seen takes what the others leave."""
        return any(not part.width(kit) for part in self._shown)

    def add_to(self, column: TextColumn) -> None:
        kit = column.kit
        gap, widths = kit.scale.px(self._gap), self._widths(kit, column.width)
        if widths is None:
            below = self._shown if self._takes(kit) else self._shown[::-1]
            column.put(Stack(*below, gap=self._gap))
            return
        x, found = 0, []
        for part, width in zip(self.parts, widths, strict=True):
            if part in self._shown and width:
                part.add_to(inside := column.inside(width))
                found.append((x, inside))
                x += gap
            x += width
        least = column.room(self._height)
        if self._height:  # a row among others: the ring round a control covers no edge of the next one
            controls = [inside.height for _x, inside in found if inside.widgets]
            least = max(least, max(controls, default=0) + kit.paper.ring_reach() + 1)
        column.beside(found, least=least, top=self._top)


class FormField(SheetPart):
    """A control with its label, above it or, with a `share` of the width for the label, at its left."""

    def __init__(self, label: str, control: Control, *, share: float = 0) -> None:
        self._label, self._control, self._share = label, control, share
        control.label = control.label or label

    def add_to(self, column: TextColumn) -> None:
        if not self._share:
            column.put(Label(self._label, "small-strong", INK_2))
            column.gap(8)
            self._control.add_to(column)
            return
        left = column.inside(round(column.width * self._share) - column.kit.scale.px(14))
        left.put(Label(self._label))
        right = column.inside(column.width - round(column.width * self._share))
        self._control.add_to(right)
        column.beside([(0, left), (column.width - right.width, right)])


class NameList(SheetPart):
    """A list of names, one of which is open beside it; as high as the room, but for `below` px."""

    def __init__(
        self, rows: Sequence[Row], at: int, choose: Callable[[int], None], name: str, *, below: int = 0
    ) -> None:
        self._list = Control(Rows, rows, at, choose, name=name, row_height=66, pages=False)
        self._below = below

    def add_to(self, column: TextColumn) -> None:
        aside, high = column.kit.scale.px(14), column.most - self._below
        inside = column.inside(column.width - 2 * aside)  # the strip of the chosen row is wider than its row
        inside.put(self._list.giving(high, high))
        column.beside([(aside, inside)])
