"""The people at the end of a match: winners and leavers, what they say, and the glasses they raise."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from math import cos, radians, sin

import pygame
from msgspec import Struct

from briscola.client.rivals import MemoryRemark
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import View
from briscola.ui.animation.finale import Finale
from briscola.ui.chat.farewell import partings
from briscola.ui.layout.placement import Placement
from briscola.ui.render import primitives
from briscola.ui.render.kit import Kit
from briscola.ui.render.paper_objects import PaperObject
from briscola.ui.render.theme import INK_2, LAMP_LIGHT
from briscola.ui.scenes.results.count_picture import draw_member
from briscola.ui.scenes.results.result_layout import Member
from briscola.ui.views.bubbles.remark_placement import remark_lines
from briscola.ui.views.bubbles.speech_bubble import BubbleLine, draw_balloon
from briscola.ui.views.faces.seat_views import SeatStyle, draw_face
from briscola.ui.views.props import draw_prop

LEAN = 12
"""Degrees by which each glass leans towards the other."""
TOUCH = 0.465
"""Distance from the middle to the centre of either glass when the rims touch, in widths of a glass."""
AWAY = 0.55
"""Further distance of each glass before that, in widths."""
RIM = 0.50
"""Height over the centres at which the rims touch, in widths."""
RAYS = (-64, -32, 0, 32, 64)
"""Directions of the rays of the clink, in degrees from straight up."""


class RaisedGlasses(Struct, frozen=True, kw_only=True):
    """Point where the glasses meet, and the width of one, in px."""

    centre: tuple[int, int]
    width: int
    alone: bool = False
    """True for one glass, which meets no other."""


def draw_toast(target: pygame.Surface, kit: Kit, toast: RaisedGlasses, *, met: float, ringing: float) -> None:
    """Draw the glasses at `met` (0…1) of their way; `ringing` (0…1) is the finished share of the clink."""
    x, y = toast.centre
    if toast.alone:
        draw_prop(target, kit, "glass", (x, y - round(AWAY * toast.width * (met - 1))), toast.width, LEAN)
        return
    reach = toast.width * (TOUCH + AWAY * (1 - met))
    draw_prop(target, kit, "glass", (x - reach, y), toast.width, -LEAN)
    draw_prop(target, kit, "glass", (x + reach, y), toast.width, LEAN)
    if 0 < ringing < 1:
        _draw_rays(target, kit, (x, round(y - RIM * toast.width)), toast.width, ringing)


def _draw_rays(target: pygame.Surface, kit: Kit, centre: tuple[int, int], width: int, ringing: float) -> None:
    """Draw short strokes that run away from the touching rims and fade."""
    step = round(ringing * 8) / 8
    side = 2 * width

    def make() -> PaperObject:
        near, far = (width * (0.16 + 0.5 * part * step) for part in (0.6, 1.0))
        paths = []
        for ray in RAYS:
            dx, dy = sin(radians(ray)), -cos(radians(ray))
            start, end = (width + dx * near, width + dy * near), (width + dx * far, width + dy * far)
            paths.append(f"M{start[0]:.1f} {start[1]:.1f}L{end[0]:.1f} {end[1]:.1f}")
        light, thick = "#" + bytes(LAMP_LIGHT).hex(), max(2.0, 5 * kit.scale.k)
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}"><path d="{"".join(paths)}" '
            f'fill="none" stroke="{light}" stroke-width="{thick:.1f}" '
            f'stroke-opacity="{1 - step:.2f}" stroke-linecap="round"/></svg>'
        )
        return PaperObject(primitives.ready(kit.raster.text(svg, (side, side)).copy()), (width, width))

    kit.paper.keep(("clink", width, step), make).draw(target, centre)


LARGE = 2
"""Most winners shown large. If there are more, only a person is, and the others are in the list."""


class Farewell(Struct, frozen=True, kw_only=True):
    """A bubble and its lines."""

    where: Placement
    lines: Sequence[BubbleLine]


class MatchEndPeople:
    """Everybody who stays to the end: `lay` places them, the bubbles and the glasses, in px."""

    members: Mapping[int, Member]
    """Face and tag by place. A speaker in the list has the name in the bubble and no tag."""
    speeches: Mapping[int, Farewell]
    toast: RaisedGlasses | None

    def __init__(
        self, view: View, setup: MatchSetup, *, aloud: bool, recalled: MemoryRemark | None = None
    ) -> None:
        """`aloud`: they talk; `recalled` is what one of them says of the matches before."""
        self.view, self.setup = view, setup
        self.partings = partings(view, setup, random.Random(), aloud=aloud, recalled=recalled)

    def said(self, names: Sequence[str]) -> Sequence[str]:
        """All words that are said, each after the speaker's name."""
        return [f"{names[each.place]}: {each.text}" for each in self.partings if each.text]

    def lay(self, kit: Kit, room: pygame.Rect, names: Sequence[str]) -> None:
        """Place winners and leavers in `room`; where they play in sides, each tag has the mark of the side.

        If a person has won, the first of them is honoured, and two glasses meet; else one is raised.
        """
        self.kit, self._names = kit, names
        winners = self.view.winners
        honoured = next((place for place in self.setup.here if place in winners), None)
        won, scale = honoured is not None, kit.scale
        said = {parting.place: parting.text for parting in self.partings if parting.text}
        aside = () if honoured is None else (honoured,)
        large = tuple(winners) if len(winners) <= LARGE else aside
        listed = list(dict.fromkeys((*winners, *(parting.place for parting in self.partings))))
        listed = [place for place in listed if place not in large]
        face = min(scale.px(150), round(room.height * (0.19 if len(listed) == 1 else 0.135)))
        rows = _rows(kit, room, listed, said, names, face)
        gap = scale.px(14)
        tall = sum(height + gap for _place, height, _lines in rows)
        stage = pygame.Rect(room.x, room.y, room.width, room.height - tall)
        under = {
            place: remark_lines(kit, said[place], round(room.width * 0.86))
            for place in large
            if place in said
        }
        members, speeches, toast, low = _stage(kit, stage, large, under, won=won)
        # What is left over lies between the parts, a little of it between the rows.
        between = min(scale.px(40), max(0, stage.bottom - low) // (len(rows) + 2))
        down = max(0, stage.bottom - low - between * len(rows)) // 2 if large else 0
        if down:
            down -= 0 if won else min(down, scale.px(30))
            members, speeches, toast, low = _stage(kit, stage.move(0, down), large, under, won=won)
        y = low if large else low - between * len(rows) // 2
        self.members, self.speeches, self.toast = members, speeches, toast
        for place, height, lines in rows:
            y += gap + between
            disc = pygame.Rect(room.x, y + (height - face) // 2, face, face)
            if lines:
                rect = pygame.Rect((disc.right + scale.px(26), 0), _bubble(kit, lines))
                rect.centery = disc.centery
                speeches[place] = Farewell(where=Placement(rect, 0.0, "left", 0.5), lines=lines)
            members[place] = Member(face=disc, tag=self._tag(place, disc, room.right, tall=not lines))
            y += height

    def _tag(self, place: int, disc: pygame.Rect, right: int, *, tall: bool) -> pygame.Rect:
        """Tag beside a face in the list, up to x = `right`; without a height if the name is in a bubble."""
        scale, in_sides = self.kit.scale, self.view.rules.in_sides
        mark = max(10, scale.px(18)) + scale.px(10) if in_sides else 0
        wide = max(scale.px(112), self.kit.fonts.width(self._names[place], "tag") + scale.px(34) + mark)
        tag = pygame.Rect(disc.right - scale.px(10), 0, min(right - disc.right, wide), 0)
        tag.height = max(44, scale.px(46)) if tall else 0
        tag.centery = disc.centery
        return tag

    def draw_still(self, target: pygame.Surface) -> None:
        """Draw faces and tags."""
        moods = {parting.place: parting.mood for parting in self.partings}
        for place, member in self.members.items():
            look = SeatStyle(
                name=self._names[place],
                face=self.setup.face_of(place),
                mood=moods.get(place, "pleased"),
                side=self.view.side(place) if self.view.rules.in_sides else "",
            )
            if member.tag.height:
                draw_member(target, self.kit, member, look)
            else:
                draw_face(target, self.kit, member.face, look)

    def draw_finale(self, target: pygame.Surface, finale: Finale, time: float) -> None:
        """Draw glasses and bubbles at that time (s) of the finale."""
        if self.toast is not None:
            met, ringing = finale.met(time), finale.ringing(time)
            draw_toast(target, self.kit, self.toast, met=met, ringing=ringing)
        for at, parting in enumerate(self.partings):
            speech = self.speeches.get(parting.place)
            if speech is not None and finale.said(at, time) > 0:
                draw_balloon(target, self.kit, speech.where, speech.lines, finale.said(at, time))


def _rows(
    kit: Kit,
    room: pygame.Rect,
    listed: Sequence[int],
    said: Mapping[int, str],
    names: Sequence[str],
    face: int,
) -> Sequence[tuple[int, int, Sequence[BubbleLine]]]:
    """For each place in the list its height in px and the lines of its bubble, the name first."""
    width = room.width - face - kit.scale.px(26) - 2 * _pad(kit)[0]
    found = []
    for place in listed:
        lines: list[BubbleLine] = []
        if place in said:
            lines = [("small-strong", names[place], INK_2), *remark_lines(kit, said[place], width)]
        found.append((place, max(face, _bubble(kit, lines)[1]), lines))
    return found


def _pad(kit: Kit) -> tuple[int, int]:
    return max(9, kit.scale.px(20)), max(3, kit.scale.px(9))


def _bubble(kit: Kit, lines: Sequence[BubbleLine]) -> tuple[int, int]:
    """Width and height of a bubble with these lines, in px."""
    across, down = _pad(kit)
    wide = max((kit.fonts.width(text, role) for role, text, _c in lines), default=0)
    return wide + 2 * across, sum(kit.fonts.line(role) for role, _t, _c in lines) + 2 * down


def _stage(
    kit: Kit,
    stage: pygame.Rect,
    large: Sequence[int],
    under: Mapping[int, Sequence[BubbleLine]],
    *,
    won: bool,
) -> tuple[dict[int, Member], dict[int, Farewell], RaisedGlasses | None, int]:
    """The large faces, their words below, the glasses beside or between them, and the lower end in px."""
    scale = kit.scale
    if not large:
        return {}, {}, None, stage.y + stage.height // 2  # nobody is drunk to: the list stands in the middle
    tip = max(6, round(14 * scale.k))
    words = sum(_bubble(kit, lines)[1] + tip + scale.px(16) for lines in under.values())
    hang = scale.px(40)
    share = 0.60 if len(large) == 1 else 0.40
    d = max(scale.px(120), min(stage.height - hang - words, round(stage.width * share)))
    beside = stage.width - d * len(large)
    members: dict[int, Member] = {}
    for place, x in zip(large, (stage.x, stage.right - d), strict=False):
        disc = pygame.Rect(x, stage.y, d, d)
        tag = pygame.Rect(0, 0, min(d, scale.px(260)), max(44, scale.px(56)))
        tag.midbottom = (disc.centerx, disc.bottom + hang)
        members[place] = Member(face=disc, tag=tag)
    # Two glasses reach a little over the edges of the faces: somebody holds them.
    width = min(scale.px(165), round(beside * (0.60 if len(large) == 1 else 0.72)))
    at = (stage.x + d + beside // 2 - (width // 8 if len(large) == 1 else 0), stage.y + round(d * 0.62))
    toast = RaisedGlasses(centre=at, width=width, alone=not won)
    y = stage.y + d + hang
    speeches: dict[int, Farewell] = {}
    for place, lines in under.items():
        y += tip + scale.px(8)
        rect = pygame.Rect((0, y), _bubble(kit, lines))
        face = members[place].face
        rect.centerx = min(max(face.centerx, stage.x + rect.width // 2), stage.right - rect.width // 2)
        along = (face.centerx - rect.x) / rect.width
        speeches[place] = Farewell(
            where=Placement(rect, 0.0, "top", min(0.88, max(0.12, along))), lines=lines
        )
        y = rect.bottom + scale.px(8)
    return members, speeches, toast, y
