"""Running text on paper with values that can be copied: set once for a width, drawn anywhere."""

from dataclasses import dataclass

import pygame

from briscola.ui.render.icons import icon
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, INK_2, RED, Colour
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets.button import CopyButton
from briscola.ui.widgets.widget import Widget


@dataclass(frozen=True, slots=True)
class _Line:
    text: str
    role: str
    pos: tuple[int, int]
    colour: Colour


class TextColumn:
    """Text that grows downwards; `height` in px. `widgets` lie in it as if it began at (0, 0)."""

    def __init__(self, kit: Kit, width: int, *, leading: float = 1.0) -> None:
        """`leading` is the distance of two lines, in line heights."""
        self.kit, self.width, self.leading = kit, width, leading
        self.height = 0
        self.widgets: list[Widget] = []
        self.read: list[ReadingLine] = []
        """The text, a paragraph a line, for whoever cannot see it."""
        self._lines: list[_Line] = []
        self._marks: list[tuple[bool, tuple[int, int]]] = []
        self._heads = False
        """True while a heading is added."""

    @property
    def said(self) -> str:
        """The text, a paragraph a line."""
        return "\n".join(line.text for line in self.read)

    def gap(self, height: float) -> None:
        """Leave `height` px (at 1080) free."""
        self.height += self.kit.scale.px(height)

    def text(
        self, text: str, role: str = "small", colour: Colour = INK_2, *, left: int = 0, right: int = 0
    ) -> None:
        """Add a paragraph. Its own line breaks are kept."""
        self.read += [ReadingLine(part, heading=self._heads) for part in text.split("\n") if part.strip()]
        fonts = self.kit.fonts
        for line in fonts.wrap(text, role, self.width - left - right) or [""]:
            self._lines.append(_Line(line, role, (left, self.height), colour))
            self.height += round(fonts.line(role) * self.leading)

    def heading(self, text: str) -> None:
        """Add a heading in red."""
        self._heads = True
        self.text(text, "small-strong", RED)
        self._heads = False

    def value(self, text: str, *, name: str, copied: str = "") -> None:
        """Add a value to be read, with a button at its right that copies it (or `copied`)."""
        side = CopyButton.side(self.kit)
        top = self.height
        self.text(text, "body", INK, right=side + self.kit.scale.px(16))
        short = side - (self.height - top)
        if short > 0:  # one line stands in the middle of its button
            at = len(self._lines) - 1
            line = self._lines[at]
            self._lines[at] = _Line(line.text, line.role, (0, line.pos[1] + short // 2), line.colour)
            self.height += short
        rect = pygame.Rect(self.width - side, (top + self.height - side) // 2, side, side)
        heads = [line.text for line in self.read if line.heading]
        copy = CopyButton(self.kit, rect, copied or text, name=name)
        copy.label = heads[-1] if heads else text
        self.widgets.append(copy)

    def mark(self, text: str, *, right: bool) -> None:
        """Add a finding with its tick or, if not `right`, its cross."""
        side = self._mark_side()
        self._marks.append((right, (0, self.height + (self.kit.fonts.line("body") - side) // 2)))
        self.text(text, "body", INK if right else RED, left=side + self.kit.scale.px(12))

    def below_mark(self, text: str) -> None:
        """Add words that belong to the finding above."""
        self.text(text, left=self._mark_side() + self.kit.scale.px(12))

    def _mark_side(self) -> int:
        return max(20, self.kit.scale.px(28))

    def widget(self, widget: Widget) -> None:
        """Add a control: its rect moves down to the column's end, and the column goes on below it."""
        widget.rect.y = self.height
        self.height = widget.rect.bottom
        self.widgets.append(widget)

    def draw(self, target: pygame.Surface, x: int, y: int) -> None:
        """Draw the text and the marks with the column's top left corner at (x, y)."""
        kit = self.kit
        for line in self._lines:
            kit.fonts.draw(target, line.text, line.role, (x + line.pos[0], y + line.pos[1]), line.colour)
        for right, (left, top) in self._marks:
            picture = icon(
                kit.raster, "check" if right else "cross", self._mark_side(), INK if right else RED, 3.0
            )
            target.blit(picture, (x + left, y + top))
