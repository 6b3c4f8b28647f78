"""A friend's challenge: the deal to play, then the results side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial

import pygame

from briscola.client.characters import person
from briscola.client.duel.duel import Duel, with_result
from briscola.client.duel.duel_results import DuelResults
from briscola.client.library import Library
from briscola.i18n.duel_words import answer_text, apart_text, figure_text, verdict
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
        self, app: Host, library: Library, duel: Duel, *, play: Callable[[], None] | None, today: date
    ) -> None:
        """`play` sits down at the table; None in a window that keeps no matches."""
        super().__init__(app)
        self.duel, self.play = duel, play
        self.results = DuelResults(library, duel, today=today)
        self._read()

    def _read(self) -> None:
        self.results.read()
        self.wake = LOOK if self.results.working else None

    def title(self) -> str:
        return _("A friend’s challenge")

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
        self.figures = self._figures()
        self.figures_tall = fonts.line("small-strong") + fonts.line("total") + scale.px(30)
        button = scale.target(68)
        head = fonts.line("panel") + scale.px(8)
        text = sum(fonts.line(role) for _line, role, _colour in self.lines)
        below = [self._below()] if self._below() else []
        self.below = [line for words in below for line in fonts.wrap(words, "heading", inside)]
        text += len(self.below) * fonts.line("heading")
        figures = self.figures_tall if self.figures else 0
        height = 2 * pad[1] + head + text + figures + scale.px(40) + button
        self.unfold(size, (width, min(height, size[1] - 2 * scale.rim)), pad)
        main = self._place_buttons(button)
        self.settle(main)

    def _words(self) -> Sequence[tuple[str, str, tuple[int, int, int]]]:
        duel, results = self.duel, self.results
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
        if results.mine is not None:
            if duel.theirs is None:
                lines.append((apart_text(), "body", INK))
        elif self.play is None:
            lines.append(
                (_("Another window of Briscola is open. Play the challenge there: it is kept."), "body", RED)
            )
        else:
            lines.append(
                (
                    _(
                        "One hand: the cards that your friend had, against the same computers. There are no "
                        "hints, and no play can be taken back. Then the results stand side by side."
                    ),
                    "body",
                    INK,
                )
            )
        return lines

    def _figures(self) -> Sequence[tuple[str, str]]:
        """Name and result of everybody who has played it; nothing before the person has."""
        results, rules = self.results, self.duel.rules
        if results.mine is None:
            return ()
        waiting = "–" if results.failed else "…"
        maestro = waiting if results.maestro is None else figure_text(rules, results.maestro)
        theirs = self.duel.theirs
        return [
            (_("You"), figure_text(rules, results.mine)),
            *([(_("Your friend"), figure_text(rules, theirs))] if theirs is not None else []),
            (_("The maestro in your place"), maestro),
        ]

    def _below(self) -> str:
        mine, theirs = self.results.mine, self.duel.theirs
        return verdict(mine, theirs) if mine is not None and theirs is not None else ""

    def _place_buttons(self, tall: int) -> str:
        """Add the buttons at the foot; return the name of the main one."""
        rows: list[tuple[str, str, Callable[[], None]]] = [("close", _("Close"), self.app.pop)]
        if self.results.mine is not None:
            rows += [("watch", _("Watch it"), self._watch), ("answer", _("Answer your friend"), self._answer)]
        elif self.play is not None:
            rows.append(("play", _("Play this deal"), self.play))
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

    def _watch(self) -> None:
        opened = self.results.opened
        if opened is not None:
            watch(self.app, opened, on_coach=partial(coach, self.app, opened.setup))

    def _answer(self) -> None:
        duel, results = self.duel, self.results
        assert results.mine is not None
        mine = with_result(duel, results.mine)
        self.app.push(
            TextSheet(
                self.app,
                heading=lazy("Answer your friend"),
                text=lambda: answer_text(duel, mine, results.maestro),
                letters=mine.letters,
            )
        )

    def cover(self) -> None:
        self.results.stop()

    def leave(self) -> None:
        self.results.stop()

    def resume(self) -> None:
        self._read()
        self._lay_again()

    def _lay_again(self) -> None:
        self.layout(self.app.size)
        self.dirty = True

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if not self.results.look():
            return moving
        self.wake = LOOK if self.results.working else None
        self._lay_again()
        return True

    # ---- drawing

    def paint(self, target: pygame.Surface, y: int) -> None:
        fonts, scale, inner = self.kit.fonts, self.kit.scale, self.inner
        y += scale.px(8)
        for line, role, colour in self.lines:
            fonts.draw(target, line, role, (inner.x, y), colour)
            y += fonts.line(role)
        if not self.figures:
            return
        y += scale.px(20)
        wide = inner.width // len(self.figures)
        for at, (name, figure) in enumerate(self.figures):
            middle = inner.x + wide * at + wide // 2
            room = wide - scale.px(16)
            fonts.draw(target, name, "small-strong", (middle, y), INK_2, anchor="midtop", width=room)
            below = y + fonts.line("small-strong")
            fonts.draw(target, figure, "panel", (middle, below), INK, anchor="midtop", width=room)
        y += self.figures_tall - scale.px(20)
        for line in self.below:
            fonts.draw(target, line, "heading", (inner.centerx, y), INK, anchor="midtop")
            y += fonts.line("heading")
