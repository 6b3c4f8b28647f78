"""The score on the slate: names, tally strokes and points, in two columns or a line for each side."""

from math import cos, radians, sin

import pygame
from msgspec.structs import replace

from briscola.i18n.score_words import COLUMNS, ScoreLines
from briscola.ui.layout.table import SLATE_ANGLE
from briscola.ui.render import Kit
from briscola.ui.render.theme import CHALK_THEM, CHALK_US, Colour
from briscola.ui.views.table.slate import Slate, draw_chalk, draw_slate, frame_width

HEAD, RULED = 0.15, 1.66
"""Height of the slate's title, as a share of the slate, and how many times that the ruled line lies down."""


def _chalk(side: str) -> Colour:
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

    def write(slate: Slate) -> None:
        inner = slate.inner
        head = inner.height * HEAD
        slate.text(
            title, inner.height * 0.145, (inner.centerx, inner.y + head * 0.86), width=inner.width * 0.86
        )
        y = inner.y + head * RULED
        slate.line((inner.x + inner.width * 0.05, y - 1), (inner.right - inner.width * 0.05, y + 1))
        body = _body(inner, foot)
        if _beside(tallies):
            _columns(slate, body, resting, part)
        else:
            _rows(slate, body, resting, part)
        if foot:
            slate.text(
                foot,
                inner.height * 0.12,
                (inner.centerx, inner.bottom - inner.height * 0.09),
                width=inner.width * 0.9,
            )

    key = ("score", title, resting, part, foot)
    draw_slate(target, kit, key, rect.size, rect.center, SLATE_ANGLE, write)
    _draw_running(target, kit, rect, tallies, foot)


def _body(inner: pygame.Rect, foot: str) -> pygame.Rect:
    """Room of a slate under the ruled line, without the foot."""
    y = inner.y + inner.height * HEAD * RULED
    room = inner.height * HEAD if foot else 0.0
    return pygame.Rect(inner.x, round(y), inner.width, round(inner.bottom - y - room))


def _beside(tallies: tuple[ScoreLines, ...]) -> bool:
    """True if the lines stand side by side, in columns."""
    return len(tallies) == COLUMNS and all(t.balance is None for t in tallies)


def _column(body: pygame.Rect, at: int) -> float:
    """x of the middle of column `at`."""
    return body.x + body.width * (0.25 + 0.5 * at)


def _row(body: pygame.Rect, count: int, at: int) -> tuple[float, float]:
    """y of the middle of row `at` of `count`, and the height of a row."""
    step = body.height * 0.93 / count
    return body.y + body.height * 0.035 + step * (at + 0.5), step


def _draw_running(
    target: pygame.Surface, kit: Kit, rect: pygame.Rect, tallies: tuple[ScoreLines, ...], foot: str
) -> None:
    """Write the points of the hand over the slate: they change with every trick, the slate does not."""
    frame = 2 * frame_width(rect.size)
    body = _body(pygame.Rect((0, 0), rect.size).inflate(-frame, -frame), foot)
    turn = radians(SLATE_ANGLE)
    for at, line in enumerate(tallies):
        if not line.running:
            continue
        if _beside(tallies):
            bare = not any(other.strokes or other.figure for other in tallies)
            x, y = _column(body, at), body.y + body.height * (0.56 if bare else 0.84)
            size = body.width * 0.39, body.height * (0.26 if bare else 0.20)
        else:
            y, step = _row(body, len(tallies), at)
            x = body.x + body.width * (0.66 if line.figure else 0.84)
            size = body.width * 0.22, min(step * 0.86, body.height * 0.2)
        dx, dy = x - rect.width / 2, y - rect.height / 2
        spot = (
            rect.centerx + dx * cos(turn) + dy * sin(turn),
            rect.centery - dx * sin(turn) + dy * cos(turn),
        )
        whole = max(1, round(size[0])), max(1, round(size[1]))
        draw_chalk(target, kit, line.running, whole, spot, SLATE_ANGLE, _chalk(line.side))


def _columns(
    slate: Slate, body: pygame.Rect, tallies: tuple[ScoreLines, ...], fresh: tuple[int, float] | None
) -> None:
    slate.line(
        (body.centerx + 2, body.y + body.height * 0.03), (body.centerx - 2, body.bottom - body.height * 0.08)
    )
    for at, tally in enumerate(tallies):
        x = _column(body, at)
        colour = _chalk(tally.side)
        slate.text(
            tally.name, body.height * 0.20, (x, body.y + body.height * 0.15), colour, width=body.width * 0.42
        )
        share = fresh[1] if fresh is not None and fresh[0] == at else 1.0
        middle, tall = (x, body.y + body.height * (0.48 if tally.running else 0.52)), 0.40
        if tally.running:
            tall = 0.30
        slate.text(tally.figure, body.height * (tall - 0.06), middle, colour, width=body.width * 0.40)
        _strokes(
            slate,
            tally.strokes,
            middle,
            body.width * 0.40,
            body.height * tall,
            colour,
            share,
        )


def _rows(
    slate: Slate, body: pygame.Rect, tallies: tuple[ScoreLines, ...], fresh: tuple[int, float] | None
) -> None:
    paid = any(t.figure or t.running for t in tallies)
    for at, tally in enumerate(tallies):
        y, step = _row(body, len(tallies), at)
        colour = _chalk(tally.side)
        slate.text(
            tally.name,
            min(step * 0.78, body.height * 0.2),
            (body.x + body.width * 0.06, y),
            colour,
            anchor="midleft",
            width=body.width * (0.40 if paid else 0.46),
        )
        share = fresh[1] if fresh is not None and fresh[0] == at else 1.0
        middle = body.x + body.width * (0.60 if paid else 0.74)
        _strokes(
            slate,
            tally.strokes,
            (middle, y),
            body.width * (0.26 if paid else 0.42),
            step * 0.66,
            colour,
            share,
        )
        slate.text(
            tally.figure,
            min(step * 0.72, body.height * 0.18),
            (body.right - body.width * 0.06, y),
            colour,
            anchor="midright",
        )


def _strokes(
    slate: Slate,
    count: int,
    centre: tuple[float, float],
    width: float,
    height: float,
    colour: Colour,
    share: float,
) -> None:
    """Draw tally strokes in fives, the fifth across the four before it; `share` (0…1) of the last one."""
    if count <= 0:
        return
    step = min(width / 5, height * 0.40, width / max(1, count + 1))
    columns = count - count // 5
    x = centre[0] - step * (columns - 1) / 2
    placed = 0
    for number in range(1, count + 1):
        part = share if number == count else 1.0
        if number % 5 == 0:
            a = (x + step * (placed - 4) - step * 0.5, centre[1] + height * 0.32)
            b = (x + step * (placed - 1) + step * 0.5, centre[1] - height * 0.32)
            end = (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part)
            slate.line(a, end, colour, width=max(2.5, height * 0.07))
            continue
        slate.stroke((x + step * placed, centre[1]), height, colour, part)
        placed += 1
