"""Sheets over the table; only the top one is drawn, updated and given events."""

from collections.abc import Sequence

import pygame

from briscola.i18n.text import _
from briscola.ui.scenes.panels.last_trick_panel import LastTrickPanel
from briscola.ui.scenes.panels.panel_base import Panel
from briscola.ui.scenes.panels.seal_panel import SealPanel
from briscola.ui.scenes.play.context import Overlay, PlayContext, Shortcuts
from briscola.ui.scenes.play.sign_display import past_signs
from briscola.ui.views.paper_tag import keys_words


class SheetOverlay(Overlay):
    """An overlay that holds one sheet; another sheet on top keeps it waiting."""

    def __init__(self, context: PlayContext) -> None:
        self.context = context
        self.panel: Panel | None = None
        self._keys_told = False
        """True while the sheet shows which keys answer, and that has been said."""

    @property
    def _on_top(self) -> Panel | None:
        return self.panel if self.panel is self.context.panel else None

    @property
    def up(self) -> bool:
        return self._on_top is not None

    @property
    def covers(self) -> Sequence[pygame.Rect]:
        return () if self._on_top is None else (self._on_top.rect,)

    def show(self, panel: Panel) -> None:
        """Open a sheet in place of the one before."""
        self.panel = panel
        self.context.invalidate()

    def rebuild(self) -> None:
        """Build the sheet anew for another size, deck or language."""
        if self.panel is not None:
            self.panel.rebuild(self.context.kit, self.context.layout)

    def update(self, dt: float) -> bool:
        panel = self._on_top
        if panel is None:
            return False
        if panel.tells_keys and not self._keys_told:
            self.context.tell(keys_words())
        self._keys_told = panel.tells_keys
        return panel.update(dt)

    def wake(self) -> float | None:
        return None if self._on_top is None else self._on_top.group.wake

    def handle(self, event: pygame.event.Event) -> bool:
        panel = self._on_top
        if panel is None:
            return False
        if event.type == pygame.MOUSEMOTION and panel.rect.collidepoint(event.pos):
            self.context.hand.forget_pointer()
        return panel.handle(event)

    def draw(self, target: pygame.Surface) -> None:
        if self._on_top is not None:
            self._on_top.draw(target)

    def clear(self) -> None:
        """Close the sheet."""
        if self.panel is not None:
            self.panel.group.focus(None)  # a field being written in lets go of the keyboard
        self.panel = None
        self.context.invalidate()


class OpenedSheets(SheetOverlay):
    """Sheets the person opens: the last trick, the seal, the wheel of signs."""

    @property
    def shortcuts(self) -> Shortcuts:
        return {pygame.K_l: self.show_last}

    def show_last(self) -> None:
        """Open the sheet with the last trick."""
        context, view, signs = self.context, self.context.view, past_signs(self.context)
        if view is None or not (view.last or signs):
            context.say(_("No trick has been taken yet."))
            return
        self.show(
            LastTrickPanel(
                context.kit,
                context.layout,
                context.click,
                view=view,
                names=context.names,
                naming=context.naming,
                signs=signs,
                on_close=self.clear,
            )
        )

    def show_seal(self) -> None:
        """Open the sheet about the seal; the person can type a salt while the pack waits for its cut."""
        context, view, salt = self.context, self.context.view, self.context.salt
        if view is None or not view.sha256:
            return
        self.show(
            SealPanel(
                context.kit,
                context.layout,
                context.click,
                sha256=view.sha256,
                used=view.salt if context.seat.dealt else None,
                salt=lambda: salt.text,
                written=salt.written is not None,
                on_salt=salt.write,
                on_close=self.clear,
            )
        )
