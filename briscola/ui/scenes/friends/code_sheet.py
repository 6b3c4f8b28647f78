"""The sheet on which a table’s code is typed, and its address where it is not found nearby."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from briscola.i18n.elsewhere_words import code_or_link
from briscola.i18n.text import _
from briscola.network.addresses.table_link import LONGEST, NoTableLink, TableLink, read_table_link
from briscola.ui.render.theme import INK_2, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.sheet import SheetScene
from briscola.ui.widgets.text_field import TextField


class CodeSheet(SheetScene):
    """Lies over the page of friends; `on_found` gets the table. Esc goes back."""

    def __init__(self, app: Host, on_found: Callable[[TableLink], None]) -> None:
        super().__init__(app)
        self._on_found = on_found
        self.code = self.address = self.fault = ""

    def title(self) -> str:
        return code_or_link()

    @property
    def spoken_text(self) -> str:
        return self.fault or _about()

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        width = min(size[0] - 2 * scale.edge, max(620, scale.px(980)))
        pad, gap, button = max(28, scale.px(56)), scale.px(22), scale.target(68)
        field, label = max(44, scale.px(60)), kit.fonts.line("small-strong") + scale.px(12)
        inner_wide = width - 2 * pad
        about = _about()
        self.lines = [
            *((line, INK_2) for line in kit.fonts.wrap(about, "small", inner_wide)),
            *((line, RED) for line in kit.fonts.wrap(self.fault, "small", inner_wide) if self.fault),
        ]
        head = kit.fonts.line("panel") + scale.px(12)
        told = kit.fonts.line("small") * len(self.lines) + gap
        height = 2 * pad + head + told + 2 * (label + field) + 2 * gap + button
        inner = self.unfold(size, (width, height), (pad, pad), middle=0.47)
        y = inner.y + head + told
        group = self.new_group(focus="code")
        wanted = (
            (_("Code or link"), "code", self.code, self._write_code, "7KMPQ-2ABCDE"),
            (_("Address, if needed"), "address", self.address, self._write_address, "192.168.1.5"),
        )
        self.labels: list[tuple[str, tuple[int, int]]] = []
        for words, name, now, write, hint in wanted:
            self.labels.append((words, (inner.x, y)))
            place = pygame.Rect(inner.x, y + label, inner.width, field)
            group.add(
                TextField(
                    kit,
                    place,
                    now,
                    write,
                    limit=LONGEST,
                    hint=hint,
                    name=name,
                    on_enter=self._agree,
                    any_sign=True,
                ).called(words)
            )
            y = place.bottom + gap
        left, right = self.button_row(button, gap)
        group.add(
            self.button(left, _("Cancel"), self.app.pop, "no"),
            self.main_button(right, _("Go to the table"), self._agree, "yes"),
        )
        self.restore_focus("code")

    def _write_code(self, text: str) -> None:
        self.code = text

    def _write_address(self, text: str) -> None:
        self.address = text

    def _agree(self) -> None:
        code, address = self.code.strip(), self.address.strip()
        try:
            link = read_table_link(code)
            if address and not (link.address or link.meeting or link.page):
                link = read_table_link(f"{link.code}@{address}")
        except NoTableLink as error:
            self.fault = {
                "code": _(
                    "A code has eleven letters and digits, without 0, O, 1 and I. Look at it once more."
                ),
                "check": _("One letter of this code is wrong. Check the letters with whoever has told you."),
                "bare": _("This link has lost its end, from the # on. Ask for the whole link once more."),
                "address": _("An address looks like 192.168.1.5, or ends with a port after a colon."),
            }[error.why]
            self.layout(self.app.size)
            return
        self.app.pop()
        self._on_found(link)

    def paint(self, target: pygame.Surface, y: int) -> None:
        fonts = self.kit.fonts
        y += self.kit.scale.px(12)
        for line, ink in self.lines:
            fonts.draw(target, line, "small", (self.inner.x, y), ink)
            y += fonts.line("small")
        for words, at in self.labels:
            fonts.draw(target, words, "small-strong", at, INK_2)


def _about() -> str:
    return _(
        "The host’s window shows eleven letters and digits. Small letters and spaces do not matter. Or "
        "paste the link that the host has sent. An address is needed only where neither leads there."
    )
