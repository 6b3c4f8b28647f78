"""Look through a seat's eyes: a list of seats on the cloth, and a sheet of what that seat could know."""

from collections.abc import Callable, Sequence

import pygame

from briscola.client.playback.inference import known
from briscola.i18n import inference_words as words
from briscola.i18n.reason_words import Speech
from briscola.i18n.text import _
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.render.kit import Kit
from briscola.ui.scenes.playback.reel_player import ReelPlayer
from briscola.ui.scenes.tabletop.content import open_dummy
from briscola.ui.scenes.tabletop.context import SceneContext
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.text.explanation_placement import place_explanation
from briscola.ui.views.text.explanation_sheet import ExplanationSheet, ExplanationWords
from briscola.ui.widgets.dropdown import Dropdown
from briscola.ui.widgets.focus_group import FocusGroup

AS_SEEN, OPEN = 0, 1
"""Indices of the first lines of the list; the seats follow."""


class EyesChoice:
    """The list of seats on the cloth; it shows whose view is on show."""

    def __init__(self, context: SceneContext, show: ReelPlayer) -> None:
        self._context, self._show = context, show
        self._list: Dropdown | None = None

    def lay(self, kit: Kit, layout: Layout, group: FocusGroup) -> None:
        """Add the list under the name of the game, at the place of the "not saved" slip of a match."""
        values, room = self._values(), layout.notice
        wide = max(kit.fonts.width(value, "body-strong") for value in values) + kit.scale.px(44)
        rect = pygame.Rect(room.topleft, (min(wide, room.width), min(room.height, kit.scale.target(60))))
        if layout.short_words:  # under the players
            rect.bottom = room.bottom
        self._list = Dropdown(kit, rect, values, self._index, self._choose, bare=True, name="eyes").called(
            _("Whose view")
        )
        group.add(self._list)

    @property
    def open(self) -> bool:
        """True while the list is open and takes all input."""
        return self._list is not None and self._list.open

    @property
    def _index(self) -> int:
        show = self._show
        return OPEN if show.opened else AS_SEEN if show.eyes is None else 2 + show.eyes

    def _values(self) -> Sequence[str]:
        names, players = self._context.names, self._context.rules.players
        seats = [words.title_of(seat, self._context.setup, names) for seat in range(players)]
        return [self.as_seen, _("Everybody’s cards open"), *seats]

    @property
    def as_seen(self) -> str:
        """The name of the view in which not all cards lie open."""
        return words.as_seen_text(self._context.setup, self._context.names)

    def _choose(self, index: int) -> None:
        if index in (AS_SEEN, OPEN):
            self._show.open(index == OPEN)
        else:
            self._show.show_seat(index - 2)

    def go(self, by: int) -> None:
        """Change to the next or previous seat's view; after the last comes what the person saw."""
        ring = [AS_SEEN, *range(2, 2 + self._context.rules.players)]
        at = ring.index(self._index) if self._index in ring else 0
        self._choose(ring[(at + by) % len(ring)])

    def sync(self) -> None:
        """Update the list to the chosen view."""
        if self._list is not None:
            self._list.index = self._index


class SeatKnowledgeSheet:
    """The sheet of what the chosen seat could know."""

    def __init__(self, context: SceneContext, show: ReelPlayer, covered: Callable[[], Sequence[pygame.Rect]]):
        """`covered` returns the rectangles of controls over the table."""
        self._context, self._show, self._covered = context, show, covered
        self.sheet: ExplanationSheet | None = None
        self._of: tuple[int, int] | None = None

    def lay_again(self) -> None:
        """Have the sheet laid anew, for another size, language or deck."""
        self._of = None

    @property
    def rect(self) -> pygame.Rect | None:
        """The sheet's rectangle; None until it is laid, or without a chosen seat."""
        return None if self.sheet is None or self._show.eyes is None else self.sheet.rect

    def draw(self, target: pygame.Surface) -> None:
        """Draw the sheet if there is something to tell."""
        seat, at = self._show.eyes, self._show.at
        if seat is None or self._context.view is None:
            return
        if self._of != (seat, at):
            self._of, self.sheet = (seat, at), self._found(seat, at)
        if self.sheet is not None:
            self.sheet.draw(target)

    def reading(self) -> Sequence[ReadingLine]:
        """Lines about what the chosen seat could know; none without one."""
        seat = self._show.eyes
        told = None if seat is None else self._words(seat, self._show.at)
        return () if told is None else told.reading()

    def _words(self, seat: int, at: int) -> ExplanationWords | None:
        context, sight = self._context, self._show.reel.sight(at, seat)
        if sight is None:
            return None
        found = known(sight)
        speech = Speech(names=context.names, naming=context.naming)
        return ExplanationWords(
            title=context.names[seat],
            about=words.count_text(found, context.names),
            sentences=words.words_of(found, context.rules, speech),
        )

    def _found(self, seat: int, at: int) -> ExplanationSheet | None:
        context, view, told = self._context, self._context.view, self._words(seat, at)
        if told is None or view is None:
            return None
        promise = [] if view.called is None else [context.layout.contract]
        dummy = open_dummy(context, view)
        covered = [*self._covered(), *promise, *([] if dummy is None else [dummy.rect])]
        return place_explanation(context.kit, context.layout, view, told, covered=covered)
