"""Rooms of the parts of the match's end, in a window of any size."""

import pygame
from msgspec import Struct

from briscola.ui.layout.window import Scale
from briscola.ui.scenes.results.count_layout import Field, corners

TOP = 226
"""Upper edge of the parts, below title and seal."""


class MatchEndLayout(Struct, frozen=True, kw_only=True):
    """Rectangles of the parts of the table for a window, in px; their contents are placed elsewhere."""

    title: tuple[int, int]
    subtitle: tuple[int, int]
    words_width: int
    people: pygame.Rect
    """Room for the winners, the glasses and their words."""
    middle: pygame.Rect
    """Room for the trick that decided the match and, under it, the hands on paper."""
    slate: pygame.Rect
    column: pygame.Rect
    menu: tuple[int, int]
    seal: pygame.Rect


def podium(scale: Scale) -> MatchEndLayout:
    """Lay out people at the left, trick and hands in the middle, slate and buttons at the right.

    In a tall window slate and buttons lie below.
    """
    f = Field(scale)
    menu, seal = corners(scale)
    squeeze = (1920 - f.w) / 280
    left, right, bottom = 100 - 34 * squeeze, f.w - 100 + 34 * squeeze, f.h - 56
    column_w, gap = 354 - 34 * squeeze, 52 - 16 * squeeze
    slate_w = 318.0
    title = 116 + f.extra * 0.04
    if f.portrait:
        half = (right - left - gap) / 2
        low = TOP + (bottom - TOP) * 0.7
        people = f.r(left, TOP, half, low - TOP - gap)
        middle = f.r(left + half + gap, TOP, half, low - TOP - gap)
        slate = f.r(left + 60, low, slate_w + 60, bottom - low)
        column = f.r(right - half * 0.8, low, half * 0.8, bottom - low)
    else:
        people_w = 610 - 90 * squeeze
        start = left + people_w + gap
        people = f.r(left, TOP, people_w, bottom - TOP)
        middle = f.r(start, TOP, right - column_w - gap - start, bottom - TOP)
        slate_h = 326 + f.extra * 0.3
        slate = f.r(right - (column_w + slate_w) / 2, TOP + 14, slate_w, slate_h)
        column_y = TOP + slate_h + 66
        column = f.r(right - column_w, column_y, column_w, bottom - column_y)
    return MatchEndLayout(
        title=f.p(f.w / 2, title),
        subtitle=f.p(f.w / 2, title + 72),
        words_width=round((f.w - 640) * scale.k),
        people=people,
        middle=middle,
        slate=slate,
        column=column,
        menu=menu,
        seal=seal,
    )
