"""The right column: deck, colour of the backs, table. Changes apply at once, as in the settings."""

from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import TABLES
from briscola.ui.scene import Host
from briscola.ui.scenes.new_match.new_match_layout import NewMatchLayout, fits
from briscola.ui.scenes.settings import deck_title, table_title
from briscola.ui.scenes.settings.look_settings import deck_titles, look_widgets
from briscola.ui.widgets import FocusGroup


def deck_width(kit: Kit) -> int:
    """Width in px that the longest deck name needs at its smallest size."""
    return max((_needs(kit, title, "body-strong") for title in deck_titles()), default=0)


def _needs(kit: Kit, title: str, role: str) -> int:
    return kit.fonts.width(title, role) + 2 * max(18, kit.scale.px(26)) + kit.scale.px(16)


def add_looks(group: FocusGroup, app: Host, kit: Kit, plan: NewMatchLayout) -> bool:
    """Add the controls; True if the tables' names fit on their pictures."""
    deck = deck_title(kit.sprites.info.name)
    named = fits(kit, [table_title(name) for name in TABLES], plan.swatches.width, gap=kit.scale.px(24))
    # The name in the largest type that holds it; a change of deck lays everything out again.
    role = next((r for r in ("heading", "tag") if _needs(kit, deck, r) <= plan.deck.width), "body-strong")
    places = plan.deck, plan.backs, plan.swatches
    dots = not kit.scale.small
    group.add(*look_widgets(app, kit, app.change, *places, role=role, dots=dots, named=named))
    return named
