"""The settings on a sheet of paper: applied at once, with a preview of deck and table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from briscola.i18n.saving_words import settings_text
from briscola.i18n.text import _
from briscola.ui.layout.sheet_layout import headed
from briscola.ui.render.theme import CREAM, INK
from briscola.ui.scene import Scene
from briscola.ui.scenes.settings.look_settings import look_controls
from briscola.ui.scenes.settings.setting_rows import SettingRow, computer_rows, game_rows
from briscola.ui.views import deck_preview
from briscola.ui.widgets import draw_column_rule, draw_heading, draw_sheet, heading_height

LOOK_SHARE = 0.31
"""Share of a wide sheet's width for cards and table."""


class SettingsScene(Scene):
    """Two groups of rows side by side; the look at their right, in a tall window under them."""

    @property
    def chapter(self) -> str:
        return "keys"

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        group = self.new_group(focus="language")
        tall = size[1] > size[0]
        height = max(scale.px(880), round(headed(scale).sheet.width * 1.14) if tall else 0)
        over = headed(scale, height=height, sinks=1 / 3)
        self.title_at, self.sheet = over.title, over.sheet
        group.add(self.back_button(over.back.center))
        inner = self.sheet.inflate(-2 * scale.px(52), -2 * scale.px(27))
        rows = (game_rows(self.app, self._change), computer_rows(self.app, self._change))
        below = heading_height(kit)
        most = max(map(len, rows))
        step = scale.target(72 if tall else 90)
        if tall:
            groups = pygame.Rect(inner.x, inner.y, inner.width, below + step * most)
            self.rule = None
            y = groups.bottom + scale.px(36)
            self.look = pygame.Rect(inner.x, y, inner.width, inner.bottom - y)
        else:
            step = min(step, (inner.height - below) // most)
            look, gap = round(inner.width * LOOK_SHARE), scale.px(44)
            groups = pygame.Rect(inner.x, inner.y, inner.width - look - 2 * gap, inner.height)
            self.rule = (groups.right + gap, self.sheet.y + scale.px(44), self.sheet.bottom - scale.px(44))
            self.look = pygame.Rect(inner.right - look, inner.y, look, inner.height)
        between = scale.px(60)
        column = pygame.Rect(groups.x, groups.y, (groups.width - between) // 2, groups.height)
        self.columns = (column, column.move(column.width + between, 0))
        self.labels: list[tuple[Sequence[str], tuple[int, int]]] = []
        for place, found in zip(self.columns, rows, strict=True):
            self._add_rows(found, place, place.y + below, step)
        under = self.look.move(0, below)
        under.height -= below
        self.preview, controls = look_controls(self.app, self._change, under)
        group.add(*controls)
        self.settle("language")

    def _add_rows(self, rows: Sequence[SettingRow], place: pygame.Rect, top: int, step: int) -> None:
        kit, scale = self.kit, self.kit.scale
        high = min(step - max(6, scale.px(8)), scale.target(52))
        for at, row in enumerate(rows):
            middle = top + at * step + step // 2
            width = row.fitted(kit, place.width)
            self.group.add(*row.make(pygame.Rect(place.right - width, middle - high // 2, width, high)))
            lines = kit.fonts.wrap(row.label, "body", place.width - width - scale.px(20))
            self.labels.append((lines, (place.x, middle)))

    def _change(self, **fields: Any) -> None:
        self.app.change(**fields)
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> bool:
        return super().handle(event) or self.closed_by(event)

    def draw(self, target: pygame.Surface) -> None:
        kit, (game, computer) = self.kit, self.columns
        self.app.draw_table(target)
        kit.fonts.draw(target, _("Settings"), "scene", self.title_at, CREAM, anchor="midleft", halo=True)
        if self.app.note == "unwritable":
            right = (self.sheet.right, self.title_at[1])
            note = settings_text(self.app.note)
            kit.fonts.draw(target, note, "small-strong", right, CREAM, anchor="midright", halo=True)
        draw_sheet(target, kit, self.sheet)
        for words, place in (
            (_("The game"), game),
            (_("You and this computer"), computer),
            (_("The deck and the table"), self.look),
        ):
            draw_heading(target, kit, words, place.topleft, width=place.width)
        if self.rule is not None:
            draw_column_rule(target, *self.rule)
        step = round(kit.fonts.line("body") * 0.92)
        for lines, (x, middle) in self.labels:
            for at, line in enumerate(lines):
                y = middle + round((at - (len(lines) - 1) / 2) * step)
                kit.fonts.draw(target, line, "body", (x, y), INK, anchor="midleft")
        deck_preview.draw_deck(target, kit, self.preview)
        self.group.draw(target)
