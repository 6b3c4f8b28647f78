"""The look of the game: deck, back and table, with a picture of them."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from briscola import resources
from briscola.i18n.text import _
from briscola.storage.settings import BACKS
from briscola.ui.render.theme import TABLES
from briscola.ui.scene import Host
from briscola.ui.scenes.settings.setting_rows import Change
from briscola.ui.views import deck_preview
from briscola.ui.widgets import Segments, Stepper, Swatches, Widget


def deck_title(name: str) -> str:
    """Name of a deck in the current language; a deck without a description goes by its folder."""
    info = resources.deck(name)
    return _(info.title) if info is not None else name


def table_title(name: str) -> str:
    """Name of a table in the current language."""
    return str(TABLES[name].title)


def look_controls(app: Host, change: Change, rect: pygame.Rect) -> tuple[pygame.Rect, Sequence[Widget]]:
    """The picture's rectangle, and the controls: under it, or beside it in a low wide room."""
    kit, scale, s = app.kit, app.kit.scale, app.settings
    decks = [info.name for info in resources.decks()] or [s.deck]
    shown = kit.sprites.info.name or decks[0]
    tables = list(TABLES)
    line, swatch, gap = scale.target(56), max(52, scale.px(84)), scale.px(18)
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
    return picture, (
        Stepper(
            kit,
            deck,
            [deck_title(name) for name in decks],
            decks.index(shown) if shown in decks else 0,
            lambda at: change(deck=decks[at]),
            role="heading",
            name="deck",
        ),
        Segments(
            kit,
            backs,
            [_("to match"), _("blue"), _("red")],
            BACKS.index(s.back),
            lambda at: change(back=BACKS[at]),
            name="back-colour",
        ),
        Swatches(
            kit,
            swatches,
            [table_title(name) for name in tables],
            tables.index(s.table),
            lambda at: change(table=tables[at]),
            lambda at, size: deck_preview.swatch(kit, tables[at], size),
            name="table",
        ),
    )
