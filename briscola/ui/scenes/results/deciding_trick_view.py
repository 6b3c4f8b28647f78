"""The trick that decided a match, shown again: the cards in order, and under each its player."""

from collections.abc import Callable, Sequence

import pygame
from msgspec import Struct

from briscola.client.view import DecidingTrick
from briscola.i18n.card_words import card_name, naming_of
from briscola.ui.render import Kit
from briscola.ui.render.cards import Look
from briscola.ui.speech import ReadingLine
from briscola.ui.views import draw_slip, slip_size
from briscola.ui.views.faces import draw_small_face

STEP = 1.16
"""Distance of two cards, in widths of a card, if there is room."""
TURNS = (-3.0, 2.0, -1.5, 3.0, -2.0, 1.5)
"""Degrees by which the cards are turned."""
DROP = 0.12
"""Height from which a card falls, in its own heights."""


class DecidingTrickView(Struct, frozen=True, kw_only=True):
    """Positions of words, cards and faces in px; `height` is that of a card."""

    slip: pygame.Rect
    lines: Sequence[tuple[str, str]]
    cards: Sequence[tuple[int, int]]
    height: int
    faces: Sequence[pygame.Rect]


def reading(
    kit: Kit, places: DecidingTrickView, found: DecidingTrick, names: Sequence[str]
) -> Sequence[ReadingLine]:
    """The words, and each card with its player's name."""
    naming = naming_of(kit.sprites.info)
    (title, words) = (text for _role, text in places.lines)
    plays = [f"{names[play.seat]}: {card_name(play.card, naming=naming)}" for play in found.trick.plays]
    return [ReadingLine(title, heading=True), ReadingLine(words), *map(ReadingLine, plays)]


def lay_out(kit: Kit, room: pygame.Rect, found: DecidingTrick, title: str, words: str) -> DecidingTrickView:
    """Lay the trick out in the middle of `room`."""
    scale, count = kit.scale, len(found.trick.plays)
    lines = (("row", title), ("small", words))
    slip = pygame.Rect((0, 0), slip_size(kit, lines, room.width))
    disc, gap = max(34, scale.px(62)), scale.px(22)
    ratio = kit.sprites.info.ratio
    tall = room.height - slip.height - gap - disc * 2 // 3
    tall = min(tall, scale.px(330), round(room.width / (ratio * (STEP * (count - 1) + 1.1))))
    height = max(scale.px(100), tall)
    used = slip.height + gap + height + disc * 2 // 3
    slip.midtop = (room.centerx, room.y + max(0, room.height - used) // 2)
    width = height * ratio
    step = min(width * STEP, (room.width - width) / max(1, count - 1))
    y = slip.bottom + gap + height // 2
    xs = [round(room.centerx + step * (at - (count - 1) / 2)) for at in range(count)]
    faces = []
    for x in xs:
        face = pygame.Rect(0, 0, disc, disc)
        face.center = (x, y + height // 2 + disc // 6)
        faces.append(face)
    return DecidingTrickView(
        slip=slip, lines=lines, cards=tuple((x, y) for x in xs), height=height, faces=tuple(faces)
    )


def draw_decider(
    target: pygame.Surface,
    kit: Kit,
    places: DecidingTrickView,
    found: DecidingTrick,
    face_of: Callable[[int], str],
    fallen: Callable[[int], float],
) -> None:
    """Draw the words and each card as far as it has fallen; once all lie, the winning card is lit.

    `face_of` gives the face of a seat, `fallen` the share (0…1) of a card's fall.
    """
    draw_slip(target, kit, places.slip, places.lines, align="center")
    plays = found.trick.plays
    over = all(fallen(at) >= 1 for at in range(len(plays)))
    for at, (play, (x, y), disc) in enumerate(zip(plays, places.cards, places.faces, strict=True)):
        share = fallen(at)
        if share <= 0:
            continue
        look = Look(lift=1 - share, winning=over and play.seat == found.trick.winner)
        above = round((1 - share) * DROP * places.height)
        kit.sprites.draw(target, play.card.code, (x, y - above), places.height, TURNS[at % len(TURNS)], look)
        if share >= 1:
            face = face_of(play.seat)
            draw_small_face(target, kit, disc, face)
            if not face:  # the dummy
                kit.sprites.draw(target, None, disc.center, disc.height * 0.62, 7)
