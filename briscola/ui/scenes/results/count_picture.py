"""Pictures of the count of a hand: faces, cards, runners, slate."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from msgspec.structs import replace

from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.results import Band, least_points, signed
from briscola.client.view.view import Side, View
from briscola.engine.cards import Card
from briscola.i18n.card_words import card_name
from briscola.i18n.character_words import addressed, name_of
from briscola.i18n.result_words import band_words, called_words, remark
from briscola.i18n.score_words import scoreboard_title, tallies
from briscola.i18n.text import _, upper
from briscola.ui.animation.count_animation import CountAnimation
from briscola.ui.animation.motion import Motion
from briscola.ui.layout.table.geometry import Pose
from briscola.ui.render.cards.card_art import Cover
from briscola.ui.render.cards.sprites import CardStyle
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, INK, INK_2, RED
from briscola.ui.scenes.results.result_layout import CountLayout, CountRow, Member, resting
from briscola.ui.views.faces.seat_views import SeatStyle, draw_face
from briscola.ui.views.ruler import (
    draw_flag,
    draw_goal_line,
    draw_lane,
    draw_pennant,
    draw_runner,
    make_rule,
    side_colour,
)
from briscola.ui.views.table.flight import card_in_motion
from briscola.ui.views.table.scoreboard import draw_score
from briscola.ui.widgets.lists.player_rows import draw_mark

CROWDED = CardStyle(cover=Cover.MOST)
"""Counted cards lie close together."""


def draw_member(
    target: pygame.Surface, kit: Kit, member: Member, look: SeatStyle, *, paid: int | None = None
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


def _write_payment(target: pygame.Surface, kit: Kit, rect: pygame.Rect, look: SeatStyle, paid: int) -> None:
    """Write a name at the left of its tag, and the payment at the right."""
    pad, y, ink = kit.scale.px(11), rect.centery - kit.scale.px(1), INK if paid >= 0 else RED
    at = kit.fonts.draw(target, signed(paid), "figure", (rect.right - pad, y), ink, anchor="midright")
    width = max(10, at.left - kit.scale.px(8) - rect.x - pad)
    colour = RED if look.strong else INK
    kit.fonts.draw(target, look.name, "tag", (rect.x + pad, y), colour, anchor="midleft", width=width)


def _write_name(target: pygame.Surface, kit: Kit, rect: pygame.Rect, look: SeatStyle) -> None:
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


def draw_cards(
    target: pygame.Surface, kit: Kit, band: Band, poses: Sequence[Pose], pile: Pose, *, landed: int, left: int
) -> None:
    """Draw the first `landed` cards at their poses, and the pile of the `left` others."""
    for card, pose in zip(band.cards[:landed], poses, strict=False):
        kit.sprites.draw(target, card.code, (pose.x, pose.y), pose.height, look=CROWDED)
    if left:
        kit.sprites.pile(target, (pile.x, pile.y), pile.height, pile.angle, count=left)


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


def draw_called_card(
    target: pygame.Surface, kit: Kit, rect: pygame.Rect, card: Card, words: tuple[str, str]
) -> None:
    """Draw the called card on a slip of paper, with what was promised and the outcome."""
    kit.paper.tag(rect.size).draw(target, rect.topleft)
    height = round(rect.height * 0.76)
    wide = kit.sprites.width(height)
    kit.sprites.draw(target, card.code, (rect.x + kit.scale.px(14) + wide / 2, rect.centery), height)
    x = rect.x + kit.scale.px(26) + wide
    room = rect.right - kit.scale.px(5) - x
    fonts = kit.fonts
    rows = (
        ("tag", upper(card_name(card, naming=kit.naming)), INK),
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
        places: CountLayout,
        view: View,
        setup: MatchSetup,
        bands: Sequence[Band],
        animation: CountAnimation,
        poses: Sequence[Sequence[Pose]],
        piles: Sequence[Pose],
        hint: tuple[int, int] | None,
        words: Callable[..., tuple[str, str]],
        before: Sequence[int],
        remarks: Sequence[str],
    ) -> None:
        """`poses`: places of the cards, `piles`: where they come from, both by band; `before`: the score
        before the hand; `hint`: where the words on how to go on stand, if there is one way; `words` gives
        headline and reason, which `remarks` follow.
        """
        self.kit, self.places, self.view, self.setup, self.ended = kit, places, view, setup, view.ended_hand
        self.bands, self.animation, self.poses, self.piles = bands, animation, poses, piles
        self.hint, self.remarks, self.before = hint, remarks, before
        self.words = words
        self.names = [name_of(setup, view.rules, place) for place in range(view.rules.places)]
        self.rule = make_rule(kit, places.bands.rule, view.rules.total)
        self.rule.crossed = view.goal
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
        for row, band in zip(places.bands.rows, self.bands, strict=True):
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
            draw_called_card(target, kit, places.slip, self.view.called, words)

    def invitation(self, target: pygame.Surface) -> None:
        """Draw the words on how to go on, if there is room for them."""
        kit, fonts = self.kit, self.kit.fonts
        if self.hint is not None and self.hint[1] < kit.scale.height - kit.scale.rim - fonts.line("small"):
            text = _("Enter or click to go on")
            room = self.places.column.width
            fonts.draw(target, text, "small", self.hint, CREAM, anchor="center", halo=True, width=room)

    def _look(self, place: int, *, known: bool) -> SeatStyle:
        passed = self.ended.reason == "passed_out"
        side: Side = next((band.side for band in self.bands if place in band.places), "")
        return SeatStyle(
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

    def count(self, target: pygame.Surface, time: float, *, counting: bool) -> None:
        """Draw cards, runners, totals and the flag, `time` s after the count began."""
        if not self.bands:
            return
        kit, bands, animation = self.kit, self.places.bands, self.animation
        goal = self.view.goal if counting else None
        x = self.rule.x(goal or 0)
        top, bottom = sorted((bands.flag, bands.line_end))
        in_rows = len(bands.rows) > 2
        if goal is not None and in_rows:
            draw_goal_line(target, kit, x, top, bottom)  # it lies under the cards
        for at, (row, band) in enumerate(zip(bands.rows, self.bands, strict=True)):
            landed, left = animation.landed(at, time), animation.left(at, time)
            draw_cards(target, kit, band, self.poses[at], self.piles[at], landed=landed, left=left)
            if counting:
                value = animation.total(at, time)
                draw_lane(target, kit, self.rule, row.lane, value, band.side)
                shown = band.total if time >= animation.counted else round(value)
                draw_total(target, kit, row, band, shown, alone=in_rows)
        if goal is not None:
            if not in_rows:
                draw_goal_line(target, kit, x, top, bottom)
                for at, (row, band) in enumerate(zip(bands.rows, self.bands, strict=True)):
                    draw_runner(target, kit, self.rule, row.lane, animation.total(at, time), band.side)
            draw_flag(target, kit, (x, bands.flag), goal, animation.waving(time))
            for points in sorted(least_points(self.view.rules).values())[1:]:
                draw_pennant(target, kit, self.rule, bands.flag, points)
        draw_flights(target, kit, animation.passage.motions, time)

    def scoreboard(self, target: pygame.Surface, time: float, *, known: bool, over: bool) -> None:
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
        draw_score(
            target,
            self.kit,
            self.places.scoreboard,
            scoreboard_title(self.view),
            drawn,
            fresh=fresh,
            foot=foot,
        )
