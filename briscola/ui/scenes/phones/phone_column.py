"""The right half of the phones' sheet: the code to be read, the digits to be compared, or how it works."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from briscola.i18n.phone_words import about_phones, code_note, minutes_left, phone_heading, phone_question
from briscola.i18n.text import _
from briscola.pages.phone_desk import PhoneDesk, PhonePerson
from briscola.ui.render.fonts import TextStyle
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, INK_2, RED
from briscola.ui.scenes.phones.address_chooser import address_chooser
from briscola.ui.views.qr_picture import qr_picture
from briscola.ui.widgets import Button, Widget, draw_heading, heading_height

DIGITS = TextStyle("serif", "bold", 190, growth=1.0)
"""Two digits that are compared across a room."""


class PhoneColumn:
    """Set once for a place and a state of the desk; `widgets` are its controls."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        desk: PhoneDesk,
        person: PhonePerson | None,
        *,
        choose_address: Callable[[str], None],
    ) -> None:
        """`person` is the one whose phone is waited for."""
        self._kit, self.rect, self._desk = kit, rect, desk
        self.widgets: list[Widget] = []
        self._qr: pygame.Surface | None = None
        self._link = ""
        """Address to be typed where no camera reads the code; empty while there is none."""
        self._claim = desk.claim
        self._heading, self._said = _("How it works"), about_phones(at_screen=desk.at_screen)
        gap, tall = kit.scale.px(16), kit.scale.target(60)
        top = rect.y + heading_height(kit)
        if desk.unreachable:
            self._said = _("This computer is in no network, so no phone can reach it.")
        elif person is not None and self._claim is not None:
            self._heading = phone_question(person.name, at_screen=desk.at_screen)
            self._said = _("It shows these two digits.")
            wide = (rect.width - gap) // 2
            no = pygame.Rect(rect.x, rect.bottom - tall, wide, tall)
            yes = no.move(wide + gap, 0)
            self.widgets = [
                Button(
                    kit, no, _("No"), partial(desk.confirm, False), role="button", name="no", on_paper=True
                ),
                Button(
                    kit,
                    yes,
                    _("Yes, the same digits"),
                    partial(desk.confirm, True),
                    primary=True,
                    role="button",
                    name="yes",
                    on_paper=True,
                ),
            ]
        elif person is not None and desk.link:
            self._heading = phone_heading(person.name, at_screen=desk.at_screen)
            self._said = code_note()
        elif person is not None:
            self._heading = phone_heading(person.name, at_screen=desk.at_screen)
            self._said = _("The code serves no more.")
            wide = Button.width_for(kit, _("A new code"))
            place = pygame.Rect(rect.x, top + kit.fonts.line("small") + gap, wide, tall)
            press = partial(desk.invite, person.seat)
            self.widgets = [
                Button(kit, place, _("A new code"), press, role="button", name="again", on_paper=True)
            ]
        self._lines = kit.fonts.wrap(self._said, "small", rect.width)
        self._top = top
        below = top + kit.fonts.line("small") * len(self._lines) + gap
        self._free = pygame.Rect(rect.x, below, rect.width, rect.bottom - below)
        if self._claim is not None:
            self._free.height -= tall + gap
        elif person is not None and desk.link:
            self._free.height -= kit.fonts.line("small") + gap
            if len(desk.addresses) > 1:
                self._free.height -= tall + gap
                line = pygame.Rect(rect.x, self._free.bottom + gap, rect.width, tall)
                self.widgets.append(
                    address_chooser(kit, line, desk.addresses, None, desk.address, choose_address)
                )
            self._link = desk.link.removeprefix("http://")
            self._free.height -= kit.fonts.line("body-strong") + gap // 2
            self._qr = qr_picture(desk.link, min(self._free.size))

    @property
    def spoken_lines(self) -> Sequence[str]:
        """Lines of the column, to be heard."""
        digits = [] if self._claim is None else [self._claim.digits]
        return [self._heading, self._said, *digits, *([self._link] if self._link else [])]

    @property
    def countdown(self) -> pygame.Rect:
        """Rectangle of the time for which the code still serves."""
        tall = self._kit.fonts.line("small")
        return pygame.Rect(self.rect.x, self.rect.bottom - tall, self.rect.width, tall)

    def draw(self, target: pygame.Surface) -> None:
        """Draw everything but the controls."""
        kit, rect, fonts = self._kit, self.rect, self._kit.fonts
        draw_heading(target, kit, self._heading, rect.topleft, width=rect.width)
        y = self._top
        fonts.draw_lines(target, self._lines, "small", (rect.x, y), RED if self._desk.unreachable else INK_2)
        if self._claim is not None:
            text, style = fonts.fit(self._claim.digits, DIGITS, self._free.width)
            fonts.draw(target, text, style, self._free.center, INK, anchor="center")
        if self._qr is not None:
            at = self._qr.get_rect(midtop=self._free.midtop)
            at.centery = self._free.centery
            target.blit(self._qr, at)
            place = (rect.centerx, self._free.bottom + kit.scale.px(8))
            fonts.draw(target, self._link, "body-strong", place, INK, anchor="midtop", width=rect.width)
            left = minutes_left(self._desk.seconds_left)
            fonts.draw(target, left, "small", (rect.centerx, rect.bottom), INK_2, anchor="midbottom")
