"""The pause, over the table under a veil."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from briscola.i18n.text import _, lazy
from briscola.ui.render.theme import INK, INK_2
from briscola.ui.scene import Host, Scene, opener
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.rules_reader import THIS_TABLE
from briscola.ui.scenes.settings import SettingsScene
from briscola.ui.widgets import Button, draw_sheet


class Pause(Scene):
    """The pause menu: go on, rules, settings, leave (saves the match if possible), give up (does not).

    Whoever may give up the hand that is played finds that here too (V-CH-25).
    """

    opaque = False

    def __init__(
        self,
        app: Host,
        *,
        on_leave: Callable[[], None],
        on_give_up: Callable[[], None] | None,
        kept: Callable[[], str] = lambda: "",
        on_concede: Callable[[], None] | None = None,
    ) -> None:
        """`kept` returns a text on whether the match is saved; `on_give_up`: None where leaving loses
        no match; `on_concede`: None where no hand can be given up.
        """
        super().__init__(app)
        self.on_leave, self.on_give_up, self.kept = on_leave, on_give_up, kept
        self.on_concede = on_concede

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        concede = self.on_concede
        hand = () if concede is None else ((_("Give up this hand"), concede, "concede"),)
        lost = self.on_give_up
        match = () if lost is None else ((_("Give up the match"), partial(self._give_up, lost), "give-up"),)
        rows: Sequence[tuple[str, Callable[[], None], str]] = (
            (_("Go on"), self.app.pop, "go"),
            (_("Rules of this table"), self._rules, "rules"),
            (_("Settings"), opener(self.app, SettingsScene), "settings"),
            *hand,
            (_("Leave the table"), self.on_leave, "leave"),
            *match,
        )
        tall, gap = scale.target(62), scale.px(14)
        width = max(330, scale.px(470))
        pad = scale.px(52)
        self.said = kit.fonts.wrap(self.kept(), "small", width - 2 * pad)
        head = kit.fonts.line("panel") + kit.fonts.line("small") * len(self.said) + scale.px(26)
        height = 2 * pad + head + len(rows) * tall + (len(rows) - 1) * gap
        self.rect = pygame.Rect(0, 0, width, min(height, size[1] - 2 * scale.rim))
        self.rect.center = (size[0] // 2, size[1] // 2)
        self.inner = self.rect.inflate(-2 * pad, -2 * pad)
        group = self.new_group(focus="go")
        y = self.inner.bottom - len(rows) * tall - (len(rows) - 1) * gap
        for at, (text, press, name) in enumerate(rows):
            rect = pygame.Rect(self.inner.x, y, self.inner.width, tall)
            group.add(
                Button(kit, rect, text, press, primary=at == 0, name=name, on_paper=True, role="button")
            )
            y += tall + gap
        self.settle("go")
        self.veil = pygame.Surface(size)
        self.veil.fill((10, 8, 6))
        self.veil.set_alpha(110)

    def _rules(self) -> None:
        self.app.open_rules(THIS_TABLE)

    def _give_up(self, given_up: Callable[[], None]) -> None:
        self.app.push(
            Dialog(
                self.app,
                title=lazy("Give up the match?"),
                text=lazy("It counts as lost and cannot be continued."),
                yes=lazy("Give up"),
                on_yes=given_up,
                loses=True,
            )
        )

    def handle(self, event: pygame.event.Event) -> bool:
        return self.closed_by(event) or super().handle(event)

    def draw(self, target: pygame.Surface) -> None:
        target.blit(self.veil, (0, 0))
        draw_sheet(target, self.kit, self.rect)
        rect = self.kit.fonts.draw(target, _("Pause"), "panel", self.inner.topleft, INK)
        for at, line in enumerate(self.said):
            spot = (self.inner.x, rect.bottom + self.kit.fonts.line("small") * at)
            self.kit.fonts.draw(target, line, "small", spot, INK_2)
        self.group.draw(target)
