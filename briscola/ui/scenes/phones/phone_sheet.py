"""The sheet on which people at a table take their cards to a phone, and back."""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame

from briscola.i18n.phone_words import code_note, minutes_left, no_phone_network
from briscola.i18n.text import _
from briscola.pages.phones.window_phones import PhonePerson, WindowPhones
from briscola.ui.render.text.fonts import TextStyle
from briscola.ui.render.theme import INK, INK_2, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.phones.addresses import address_chooser, choose_address
from briscola.ui.scenes.sheets.content_sheet import ContentSheet
from briscola.ui.scenes.sheets.parts import PressButton, SheetRow, Space
from briscola.ui.scenes.sheets.person_line import PersonLine
from briscola.ui.views.qr_code import QrCode
from briscola.ui.views.text.text_column import SheetPart, TextColumn

PEOPLE = 0.52
"""Share of the sheet's width for the people; the code has the rest."""
DIGITS = TextStyle("serif", "bold", 190, growth=1.0)
"""Two digits that are compared across a room."""


class PhoneSheet(ContentSheet):
    """Lies over the table; it shows at once what a phone does. Esc goes back to the table."""

    share = PEOPLE
    wide = 900, 1400
    look = 0.25  # a phone may come at any moment

    def __init__(self, app: Host, admission: WindowPhones[Any]) -> None:
        super().__init__(app)
        self.admission = admission

    def title(self) -> str:
        return str(self.admission.subject.title)

    def _state_of(self, each: PhonePerson) -> str:
        """Place of somebody's cards."""
        return self.admission.subject.state(on_phone=each.on_phone, connected=each.connected)

    # ---- what stands on it

    @property
    def first(self) -> str:
        admission = self.admission
        if admission.claim is not None:
            return "yes"
        free = admission.invited is None and not admission.unreachable
        people = (f"phone-{each.number}" for each in admission.people if free and not each.on_phone)
        return next(people, "done")

    @property
    def live(self) -> object:
        admission = self.admission
        facts = admission.people, admission.invited, admission.link, admission.claim, admission.unreachable
        return facts, self._left

    @property
    def _left(self) -> str:
        """Words for the time for which the code still serves."""
        return minutes_left(self.admission.seconds_left) if self.admission.link else ""

    def fill(self, column: TextColumn) -> None:
        admission = self.admission
        for each in admission.people:
            state = self._state_of(each)
            words = admission.subject.take_back if each.on_phone else admission.subject.invite
            press = partial(admission.take_back if each.on_phone else admission.invite, each.number)
            button = PressButton(str(words), press, f"phone-{each.number}").tall(60).called(each.name)
            waits = _("The code on this sheet is for {name}.").format(name=each.name)
            why = no_phone_network() if admission.unreachable else waits
            button.off(admission.unreachable or each.number == admission.invited, why)
            tone = RED if each.on_phone and not each.connected else INK_2
            said = f"{each.name}: {state}" if state else ""
            line = PersonLine(each.name, each.face, state, said=said, ink=INK if state else INK_2, tone=tone)
            column.put(SheetRow(line, button, gap=12, height=92))
            column.rule()

    def fill_right(self, column: TextColumn) -> None:
        """The code to be read, the digits to be compared, or how it works."""
        admission, subject = self.admission, self.admission.subject
        person = next((each for each in admission.people if each.number == admission.invited), None)
        if admission.unreachable:
            column.title(_("How it works"))
            column.text(no_phone_network(), "small", RED)
        elif person is None:
            column.title(_("How it works"))
            column.text(subject.about())
        elif admission.claim is not None:
            column.title(str(subject.question).format(name=person.name))
            column.text(_("It shows these two digits."))
            self._add_digits(column, admission.claim.digits)
            yes = PressButton(_("Yes, the same digits"), partial(admission.confirm, True), "yes", main=True)
            column.put(
                SheetRow(PressButton(_("No"), partial(admission.confirm, False), "no").tall(60), yes.tall(60))
            )
        elif admission.link:
            column.title(subject.heading(person.name))
            column.text(code_note())
            self._add_link(column, admission.link)
        else:
            column.title(subject.heading(person.name))
            column.text(_("The code serves no more."))
            column.gap(16)
            column.put(
                SheetRow(
                    PressButton(_("A new code"), partial(admission.invite, person.number), "again"), Space()
                )
            )

    def _add_digits(self, column: TextColumn, digits: str) -> None:
        """Add the two digits in the middle."""
        fonts, (text, style) = self.kit.fonts, self.kit.fonts.fit(digits, DIGITS, column.width)
        line = fonts.line(style)
        high = column.give(line + self.kit.scale.px(160), line)

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            fonts.draw(target, text, style, (x + column.width // 2, y + high // 2), INK, anchor="center")

        column.canvas(high, paint, digits)

    def _add_link(self, column: TextColumn, link: str) -> None:
        """Add the QR code, under it the address to be typed where no camera reads that, and the time left."""
        admission, typed = self.admission, link.removeprefix("http://")
        column.gap(16)
        column.put(QrCode(link))
        column.text(typed, "body-strong", INK, middle=True)
        column.text(self._left, middle=True)
        if len(admission.addresses) > 1:
            column.gap(16)
            choose = partial(choose_address, self.app)
            column.put(address_chooser(admission.addresses, None, admission.address, choose))

    def foot(self) -> SheetPart:
        done = PressButton(_("Done"), self.app.pop, "done", main=self.admission.claim is None)
        return SheetRow(done, Space())

    def leave(self) -> None:
        self.admission.withdraw()
