"""A small picture of a table: the cloth, who sits there, the cards in front of them."""

import math

import pygame
from msgspec import Struct

from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import side_at
from briscola.engine.rules import Turned
from briscola.ui.layout.table import forms
from briscola.ui.layout.table.geometry import arc
from briscola.ui.render.cards.card_art import PREVIEW, TITLE
from briscola.ui.render.cards.sprites import Sprites
from briscola.ui.render.kit import Kit
from briscola.ui.views.deck_preview import swatch
from briscola.ui.views.faces.seat_views import SeatStyle, draw_face

OWN, BACK, CENTRE = 0.36, 0.15, 0.21
"""Heights of cards as shares of the width: in one's own hand, in the others', in the middle."""
SHOWN = 5
"""Most cards drawn in a hand."""
OPEN = (*PREVIEW[1:], *TITLE)
"""The open cards: those that every deck has ready."""


class OpponentRect(Struct, frozen=True, kw_only=True):
    """One opponent in the picture, in px; `angle` in degrees anticlockwise from the right."""

    seat: int
    centre: tuple[float, float]
    angle: float
    face: int


def opponent_rects(rect: pygame.Rect, players: int) -> list[OpponentRect]:
    """Positions of the opponents, anticlockwise from the person, who sits at the bottom."""
    side, face = rect.width, forms.FORMS[players].small_face
    found = []
    for seat in range(1, players):
        angle = -90 + 360 * seat / players
        rad = math.radians(angle)
        across, up = (0.47 - face / 2) * side, 0.46 * rect.height - face / 2 * side
        centre = (rect.centerx + across * math.cos(rad), rect.centery - up * math.sin(rad))
        found.append(OpponentRect(seat=seat, centre=centre, angle=angle, face=round(face * side)))
    return found


def draw_table(target: pygame.Surface, kit: Kit, rect: pygame.Rect, setup: MatchSetup) -> None:
    """Draw the table of a match: opponents' faces and backs, the middle, one's own cards."""
    rules, sprites = setup.rules(), kit.sprites
    target.blit(swatch(kit, kit.table.name, rect.size, 10), rect.topleft)
    side = rect.width
    before = target.get_clip()
    target.set_clip(rect.clip(before))
    count = min(SHOWN, rules.hand_size)
    _middle(target, sprites, rect, stock=len(rules.pack) > rules.places * rules.hand_size, setup=setup)
    for place in opponent_rects(rect, setup.players):
        _backs(target, sprites, rect, place, count)
        face = pygame.Rect(0, 0, place.face, place.face)
        face.center = round(place.centre[0]), round(place.centre[1])
        look = SeatStyle(name="", face=setup.face_of(place.seat), side=side_at(rules, place.seat))
        draw_face(target, kit, face, look)
    _fan(target, sprites, (rect.centerx, rect.bottom - side * OWN * 0.3), side * OWN, count)
    target.set_clip(before)


def _fan(
    target: pygame.Surface, sprites: Sprites, centre: tuple[float, float], height: float, count: int
) -> None:
    """Draw one's own cards, open, as a fan whose feet the picture's edge hides."""
    turn = (18 + 4 * count) / max(1, count - 1)
    for at, pose in enumerate(arc(count, centre=centre, height=height, turn=turn, radius=2.2 * height)):
        sprites.draw(target, OPEN[at % len(OPEN)], (pose.x, pose.y), height, pose.angle)


def _backs(
    target: pygame.Surface, sprites: Sprites, rect: pygame.Rect, place: OpponentRect, count: int
) -> None:
    """Draw an opponent's cards, which look out from under the face towards the middle of the table."""
    towards = 0.5 * place.face + 0.2 * BACK * rect.width
    dx, dy = rect.centerx - place.centre[0], rect.centery - place.centre[1]
    length = math.hypot(dx, dy)
    x, y = place.centre[0] + dx / length * towards, place.centre[1] + dy / length * towards
    turn = place.angle - 90
    rad = math.radians(turn)
    step = BACK * rect.width * 0.22
    for at in range(count):
        off = (at - (count - 1) / 2) * step
        sprites.draw(
            target, None, (x + off * math.cos(rad), y - off * math.sin(rad)), BACK * rect.width, turn
        )


def _middle(
    target: pygame.Surface, sprites: Sprites, rect: pygame.Rect, *, stock: bool, setup: MatchSetup
) -> None:
    """Draw the stock with its turned card; where all cards are dealt, a trick."""
    height = CENTRE * rect.width
    x, y = rect.centerx, float(rect.centery)
    beside = (place.centre[1] - y for place in opponent_rects(rect, setup.players))
    if any(-0.2 * rect.height < off < 0.05 * rect.height for off in beside):
        y += 0.11 * rect.height  # below the cards of who sits at the sides
    if stock:
        if setup.rules().turned is not Turned.NONE:
            sprites.draw(target, OPEN[3], (x + height * 0.18, y), height, 90)
        sprites.draw(target, None, (x - height * 0.32, y), height)
        return
    for seat in range(setup.players):
        rad = math.radians(-90 + 360 * seat / setup.players)
        at = x + height * 0.55 * math.cos(rad), y - height * 0.5 * math.sin(rad)
        sprites.draw(target, OPEN[-1 - seat % len(OPEN)], at, height * 0.8, (17 * seat) % 30 - 12)
