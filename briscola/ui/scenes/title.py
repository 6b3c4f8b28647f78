"""The title: the game's name, the menu on the cloth, and a fan of cards that breathes."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
from msgspec import Struct

from briscola import __version__
from briscola.i18n.saving_words import settings_text
from briscola.i18n.text import _
from briscola.storage.people.profiles import Profile
from briscola.ui.day_watch import DayWatch
from briscola.ui.input import pointer
from briscola.ui.render import wordmark
from briscola.ui.scene import SHORTEST, Host, Scene, control_text, dropped_record, opener
from briscola.ui.scenes.about import About
from briscola.ui.scenes.current_person import CurrentPerson
from briscola.ui.scenes.menu_board import (
    ChalkLine,
    ChalkLink,
    ThingLink,
    board_links,
    chosen,
)
from briscola.ui.scenes.settings.scene import DeckSettings, SettingsScene
from briscola.ui.scenes.settings.setters import language_list
from briscola.ui.scenes.title_picture import TitlePainter, draw_notes
from briscola.ui.scenes.title_rects import (
    BREATH,
    FOOT_ROW,
    NameRect,
    menu_left,
    menu_line_width,
    place_name,
    title_rects,
)
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.widgets.button import Button, Link
from briscola.ui.widgets.dropdown import Dropdown
from briscola.ui.widgets.menu import Item, Menu
from briscola.ui.widgets.widget import Widget

PERIOD = 5.0
"""Period in s of the fan's breathing."""
FLICKER = 5
"""Amplitude of the lamp's flicker, out of 255 (two hundredths)."""
MENU_WIDTH = 348
"""Width in px at 1080 of the menu's two columns of small lines."""


class StepOffer(Struct, frozen=True, kw_only=True):
    """A step that the title offers: its words, and the actions of both answers."""

    text: str
    take: Callable[[], None]
    decline: Callable[[], None]


class Destinations:
    """Places to go from the title, and what it shows: here of nobody, and of nothing that is kept."""

    def menu(self) -> Sequence[Item]:
        """The lines of the menu before rules, settings and quit; asked at each visit."""
        return ()

    def chalk(self) -> Sequence[ChalkLine]:
        """The lines for the slate, in any order; asked at every layout."""
        return ()

    def offer(self) -> StepOffer | None:
        """The step to offer below the menu, if any; asked at every layout."""
        return None

    def profile(self) -> Profile | None:
        """The profile of whoever plays; None if nobody is shown."""
        return None

    def people(self) -> None:
        """Show the people who play at this computer."""

    def evenings(self, dropped: Path | None = None) -> None:
        """Open the kept matches; a record `dropped` on the window is added."""

    def returned(self) -> None:
        """Keep and show the name written last, then tell the news; called at each return to the title."""

    def warning(self) -> str:
        """Text on what is not saved; empty if all is well."""
        return ""


class Title(Scene):
    """The first scene: the title."""

    def __init__(self, app: Host, destinations: Destinations, *, opens: bool = False) -> None:
        """With `opens` the window opens with it: its first picture need not be drawn."""
        super().__init__(app)
        self._to = destinations
        self._time = 0.0
        self._opening = 0.0
        self._flicker = 0
        self._clock = DayWatch()
        self._menu_before: Menu | None = None
        """The menu of the layout before."""
        self._painter = TitlePainter(app, words=self._words, draw_rest=self._draw_rest, opens=opens)

    # ---- places

    @property
    def chapter(self) -> str:
        return "short"

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        self.menu = self._menu_before = menu = self._make_menu(size)
        name, menu.rect.y = place_name(scale, size, menu.rect.height)
        languages, about = self._foot(size, name)
        gap = scale.px(28)
        row = pygame.Rect(languages.rect.right + gap, name.foot - FOOT_ROW // 2, 0, FOOT_ROW)
        row.width = about.rect.left - gap - row.left
        if name.stacked:  # the last row lies under the fan there
            row.update(name.left, menu.rect.bottom + gap, size[0] - scale.edge - name.left, FOOT_ROW)
        offered, all_lines = self._offered(row), self._to.chalk()
        coffee = None if scale.small else next((line for line in all_lines if line.at_coffee), None)
        lines = chosen([line for line in all_lines if line is not coffee])
        self.places = places = title_rects(
            kit,
            size,
            name,
            menu_right=menu.reach,
            above=row.bottom if offered else menu.rect.bottom,
            beside=[widget.rect for widget in (*offered, about)],
            lines=len(lines),
        )
        written = board_links(kit, places.menu_board, lines[: places.lines], greeted=places.greeted)
        words = _("The deck and the table")
        things = [ThingLink(kit, places.pack, "pack", words=words, on_press=opener(self.app, DeckSettings))]
        if coffee is not None:
            things.append(
                ThingLink(kit, places.coffee, "coffee", words=coffee.text, on_press=coffee.on_press)
            )
        self._painter.lay(places)
        corner = size[0] - scale.edge, scale.edge + scale.target(56) // 2
        who = self._to.profile()
        self.who = None if who is None else CurrentPerson(kit, corner, who, self._to.people)
        group = self.new_group(focus="menu")
        group.add(menu, *written, *things, *offered, languages, about)
        if self.who is not None:
            group.add(self.who)
        group.home = menu
        self.restore_focus("menu")

    def _make_menu(self, size: tuple[int, int]) -> Menu:
        """The menu, at the top of the window until the name has its place."""
        scale, items = self.kit.scale, self._items()
        return Menu(
            self.kit,
            pygame.Rect(menu_left(scale, size), 0, scale.px(MENU_WIDTH), 1),
            items,
            hint=_("Enter"),
            room=menu_line_width(scale, size),
            instant=self.app.settings.reduced_motion,
            selected=self._selected(items),
        )

    def _foot(self, size: tuple[int, int], name: NameRect) -> tuple[Dropdown, Link]:
        """The languages and the way to *About*, at the foot of the window."""
        kit, high = self.kit, self.kit.scale.target(FOOT_ROW)
        place = pygame.Rect(name.left, name.foot - high // 2, kit.scale.px(230), high)
        languages = language_list(kit, place, self.app.change, bare=True)
        words, right = _("About, version {number}").format(number=__version__), size[0] - kit.scale.edge
        return languages, Link(kit, (right, name.foot), words, opener(self.app, About), name="about")

    @property
    def spoken_title(self) -> str:
        return wordmark.NAME

    @property
    def spoken_text(self) -> str:
        return "\n".join(filter(None, self._notes))

    @property
    def _notes(self) -> Sequence[str]:
        """Warnings shown over the fan."""
        return [self._to.warning(), settings_text(self.app.note) if self.app.note else ""]

    def reading(self) -> Sequence[ReadingLine]:
        notes = [ReadingLine(note) for note in self._notes if note]
        items = [ReadingLine(": ".join(filter(None, (item.text, item.note)))) for item in self.menu.items]
        rest = [ReadingLine(control_text(widget)) for widget in self.group.order() if widget is not self.menu]
        return [
            ReadingLine(wordmark.NAME, heading=True),
            ReadingLine(_("an evening at the circolo")),
            *notes,
            *items,
            *rest,
        ]

    def _offered(self, row: pygame.Rect) -> Sequence[Widget]:
        """The button that offers a step, and "Not now" beside it; empty if nothing is offered."""
        offer = self._to.offer()
        if offer is None:
            return ()
        kit, gap = self.kit, self.kit.scale.px(28)

        def decline() -> None:
            offer.decline()
            self.layout(self.app.size)
            self.group.focus(self.menu)
            self.dirty = True

        later = Link(kit, (0, row.centery), _("Not now"), decline, name="not now")
        room = row.width - gap // 2 - later.rect.width
        wide = min(room, kit.fonts.width(offer.text, "button") + 2 * gap)
        place = pygame.Rect(row.left, 0, wide, kit.scale.target(52))
        place.centery = row.centery
        later.rect.left = place.right + gap // 2
        button = Button(kit, place, offer.text, offer.take, name="offer")
        return button, later

    def _selected(self, items: list[Item]) -> int:
        """Index of the item selected before; at first that of what waits for the person, if anything does."""
        before = self._menu_before
        name = None if before is None else before.items[before.selected].name
        wanted = (at for at, item in enumerate(items) if (item.strong if name is None else item.name == name))
        return next(wanted, 0)

    def _items(self) -> list[Item]:
        return [
            *self._to.menu(),
            Item(name="rules", text=_("Rules"), on_press=self.app.open_rules, small=True),
            Item(name="settings", text=_("Settings"), on_press=opener(self.app, SettingsScene), small=True),
            Item(name="quit", text=_("Quit"), on_press=self.app.quit, small=True),
        ]

    # ---- time and events

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self._clock.turned():  # the slate tells of another deal of the day
            self.layout(self.app.size)
            self.dirty = True
        if self._painter.borrowed:
            self.dirty = True
        if self.app.settings.reduced_motion:
            self.wake = None
            return moving
        self._time += dt
        opening = round(BREATH / 2 * math.sin(2 * math.pi * self._time / PERIOD), 1)
        if opening != self._opening:
            self._opening = opening
            self.invalidate(self.places.fan.rect)
        flicker = round(FLICKER / 2 * (1 - math.cos(2 * math.pi * self._time / (PERIOD * 1.3))))
        if flicker != self._flicker:
            self._flicker = flicker
            self.dirty = True
        self.wake = 0.12
        return moving

    def enter(self) -> None:
        self.app.audio.background.phrase("title", once=True)

    def leave(self) -> None:
        self.app.audio.background.hush()
        self.kit.sprites.forget(self.places.fan.height)  # no table has cards as large

    def resume(self) -> None:
        self._to.returned()

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if (record := dropped_record(event)) is not None:
            self._to.evenings(record)
            return True
        if pointer.is_back(event):
            self.menu.select(0)  # not Quit: nobody leaves by Esc and Enter
            self.group.focus(self.menu)
            return True
        return False

    # ---- drawing

    def draw(self, target: pygame.Surface) -> None:
        self._painter.draw(target, flicker=self._flicker, opening=self._opening)
        if self._painter.borrowed:
            self.wake = SHORTEST

    def _draw_rest(self, target: pygame.Surface) -> None:
        """Draw the notes and the controls over everything else."""
        right = None if self.who is None else self.who.rect.x - self.kit.scale.px(24)
        draw_notes(target, self.kit, [note for note in self._notes if note], self.places.fan, right)
        self.group.draw(target)

    def _words(self) -> str:
        """All words, and who plays: what decides the first picture besides the still one."""
        items = [(item.text, tuple(item.notes), item.strong, item.small) for item in self.menu.items]
        offer = self._to.offer()
        offered = "" if offer is None else offer.text
        pointed = [
            widget.name for widget in self.group.widgets if widget.hovered or widget is self.group.focused
        ]
        written = [widget.text for widget in self.group.widgets if isinstance(widget, ChalkLink)]
        return str((items, written, self.menu.selected, pointed, offered, self._to.profile(), self._notes))
