"""The end of a match: the winner, the regulars' words, the slate, the hands on paper.

Won, it is drunk to: glasses meet and the trick that decided it is played once more. Lost, it is short.
Space and Enter hurry that too, so the page is guarded as panels are: nobody gets a rematch by mistake.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from math import cos, radians, sin

import pygame
from msgspec import Struct

from briscola.capabilities.rivals import MemoryRemark
from briscola.client.checking import Evidence
from briscola.client.setup import MatchSetup
from briscola.client.view import View, decisive, hands_of_match
from briscola.engine.events import Event
from briscola.i18n.card_words import card_name, naming_of
from briscola.i18n.character_words import addressed
from briscola.i18n.game_words import target_text
from briscola.i18n.picture_words import company
from briscola.i18n.result_words import decisive_words, match_words
from briscola.i18n.score_words import tallies
from briscola.i18n.text import _
from briscola.ui.animation import Finale, pace_for
from briscola.ui.chat import Parting, partings
from briscola.ui.input import pointer
from briscola.ui.layout import Placement
from briscola.ui.layout.window import Scale
from briscola.ui.render import Kit, PaperObject, primitives
from briscola.ui.render.text import TextStyle
from briscola.ui.render.theme import CREAM, INK, INK_2, LAMP_LIGHT
from briscola.ui.scene import Host, Snapshot, control_lines
from briscola.ui.scenes.results import deciding_trick_view
from briscola.ui.scenes.results.count_sheet import Field, Member, corners, draw_member
from briscola.ui.scenes.results.result_scene import ResultScene
from briscola.ui.scenes.results.ways import ResultWays, WayOn, add_ways
from briscola.ui.speech import ReadingLine
from briscola.ui.views import draw_prop
from briscola.ui.views.bubbles import BubbleLine, draw_balloon, lines_of
from briscola.ui.views.faces import SeatLook, draw_face
from briscola.ui.views.table import table_centre
from briscola.ui.views.text import draw_keys_tag, hands_table
from briscola.ui.widgets import Button, ScrollView, draw_sheet

TOP = 226
"""Upper edge of the parts, below title and seal."""


class MatchEndLayout(Struct, frozen=True, kw_only=True):
    """Rectangles of the parts of the table for a window, in px; their contents are placed elsewhere."""

    title: tuple[int, int]
    subtitle: tuple[int, int]
    words_width: int
    people: pygame.Rect
    """Room for the winners, the glasses and their words."""
    middle: pygame.Rect
    """Room for the trick that decided the match and, under it, the hands on paper."""
    slate: pygame.Rect
    column: pygame.Rect
    menu: tuple[int, int]
    seal: pygame.Rect


def podium(scale: Scale) -> MatchEndLayout:
    """Lay out people at the left, trick and hands in the middle, slate and buttons at the right.

    In a tall window slate and buttons lie below.
    """
    f = Field(scale)
    menu, seal = corners(scale)
    squeeze = (1920 - f.w) / 280
    left, right, bottom = 100 - 34 * squeeze, f.w - 100 + 34 * squeeze, f.h - 56
    column_w, gap = 354 - 34 * squeeze, 52 - 16 * squeeze
    slate_w = 318.0
    title = 116 + f.extra * 0.04
    if f.portrait:
        half = (right - left - gap) / 2
        low = TOP + (bottom - TOP) * 0.7
        people = f.r(left, TOP, half, low - TOP - gap)
        middle = f.r(left + half + gap, TOP, half, low - TOP - gap)
        slate = f.r(left + 60, low, slate_w + 60, bottom - low)
        column = f.r(right - half * 0.8, low, half * 0.8, bottom - low)
    else:
        people_w = 610 - 90 * squeeze
        start = left + people_w + gap
        people = f.r(left, TOP, people_w, bottom - TOP)
        middle = f.r(start, TOP, right - column_w - gap - start, bottom - TOP)
        slate_h = 326 + f.extra * 0.3
        slate = f.r(right - (column_w + slate_w) / 2, TOP + 14, slate_w, slate_h)
        column_y = TOP + slate_h + 66
        column = f.r(right - column_w, column_y, column_w, bottom - column_y)
    return MatchEndLayout(
        title=f.p(f.w / 2, title),
        subtitle=f.p(f.w / 2, title + 72),
        words_width=round((f.w - 640) * scale.k),
        people=people,
        middle=middle,
        slate=slate,
        column=column,
        menu=menu,
        seal=seal,
    )


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


class MatchEndPeople(Struct, frozen=True, kw_only=True):
    """Positions of everybody, their bubbles and the glasses, in px."""

    members: Mapping[int, Member]
    """Face and tag by place. A speaker in the list has the name in the bubble and no tag."""
    speeches: Mapping[int, Farewell]
    toast: RaisedGlasses | None


def gather(
    kit: Kit,
    room: pygame.Rect,
    winners: Sequence[int],
    partings: Sequence[Parting],
    names: Sequence[str],
    *,
    honoured: int | None,
    in_sides: bool,
) -> MatchEndPeople:
    """Place winners and leavers in `room`; where they are `in_sides`, each tag has the mark of the side.

    If a person has won, the first of them is `honoured`, and two glasses meet; else one is raised.
    """
    won = honoured is not None
    scale = kit.scale
    beside = scale.px(34) + (max(10, scale.px(18)) + scale.px(10) if in_sides else 0)
    said = {parting.place: parting.text for parting in partings if parting.text}
    aside = () if honoured is None else (honoured,)
    large = tuple(winners) if len(winners) <= LARGE else aside
    listed = list(dict.fromkeys((*winners, *(parting.place for parting in partings))))
    listed = [place for place in listed if place not in large]
    face = min(scale.px(150), round(room.height * (0.19 if len(listed) == 1 else 0.135)))
    rows = _rows(kit, room, listed, said, names, face)
    gap = scale.px(14)
    tall = sum(height + gap for _place, height, _lines in rows)
    stage = pygame.Rect(room.x, room.y, room.width, room.height - tall)
    under = {place: lines_of(kit, said[place], round(room.width * 0.86)) for place in large if place in said}
    members, speeches, toast, low = _stage(kit, stage, large, under, won=won)
    # What is left over lies between the parts, a little of it between the rows.
    between = min(scale.px(40), max(0, stage.bottom - low) // (len(rows) + 2))
    down = max(0, stage.bottom - low - between * len(rows)) // 2 if large else 0
    if down:
        down -= 0 if won else min(down, scale.px(30))
        members, speeches, toast, low = _stage(kit, stage.move(0, down), large, under, won=won)
    y = low if large else low - between * len(rows) // 2
    for place, height, lines in rows:
        y += gap + between
        disc = pygame.Rect(room.x, y + (height - face) // 2, face, face)
        wide = max(scale.px(112), kit.fonts.width(names[place], "tag") + beside)
        tag = pygame.Rect(disc.right - scale.px(10), 0, min(room.right - disc.right, wide), 0)
        tag.height = max(44, scale.px(46)) if not lines else 0
        tag.centery = disc.centery
        members[place] = Member(face=disc, tag=tag)
        if lines:
            rect = pygame.Rect((disc.right + scale.px(26), 0), _bubble(kit, lines))
            rect.centery = disc.centery
            speeches[place] = Farewell(where=Placement(rect, 0.0, "left", 0.5), lines=lines)
        y += height
    return MatchEndPeople(members=members, speeches=speeches, toast=toast)


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
            lines = [("small-strong", names[place], INK_2), *lines_of(kit, said[place], width)]
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


CHAMPION = TextStyle("serif", "bold", 96)
"""Text style of the title after a win."""
TRICK_PICTURE = (1000, 620)
"""Size in px at 1080 of the saved picture of the trick."""
LEAST_TRICK = 330
"""Height in px at 1080 that the trick needs above a long table of hands."""


class MatchResult(ResultScene):
    """The result of the match that ended last in a log."""

    def __init__(
        self,
        app: Host,
        *,
        view: View,
        setup: MatchSetup,
        log: Sequence[Event],
        evidence: Evidence | None = None,
        recalled: MemoryRemark | None = None,
        ways: ResultWays,
    ) -> None:
        """`view` is that of the last hand, `evidence` what lies behind its seal.

        `recalled` is what one of the others says of the matches before.
        """
        super().__init__(app, view=view, setup=setup, log=log, evidence=evidence, ways=ways)
        self.hands = hands_of_match(log)
        self.decisive = decisive(log, view) if self.won else None
        aloud = app.settings.small_talk
        self.partings = partings(view, setup, random.Random(), aloud=aloud, recalled=recalled)
        self._begun = self._heard = False

    @property
    def won(self) -> bool:
        """True if one of the people is among the winners."""
        return self.setup.rejoices(self.view.winners)

    def enter(self) -> None:
        if not self.won or pace_for(self.app.settings).instant:
            self._sound()

    def _sound(self) -> None:
        """Play the phrase or sound of a win or a loss; a win's comes when the glasses meet."""
        self._heard = True
        self.app.audio.play_end(won=self.won)

    # ---- for whoever cannot see it

    @property
    def _words(self) -> tuple[str, str]:
        """Winners of the match, and the final score."""
        return match_words(self.view, self.names, len(self.hands), you=addressed(self.setup))

    @property
    def spoken_title(self) -> str:
        return self._words[0]

    @property
    def spoken_text(self) -> str:
        said = [f"{self.names[each.place]}: {each.text}" for each in self.partings if each.text]
        return "\n".join((self._words[1], *said))

    def reading(self) -> Sequence[ReadingLine]:
        lines = self.title_lines()
        if self.decisive is not None and self.decider is not None:
            naming = naming_of(self.kit.sprites.info)
            (title, words) = (text for _role, text in self.decider.lines)
            plays = [
                ReadingLine(f"{self.names[play.seat]}: {card_name(play.card, naming=naming)}")
                for play in self.decisive.trick.plays
            ]
            lines += [ReadingLine(title, heading=True), ReadingLine(words), *plays]
        table = [ReadingLine(hands_table.line_words(line, self.heads)) for line in (*self.lines, self.total)]
        lines += [ReadingLine(_("The hands"), heading=True), *table, *self.slate_lines()]
        return [*lines, *control_lines(self.group)]

    # ---- layout

    @property
    def chapter(self) -> str:
        return "matches"

    def layout(self, size: tuple[int, int]) -> None:
        del size
        kit, view = self.kit, self.view
        self.places: MatchEndLayout = podium(kit.scale)
        self.gathering = gather(
            kit,
            self.places.people,
            view.winners,
            self.partings,
            self.names,
            honoured=next((place for place in self.setup.here if place in view.winners), None),
            in_sides=view.rules.in_sides,
        )
        cards = 0 if self.decisive is None else len(self.decisive.trick.plays)
        self.finale = Finale(pace=pace_for(self.app.settings), words=len(self.partings), cards=cards)
        if not self._begun:
            self._begun = True
            self.timeline.play(self.finale.passage)
        self._lay_hands()
        self.decider = None
        if self.decisive is not None:
            room = self.places.middle.copy()
            room.height = self.sheet.top - kit.scale.px(34) - room.top
            words = decisive_words(self.decisive, view, self.names, you=addressed(self.setup))
            self.decider = deciding_trick_view.lay_out(
                kit, room, self.decisive, _("The trick that decided it"), words
            )
        chosen = self.group.focused_name
        self.new_group()
        self._add_buttons()
        if self.scrolls:
            lines = ScrollView(
                kit, self.room, self.ledger.step * len(self.lines), self._draw_lines, name="hands"
            )
            lines.scroll_to(lines.most)
            self.group.add(lines)
        self.dirty = True
        if chosen is not None:  # by hand: the page opens with no button armed
            self.restore_focus()
        self._still: pygame.Surface | None = None
        self._edition = kit.edition

    def _lay_hands(self) -> None:
        """Place the sheet with the hands, as tall as the match needs and the room allows.

        It lies under the trick that decided the match, or in the middle.
        """
        kit, scale = self.kit, self.kit.scale
        self.heads = hands_table.columns(self.setup, self.view.rules)
        self.lines = hands_table.lines(self.view, self.hands, self.names)
        self.total = hands_table.total(self.view, self.hands)
        middle = self.places.middle
        pad = max(16, scale.px(30))
        noted = any(line.note for line in self.lines)
        self.ledger = hands_table.ledger(
            kit, middle.width - 2 * pad - scale.px(14), len(self.heads), noted=noted
        )
        step = self.ledger.step
        top = max(step, 32)
        above = kit.fonts.line("heading") + scale.px(4) + top + scale.px(6)
        tall = step * len(self.lines)
        most = middle.height - (scale.px(LEAST_TRICK) + scale.px(34) if self.decisive is not None else 0)
        seen = min(len(self.lines), (most - above - 2 * pad) // step - 1)
        height = above + step * (seen + 1) + 2 * pad
        self.sheet = pygame.Rect(middle.x, middle.bottom - height, middle.width, height)
        if self.decisive is None:
            self.sheet.centery = middle.centery - scale.px(30)
        inner = self.inner = self.sheet.inflate(-2 * pad, -2 * pad)
        self.head = pygame.Rect(inner.x, inner.y + above - scale.px(6) - top, inner.width, top)
        self.room = pygame.Rect(inner.x, inner.y + above, inner.width, inner.height - above - step)
        self.scrolls = tall > self.room.height

    def _add_buttons(self) -> None:
        kit, scale, column, ways = self.kit, self.kit.scale, self.places.column, self.ways
        self._rematch = ways.after_match_words()
        line = kit.fonts.line("small")
        rows = [
            WayOn("rematch", self._rematch, self.go_on),
            *([WayOn("new", _("New match"), ways.new_match)] if ways.new_match is not None else []),
            *([WayOn("coach", _("What could have been"), ways.coach)] if ways.coach and self.hands else []),
            *([WayOn("challenge", _("Challenge a friend"), ways.challenge)] if ways.challenge else []),
            WayOn("title", _("To the title"), ways.leave),
        ]
        y = add_ways(self.group, kit, column, rows)
        below = y + line <= scale.height - scale.rim
        self._told_at = column.centerx, y + line // 2 if below else column.y - line
        corner = self.corner_buttons(self.places.menu, _("To the title"), ways.leave, self.places.seal)
        self.group.add(*corner)

    def go_on(self) -> None:
        """Play another match."""
        self.app.pop()
        self.ways.next()

    def handle(self, event: pygame.event.Event) -> bool:
        p = pointer.read(event, self.kit.scale.size)
        down = p is not None and p.kind == "down"
        if self.timeline.running and (down or pointer.is_confirm(event)):
            # Whoever hurries through the count has not asked for a rematch yet.
            self.timeline.finish()
            self._guard.begin()
            if not self._heard:
                self._sound()
            self.dirty = True
            return True
        if pointer.is_back(event):
            self.ways.leave()
            return True
        if self.timeline.running:
            return super().handle(event)
        return self._guard.stops(event) or self.tells_keys(event) or super().handle(event)

    # ---- time

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        self.follow_wishes()
        if not self.timeline.running:
            return self.keep_guard(dt) or moving
        self.app.audio.play_cues(self.timeline.update(dt))
        if not self._heard and self.timeline.time >= self.finale.meeting:
            self._sound()
        if not self.timeline.running:
            self._guard.begin()
        self.dirty = True
        return True

    # ---- drawing

    def draw(self, target: pygame.Surface) -> None:
        if self._still is None or self._edition != self.kit.edition:
            self._edition = self.kit.edition
            self._still = pygame.Surface(target.get_size()).convert()
            self._draw_still(self._still)
        target.blit(self._still, (0, 0))
        self._draw_finale(target, self.timeline.time if self.timeline.running else self.finale.length)
        self.group.draw(target)
        if self._told > 0:
            draw_keys_tag(target, self.kit, self._told_at)

    def snapshot(self) -> Snapshot | None:
        """The trick that decided the match, large on the table; without one the whole page."""
        if self.timeline.running:
            return None
        kit, found, page = self.kit, self.decisive, pygame.Surface(self.app.size).convert()
        if self.decider is None or found is None:
            self._draw_still(page)
            self._draw_finale(page, self.finale.length)
        else:
            self.app.draw_table(page)
            room = pygame.Rect((0, 0), [kit.scale.px(side) for side in TRICK_PICTURE])
            room.center = page.get_rect().center
            inner = room.inflate(-kit.scale.px(80), -kit.scale.px(80))
            (title, words) = (text for _role, text in self.decider.lines)
            places = deciding_trick_view.lay_out(kit, inner, found, title, words)
            deciding_trick_view.draw_decider(page, kit, places, found, self.setup.face_of, lambda _at: 1.0)
            page = page.subsurface(room)
        title, line = self._words
        return Snapshot(picture=page, names=company(self.view, self.names), result=f"{title} · {line}")

    def _draw_finale(self, target: pygame.Surface, time: float) -> None:
        """Draw the toast, the speeches and the deciding trick, moving and afterwards."""
        kit, finale = self.kit, self.finale
        if self.gathering.toast is not None:
            met, ringing = finale.met(time), finale.ringing(time)
            draw_toast(target, kit, self.gathering.toast, met=met, ringing=ringing)
        for at, parting in enumerate(self.partings):
            speech = self.gathering.speeches.get(parting.place)
            if speech is not None and finale.said(at, time) > 0:
                draw_balloon(target, kit, speech.where, speech.lines, finale.said(at, time))
        if self.decider is not None and self.decisive is not None:
            deciding_trick_view.draw_decider(
                target,
                kit,
                self.decider,
                self.decisive,
                self.setup.face_of,
                lambda at: finale.fallen(at, time),
            )

    def _draw_still(self, target: pygame.Surface) -> None:
        kit, places, fonts = self.kit, self.places, self.kit.fonts
        self.app.draw_table(target)
        title, line = self._words
        width = places.words_width
        roles = (CHAMPION, "result") if self.won else ("result",)
        role = next((role for role in roles if fonts.width(title, role) <= width), "scene")
        fonts.draw(target, title, role, places.title, CREAM, anchor="center", halo=True, width=width)
        fonts.draw(target, line, "aside", places.subtitle, CREAM, anchor="center", halo=True, width=width)
        self._draw_props(target)
        lines = tallies(self.view, self.setup)
        foot = _("the match!") if len(lines) == 2 else ""
        table_centre.draw_score(
            target, kit, places.slate, target_text(self.view.rules, self.view.winning_hands), lines, foot=foot
        )
        moods = {parting.place: parting.mood for parting in self.partings}
        for place, member in self.gathering.members.items():
            look = SeatLook(
                name=self.names[place],
                face=self.setup.face_of(place),
                mood=moods.get(place, "pleased"),
                side=self.view.side(place) if self.view.rules.in_sides else "",
            )
            if member.tag.height:
                draw_member(target, kit, member, look)
            else:
                draw_face(target, kit, member.face, look)
        draw_sheet(target, kit, self.sheet)
        fonts.draw(target, _("The hands"), "heading", self.inner.topleft, INK, width=self.inner.width)
        faces = () if self.view.rules.in_sides else [self.setup.face_of(p) for p in range(len(self.heads))]
        hands_table.draw_head(target, kit, self.head, self.ledger, self.heads, faces)
        if not self.scrolls:
            self._draw_lines(target, self.room.x, self.room.y)
        low = self.inner.bottom - self.ledger.step
        if not self.scrolls:
            low = self.room.y + self.ledger.step * len(self.lines)
        hands_table.draw_line(
            target, kit, self.inner.x, low, self.inner.width, self.ledger, self.total, last=True
        )

    def _draw_props(self, target: pygame.Surface) -> None:
        """Draw the chalk, and an espresso if there is room."""
        scale, places = self.kit.scale, self.places
        slate = places.slate
        chalk = (slate.centerx + slate.width * 0.30, slate.bottom + scale.px(28))
        draw_prop(target, self.kit, "chalk", chalk, scale.px(62), 18)
        last = max(widget.rect.bottom for widget in self.group.widgets if isinstance(widget, Button))
        room = places.column.bottom - last
        cup = min(scale.px(150), room - scale.px(26))
        if cup >= scale.px(110):
            draw_prop(target, self.kit, "espresso", (places.column.centerx, last + room // 2), cup)

    def _draw_lines(self, target: pygame.Surface, x: int, y: int) -> None:
        for at, line in enumerate(self.lines):
            top = y + self.ledger.step * at
            hands_table.draw_line(target, self.kit, x, top, self.inner.width, self.ledger, line)
