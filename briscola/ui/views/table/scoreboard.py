"""The score on the slate: names, tally strokes and points, in two columns or a line for each side."""

from math import cos, inf, radians, sin
from typing import NamedTuple

import pygame
from msgspec import Struct
from msgspec.structs import replace

from briscola.client.view.view import Side
from briscola.i18n.score_words import COLUMNS, ScoreLines
from briscola.ui.layout.table import forms
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CHALK_THEM, CHALK_US, Colour
from briscola.ui.views.table.chalk_board import ChalkBoard, draw_board, draw_chalk, frame_width

HEAD, RULED = 0.15, 1.66
"""Height of the slate's title, as a share of the slate, and how many times that the ruled line lies down."""


class ChalkBox(NamedTuple):
    """Middle and size in px of words or strokes."""

    x: float
    y: float
    width: float
    height: float


class ScoreboardPart(Struct, frozen=True):
    """Place of words or strokes on the body of the slate, or on all of it."""

    middle: float
    """y in a column, x in a row, as a share of the body."""
    width: float
    """Width, or most width, as a share of the body."""
    height: float
    """Height as a share of the body in a column, of the row in a row."""
    most: float = inf
    """Most height in a row, as a share of the body."""

    def write(self, slate: ChalkBoard, words: str) -> None:
        """Write words across the whole slate."""
        inner = slate.inner
        at = inner.centerx, inner.y + inner.height * self.middle
        slate.text(words, inner.height * self.height, at, width=inner.width * self.width)

    def in_column(self, body: pygame.Rect, at: int) -> ChalkBox:
        """Place in column `at`."""
        y, width = body.y + body.height * self.middle, body.width * self.width
        return ChalkBox(body.x + body.width * (0.25 + 0.5 * at), y, width, body.height * self.height)

    def in_row(self, body: pygame.Rect, count: int, at: int) -> ChalkBox:
        """Place in row `at` of `count`."""
        step = body.height * 0.93 / count
        x, y = body.x + body.width * self.middle, body.y + body.height * 0.035 + step * (at + 0.5)
        tall = min(step * self.height, body.height * self.most)
        return ChalkBox(x, y, body.width * self.width, tall)


TITLE, FOOT, RULE_INSET = ScoreboardPart(HEAD * 0.86, 0.86, 0.145), ScoreboardPart(0.91, 0.9, 0.12), 0.05
"""On the whole slate: its title, the word at its bottom, and the ends of the ruled line, as shares of it."""
NAME, SCORE, HAND = (
    ScoreboardPart(0.15, 0.42, 0.20),
    ScoreboardPart(0.52, 0.40, 0.40),
    ScoreboardPart(0.56, 0.39, 0.26),
)
"""In a column: the name, the score of the match, and the points of the hand where there is no such score."""
SCORE_OVER_HAND, HAND_UNDER_SCORE = ScoreboardPart(0.48, 0.40, 0.30), ScoreboardPart(0.84, 0.39, 0.20)
"""The score of the match and the points of the hand, one over the other."""
LESS = 0.06
"""Height by which figures are lower than strokes, as a share of the body."""
ROW_NAME, ROW_NAME_SHORT = ScoreboardPart(0.06, 0.46, 0.78, 0.2), ScoreboardPart(0.06, 0.40, 0.78, 0.2)
"""In a row: the name, from its left end on; a short one leaves room for figures."""
ROW_STROKES, ROW_STROKES_SHORT = ScoreboardPart(0.74, 0.42, 0.66), ScoreboardPart(0.60, 0.26, 0.66)
ROW_FIGURE = ScoreboardPart(0.94, 1.0, 0.72, 0.18)
"""The figure of the match, from its right end on."""
ROW_HAND, ROW_HAND_BESIDE = ScoreboardPart(0.84, 0.22, 0.86, 0.2), ScoreboardPart(0.66, 0.22, 0.86, 0.2)
"""The points of the hand, alone and beside a figure."""


def _chalk(side: Side) -> Colour:
    return {"us": CHALK_US, "them": CHALK_THEM}.get(side, (239, 233, 218))


def draw_score(
    target: pygame.Surface,
    kit: Kit,
    rect: pygame.Rect,
    title: str,
    tallies: tuple[ScoreLines, ...],
    *,
    fresh: tuple[int, float] | None = None,
    foot: str = "",
) -> None:
    """Draw the slate: the target above, a stroke for every hand won, or the points, and those of the hand.

    `fresh` is the index of a line and how much (0…1) of its last stroke has been drawn; `foot` is a word at
    the bottom.
    """
    part = None if fresh is None else (fresh[0], round(fresh[1] * 12) / 12)
    resting = tuple(replace(line, running="·" if line.running else "") for line in tallies)

    def write(slate: ChalkBoard) -> None:
        inner = slate.inner
        TITLE.write(slate, title)
        y, inset = inner.y + inner.height * HEAD * RULED, inner.width * RULE_INSET
        slate.line((inner.x + inset, y - 1), (inner.right - inset, y + 1))
        body = _body(inner, foot)
        if _beside(tallies):
            _columns(slate, body, resting, part)
        else:
            _rows(slate, body, resting, part)
        if foot:
            FOOT.write(slate, foot)

    key = ("score", title, resting, part, foot)
    draw_board(target, kit, key, rect.size, rect.center, forms.SLATE_ANGLE, write)
    _draw_running(target, kit, rect, tallies, foot)


def _body(inner: pygame.Rect, foot: str) -> pygame.Rect:
    """Room of a slate under the ruled line, without the foot."""
    y = inner.y + inner.height * HEAD * RULED
    room = inner.height * HEAD if foot else 0.0
    return pygame.Rect(inner.x, round(y), inner.width, round(inner.bottom - y - room))


def _beside(tallies: tuple[ScoreLines, ...]) -> bool:
    """True if the lines stand side by side, in columns."""
    return len(tallies) == COLUMNS and all(t.balance is None for t in tallies)


def _draw_running(
    target: pygame.Surface, kit: Kit, rect: pygame.Rect, tallies: tuple[ScoreLines, ...], foot: str
) -> None:
    """Write the points of the hand over the slate: they change with every trick, the slate does not."""
    frame = 2 * frame_width(rect.size)
    body = _body(pygame.Rect((0, 0), rect.size).inflate(-frame, -frame), foot)
    for at, line in enumerate(tallies):
        if line.running:
            place = _place_of_running(body, tallies, at)
            size, spot = (max(1, round(place.width)), max(1, round(place.height))), _as_it_lies(rect, place)
            draw_chalk(target, kit, line.running, size, spot, forms.SLATE_ANGLE, _chalk(line.side))


def _place_of_running(body: pygame.Rect, tallies: tuple[ScoreLines, ...], at: int) -> ChalkBox:
    """Place of the points of the hand in line `at`."""
    if _beside(tallies):
        scored = any(line.strokes or line.figure for line in tallies)
        return (HAND_UNDER_SCORE if scored else HAND).in_column(body, at)
    return (ROW_HAND_BESIDE if tallies[at].figure else ROW_HAND).in_row(body, len(tallies), at)


def _as_it_lies(rect: pygame.Rect, place: ChalkBox) -> tuple[float, float]:
    """Point of the window at which the middle of a place on the upright slate lies."""
    turn, dx, dy = radians(forms.SLATE_ANGLE), place.x - rect.width / 2, place.y - rect.height / 2
    return rect.centerx + dx * cos(turn) + dy * sin(turn), rect.centery - dx * sin(turn) + dy * cos(turn)


def _drawn(fresh: tuple[int, float] | None, at: int) -> float:
    """Share (0…1) of the last stroke of line `at` that has been drawn."""
    return fresh[1] if fresh is not None and fresh[0] == at else 1.0


def _columns(
    slate: ChalkBoard, body: pygame.Rect, tallies: tuple[ScoreLines, ...], fresh: tuple[int, float] | None
) -> None:
    tall = body.height
    slate.line((body.centerx + 2, body.y + tall * 0.03), (body.centerx - 2, body.bottom - tall * 0.08))
    for at, tally in enumerate(tallies):
        part, colour = SCORE_OVER_HAND if tally.running else SCORE, _chalk(tally.side)
        name, score = NAME.in_column(body, at), part.in_column(body, at)
        slate.text(tally.name, name.height, name[:2], colour, width=name.width)
        slate.text(tally.figure, tall * (part.height - LESS), score[:2], colour, width=score.width)
        _strokes(slate, tally.strokes, score, colour, _drawn(fresh, at))


def _rows(
    slate: ChalkBoard, body: pygame.Rect, tallies: tuple[ScoreLines, ...], fresh: tuple[int, float] | None
) -> None:
    paid = any(t.figure or t.running for t in tallies)
    parts = (ROW_NAME_SHORT, ROW_STROKES_SHORT) if paid else (ROW_NAME, ROW_STROKES)
    for at, tally in enumerate(tallies):
        name, strokes, figure = (part.in_row(body, len(tallies), at) for part in (*parts, ROW_FIGURE))
        colour = _chalk(tally.side)
        slate.text(tally.name, name.height, name[:2], colour, anchor="midleft", width=name.width)
        _strokes(slate, tally.strokes, strokes, colour, _drawn(fresh, at))
        slate.text(tally.figure, figure.height, figure[:2], colour, anchor="midright")


def _strokes(slate: ChalkBoard, count: int, place: ChalkBox, colour: Colour, share: float) -> None:
    """Draw tally strokes in fives, the fifth across the four before it; `share` (0…1) of the last one."""
    if count <= 0:
        return
    middle, y, width, height = place
    step = min(width / 5, height * 0.40, width / max(1, count + 1))
    columns = count - count // 5
    x = middle - step * (columns - 1) / 2
    placed = 0
    for number in range(1, count + 1):
        part = share if number == count else 1.0
        if number % 5 == 0:
            a = (x + step * (placed - 4) - step * 0.5, y + height * 0.32)
            b = (x + step * (placed - 1) + step * 0.5, y - height * 0.32)
            end = (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part)
            slate.line(a, end, colour, width=max(2.5, height * 0.07))
            continue
        slate.stroke((x + step * placed, y), height, colour, part)
        placed += 1
