"""The question who is there, when a match of several people is continued."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from msgspec import structs

from briscola.client.hot_seat.seating import Chair
from briscola.engine.occupant import Occupant
from briscola.i18n.person_words import guest_name
from briscola.i18n.text import _
from briscola.ui.scene import Host
from briscola.ui.scenes.faces import guest_faces
from briscola.ui.scenes.seat_sheet import SeatFace, SheetOfGuests
from briscola.ui.scenes.sheets.parts import PressButton, SheetRow, Space
from briscola.ui.views.text.text_column import SheetPart, TextColumn


class WhoIsThere(SheetOfGuests[Occupant]):
    """Lies over the title: a line for each chair of people. Esc goes back and changes nothing."""

    wide = 620, 980
    first = "go-on"

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

    # ---- what stands on it

    @property
    def live(self) -> object:
        return dict(self.sitting)

    def fill(self, column: TextColumn) -> None:
        column.text(_("Somebody else may take a place, or a computer."), "body")
        column.gap(14)
        for chair in self.chairs:
            column.put(SheetRow(*self._row(chair), gap=20, height=100))

    def foot(self) -> SheetPart:
        return SheetRow(Space(), PressButton(_("Go on"), self.go_on, "go-on", main=True))

    def _row(self, chair: Chair) -> Sequence[SheetPart]:
        now, free = self.sitting[chair.seat], self._free(chair)
        words = [self._words(who) for who in free]
        at = next(n for n, who in enumerate(free) if _same(who, now))
        chooser = self.chooser(chair.seat, words, at, partial(self._choose, chair, free), name="chair")
        if not _is_new_guest(chair, now):
            return SeatFace(now.face), chooser, Space()
        hint = guest_name(chair.seat + 1)
        return self.guest_face(chair.seat, hint), chooser, self.guest_name(chair.seat, hint)

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


def _same(who: Occupant, now: Occupant) -> bool:
    """True if these are one choice: a guest who has got a name or a face since is the same guest."""
    return who == now or (not who.name and not now.key and not now.level)


def _is_new_guest(chair: Chair, now: Occupant) -> bool:
    """True for a guest who has not sat there before."""
    return not now.key and not now.level and now != chair.choices[0]
