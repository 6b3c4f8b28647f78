"""After a hand: each side's cards in order of value, runners on the rule, a new stroke on the slate.

If the hand was the whole match, this is its end too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from briscola.client.view.results import Band, bands, fresh_strokes
from briscola.i18n.card_words import Naming, card_name, points_text
from briscola.i18n.picture_words import company, position_words
from briscola.i18n.result_words import band_words, called_words, result_words, score_before
from briscola.i18n.score_words import score_line
from briscola.i18n.text import _
from briscola.ui.animation.count_animation import CountAnimation, plan_count
from briscola.ui.animation.motion import pace_for
from briscola.ui.input import pointer
from briscola.ui.input.salt import Salt
from briscola.ui.scene import Host, Snapshot, control_lines
from briscola.ui.scenes.results.actions import HandEnd, Press, ResultActions, ResultButton, add_result_buttons
from briscola.ui.scenes.results.count_picture import CountPicture, totals
from briscola.ui.scenes.results.result_layout import card_poses, lay_count, pile_pose
from briscola.ui.scenes.results.result_scene import Finished, ResultScene
from briscola.ui.speech.reading import ReadingLine, placed


class HandResult(ResultScene):
    """The count of the last hand."""

    def __init__(
        self,
        app: Host,
        ended: Finished,
        *,
        end: HandEnd,
        salt: Salt | None = None,
        actions: ResultActions,
        taken_back: bool = False,
        beside: Callable[[], str] | None = None,
    ) -> None:
        """`end` is the way on; `salt` is the person's for the next shuffle; `taken_back`: the person used
        undo in this hand; `beside` describes how the hand ended in the match, for a *what if*.
        """
        super().__init__(app, ended, actions=actions, salt=salt)
        self.end, self.ended, self.taken_back, self.beside = end, self.view.ended_hand, taken_back, beside
        self.ends_match = end is HandEnd.REMATCH
        self.bands = bands(ended.log, self.view)
        self.before = score_before(ended.log, self.view)
        self.animation: CountAnimation | None = None
        self._ended = False

    # ---- what is shown when

    @property
    def over(self) -> bool:
        """True once everything is counted and written."""
        return not self.timeline.running

    @property
    def known(self) -> bool:
        """True once the cards are counted and the result may be shown."""
        return self.animation is None or self.over or self.timeline.time >= self.animation.counted

    @property
    def time(self) -> float:
        """Seconds since the count began; infinity once it is over."""
        return self.timeline.time if self.timeline.running else float("inf")

    def totals(self) -> tuple[int, ...]:
        """The totals on show now, in the order of the bands."""
        return totals(self.animation, len(self.bands), self.time) if self.animation is not None else ()

    # ---- for whoever cannot see it

    @property
    def _words(self) -> tuple[str, str]:
        """Headline and reason as they are shown now."""
        return self._words_when(known=self.known)

    def _words_when(self, *, known: bool) -> tuple[str, str]:
        """Headline and reason; they reveal nothing before the result is `known`."""
        return result_words(
            self.view,
            self.names,
            known=known,
            naming=self.kit.naming,
            people=self.setup.here,
            of_match=self.ends_match,
        )

    @property
    def spoken_title(self) -> str:
        return self._words[0]

    @property
    def spoken_text(self) -> str:
        said = [self._words[1], *self._remarks()]
        if self.view.called is not None:
            said += called_words(self.view, self.names, known=self.known, you=self.you)
        return "\n".join(filter(None, said))

    def reading(self) -> Sequence[ReadingLine]:
        lines = self.title_lines()
        if self.known:
            for band, row in zip(self.bands, self.plan.bands.rows, strict=True):
                place = row.cards.unionall([each.face for each in row.members])
                lines += placed(band_lines(band, self.names, naming=self.kit.naming), place)
            lines += placed(self.scoreboard_lines(), self.plan.scoreboard)
        return [*lines, *self.written_lines(), *control_lines(self.group.widgets)]

    # ---- layout

    @property
    def chapter(self) -> str:
        return "chiamata" if self.view.rules.has_payments else "hand"

    def layout(self, size: tuple[int, int]) -> None:
        del size
        kit, scale = self.kit, self.kit.scale
        members = [len(band.places) for band in self.bands]
        self.plan = lay_count(scale, members, paid=self.view.rules.has_payments)
        rows = self.plan.bands.rows
        poses = [card_poses(kit, row, band) for row, band in zip(rows, self.bands, strict=True)]
        piles = [pile_pose(kit, row, ends) for row, ends in zip(rows, poses, strict=True)]
        time = self.timeline.time if self.animation is not None else 0.0
        by_wins = self.view.rules.match_form.by_wins
        self.animation = plan_count(
            self.bands,
            poses,
            piles,
            goal=self.view.goal,
            strokes=fresh_strokes(self.before, self.view.score, self.view.rules.in_sides) if by_wins else (),
            sound="" if self.ends_match else "win" if self._won else "loss",
            pace=pace_for(self.app.settings),
        )
        if self.bands and not self._ended:
            self.timeline.play(self.animation.passage)
            self.timeline.update(time)
        self._add_buttons()
        self.picture = CountPicture(
            kit,
            places=self.plan,
            view=self.view,
            setup=self.setup,
            bands=self.bands,
            animation=self.animation,
            poses=poses,
            piles=piles,
            hint=None if self.ends_match else self.hint,
            words=self._words_when,
            before=self.before,
            remarks=self._remarks(),
        )
        self._still = None

    def _remarks(self) -> Sequence[str]:
        taken_back = [_("Choices were taken back")] if self.taken_back else []
        return [*taken_back, *([self.beside()] if self.beside is not None else [])]

    @property
    def _won(self) -> bool:
        """True if one of the people is among the winners."""
        return self.setup.rejoices(self.ended.winners)

    def _buttons(self) -> Sequence[ResultButton]:
        """The ways on, the main one first."""
        actions = self.actions
        words = {
            HandEnd.NEXT_HAND: _("Next hand"),
            HandEnd.FINAL_SCORE: _("To the final score"),
            HandEnd.REMATCH: actions.table.after_match_words(),
            HandEnd.ONCE_MORE: _("Once more"),
            HandEnd.COMPARISON: _("Compare the results"),
        }
        leave = actions.table.title_words() if self.ends_match else actions.table.leave_words()

        def page(action: Press | None) -> Press | None:
            return None if action is None else partial(self._open, action)

        def offers(*, sends: bool) -> Sequence[ResultButton]:
            return [each._replace(press=page(each.press)) for each in actions.offered(sends=sends)]

        return [
            ResultButton("rematch" if self.ends_match else "next", words[self.end], self.go_on),
            ResultButton("new", _("New match"), actions.table.new_match if self.ends_match else None),
            ResultButton("leave", leave, actions.table.leave if self.end is HandEnd.ONCE_MORE else None),
            *(offers(sends=False) if self.bands else ()),
            ResultButton("watch", _("Watch this hand"), page(actions.watch)),
            ResultButton("write", _("Write something…"), page(actions.table.write())),
            *offers(sends=True),
            ResultButton("leave", leave, actions.table.to_title if self.ends_match else None),
        ]

    def _add_buttons(self) -> None:
        kit, scale, places = self.kit, self.kit.scale, self.plan
        group = self.new_group()
        low = add_result_buttons(group, kit, places.column, self._buttons())
        self.hint = (places.column.centerx, low + scale.px(34))
        actions, stops = self.actions, self.actions.menu is not None
        parts = self.end in (HandEnd.ONCE_MORE, HandEnd.COMPARISON)
        leaves = actions.table.leave_words() if parts else actions.table.home_words()
        back = _("Pause") if stops else leaves
        group.add(*self.corner_buttons(back, self.go_back, leaves=not stops))
        self.dirty = True
        self.refocus()

    # ---- what the person does

    def go_on(self) -> None:
        """Go on to the next hand or the final score; while the count still runs, end that."""
        if not self.over:
            self.hurry()
            return
        self.app.pop()
        self.actions.next()

    def _open(self, way: Press) -> None:
        if not self.ends_match:
            self.group.focus_name("next")  # whoever comes back goes on with Enter
        way()

    def go_back(self) -> None:
        self._open(self.actions.menu or self.actions.table.go_home)

    def hurry(self) -> None:
        self.app.audio.play_cues(self.timeline.skip())
        if self.over:
            self._finish()
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        p = pointer.read(event, self.kit.scale.size)
        pressed = p is not None and p.kind == "down" and not self.ends_match
        if pressed:
            self.go_on()
        return pressed

    # ---- time

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.over and not self._ended:
            self._finish()
        return moving

    def _finish(self) -> None:
        """End the count; play what the end sounds like if no animation has played it."""
        unheard = self.animation is not None and not self.animation.passage.length
        if not self._ended and self.ends_match:
            self.app.audio.play_end(won=self._won)
        elif not self._ended and unheard:
            self.app.audio.play("win" if self._won else "loss", 0.8)
        self._ended = True
        self.dirty = True

    # ---- drawing

    def draw(self, target: pygame.Surface) -> None:
        self._draw_count(target)
        self.picture.invitation(target)
        self.draw_written(target, self.plan.column.left)
        self.group.draw(target)

    def snapshot(self) -> Snapshot | None:
        """The count as far as it is shown."""
        if not self.known:
            return None
        page = pygame.Surface(self.app.size).convert()
        self._draw_count(page)
        score, people = score_line(self.view, self.setup), self.setup.here
        said = position_words(self.view, self.names, score, naming=self.kit.naming, people=people)
        return Snapshot(picture=page, names=company(self.view, self.names), result=said)

    @property
    def _counting(self) -> bool:
        """True if points may be shown."""
        return self.known or self.app.settings.live_points

    def paint_still(self, target: pygame.Surface) -> None:
        self.picture.still(target, known=self.known, counting=self._counting)

    def _draw_count(self, target: pygame.Surface) -> None:
        """Draw everything but the controls."""
        self.draw_still(target, self.known, self._counting)
        self.picture.count(target, self.time, counting=self._counting)
        self.picture.scoreboard(target, self.time, known=self.known, over=self.over)


def band_lines(band: Band, names: Sequence[str], *, naming: Naming) -> Sequence[ReadingLine]:
    """A side's points under its names, what they are made of, and its cards, dearest first."""
    who = ", ".join(names[place] for place in band.places)
    points = points_text(band.total)
    head = _("{name}: {points}").format(name=who, points=points)
    cards = [card_name(card, naming=naming) for card in band.cards]
    rich = ", ".join(f"{name} {worth}" for name, worth in zip(cards, band.worth, strict=True) if worth)
    poor = ", ".join(name for name, worth in zip(cards, band.worth, strict=True) if not worth)
    return [
        ReadingLine(head, heading=True),
        *(ReadingLine(caption) for caption in band_words(band) if caption),
        *(ReadingLine(each) for each in (rich, poor) if each),
    ]
