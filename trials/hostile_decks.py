"""Decks brought by somebody who means harm: none hangs, none raises, none takes much memory."""

import shutil
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import Executor
from pathlib import Path
from random import Random

from briscola.system.workers import processes
from briscola.ui.scenes.own_decks.deck_import import DEATHS, LONGEST, PATIENCE, DeckReport, scan_deck
from briscola.ui.scenes.own_decks.deck_names import BACK, CODES
from trials.hostile_archives import ARCHIVES

MEMORY = 200_000_000
"""Most bytes that a process may take which reads a deck."""


def look(path: Path) -> DeckReport:
    """The report on a deck; every picture that came is as large as announced, and comes once."""
    came: dict[str, tuple[int, int]] = {}

    def keep(code: str, size: tuple[int, int], pixels: bytes) -> None:
        assert code in {*CODES, BACK} and code not in came and len(pixels) == 3 * size[0] * size[1]
        came[code] = size

    report = scan_deck(path, keep, stopped=lambda: False)
    assert all(size == report.size for size in came.values()), report
    assert not report.whole or came.keys() - {BACK} == set(CODES), report
    return report


def one(kind: str, seed: int, place: Path, apart: Executor) -> DeckReport:
    """Make a deck of that kind, and have it looked at apart from whoever makes it."""
    place.mkdir()
    path = ARCHIVES[kind](place, Random(seed))
    report = apart.submit(look, path).result()
    assert kind != "a good deck" or report.whole, report
    shutil.rmtree(place)
    return report


def hostile_decks(times: int, seed: int) -> str:
    """Look at `times` decks; raises with kind and seed of one that breaks something."""
    told, slowest = Counter[str](), (0.0, "")
    kinds = list(ARCHIVES)
    with tempfile.TemporaryDirectory() as home, processes(1) as apart:
        for at in range(times):
            kind, own = kinds[at % len(kinds)], 1000 * seed + at
            began = time.monotonic()
            try:
                report = one(kind, own, Path(home) / "deck", apart)
            except Exception as error:
                raise AssertionError(f"{kind}, seed {own}: {error!r}") from error
            took = time.monotonic() - began
            slowest = max(slowest, (took, f"{kind}, seed {own}"))
            assert took < LONGEST + DEATHS * PATIENCE, f"{kind}, seed {own}: {took:.0f} s"
            faults = [why for why, cards in report.faults.items() if cards]
            told[report.refused or " and ".join(faults) or "taken"] += 1
        most = apart.submit(most_memory).result()
    assert most is None or most < MEMORY, f"{most} bytes"
    memory = "" if most is None else f", at most {most / 1e6:.0f} MB in a process that reads"
    return (
        f"hostile_decks: {times} decks, seed {seed}: {dict(told)}; "
        f"the slowest took {slowest[0]:.1f} s ({slowest[1]}){memory}"
    )


def most_memory() -> int | None:
    """Most bytes that any process begun here has taken; None where the system does not tell."""
    if sys.platform == "win32":
        return None
    import resource

    most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
