"""Places of everything in the count of a hand and at the end of a match, in a window of any size.

Units are px of a window 1080 high until `Field.r` turns them into real px.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import NamedTuple

import pygame
from msgspec import Struct

from briscola.client.view.results import Band
from briscola.ui.layout.table.geometry import Pose
from briscola.ui.layout.window.metrics import Scale
from briscola.ui.render.kit import Kit

LIST, LIST_GAP = 76, 10
"""Greatest pitch of the members in a side's list, and the gap between their faces."""
LIST_LEFT = 44
"""Left end of such a list: as near to the edge as it can be, for names as long as the dummy's."""
ALONE = 142
"""Diameter of the face of a side with one member."""
TAG = 42
"""Height of a tag."""
RULE_TOP, RULE = 574, 64
"""Upper edge of the rule between two sides, where there is no room to spare, and its height."""
TOTAL = 342
"""Room for the words and the total at the end of a row."""
RICH_STEP, PLAIN_STEP, GAP = 0.55, 0.167, 0.167
"""Distances of two counting cards and of two others, and the gap between both, in widths of a card."""
END_TOP = 226
"""Upper edge of the parts at the end of a match, below title and seal."""


class Member(Struct, frozen=True, kw_only=True):
    """A player of a band: the face and its tag."""

    face: pygame.Rect
    tag: pygame.Rect


class CountRow(Struct, frozen=True, kw_only=True):
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


class Bands(NamedTuple):
    """Bands and rule; y of the flag's middle, and of the end of its line."""

    rows: tuple[CountRow, ...]
    rule: pygame.Rect
    flag: int
    line_end: int


class CountLayout(Struct, frozen=True, kw_only=True):
    """Positions of everything in a count but the corners, in px, for one window and one set of bands."""

    bands: Bands
    title: tuple[int, int]
    subtitle: tuple[int, int]
    words_width: int
    scoreboard: pygame.Rect
    slip: pygame.Rect
    """Slip with the called card and the promise."""
    column: pygame.Rect
    """Room for the buttons."""
    field: pygame.Rect
    """Part of the table that holds everything but the corners."""


class MatchEndLayout(Struct, frozen=True, kw_only=True):
    """Positions of everything at the end of a match but the corners, in px; contents are placed elsewhere."""

    title: tuple[int, int]
    subtitle: tuple[int, int]
    words_width: int
    people: pygame.Rect
    """Room for the winners, the glasses and their words."""
    middle: pygame.Rect
    """Room for the trick that decided the match and, under it, the hands on paper."""
    scoreboard: pygame.Rect
    column: pygame.Rect


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


def lay_count(scale: Scale, members: Sequence[int], *, paid: bool) -> CountLayout:
    """Lay out a count. `members` holds the number of players of each band; empty if nobody played.

    In a tall window the slate and the buttons lie below the cards, else at their right.
    """
    f = Field(scale)
    return _tall(f, members) if f.portrait else _wide(f, members, paid=paid)


def lay_match_end(scale: Scale) -> MatchEndLayout:
    """Lay out the end of a match: from left to right people, then trick and hands, then slate and buttons.

    In a tall window slate and buttons lie below.
    """
    f = Field(scale)
    squeeze = (1920 - f.w) / 280
    left, right, bottom = 100 - 34 * squeeze, f.w - 100 + 34 * squeeze, f.h - 56
    column_w, gap = 354 - 34 * squeeze, 52 - 16 * squeeze
    slate_w = 318.0
    title = 116 + f.extra * 0.04
    if f.portrait:
        half = (right - left - gap) / 2
        low = END_TOP + (bottom - END_TOP) * 0.7
        people = f.r(left, END_TOP, half, low - END_TOP - gap)
        middle = f.r(left + half + gap, END_TOP, half, low - END_TOP - gap)
        slate = f.r(left + 60, low, slate_w + 60, bottom - low)
        column = f.r(right - half * 0.8, low, half * 0.8, bottom - low)
    else:
        people_w = 610 - 90 * squeeze
        start = left + people_w + gap
        people = f.r(left, END_TOP, people_w, bottom - END_TOP)
        middle = f.r(start, END_TOP, right - column_w - gap - start, bottom - END_TOP)
        slate_h = 326 + f.extra * 0.3
        slate = f.r(right - (column_w + slate_w) / 2, END_TOP + 14, slate_w, slate_h)
        column_y = END_TOP + slate_h + 66
        column = f.r(right - column_w, column_y, column_w, bottom - column_y)
    return MatchEndLayout(
        title=f.p(f.w / 2, title),
        subtitle=f.p(f.w / 2, title + 72),
        words_width=round((f.w - 640) * scale.k),
        people=people,
        middle=middle,
        scoreboard=slate,
        column=column,
    )


def corners(scale: Scale) -> tuple[tuple[int, int], pygame.Rect]:
    """Middle of the menu's button, and the seal.

    Both keep to the corners of the window, however wide it is.
    """
    menu = scale.edge + scale.target(62) // 2
    seal = pygame.Rect(0, 0, max(280, scale.px(420)), scale.target(74))
    seal.midright = (scale.width - scale.edge, menu)
    return (menu, menu), seal


def _wide(f: Field, members: Sequence[int], *, paid: bool) -> CountLayout:
    e, squeeze = f.extra, (1920 - f.w) / 280  # 0 in a 16:9 window, 1 in a tall one
    right, column_w = f.w - 111 + 31 * squeeze, 354 - 24 * squeeze
    left, end = 276 - 6 * squeeze, right - column_w - 49 + 14 * squeeze
    middle, column_y = (left + end) / 2, 665 + e * 0.5
    slate = f.r(0, 0, 318, 312 if paid else 395)
    slate.center = f.p(right - column_w / 2, (346 if paid else 388) + e * 0.3)
    return CountLayout(
        bands=_bands(f, members, left, end, f.h - 174),
        title=f.p(middle, 105 + e * 0.08),
        subtitle=f.p(middle, 170 + e * 0.08),
        words_width=round((end - left - 40) * f.scale.k),
        scoreboard=slate,
        slip=f.r(right - column_w, 522 + e * 0.42, column_w, 112),
        column=f.r(right - column_w, column_y, column_w, f.h - 66 - column_y),
        field=f.r(0, 0, f.w, f.h),
    )


def _tall(f: Field, members: Sequence[int]) -> CountLayout:
    left, right = 270.0 if max(members, default=1) == 1 else 350.0, f.w - 76
    upper, low = f.lower(1170.0, extra=90.0), 1130 + (f.h - 1620) * 0.8
    return CountLayout(
        bands=_bands(upper, members, left, right, upper.h - 154),
        title=f.p(f.w / 2, 120),
        subtitle=f.p(f.w / 2, 188),
        words_width=round((f.w - 300) * f.scale.k),
        scoreboard=f.r(150, low + 20, 420, 370),
        slip=f.r(right - 420 - 440, low + 70, 400, 124),
        column=f.r(right - 420, low + 60, 420, 360),
        field=f.r(0, 0, f.w, upper.h),
    )


def _bands(f: Field, members: Sequence[int], left: float, right: float, low: float) -> Bands:
    """The bands between `left` and `right`, the rule between two of them, else below them all at `low`."""
    two = len(members) == 2
    y = RULE_TOP + f.extra * 0.5 if two else low
    rows = _two(f, members, left, right, y) if two else _many(f, len(members), left, right, y)
    flag, end = (y - 71, y + 116) if two else (y + 94, 214)
    return Bands(rows, f.r(left, y, right - left, RULE), f.p(0, flag)[1], f.p(0, end)[1])


def _members(f: Field, count: int, top: float, room: float, reach: float) -> tuple[Member, ...]:
    """One large face with its tag below it, or a list of small ones, their tags beside them up to `reach`."""
    if count == 1:
        y = top + room / 2 - 15
        return (Member(face=f.r(96, y - 71, ALONE, ALONE), tag=f.r(96, y + 60, ALONE, TAG)),)
    step = min(LIST, room / count)
    d = step - LIST_GAP
    y = top + (room - step * count) / 2
    return tuple(
        Member(
            face=f.r(LIST_LEFT, y + step * i, d, d),
            tag=f.r(LIST_LEFT + d - 12, y + step * i + (d - TAG) / 2, reach - LIST_LEFT - d + 12, TAG),
        )
        for i in range(count)
    )


def _two(f: Field, members: Sequence[int], left: float, right: float, rule: float) -> tuple[CountRow, ...]:
    """Two sides, above and below the rule."""
    h, upper = 195 + f.extra * 0.2, 281 + f.extra * 0.18
    lower = f.h - 359 - f.extra * 0.06 + 195 - h

    def side(count: int, top: float, *, lift: float, words: float, total: float, lane: float) -> CountRow:
        """A side whose list of members begins `lift` above its cards."""
        lift, more = (lift, 56) if count > 1 else (6, 12)
        return CountRow(
            members=_members(f, count, top - lift, h + more, max(268.0, left - 8)),
            cards=f.r(left, top, right - left - 8, h),
            words=(f.p(left, words), f.p(left + 224, words)),
            words_width=round((right - left - 224) * f.scale.k),
            total=f.p(167, total),
            lane=f.p(0, lane)[1],
        )

    return (
        side(members[0], upper, lift=36, words=upper - 28, total=rule - 33, lane=rule - 24),
        side(members[1], lower, lift=10, words=lower + h + 34, total=rule + 97, lane=rule + 88),
    )


def _many(f: Field, count: int, left: float, right: float, rule_y: float) -> tuple[CountRow, ...]:
    """Players alone: a row each, the rule below them all."""
    top, room = 222.0, rule_y - 236
    step = room / max(1, count)
    lane = 44 if step > 150 else 38
    # Lower rather than tighter in a narrow window, so that the cards still show their signs.
    h = min(180.0, step - lane - 10, (right - TOTAL - 24 - left) / 4.3)
    d = min(130.0, step - 44)
    rows = []
    for at in range(count):
        y = top + step * at + (step - h - lane) / 2
        x = 150 - d / 2
        face = f.r(x, y + (h + lane) / 2 - (d + 30) / 2, d, d)
        tag = f.r(62, 0, 176, 40)
        tag.top = face.bottom - round(12 * f.scale.k)
        words = right - TOTAL
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


def resting(places: CountLayout, count: int, scale: Scale) -> tuple[Member, ...]:
    """Faces in a row in the middle of the table, when nobody played."""
    rule = places.bands.rule
    step = rule.width / count
    d = round(min(150 * scale.k, step * 0.72))
    y = places.field.centery - round(20 * scale.k)
    found = []
    for at in range(count):
        face = pygame.Rect(0, 0, d, d)
        face.center = (round(rule.x + step * (at + 0.5)), y)
        tag = pygame.Rect(0, 0, round(min(step * 0.94, 190 * scale.k)), max(44, round(64 * scale.k)))
        tag.midtop = (face.centerx, face.bottom - round(14 * scale.k))
        found.append(Member(face=face, tag=tag))
    return tuple(found)


def card_poses(kit: Kit, row: CountRow, band: Band) -> Sequence[Pose]:
    """Poses of a band's cards, the counting ones first: closer together where their room is narrow."""
    height, middle, plain = row.cards.height, row.cards.centery, len(band.cards) - band.rich
    width = height * kit.sprites.info.ratio
    heads = (band.rich > 0) + (plain > 0)
    fixed = heads * width + (GAP * width if heads == 2 else 0.0)
    steps = RICH_STEP * width * max(0, band.rich - 1) + PLAIN_STEP * width * max(0, plain - 1)
    tight = min(1.0, max(0.0, row.cards.width - fixed) / steps) if steps else 1.0
    poses = []
    x = row.cards.x + width / 2
    for _card in range(band.rich):
        poses.append(Pose(x, middle, height))
        x += RICH_STEP * width * tight
    if band.rich and plain:
        x += width - RICH_STEP * width * tight + GAP * width
    for _card in range(plain):
        poses.append(Pose(x, middle, height))
        x += PLAIN_STEP * width * tight
    return tuple(poses)


def pile_pose(kit: Kit, row: CountRow, poses: Sequence[Pose]) -> Pose:
    """Pose of the pile waiting to be counted: on the place of its last card, or a little further right."""
    half = kit.sprites.width(row.cards.height) / 2
    last = max((pose.x for pose in poses), default=row.cards.x + half)
    x = min(row.cards.right - half, max(last, row.cards.x + row.cards.width * 0.55))
    return Pose(x, row.cards.centery, row.cards.height, 0.0)
