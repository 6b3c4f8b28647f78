"""A friend's challenge: the deal to play, its table, then the results side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

import pygame

from briscola.capabilities.coach.entry import coach_offer
from briscola.capabilities.daily.window.maestro_beside import MaestroBeside
from briscola.capabilities.duel.results import DuelResults, HandInDuel
from briscola.capabilities.duel.words import answer_text, apart_text, figure_text, rules_text, verdict
from briscola.client.host.library import Library
from briscola.client.setup.characters import person
from briscola.client.single_deals.duel import Duel, with_result
from briscola.i18n.chart_words import cells_text
from briscola.i18n.game_words import game_title
from briscola.i18n.kept_match_words import changed_text
from briscola.i18n.level_words import level_name
from briscola.i18n.text import _, lazy
from briscola.ui.day_watch import DayWatch
from briscola.ui.render.theme import INK, INK_2, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.playback.scene import watch
from briscola.ui.scenes.sheets.content_sheet import ContentSheet
from briscola.ui.scenes.sheets.parts import PressButton, SheetRow, Space
from briscola.ui.scenes.sheets.text_sheet import TextSheet
from briscola.ui.views.text.text_column import SheetPart, TextColumn


class DuelScene(MaestroBeside, ContentSheet):
    """Lies over the scene in which the code was entered."""

    wide = 680, 1060
    middle = 0.5

    def __init__(
        self,
        app: Host,
        library: Library,
        duels: Sequence[Duel],
        *,
        play: Callable[[Duel], None] | None,
        today: Callable[[], date],
    ) -> None:
        """`duels` are one hand, or those of a match.

        `play` sits down at the table of a hand; None in a window that keeps no matches. `today` is called
        again and again: after midnight a hand may be the deal of the day.
        """
        super().__init__(app)
        self.duels, self.play, self._library, self._clock = duels, play, library, DayWatch(today)
        self._begin()

    def _begin(self) -> None:
        self.results = DuelResults(self._library, self.duels, today=self._clock.day)
        self.maestro = self.results.maestro
        self._read()

    def _read(self) -> None:
        self.results.read()
        self.wait_for_maestro()

    def title(self) -> str:
        return _("A friend’s challenge")

    @property
    def compares(self) -> bool:
        """True if the friend's results may stand beside the person's."""
        return all(duel.comparable for duel in self.duels)

    # ---- what stands on it

    @property
    def first(self) -> str:
        if self.results.next is None:
            return "answer"
        return "close" if self.play is None else "play"

    def fill(self, column: TextColumn) -> None:
        self._describe(column)
        self._add_table(column)
        if below := self._below():
            column.text(below, "heading", INK, middle=True)

    def foot(self) -> SheetPart:
        close = PressButton(_("Close"), self.app.pop, "close", main=self.first == "close")
        if self.results.next is None:
            watch_it = [PressButton(_("Watch it"), self._watch, "watch")] if len(self.duels) == 1 else []
            answer = PressButton(_("Answer your friend"), self._answer, "answer", main=True)
            return SheetRow(close, *watch_it, answer, gap=18)
        if self.play is None:
            return SheetRow(Space(), close)
        return SheetRow(close, PressButton(self._words_to_play(), self._play, "play", main=True), gap=18)

    def _describe(self, column: TextColumn) -> None:
        """Write who plays what, and how."""
        duel, results = self.duels[0], self.results
        people = ", ".join(
            f"{each.name} ({level_name(each.level, person(each.face).gender)})"
            for each in duel.setup.opponents
        )
        column.text(game_title(duel.rules), "row")
        column.text(_("with {names}").format(names=people))
        if rules := changed_text(duel.rules):
            column.text(rules)
        if results.next is None:
            if not self.compares:
                column.text(apart_text(), "body", INK)
        elif self.play is None:
            words = _("Another window of Briscola is open. Play the challenge there: it is kept.")
            column.text(words, "body", RED)
        elif results.next is results.hands[0]:
            column.text(rules_text(len(self.duels)), "body", INK)

    def _add_table(self, column: TextColumn) -> None:
        """Add the results side by side, the sum under a rule."""
        heads, rows = self.table()
        if not rows:
            return
        kit, fonts = self.kit, self.kit.fonts
        role = "panel" if len(self.duels) == 1 else "body-strong"
        head, tall, wide = fonts.line("small-strong"), fonts.line(role), column.width // len(heads)
        room = wide - kit.scale.px(16)

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            for at, words in enumerate(heads):
                middle = x + wide * at + wide // 2
                place = (middle, y)
                fonts.draw(target, words, "small-strong", place, INK_2, anchor="midtop", width=room)
                figures = [row[at] for row in rows]
                fonts.draw_lines(target, figures, role, (middle, y + head), INK, anchor="midtop", width=room)
            if len(rows) > len(self.duels):
                low = y + head + len(self.duels) * tall
                pygame.draw.line(target, INK_2, (x, low), (x + column.width, low))

        column.gap(20)
        column.canvas(head + len(rows) * tall, paint, *(cells_text(heads, row) for row in rows))
        column.gap(10)

    def table(self) -> tuple[Sequence[str], Sequence[Sequence[str]]]:
        """Names of those who have played, and their results hand by hand; nothing before the person has."""
        played = [hand for hand in self.results.hands if hand.mine is not None]
        if not played:
            return (), ()
        heads = [_("You"), *([_("Your friend")] if self.compares else []), _("The maestro in your place")]
        rows = [[self._shown(each) for each in self._figures(hand)] for hand in played]
        if len(played) > 1 and len(played) == len(self.duels):
            sums = [self._sum(column) for column in zip(*map(self._figures, played), strict=True)]
            rows.append([self._shown(each) for each in sums])
        return heads, rows

    def _figures(self, hand: HandInDuel) -> Sequence[int | None]:
        theirs = [hand.duel.theirs] if self.compares else []
        return [hand.mine, *theirs, self.maestro.found.get(hand.duel.letters)]

    @staticmethod
    def _sum(figures: Sequence[int | None]) -> int | None:
        known = [each for each in figures if each is not None]
        return sum(known) if len(known) == len(figures) else None

    def _shown(self, figure: int | None) -> str:
        if figure is None:
            return "–" if self.maestro.failed else "…"
        return figure_text(self.duels[0].rules, figure)

    def _below(self) -> str:
        """The verdict, once everything is played."""
        if self.results.next is not None or not self.compares:
            return ""
        mine = sum(hand.mine or 0 for hand in self.results.hands)
        return verdict(mine, sum(duel.theirs or 0 for duel in self.duels))

    def _words_to_play(self) -> str:
        if self.results.begun:
            return _("Continue")
        if len(self.duels) == 1 or self.results.next is None:
            return _("Play this deal")
        at = self.results.hands.index(self.results.next) + 1
        return _("Play hand {n} of {all}").format(n=at, all=len(self.duels))

    # ---- what is done

    def _play(self) -> None:
        if self.play is not None and self.results.next is not None:
            self.play(self.results.next.duel)

    def _watch(self) -> None:
        hand = self.results.hands[0]
        opened = hand.opened
        if opened is not None:
            watch(self.app, opened, hand.number, offers=[coach_offer(self.app, self._library)])

    def _answer(self) -> None:
        hands = self.results.hands
        mine = [with_result(hand.duel, hand.mine) for hand in hands if hand.mine is not None]
        theirs = [duel.theirs for duel in self.duels if duel.theirs is not None] if self.compares else []

        def text() -> str:
            found = (self.maestro.found.get(hand.duel.letters) for hand in hands)
            maestro = [figure for figure in found if figure is not None]
            return answer_text(mine, theirs, maestro if len(maestro) == len(hands) else [])

        self.app.push(
            TextSheet(
                self.app,
                heading=lazy("Answer your friend"),
                text=text,
                letters=mine[0].letters if len(mine) == 1 else "",
            )
        )

    def resume(self) -> None:
        if self._clock.turned():
            self._begin()
        self._read()
        self.layout(self.app.size)

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if not self._clock.turned():
            return moving
        self.maestro.stop()
        self._begin()
        self.layout(self.app.size)
        return True
