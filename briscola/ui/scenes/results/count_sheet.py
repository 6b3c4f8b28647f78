"""The count of a hand: where faces, cards, runners and slate lie, and how they are drawn.

Units are px of a window 1080 high until `Field.r` turns them into real px.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy

import pygame
from msgspec import Struct
from msgspec.structs import replace

from briscola.client.setup import MatchSetup
from briscola.client.view import Band, Side, View, least_points, signed
from briscola.engine.cards import Card
from briscola.i18n.card_words import Naming, card_name
from briscola.i18n.character_words import addressed, name_of
from briscola.i18n.result_words import band_words, called_words, remark
from briscola.i18n.score_words import slate_title, tallies
from briscola.i18n.text import _, upper
from briscola.ui.animation import CountAnimation, Motion
from briscola.ui.layout.table import Pose
from briscola.ui.layout.window import Scale
from briscola.ui.render import Kit
from briscola.ui.render.cards import Cover, Look
from briscola.ui.render.theme import CREAM, INK, INK_2, RED
from briscola.ui.views import (
    draw_flag,
    draw_goal_line,
    draw_lane,
    draw_pennant,
    draw_runner,
    make_rule,
    side_colour,
)
from briscola.ui.views.faces import SeatLook, draw_face
from briscola.ui.views.table import card_in_motion, draw_score
from briscola.ui.widgets.lists import draw_mark

LIST = 62
"""Pitch of the members in a side's list, in units; `_members` allows up to 14 more."""
LIST_LEFT = 44
"""Left end of such a list, in units: as near to the edge as it can be, for names as long as the dummy's."""


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


class CountPlan(Struct, frozen=True, kw_only=True):
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


RICH_STEP = 0.55
"""Distance of two counting cards, as a share of a card's width."""
PLAIN_STEP = 0.167
GAP = 0.167
"""Gap between the counting cards and the others, as a share of a card's width."""


def spread(
    rich: int, plain: int, *, left: float, right: float, middle: float, height: float, ratio: float
) -> Sequence[Pose]:
    """Poses of `rich` counting and `plain` worthless cards, from `left` and never beyond `right` (px)."""
    width = height * ratio
    room = right - left
    heads = (rich > 0) + (plain > 0)
    fixed = heads * width + (GAP * width if heads == 2 else 0.0)
    steps = RICH_STEP * width * max(0, rich - 1) + PLAIN_STEP * width * max(0, plain - 1)
    tight = min(1.0, max(0.0, room - fixed) / steps) if steps else 1.0
    poses = []
    x = left + width / 2
    for _card in range(rich):
        poses.append(Pose(x, middle, height))
        x += RICH_STEP * width * tight
    if rich and plain:
        x += width - RICH_STEP * width * tight + GAP * width
    for _card in range(plain):
        poses.append(Pose(x, middle, height))
        x += PLAIN_STEP * width * tight
    return tuple(poses)


CROWDED = Look(cover=Cover.MOST)
"""Counted cards lie close together."""


def draw_member(
    target: pygame.Surface, kit: Kit, member: Member, look: SeatLook, *, paid: int | None = None
) -> None:
    """Draw a face and its tag; `paid` is the payment for the hand, None without payments."""
    draw_face(target, kit, member.face, look)
    rect = member.tag
    pad = kit.scale.px(11)
    if paid is None and not look.side and not look.detail:
        # A short name under a face has a short tag.
        wide = max(kit.scale.px(112), kit.fonts.width(look.name, "tag") + 3 * pad)
        rect = rect.inflate(min(0, wide - rect.width), 0)
    kit.paper.tag(rect.size).draw(target, rect.topleft)
    if paid is None:
        _write_name(target, kit, rect, look)
    else:
        _write_payment(target, kit, rect, look, paid)


def _write_payment(target: pygame.Surface, kit: Kit, rect: pygame.Rect, look: SeatLook, paid: int) -> None:
    """Write a name at the left of its tag, and the payment at the right."""
    pad, y, ink = kit.scale.px(11), rect.centery - kit.scale.px(1), INK if paid >= 0 else RED
    at = kit.fonts.draw(target, signed(paid), "figure", (rect.right - pad, y), ink, anchor="midright")
    width = max(10, at.left - kit.scale.px(8) - rect.x - pad)
    colour = RED if look.strong else INK
    kit.fonts.draw(target, look.name, "tag", (rect.x + pad, y), colour, anchor="midleft", width=width)


def _write_name(target: pygame.Surface, kit: Kit, rect: pygame.Rect, look: SeatLook) -> None:
    """Write a name in the middle of its tag, with the mark of the side, and its detail if there is room."""
    fonts, colour = kit.fonts, RED if look.strong else INK
    two = bool(look.detail) and rect.height >= fonts.line("tag") * 0.75 + fonts.line("small") * 0.75
    y = rect.centery - kit.scale.px(1) - (round(rect.height * 0.17) if two else 0)
    mark = kit.scale.px(26) if look.side else 0
    room = rect.width - kit.scale.px(14) - mark
    words = fonts.draw(
        target, look.name, "tag", (rect.centerx + mark // 2, y), colour, anchor="center", width=room
    )
    if mark:
        at = (words.left - kit.scale.px(15), y + 1)
        draw_mark(target, kit, look.side, at)
    if two:
        low = (rect.centerx, rect.centery + round(rect.height * 0.22))
        width = rect.width - kit.scale.px(11)
        fonts.draw(target, look.detail, "small", low, INK_2, anchor="center", width=width)


def card_poses(kit: Kit, row: CountRow, band: Band) -> Sequence[Pose]:
    """Poses of a band's cards."""
    return spread(
        band.rich,
        len(band.cards) - band.rich,
        left=row.cards.x,
        right=row.cards.right,
        middle=row.cards.centery,
        height=row.cards.height,
        ratio=kit.sprites.info.ratio,
    )


def pile_pose(kit: Kit, row: CountRow, poses: Sequence[Pose]) -> Pose:
    """Pose of the pile waiting to be counted: on the place of its last card, or a little further right."""
    half = kit.sprites.width(row.cards.height) / 2
    last = max((pose.x for pose in poses), default=row.cards.x + half)
    x = min(row.cards.right - half, max(last, row.cards.x + row.cards.width * 0.55))
    return Pose(x, row.cards.centery, row.cards.height, 0.0)


def draw_cards(
    target: pygame.Surface, kit: Kit, band: Band, poses: Sequence[Pose], pile: Pose, *, landed: int, left: int
) -> None:
    """Draw the first `landed` cards at their poses, and the pile of the `left` others."""
    for card, pose in zip(band.cards[:landed], poses, strict=False):
        kit.sprites.draw(target, card.code, (pose.x, pose.y), pose.height, look=CROWDED)
    if left:
        kit.sprites.pile(target, None, (pile.x, pile.y), pile.height, pile.angle, count=left)


def draw_flights(target: pygame.Surface, kit: Kit, motions: Sequence[Motion], time: float) -> None:
    """Draw the cards in the air at `time`."""
    for motion in motions:
        if 0 < motion.progress(time) < 1:
            target.blits(card_in_motion(kit, motion, time, cover=Cover.MOST), False)


def draw_captions(target: pygame.Surface, kit: Kit, row: CountRow, band: Band, *, known: bool) -> None:
    """Draw the number of tricks and cards; once the points are `known`, also what they are made of."""
    first, second, third = band_words(band)
    fonts = kit.fonts
    lead = fonts.draw(target, first, "small-strong", row.words[0], CREAM, anchor="midleft", halo=True)
    if not known:
        return
    x, y = row.words[1]
    in_line = y == row.words[0][1]
    if in_line:
        x = max(x, lead.right + kit.scale.px(36))
        second, third = " ".join(part for part in (second, third) if part), ""
    fonts.draw(target, second, "small", (x, y), CREAM, anchor="midleft", halo=True, width=row.words_width)
    if third:
        low = (x, y + fonts.line("small"))
        fonts.draw(target, third, "small", low, CREAM, anchor="midleft", halo=True, width=row.words_width)


def draw_total(
    target: pygame.Surface, kit: Kit, row: CountRow, band: Band, total: int, *, alone: bool
) -> None:
    """Draw the total in the side's colour: between face and rule, or at the end of a row if `alone`."""
    if alone:
        role, anchor = "number", "midright"
    else:
        role, anchor = "total", "center"
    kit.fonts.draw(target, str(total), role, row.total, side_colour(band.side), anchor=anchor, halo=True)


def draw_slip(
    target: pygame.Surface, kit: Kit, plan: CountPlan, called: Card, words: tuple[str, str], *, naming: Naming
) -> None:
    """Draw the called card on a slip of paper, with what was promised and the outcome."""
    rect = plan.slip
    kit.paper.tag(rect.size).draw(target, rect.topleft)
    height = round(rect.height * 0.76)
    wide = kit.sprites.width(height)
    kit.sprites.draw(target, called.code, (rect.x + kit.scale.px(14) + wide / 2, rect.centery), height)
    x = rect.x + kit.scale.px(26) + wide
    room = rect.right - kit.scale.px(5) - x
    fonts = kit.fonts
    rows = (
        ("tag", upper(card_name(called, naming=naming)), INK),
        ("small", words[0], INK_2),
        ("small-strong", words[1], RED),
    )
    step = min(rect.height * 0.30, max(fonts.line(role) for role, _text, _colour in rows))
    y = rect.centery - step
    for role, text, colour in rows:
        fonts.draw(target, text, role, (x, y), colour, anchor="midleft", width=room)
        y += step


def totals(animation: CountAnimation, count: int, time: float) -> tuple[int, ...]:
    """Total of each band as shown at `time`, rounded."""
    return tuple(round(animation.total(at, time)) for at in range(count))


CHALK_STEPS = 6
"""Number of pictures of a stroke being drawn."""


class CountPicture:
    """Draws a hand's result; `known`: the count is over; `counting`: totals are shown."""

    def __init__(
        self,
        kit: Kit,
        *,
        places: CountPlan,
        view: View,
        setup: MatchSetup,
        bands: Sequence[Band],
        animation: CountAnimation,
        poses: Sequence[Sequence[Pose]],
        piles: Sequence[Pose],
        hint: tuple[int, int] | None,
        words: Callable[..., tuple[str, str]],
        naming: Naming,
        before: Sequence[int],
        remarks: Sequence[str],
    ) -> None:
        """`poses`: places of the cards, `piles`: where they come from, both by band; `before`: the score
        before the hand; `hint`: where the words on how to go on stand, if there is one way; `words` gives
        headline and reason, which `remarks` follow.
        """
        self.kit, self.places, self.view, self.setup, self.ended = kit, places, view, setup, view.ended_hand
        self.bands, self.animation, self.poses, self.piles = bands, animation, poses, piles
        self.hint, self.naming, self.remarks, self.before = hint, naming, remarks, before
        self.words = words
        self.names = [name_of(setup, view.rules, place) for place in range(view.rules.places)]
        self.rule = make_rule(kit, places.rule, view.rules.total)
        self.alone = all(len(band.places) == 1 for band in bands)

    def still(self, target: pygame.Surface, *, known: bool, counting: bool) -> None:
        """Draw the parts that do not move: texts, faces, the rule."""
        kit, places, fonts = self.kit, self.places, self.kit.fonts
        title, reason = self.words(known=known)
        reason = ". ".join(part for part in (reason, *self.remarks) if part)
        width = places.words_width
        roles = ("result",) if addressed(self.setup) is not None else ("result", "scene")
        role = next((role for role in roles if fonts.width(title, role) <= width), roles[-1])
        fonts.draw(target, title, role, places.title, CREAM, anchor="center", halo=True, width=width)
        fonts.draw(target, reason, "aside", places.subtitle, CREAM, anchor="center", halo=True, width=width)
        for row, band in zip(places.rows, self.bands, strict=True):
            for member, place in zip(row.members, band.places, strict=True):
                paid = self.ended.payments if known and self.view.rules.scored_by_balance else None
                look = self._look(place, known=known)
                draw_member(target, kit, member, look, paid=None if paid is None else paid[place])
            draw_captions(target, kit, row, band, known=known)
        if self.bands and counting:
            self.rule.draw(target)
        if not self.bands:
            order = self.view.order
            for place, member in zip(order, resting(places, len(order), kit.scale), strict=True):
                draw_member(target, kit, member, self._look(place, known=known))
        if self.view.called is not None:
            words = called_words(self.view, self.names, known=known, you=addressed(self.setup))
            draw_slip(target, kit, places, self.view.called, words, naming=self.naming)

    def invitation(self, target: pygame.Surface) -> None:
        """Draw the words on how to go on, if there is room for them."""
        kit, fonts = self.kit, self.kit.fonts
        if self.hint is not None and self.hint[1] < kit.scale.height - kit.scale.rim - fonts.line("small"):
            text = _("Enter or click to go on")
            room = self.places.column.width
            fonts.draw(target, text, "small", self.hint, CREAM, anchor="center", halo=True, width=room)

    def _look(self, place: int, *, known: bool) -> SeatLook:
        passed = self.ended.reason == "passed_out"
        side: Side = next((band.side for band in self.bands if place in band.places), "")
        return SeatLook(
            name=self.names[place],
            face=self.setup.face_of(place),
            mood=self._mood(place) if known else "",
            detail=_("passed") if passed else "",
            side="" if self.alone else side,
            strong=place == self.view.caller,
            grey=passed,
        )

    def _mood(self, place: int) -> str:
        """The mood of a face: winners smile; if somebody won, the others look dismayed."""
        if not self.ended.winners:
            return ""
        return "pleased" if place in self.ended.winners else "dismayed"

    def count(self, target_: pygame.Surface, time: float, *, counting: bool) -> None:
        """Draw cards, runners, totals and the flag, `time` s after the count began."""
        if not self.bands:
            return
        kit, rows, animation = self.kit, self.places.rows, self.animation
        goal = self.view.goal if counting else None
        x = self.rule.x(goal or 0)
        top, bottom = sorted(self.places.flag)
        in_rows = len(rows) > 2
        if goal is not None and in_rows:
            draw_goal_line(target_, kit, x, top, bottom)  # it lies under the cards
        for at, (row, band) in enumerate(zip(rows, self.bands, strict=True)):
            landed, left = animation.landed(at, time), animation.left(at, time)
            draw_cards(target_, kit, band, self.poses[at], self.piles[at], landed=landed, left=left)
            if counting:
                value = animation.total(at, time)
                draw_lane(target_, kit, self.rule, row.lane, value, band.side)
                shown = band.total if time >= animation.counted else round(value)
                draw_total(target_, kit, row, band, shown, alone=in_rows)
        if goal is not None:
            if not in_rows:
                draw_goal_line(target_, kit, x, top, bottom)
                for at, (row, band) in enumerate(zip(rows, self.bands, strict=True)):
                    draw_runner(target_, kit, self.rule, row.lane, animation.total(at, time), band.side)
            draw_flag(target_, kit, (x, self.places.flag[0]), goal, animation.waving(time))
            for points in sorted(least_points(self.view.rules).values())[1:]:
                draw_pennant(target_, kit, self.rule, self.places.flag[0], points)
        draw_flights(target_, kit, animation.passage.motions, time)

    def slate(self, target: pygame.Surface, time: float, *, known: bool, over: bool) -> None:
        """Draw the slate: the strokes so far, the new one as it is drawn, and a remark at the end."""
        lines = tallies(self.view, self.setup)
        whole, part = self.animation.chalk(time)
        late = [line for line, _start in self.animation.strokes[whole + (part is not None) :]]
        drawn = tuple(replace(line, strokes=line.strokes - late.count(at)) for at, line in enumerate(lines))
        balance, payments = self.ended.balance, self.ended.payments
        if self.view.rules.scored_by_balance and balance and payments and not known:
            drawn = tuple(replace(line, balance=balance[at] - payments[at]) for at, line in enumerate(drawn))
        if self.view.rules.match_form.by_points and not known:
            drawn = tuple(replace(line, points=self.before[at]) for at, line in enumerate(drawn))
        fresh = None if part is None else (part[0], round(part[1] * CHALK_STEPS) / CHALK_STEPS)
        foot = ""
        if len(lines) == 2:
            # One space keeps the room for the remark, so that the strokes stay where they are.
            foot = (remark(self.view, [line.name for line in lines]) if over else "") or " "
        draw_score(target, self.kit, self.places.slate, slate_title(self.view), drawn, fresh=fresh, foot=foot)
