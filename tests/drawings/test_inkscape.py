"""A round trip through Inkscape: it opens and saves our drawings, and the game shows each as before."""

import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pygame
import pytest

from briscola.system import resources, svg_document
from briscola.system.resources import Drawing
from briscola.ui.render.svg.raster import Raster
from tests.tries import Tries
from tools.drawings import document
from tools.drawings.deck import BACKS, CODES, SUITS

HEIGHT = 380
"""Pixels of a card as it is compared."""
KINDS = {"plain": "export-plain-svg", "inkscape": "export-plain-svg:false"}
"""Kinds of files that Inkscape saves, and its words for them."""


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("inkscape") is None, reason="there is no Inkscape")
def test_drawings_saved_by_inkscape_look_as_before(tmp_path: Path, tries: Tries) -> None:
    """Saved in both ways; our checks complain of nothing but what they complained of before."""
    files = _drawings()
    chosen = Random(tries.seed).sample(sorted(files), min(tries.count(6), len(files)))
    raster = Raster(disk=False)
    for path, kind, saved in _saved(chosen, tmp_path):
        info, name, drawings = files[path]
        for drawing in drawings:
            _compare(raster, drawing, saved)
        was, now = (
            [str(each) for each in document.complaints(name, resources.drawing(file), info)]
            for file in (path, saved)
        )
        assert set(now) <= set(was), f"{info.name}, saved as {kind} SVG: {now}"
        tries.found.update({"bytes before": path.stat().st_size, "bytes after": saved.stat().st_size})


def _drawings() -> Mapping[Path, tuple[resources.DeckInfo, str, Sequence[Drawing]]]:
    """Each file of a deck with its deck, its name, and all ways in which the game shows it."""
    found: dict[Path, tuple[resources.DeckInfo, str, list[Drawing]]] = {}
    for info in resources.decks():
        ways = [(code, resources.card_drawing(info.name, code)) for code in (*CODES, *BACKS)]
        ways += [(code, resources.card_drawing(info.name, code, indexed=True)) for code in CODES]
        ways += [(f"signs/{suit}", resources.sign_drawing(info.name, suit)) for suit in SUITS]
        ways += [(f"index/{code}", resources.index_drawing(info.name, code)) for code in CODES]
        for name, drawing in ways:
            if drawing is not None:
                _, _, drawings = found.setdefault(drawing.path, (info, name, []))
                if drawing not in drawings:
                    drawings.append(drawing)
    return found


def _saved(paths: Sequence[Path], folder: Path) -> Iterator[tuple[Path, str, Path]]:
    """The drawings as one run of Inkscape saves them: the file, how it was saved, the new file."""
    targets = [
        (path, kind, folder / f"{number}-{kind}.svg") for number, path in enumerate(paths) for kind in KINDS
    ]
    words = []
    for path, kind, target in targets:
        steps = (
            f"file-open:{path}",
            "export-type:svg",
            KINDS[kind],
            f"export-filename:{target}",
            "export-do",
        )
        words.append("; ".join((*steps, "file-close")))
    told = subprocess.run(
        ["inkscape", "--shell"],
        input="\n".join((*words, "quit")),
        env={**os.environ, "HOME": str(folder), "DISPLAY": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    missing = [path.name for path, _, target in targets if not target.is_file()]
    assert not missing, f"Inkscape did not save {missing}: {told.stderr[-500:]}"
    yield from targets


def _compare(raster: Raster, drawing: Drawing, saved: Path) -> None:
    _, _, width, height = svg_document.view(resources.drawing(drawing.path))
    size = (round(HEIGHT * width / height), HEIGHT)
    one, other = (
        pygame.surfarray.array3d(raster.file(each, size)).astype(int)
        for each in (drawing, msgspec.structs.replace(drawing, path=saved))
    )
    worst = int(np.abs(one - other).max())
    assert worst == 0, f"{drawing.path} differs by {worst} after {saved.name}"
