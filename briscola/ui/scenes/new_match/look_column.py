"""The right column: deck, colour of the backs, table. Changes apply at once, as in the settings."""

from briscola import resources
from briscola.i18n.text import _
from briscola.storage.settings import BACKS
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import TABLES
from briscola.ui.scene import Host
from briscola.ui.scenes.new_match.new_match_layout import NewMatchLayout, fits
from briscola.ui.scenes.settings import deck_title, table_title
from briscola.ui.views import deck_preview
from briscola.ui.widgets import FocusGroup, Segments, Stepper, Swatches


def _titles() -> list[str]:
    return [deck_title(info.name) for info in resources.decks()]


def deck_width(kit: Kit) -> int:
    """Width in px that the longest deck name needs at its smallest size."""
    return max((_needs(kit, title, "body-strong") for title in _titles()), default=0)


def _needs(kit: Kit, title: str, role: str) -> int:
    return kit.fonts.width(title, role) + 2 * max(18, kit.scale.px(26)) + kit.scale.px(16)


def add_looks(group: FocusGroup, app: Host, plan: NewMatchLayout) -> bool:
    """Add the controls; True if the tables' names fit on their pictures."""
    kit, s = app.kit, app.settings
    decks = [info.name for info in resources.decks()] or [s.deck]
    shown = kit.sprites.info.name
    tables = list(TABLES)
    titles = [table_title(name) for name in tables]
    named = fits(kit, titles, plan.swatches.width, gap=kit.scale.px(24))
    # The name in the largest type that holds it; a change of deck lays everything out again.
    sizes = (r for r in ("heading", "tag") if _needs(kit, deck_title(shown), r) <= plan.deck.width)
    role = next(sizes, "body-strong")
    group.add(
        Stepper(
            kit,
            plan.deck,
            [deck_title(name) for name in decks],
            decks.index(shown) if shown in decks else 0,
            lambda at: app.change(deck=decks[at]),
            role=role,
            dots=not kit.scale.small,
            name="deck",
        ),
        Segments(
            kit,
            plan.backs,
            [_("to match"), _("blue"), _("red")],
            BACKS.index(s.back),
            lambda at: app.change(back=BACKS[at]),
            name="back-colour",
        ),
        Swatches(
            kit,
            plan.swatches,
            titles if named else [""] * len(titles),
            tables.index(s.table),
            lambda at: app.change(table=tables[at]),
            lambda at, size: deck_preview.swatch(kit, tables[at], size),
            name="table",
        ),
    )
    return named
