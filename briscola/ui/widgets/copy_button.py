"""A small button that copies a text to the clipboard and shows that it did."""

from dataclasses import replace

import pygame

from briscola.i18n.spoken_words import Spoken
from briscola.i18n.text import _
from briscola.ui.input import clipboard
from briscola.ui.render.kit import Kit
from briscola.ui.widgets.button import Button

SAID_FOR = 1.6
"""Seconds for which it shows that it has copied."""


class CopyButton(Button):
    """Shows two sheets; for a moment a tick after copying, or a cross if the system refused."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, copied: str, *, name: str, text: str = "", on_paper: bool = True
    ) -> None:
        """`copied` goes to the clipboard; `text` is written on the button if it is not empty."""
        super().__init__(
            kit, rect, text, self._copy, icon_name="copy", name=name, on_paper=on_paper, role="small-strong"
        )
        self.copied = copied
        self.tip = "" if text else _("Copy")
        self._words = text
        self._left = 0.0

    @staticmethod
    def side(kit: Kit) -> int:
        """Side in px of such a button without words."""
        return kit.scale.target(46)

    def spoken(self) -> Spoken:
        said = super().spoken()
        if self._words:
            return said
        name = _("Copy: {what}").format(what=self.label) if self.label and not self.explained else said.name
        outcome = {"check": _("Copied"), "cross": _("The clipboard refuses")}
        return replace(said, name=name, value=outcome.get(self.icon_name or "", ""), more=self.explained)

    def _copy(self) -> None:
        copied = clipboard.copy(self.copied)
        self.icon_name = "check" if copied else "cross"
        if self._words:
            self.text = _("Copied") if copied else _("The clipboard refuses")
        self._left = SAID_FOR

    @property
    def wake(self) -> float | None:
        return self._left or None

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if not self._left:
            return moving
        self._left = max(0.0, self._left - dt)
        if self._left:
            return moving
        self.icon_name, self.text = "copy", self._words
        return True
