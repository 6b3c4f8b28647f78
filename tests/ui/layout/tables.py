"""Every form of table, in windows and with cards of every size, as data."""

from collections.abc import Mapping, Sequence
from functools import cache

from briscola.engine.rules import OptionValue, Rules
from briscola.engine.variants import make_rules
from briscola.system.resources import decks
from briscola.ui.layout.card_growth import with_cards
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.layout.window.metrics import LEAST, MOST, allowed

TABLES: Mapping[str, tuple[str, int, Mapping[str, OptionValue]]] = {
    "two": ("briscola", 2, {}),
    "three": ("briscola", 3, {}),
    "pairs": ("briscola", 4, {}),
    "four alone": ("briscola", 4, {"teams": False}),
    "five": ("briscola", 5, {}),
    "six": ("briscola", 6, {}),
    "six alone": ("briscola", 6, {"teams": False}),
    "chiamata": ("chiamata", 5, {}),
    "morto": ("chiamata", 4, {"morto": "open"}),
    "prini of two": ("prini", 2, {"deal_all": True}),
    "prini of three": ("prini", 3, {"deal_all": True}),
    "prini of four": ("prini", 4, {"deal_all": True}),
    "prini of four alone": ("prini", 4, {"deal_all": True, "teams": False}),
    "prini of five": ("prini", 5, {"deal_all": True}),
    "mariazza": ("marianna", 2, {"mariazza": True}),
    "marianna of three": ("marianna", 3, {}),
    "marianna of four": ("marianna", 4, {}),
    "bisca": ("bisca", 2, {"hand_size": 9}),
    "scoperta": ("scoperta", 2, {}),
    "briscolone": ("briscolone", 2, {}),
}
SIZES = (
    (1024, 600),
    (1280, 800),
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
    (3440, 1440),
    (2560, 1080),
    (1080, 1920),
    (1024, 1365),  # the picture for 768×1024 (`fit`)
)
NARROWER = ((1024, 768), (1280, 1024), (1440, 960), (1600, 1200), (1024, 1137), (1024, 1638))
"""Windows of 4:3, 5:4 and 3:2, and taller than wide."""
_ALL = sorted({deck.ratio for deck in decks()})
RATIOS = (_ALL[0], _ALL[len(_ALL) // 2], _ALL[-1])
"""The narrowest cards, the widest, and those between."""
Size = tuple[int, int]


def rules_of(table: str) -> Rules:
    """The rules that are played at that table."""
    variant, players, options = TABLES[table]
    return make_rules(variant, players, dict(options))


def layout(rules: Rules, size: Size, ratio: float) -> Layout:
    """A table with cards of the usual size."""
    return Layout(
        size,
        range(rules.places),
        rules.hand_size,
        ratio=ratio,
        partners=rules.in_sides,
        face_up=rules.open_hands,
        trumps=rules.trumps_at_start,
        dummy=rules.dummy_seat is not None,
        signs=rules.talks,
    )


@cache
def layouts(table: str) -> Sequence[Layout]:
    """That table in every window, with the cards of every deck; and with small and with large ones."""
    rules = rules_of(table)
    return [*(layout(rules, size, ratio) for size in SIZES for ratio in RATIOS), *resized(table)]


@cache
def resized(table: str) -> Sequence[Layout]:
    """That table with small and with large cards, in some windows and in a very wide one."""
    rules, at = rules_of(table), list(TABLES).index(table)
    return [
        with_cards(layout(rules, size, RATIOS[1]), wished)
        for size in (SIZES[at % 4], SIZES[(at + 1) % 4], SIZES[5 + at % 2])
        for wished in (LEAST, allowed(size, MOST))
    ]


def chosen(table: str, size: Size, ratio: float) -> Layout:
    """That table with the largest cards that its window allows."""
    return with_cards(layout(rules_of(table), size, ratio), allowed(size, MOST))


def said(layout: Layout) -> str:
    """Which table, for a message."""
    return f"{layout.size}, cards of {layout.ratio:.2f}"
