"""A round trip through Inkscape: it opens and saves our drawings, and the game shows each as before."""

import os
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pygame

from briscola.system import resources, svg_document
from briscola.system.resources import Drawing
from briscola.ui.render.svg.raster import Raster
from tools.drawings import document
from tools.drawings.deck import BACKS, CODES, SUITS

HEIGHT = 380
"""Pixels of a card as it is compared."""
KINDS = {"plain": "export-plain-svg", "inkscape": "export-plain-svg:false"}
"""Kinds of files that Inkscape saves, and its words for them."""


def inkscape(times: int, seed: int) -> str:
    """Let Inkscape save so many of our drawings in both ways; all of them if there are no more.

    Raises AssertionError for one that the game shows otherwise, or that our checks complain of only then.
    """
    files = _drawings()
    chosen = Random(seed).sample(sorted(files), min(times, len(files)))
    before = after = largest = count = 0
    raster = Raster(disk=False)
    with tempfile.TemporaryDirectory() as folder:
        for path, kind, saved in _saved(chosen, Path(folder)):
            info, name, drawings = files[path]
            for drawing in drawings:
                count += 1
                _compare(raster, drawing, saved)
            was, now = (
                [str(each) for each in document.complaints(name, resources.drawing(file), info)]
                for file in (path, saved)
            )
            assert set(now) <= set(was), f"{info.name}, saved as {kind} SVG: {now}"
            before, after = before + path.stat().st_size, after + saved.stat().st_size
            largest = max(largest, saved.stat().st_size)
    return (
        f"inkscape: {len(chosen)} drawings saved in {len(KINDS)} ways, {count} pictures of {HEIGHT} pixels "
        f"are as before; the files grow by {after / before - 1:.0%}, the largest has {largest / 1000:.0f} kB"
    )


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
