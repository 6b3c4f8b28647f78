"""Make the pictures of the README and of `docs/` anew: `python -m tools.pictures`.

`--check` makes none, and names each picture that shows words or controls that the program no longer
has, or that lacks some. What each picture shows is kept in `docs/pictures.json`.
"""

import argparse
import json
import random
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

import pygame
import pytest
from PIL import Image

from briscola.client.host.thinking_threads import Work
from briscola.commands import gallery
from briscola.commands.headless import screenless
from briscola.storage.settings.settings import Settings, changed
from briscola.system import resources
from briscola.ui.app import App
from briscola.ui.layout.window.metrics import Scale
from briscola.ui.render.cards.card_art import CardArt
from briscola.ui.render.svg.raster import Raster
from briscola.ui.render.text.fonts import Fonts
from briscola.ui.scene import Scene
from briscola.ui.views.table.chalk_board import ChalkBoard
from tests.ui.all_scenes import CALM, SCENES, Stand
from tests.ui.by_ear_scenes.heard_scene import drawn_words
from tests.ui.conftest import thought_through
from tests.ui.driver import Driver
from tools.drawings.sheet import FELT, GAP, sheet

DOCS = Path(__file__).resolve().parent.parent / "docs"
KEPT = DOCS / "pictures.json"
SIZE = (1280, 720)


def all_games(app: App, _folder: Path) -> None:
    """The list of games over the page of a new match."""
    app.reset(gallery.SCENES["all-games"](app))
    gallery.pass_frames(app)
    Driver(app).click_on("all-games")


TABLES: Mapping[str, tuple[str, Stand]] = {
    "play-2.jpg": ("napoletane", SCENES["table of 2"]),
    "play-5.jpg": ("piacentine", SCENES["table of 5"]),
    "auction.jpg": ("piacentine", SCENES["auction"]),
    "hand-result.jpg": ("piacentine", SCENES["hand of chiamata"]),
    "all-games.jpg": ("napoletane", all_games),
}
"""Deck and scene of each picture of the window."""
DECKS = "decks.jpg"
SHOWN = ("1D", "3B", "5S", "2C", "FC", "CS", "RD", "RB", "back")
"""Cards of each deck in its picture."""
CARD_HEIGHT = 180
TABLE_QUALITY, DECK_QUALITY = 88, 78


def shown(scene: Scene) -> Sequence[str]:
    """All words that are written in a scene, and the names of its controls."""
    scene.app.kit.paper.clear()  # what is chalked on kept slates is chalked again
    names = {widget.spoken().name for widget in scene.focused_group.order()}
    with (
        pytest.MonkeyPatch.context() as patcher,
        patch.object(ChalkBoard, "text", autospec=True, side_effect=ChalkBoard.text) as chalk,
    ):
        texts = drawn_words(scene, patcher)
    return sorted({*texts, *(call.args[1] for call in chalk.call_args_list), *names} - {""})


def window(deck: str, stand: Stand) -> tuple[pygame.Surface, Sequence[str]]:
    """A scene in English, and what it shows; the same at every hour and on a machine of any speed."""
    random.seed(0)
    settings = changed(Settings(), language="en", deck=deck, **CALM)
    with (
        screenless(),
        TemporaryDirectory() as folder,
        patch.object(Work, "ready", property(thought_through)),
    ):
        app = App(settings=settings, size=SIZE, sound=False, raster=Raster(disk=False))
        try:
            stand(app, Path(folder))
            gallery.pass_frames(app)
            picture = app.window.surface.copy()
            assert app.top is not None
            return picture, shown(app.top)
        finally:
            app.close()


def decks() -> pygame.Surface:
    """A row of cards of each deck."""
    fonts, raster, rows = Fonts(Scale(*SIZE)), Raster(disk=False), []
    for info in resources.shipped_decks():
        art = CardArt(raster, info.name, "blue", fonts, printed=False)
        size = (round(CARD_HEIGHT * info.ratio), CARD_HEIGHT)
        rows.append(sheet([art.card(code, size, dim=False, indexed=False) for code in SHOWN], len(SHOWN)))
    wide, high = max(row.get_width() for row in rows), rows[0].get_height() - GAP
    page = pygame.Surface((wide, high * len(rows) + GAP))
    page.fill(FELT)
    for at, row in enumerate(rows):
        page.blit(row, ((wide - row.get_width()) // 2, at * high))
    return page


def stale(kept: Mapping[str, Sequence[str]], now: Mapping[str, Sequence[str]]) -> Sequence[str]:
    """A line for each picture that shows something else than the program does now."""
    found = []
    for name in sorted({*kept, *now}):
        before, after = ({*of.get(name, ())} for of in (kept, now))
        parts = (("no longer there", before - after), ("missing in it", after - before))
        told = [f"{what}: {', '.join(map(repr, sorted(words)))}" for what, words in parts if words]
        if told:
            found.append(f"docs/{name}: {'; '.join(told)}")
    return found


def save(picture: pygame.Surface, name: str, quality: int) -> None:
    """Write a JPEG into `docs/`."""
    image = Image.frombytes("RGB", picture.get_size(), pygame.image.tobytes(picture, "RGB"))
    image.save(DOCS / name, quality=quality, optimize=True)


def main(*, check: bool) -> int:
    """Save all pictures and what they show; with `check` 1 if one shows something else than the program."""
    now: dict[str, Sequence[str]] = {DECKS: [info.title for info in resources.shipped_decks()]}
    for name, (deck, stand) in TABLES.items():
        picture, now[name] = window(deck, stand)
        if not check:
            save(picture, name, TABLE_QUALITY)
    if check:
        found = stale(json.loads(KEPT.read_text(encoding="utf-8")), now)
        print(
            *found, f"{len(now)} pictures, {len(found)} to be made anew (python -m tools.pictures)", sep="\n"
        )
        return 1 if found else 0
    save(decks(), DECKS, DECK_QUALITY)
    KEPT.write_text(json.dumps(now, indent=0, sort_keys=True, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--check", action="store_true", help="say which pictures are out of date")
    sys.exit(main(check=parser.parse_args().check))
