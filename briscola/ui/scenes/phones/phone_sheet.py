"""The sheet on which people at a table take their cards to a phone, and back."""

from __future__ import annotations

from functools import partial

import pygame

from briscola.i18n.phone_words import phone_action, phone_state, sheet_title
from briscola.i18n.text import _
from briscola.pages.phone_desk import PhoneDesk, PhonePerson
from briscola.ui.render.theme import HAIRLINE, INK, INK_2, RED
from briscola.ui.scene import Host
from briscola.ui.scenes.phones.phone_column import PhoneColumn
from briscola.ui.scenes.sheet import SheetScene
from briscola.ui.views.seat_views import draw_small_face
from briscola.ui.widgets import Button, draw_column_rule, paper_button

PEOPLE = 0.52
"""Share of the sheet's width for the people; the code has the rest."""


class PhoneSheet(SheetScene):
    """Lies over the table; it shows at once what a phone does. Esc goes back to the table."""

    def __init__(self, app: Host, desk: PhoneDesk) -> None:
        super().__init__(app)
        self.desk = desk
        self._shown: object = None

    def title(self) -> str:
        return sheet_title(at_screen=self.desk.at_screen)

    @property
    def _state(self) -> object:
        """The things that need another layout when they change."""
        desk = self.desk
        return desk.people, desk.invited, desk.link, desk.claim, desk.unreachable

    @property
    def _invited(self) -> PhonePerson | None:
        return next((each for each in self.desk.people if each.seat == self.desk.invited), None)

    @property
    def spoken_text(self) -> str:
        lines = [f"{each.name}: {state}" for each in self.desk.people if (state := self._state_of(each))]
        return "\n".join([*lines, *self.column.spoken_lines])

    def _state_of(self, each: PhonePerson) -> str:
        """Place of somebody's cards."""
        return phone_state(on_phone=each.on_phone, connected=each.connected, at_screen=self.desk.at_screen)

    # ---- positions

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        self._shown = self._state
        people = self._people = self.desk.people
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
            words = phone_action(on_phone=each.on_phone, at_screen=self.desk.at_screen)
            press = partial(self.desk.take_back if each.on_phone else self.desk.invite, each.seat)
            place = pygame.Rect(
                0, 0, Button.width_for(kit, words, role="button"), max(44, row - scale.px(20))
            )
            place.midright = rect.midright
            name = f"phone-{each.seat}"
            made = Button(kit, place, words, press, role="button", name=name, on_paper=True)
            made.enabled = not self.desk.unreachable and each.seat != self.desk.invited
            group.add(made.called(each.name))
            self._ends.append(place.x - scale.px(12))
        self.column_x = inner.x + left + gap
        side = pygame.Rect(self.column_x + gap, inner.y, 0, inner.height)
        side.width = inner.right - side.x
        self.column = PhoneColumn(
            kit,
            side,
            self.desk,
            self._invited,
            choose_address=lambda address: self.app.change(own_address=address),
        )
        group.add(*self.column.widgets)
        done = pygame.Rect(0, 0, max(Button.width_for(kit, _("Done")), scale.px(260)), button)
        done.bottomleft = inner.bottomleft
        claimed = self.desk.claim is not None
        group.add(paper_button(kit, done, _("Done"), self.app.pop, "done", main=not claimed))
        first = next((f"phone-{each.seat}" for each in people if not each.on_phone), "done")
        free = self.desk.invited is None and not self.desk.unreachable
        self.restore_focus("yes" if claimed else first if free else "done")

    # ---- time

    def update(self, dt: float) -> bool:
        if self._state != self._shown:
            self.layout(self.app.size)
            self.invalidate()
        elif self.desk.link:
            self.invalidate(self.column.countdown)
        moving = super().update(dt)
        self.wake_after([0.25])  # a phone may come at any moment
        return moving

    def leave(self) -> None:
        self.desk.withdraw()

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
