"""The list of decks that people have brought: how one brings another, and how one removes one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pygame

from briscola.i18n.own_deck_words import own_decks_text, own_decks_title, refused_text
from briscola.i18n.text import _, lazy
from briscola.storage.own_decks import (
    bring_folder,
    brought_decks,
    make_bring_folder,
    may_be_deck,
    remove_deck,
)
from briscola.system import resources
from briscola.ui.render.kit import deck_at_home
from briscola.ui.scene import Host
from briscola.ui.scenes.own_decks.bring_sheet import BringDeck
from briscola.ui.scenes.sheets.dialog import Dialog, path_of
from briscola.ui.scenes.sheets.list_sheet import RemovableList, RemovableRow
from briscola.ui.scenes.sheets.parts import Label, PressButton
from briscola.ui.widgets.button import Action


class OwnDecks(RemovableList):
    """Lies over the settings. Removing asks first; Esc goes back."""

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        make_bring_folder()

    def title(self) -> str:
        return own_decks_title()

    @property
    def texts(self) -> Sequence[str]:
        return own_decks_text(), str(bring_folder())

    @property
    def empty(self) -> str:
        return _("You have brought none yet.")

    def listed(self) -> Sequence[RemovableRow]:
        return [
            RemovableRow(info.name, info.title, partial(self._ask, info), Label(info.title, "row"))
            for info in resources.own_decks()
        ]

    def adding(self) -> PressButton:
        return PressButton(_("Add a deck…"), self._add, "add")

    def enter(self) -> None:
        """Look at a deck that has been laid into the folder, as the title does."""
        if brought := brought_decks():
            self.app.push(BringDeck(self.app, brought[0]))

    def resume(self) -> None:
        super().resume()
        self.enter()

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

    def _take(self, line: str) -> str | Action:
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
