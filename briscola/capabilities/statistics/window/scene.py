"""The statistics on a sheet: one page at first; after ten matches several, with filters above."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from msgspec import structs

from briscola.capabilities.statistics.statistics import statistics
from briscola.capabilities.statistics.window.dialogs import ask_twice, export
from briscola.capabilities.statistics.window.filters import Chosen, lists, make_filters
from briscola.capabilities.statistics.window.page_data import PageData, is_nothing
from briscola.capabilities.statistics.window.pages import PAGES, StatisticsPage, draw_empty
from briscola.client.host.library import Library
from briscola.i18n.figure_words import figure
from briscola.i18n.text import _
from briscola.ui.layout.window.sheet_layout import row_from_right
from briscola.ui.scene import Host, control_lines
from briscola.ui.scenes.sheets.dialog import tell
from briscola.ui.scenes.sheets.sheet import PageScene
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.text.text_column import TextColumn
from briscola.ui.widgets.button import Button
from briscola.ui.widgets.lists.player_rows import Row, Rows
from briscola.ui.widgets.panel import draw_column_rule
from briscola.ui.widgets.scroll import ScrollView


class StatisticsScene(PageScene):
    """The statistics of the person's matches."""

    def __init__(self, app: Host, library: Library, *, play: Callable[[], None]) -> None:
        """`play` opens a new match, offered before the first one."""
        super().__init__(app)
        self.library, self._play = library, play
        self.chosen = Chosen()
        self._page = "glance"
        self._column: TextColumn | None = None
        """The page as it is drawn; None while it is empty."""
        self._count()

    # ---- numbers

    def _count(self) -> None:
        """Read all numbers from the database."""
        self.data = PageData(self.library)
        if self._page not in self.pages:
            self._page = "glance"
        self._behind = self.library.behind is not None and not self.library.behind.ready
        self.wake = 0.5 if self._behind else None

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
        self.layout(self.app.size)

    # ---- places

    @property
    def chapter(self) -> str:
        return "matches"

    def layout(self, size: tuple[int, int]) -> None:
        del size
        inner = self.lay_page((self.kit.scale.px(52), self.kit.scale.px(40)), focus=self._first)
        if self.data.few:
            self._lay_alone(inner)
        else:
            self._lay_tabs(inner)
        self._lay_page()
        self.restore_focus(self._first)

    @property
    def _first(self) -> str:
        """The control that has the focus at first: the list of pages, or what the only page has to do."""
        if not self.data.few:
            return "pages"
        return "first" if self.empty else "page"

    def _lay_alone(self, inner: pygame.Rect) -> None:
        """One page in the whole sheet; below it what can be done with its numbers, once there are some."""
        kit, scale, tall = self.kit, self.kit.scale, self.kit.scale.target(58)
        self.split: int | None = None
        self.room = inner.copy()
        if is_nothing(self.data.everything):
            return
        self.room.height -= tall + scale.px(16)
        deeds = self._deeds()
        sizes = [(Button.width_for(kit, words), tall) for _name, words, _press in deeds]
        places = row_from_right(inner.right, inner.bottom - tall + tall // 2, sizes[::-1], scale.px(20))[::-1]
        for place, (name, words, press) in zip(places, deeds, strict=True):
            self.group.add(self.button(place, words, press, name))

    def _deeds(self) -> Sequence[tuple[str, str, Callable[[], None]]]:
        """Names, words and deeds of the two buttons about all numbers."""
        return (
            ("export", _("Save as CSV"), partial(export, self.app, self.library)),
            ("reset", _("Start again"), partial(ask_twice, self.app, self._begin_anew)),
        )

    def _lay_tabs(self, inner: pygame.Rect) -> None:
        """Pages at the left, filters above."""
        kit, scale, group = self.kit, self.kit.scale, self.group
        list_w = max(210, scale.px(380))
        button = scale.target(58)
        gap = max(10, scale.px(16))
        lower = 2 * button + gap
        rows = Rows(
            kit,
            pygame.Rect(inner.x + scale.px(14), inner.y, list_w - scale.px(28), inner.height - lower - gap),
            [Row(name=name, title=str(PAGES[name].title)) for name in self.pages],
            self.pages.index(self._page),
            self._turn_to,
            name="pages",
            row_height=66,
            pages=False,
        )
        self.split = inner.x + list_w + scale.px(30)
        left = self.split + scale.px(40)
        self.room = pygame.Rect(left, inner.y, inner.right - left, inner.height)
        if self._is_filtered:
            after = self.title_at[0] + kit.fonts.width(self.title(), "scene") + scale.px(48)
            room = pygame.Rect(after, self.title_at[1] - scale.target(52) // 2, 0, scale.target(52))
            room.width = min(self.rect.right - after, scale.px(1160))
            room.right = self.rect.right
            group.add(*make_filters(kit, room, lists(self.data), self.chosen, self._filter))
        group.add(rows)
        place = pygame.Rect(inner.x, inner.bottom - lower, list_w, button)
        for name, words, press in self._deeds():
            control = self.button(place.copy(), words, press, name)
            control.enabled = not is_nothing(self.data.everything)
            control.why_off = _("There is no match yet.")
            group.add(control)
            place.y += button + gap

    def _lay_page(self) -> None:
        """Lay out the page, or the hint what to do if it is empty."""
        kit, scale = self.kit, self.kit.scale
        self._column = None
        if self.empty:
            words = _("Show all") if self._is_filtered else _("Play a match")
            size = (Button.width_for(kit, words, role="button-main"), scale.target(68))
            place = pygame.Rect((0, 0), size)
            place.center = (self.room.centerx, round(self.room.y + self.room.height * 0.72))
            press = partial(self._choose, Chosen()) if self._is_filtered else self._begin
            self.group.add(Button(kit, place, words, press, name="first", primary=True, on_paper=True))
            return
        self._column = column = TextColumn(kit, self.room.width - scale.px(26))
        title = str(self.page.title)
        column.part(
            f"page {self._page}", lambda: self.page.fill(column, self.data, self.room.height), title=title
        )
        view = ScrollView(kit, self.room, column.height, column.draw, name="page")
        view.focusable = view.most > 0
        view.label = title
        self.group.add(view)

    def title(self) -> str:
        return _("Statistics")

    @property
    def spoken_text(self) -> str:
        return "\n".join(self._note) if self.empty else ""

    def reading(self) -> Sequence[ReadingLine]:
        page = [ReadingLine(words) for words in self._note] if self._column is None else self._column.read
        return [
            ReadingLine(str(self.page.title), heading=True),
            *page,
            ReadingLine(self.spoken_title, heading=True),
            *control_lines(self.group.widgets),
        ]

    @property
    def _note(self) -> tuple[str, str]:
        """Title and text of a page that is empty."""
        if self._is_filtered:
            return _("Nothing of the kind"), _("You have played no match like this yet.")
        title, text = self.page.if_empty
        return str(title), str(text)

    def _turn_to(self, at: int) -> None:
        self._page = self.pages[at]
        self.layout(self.app.size)

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

    def paint(self, target: pygame.Surface, y: int) -> None:
        del y
        air = self.kit.scale.px(44)
        if self.split is not None:
            draw_column_rule(target, self.split, self.rect.y + air, self.rect.bottom - air)
        if self.empty:
            draw_empty(target, self.kit, self.room, *self._note)
