"""The look of the game: deck, back and table, with a picture of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from briscola.i18n.own_deck_words import some_own_deck
from briscola.i18n.spoken_words import Role, Spoken
from briscola.i18n.text import _
from briscola.storage.settings.settings import BACKS
from briscola.system import resources
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, TABLES
from briscola.ui.scene import Host
from briscola.ui.scenes.settings.setters import Change, sets_one_of
from briscola.ui.scenes.settings.setting_rows import SettingRow
from briscola.ui.scenes.settings.swatches import Swatches
from briscola.ui.views import deck_preview
from briscola.ui.views.text.text_column import SheetPart, TextColumn
from briscola.ui.widgets.choice import Segments, Stepper
from briscola.ui.widgets.widget import Pressable, Widget


def deck_title(name: str) -> str:
    """Name of a deck in the current language; a deck without a description goes by its folder."""
    info = resources.deck(name)
    if resources.is_own(name) or name == resources.OWN_IN_RECORDS:
        return some_own_deck() if info is None else info.title
    return _(info.title) if info is not None else name


def deck_titles() -> list[str]:
    """Names of all decks that can be chosen."""
    return [deck_title(info.name) for info in resources.decks()]


def table_title(name: str) -> str:
    """Name of a table in the current language."""
    return str(TABLES[name].title)


def style_sentences() -> Mapping[str, str]:
    """Explanation of each control of the look, by its name."""
    return {
        "deck": _("The cards you play with."),
        "back-colour": _("The backs of the cards. “To match” takes the colour that goes with the table."),
        "table": _("The cloth or the wood under the cards."),
    }


class DeckPicture(Pressable):
    """The deck on the table, as one plays with them; a press opens their page."""

    def __init__(self, kit: Kit, rect: pygame.Rect, on_press: Callable[[], None]) -> None:
        super().__init__(kit, rect, name="look", on_paper=True)
        self.on_press = on_press

    def spoken(self) -> Spoken:
        return Spoken(role=Role.BUTTON, name=style_title(), states=self.states(), more=self.more)

    def draw(self, target: pygame.Surface) -> None:
        deck_preview.draw_deck(target, self.kit, self.rect)
        if self.hovered:
            line = max(2, self.kit.scale.px(3))
            pygame.draw.rect(target, INK, self.rect, line, border_radius=self.kit.scale.px(12))


class DeckStepper(Stepper):
    """The control for the deck: arrows change it; Enter never does, so that nobody loses a deck by it."""

    opens: Callable[[], None] | None = None
    """Opens the page of the deck and the table, on Enter."""

    def confirm(self) -> None:
        if self.opens is not None:
            self.opens()


def deck_row(app: Host, change: Change, open_look: Callable[[], None]) -> SettingRow:
    """The deck with its picture, which opens the page of the deck and the table."""
    kit = app.kit
    titles = [deck_title(name) for name in _decks(app)]
    narrow, picture = Stepper.width_for(kit, titles), kit.scale.px(210)

    def make(rect: pygame.Rect) -> Sequence[Widget]:
        shown = pygame.Rect(rect.x, rect.y, picture, rect.height)
        place = pygame.Rect(0, 0, rect.width - picture - kit.scale.px(14), kit.scale.target(52))
        place.midright = rect.midright
        stepper = deck_stepper(app, kit, change, place)
        stepper.opens = open_look
        return DeckPicture(kit, shown, open_look), stepper

    widths = (narrow + picture + kit.scale.px(14),)
    return SettingRow(_("Deck"), style_sentences()["deck"], widths, make, tall=2)


def style_title() -> str:
    """Title of the page of the deck and the table."""
    return _("The deck and the table")


def style_heading() -> str:
    """Heading over the picture and what can be chosen of it."""
    return _("Deck, backs and table")


class DeckLook(SheetPart):
    """Deck and table under their heading: a picture with its controls, in all the room that is left."""

    def __init__(self, app: Host, change: Change) -> None:
        self._app, self._change = app, change

    def add_to(self, column: TextColumn) -> None:
        kit = column.kit
        column.title(style_heading())
        line, swatch, gap = _measures(kit)
        least = 2 * line + swatch + 3 * gap
        top, high = column.height, column.give(max(least, column.most - column.height), least)
        place = pygame.Rect(0, top, column.width, high)
        picture, controls = style_controls(self._app, self._change, place)

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            deck_preview.draw_deck(target, kit, picture.move(x, y - top))

        column.canvas(high, paint)
        for control in controls:
            column.place(control)


def _measures(kit: Kit) -> tuple[int, int, int]:
    """Height of a control of the look, of the tables, and a gap, in px."""
    return kit.scale.target(56), max(52, kit.scale.px(84)), kit.scale.px(18)


def style_controls(app: Host, change: Change, rect: pygame.Rect) -> tuple[pygame.Rect, Sequence[Widget]]:
    """The picture's rectangle, and the controls: under it, or beside it in a low wide room."""
    scale = app.kit.scale
    line, swatch, gap = _measures(app.kit)
    beside = rect.width > 2 * rect.height
    room = pygame.Rect(rect)
    if beside:
        room.width = rect.width // 2 - scale.px(24)
        room.right = rect.right
    foot = room.bottom - scale.px(8)
    if beside:
        foot -= max(0, (room.height - 2 * line - swatch - 2 * gap) // 2)
    swatches = pygame.Rect(room.x, foot - swatch, room.width, swatch)
    backs = pygame.Rect(room.x, swatches.y - gap - line, room.width, min(line, scale.target(52)))
    deck = pygame.Rect(room.x, backs.y - gap // 2 - line, room.width, line)
    if beside:
        picture = pygame.Rect(rect.x, rect.y, rect.width // 2 - scale.px(24), rect.height)
    else:
        picture = pygame.Rect(rect.x, rect.y, rect.width, max(60, deck.y - gap // 2 - rect.y))
    return picture, style_widgets(app, app.kit, change, deck, backs, swatches, role="heading")


def style_widgets(
    app: Host,
    kit: Kit,
    change: Change,
    deck: pygame.Rect,
    backs: pygame.Rect,
    swatches: pygame.Rect,
    *,
    role: str,
    dots: bool = False,
    named: bool = True,
) -> Sequence[Widget]:
    """The controls for deck, backs and table in their places; `named`: the tables bear their names."""
    s = app.settings
    tables, told = list(TABLES), style_sentences()
    return (
        deck_stepper(app, kit, change, deck, role=role, dots=dots),
        Segments(
            kit,
            backs,
            [_("to match"), _("blue"), _("red")],
            BACKS.index(s.back),
            sets_one_of(change, "back", BACKS),
            name="back-colour",
        ).called(_("Backs"), told["back-colour"]),
        Swatches(
            kit,
            swatches,
            [table_title(name) if named else "" for name in tables],
            tables.index(s.table),
            sets_one_of(change, "table", tables),
            partial(_swatch, kit, tables),
            spoken_labels=[table_title(name) for name in tables],
            name="table",
        ).called(_("Table"), told["table"]),
    )


def deck_stepper(
    app: Host,
    kit: Kit,
    change: Change,
    rect: pygame.Rect,
    *,
    role: str = "body-strong",
    dots: bool = False,
    on_paper: bool = True,
) -> DeckStepper:
    """The control for the deck, in its place."""
    decks = _decks(app)
    shown = kit.sprites.info.name or decks[0]
    stepper = DeckStepper(
        kit,
        rect,
        [deck_title(name) for name in decks],
        decks.index(shown) if shown in decks else 0,
        sets_one_of(change, "deck", decks),
        role=role,
        dots=dots,
        name="deck",
        on_paper=on_paper,
    )
    stepper.called(_("Deck"), style_sentences()["deck"])
    return stepper


def _decks(app: Host) -> Sequence[str]:
    return [info.name for info in resources.decks()] or [app.settings.deck]


def _swatch(kit: Kit, tables: Sequence[str], at: int, size: tuple[int, int]) -> pygame.Surface:
    return deck_preview.swatch(kit, tables[at], size)
