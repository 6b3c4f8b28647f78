"""Faces in medallions: the button that shows one, and the sheet on which a guest chooses one of all."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType

import pygame

from briscola.client.setup.characters import own_people, regular_people
from briscola.client.view.view import Side
from briscola.i18n.person_words import face_words
from briscola.i18n.spoken_words import ControlState, Role, Spoken
from briscola.i18n.text import Message, _, lazy
from briscola.ui.render import primitives
from briscola.ui.render.icons import icon
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, INK, LAMP_LIGHT
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.content_sheet import ContentSheet
from briscola.ui.scenes.sheets.parts import Control, SheetRow, Space
from briscola.ui.views.faces.seat_views import SeatStyle, draw_face
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.widgets.choice import Turnable
from briscola.ui.widgets.lists.player_rows import draw_side


class FaceButton(Turnable):
    """A face in its medallion. A press, the wheel or PageUp and PageDown seat somebody else."""

    # The neighbours are reached with the arrows.
    keys: Mapping[int, int] = MappingProxyType({pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1})

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        face: str,
        on_turn: Callable[[int], None],
        *,
        side: Side = "",
        arrows: bool = True,
        name: str = "",
        on_paper: bool = True,
    ) -> None:
        """`side` is `us`, `them` or empty; `arrows` shows ‹ › beside the face under the pointer."""
        super().__init__(kit, rect, name=name, on_paper=on_paper)
        self.face, self.on_turn, self.side, self.arrows = face, on_turn, side, arrows

    def spoken(self) -> Spoken:
        drawn = face_words(self.face)
        name = self.label or drawn
        value = drawn if name != drawn else ""
        more = "" if self.more == name else self.more
        return Spoken(
            role=Role.BUTTON, name=name, value=value, states=self.states(), more=more, slip=self.tip
        )

    @property
    def _reach(self) -> int:
        return max(16, self.kit.scale.px(30)) if self.arrows else 0

    def hit(self, pos: tuple[int, int]) -> bool:
        return self.rect.inflate(2 * self._reach, 0).collidepoint(pos)

    def goes_back(self, pos: tuple[int, int]) -> bool:
        return self.arrows and pos[0] < self.rect.left

    def go(self, by: int) -> None:
        self.play_sound("tick")
        self.on_turn(by)

    def ring_rect(self) -> pygame.Rect:
        grow = 2 * round(6 * self.kit.scale.k) if self.side else 0
        return self.rect.inflate(grow, grow)

    def draw_ring(self, target: pygame.Surface) -> None:
        rect, reach = self.ring_rect(), self.kit.paper.ring_reach()
        ring = self.kit.paper.ring(rect.size, rect.width / 2, on_paper=self.on_paper)
        target.blit(ring, (rect.x - reach, rect.y - reach))

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        draw_face(target, kit, self.rect, SeatStyle(name="", face=self.face, side=self.side))
        if self.side:
            draw_side(target, kit, self.side, self.rect, size=28)
        if self.arrows and self.hovered:
            size = max(14, kit.scale.px(24))
            for name, x in (
                ("left", self.rect.left - self._reach + size // 2),
                ("right", self.rect.right + self._reach - size // 2),
            ):
                picture = icon(kit.raster, name, size, INK if self.on_paper else LAMP_LIGHT, 2.6)
                target.blit(picture, picture.get_rect(center=(x, self.rect.centery)))


COLUMNS = 5
"""Faces side by side."""
TITLE = lazy("Which face?")


def guest_faces(seated: Sequence[str]) -> Sequence[str]:
    """The faces that a guest can have: a person's, or a regular's who is not among those `seated`."""
    return [
        *(one.name for one in own_people()),
        *(one.name for one in regular_people() if one.name not in seated),
    ]


class GuestFace(FaceButton):
    """A guest's face with a small arrow: a press opens all faces."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, face: str, open_faces: Callable[[], None], *, name: str
    ) -> None:
        super().__init__(kit, rect, face, lambda _by: open_faces(), arrows=False, name=name)
        self.tip = _("Another face")

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        kit, side = self.kit, max(16, round(self.rect.width * 0.34))
        disc = kit.paper.plain(("face arrow", side), primitives.disc, side, CREAM, edge=INK, edge_width=1.5)
        rect = disc.get_rect(center=(self.rect.right - side // 3, self.rect.bottom - side // 3))
        target.blit(disc, rect.topleft)
        arrow = icon(kit.raster, "down", round(side * 0.7), INK, 3)
        target.blit(arrow, arrow.get_rect(center=rect.center))


class _Choice(FaceButton):
    """A face of the sheet; only a press chooses it."""

    keys: Mapping[int, int] = MappingProxyType({})

    def __init__(
        self, kit: Kit, rect: pygame.Rect, face: str, choose: Callable[[int], None], *, chosen: bool
    ) -> None:
        """`chosen`: it is the face of before."""
        super().__init__(kit, rect, face, choose, arrows=False, name=face)
        self.chosen = chosen

    def states(self) -> tuple[ControlState, ...]:
        return (*((ControlState.CHOSEN,) if self.chosen else ()), *super().states())

    def wheeled(self, _lines: float) -> bool:
        return False


class FaceSheet(ContentSheet):
    """Lies over the sheet of the guest. A press on a face chooses it; Esc keeps the one of before."""

    wide = 480, COLUMNS * 176 + 78
    ruled = True

    def __init__(
        self,
        app: Host,
        face: str,
        faces: Sequence[str],
        choose: Callable[[str], None],
        *,
        title: Message | None = None,
    ) -> None:
        super().__init__(app)
        self._face, self._faces, self._choose, self._title = face, faces, choose, title or TITLE

    def title(self) -> str:
        return str(self._title)

    @property
    def first(self) -> str:
        return self._face

    def fill(self, column: TextColumn) -> None:
        gap = self.kit.scale.px(26)
        side = min(self.kit.scale.target(150), (column.width - (COLUMNS - 1) * gap) // COLUMNS)
        for at in range(0, len(self._faces), COLUMNS):
            column.gap(26)
            faces = (self._choice(face).square(side) for face in self._faces[at : at + COLUMNS])
            column.put(SheetRow(*faces, Space(), gap=26))

    def _choice(self, face: str) -> Control:
        return Control(_Choice, face, partial(self._chosen, face), chosen=face == self._face)

    def _chosen(self, face: str, _by: int) -> None:
        self.app.pop()
        self._choose(face)
