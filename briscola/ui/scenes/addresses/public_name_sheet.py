"""The name by which friends elsewhere reach this computer: it is kept whatever a trial says."""

from __future__ import annotations

import pygame

from briscola.i18n.elsewhere_words import (
    elsewhere_title,
    name_text,
    name_unknown,
    name_works,
    no_name,
)
from briscola.i18n.text import _
from briscola.network.addresses.public_name import NoPublicName, PublicName, read_public_name
from briscola.pages.server.page_server import PAGE_PORT
from briscola.pages.server.public_name_trial import try_public_name
from briscola.ui.render.theme import INK, INK_2, Colour
from briscola.ui.scene import Host
from briscola.ui.scenes.addresses.address_sheet import AddressSheet


class PublicNameSheet(AddressSheet[bool]):
    """Lies over the settings."""

    name, hint = "name", "home.example.org"
    longest = 270
    any_sign = True

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.text = app.settings.public_name

    def title(self) -> str:
        return elsewhere_title()

    def label(self) -> str:
        return _("Name of this computer on the internet")

    def whose(self) -> str:
        return name_text(PAGE_PORT)

    def told(self, outcome: bool) -> tuple[str, Colour]:
        return (name_works(), INK) if outcome else (name_unknown(), INK_2)

    def _name(self) -> PublicName | None:
        """The name that is written; None, with a sentence, if it is none."""
        try:
            return read_public_name(self.text)
        except NoPublicName:
            self.refuse(no_name())
            return None

    def go_on(self) -> None:
        """Ask for a page of this program under the name."""
        if (name := self._name()) is not None:
            self.begin(try_public_name(name))

    def keep(self) -> None:
        """Keep what is written, and go back; an empty field is no name."""
        if not self.text.strip():
            self.app.change(public_name="")
        elif (name := self._name()) is not None:
            self.app.change(public_name=name.address)
        else:
            return
        self.app.pop()

    def add_buttons(self, height: int, gap: int) -> None:
        inner = self.inner
        third = (inner.width - 2 * gap) // 3
        wanted = (
            (_("Cancel"), self.app.pop, "no"),
            (_("Try it"), self.go_on, "try"),
            (_("Keep it"), self.keep, "yes"),
        )
        for at, (words, press, name) in enumerate(wanted):
            foot = pygame.Rect(inner.x + at * (third + gap), inner.bottom - height, third, height)
            self.group.add(self.button(foot, words, press, name, primary=name == "yes"))
