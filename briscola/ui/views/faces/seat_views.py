"""The players round the table: face, name tag, side, dealer mark."""

import pygame
from msgspec import Struct

from briscola.client.view.view import Side
from briscola.system import resources
from briscola.ui.animation.expression import SECOND
from briscola.ui.layout.table import forms
from briscola.ui.layout.table.seating import SeatLayout
from briscola.ui.render import primitives
from briscola.ui.render.kit import Kit
from briscola.ui.render.paper_objects import PaperObject
from briscola.ui.render.theme import CREAM_2, INK, INK_2, RED, THEM, US, Colour, mix
from briscola.ui.views.faces.face_closeup import HANDS, looks_left
from briscola.ui.views.props import draw_prop
from briscola.ui.widgets.lists.player_rows import draw_mark


class SeatStyle(Struct, frozen=True, kw_only=True):
    """Appearance of a player at the table."""

    name: str
    detail: str = ""
    face: str = ""
    mood: str = ""
    side: Side = ""
    dealer: bool = False
    grey: bool = False
    turn: bool = False
    """It is the person's turn: the tag says so, the ring is whole."""
    strong: bool = False
    """The tag carries a red line (the caller)."""
    bubble: str = ""
    quiet: bool = False
    """True if the bubble is a pass: its words are then in the second ink."""
    away: str = ""
    """Words on a player who is away, or for whom a computer plays: the second line of the tag meanwhile."""
    near: float = 0.0
    """Share (0…1) of the way that the face has come nearer, to make a sign."""


MOODS = ("", "thinking", "pleased", "dismayed", "blink", "left", "right")
WHOLE = (0.0, 0.0, 1.0)
"""Left, top and side of the shown part of a drawing, as shares of the drawing."""
NEAR, NEAR_HANDS = (0.11, 0.17, 0.78), (0.02, 0.17, 0.83)
"""The same for a face that has come nearer, without and with hands (of one that looks right).

Where it needs hands, its name hides no more than the chin.
"""


CARD_IN_FACE = 0.56, 7
"""Height of the card in a medallion without a face, as a share of its diameter; its turn in degrees."""
DEALER_MARK, DEALER_ASIDE, DEALER_UP = 0.24, 0.37, 0.2442
"""Size of the dealer's mark; its place right of a face's middle and above it, as shares of the diameter."""
NAME_UP, DETAIL_DOWN = 0.20, 0.22
"""Places of name and second line above and below the middle of a tag, as shares of its height."""
LETTERS_OVER = 4
"""Px by which a line may be higher than its tag: nothing is written at its edges."""
GREY, GREY_GROUND, GREY_VEIL = (150, 144, 134), 0.6, 110
"""Colour of a player who is out, its share of the paper (0…1) and its cover of the face (0…255)."""


def _face_diameter(kit: Kit, diameter: int) -> int:
    """Diameter in px of the face itself inside a medallion of `diameter` px."""
    return diameter - 2 * (round(7 * kit.scale.k) + max(1, round(2 * kit.scale.k)))


def prepare_portrait(kit: Kit, diameter: int, name: str, mood: str, *, near: bool = False) -> None:
    """Draw and cache a face for a medallion of that diameter, in px."""
    _portrait(kit, name, mood, _face_diameter(kit, diameter), grey=False, near=near)


def _portrait(
    kit: Kit, name: str, mood: str, diameter: int, *, grey: bool, near: bool = False
) -> pygame.Surface | None:
    """Face cut to a disc, blank where it cannot be drawn; None if there is no name."""
    if not name:
        return None
    hands = near and mood.removesuffix(SECOND) in HANDS
    left, top, side = NEAR_HANDS if hands else NEAR if near else WHOLE
    if hands and looks_left(name):
        left = 1 - left - side

    def make() -> PaperObject:
        wanted = [f"{name}-{mood}"] if mood else []
        paths = [resources.asset("faces", f"{each}.svg") for each in (*wanted, name)]
        whole = round(diameter / side)
        drawn = kit.raster.drawing(f"the face {name}", (whole, whole), *paths)
        at = round(left * whole), round(top * whole)
        part = drawn.subsurface((*at, diameter, diameter)) if drawn else None
        picture = part.copy() if part else pygame.Surface((diameter, diameter), pygame.SRCALPHA)
        if grey:
            picture = pygame.transform.grayscale(picture)
            veil = pygame.Surface((diameter, diameter), pygame.SRCALPHA)
            veil.fill((*GREY, GREY_VEIL))
            picture.blit(veil, (0, 0))
        mask = primitives.disc(diameter, (255, 255, 255))
        picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        return PaperObject(primitives.ready(picture), (0, 0))

    return kit.paper.keep(("face", name, mood, diameter, grey, near), make).surface


def draw_face(target: pygame.Surface, kit: Kit, rect: pygame.Rect, look: SeatStyle) -> None:
    """Draw the medallion with the face, or the back of a card for a seat without a face (the dummy)."""
    ring: Colour | None = {"us": US, "them": THEM}.get(look.side)
    grow = round(6 * kit.scale.k) if ring else 0
    d = rect.width
    ground = mix(CREAM_2, GREY, GREY_GROUND) if look.grey else CREAM_2
    kit.paper.medallion(d, ground, ring).draw(target, (rect.x - grow, rect.y - grow))
    face = _portrait(kit, look.face, look.mood, _face_diameter(kit, d), grey=look.grey, near=look.near > 0)
    if face is not None:
        target.blit(face, face.get_rect(center=rect.center))
        return
    height, turn = CARD_IN_FACE
    kit.sprites.draw(target, None, rect.center, d * height, turn)


def draw_small_face(target: pygame.Surface, kit: Kit, rect: pygame.Rect, face: str, mood: str = "") -> None:
    """A face in a list: a disc of paper with a thin edge."""
    d = rect.width
    thin = max(1.2, 2 * kit.scale.k)
    disc = kit.paper.plain(("small face", d), primitives.disc, d, CREAM_2, edge=INK, edge_width=thin)
    target.blit(disc, rect.topleft)
    picture = _portrait(kit, face, mood, d - 2 * round(thin), grey=False)
    if picture is not None:
        target.blit(picture, picture.get_rect(center=rect.center))


def seat_rect(kit: Kit, seat: SeatLayout, near: SeatLayout | None = None) -> pygame.Rect:
    """Rectangle that `draw_seat` covers, shadows included; with `near` also all of the way there."""
    rect = ring_rect(kit, seat).union(seat.tag).inflate(2 * kit.scale.px(40), 2 * kit.scale.px(40))
    return rect if near is None else rect.union(seat_rect(kit, near))


def draw_seat(
    target: pygame.Surface, kit: Kit, seat: SeatLayout, look: SeatStyle, near: SeatLayout | None = None
) -> None:
    """Draw face, dealer mark and tag of one player; `near` is the seat while the face is nearer."""
    face, worn = seat.face, seat
    if near is None or not look.near:
        draw_face(target, kit, face, look)
    else:
        face, worn = _on_its_way(face, near.face, look.near), near
        _draw_nearer(target, kit, near.face.width, face, look)
    if look.dealer:
        across = max(26, round(seat.face.width * DEALER_MARK), kit.scale.px(40))
        x, y = face.centerx + face.width * DEALER_ASIDE, face.centery - face.width * DEALER_UP
        at = round(x), round(y)
        draw_prop(target, kit, "dealer", at, across)
    two = bool(look.away) or (_has_second_line(kit, worn) and bool(look.detail))
    _draw_tag(target, kit, written_rect(kit, worn, look.away), look, two=two)


def written_rect(kit: Kit, seat: SeatLayout, away: str) -> pygame.Rect:
    """Rectangle of a seat's tag; it has room for the words on a player who does not play (empty: she plays).

    A tag for the name alone grows as much over the cards below it as over the face.
    """
    if not away:
        return seat.tag
    wide = max(seat.tag.width, kit.fonts.width(away, "small") + kit.scale.px(20))
    rect = pygame.Rect(0, 0, wide, max(seat.tag.height, _two_lines(kit) + kit.scale.px(6)))
    rect.center = seat.tag.center
    return rect.clamp(pygame.Rect((0, 0), kit.scale.size))


def _has_second_line(kit: Kit, seat: SeatLayout) -> bool:
    """True if a tag for two lines has room for both: letters grow, tags do not."""
    return seat.lines > 1 and seat.tag.height >= _two_lines(kit)


def _two_lines(kit: Kit) -> int:
    """Least height in px of a tag with two lines."""
    return kit.fonts.line("tag") + kit.fonts.line("small") - kit.scale.px(6)


def _on_its_way(start: pygame.Rect, end: pygame.Rect, share: float) -> pygame.Rect:
    """Square at `share` (0…1) of the way from `start` to `end`."""
    side = round(start.width + (end.width - start.width) * share)
    x, y = (a + (b - a) * share for a, b in zip(start.center, end.center, strict=True))
    rect = pygame.Rect(0, 0, side, side)
    rect.center = round(x), round(y)
    return rect


def _draw_nearer(target: pygame.Surface, kit: Kit, whole: int, rect: pygame.Rect, look: SeatStyle) -> None:
    """Draw the medallion from a picture `whole` px wide, scaled down on the way.

    No frame draws a face anew.
    """
    room = kit.scale.px(40)
    side = whole + 2 * room

    def make() -> PaperObject:
        picture = pygame.Surface((side, side), pygame.SRCALPHA)
        draw_face(picture, kit, pygame.Rect(room, room, whole, whole), look)
        return PaperObject(primitives.ready(picture), (room, room))

    key = ("nearer", whole, look.face, look.mood, look.side, look.grey)
    picture = kit.paper.keep(key, make).surface
    if rect.width != whole:
        now = round(side * rect.width / whole)
        picture = pygame.transform.smoothscale(picture, (now, now))
    target.blit(picture, picture.get_rect(center=rect.center))


def _draw_tag(target: pygame.Surface, kit: Kit, rect: pygame.Rect, look: SeatStyle, *, two: bool) -> None:
    """Draw the tag with the name, over the second line if there are `two`."""
    kit.paper.tag(rect.size).draw(target, rect.topleft)
    kit = _kit_for_name(kit, rect, look)
    y = rect.centery - (round(rect.height * NAME_UP) if two else kit.scale.px(1))
    _draw_name(target, kit, rect, look, y)
    if two:
        at = rect.centerx, rect.centery + round(rect.height * DETAIL_DOWN)
        width = rect.width - kit.scale.px(16)
        kit.fonts.draw(target, look.away or look.detail, "small", at, INK_2, anchor="center", width=width)


def _name_room(kit: Kit, tag: pygame.Rect) -> int:
    """Width in px of a name and the mark of its side on a tag."""
    return tag.width - kit.scale.px(18)


def _kit_for_name(kit: Kit, tag: pygame.Rect, look: SeatStyle) -> Kit:
    """The kit with the largest text that the tag has room for: a name may be cut, whose turn it is never."""
    width, one_line = _name_room(kit, tag), max(forms.TAGS[1].least, kit.scale.px(forms.TAGS[1].height))
    height = min(tag.height, one_line) + LETTERS_OVER

    def fits(each: Kit) -> bool:
        whole = not look.turn or each.fonts.width(look.name, "tag") <= width
        return whole and each.fonts.line("tag") <= height

    return kit.fitting(fits)


def _draw_name(target: pygame.Surface, kit: Kit, tag: pygame.Rect, look: SeatStyle, y: int) -> None:
    """Write the name in the middle of the tag, and the mark of its side left of it.

    A long name is in the middle of what the mark leaves of the tag.
    """
    px, room, wide = kit.scale.px, _name_room(kit, tag), kit.fonts.width(look.name, "tag")
    mark = max(10, px(18)) if look.side else 0
    if look.turn and wide > room - mark - px(10):
        mark = 0  # that it is one's turn comes before which side one is on
    half = tag.centerx - tag.x - (px(18) + mark if mark else 0)
    x = tag.centerx if wide <= 2 * half else tag.centerx + mark // 2 + px(3)
    colour = RED if look.strong else INK
    width = room - (mark + px(4) if mark else 0)
    kit.fonts.draw(target, look.name, "tag", (x, y), colour, anchor="center", width=width)
    if mark:
        draw_mark(target, kit, look.side, (tag.x + px(12) + mark // 2, y))


def ring_rect(kit: Kit, seat: SeatLayout, *, sided: bool = True) -> pygame.Rect:
    """Rectangle of the thinking ring; the ring is wider round a face with the colour of its side."""
    grow = 2 * round((18 if sided else 12) * kit.scale.k)
    return seat.face.inflate(grow, grow)
