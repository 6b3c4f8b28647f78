"""Layout of the count of a hand: faces, cards, runners, slate.

Units are px of a window 1080 high until `Field.r` turns them into real px.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass

import pygame

from briscola.ui.layout.window import Scale

LIST = 62
"""Pitch of the members in a side's list, in units; `_members` allows up to 14 more."""
LIST_LEFT = 44
"""Left end of such a list, in units: as near to the edge as it can be, for names as long as the dummy's."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Member:
    """A player of a band: the face and its tag."""

    face: pygame.Rect
    tag: pygame.Rect


@dataclass(frozen=True, kw_only=True, slots=True)
class CountRow:
    """Positions of one band, in px."""

    members: tuple[Member, ...]
    cards: pygame.Rect
    """Room for the cards; its height is the cards' height."""
    words: tuple[tuple[int, int], tuple[int, int]]
    """Left middle of each of the two captions."""
    words_width: int
    total: tuple[int, int]
    """Right end (rows) or middle (two sides) of the total."""
    lane: int
    """Height of its runner on the screen: y of the lane's middle."""


@dataclass(frozen=True, kw_only=True, slots=True)
class CountPlan:
    """Positions of everything in a count, in px, for one window and one set of bands."""

    rows: tuple[CountRow, ...]
    rule: pygame.Rect
    flag: tuple[int, int]
    """y of the flag's middle, and y of the end of its line."""
    title: tuple[int, int]
    subtitle: tuple[int, int]
    words_width: int
    slate: pygame.Rect
    slip: pygame.Rect
    """Slip with the called card and the promise."""
    column: pygame.Rect
    """Room for the buttons."""
    menu: tuple[int, int]
    seal: pygame.Rect
    field: pygame.Rect
    """Part of the table that holds everything but the corners."""


class Field:
    """Turns units into px: the 16:9 field in the middle of the window, taller where the window is."""

    def __init__(self, scale: Scale) -> None:
        self.scale = scale
        w, h = scale.width / scale.k, scale.height / scale.k
        self.portrait = h > 1500
        self.w, self.h = min(w, 1920.0), min(h, 1620.0 if self.portrait else 1340.0)
        self.extra = self.h - 1080
        self.x0, self.y0 = (w - self.w) / 2, (h - self.h) / 2

    def lower(self, h: float, extra: float) -> Field:
        """Copy of the field only `h` units high, with `extra` units to spread between the things."""
        part = copy(self)
        part.h, part.extra = h, extra
        return part

    def r(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """Rectangle in px of one given in units of the field."""
        k = self.scale.k
        left, top = round((x + self.x0) * k), round((y + self.y0) * k)
        return pygame.Rect(left, top, round(w * k), round(h * k))

    def p(self, x: float, y: float) -> tuple[int, int]:
        """Point in px of one given in units of the field."""
        return self.r(x, y, 0, 0).topleft


def plan(scale: Scale, members: Sequence[int], *, paid: bool) -> CountPlan:
    """Lay out a count. `members` holds the number of players of each band; empty if nobody played.

    In a tall window the slate and the buttons lie below the cards, else at their right.
    """
    f = Field(scale)
    if f.portrait:
        return _tall(f, members)
    e = f.extra
    squeeze = (1920 - f.w) / 280  # 0 in a 16:9 window, 1 in a tall one
    right = f.w - 111 + 31 * squeeze
    column_w = 354 - 24 * squeeze
    left, block_r = 276 - 6 * squeeze, right - column_w - 49 + 14 * squeeze
    middle = (left + block_r) / 2
    rule_y = 574 + e * 0.5 if len(members) == 2 else f.h - 174
    rule = f.r(left, rule_y, block_r - left, 64)
    rows, flag = _rows(f, members, left, block_r, rule_y)
    slate_h = 312 if paid else 395
    slate = f.r(0, 0, 318, slate_h)
    slate.center = f.p(right - column_w / 2, (346 if paid else 388) + e * 0.3)
    slip = f.r(right - column_w, 522 + e * 0.42, column_w, 112)
    column_y = 665 + e * 0.5
    column = f.r(right - column_w, column_y, column_w, f.h - 66 - column_y)
    menu, seal = corners(scale)
    return CountPlan(
        rows=rows,
        rule=rule,
        flag=flag,
        title=f.p(middle, 105 + e * 0.08),
        subtitle=f.p(middle, 170 + e * 0.08),
        words_width=round((block_r - left - 40) * scale.k),
        slate=slate,
        slip=slip,
        column=column,
        menu=menu,
        seal=seal,
        field=f.r(0, 0, f.w, f.h),
    )


def corners(scale: Scale) -> tuple[tuple[int, int], pygame.Rect]:
    """Middle of the menu's button, and the seal.

    Both keep to the corners of the window, however wide it is.
    """
    menu = scale.edge + scale.target(62) // 2
    seal = pygame.Rect(0, 0, max(280, scale.px(420)), scale.target(74))
    seal.midright = (scale.width - scale.edge, menu)
    return (menu, menu), seal


def _tall(f: Field, members: Sequence[int]) -> CountPlan:
    """Lay out a count in a tall window: full width, with slate, slip and buttons below it."""
    scale = f.scale
    left, right = 270.0 if max(members, default=1) == 1 else 350.0, f.w - 76
    shift = f.h - 1620
    low = 1130 + shift * 0.8
    upper = f.lower(1170.0, extra=90.0)
    rule_y = 574 + upper.extra * 0.5 if len(members) == 2 else upper.h - 154
    rows, flag = _rows(upper, members, left, right, rule_y)
    slate = f.r(150, low + 20, 420, 370)
    column = f.r(f.w - 76 - 420, low + 60, 420, 360)
    slip = f.r(f.w - 76 - 420 - 440, low + 70, 400, 124)
    menu, seal = corners(scale)
    return CountPlan(
        rows=rows,
        rule=f.r(left, rule_y, right - left, 64),
        flag=flag,
        title=f.p(f.w / 2, 120),
        subtitle=f.p(f.w / 2, 188),
        words_width=round((f.w - 300) * scale.k),
        slate=slate,
        slip=slip,
        column=column,
        menu=menu,
        seal=seal,
        field=f.r(0, 0, f.w, upper.h),
    )


def _rows(
    f: Field, members: Sequence[int], left: float, right: float, rule_y: float
) -> tuple[tuple[CountRow, ...], tuple[int, int]]:
    """The bands between `left` and `right`, and y of the flag's middle and of its line's end."""
    if len(members) == 2:
        return _two(f, members, left, right), (f.p(0, rule_y - 71)[1], f.p(0, rule_y + 116)[1])
    return _many(f, len(members), left, right, rule_y), (f.p(0, rule_y + 94)[1], f.p(0, 214)[1])


def _members(f: Field, count: int, top: float, room: float, reach: float) -> tuple[Member, ...]:
    """One large face with its tag below it, or a list of small ones, their tags beside them up to `reach`."""
    if count == 1:
        y = top + room / 2 - 15
        return (Member(face=f.r(96, y - 71, 142, 142), tag=f.r(96, y + 60, 142, 42)),)
    step = min(LIST + 14, room / count)
    d = step - 10
    y = top + (room - step * count) / 2
    return tuple(
        Member(
            face=f.r(LIST_LEFT, y + step * i, d, d),
            tag=f.r(LIST_LEFT + d - 12, y + step * i + (d - 42) / 2, reach - LIST_LEFT - d + 12, 42),
        )
        for i in range(count)
    )


def _two(f: Field, members: Sequence[int], left: float, right: float) -> tuple[CountRow, ...]:
    """Two sides, above and below the rule."""
    e = f.extra
    h = 195 + e * 0.2
    rule_y = 574 + e * 0.5
    rows = []
    for at, count in enumerate(members):
        top = 281 + e * 0.18 if at == 0 else f.h - 359 - e * 0.06 + 195 - h
        words = top - 28 if at == 0 else top + h + 34
        many = count > 1
        rows.append(
            CountRow(
                members=_members(
                    f,
                    count,
                    top - (36 if at == 0 else 10) if many else top - 6,
                    h + (56 if many else 12),
                    max(268.0, left - 8),
                ),
                cards=f.r(left, top, right - left - 8, h),
                words=(f.p(left, words), f.p(left + 224, words)),
                words_width=round((right - left - 224) * f.scale.k),
                total=f.p(167, rule_y + 32 + (-65 if at == 0 else 65)),
                lane=f.p(0, rule_y - 24 if at == 0 else rule_y + 88)[1],
            )
        )
    return tuple(rows)


def _many(f: Field, count: int, left: float, right: float, rule_y: float) -> tuple[CountRow, ...]:
    """Players alone: a row each, the rule below them all."""
    top, room = 222.0, rule_y - 236
    step = room / max(1, count)
    lane = 44 if step > 150 else 38
    # Lower rather than tighter in a narrow window, so that the cards still show their signs.
    h = min(180.0, step - lane - 10, (right - 342 - 24 - left) / 4.3)
    d = min(130.0, step - 44)
    rows = []
    for at in range(count):
        y = top + step * at + (step - h - lane) / 2
        x = 150 - d / 2
        face = f.r(x, y + (h + lane) / 2 - (d + 30) / 2, d, d)
        tag = f.r(62, 0, 176, 40)
        tag.top = face.bottom - round(12 * f.scale.k)
        words = right - 342
        rows.append(
            CountRow(
                members=(Member(face=face, tag=tag),),
                cards=f.r(left, y, words - left - 24, h),
                words=(f.p(words, y + h / 2 - 17), f.p(words, y + h / 2 + 17)),
                words_width=round(262 * f.scale.k),
                total=f.p(right, y + h / 2),
                lane=f.p(0, y + h + lane / 2 + 4)[1],
            )
        )
    return tuple(rows)


def resting(f: CountPlan, count: int, scale: Scale) -> tuple[Member, ...]:
    """Faces in a row in the middle of the table, when nobody played."""
    room = f.rule.width
    step = room / count
    d = round(min(150 * scale.k, step * 0.72))
    y = f.field.centery - round(20 * scale.k)
    found = []
    for at in range(count):
        face = pygame.Rect(0, 0, d, d)
        face.center = (round(f.rule.x + step * (at + 0.5)), y)
        tag = pygame.Rect(0, 0, round(min(step * 0.94, 190 * scale.k)), max(44, round(64 * scale.k)))
        tag.midtop = (face.centerx, face.bottom - round(14 * scale.k))
        found.append(Member(face=face, tag=tag))
    return tuple(found)
