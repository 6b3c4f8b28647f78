"""The sheet on which a host calls somebody at the table otherwise, or sends her away."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from briscola.i18n.text import _
from briscola.storage.person_names import clean
from briscola.storage.settings import LONGEST_NAME
from briscola.ui.render.theme import INK_2
from briscola.ui.scene import Host
from briscola.ui.scenes.sheet import SheetScene
from briscola.ui.widgets import Button, TextField


class GuestSheet(SheetScene):
    """Lies over the table’s page. Esc changes nothing."""

    def __init__(
        self, app: Host, name: str, *, rename: Callable[[str], None], send_away: Callable[[], None]
    ) -> None:
        super().__init__(app)
        self.name, self._rename, self._send_away = name, rename, send_away
        self.before = name

    def title(self) -> str:
        return self.before

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        width = min(size[0] - 2 * scale.edge, max(520, scale.px(760)))
        pad, gap, button = max(28, scale.px(56)), scale.px(22), scale.target(66)
        field, label = max(44, scale.px(60)), kit.fonts.line("small-strong") + scale.px(12)
        head = kit.fonts.line("panel") + scale.px(16) + label
        inner = self.unfold(size, (width, 2 * pad + head + field + 2 * gap + button), (pad, pad))
        place = pygame.Rect(inner.x, inner.y + head, inner.width, field)
        self.label_at = (inner.x, place.y - label)
        group = self.new_group(focus="name")
        left, right = self.button_row(button, gap)
        group.add(
            TextField(
                kit, place, self.name, self._write, limit=LONGEST_NAME, name="name", on_enter=self._done
            ).called(_("Name at this table")),
            Button(kit, left, _("Send away"), self._away, role="button", name="send-away", on_paper=True),
            self.main_button(right, _("Done"), self._done, "done"),
        )
        self.settle("name")

    def paint(self, target: pygame.Surface, y: int) -> None:
        del y
        label = _("Name at this table")
        width = self.inner.width
        self.kit.fonts.draw(target, label, "small-strong", self.label_at, INK_2, width=width)

    def _write(self, name: str) -> None:
        self.name = name

    def _away(self) -> None:
        self.app.pop()
        self._send_away()

    def _done(self) -> None:
        name = clean(self.name, LONGEST_NAME)
        self.app.pop()
        if name and name != self.before:
            self._rename(name)
