"""The title: the game's name, the menu on the cloth, and a fan of cards that breathes."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pygame
from msgspec import Struct

from briscola import __version__
from briscola.i18n import text
from briscola.i18n.languages import LANGUAGES
from briscola.i18n.saving_words import settings_text
from briscola.i18n.text import _
from briscola.storage import may_be_deck
from briscola.storage.people import Profile
from briscola.system import resources
from briscola.ui.input import pointer
from briscola.ui.render import wordmark
from briscola.ui.render.theme import CREAM, LAMP_LIGHT, mix
from briscola.ui.scene import SHORTEST, Host, Scene, control_text, opener
from briscola.ui.scenes import title_picture
from briscola.ui.scenes.about import About
from briscola.ui.scenes.current_person import CurrentPerson
from briscola.ui.scenes.settings import DeckSettings, SettingsScene, sets_one_of
from briscola.ui.scenes.title_props import (
    BREATH,
    draw_fan,
    draw_name,
    draw_title_things,
    fan_below,
    fan_beside,
    pack_rect,
    slate_room,
)
from briscola.ui.scenes.title_slate import (
    ChalkDoor,
    ChalkLine,
    PackDoor,
    chosen,
    draw_title_slate,
    place_slate,
    slate_lines,
)
from briscola.ui.speech import ReadingLine
from briscola.ui.views import draw_slip, slip_size
from briscola.ui.views.table import frame_width
from briscola.ui.widgets import Button, Dropdown, Item, Link, Menu, Widget

LAMP = (0.665, 0.50)
PERIOD = 5.0
"""Period in s of the fan's breathing."""
FLICKER = 5
"""Amplitude of the lamp's flicker, out of 255 (two hundredths)."""
RULE_BELOW = 42
"""Px at 1080 from the baseline of the name to the line below it."""
SUBTITLE = 60
"""Height in px at 1080 of the line under the name."""


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

    def agreed_profile(self) -> Profile | None:
        """The current profile, with the name written last; None if nobody is shown."""
        return None

    def people(self) -> None:
        """Show the people who play at this computer."""

    def evenings(self, dropped: Path | None = None) -> None:
        """Open the kept matches; a record `dropped` on the window is added."""

    def tell_news(self) -> None:
        """Show what has to be told; called at each return to the title."""

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
        self._menu_before: Menu | None = None
        """The menu of the layout before."""
        self._still: pygame.Surface | None = None
        self._drawn: object = None
        """All that decided the still picture."""
        self._opens = opens
        self._borrowed = False
        """True while a picture from the disk is shown that was the whole title."""

    # ---- places

    @property
    def chapter(self) -> str:
        return "short"

    def layout(self, size: tuple[int, int]) -> None:
        lower = self._lay_name(size)
        self.menu = self._menu_before = menu = self._lay_menu(size, lower)
        languages, about = self._foot(size, lower)
        gap = self.kit.scale.px(28)
        row = pygame.Rect(languages.rect.right + gap, lower - 22, 0, 44)
        row.width = about.rect.left - gap - row.left
        if self.stacked:  # the last row lies under the fan there
            row = pygame.Rect(
                self.left, menu.rect.bottom + gap, size[0] - self.kit.scale.edge - self.left, 44
            )
        offered = self._offered(row)
        self._lay_fan(size, (row.bottom if offered else menu.rect.bottom), lower)
        doors = self._lay_slate((*offered, about), lower)
        self._looks = self._all_looks()
        corner = size[0] - self.kit.scale.edge, self.kit.scale.edge + self.kit.scale.target(56) // 2
        who = self._to.agreed_profile()
        self.who = None if who is None else CurrentPerson(self.kit, corner, who, self._to.people)
        group = self.new_group(focus="menu")
        group.add(menu, *doors, *offered, languages, about)
        if self.who is not None:
            group.add(self.who)
        group.home = menu
        self.restore_focus("menu")

    def _lay_name(self, size: tuple[int, int]) -> int:
        """Place the name in the window; return the y in px of the row at its foot."""
        scale = self.kit.scale
        self.left = wordmark.name_place(size)[0]
        self.stacked = size[1] > 0.95 * size[0]
        """True in a tall window, where the fan lies under the menu."""
        self.top = scale.px(20) if self.stacked else max(0, (size[1] - scale.px(1080)) // 2)
        wide = size[1] > scale.px(1060) and not self.stacked
        return self.top + scale.px(1003) if wide else size[1] - scale.edge - scale.px(18)

    @property
    def _name_right(self) -> int:
        return self.left + wordmark.name_size(self.kit.scale)[0]

    def _lay_menu(self, size: tuple[int, int], lower: int) -> Menu:
        """Place the menu: a long one takes the place of the words under the name, then moves the name up."""
        kit, scale, items = self.kit, self.kit.scale, self._items()
        end = size[0] - scale.edge if self.stacked else self._name_right + scale.px(40)
        menu = Menu(
            kit,
            pygame.Rect(self.left + scale.px(7), self.top + scale.px(424), scale.px(348), 1),
            items,
            hint=_("Enter"),
            room=end - self.left,
            instant=self.app.settings.reduced_motion,
            selected=self._selected(items),
        )
        rise = max(0, menu.rect.bottom + scale.px(10) - (lower - 22))  # it ends above the languages
        menu.rect.y -= rise
        self.subtitled = rise <= 0
        self.top -= max(0, rise - scale.px(SUBTITLE))
        self.rule_y = self.top + scale.px(wordmark.BASELINE + RULE_BELOW)
        self.name_y = self.rule_y - scale.px(RULE_BELOW)
        """y in px of the name's baseline."""
        return menu

    def _foot(self, size: tuple[int, int], lower: int) -> tuple[Dropdown, Link]:
        """The languages and the way to *About*, at the foot of the window."""
        kit, codes = self.kit, list(text.available())
        languages = Dropdown(
            kit,
            pygame.Rect(self.left, lower - 22, kit.scale.px(230), 44),
            [LANGUAGES[code].name for code in codes],
            codes.index(text.language()),
            sets_one_of(self.app.change, "language", codes),
            bare=True,
            name="language",
        )
        languages.label = _("Your language")
        words, right = _("About, version {number}").format(number=__version__), size[0] - kit.scale.edge
        return languages, Link(kit, (right, lower), words, opener(self.app, About), name="about")

    def _lay_fan(self, size: tuple[int, int], above: int, lower: int) -> None:
        """Place the fan beside the menu, or in a tall window below `above` (px)."""
        if self.stacked:
            self.fan = fan_below(self.kit, size, top=above, bottom=lower)
            return
        ends, bottom = (self._name_right, self.menu.reach), lower - 26 - self.kit.scale.px(8)
        under = (
            wordmark.name_corner(self.kit.scale, 0, self.name_y)[1] + wordmark.name_size(self.kit.scale)[1]
        )
        self.fan = fan_beside(
            self.kit, size, left=self.left, top=self.top, bottom=bottom, clear_of=ends, under=under
        )

    def _lay_slate(self, beside: Sequence[Widget], lower: int) -> Sequence[Widget]:
        """Place slate and pack, clear of what stands in the row at the foot; return their doors."""
        kit, scale, lines = self.kit, self.kit.scale, chosen(self._to.chalk())
        room = slate_room(kit, self.fan, lower + scale.px(8))
        if any(widget.rect.inflate(scale.px(40), 0).colliderect(room) for widget in beside):
            room.height = lower - 26 - scale.px(8) - room.y
        self.slate, fits = place_slate(scale, room, len(lines))
        written = slate_lines(kit, self.slate, lines[:fits], greeted=self._greets(fits))
        self.lines = len(written)
        """Number of lines on the slate."""
        self.pack = pack_rect(kit, self.fan, self.slate, lower - scale.target(44) // 2 - scale.px(8))
        return *written, PackDoor(kit, self.pack, opener(self.app, DeckSettings))

    def _greets(self, lines: int) -> bool:
        """True if the slate has room for the greeting above so many lines."""
        return self.slate.height - 2 * frame_width(self.slate.size) >= (lines + 1) * self.kit.scale.target(44)

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
        if self._borrowed:
            self._borrowed, self.dirty = False, True
        if self.app.settings.reduced_motion:
            self.wake = None
            return moving
        self._time += dt
        opening = round(BREATH / 2 * math.sin(2 * math.pi * self._time / PERIOD), 1)
        if opening != self._opening:
            self._opening = opening
            self.invalidate(self.fan.rect)
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
        self.kit.sprites.forget(self.fan.height)  # no table has cards as large

    def resume(self) -> None:
        self.layout(self.app.size)  # another match may wait now
        self.dirty = True
        self._to.tell_news()

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if event.type == pygame.DROPFILE and not may_be_deck(Path(event.file)):
            self._to.evenings(Path(event.file))
            return True
        if pointer.is_back(event):
            self.menu.select(0)  # not Quit: nobody leaves by Esc and Enter
            self.group.focus(self.menu)
            return True
        return False

    # ---- drawing

    def draw(self, target: pygame.Surface) -> None:
        if self._opens and self._draw_as_it_was(target):
            return
        drawn = (self._looks, self.kit, self.kit.edition)
        if self._still is None or drawn != self._drawn:
            self._drawn = drawn
            self._still = self._still_picture(target.get_size())
            self._veil = pygame.Surface(target.get_size()).convert()
        target.blit(self._still, (0, 0))
        if self._flicker:
            self._veil.set_alpha(self._flicker)
            target.blit(self._veil, (0, 0))
        draw_fan(target, self.kit, self.fan, self._opening)
        self._draw_notes(target)
        self.group.draw(target)

    def _draw_as_it_was(self, target: pygame.Surface) -> bool:
        """Draw the first picture as it was in an evening that began alike; False if there was none."""
        self._opens = False
        words = self._words()
        kept = title_picture.load(self.app.raster, title_picture.Kind.FIRST, words)
        if kept is None:
            if not self.app.rasterising:
                self.app.when_quiet.append(partial(self._keep_first, words))
            return False
        target.blit(kept, (0, 0))
        self._borrowed = True
        self.wake = SHORTEST
        return True

    def _keep_first(self, words: str) -> None:
        if self._still is None or words != self._words():
            return
        first = self._still.copy()
        draw_fan(first, self.kit, self.fan, 0.0)
        self._draw_notes(first)
        self.group.draw(first)
        title_picture.keep(self.app.raster, title_picture.Kind.FIRST, words, first)

    def _words(self) -> str:
        """All that decides the first picture: with the still one all words, and who plays."""
        items = [(item.text, tuple(item.notes), item.strong, item.small) for item in self.menu.items]
        offer = self._to.offer()
        offered = "" if offer is None else offer.text
        pointed = [
            widget.name for widget in self.group.widgets if widget.hovered or widget is self.group.focused
        ]
        written = [widget.text for widget in self.group.widgets if isinstance(widget, ChalkDoor)]
        said = (items, written, self.menu.selected, pointed, offered, self._to.agreed_profile(), self._notes)
        return f"{self._looks} {said}"

    def _still_picture(self, size: tuple[int, int]) -> pygame.Surface:
        """Everything that is neither moving nor a control; from the disk if it was drawn there before."""
        picture = pygame.Surface(size).convert()
        kept = title_picture.load(self.app.raster, title_picture.Kind.STILL, self._looks)
        if kept is not None:
            picture.blit(kept, (0, 0))
            return picture
        self._draw_still(picture)
        if not self.app.rasterising:
            looks, raster = self._looks, self.app.raster
            self.app.when_quiet.append(
                partial(title_picture.keep, raster, title_picture.Kind.STILL, looks, picture)
            )
        return picture

    def _all_looks(self) -> str:
        """All that decides the still picture, but for the drawings in it."""
        kit = self.kit
        looks = (text.language(), kit.scale, kit.looks, kit.sprites.info)
        places = (self.left, self.top, self.rule_y, self.subtitled, self.stacked, self.fan)
        return f"{looks} {places} {self.slate} {self.lines} {self.pack}"

    def _draw_still(self, target: pygame.Surface) -> None:
        """Draw what never changes from evening to evening."""
        self.app.draw_table(target, LAMP)
        kit, scale, fonts = self.kit, self.kit.scale, self.kit.fonts
        draw_name(target, kit, self.left, self.name_y)
        right = self.left + wordmark.name_size(scale)[0]
        y = self.rule_y
        gold = mix(CREAM, LAMP_LIGHT, 0.55)
        middle = (self.left + right) // 2
        gap = scale.px(42)
        thick = max(1, scale.px(2))
        pygame.draw.rect(target, gold, (self.left, y - thick // 2, middle - gap - self.left, thick))
        pygame.draw.rect(target, gold, (middle + gap, y - thick // 2, right - middle - gap, thick))
        sign = resources.sign_drawing("napoletane", "D")
        side = scale.px(46)
        coin = kit.raster.drawing("the coin of the title", (side, side), sign)
        if coin is not None:
            target.blit(coin, coin.get_rect(center=(middle, y)))
        if self.subtitled:
            fonts.draw(
                target,
                _("an evening at the circolo"),
                "subtitle",
                (self.left + scale.px(2), self.top + scale.px(344 + 8 * scale.growth(34))),
                mix(CREAM, LAMP_LIGHT, 0.6),
                anchor="midleft",
                halo=True,
                width=right - self.left,
            )
        draw_title_slate(target, kit, self.slate, lines=self.lines, greeted=self._greets(self.lines))
        draw_title_things(target, kit, self.fan, self.slate, self.pack)

    def _draw_notes(self, target: pygame.Surface) -> None:
        kit, scale, fonts = self.kit, self.kit.scale, self.kit.fonts
        size, notes = target.get_size(), self._notes
        left = max(scale.edge, round(self.fan.x - self.fan.width / 2))
        right = size[0] - left if self.who is None else self.who.rect.x - scale.px(24)
        wide = round(min(self.fan.width, right - left))
        rows = [line for note in notes if note for line in fonts.wrap(note, "small", wide - 2 * scale.px(20))]
        if rows:
            lines = [("small", row) for row in rows]
            slip = pygame.Rect((0, 0), slip_size(kit, lines, wide))
            slip.midtop = (min(round(self.fan.x), right - slip.width // 2), scale.edge)
            draw_slip(target, kit, slip, lines, inked=len(lines))
