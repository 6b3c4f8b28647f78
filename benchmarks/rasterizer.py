"""May the pin on resvg_py be lifted? The installed version beside others, in turns.

    python -m benchmarks.rasterizer VERSION …

Each VERSION is installed with pip into a folder of its own that goes away again. From 0.3.3 on resvg_py packs
its PNG harder: the same pixels, more slowly. The pin in pyproject.toml may go once a version draws the same
pixels in no more time.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from pathlib import Path

from training.quiet import measuring

TURNS = 5
SIZE = (380, 640)
"""Pixels of a card, about as kept for a window of 1080 lines."""
MORE = 1.05
"""Time of another version, in that of the installed one, that still counts as no more."""

WORK = """
import hashlib, io, json, sys, time
from pathlib import Path
import pygame, resvg_py
pixels, spent, size = hashlib.sha256(), 0.0, 0
width, height = map(int, sys.argv[1:3])
for card in sys.argv[3:]:
    svg = Path(card).read_text(encoding="utf-8")
    start = time.process_time()
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height, skip_system_fonts=True))
    spent, size = spent + time.process_time() - start, size + len(png)
    pixels.update(pygame.image.tobytes(pygame.image.load(io.BytesIO(png)), "RGBA"))
print(json.dumps({"seconds": spent, "bytes": size, "pixels": pixels.hexdigest()}))
"""


def cards() -> Sequence[Path]:
    """A card of every rank, of two decks."""
    folder = Path(__file__).resolve().parents[1] / "assets" / "cards"
    return [folder / deck / f"{rank}D.svg" for deck in ("napoletane", "francesi") for rank in "1234567FCR"]


def drawn(folder: Path | None) -> Mapping[str, float | str]:
    """Seconds, bytes and the digest of the pixels of all cards, with the resvg_py of a folder or the own."""
    env = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"} | ({"PYTHONPATH": str(folder)} if folder else {})
    words = [sys.executable, "-c", WORK, *map(str, SIZE), *map(str, cards())]
    told = subprocess.run(words, env=env, check=True, capture_output=True, text=True).stdout
    found: Mapping[str, float | str] = json.loads(told)
    return found


def main(words: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="resvg_py, versions side by side.")
    parser.add_argument("versions", nargs="+", metavar="VERSION")
    args = parser.parse_args(words)
    own = version("resvg_py")
    with tempfile.TemporaryDirectory() as scratch:
        folders: dict[str, Path | None] = {own: None}
        for other in args.versions:
            folders[other] = Path(scratch) / other
            pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", str(folders[other])]
            subprocess.run([*pip, f"resvg_py=={other}"], check=True)
        turns = [{name: drawn(folder) for name, folder in folders.items()} for _ in range(TURNS)]
    best = {name: min(float(turn[name]["seconds"]) for turn in turns) for name in folders}
    may = own
    for name in folders:
        found = turns[0][name]
        same = found["pixels"] == turns[0][own]["pixels"]
        pixels = "the same pixels" if same else "other pixels"
        each = 1000 * best[name] / len(cards())
        print(f"resvg_py {name}: {each:.1f} ms a card, {found['bytes']} bytes, {pixels}")
        may = name if same and best[name] <= MORE * best[own] else may
    print("The pin stays." if may == own else f"The pin may go up to {may}.")


if __name__ == "__main__":
    with measuring():
        main()
