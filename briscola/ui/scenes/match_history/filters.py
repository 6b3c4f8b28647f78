"""Filters of the list: game, opponent, result, favourites only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from msgspec import Struct, structs

from briscola.client.playback.kept_matches import KeptMatches
from briscola.i18n.kept_match_words import game_text, house_rules_text
from briscola.i18n.spoken_words import Role, Spoken
from briscola.i18n.text import _, pgettext
from briscola.storage.database.rows import Result
from briscola.storage.evenings.matches import Search
from briscola.ui.render.kit import Kit
from briscola.ui.scenes.match_history.match_list import draw_star
from briscola.ui.scenes.sheets.parts import Control
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.dropdown import Dropdown
from briscola.ui.widgets.widget import Pressable

RESULTS: Sequence[Result] = ("won", "lost", "drawn")
WAITS = "waits"
"""Value of the entry for matches that wait to be continued."""
MOST = 9
"""Maximum entries of a list, to fit the smallest window."""


class StarButton(Pressable):
    """The switch for favourites only."""

    press_sound = "tick"

    def __init__(self, kit: Kit, rect: pygame.Rect, on_press: Callable[[], None], *, lit: bool) -> None:
        super().__init__(kit, rect, name="favourites", on_paper=True)
        self.on_press, self.lit = on_press, lit
        self.tip = _("Favourites only")

    def spoken(self) -> Spoken:
        value = _("yes") if self.lit else _("no")
        return Spoken(role=Role.CHECK, name=self.tip, value=value, states=self.states(), slip=self.tip)

    def draw(self, target: pygame.Surface) -> None:
        self.kit.paper.field(self.rect.size, sunk=False).draw(target, self.rect.topleft)
        draw_star(target, self.kit, self.rect.center, lit=self.lit)


class _List(Struct, frozen=True):
    """A drop-down: search field, share of the row's width, words, their values, and the present value."""

    name: str
    label: str
    share: float
    words: Sequence[str]
    values: Sequence[str | None]
    now: str | None


class Filters(SheetPart):
    """Three drop-downs and a star; `on_change(search)` is called after every choice."""

    def __init__(self, bookshelf: KeptMatches, on_change: Callable[[Search], None]) -> None:
        self.bookshelf, self.on_change = bookshelf, on_change
        self.search = Search()

    @property
    def plain(self) -> bool:
        """True if no filter is set."""
        return self.search == Search()

    def clear(self) -> None:
        """Reset all filters."""
        self._set(Search())

    def add_to(self, column: TextColumn) -> None:
        px = column.kit.scale.px
        gap, star = px(20), column.target(56)
        free, x, found = column.width - star - 3 * gap, 0, list[tuple[int, TextColumn]]()
        for each in self._lists():
            chosen = each.values.index(each.now) if each.now in each.values else 0
            choose = partial(self._choose, each)
            control = Control(Dropdown, each.words, chosen, choose, name=each.name).called(each.label)
            place = column.inside(round(free * each.share))
            place.put(control.tall(56))
            found.append((x, place))
            x += place.width + gap
        place = column.inside(star)
        place.put(Control(StarButton, self._turn_star, lit=self.search.favourite is True).tall(56))
        column.beside([*found, (column.width - star, place)])

    def _lists(self) -> Sequence[_List]:
        search, games = self.search, list(self.bookshelf.games())[:MOST]
        people = list(self.bookshelf.opponents())[:MOST]
        results = [
            pgettext("matches", "won"),
            pgettext("matches", "lost"),
            pgettext("matches", "tied"),
            pgettext("matches", "waiting"),
        ]
        result = WAITS if search.waits else search.result
        return (
            _List(
                "game",
                _("Game"),
                0.42,
                [_("All games"), *map(self._title, games)],
                [None, *games],
                search.game,
            ),
            _List(
                "opponent",
                _("Opponents"),
                0.31,
                [_("With anybody"), *people],
                [None, *people],
                search.opponent,
            ),
            _List(
                "result",
                _("Result"),
                0.27,
                [_("Won and lost"), *results],
                [None, *RESULTS, WAITS],
                result,
            ),
        )

    def _title(self, game: str) -> str:
        match = self.bookshelf.first_of(game)
        if match is None:
            return game
        rules = house_rules_text(match)
        return f"{game_text(match)} ({rules})" if rules else game_text(match)

    def _choose(self, each: _List, at: int) -> None:
        value = each.values[at]
        if each.name == "result":
            waits = True if value == WAITS else None
            result = None if waits else value
            self._set(structs.replace(self.search, result=result, waits=waits))
        else:
            self._set(structs.replace(self.search, **{each.name: value}))

    def _turn_star(self) -> None:
        only = None if self.search.favourite else True
        self._set(structs.replace(self.search, favourite=only))

    def _set(self, search: Search) -> None:
        self.search = search
        self.on_change(search)
