"""The pause, over the table under a veil."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from briscola.i18n.text import _, lazy
from briscola.ui.render.theme import INK_2
from briscola.ui.scene import Host, opener
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.rules_reader import THIS_TABLE
from briscola.ui.scenes.settings import SettingsScene
from briscola.ui.scenes.sheet import SheetScene
from briscola.ui.widgets import Button


class Pause(SheetScene):
    """The pause menu: go on, rules, settings, leave (saves the match if possible), give up (does not).

    Whoever may give up the hand that is played finds that here too (V-CH-25).
    """

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
        self.unfold(size, (width, min(height, size[1] - 2 * scale.rim)), (pad, pad))
        group = self.new_group(focus="go")
        y = self.inner.bottom - len(rows) * tall - (len(rows) - 1) * gap
        for at, (text, press, name) in enumerate(rows):
            rect = pygame.Rect(self.inner.x, y, self.inner.width, tall)
            group.add(
                Button(kit, rect, text, press, primary=at == 0, name=name, on_paper=True, role="button")
            )
            y += tall + gap
        self.settle("go")

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

    def title(self) -> str:
        return _("Pause")

    def paint(self, target: pygame.Surface, y: int) -> None:
        for line in self.said:
            self.kit.fonts.draw(target, line, "small", (self.inner.x, y), INK_2)
            y += self.kit.fonts.line("small")
