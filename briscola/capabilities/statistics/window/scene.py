"""The statistics on a sheet: one page at first; after ten matches several, with filters above."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from msgspec import structs

from briscola.capabilities.coach.entry import coach_offer
from briscola.capabilities.statistics.shelf import Token
from briscola.capabilities.statistics.statistics import statistics
from briscola.capabilities.statistics.window.dialogs import ask_twice, export
from briscola.capabilities.statistics.window.filters import Chosen, lists, make_filters
from briscola.capabilities.statistics.window.page_data import PageData, is_nothing
from briscola.capabilities.statistics.window.pages import PAGES, StatisticsPage, draw_empty
from briscola.client.host.library import Library
from briscola.client.playback.kept_matches import CannotOpen, KeptMatches
from briscola.i18n.figure_words import figure
from briscola.i18n.text import _
from briscola.ui.scene import Host
from briscola.ui.scenes.playback.scene import watch
from briscola.ui.scenes.sheets.content_sheet import ContentPage
from briscola.ui.scenes.sheets.dialog import tell
from briscola.ui.scenes.sheets.parts import NameList, PressButton, SheetRow, Space, Stack
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.lists.player_rows import Row


class StatisticsScene(ContentPage):
    """The statistics of the person's matches."""

    high = 2160
    above_foot = 16
    aside = 34

    def __init__(self, app: Host, library: Library, *, play: Callable[[], None]) -> None:
        """`play` opens a new match, offered before the first one."""
        super().__init__(app)
        self.library, self._play = library, play
        self.chosen = Chosen()
        self._page = "glance"
        self._count()

    # ---- numbers

    def _count(self) -> None:
        """Read all numbers from the database."""
        self.data = PageData(self.library, self._open_token, self.place_from_top)
        if self._page not in self.pages:
            self._page = "glance"
        self._behind = self.library.behind is not None and not self.library.behind.ready
        self.wake = 0.5 if self._behind else None

    def _open_token(self, token: Token) -> None:
        """Show the hand of a thing on the shelf again."""
        match = self.library.history.get(token.match, profile=self.library.profile.id)
        try:
            opened = None if match is None else KeptMatches(self.library).open(match)
        except CannotOpen:
            opened = None
        if opened is None:
            tell(self.app, _("Not shown"), _("The record of this match can no longer be read."))
            return
        watch(self.app, opened, token.hand, offers=[coach_offer(self.app, self.library)])

    @property
    def pages(self) -> Sequence[str]:
        """The available pages; counting only for those who have trained it."""
        if self.data.few:
            return ["glance"]
        trained = figure("counting", lambda: bool(self.data.counting.kinds), True)
        return [name for name in PAGES if name != "counting" or trained]

    @property
    def page(self) -> StatisticsPage:
        """The page on show."""
        return PAGES[self._page]

    @property
    def empty(self) -> bool:
        """True if this page has nothing to draw."""
        return figure(f"empty page {self._page}", lambda: self.page.is_empty(self.data), False)

    @property
    def _is_filtered(self) -> bool:
        """True if there is something for the filters of this page to choose from."""
        return self.page.filtered and not is_nothing(self.data.everything)

    def _filter(self, field: str, value: str | None) -> None:
        self._choose(self.chosen.choosing(field, value))

    def _choose(self, chosen: Chosen) -> None:
        self.chosen, shown = chosen, self.data.everything
        if chosen != Chosen():
            shown = statistics(self.library.database, self.library.profile, **structs.asdict(chosen))
        self.data.statistics = shown
        self.place_from_top()

    # ---- what stands on it

    @property
    def chapter(self) -> str:
        return "matches"

    def title(self) -> str:
        return _("Statistics")

    @property
    def spoken_text(self) -> str:
        return "\n".join(self._note) if self.empty else ""

    @property
    def first(self) -> str:
        """The control that has the focus at first: the list of pages, or what the only page has to do."""
        if not self.data.few:
            return "pages"
        return "first" if self.empty else "text"

    @property
    def share(self) -> float:
        return 1 if self.data.few else 0.26

    def layout(self, size: tuple[int, int]) -> None:
        super().layout(size)
        for view in self.views:
            view.label = str(self.page.title)

    def add_above(self, room: pygame.Rect) -> None:
        super().add_above(room)
        if self.data.few or not self._is_filtered:
            return
        kit, scale = self.kit, self.kit.scale
        after = self.title_at[0] + kit.fonts.width(self.title(), "scene") + scale.px(48)
        place = pygame.Rect(after, self.title_at[1] - scale.target(52) // 2, 0, scale.target(52))
        place.width = min(room.right - after, scale.px(1160))
        place.right = room.right
        filters = make_filters(kit, place, lists(self.data), self.chosen, self._filter)
        self.group.add(*filters)
        self.above = [*self.above, *filters]

    def fill(self, column: TextColumn) -> None:
        if self.data.few:
            self._add_page(column)
            return
        below = column.inside(column.width)
        below.gap(16)
        nothing, why = is_nothing(self.data.everything), _("There is no match yet.")
        below.put(Stack(*(button.off(nothing, why) for button in self._deeds()), gap=16))
        rows = [Row(name=name, title=str(PAGES[name].title)) for name in self.pages]
        column.put(NameList(rows, self.pages.index(self._page), self._turn_to, "pages", below=below.height))
        column.add(below)

    def fill_right(self, column: TextColumn) -> None:
        self._add_page(column)

    def foot(self) -> SheetPart | None:
        if not self.data.few or is_nothing(self.data.everything):
            return None
        return SheetRow(Space(), *self._deeds(), gap=20)

    def _deeds(self) -> Sequence[PressButton]:
        """The buttons about all numbers."""
        save, anew = partial(export, self.app, self.library), partial(ask_twice, self.app, self._begin_anew)
        return (
            PressButton(_("Save as CSV"), save, "export").tall(58),
            PressButton(_("Start again"), anew, "reset").tall(58),
        )

    def _add_page(self, column: TextColumn) -> None:
        """Add the page, or the hint what to do if it is empty; its title is seen in the list of pages."""
        title = str(self.page.title)
        column.canvas(0, lambda *_place: None, title, heading=True)
        if self.empty:
            self._add_hint(column)
        else:
            room = column.most
            column.part(f"page {self._page}", lambda: self.page.fill(column, self.data, room), title=title)

    def _add_hint(self, column: TextColumn) -> None:
        """Add the picture and the words in place of the page, and what there is to do."""
        note, room = self._note, (column.width, column.most)

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            draw_empty(target, column.kit, pygame.Rect((x, y), room), *note)

        words = _("Show all") if self._is_filtered else _("Play a match")
        press = partial(self._choose, Chosen()) if self._is_filtered else self._begin
        column.canvas(round(room[1] * 0.72) - column.target(68) // 2, paint, *note)
        column.put(SheetRow(Space(), PressButton(words, press, "first", main=True).tall(68), Space()))

    @property
    def _note(self) -> tuple[str, str]:
        """Title and text of a page that is empty."""
        if self._is_filtered:
            return _("Nothing of the kind"), _("You have played no match like this yet.")
        title, text = self.page.if_empty
        return str(title), str(text)

    def _turn_to(self, at: int) -> None:
        self._page = self.pages[at]
        self.place_from_top()

    def _begin(self) -> None:
        self.app.pop()
        self._play()

    # ---- a new beginning

    def _begin_anew(self) -> None:
        before = self.library.profile.counts_from
        self.library.profile = self.library.profiles.begin_counting_anew(self.library.profile.id)
        if self.library.profile.counts_from == before:
            tell(self.app, _("Not saved"), _("The statistics cannot be written; they stay as they are."))
            return
        self.chosen = Chosen()
        self._count()
        self.layout(self.app.size)

    # ---- time and events

    def update(self, dt: float) -> bool:
        if self._behind and self.library.behind is not None and self.library.behind.ready:
            self._count()
            self.layout(self.app.size)
        return super().update(dt)
