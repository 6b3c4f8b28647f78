"""A friend's challenge: the deal to play, then the results side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial

import pygame

from briscola.client.characters import person
from briscola.client.duel.duel import Duel, with_result
from briscola.client.duel.duel_results import DuelResults, HandInDuel
from briscola.client.library import Library
from briscola.i18n.chart_words import cells_text
from briscola.i18n.duel_words import answer_text, apart_text, figure_text, rules_text, verdict
from briscola.i18n.game_words import game_title
from briscola.i18n.kept_match_words import changed_text
from briscola.i18n.level_words import level_name
from briscola.i18n.text import _, lazy
from briscola.ui.render.theme import INK, INK_2, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.coach import coach
from briscola.ui.scenes.duel.text_sheet import TextSheet
from briscola.ui.scenes.playback import watch
from briscola.ui.scenes.sheet import SheetScene
from briscola.ui.widgets import Button

LOOK = 0.1
"""Seconds between two checks for the maestro's result."""
WIDTH = 1060


class DuelScene(SheetScene):
    """Lies over the scene in which the code was entered."""

    def __init__(
        self,
        app: Host,
        library: Library,
        duels: Sequence[Duel],
        *,
        play: Callable[[Duel], None] | None,
        today: date,
    ) -> None:
        """`duels` are one hand, or those of a match.

        `play` sits down at the table of a hand; None in a window that keeps no matches.
        """
        super().__init__(app)
        self.duels, self.play = duels, play
        self.results = DuelResults(library, duels, today=today)
        self._read()

    def _read(self) -> None:
        self.results.read()
        self.wake = LOOK if self.results.maestro.working else None

    def title(self) -> str:
        return _("A friend’s challenge")

    @property
    def compares(self) -> bool:
        """True if the friend's results may stand beside the person's."""
        return all(duel.comparable for duel in self.duels)

    @property
    def spoken_text(self) -> str:
        words = [said for said, _role, _colour in self._words()]
        rows = [cells_text(self.heads, row) for row in self.rows]
        return "\n".join(filter(None, (*words, *rows, self._below())))

    # ---- layout

    def layout(self, size: tuple[int, int]) -> None:
        scale, fonts = self.kit.scale, self.kit.fonts
        width = min(size[0] - 2 * scale.edge, max(680, scale.px(WIDTH)))
        pad = max(26, scale.px(56)), max(22, scale.px(44))
        inside = width - 2 * pad[0]
        self.lines = [
            (line, role, colour)
            for words, role, colour in self._words()
            for line in fonts.wrap(words, role, inside)
        ]
        self.heads, self.rows = self._table()
        self.figure_role = "panel" if len(self.duels) == 1 else "body-strong"
        self.row_tall = fonts.line(self.figure_role)
        table = fonts.line("small-strong") + len(self.rows) * self.row_tall + scale.px(50)
        button = scale.target(68)
        head = fonts.line("panel") + scale.px(8)
        text = sum(fonts.line(role) for _line, role, _colour in self.lines)
        below = [self._below()] if self._below() else []
        self.below = [line for words in below for line in fonts.wrap(words, "heading", inside)]
        text += len(self.below) * fonts.line("heading")
        height = 2 * pad[1] + head + text + (table if self.rows else 0) + scale.px(40) + button
        self.unfold(size, (width, min(height, size[1] - 2 * scale.rim)), pad)
        main = self._place_buttons(button)
        self.restore_focus(main)

    def _words(self) -> Sequence[tuple[str, str, tuple[int, int, int]]]:
        duel, results = self.duels[0], self.results
        people = ", ".join(
            f"{each.name} ({level_name(each.level, person(each.face).gender)})"
            for each in duel.setup.opponents
        )
        lines = [
            (game_title(duel.rules), "row", INK_2),
            (_("with {names}").format(names=people), "small", INK_2),
        ]
        if rules := changed_text(duel.rules):
            lines.append((rules, "small", INK_2))
        if results.next is None:
            if not self.compares:
                lines.append((apart_text(), "body", INK))
        elif self.play is None:
            lines.append(
                (_("Another window of Briscola is open. Play the challenge there: it is kept."), "body", RED)
            )
        elif results.next is results.hands[0]:
            lines.append((rules_text(len(self.duels)), "body", INK))
        return lines

    def _table(self) -> tuple[Sequence[str], Sequence[Sequence[str]]]:
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
        return [hand.mine, *theirs, self.results.maestro.of(hand.duel.letters)]

    @staticmethod
    def _sum(figures: Sequence[int | None]) -> int | None:
        known = [each for each in figures if each is not None]
        return sum(known) if len(known) == len(figures) else None

    def _shown(self, figure: int | None) -> str:
        if figure is None:
            return "–" if self.results.maestro.failed else "…"
        return figure_text(self.duels[0].rules, figure)

    def _below(self) -> str:
        """The verdict, once everything is played."""
        if self.results.next is not None or not self.compares:
            return ""
        mine = sum(hand.mine or 0 for hand in self.results.hands)
        return verdict(mine, sum(duel.theirs or 0 for duel in self.duels))

    def _place_buttons(self, tall: int) -> str:
        """Add the buttons at the foot; return the name of the main one."""
        rows: list[tuple[str, str, Callable[[], None]]] = [("close", _("Close"), self.app.pop)]
        results = self.results
        if results.next is None:
            if len(self.duels) == 1:
                rows.append(("watch", _("Watch it"), self._watch))
            rows.append(("answer", _("Answer your friend"), self._answer))
        elif self.play is not None:
            words = _("Play this deal")
            if len(self.duels) > 1:
                at = results.hands.index(results.next) + 1
                words = _("Play hand {n} of {all}").format(n=at, all=len(self.duels))
            rows.append(("play", words, self._play))
        kit, gap, inner = self.kit, self.kit.scale.px(18), self.inner
        group = self.new_group(focus=rows[-1][0])
        wide = (inner.width - gap * (len(rows) - 1)) // len(rows)
        for at, (name, words, press) in enumerate(rows):
            place = pygame.Rect(inner.x + at * (wide + gap), inner.bottom - tall, wide, tall)
            if len(rows) == 1:
                place = pygame.Rect(inner.right - inner.width // 2, place.y, inner.width // 2, tall)
            primary = at == len(rows) - 1
            group.add(
                Button(kit, place, words, press, primary=primary, role="button", name=name, on_paper=True)
            )
        return rows[-1][0]

    # ---- what is done

    def _play(self) -> None:
        if self.play is not None and self.results.next is not None:
            self.play(self.results.next.duel)

    def _watch(self) -> None:
        hand = self.results.hands[0]
        opened = hand.opened
        if opened is not None:
            watch(self.app, opened, hand.number, on_coach=partial(coach, self.app, opened.setup))

    def _answer(self) -> None:
        hands = self.results.hands
        mine = [with_result(hand.duel, hand.mine) for hand in hands if hand.mine is not None]
        theirs = [duel.theirs for duel in self.duels if duel.theirs is not None] if self.compares else []

        def text() -> str:
            found = (self.results.maestro.of(hand.duel.letters) for hand in hands)
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

    def cover(self) -> None:
        self.results.maestro.stop()

    def leave(self) -> None:
        self.results.maestro.stop()

    def resume(self) -> None:
        self._read()
        self._lay_again()

    def _lay_again(self) -> None:
        self.layout(self.app.size)
        self.dirty = True

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if not self.results.maestro.look():
            return moving
        self.wake = LOOK if self.results.maestro.working else None
        self._lay_again()
        return True

    # ---- drawing

    def paint(self, target: pygame.Surface, y: int) -> None:
        fonts, scale, inner = self.kit.fonts, self.kit.scale, self.inner
        y += scale.px(8)
        for line, role, colour in self.lines:
            fonts.draw(target, line, role, (inner.x, y), colour)
            y += fonts.line(role)
        if not self.rows:
            return
        y += scale.px(20)
        wide = inner.width // len(self.heads)
        middles = [inner.x + wide * at + wide // 2 for at in range(len(self.heads))]
        room = wide - scale.px(16)
        for middle, name in zip(middles, self.heads, strict=True):
            fonts.draw(target, name, "small-strong", (middle, y), INK_2, anchor="midtop", width=room)
        y += fonts.line("small-strong")
        for number, row in enumerate(self.rows):
            if number == len(self.duels):  # the sum
                pygame.draw.line(target, INK_2, (inner.x, y), (inner.right, y))
            for middle, figure in zip(middles, row, strict=True):
                fonts.draw(target, figure, self.figure_role, (middle, y), INK, anchor="midtop", width=room)
            y += self.row_tall
        y += scale.px(10)
        fonts.draw_lines(target, self.below, "heading", (inner.centerx, y), INK, anchor="midtop")
