"""The question who is there, when a match of several people is continued."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame
from msgspec import structs

from briscola.client.hot_seat.seating import Chair
from briscola.engine.occupant import Occupant
from briscola.i18n.person_words import guest_name
from briscola.i18n.text import _
from briscola.ui.render.theme import INK_2
from briscola.ui.scene import Host
from briscola.ui.scenes.faces import guest_faces
from briscola.ui.scenes.seat_sheet import SheetOfGuests
from briscola.ui.widgets.panel import heading_height
from briscola.ui.widgets.widget import Widget


class WhoIsThere(SheetOfGuests[Occupant]):
    """Lies over the title: a line for each chair of people. Esc goes back and changes nothing."""

    def __init__(
        self,
        app: Host,
        chairs: Sequence[Chair],
        *,
        taken: Sequence[str] = (),
        go_on: Callable[[Mapping[int, Occupant]], None],
    ) -> None:
        """`taken` are the faces of the computers at the table; `go_on` gets who sits down anew, by seat."""
        super().__init__(app)
        self.chairs, self._go_on = chairs, go_on
        self._taken = [*taken, *(who.face for chair in chairs for who in chair.choices if who.level)]
        """Faces that no guest gets: those of computers that sit there, or may."""
        self.sitting = {chair.seat: chair.choices[0] for chair in chairs}
        """The players chosen so far, by seat."""

    def title(self) -> str:
        return _("Who is there?")

    @property
    def spoken_text(self) -> str:
        return _("Somebody else may take a place, or a computer.")

    # ---- positions

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        pad, gap, button = max(24, scale.px(48)), scale.px(24), scale.target(66)
        head, count = heading_height(kit), len(self.chairs)
        said = kit.fonts.line("body") + scale.px(14)
        most = size[1] - 2 * scale.edge - 2 * pad - head - said - gap - button
        row = min(max(52, scale.px(110)), most // count)
        wide = min(size[0] - 2 * scale.edge, max(620, scale.px(980)))
        extent = wide, row * count + 2 * pad + head + said + gap + button
        inner = self.unfold(size, extent, (pad, pad))
        top = inner.y + head + said
        group = self.new_group()
        self.rows = [
            pygame.Rect(inner.x, top + at * row, inner.width, row - scale.px(10)) for at in range(count)
        ]
        for chair, rect in zip(self.chairs, self.rows, strict=True):
            group.add(*self._row(chair, rect))
        group.add(*self.foot_buttons(button, ("go-on", _("Go on"), self.go_on)))
        self.restore_focus("go-on")

    def _row(self, chair: Chair, rect: pygame.Rect) -> Sequence[Widget]:
        scale, now = self.kit.scale, self.sitting[chair.seat]
        room, gap = self.beside_face(rect, 6), scale.px(16)
        room.width = (room.width - gap) // 2
        free = self._free(chair)
        words = [self._words(who) for who in free]
        at = next(n for n, who in enumerate(free) if _same(who, now))
        choose = partial(self._choose, chair, free)
        found: list[Widget] = [self.chooser(chair.seat, room, words, at, choose, name="chair")]
        if _is_new_guest(chair, now):
            field, hint = room.move(room.width + gap, 0), guest_name(chair.seat + 1)
            found += self.guest_controls(chair.seat, rect, field, hint)
        return found

    def _free(self, chair: Chair) -> Sequence[Occupant]:
        """Everybody who may sit there and is not chosen for another chair; one person stays at the table."""
        elsewhere = [who for seat, who in self.sitting.items() if seat != chair.seat]
        keys = {who.key for who in elsewhere if who.key}
        others = any(not who.level for who in elsewhere)
        return [who for who in chair.choices if who.key not in keys and (others or not who.level)]

    @staticmethod
    def _words(who: Occupant) -> str:
        if who.level:
            return _("{name}, computer").format(name=who.name)
        return who.name or _("A guest")

    # ---- what is done

    def _choose(self, chair: Chair, free: Sequence[Occupant], at: int) -> None:
        self.sitting[chair.seat] = free[at]
        self.layout(self.app.size)

    def sitter(self, seat: int) -> Occupant:
        return self.sitting[seat]

    def reseat(self, seat: int, sitter: Occupant) -> None:
        self.sitting[seat] = sitter

    def faces_for(self, seat: int) -> Sequence[str]:
        return guest_faces([*self._taken, *(who.face for at, who in self.sitting.items() if at != seat)])

    @property
    def changed(self) -> Mapping[int, Occupant]:
        """Whoever sits down anew, by seat; every guest has a name."""
        before = {chair.seat: chair.choices[0] for chair in self.chairs}
        named = {
            seat: who if who.name.strip() else structs.replace(who, name=guest_name(seat + 1))
            for seat, who in self.sitting.items()
        }
        return {seat: who for seat, who in named.items() if who != before[seat]}

    def go_on(self) -> None:
        """Continue the match with whoever is there."""
        self.app.pop()
        self._go_on(self.changed)

    # ---- drawing

    def paint(self, target: pygame.Surface, y: int) -> None:
        kit = self.kit
        kit.fonts.draw(target, self.spoken_text, "body", (self.inner.x, y), INK_2, width=self.inner.width)
        for chair, row in zip(self.chairs, self.rows, strict=True):
            if not _is_new_guest(chair, self.sitting[chair.seat]):
                self.draw_face(target, row, self.sitting[chair.seat].face)


def _same(who: Occupant, now: Occupant) -> bool:
    """True if these are one choice: a guest who has got a name or a face since is the same guest."""
    return who == now or (not who.name and not now.key and not now.level)


def _is_new_guest(chair: Chair, now: Occupant) -> bool:
    """True for a guest who has not sat there before."""
    return not now.key and not now.level and now != chair.choices[0]
