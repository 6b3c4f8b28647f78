"""The menu board of the title: what the evening holds, a line of chalk each, and each a link."""

from collections.abc import Callable, Sequence
from math import cos, radians, sin

import pygame
from msgspec import Struct

from briscola.i18n.spoken_words import Role, Spoken
from briscola.i18n.text import _
from briscola.ui.layout.window.metrics import MIN_TYPE
from briscola.ui.render import primitives
from briscola.ui.render.kit import Kit
from briscola.ui.render.paper_objects import PaperObject
from briscola.ui.render.primitives import turned
from briscola.ui.render.theme import CHALK, CHALK_US
from briscola.ui.views.table.chalk_board import ChalkBoard, draw_board, frame_width
from briscola.ui.widgets.widget import Pressable

ANGLE = 2.0
"""Degrees by which the board lies turned, anticlockwise."""
MOST = 5
"""Lines of chalk, where there is room."""
CLEAR = 0.5
"""Least distance of the words from the chevron, in sizes of the letters."""
LETTERS = 31
"""Size of the chalk in px at 1080."""


class ChalkLine(Struct, frozen=True, kw_only=True):
    """A line of the menu board: its words, and where it leads."""

    name: str
    """The control is called "slate NAME"."""
    rank: int
    """Lines of lower rank stand higher; where the board is small those of the highest rank are left out."""
    text: str
    on_press: Callable[[], None]
    for_beginners: bool = False
    """True for the line of somebody new: no other stands beside it, unless something has been begun."""
    begun: bool = False
    """True for something that goes on, by which somebody is new no more."""
    at_coffee: bool = False
    """True for the line to which the coffee leads, wherever it stands there: then it is not written."""


def chosen(lines: Sequence[ChalkLine]) -> Sequence[ChalkLine]:
    """The lines to write, from the top."""
    ordered = sorted(lines, key=lambda line: line.rank)
    alone = [line for line in ordered if line.for_beginners]
    return alone if alone and not any(line.begun for line in ordered) else ordered[:MOST]


class ChalkLink(Pressable):
    """A line of chalk in its rectangle, which lies level; what is written is turned with the board."""

    radius = 6.0

    def __init__(self, kit: Kit, rect: pygame.Rect, line: ChalkLine, centre: tuple[float, float]) -> None:
        """`centre` is the middle of the line on the turned board."""
        super().__init__(kit, rect, name=f"slate {line.name}")
        self.text, self.on_press, self._centre = line.text, line.on_press, centre

    def spoken(self) -> Spoken:
        return Spoken(role=Role.BUTTON, name=self.text, states=self.states())

    def draw(self, target: pygame.Surface) -> None:
        lit, size = self.hovered or self.focused, self.rect.size
        key = ("line of the title's slate", self.text, size, lit, self.kit.scale.text)
        self.kit.paper.keep(key, self._written, lit).draw(target, self._centre)

    def _written(self, lit: bool) -> PaperObject:
        width, height = self.rect.size
        scale, colour = self.kit.scale, CHALK_US if lit else CHALK
        slate = ChalkBoard(self.kit, (width, height))
        px = max(MIN_TYPE, min(height * 0.6, scale.px(LETTERS) * scale.growth(LETTERS)))
        pad, tip, middle = width * 0.02, px * 0.22, height / 2
        room = width - 2 * pad - tip - CLEAR * px
        slate.text(self.text, px, (pad, middle), colour, anchor="midleft", width=room)
        right = width - pad
        for end in (middle - px * 0.3, middle + px * 0.3):
            slate.line((right - tip, end), (right, middle), colour, width=px * 0.07)
        body = turned(slate.chalk(), ANGLE)
        return PaperObject(primitives.ready(body), (body.get_width() // 2, body.get_height() // 2))


class ThingLink(Pressable):
    """A thing beside the board that leads somewhere: the pack, the coffee."""

    radius = 10.0

    def __init__(
        self, kit: Kit, rect: pygame.Rect, name: str, *, words: str, on_press: Callable[[], None]
    ) -> None:
        super().__init__(kit, rect, name=name)
        self.on_press, self.tip = on_press, words
        self.tells_focus = True

    def spoken(self) -> Spoken:
        return Spoken(role=Role.BUTTON, name=self.tip, states=self.states(), slip=self.tip)


def board_links(
    kit: Kit, rect: pygame.Rect, lines: Sequence[ChalkLine], *, greeted: bool
) -> Sequence[ChalkLink]:
    """The controls of the lines on a board; `greeted` leaves room for the greeting above them."""
    inner = rect.inflate(-2 * frame_width(rect.size), -2 * frame_width(rect.size))
    rows = len(lines) + greeted
    tall = inner.height / rows if rows else 0.0
    found = []
    for at, line in enumerate(lines, greeted):
        off = (at + 0.5) * tall - inner.height / 2
        centre = rect.centerx + off * sin(radians(ANGLE)), rect.centery + off * cos(radians(ANGLE))
        place = pygame.Rect(0, 0, round(inner.width * 0.96), int(tall) - 1)
        place.center = round(centre[0]), round(centre[1])
        found.append(ChalkLink(kit, place, line, centre))
    return found


def draw_menu_board(
    target: pygame.Surface, kit: Kit, rect: pygame.Rect, *, lines: int, greeted: bool
) -> None:
    """Draw the slate under its lines, with the greeting if it has room; without lines it asks who deals."""
    words = _("GOOD EVENING"), _("WHO DEALS?")

    def write(slate: ChalkBoard) -> None:
        inner = slate.inner
        tall = inner.height / (lines + 1) if lines else inner.height * 0.5
        if greeted or not lines:
            size, wide = min(tall * 0.62, inner.width * 0.11), inner.width * 0.9
            slate.text(words[0], size, (inner.centerx, inner.y + tall * 0.47), width=wide)
            y = inner.y + tall * 0.9
            slate.line((inner.x + inner.width * 0.04, y + 2), (inner.right - inner.width * 0.04, y - 1))
            if not lines:
                slate.text(words[1], size * 0.8, (inner.centerx, inner.y + tall * 1.5), width=wide)

    draw_board(target, kit, ("title", words, lines, greeted), rect.size, rect.center, ANGLE, write)
