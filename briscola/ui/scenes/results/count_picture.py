"""The picture of a count at one size: the fixed parts, the cards and runners, the slate."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from briscola.client.setup import MatchSetup
from briscola.client.view import Band, View, least_points
from briscola.i18n.card_words import Naming
from briscola.i18n.character_words import addressed, name_of
from briscola.i18n.result_words import called_words, remark
from briscola.i18n.score_words import slate_title, tallies
from briscola.i18n.text import _
from briscola.ui.animation import CountAnimation
from briscola.ui.layout.table import Pose
from briscola.ui.render import Kit
from briscola.ui.render.theme import CREAM
from briscola.ui.scenes.results.count_drawing import (
    draw_captions,
    draw_cards,
    draw_flights,
    draw_member,
    draw_slip,
    draw_total,
)
from briscola.ui.scenes.results.count_layout import CountPlan, resting
from briscola.ui.views import draw_flag, draw_lane, draw_line, draw_pennant, draw_runner, make_rule
from briscola.ui.views.faces import SeatLook
from briscola.ui.views.table import table_centre

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
        side = next((band.side for band in self.bands if place in band.places), "")
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
            draw_line(target_, kit, x, top, bottom)  # it lies under the cards
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
                draw_line(target_, kit, x, top, bottom)
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
        table_centre.draw_score(
            target,
            self.kit,
            self.places.slate,
            slate_title(self.view),
            drawn,
            fresh=fresh,
            foot=foot,
        )
