"""The picture of a curtain: a person behind a held fan of backs, and the sentence with the name."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame
from msgspec import Struct
from msgspec.structs import replace

from briscola.client.setup.match_setup import MatchSetup
from briscola.ui.layout.table.geometry import Pose
from briscola.ui.layout.table.held_fan import HeldFan
from briscola.ui.render.cards.sprites import CardStyle
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, LAMP_LIGHT, mix
from briscola.ui.views.faces.rings import draw_whole_ring
from briscola.ui.views.faces.seat_views import SeatStyle, draw_face
from briscola.ui.views.table.flight import flight_shadow

FAN = HeldFan(cards=7, spread=12.5, radius=0.64)
OUTER = (0, FAN.cards - 1)
"""The outermost cards."""
FACE = 0.74
"""Diameter of the face, and the part of it that the fan hides, in heights of a card."""
HIDDEN = 0.12
SUNK = 0.16
"""Way by which the fan rises as it opens, in heights of a card."""
LIFT = 0.25
BUTTON, GAP = 84, 22
"""Height of the button, and room over and under the words, in px at 1080."""
TALLEST = 380
"""Largest height of a card, in px at 1080."""


class CurtainLayout(Struct, frozen=True, kw_only=True):
    """Positions in px."""

    face: pygame.Rect
    centre: tuple[float, float]
    """Middle of the open fan's middle card."""
    card: int
    """Height of a card."""
    step: float
    """Degrees from card to card."""
    rect: pygame.Rect
    """All that the motion of the fan covers."""
    foot: int
    """y below the open fan."""

    def lowered(self, down: int) -> "CurtainLayout":
        """The same `down` px lower."""
        x, y = self.centre
        return replace(
            self,
            face=self.face.move(0, down),
            centre=(x, y + down),
            rect=self.rect.move(0, down),
            foot=self.foot + down,
        )

    def poses(self, opened: float) -> Sequence[Pose]:
        """Poses from left to right in a fan opened by the share `opened` (0…1); turns are whole tenths."""
        x, y = self.centre
        poses = FAN.poses(self.step * opened, (x, y + (1 - opened) * SUNK * self.card), self.card)
        return [replace(pose, angle=round(pose.angle, 1)) for pose in poses]


def words_height(kit: Kit, *, noted: bool) -> int:
    """Height in px of the sentence, of the quieter line if there is one, and of the button under them."""
    said = kit.fonts.line("scene") + (kit.fonts.line("subtitle") if noted else 0)
    return said + kit.scale.target(BUTTON) + 2 * kit.scale.px(GAP)


def place_curtain(kit: Kit, size: tuple[int, int], *, noted: bool) -> CurtainLayout:
    """Place face and fan over the words, all in the middle of the window, as large as they fit."""
    room = pygame.Rect((0, 0), size).inflate(-2 * kit.scale.edge, -2 * kit.scale.edge)
    words = words_height(kit, noted=noted)
    picture = room.copy()
    picture.height -= words
    place = _placed(kit, picture)
    whole = place.foot - place.face.top + words
    return place.lowered(room.y + (room.height - whole) // 2 - place.face.top)


def _placed(kit: Kit, room: pygame.Rect) -> CurtainLayout:
    """Place face and fan in `room`, in the middle, as large as they fit."""
    ratio = kit.sprites.info.ratio
    step = FAN.step(ratio)
    ends = FAN.ends(step, ratio)
    wide, low = ends.width, ends.bottom
    tall = FACE - HIDDEN + 0.5 + low
    card = round(min(kit.scale.px(TALLEST), room.height / tall, room.width / wide))
    top = room.y + (room.height - tall * card) / 2
    across = round(FACE * card)
    face = pygame.Rect(room.centerx - across // 2, round(top), across, across)
    middle = top + (FACE - HIDDEN + 0.5) * card
    rect = pygame.Rect(0, 0, round((wide + 0.2) * card), round((0.5 + low + SUNK + 0.2) * card))
    rect.midtop = room.centerx, round(middle - 0.55 * card)
    return CurtainLayout(
        face=face,
        centre=(room.centerx, middle),
        card=card,
        step=step,
        rect=rect,
        foot=round(middle + low * card),
    )


def draw_curtain_face(target: pygame.Surface, kit: Kit, place: CurtainLayout, face: str) -> None:
    """Draw the person whose turn it is, in the light of the lamp."""
    draw_whole_ring(target, kit, place.face)
    draw_face(target, kit, place.face, SeatStyle(name="", face=face))


def draw_curtain_fan(target: pygame.Surface, kit: Kit, place: CurtainLayout, opened: float) -> None:
    """Draw the backs in a fan opened by the share `opened` (0…1); the right card lies on top.

    On the way they are turned without smoothing, and only the outer ones have a shadow: nobody can see it in
    a quarter of a second, and seven smooth cards would take longer than a frame.
    """
    upright = kit.sprites.card(None, place.card)
    for at, pose in enumerate(place.poses(opened)):
        outer = at in OUTER
        if opened == 1:
            look = CardStyle(lift=LIFT if outer else 0)
            kit.sprites.draw(target, None, (pose.x, pose.y), pose.height, pose.angle, look)
            continue
        if outer:
            shade = flight_shadow(kit, place.card, pose.angle, LIFT)
            target.blit(shade.surface, shade.rect((pose.x, pose.y)))
        card = pygame.transform.rotate(upright, pose.angle)
        target.blit(card, card.get_rect(center=(round(pose.x), round(pose.y))))


def curtain_pictures(kit: Kit, setup: MatchSetup) -> Iterator[Callable[[], object]]:
    """Make everything that the curtains of a match need; nothing where one person plays alone."""
    if len(setup.people) == 1:
        return
    place = place_curtain(kit, kit.scale.size, noted=False)
    unseen = pygame.Surface((1, 1))
    for seat in setup.people:
        yield partial(draw_curtain_face, unseen, kit, place, setup.face_of(seat))
    yield partial(kit.sprites.card, None, place.card)
    for at, pose in enumerate(place.poses(1)):
        yield partial(kit.sprites.card, None, place.card, pose.angle)
        yield partial(kit.sprites.shadow, place.card, pose.angle, LIFT if at in OUTER else 0)
        yield partial(flight_shadow, kit, place.card, pose.angle, LIFT)


def draw_sentence(
    target: pygame.Surface, kit: Kit, words: str, note: str, at: tuple[int, int], width: int
) -> None:
    """Write the sentence on the cloth, centred below the point `at`, and the quieter `note` below it."""
    below = kit.fonts.draw(target, words, "scene", at, CREAM, anchor="midtop", halo=True, width=width)
    if note:
        gold = mix(CREAM, LAMP_LIGHT, 0.6)
        place = at[0], below.bottom
        kit.fonts.draw(target, note, "subtitle", place, gold, anchor="midtop", halo=True, width=width)
