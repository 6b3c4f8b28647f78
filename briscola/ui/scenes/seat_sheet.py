"""Base of the sheets with a row for each seat: a face at the left, beside it who sits there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, TypeVar

import pygame
from msgspec import structs

from briscola.client.hot_seat.agreement import Companion
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import Side
from briscola.engine.occupant import Occupant
from briscola.i18n.seat_words import seat_label
from briscola.i18n.text import _
from briscola.storage.settings.settings import LONGEST_NAME
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK_2
from briscola.ui.scenes.faces import FaceSheet, GuestFace
from briscola.ui.scenes.sheets.content_sheet import ContentSheet
from briscola.ui.scenes.sheets.parts import Control
from briscola.ui.views.faces.seat_views import draw_small_face
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.dropdown import Dropdown
from briscola.ui.widgets.lists.player_rows import draw_side
from briscola.ui.widgets.text_field import TextField

SelfIdentity = TypeVar("SelfIdentity", Companion, Occupant)


class SeatFace(SheetPart):
    """A face in a row, with the mark of a side over it; a circle stands for a free seat."""

    def __init__(self, face: str, side: Side = "") -> None:
        self._face, self._side = face, side

    def width(self, kit: Kit) -> int:
        return face_side(kit)

    def add_to(self, column: TextColumn) -> None:
        kit, side = column.kit, column.width

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            place = pygame.Rect(x, y, side, side)
            if self._face:
                draw_small_face(target, kit, place, self._face)
                draw_side(target, kit, self._side, place)
            else:
                pygame.draw.circle(target, INK_2, place.center, side // 2, max(2, kit.scale.px(3)))

        column.canvas(side, paint)


def face_side(kit: Kit) -> int:
    """Side of a face in a row, in px."""
    return kit.scale.target(76)


class SeatSheet(ContentSheet, ABC):
    """The person who looks sits at 0."""

    ruled = True

    @staticmethod
    def chooser(
        seat: int, words: Sequence[str], now: int, choose: Callable[[int], None], *, name: str = "seat"
    ) -> Control:
        """The list of who may sit at a seat."""
        return Control(Dropdown, words, now, choose, name=f"{name}-{seat}").called(seat_label(seat))

    @staticmethod
    def own_words(setup: MatchSetup) -> str:
        """The own seat as it is read aloud."""
        return f"{seat_label(0)}: {setup.name(0) or _('You')}"


class SheetOfGuests(SeatSheet, ABC, Generic[SelfIdentity]):
    """Guests choose a face and write a name in their rows."""

    @abstractmethod
    def sitter(self, seat: int) -> SelfIdentity:
        """The person at a seat."""

    @abstractmethod
    def reseat(self, seat: int, sitter: SelfIdentity) -> None:
        """Take up a changed person at a seat."""

    @abstractmethod
    def faces_for(self, seat: int) -> Sequence[str]:
        """The faces that a guest can have at a seat."""

    def name_field(self, now: str, rename: Callable[[str], None], hint: str, name: str) -> Control:
        """The field in which a person writes a name; `hint` is what she is called without one."""
        return Control(TextField, now, rename, limit=LONGEST_NAME, hint=hint, name=name)

    def guest_face(self, seat: int, hint: str) -> Control:
        """The face of a guest; `hint` is what the guest is called without a name."""
        now, choose = self.sitter(seat), partial(self._choose_face, seat)
        face = Control(GuestFace, now.face, choose, name=f"face-{seat}").square(face_side(self.kit))
        return face.called(_("Face of {name}").format(name=now.name or hint))

    def guest_name(self, seat: int, hint: str) -> Control:
        """The field for the name of a guest."""
        rename = partial(self._rename, seat)
        return self.name_field(self.sitter(seat).name, rename, hint, f"guest-{seat}").called(hint)

    def _rename(self, seat: int, name: str) -> None:
        self.reseat(seat, structs.replace(self.sitter(seat), name=name))

    def _choose_face(self, seat: int) -> None:
        now, wear = self.sitter(seat).face, partial(self._wear, seat)
        self.app.push(FaceSheet(self.app, now, self.faces_for(seat), wear))

    def _wear(self, seat: int, face: str) -> None:
        self.reseat(seat, structs.replace(self.sitter(seat), face=face))
        self.layout(self.app.size)
        self.focus_red_button()
