"""The sheet on which people at a table take their cards to a phone, and back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from briscola.i18n.phone_words import code_note, minutes_left, no_phone_network
from briscola.i18n.text import _
from briscola.pages.phones.window_phones import PhonePerson, WindowPhones
from briscola.ui.render.kit import Kit
from briscola.ui.render.text.fonts import TextStyle
from briscola.ui.render.theme import HAIRLINE, INK, INK_2, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.phones.addresses import address_chooser
from briscola.ui.scenes.sheets.sheet import SheetScene
from briscola.ui.views.faces.seat_views import draw_small_face
from briscola.ui.views.qr_code import qr_picture
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.panel import draw_column_rule, heading_height
from briscola.ui.widgets.widget import Widget

PEOPLE = 0.52
"""Share of the sheet's width for the people; the code has the rest."""
DIGITS = TextStyle("serif", "bold", 190, growth=1.0)
"""Two digits that are compared across a room."""


class PhoneSheet(SheetScene):
    """Lies over the table; it shows at once what a phone does. Esc goes back to the table."""

    def __init__(self, app: Host, admission: WindowPhones[Any]) -> None:
        super().__init__(app)
        self.admission = admission
        self._shown: object = None

    def title(self) -> str:
        return str(self.admission.subject.title)

    @property
    def _state(self) -> object:
        """The things that need another layout when they change."""
        admission = self.admission
        return admission.people, admission.invited, admission.link, admission.claim, admission.unreachable

    @property
    def spoken_text(self) -> str:
        lines = [f"{each.name}: {state}" for each in self.admission.people if (state := self._state_of(each))]
        return "\n".join([*lines, self.column.column.said])

    def _state_of(self, each: PhonePerson) -> str:
        """Place of somebody's cards."""
        return self.admission.subject.state(on_phone=each.on_phone, connected=each.connected)

    # ---- positions

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        self._shown = self._state
        people = self._people = self.admission.people
        width = min(size[0] - 2 * scale.edge, max(900, scale.px(1400)))
        pad, gap, button = max(26, scale.px(48)), scale.px(22), scale.target(62)
        head = kit.fonts.line("panel") + scale.px(16)
        row = min(scale.target(92), (size[1] - 2 * scale.edge - 2 * pad - head - gap - button) // 6)
        height = min(size[1] - 2 * scale.edge, 2 * pad + head + max(5, len(people)) * row + 2 * gap + button)
        inner = self.unfold(size, (width, height), (pad, pad))
        left = round(inner.width * PEOPLE) - gap
        top = inner.y + head
        group = self.new_group()
        self.rows = [pygame.Rect(inner.x, top + at * row, left, row) for at in range(len(people))]
        self._ends: list[int] = []
        for each, rect in zip(people, self.rows, strict=True):
            subject = self.admission.subject
            words = str(subject.take_back if each.on_phone else subject.invite)
            press = partial(self.admission.take_back if each.on_phone else self.admission.invite, each.number)
            place = pygame.Rect(
                0, 0, Button.width_for(kit, words, role="button"), max(44, row - scale.px(20))
            )
            place.midright = rect.midright
            name = f"phone-{each.number}"
            made = self.button(place, words, press, name)
            made.enabled = not self.admission.unreachable and each.number != self.admission.invited
            group.add(made.called(each.name))
            self._ends.append(place.x - scale.px(12))
        self.column_x = inner.x + left + gap
        side = pygame.Rect(self.column_x + gap, inner.y, 0, inner.height)
        side.width = inner.right - side.x
        self.column = PhoneColumn(
            kit,
            side,
            self.admission,
            next((each for each in self.admission.people if each.number == self.admission.invited), None),
            choose_address=lambda address: self.app.change(own_address=address),
        )
        group.add(*self.column.widgets)
        done = pygame.Rect(0, 0, max(Button.width_for(kit, _("Done")), scale.px(260)), button)
        done.bottomleft = inner.bottomleft
        claimed = self.admission.claim is not None
        group.add(self.button(done, _("Done"), self.app.pop, "done", primary=not claimed))
        first = next((f"phone-{each.number}" for each in people if not each.on_phone), "done")
        free = self.admission.invited is None and not self.admission.unreachable
        self.restore_focus("yes" if claimed else first if free else "done")

    # ---- time

    def update(self, dt: float) -> bool:
        if self._state != self._shown:
            self.layout(self.app.size)
            self.invalidate()
        elif self.admission.link:
            self.invalidate(self.column.countdown)
        moving = super().update(dt)
        self.wake_after([0.25])  # a phone may come at any moment
        return moving

    def leave(self) -> None:
        self.admission.withdraw()

    # ---- drawing

    def paint(self, target: pygame.Surface, y: int) -> None:
        kit, scale, fonts = self.kit, self.kit.scale, self.kit.fonts
        draw_column_rule(target, self.column_x, self.inner.y, self.inner.bottom)
        for each, row, end in zip(self._people, self.rows, self._ends, strict=True):
            pygame.draw.line(target, HAIRLINE, row.bottomleft, (row.right - 1, row.bottom))
            side = max(44, row.height - 2 * max(3, scale.px(7)))
            face = pygame.Rect(row.x, 0, side, side)
            face.centery = row.centery
            if each.face:
                draw_small_face(target, kit, face, each.face)
            else:
                pygame.draw.circle(target, HAIRLINE, face.center, face.width // 2, max(2, scale.px(3)))
            left, room = face.right + scale.px(18), end - face.right - scale.px(18)
            state = self._state_of(each)
            if not state:
                at = (left, row.centery)
                fonts.draw(target, each.name, "row", at, INK_2, anchor="midleft", width=room)
                continue
            y = row.centery - (fonts.line("row") + fonts.line("small")) // 2
            fonts.draw(target, each.name, "row", (left, y), INK, width=room)
            tone = RED if each.on_phone and not each.connected else INK_2
            fonts.draw(target, state, "small", (left, y + fonts.line("row")), tone, width=room)
        self.column.draw(target)


class PhoneColumn:
    """The right half: the code to be read, the digits to be compared, or how it works.

    Set once for a place and a state of the admission; `widgets` are its controls.
    """

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        admission: WindowPhones[Any],
        person: PhonePerson | None,
        *,
        choose_address: Callable[[str], None],
    ) -> None:
        """`person` is the one whose phone is waited for."""
        self._kit, self.rect, self._admission = kit, rect, admission
        self.widgets: list[Widget] = []
        claim = admission.claim
        heading, said = _("How it works"), admission.subject.about()
        gap, tall = kit.scale.px(16), kit.scale.target(60)
        top = rect.y + heading_height(kit)
        if admission.unreachable:
            said = no_phone_network()
        elif person is not None and claim is not None:
            heading = str(admission.subject.question).format(name=person.name)
            said = _("It shows these two digits.")
            wide = (rect.width - gap) // 2
            no = pygame.Rect(rect.x, rect.bottom - tall, wide, tall)
            yes = no.move(wide + gap, 0)
            self.widgets = [
                Button(
                    kit,
                    no,
                    _("No"),
                    partial(admission.confirm, False),
                    role="button",
                    name="no",
                    on_paper=True,
                ),
                Button(
                    kit,
                    yes,
                    _("Yes, the same digits"),
                    partial(admission.confirm, True),
                    primary=True,
                    role="button",
                    name="yes",
                    on_paper=True,
                ),
            ]
        elif person is not None and admission.link:
            heading = admission.subject.heading(person.name)
            said = code_note()
        elif person is not None:
            heading = admission.subject.heading(person.name)
            said = _("The code serves no more.")
            wide = Button.width_for(kit, _("A new code"))
            place = pygame.Rect(rect.x, top + kit.fonts.line("small") + gap, wide, tall)
            press = partial(admission.invite, person.number)
            self.widgets = [
                Button(kit, place, _("A new code"), press, role="button", name="again", on_paper=True)
            ]
        self.column = column = TextColumn(kit, rect.width)
        column.title(heading)
        column.text(said, "small", RED if admission.unreachable else INK_2)
        top = rect.y + column.height + gap
        free = pygame.Rect(rect.x, top, rect.width, rect.bottom - top)
        if claim is not None:
            free.height -= tall + gap
            self._add_digits(claim.digits, gap, free.height)
        elif person is not None and admission.link:
            free.height -= kit.fonts.line("small") + gap
            if len(admission.addresses) > 1:
                free.height -= tall + gap
                line = pygame.Rect(rect.x, free.bottom + gap, rect.width, tall)
                self.widgets.append(
                    address_chooser(kit, line, admission.addresses, None, admission.address, choose_address)
                )
            free.height -= kit.fonts.line("body-strong") + gap // 2
            self._add_link(admission.link, gap, free.size)

    def _add_digits(self, digits: str, gap: int, height: int) -> None:
        """Add the two digits in the middle of the room that is left."""
        kit, column = self._kit, self.column
        text, style = kit.fonts.fit(digits, DIGITS, column.width)

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            room = pygame.Rect(x, y + gap, column.width, height)
            kit.fonts.draw(target, text, style, room.center, INK, anchor="center")

        column.canvas(height, paint, digits)

    def _add_link(self, link: str, gap: int, size: tuple[int, int]) -> None:
        """Add the QR code, and under it the address to be typed where no camera reads that."""
        kit, column, typed = self._kit, self.column, link.removeprefix("http://")
        qr = qr_picture(link, min(size))

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            room = pygame.Rect(x, y + gap, *size)
            if qr is None:
                return
            at = qr.get_rect(midtop=room.midtop)
            at.centery = room.centery
            target.blit(qr, at)
            place = (room.centerx, room.bottom + kit.scale.px(8))
            kit.fonts.draw(target, typed, "body-strong", place, INK, anchor="midtop", width=room.width)
            left, foot = minutes_left(self._admission.seconds_left), (room.centerx, self.rect.bottom)
            kit.fonts.draw(target, left, "small", foot, INK_2, anchor="midbottom")

        column.canvas(size[1], paint, typed)

    @property
    def countdown(self) -> pygame.Rect:
        """Rectangle of the time for which the code still serves."""
        tall = self._kit.fonts.line("small")
        return pygame.Rect(self.rect.x, self.rect.bottom - tall, self.rect.width, tall)

    def draw(self, target: pygame.Surface) -> None:
        """Draw everything but the controls."""
        self.column.draw(target, *self.rect.topleft)
