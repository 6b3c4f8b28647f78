"""After a hand: both sides' cards in order of value, runners on the rule, a fresh stroke on the slate."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from briscola.engine.events import Event
from briscola.ui import pointer
from briscola.ui.model import ME, View, in_pairs
from briscola.ui.motion import Cue, Pace, pace
from briscola.ui.proof import prove
from briscola.ui.race import Race, race
from briscola.ui.results import bands, fresh_strokes
from briscola.ui.results import target as target_of
from briscola.ui.scene import Scene
from briscola.ui.scenes.play_look import name_of, tallies
from briscola.ui.scenes.proof import ProofSheet
from briscola.ui.scenes.result_words import called_words, remark, result_words, score_before, slate_title
from briscola.ui.setup import MatchSetup
from briscola.ui.text import _
from briscola.ui.theme import CREAM
from briscola.ui.timeline import Timeline
from briscola.ui.views import board
from briscola.ui.views.count import CountPlan, plan, resting
from briscola.ui.views.count_draw import (
    card_poses,
    draw_captions,
    draw_cards,
    draw_flights,
    draw_member,
    draw_slip,
    draw_total,
    pile_pose,
    totals,
)
from briscola.ui.views.ruler import draw_flag, draw_lane, draw_line, draw_runner, make_rule
from briscola.ui.views.seal import Seal
from briscola.ui.views.seats import SeatLook
from briscola.ui.widgets import Button, RoundButton
from briscola.ui.words import is_french

if TYPE_CHECKING:
    from briscola.ui.app import App


class HandResult(Scene):
    """The count of the hand that ended last."""

    def __init__(
        self,
        app: App,
        *,
        view: View,
        setup: MatchSetup,
        log: Sequence[Event],
        on_next: Callable[[], None],
        on_title: Callable[[], None],
        on_review: Callable[[], None] | None = None,
    ) -> None:
        """`view` is that of the ended hand, `log` the table's whole one (cards and the proof come from it).

        The scene takes itself off before `on_next`; `on_title` keeps the match; `on_review` shows the
        hand again.
        """
        super().__init__(app)
        assert view.ended is not None
        self.view, self.setup, self.ended = view, setup, view.ended
        self.on_next, self.on_title, self.on_review = on_next, on_title, on_review
        self.bands = bands(log, view)
        self.proof = prove(log, view.rules.pack)
        self.before = score_before(log, view)
        self.timeline = Timeline()
        self.race: Race | None = None
        self._ended = False
        self._still: pygame.Surface | None = None
        self._still_key = (False, False)

    # ---- what is shown when

    @property
    def names(self) -> list[str]:
        """Every place's name."""
        return [name_of(self.setup, self.view.rules, place) for place in range(self.view.rules.places)]

    @property
    def over(self) -> bool:
        """Everything is counted and written."""
        return not self.timeline.running

    @property
    def known(self) -> bool:
        """The cards are counted: the result may be said."""
        return self.race is None or self.over or self.timeline.time >= self.race.counted

    @property
    def time(self) -> float:
        """Seconds since the count began; for ever after its end."""
        return self.timeline.time if self.timeline.running else float("inf")

    def totals(self) -> tuple[int, ...]:
        """The totals as the picture shows them now, in the order of the bands."""
        return totals(self.race, len(self.bands), self.time) if self.race is not None else ()

    # ---- layout

    def layout(self, size: tuple[int, int]) -> None:
        del size
        kit, scale = self.kit, self.kit.scale
        rules = self.view.rules
        self.french = is_french(kit.sprites.info.name)
        self.plan: CountPlan = plan(scale, [len(b.places) for b in self.bands], paid=rules.has_payments)
        self.poses = [
            card_poses(kit, row, band) for row, band in zip(self.plan.rows, self.bands, strict=True)
        ]
        self.piles = [pile_pose(kit, r, p) for r, p in zip(self.plan.rows, self.poses, strict=True)]
        time = self.timeline.time if self.race is not None else 0.0
        self.race = race(
            self.bands,
            self.poses,
            self.piles,
            goal=target_of(self.view),
            strokes=fresh_strokes(self.before, self.view.score, in_pairs(rules)) if self._by_wins else (),
            won=ME in self.ended.winners,
            pace=self._pace(),
        )
        if self.bands and not self._ended:
            self.timeline.play(self.race.passage)
            self.timeline.update(time)
        self.rule = make_rule(kit, self.plan.rule)
        self._buttons()
        self._still = None

    def _pace(self) -> Pace:
        s = self.app.settings
        return pace(s.speed, trick_pause=s.trick_pause, reduced=s.reduced_motion)

    @property
    def _by_wins(self) -> bool:
        return self.view.rules.options.get("match", "wins") == "wins"

    def _buttons(self) -> None:
        kit, scale, places = self.kit, self.kit.scale, self.plan
        over = bool(self.view.winners)
        rows: list[tuple[str, str, Callable[[], None]]] = [
            ("next", _("To the final score") if over else _("Next hand"), self._next)
        ]
        if self.on_review is not None:
            rows.append(("review", _("Review the hand"), self.on_review))
        if self.proof is not None:
            rows.append(("verify", _("Verify the deck"), self._verify))
        group = self.new_group(focus="next")
        y = places.column.y
        for at, (name, text, press) in enumerate(rows):
            tall = scale.target(83 if at == 0 else 62)
            rect = pygame.Rect(places.column.x, y, places.column.width, tall)
            group.add(Button(kit, rect, text, press, primary=at == 0, name=name))
            y = rect.bottom + scale.px(25 if at == 0 else 16)
        self.hint = (places.column.centerx, y + scale.px(34))
        group.add(
            RoundButton(
                kit, places.menu, "menu", _("To the title"), self.on_title, diameter=62, show_label=False
            )
        )
        if self.proof is not None:
            group.add(Seal(kit, places.seal, self.proof, self._verify))
        self.settle("next")

    # ---- what the person does

    def _next(self) -> None:
        if not self.over:
            self._skip()
            return
        self.app.pop()
        self.on_next()

    def _verify(self) -> None:
        if self.proof is not None:
            self.app.push(ProofSheet(self.app, self.proof))

    def _skip(self) -> None:
        self._hear_all(self.timeline.skip())
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> bool:
        p = pointer.read(event, self.kit.scale.size)
        down = p is not None and p.kind == "down"
        if not self.over and (down or pointer.is_confirm(event)):
            self._skip()
            return True
        if pointer.is_back(event):
            self.on_title()
            return True
        if super().handle(event):
            return True
        if down:
            self._next()
            return True
        return False

    # ---- time

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.timeline.running:
            self._hear_all(self.timeline.update(dt))
            return True
        if not self._ended:
            self._finish()
        return moving

    def _hear_all(self, cues: Sequence[Cue]) -> None:
        for cue in cues:
            self.app.audio.play(cue.name, cue.volume, cue.pan)
        if self.over:
            self._finish()

    def _finish(self) -> None:
        """The count is over: a rich end is heard even when nothing was acted out."""
        if not self._ended and self.race is not None and not self.race.passage.length:
            self.app.audio.play("win" if ME in self.ended.winners else "loss", 0.8)
        self._ended = True
        self.dirty = True

    # ---- drawing

    def draw(self, target: pygame.Surface) -> None:
        shown = self.known or self.app.settings.live_points
        key = (self.known, shown)
        if self._still is None or self._still_key != key:
            self._still = self._still or pygame.Surface(target.get_size()).convert()
            self._still_key = key
            self._draw_still(self._still, counting=shown)
        target.blit(self._still, (0, 0))
        if self.bands:
            self._draw_count(target, counting=shown)
        self._draw_slate(target)
        self.group.draw(target)

    def _draw_still(self, target: pygame.Surface, *, counting: bool) -> None:
        """What does not move: the table, the words, the faces, the rule."""
        kit, places, fonts = self.kit, self.plan, self.kit.fonts
        self.app.draw_table(target)
        title, reason = result_words(self.view, self.names, known=self.known, french=self.french)
        width = places.words_width
        fonts.draw(target, title, "result", places.title, CREAM, anchor="center", halo=True, width=width)
        fonts.draw(target, reason, "aside", places.subtitle, CREAM, anchor="center", halo=True, width=width)
        if self.bands:
            for row, band in zip(places.rows, self.bands, strict=True):
                for member, place in zip(row.members, band.places, strict=True):
                    draw_member(target, kit, member, self._look(place), paid=self._paid(place))
                draw_captions(target, kit, row, band)
            if counting:
                self.rule.draw(target)
        else:
            order = self.view.order
            for place, member in zip(order, resting(places, len(order), kit.scale), strict=True):
                draw_member(target, kit, member, self._look(place))
        if self.view.called is not None:
            words = called_words(self.view, self.names, known=self.known)
            draw_slip(target, kit, places, self.view.called, words, french=self.french)
        if not kit.scale.small or self.hint[1] < kit.scale.height - kit.scale.edge:
            words_at = self.hint
            fonts.draw(
                target,
                _("Enter or click to go on"),
                "small",
                words_at,
                CREAM,
                anchor="center",
                halo=True,
                width=places.column.width,
            )

    def _look(self, place: int) -> SeatLook:
        won = self.known and place in self.ended.winners
        passed = self.ended.reason == "passed_out"
        alone = not self.bands or all(len(band.places) == 1 for band in self.bands)
        return SeatLook(
            name=self.names[place],
            face=self.setup.face_of(place),
            mood="pleased" if won else "",
            detail=_("has passed") if passed else "",
            side="" if alone else "us" if self._with_me(place) else "them",
            strong=place == self.view.caller,
            grey=passed,
        )

    def _with_me(self, place: int) -> bool:
        return any(place in band.places and ME in band.places for band in self.bands)

    def _paid(self, place: int) -> int | None:
        if self.ended.payments is None or not self.known:
            return None
        return self.ended.payments[place]

    def _draw_count(self, target: pygame.Surface, *, counting: bool) -> None:
        """Cards, runners, totals and the flag at this moment."""
        assert self.race is not None
        kit, time, rows = self.kit, self.time, self.plan.rows
        alone = len(rows) > 2
        goal = target_of(self.view)
        line = (self.rule.x(goal), *sorted(self.plan.flag))
        if counting and alone:
            draw_line(target, kit, *line)
        for at, (row, band) in enumerate(zip(rows, self.bands, strict=True)):
            draw_cards(
                target,
                kit,
                band,
                self.poses[at],
                self.piles[at],
                landed=self.race.landed(at, time),
                left=self.race.left(at, time),
            )
            if counting:
                value = self.race.total(at, time)
                draw_lane(target, kit, self.rule, row.lane, value, band.side)
                draw_total(target, kit, row, band, round(value), alone=alone)
        if counting:
            if not alone:
                draw_line(target, kit, *line)
                for at, (row, band) in enumerate(zip(rows, self.bands, strict=True)):
                    draw_runner(target, kit, self.rule, row.lane, self.race.total(at, time), band.side)
            draw_flag(target, kit, (line[0], self.plan.flag[0]), goal, self.race.waving(time))
        draw_flights(target, kit, self.race.passage.motions, time)

    def _draw_slate(self, target: pygame.Surface) -> None:
        """The strokes so far, the fresh ones as the chalk draws them."""
        assert self.race is not None
        lines = tallies(self.view, self.setup)
        whole, part = self.race.chalk(self.time)
        late = [line for line, _start in self.race.strokes[whole + (part is not None) :]]
        drawn = tuple(replace(line, strokes=line.strokes - late.count(at)) for at, line in enumerate(lines))
        if self.ended.balance is not None and not self.known:
            before = (s - p for s, p in zip(self.ended.balance, self.ended.payments or (), strict=True))
            drawn = tuple(replace(line, balance=sum_) for line, sum_ in zip(drawn, before, strict=False))
        fresh = None if part is None else (part[0], round(part[1] * 6) / 6)
        # A foot of one space keeps the room for the remark that comes when the chalk has written.
        foot = ""
        if len(lines) == 2:
            foot = (remark(self.view, in_pairs(self.view.rules)) if self.over else "") or " "
        board.draw_score(
            target, self.kit, self.plan.slate, slate_title(self.view), drawn, fresh=fresh, foot=foot
        )
