"""The seats on a table's page, those of a side together: who sits there, and the button of each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

import pygame
from msgspec.structs import replace

from briscola.client.view.view import Side, side_at
from briscola.client.visit.news import LobbyState
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.i18n.friends_words import (
    onlookers_words,
    onlooking_words,
    partners_of,
    play_on_here,
    seat_words,
    take_over_words,
)
from briscola.i18n.text import _
from briscola.network.messages.fields import RosterPlace
from briscola.ui.layout.window.metrics import MIN_TARGET
from briscola.ui.render.icons import icon
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import HAIRLINE, INK, INK_2, RED, Colour
from briscola.ui.scenes.faces import GuestFace
from briscola.ui.views.faces.seat_views import draw_small_face
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.lists.player_rows import draw_side
from briscola.ui.widgets.widget import Widget


def face_rect(kit: Kit, row: pygame.Rect) -> pygame.Rect:
    """Rectangle of the face in a row."""
    side = max(44, row.height - 2 * max(3, kit.scale.px(7)))
    face = pygame.Rect(row.x, 0, side, side)
    face.centery = row.centery
    return face


def draw_seat_row(
    target: pygame.Surface,
    kit: Kit,
    row: pygame.Rect,
    place: RosterPlace,
    words: tuple[str, str, str],
    *,
    own: bool = False,
    right: int,
) -> None:
    """Draw a row with its `words` (name, state, with whom), which end before `right`.

    With whom one plays is left out where there is no room: the mark of the side says it too.
    """
    scale = kit.scale
    pygame.draw.line(target, HAIRLINE, row.bottomleft, (row.right - 1, row.bottom))
    face = face_rect(kit, row)
    if place.name and not own:  # the own face is a control
        draw_small_face(target, kit, face, place.face)
    elif not place.name:
        pygame.draw.circle(target, HAIRLINE, face.center, face.width // 2, max(2, scale.px(3)))
    name, state, beside = words
    left, ink = face.right + scale.px(20), INK if place.name else INK_2
    side = max(16, scale.px(22))
    ticked = bool(place.name and place.here and place.ready and not place.level)
    room = right - left - (side + scale.px(8) if ticked else 0)
    whole = " · ".join(filter(None, (state, beside)))
    state = whole if kit.fonts.width(whole, "small") <= room else state
    if not state:
        kit.fonts.draw(target, name, "row", (left, row.centery), ink, anchor="midleft", width=right - left)
        return
    tall = kit.fonts.line("row") + kit.fonts.line("small")
    y = row.centery - tall // 2
    kit.fonts.draw(target, name, "row", (left, y), ink, width=right - left)
    y += kit.fonts.line("row")
    tone: Colour = RED if place.name and not place.here else INK_2
    if ticked:
        tick = icon(kit.raster, "check", side, RED, 3.0)
        target.blit(tick, (left, y + (kit.fonts.line("small") - side) // 2))
        left += side + scale.px(8)
    kit.fonts.draw(target, state, "small", (left, y), tone, width=right - left)


class SeatActions(Protocol):
    """Actions behind the buttons of the seats."""

    let_phones_in: Callable[[int], None]
    """Show how a friend with a phone comes to a seat."""

    def choose_face(self) -> None:
        """Ask which face this person would have here."""

    def sit(self, seat: int) -> None:
        """Ask for a seat."""

    def edit(self, place: RosterPlace) -> None:
        """Change somebody's name or seat."""

    def edit_onlookers(self) -> None:
        """Show who looks on."""


class SeatList(SheetPart):
    """Seats and onlookers at one size of the window, for one state of the table."""

    def __init__(
        self, kit: Kit, table: LobbyState, *, asked: int | None, waits: bool, actions: SeatActions
    ) -> None:
        """`asked`: the seat at which this person has asked to sit; `waits`: she has no answer to a wish."""
        self.kit, self.table, self._asked, self._actions = kit, table, asked, actions
        self._waits = waits
        self.rules: Rules = make_rules(table.terms.variant, table.terms.players, table.terms.options)
        self._between = kit.scale.px(20) if self.rules.in_sides else 0
        """Px between two sides."""
        self._looked_on = bool(table.onlookers) or table.hosting
        """True if a row tells who looks on; the host's always does."""
        self._count = len(table.roster) + self._looked_on
        self.rows: dict[int, pygame.Rect] = {}
        """Rectangle of each seat in the picture, once that has been drawn."""

    @property
    def order(self) -> Sequence[int]:
        """The seats from the top down, those of a side together."""
        rules = self.rules
        return [seat for side in rules.sides for seat in side] if rules.in_sides else range(rules.players)

    @property
    def _upper(self) -> int:
        """Number of lines above the gap between two sides."""
        return len(self.rules.sides[0]) if self.rules.in_sides else len(self.table.roster)

    def add_to(self, column: TextColumn) -> None:
        """Add a row for each seat, those of a side together, and one for those who look on."""
        wanted = self._count * max(48, self.kit.scale.px(100)) + self._between
        least = max(MIN_TARGET, sum(map(self.kit.fonts.line, ("row", "small"))))
        given = column.give(wanted, self._count * least + self._between)
        high = (given - self._between) // self._count
        for at, place in enumerate(self.roster[seat] for seat in self.order):
            if at == self._upper:
                column.canvas(self._between, lambda _target, _x, _y: None)
            row = pygame.Rect(0, column.height, column.width, high)
            self.rows[place.seat] = row
            controls = self._controls(self.table.roster[place.seat], row)
            end = controls[0].rect.x - self.kit.scale.px(12) if controls else row.right
            column.canvas(high, partial(self._draw_row, place=place, end=end), self.said(place))
            if place.seat == self.table.own:
                face = face_rect(self.kit, row)
                own_face = GuestFace(self.kit, face, place.face, self._actions.choose_face, name="face")
                column.place(own_face.called(_("Your face")))
            for widget in controls:
                column.place(widget)
        if self._looked_on:
            row = pygame.Rect(0, column.height, column.width, high)
            button = self._onlookers_button(row)
            room = row.width if button is None else button.rect.x - self.kit.scale.px(12)
            column.canvas(high, partial(self._draw_onlookers, row=row, room=room), self._looking_words)
            if button is not None:
                column.place(button)

    @property
    def _looking_words(self) -> str:
        """Those who look on, or that somebody may."""
        names = [each.name for each in self.table.onlookers]
        return onlookers_words(names) if names else onlooking_words(allowed=self.table.terms.onlookers)

    def _onlookers_button(self, row: pygame.Rect) -> Widget | None:
        """The host's button beside those who look on."""
        if not self.table.hosting:
            return None
        button = self._button(row, _("Onlookers…"), self._actions.edit_onlookers, "onlookers")
        return button.called(self._looking_words)

    def _controls(self, place: RosterPlace, rect: pygame.Rect) -> Sequence[Widget]:
        """The button of a seat: to sit down there, or what a host may do with whoever sits there."""
        table, actions = self.table, self._actions
        found: tuple[str, Callable[[], None], str]
        others = table.own is not None and self._side(place.seat) == "them"
        may_sit = not place.name or (others and bool(place.level))
        if may_sit and not table.hosting and place.seat != self._asked:
            found = _("Sit here"), partial(actions.sit, place.seat), f"sit-{place.seat}"
        elif place.claimable and table.own is None and self._asked is None:
            words = _("Sit here") if place.left else take_over_words()
            found = words, partial(actions.sit, place.seat), f"sit-{place.seat}"
        elif place == table.in_browser and self._asked is None:
            found = play_on_here(), partial(actions.sit, place.seat), f"sit-{place.seat}"
        elif not place.name and table.hosting and self._is_first_open(place):
            found = _("A phone here…"), partial(actions.let_phones_in, place.seat), f"phone-{place.seat}"
        elif table.hosting and place.key and (place.seat != table.own or self.rules.in_sides):
            found = _("Change…"), partial(actions.edit, place), f"change-{place.seat}"
        else:
            return ()
        button = self._button(rect, *found)
        button.primary = found[2] == f"sit-{self._seat_to_take}"
        return (button.called(f"{place.seat + 1}, {self.said(place)}"),)

    @property
    def _seat_to_take(self) -> int | None:
        """The first seat that is open, or that somebody has left, for whoever has just come: a red button."""
        table = self.table
        if table.own is not None or table.looks_on or self._waits:
            return None
        roster = table.roster
        if table.in_browser is not None:
            return table.in_browser.seat
        open_ones = [seat for seat in self.order if not roster[seat].name]
        left = [seat for seat in self.order if roster[seat].left and roster[seat].claimable]
        return next(iter([*open_ones, *left]), None)

    def _is_first_open(self, place: RosterPlace) -> bool:
        """True for the first open seat of the table, or of each side."""
        side = self.rules.side_of[place.seat] if self.rules.in_sides else range(self.rules.players)
        return place.seat == next((seat for seat in side if not self.table.roster[seat].name), None)

    def _button(self, row: pygame.Rect, words: str, press: Callable[[], None], name: str) -> Button:
        wide = Button.width_for(self.kit, words)
        tall = min(self.kit.scale.target(56), max(44, row.height - self.kit.scale.px(8)))
        button = pygame.Rect(0, 0, wide, tall)
        button.midright = row.midright
        return Button(self.kit, button, words, press, name=name, role="button", on_paper=True)

    # ---- words

    def words(self, place: RosterPlace) -> tuple[str, str, str]:
        """Name of a seat, how it stands with whoever sits there, and with whom she plays."""
        partners = partners_of(self.rules, self.table.roster, place.seat)
        own = place.seat == self.table.own
        asked = place.seat == self._asked or place == self.table.claimed
        return seat_words(place, own=own, asked=asked, partners=partners)

    def said(self, place: RosterPlace) -> str:
        """The words of a seat as they are read aloud."""
        name, *notes = self.words(place)
        return ", ".join(filter(None, (name, " · ".join(filter(None, notes)))))

    @property
    def roster(self) -> Sequence[RosterPlace]:
        """The seats; while this person's line is lost, the others count as away."""
        table = self.table
        lost = {place.seat for place in table.roster if place.key and place.seat != table.own}
        return [
            replace(place, here=False) if place.seat in lost and not table.connected else place
            for place in table.roster
        ]

    # ---- drawing

    def _side(self, seat: int) -> Side:
        """Side of a seat as the person sees it, or whoever sits at the first; empty where there are none."""
        return side_at(self.rules, seat, self.table.own or 0)

    def _draw_row(self, target: pygame.Surface, x: int, y: int, *, place: RosterPlace, end: int) -> None:
        """Draw the row of a seat, whose words end at `end`, without its controls."""
        row, own = self.rows[place.seat], place.seat == self.table.own
        row.topleft = x, y
        draw_seat_row(target, self.kit, row, place, self.words(place), own=own, right=x + end)

    def draw_sides(self, target: pygame.Surface) -> None:
        """Draw the line between two sides, and the marks of both, over the faces."""
        if not self.rules.in_sides:
            return
        above = self.rows[self.order[self._upper - 1]]
        thick = max(2, self.kit.scale.px(3))
        pygame.draw.rect(target, INK_2, (above.x, above.bottom - thick // 2, above.width, thick))
        for seat, row in self.rows.items():
            draw_side(target, self.kit, self._side(seat), face_rect(self.kit, row))

    def _draw_onlookers(self, target: pygame.Surface, x: int, y: int, *, row: pygame.Rect, room: int) -> None:
        fonts, at = self.kit.fonts, (x, y + row.height // 2)
        low = y + row.height
        pygame.draw.line(target, HAIRLINE, (x, low), (x + row.width - 1, low))
        fonts.draw(target, self._looking_words, "body", at, INK_2, anchor="midleft", width=room)
