"""The pause, over the table under a veil."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

import pygame

from briscola.i18n.text import _
from briscola.ui.render.theme import INK, INK_2
from briscola.ui.scene import Host, opener
from briscola.ui.scenes.rules_reader import THIS_TABLE
from briscola.ui.scenes.saving_dialogs import ask_to_give_up
from briscola.ui.scenes.settings import SettingsScene
from briscola.ui.scenes.sheets import SheetScene


class PauseHost(Protocol):
    """The match that is stopped."""

    @property
    def news(self) -> str:
        """Text on what goes on meanwhile; empty for nothing."""

    @property
    def waits(self) -> str:
        """Text under "Leave the table": that the match waits; empty where it does not."""

    @property
    def door(self) -> str:
        """A sentence on whoever knocks at a table of friends; empty if nobody does."""

    def answer(self, yes: bool) -> None:
        """Let in whoever knocks, or not."""

    @property
    def may_concede(self) -> bool:
        """True if the hand can be given up (V-CH-25)."""

    @property
    def may_give_up(self) -> bool:
        """False where leaving loses no match."""

    @property
    def alone(self) -> bool:
        """True if one person alone sits at the table."""

    @property
    def on_phones(self) -> Callable[[], None] | None:
        """Opens the sheet that lets phones in; None where cards stay at the screen."""

    def leave(self) -> None:
        """Leave the table."""

    def concede_paused(self) -> None:
        """Give up the hand, after a question."""

    def give_up(self) -> None:
        """Give up the match."""


class Pause(SheetScene):
    """The pause menu: go on, rules, settings, leave (saves the match if possible), give up (does not).

    Whoever may give up the hand that is played finds that here too (V-CH-25).
    """

    def __init__(self, app: Host, host: PauseHost) -> None:
        super().__init__(app)
        self.host = host
        self._door = ""
        """Sentence on whoever knocked when the sheet was laid out."""

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale, host = self.kit, self.kit.scale, self.host
        self._door = host.door
        phones = () if host.on_phones is None else ((_("Cards on a phone"), self._phones, "phones"),)
        hand = ((_("Give up this hand"), host.concede_paused, "concede"),) if host.may_concede else ()
        match = ((_("Give up the match"), self._give_up, "give-up"),) if host.may_give_up else ()
        rows: Sequence[tuple[str, Callable[[], None], str]] = (
            (_("Go on"), self.app.pop, "go"),
            (_("Rules of this table"), self._rules, "rules"),
            (_("Settings"), opener(self.app, SettingsScene), "settings"),
            *phones,
            *hand,
            (_("Leave the table"), host.leave, "leave"),
            *match,
        )
        tall, gap = scale.target(62), scale.px(14)
        width = max(330, scale.px(470))
        pad = scale.px(52)
        line = kit.fonts.line("small")
        self.said = kit.fonts.wrap(host.news, "small", width - 2 * pad)
        self.waits = kit.fonts.wrap(host.waits, "small", width - 2 * pad) if host.waits else []
        self.at_door = kit.fonts.wrap(self._door, "small-strong", width - 2 * pad) if self._door else []
        head = kit.fonts.line("panel") + line * len(self.said) + scale.px(26)
        if self._door:
            head += kit.fonts.line("small-strong") * len(self.at_door) + 2 * gap + tall
        body = len(rows) * tall + (len(rows) - 1) * gap + line * len(self.waits)
        height = 2 * pad + head + body
        self.unfold(size, (width, min(height, size[1] - 2 * scale.rim)), (pad, pad))
        group = self.new_group(focus="go")
        y = self.inner.bottom - body
        for at, (text, press, name) in enumerate(rows):
            rect = pygame.Rect(self.inner.x, y, self.inner.width, tall)
            group.add(self.button(rect, text, press, name, primary=at == 0))
            y += tall + gap
            if name == "leave":
                self.under_leave = y - gap // 2
                y += line * len(self.waits)
        if self._door:
            self._add_answers(self.inner.bottom - body - tall - gap, tall, gap)
        self.restore_focus("go")

    def _add_answers(self, y: int, tall: int, gap: int) -> None:
        """The two answers to whoever knocks, above the other rows."""
        left = pygame.Rect(self.inner.x, y, (self.inner.width - gap) // 2, tall)
        answers = ((_("Let in"), True, "let-in", left), (_("Not now"), False, "not-now", left.copy()))
        answers[1][3].right = self.inner.right
        for words, yes, name, rect in answers:
            press = partial(self.host.answer, yes)
            made = self.button(rect, words, press, name)
            self.group.add(made.called(f"{self._door} {words}"))

    def update(self, dt: float) -> bool:
        if self.host.door != self._door:
            self.layout(self.app.size)
            self.invalidate()
        return super().update(dt)

    def _rules(self) -> None:
        self.app.open_rules(THIS_TABLE)

    def _phones(self) -> None:
        """Go to the phones; from there the way leads straight to the table."""
        self.app.pop()
        if self.host.on_phones is not None:
            self.host.on_phones()

    def _give_up(self) -> None:
        self.app.push(ask_to_give_up(self.app, alone=self.host.alone, give_up=self.host.give_up))

    @property
    def spoken_text(self) -> str:
        return "\n".join(filter(None, (self._door, self.host.news, self.host.waits)))

    def title(self) -> str:
        return _("Pause")

    def paint(self, target: pygame.Surface, y: int) -> None:
        y = self.kit.fonts.draw_lines(target, self.said, "small", (self.inner.x, y), INK_2)
        y += self.kit.scale.px(10)
        y = self.kit.fonts.draw_lines(target, self.at_door, "small-strong", (self.inner.x, y), INK)
        y = self.under_leave
        self.kit.fonts.draw_lines(
            target, self.waits, "small", (self.inner.centerx, y), INK_2, anchor="midtop"
        )
