"""Every scene, in windows, sizes, languages and looks that meet in pairs: all that is asked of any page."""

from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from briscola.i18n.text import use
from briscola.ui.app import App
from briscola.ui.render import window
from briscola.ui.render.theme import TABLES
from briscola.ui.scenes.rules_reader import RulesScene
from briscola.ui.window_events import Hooks
from tests.spread import all_pairs, quick_some
from tests.ui import scene_demands as ask
from tests.ui.all_scenes import CALM, SCENES
from tests.ui.demands import LANGUAGES, SIZES
from tests.ui.drawn import QUICK
from tests.ui.driver import Driver
from tests.ui.robot import plain_settings
from tests.ui.scene_demands import Picture

PER_CENT = (100, 160, 80, 140, 120)
HANDS = ("keys", "mouse", "arrows", "finger", "pad")
QUICK_ROWS = 20


class Row(NamedTuple):
    """A scene, and how it stands in the window."""

    scene: str
    window: tuple[int, int]
    text: int = 100
    """Size of the text in per cent; small windows grow it by no more than they have room for."""
    cards: int = 100
    language: str = "en"
    hand: str = "keys"
    contrast: bool = False
    table: str = "green"

    def __str__(self) -> str:
        width, height = self.window
        looks = [self.table, *(["contrast"] if self.contrast else [])]
        return "-".join(map(str, (self.scene, f"{width}x{height}", *self[2:6], *looks)))


LOOKS = (False, True), list(TABLES)
ROWS = [
    *map(Row._make, all_pairs(list(SCENES), SIZES, PER_CENT, PER_CENT, LANGUAGES, HANDS, *LOOKS)),
    # “Du bist dran” on the narrow tag of a table beside large text was cut.
    *(Row(name, (1920, 1080), 160, 160, "de") for name in ("lesson", "puzzle")),
    Row("cup of sixteen", (1920, 1080), 140, 100, "fr"),  # “Points de coupe” ran over the first row
]
FORCED = [(800, 400), (1, 1), (320, 200), (200, 2000), (4000, 300), (3, 1500), (1500, 2)]
"""Sizes that window managers and small screens may force on us."""

ALLOWED: Mapping[tuple[str, str, str], str] = {
    ("face of a guest", "readable", "under the sheet"): "it half covers words of the sheet below",
    ("stairs", "order of sight", ""): "one climbs them from below",
    **{
        (f"table of friends, {which}", "order of sight", ""): "what is to be done now is said first"
        for which in ("hosting", "joining", "elsewhere", "several addresses")
    },
}
"""Faults that a scene may have, by its name, the demand and a part of what is told, and why."""


def opened(row: Row, folder: Path) -> App:
    use(row.language)
    fields = {name: getattr(row, name) for name in ("language", "contrast", "table")}
    settings = plain_settings(**fields, text_size=row.text, card_size=row.cards, **CALM)
    app = App(settings=settings, size=row.window, sound=False, raster=QUICK)
    app.hooks = Hooks(rules=RulesScene)
    SCENES[row.scene](app, folder)
    Driver(app).let_pass(ask.TWO_SECONDS)
    return app


def faults(app: App, row: Row, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, str]]:
    """Each demand that the scene does not meet, and where."""
    yield from (("red button", found) for found in ask.red_button_not_taken(app, row.hand))
    picture = Picture(app, monkeypatch)
    yield from (("readable", found) for found in ask.unreadable(picture))
    yield from (("captions", found) for found in ask.captions_in_frames(picture))
    yield from (("targets", found) for found in ask.bad_targets(picture))
    yield from (("off", found) for found in ask.silent_when_off(app))
    yield from (("order of sight", found) for found in ask.out_of_order(picture))
    yield from (("contrast", found) for found in ask.faint(picture))
    if row.hand == "keys":
        yield from (("focus", found) for found in ask.unseen_focus(app))
    yield from (("reached", found) for found in ask.unreached(app, row.hand))
    number = ROWS.index(row)
    changes = (
        partial(ask.resize, app, SIZES[number % 4]),
        partial(app.change, text_size=PER_CENT[number % 5 - 1]),
        partial(app.change, language=LANGUAGES[number % len(LANGUAGES) - 1]),
    )
    yield from (("kept", found) for found in ask.forgotten(app, changes))
    chance = Random(number)
    any_size = chance.randrange(1, 1100), chance.randrange(1, 700)
    for size in (FORCED[number % len(FORCED)], any_size):
        yield from (("any window", found) for found in ask.breaks_in(app, size, (0.5, chance.random())))


@pytest.fixture(autouse=True)
def plain_cloth(monkeypatch: pytest.MonkeyPatch) -> None:
    """A size settles at once, and the cloth, which takes longer than all else, is one colour."""
    monkeypatch.setattr(window, "SETTLE", -1.0)
    monkeypatch.setattr(App, "draw_table", lambda app, target, _lamp=None: target.fill(app.kit.table.mid))


# Quick although it is dear: each row asks everything of a page, and nothing else that is quick opens so many.
@pytest.mark.parametrize("row", quick_some([(row,) for row in ROWS], QUICK_ROWS), ids=str)
def test_a_scene_meets_every_demand(row: Row, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = opened(row, tmp_path)
    found = [(demand, what) for demand, what in faults(app, row, monkeypatch)]
    assert not [
        fault
        for fault in found
        if not any(key[:2] == (row.scene, fault[0]) and key[2] in fault[1] for key in ALLOWED)
    ]
