"""Where things lie at the end of a match. Units are px at 1080 until they become rectangles."""

from dataclasses import dataclass
from math import ceil

import pygame

from briscola.ui.layout.metrics import Scale
from briscola.ui.views.count import Field, Member, corners


@dataclass(frozen=True, kw_only=True, slots=True)
class Podium:
    """Everything's place for a window and a number of winners."""

    title: tuple[int, int]
    subtitle: tuple[int, int]
    words_width: int
    slate: pygame.Rect
    sheet: pygame.Rect
    winners: tuple[Member, ...]
    column: pygame.Rect
    glasses: tuple[int, int]
    cup: tuple[int, int]
    menu: tuple[int, int]
    seal: pygame.Rect


def podium(scale: Scale, winners: int) -> Podium:
    """The slate at the left, the hands in the middle, winners and buttons at the right."""
    f = Field(scale)
    e = f.extra
    squeeze = (1920 - f.w) / 280
    right = f.w - 100 + 34 * squeeze
    column_w = 354 - 34 * squeeze
    left = 100 - 34 * squeeze
    slate_w = 430 - 70 * squeeze
    slate = f.r(left, 236 + e * 0.25, slate_w, 520 - 60 * squeeze)
    sheet_x = left + slate_w + 56 - 16 * squeeze
    sheet = f.r(sheet_x, 226 + e * 0.2, right - column_w - 56 + 16 * squeeze - sheet_x, 760 + e * 0.6)
    middle = right - column_w / 2
    column_y = 560 + e * 0.45
    menu, seal = corners(scale)
    return Podium(
        title=f.p(f.w / 2, 105 + e * 0.08),
        subtitle=f.p(f.w / 2, 170 + e * 0.08),
        words_width=round((f.w - 2 * left - 260) * scale.k),
        slate=slate,
        sheet=sheet,
        winners=_faces(f, middle, column_w + 20, min(max(1, winners), 5)),
        column=f.r(right - column_w, column_y, column_w, f.h - 66 - column_y),
        glasses=f.p(left + slate_w * 0.36, 886 + e * 0.6),
        cup=f.p(middle + 40, 925 + e * 0.6),
        menu=menu,
        seal=seal,
    )


def _faces(f: Field, middle: float, width: float, count: int) -> tuple[Member, ...]:
    """Faces and tags of those who have won, in one row or two, so that names of usual length stand whole."""
    rows = 1 if count <= 2 else 2
    across = ceil(count / rows)
    step = width / across
    d = 210.0 if count == 1 else min(158.0 if rows == 1 else 124.0, step - 16)
    members = []
    for at in range(count):
        row, column = divmod(at, across)
        x = middle + step * (column - (min(across, count - row * across) - 1) / 2)
        y = (345 if rows == 1 else 262 + 172 * row) + f.extra * 0.25
        tag_w = 200.0 if count == 1 else step - 12
        members.append(
            Member(
                face=f.r(x - d / 2, y - d / 2, d, d),
                tag=f.r(x - tag_w / 2, y + d / 2 - 16, tag_w, 50 if count == 1 else 44),
            )
        )
    return tuple(members)
