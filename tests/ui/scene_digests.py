"""What every scene says, does and shows, as digests: record them before a change, compare them after it.

    python -m tests.ui.scene_digests FILE [--pictures] [WORD ...]

A row is a scene in one of three windows and two languages: a digest of all that is heard there and of the
lines of its match, and with `--pictures` one of the picture, which is the same on one machine only. Words
choose scenes by name. The tests hold `kept_readings.json`; `tools.same_scenes` compares two commits.
"""

import argparse
import hashlib
import json
import random
import re
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path

import pygame
import pytest

from briscola.client.seats.hosted_seat import HostedSeat
from briscola.engine.record import event_line
from briscola.ui.scene import Scene
from tests.ui.all_scenes import SCENES
from tests.ui.by_ear_scenes.heard_scene import heard

ROWS = list(product(SCENES, ((1024, 600), (1280, 800), (1920, 1080)), ("en", "it")))
KEPT = Path(__file__).with_name("kept_readings.json")
FOUND: dict[str, list[str]] = {}
"""Digests of the rows of this run."""


def key_of(name: str, size: tuple[int, int], language: str) -> str:
    """A row's key in a file of digests."""
    return f"{name} {size[0]}x{size[1]} {language}"


def kept() -> Mapping[str, Sequence[str]]:
    """The digests that the tests hold."""
    found: Mapping[str, Sequence[str]] = json.loads(KEPT.read_text(encoding="utf-8"))
    return found


def said(scene: Scene, folder: Path) -> Sequence[str]:
    """All that is heard of a scene, and the lines of its match; folders of this run do not count."""
    seat = scene.at_stake
    lines = [event_line(event) for event in seat.host.table.log] if isinstance(seat, HostedSeat) else []
    own = re.compile(rf"{re.escape(str(folder))}|\S*briscola-\d+")  # folders of this run
    return [own.sub("…", text) for text in (*heard(scene), *lines)]


def digests_of(scene: Scene, folder: Path) -> list[str]:
    """Digests of what a scene says and shows."""
    screen = pygame.display.get_surface()
    assert screen is not None
    words = "\n".join(said(scene, folder)).encode()
    return [_digest(words), _digest(pygame.image.tobytes(screen, "RGB"))]


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def main(file: Path, words: Sequence[str], *, pictures: bool) -> None:
    """Write the digests of the rows to a file."""
    random.seed(0)
    chosen = ["-k", " or ".join(words)] if words else []
    pytest.main(
        [
            "-q",
            "-m",
            "slow or not slow",
            "-p",
            "no:xdist",
            "--tb=line",
            *chosen,
            "tests/ui/test_kept_readings.py",
        ]
    )
    from tests.ui.scene_digests import FOUND  # not `__main__`'s

    rows = {key: digests if pictures else digests[:1] for key, digests in FOUND.items()}
    if words and file.exists():  # the rows of all other scenes stay
        rows = {**json.loads(file.read_text(encoding="utf-8")), **rows}
    file.write_text(json.dumps(rows, indent=0, sort_keys=True) + "\n", encoding="utf-8")
    print(f"{file} is written; what failed above is what it held otherwise, or not at all, until now")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("words", nargs="*", metavar="WORD", help="only scenes with it in their names")
    parser.add_argument("--pictures", action="store_true", help="the pictures too")
    given = parser.parse_intermixed_args()
    main(given.file, given.words, pictures=given.pictures)
