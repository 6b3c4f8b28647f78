"""The end of a match: the winner, the regulars' words, the slate, the hands on paper.

Won, it is drunk to: glasses meet and the trick that decided it is played once more. Lost, it is short.
Space and Enter hurry that too, so the page is guarded as panels are: nobody gets a rematch by mistake.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import pygame

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
from briscola.ui.chat import partings
from briscola.ui.input import pointer
from briscola.ui.render.text import TextStyle
from briscola.ui.render.theme import CREAM, INK
from briscola.ui.scene import Host, Snapshot, control_lines
from briscola.ui.scenes.results import deciding_trick_view, match_end_people
from briscola.ui.scenes.results.count_drawing import draw_member
from briscola.ui.scenes.results.match_end_layout import MatchEndLayout, podium
from briscola.ui.scenes.results.match_end_people import draw_toast
from briscola.ui.scenes.results.result_scene import ResultScene
from briscola.ui.scenes.results.ways import ResultWays, WayOn, add_ways
from briscola.ui.speech import ReadingLine
from briscola.ui.views import draw_prop
from briscola.ui.views.bubbles import draw_balloon
from briscola.ui.views.faces import SeatLook, draw_face
from briscola.ui.views.table import table_centre
from briscola.ui.views.text import draw_keys_tag, hands_table
from briscola.ui.widgets import Button, ScrollView, draw_sheet

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
        self.gathering = match_end_people.gather(
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
