"""The list of decks that people have brought: how one brings another, and how one removes one."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pygame

from briscola import resources
from briscola.i18n.own_deck_words import own_decks_text, own_decks_title, refused_text
from briscola.i18n.text import _, lazy
from briscola.storage.own_decks import bring_folder, make_bring_folder, may_be_deck, remove_deck
from briscola.ui.home_deck import deck_at_home
from briscola.ui.render.theme import HAIRLINE, INK, INK_2
from briscola.ui.scene import Host
from briscola.ui.scenes.dialog import Dialog, Press, path_of
from briscola.ui.scenes.own_decks.bring_sheet import BringDeck
from briscola.ui.scenes.sheet import SheetScene
from briscola.ui.widgets import Button, ScrollView, Widget
from briscola.ui.widgets.panel import heading_height

ROWS = 4
"""Rows for which the sheet has room; more of them scroll."""


class OwnDecks(SheetScene):
    """Lies over the settings. Removing asks first; Esc goes back."""

    ruled = True

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        make_bring_folder()
        self.view: ScrollView | None = None

    def title(self) -> str:
        return own_decks_title()

    @property
    def spoken_text(self) -> str:
        none = "" if resources.own_decks() else _("You have brought none yet.")
        return "\n".join(filter(None, (own_decks_text(), str(bring_folder()), none)))

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        decks = resources.own_decks()
        width = min(size[0] - 2 * scale.edge, max(700, scale.px(1040)))
        pad, gap, button = max(22, scale.px(48)), max(10, scale.px(20)), scale.target(62)
        wrap = partial(kit.fonts.wrap, role="small", width=width - 2 * pad)
        self.lines = [*wrap(own_decks_text()), *wrap(str(bring_folder()))]
        self.told = heading_height(kit) + len(self.lines) * kit.fonts.line("small") + gap
        row = max(50, scale.px(68), kit.fonts.line("row") + scale.px(14))
        around = 2 * pad + self.told + gap + button
        list_height = min(ROWS * row, size[1] - 2 * scale.rim - around)
        inner = self.unfold(size, (width, around + list_height), (pad, pad))
        self.list_rect = pygame.Rect(inner.x, inner.y + self.told, inner.width, list_height)
        group = self.new_group(focus="add")
        offset = 0.0 if self.view is None else self.view.offset
        self.view = view = ScrollView(kit, self.list_rect, len(decks) * row, self._paint_rows)
        view.focusable = False
        group.add(view)
        words = _("Remove")
        wide, tall = Button.width_for(kit, words), min(row - 6, scale.target(52))
        self.ends = inner.right - (scale.px(24) if view.most else 0) - wide
        self.rows: list[tuple[str, pygame.Rect]] = []
        buttons: list[Widget] = []
        for at, info in enumerate(decks):
            rect = pygame.Rect(inner.x, self.list_rect.y + at * row, inner.width, row)
            self.rows.append((info.title, rect))
            place = pygame.Rect(self.ends, 0, wide, max(44, tall))
            place.centery = rect.centery
            press = partial(self._ask, info)
            button_there = Button(kit, place, words, press, name=f"remove-{info.name}", on_paper=True)
            buttons.append(button_there.called(info.title))
        view.adopt(*buttons)
        view.scroll_to(offset)
        left, right = self.button_row(button, gap)
        add = Button(kit, left, _("Add a deck…"), self._add, name="add", on_paper=True, role="button")
        group.add(*buttons, add, self.main_button(right, _("Done"), self.app.pop, "done"))
        self.settle("done" if decks else "add")

    # ---- what is done

    def _add(self) -> None:
        self.app.push(
            Dialog(
                self.app,
                title=lazy("A deck of your own"),
                text=lazy("Where is it? Write the path of the folder or zip, or drop it here."),
                yes=lazy("Look at it"),
                take=self._take,
                any_sign=True,
            )
        )

    def _take(self, line: str) -> str | Press:
        path = path_of(line)
        if not may_be_deck(path):
            return refused_text("damaged")
        return lambda: self.app.push(BringDeck(self.app, path))

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.DROPFILE:
            if may_be_deck(Path(event.file)):
                self.app.push(BringDeck(self.app, Path(event.file)))
            return True
        return super().handle(event)

    def _ask(self, info: resources.DeckInfo) -> None:
        self.app.push(
            Dialog(
                self.app,
                title=lambda: _("Remove “{deck}”?").format(deck=info.title),
                text=lazy("The files from which it was made stay where they are."),
                yes=lazy("Remove"),
                on_yes=partial(self._remove, info.name),
                loses=True,
            )
        )

    def _remove(self, name: str) -> None:
        remove_deck(name)
        if self.app.settings.deck == name:
            self.app.change(deck=deck_at_home())
        self.resume()

    def resume(self) -> None:
        self.layout(self.app.size)

    # ---- drawing

    def paint(self, target: pygame.Surface, y: int) -> None:
        kit, inner = self.kit, self.inner
        y, line = inner.y + heading_height(kit), kit.fonts.line("small")
        for words in self.lines:
            kit.fonts.draw(target, words, "small", (inner.x, y), INK_2)
            y += line
        if not self.rows:
            middle = self.list_rect.center
            kit.fonts.draw(target, _("You have brought none yet."), "body", middle, INK_2, anchor="center")

    def _paint_rows(self, target: pygame.Surface, _x: int, y: int) -> None:
        fonts, scale = self.kit.fonts, self.kit.scale
        up = y - self.list_rect.y
        for title, rect in self.rows:
            place = rect.move(0, up)
            pygame.draw.line(target, HAIRLINE, place.bottomleft, (self.ends, place.bottom))
            room = self.ends - scale.px(16) - place.x
            fonts.draw(target, title, "row", place.midleft, INK, anchor="midleft", width=room)
