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
from briscola.ui.render.theme import INK
from briscola.ui.scenes.faces import FaceSheet, GuestFace
from briscola.ui.scenes.sheets.sheet import SheetScene
from briscola.ui.views.faces.seat_views import draw_small_face
from briscola.ui.widgets.dropdown import Dropdown
from briscola.ui.widgets.lists.player_rows import draw_side
from briscola.ui.widgets.text_field import TextField
from briscola.ui.widgets.widget import Widget

SelfIdentity = TypeVar("SelfIdentity", Companion, Occupant)


class SeatSheet(SheetScene, ABC):
    """The person who looks sits at 0."""

    ruled = True
    rows: Sequence[pygame.Rect]

    def face_in(self, row: pygame.Rect) -> pygame.Rect:
        """Rectangle of the face in a row."""
        side = min(row.height, self.kit.scale.target(84))
        return pygame.Rect(row.x, row.centery - side // 2, side, side)

    def beside_face(self, row: pygame.Rect, spare: float) -> pygame.Rect:
        """The room for controls beside the face; `spare` px (at 1080) of the row's height stay free."""
        left, scale = self.face_in(row).right, self.kit.scale
        tall = max(44, min(row.height - scale.px(spare), scale.px(60)))
        room = pygame.Rect(left + scale.px(22), row.centery - tall // 2, 0, tall)
        room.width = row.right - room.x
        return room

    def chooser(
        self,
        seat: int,
        room: pygame.Rect,
        words: Sequence[str],
        now: int,
        choose: Callable[[int], None],
        *,
        name: str = "seat",
    ) -> Dropdown:
        """The list of who may sit at a seat."""
        return Dropdown(self.kit, room, words, now, choose, name=f"{name}-{seat}").called(seat_label(seat))

    def draw_face(self, target: pygame.Surface, row: pygame.Rect, face: str) -> None:
        """Draw a face in its row."""
        draw_small_face(target, self.kit, self.face_in(row), face)

    def draw_side(self, target: pygame.Surface, row: pygame.Rect, side: Side) -> None:
        """Draw the mark of a side over the face of a row."""
        draw_side(target, self.kit, side, self.face_in(row))

    @staticmethod
    def own_words(setup: MatchSetup) -> str:
        """The own seat as it is read aloud."""
        return f"{seat_label(0)}: {setup.name(0) or _('You')}"

    def draw_own_name(self, target: pygame.Surface, setup: MatchSetup, room: pygame.Rect) -> None:
        """Write the own name, or that it is you."""
        words = setup.name(0) or _("You")
        self.kit.fonts.draw(target, words, "row", room.midleft, INK, anchor="midleft", width=room.width)


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

    def name_field(
        self, room: pygame.Rect, now: str, rename: Callable[[str], None], hint: str, name: str
    ) -> TextField:
        """The field in which a person writes a name; `hint` is what she is called without one."""
        return TextField(self.kit, room, now, rename, limit=LONGEST_NAME, hint=hint, name=name)

    def guest_controls(
        self, seat: int, row: pygame.Rect, field: pygame.Rect, hint: str
    ) -> tuple[Widget, Widget]:
        """Name and face of a guest; `hint` is what the guest is called without a name."""
        now, kit = self.sitter(seat), self.kit
        rename, choose = partial(self._rename, seat), partial(self._choose_face, seat)
        name = self.name_field(field, now.name, rename, hint, f"guest-{seat}")
        face = GuestFace(kit, self.face_in(row), now.face, choose, name=f"face-{seat}")
        return name.called(hint), face.called(_("Face of {name}").format(name=now.name or hint))

    def _rename(self, seat: int, name: str) -> None:
        self.reseat(seat, structs.replace(self.sitter(seat), name=name))

    def _choose_face(self, seat: int) -> None:
        now, wear = self.sitter(seat).face, partial(self._wear, seat)
        self.app.push(FaceSheet(self.app, now, self.faces_for(seat), wear))

    def _wear(self, seat: int, face: str) -> None:
        self.reseat(seat, structs.replace(self.sitter(seat), face=face))
        self.layout(self.app.size)
