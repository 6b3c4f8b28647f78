"""Decks brought by somebody who means harm: none hangs, none raises, none takes much memory."""

import shutil
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

from briscola.storage import own_decks
from briscola.ui.render.deck_files import BACK, CODES
from briscola.ui.render.deck_import import DEATHS, LONGEST, PATIENCE, DeckReport, look_at_deck
from tests.trials.hostile_archives import ARCHIVES

MEMORY = 200_000_000
"""Most bytes that a process may take which reads a deck."""


def look(path: Path) -> tuple[DeckReport, set[str]]:
    """The report on a deck, and the cards that came; every picture is as large as announced."""
    came: dict[str, tuple[int, int]] = {}

    def keep(code: str, size: tuple[int, int], pixels: bytes) -> None:
        assert code in {*CODES, BACK} and code not in came and len(pixels) == 3 * size[0] * size[1]
        came[code] = size

    report = look_at_deck(path, keep, stopped=lambda: False)
    assert all(size == report.size for size in came.values()), report
    assert not report.whole or came.keys() - {BACK} == set(CODES), report
    return report, set(came)


def one(kind: str, seed: int, place: Path) -> DeckReport:
    """Look at a deck of that kind."""
    place.mkdir()
    path = ARCHIVES[kind](place, Random(seed))
    assert own_decks.may_be_deck(path) or path.suffix != ".zip"
    report, _ = look(path)
    assert kind != "a good deck" or report.whole, report
    shutil.rmtree(place)
    return report


def hostile_decks(times: int, seed: int) -> str:
    """Look at `times` decks; raises with kind and seed of one that breaks something."""
    told, slowest = Counter[str](), (0.0, "")
    with tempfile.TemporaryDirectory() as home:
        kinds = list(ARCHIVES)
        for at in range(times):
            kind, own = kinds[at % len(kinds)], 1000 * seed + at
            began = time.monotonic()
            try:
                report = one(kind, own, Path(home) / "deck")
            except Exception as error:
                raise AssertionError(f"{kind}, seed {own}: {error!r}") from error
            took = time.monotonic() - began
            slowest = max(slowest, (took, f"{kind}, seed {own}"))
            assert took < LONGEST + DEATHS * PATIENCE, f"{kind}, seed {own}: {took:.0f} s"
            told["taken" if report.whole else report.refused or ", ".join(sorted(_faults(report)))] += 1
    most = _most_memory()
    assert most is None or most < MEMORY, f"{most} bytes"
    memory = "" if most is None else f", at most {most / 1e6:.0f} MB in a process"
    return f"hostile_decks: {times} decks, seed {seed}: {dict(told)}; slowest {slowest}{memory}"


def _faults(report: DeckReport) -> list[str]:
    return [why for why, cards in report.faults.items() if cards]


def _most_memory() -> int | None:
    """Most bytes that any process begun here has taken; None where the system does not tell."""
    if sys.platform == "win32":
        return None
    import resource

    most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
