"""Balances with rivals over many kept matches: those of the database, and those counted by hand."""

import tempfile
from pathlib import Path
from random import Random

from briscola.storage.settings.person_names import FIRST
from tests.client.rival_records import (
    ANNAS_KEY,
    Balances,
    counted_by_hand,
    forget_rivals,
    keep_matches,
    opened,
    told,
)


def rivals(times: int, seed: int) -> str:
    """Keep so many matches of two people with regulars and friends, and compare all balances.

    Once as they were kept, once from the database of an older version, once after its loss. Raises
    AssertionError where one balance differs.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        library = opened(folder)
        mia = keep_matches(library, times, Random(seed))
        library.close()
        keys = {FIRST: [FIRST, ANNAS_KEY], mia: [mia]}
        by_hand = {person: counted_by_hand(folder / "records", keys[person]) for person in keys}
        _compare(folder, by_hand, "as kept")
        forget_rivals(folder / "history.sqlite")
        _compare(folder, by_hand, "from an older database")
        (folder / "history.sqlite").unlink()
        _compare(folder, by_hand, "after the loss of the database")
    counts = [f"{found.total()} meetings in {len(found)} balances" for found in by_hand.values()]
    return f"{times} matches; {' and '.join(counts)}: three times the same as by hand"


def _compare(folder: Path, by_hand: dict[str, Balances], when: str) -> None:
    for person, counted in by_hand.items():
        kept = told(folder, person)
        differs = {key for key in kept | counted if kept[key] != counted[key]}
        assert not differs, f"{when}: {sorted(differs)[:5]}"
