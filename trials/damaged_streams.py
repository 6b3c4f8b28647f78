"""Damaged streams: a host's to a guest's program, her window and page; a guest's and a page's to a table."""

import tempfile
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random

from tests.client.friends.damaged_guests import pass_evening_with_changed_guest
from tests.client.friends.host_streams import GAMES, host_stream
from tests.client.friends.stream_damage import damaged_stream
from tests.client.friends.told_streams import check_end, told_to_page, told_to_window
from tests.pages.changed_pages import pass_matches_with_changed_page

WHO: Mapping[str, Mapping[str, bool]] = {
    "a window": {},
    "a page": {"page": True},
    "somebody who looks on": {"looks_on": True},
}
"""To whom a stream is told, and how it is recorded."""
STREAMS_AN_EVENING, STREAMS_A_MATCH = 40, 200
"""Streams of a host for each evening with a changed guest, and for each match with a changed page."""


def damaged_streams(times: int, seed: int) -> str:
    """Tell so many damaged streams of hosts, and let changed guests and pages play at tables meanwhile.

    Raises AssertionError, with the number, for any exception that comes out, and for a visit that ends
    without a sentence.
    """
    found, guests, pages = Counter[str](), Counter[str](), Counter[str]()
    for number in range(times):
        try:
            found[tell_damaged(Random(f"{seed}:{number}"))] += 1
        except Exception as error:
            raise AssertionError(f"stream {number} of seed {seed}: {error!r}") from error
        rules = GAMES[number % len(GAMES)]
        try:
            if number % STREAMS_AN_EVENING == 0:
                pass_evening_with_changed_guest(rules, seed * times + number, guests)
            if number % STREAMS_A_MATCH == 0:
                pass_matches_with_changed_page(rules, seed * times + number, pages)
        except Exception as error:
            raise AssertionError(f"table {number} of seed {seed}, {rules.slug}: {error!r}") from error
        if number % 200 == 199:
            print(f"{number + 1} streams", flush=True)
    return (
        f"damaged streams: {times} of hosts: {_told(found)}; of guests, by what was wrong: {_told(guests)}; "
        f"of pages: {_told(pages)}; nothing else came out"
    )


def _told(counts: Counter[str]) -> str:
    return ", ".join(f"{count} {what}" for what, count in sorted(counts.items()))


def tell_damaged(chance: Random, game: int | None = None) -> str:
    """Tell one damaged stream, of a `game` or any; how it has ended. Raises what comes out."""
    which = chance.randrange(len(GAMES)) if game is None else game
    who = chance.choice(list(WHO))
    stream, other = (host_stream(n, **WHO[who]) for n in (which, (which + 1) % len(GAMES)))
    what, heard = damaged_stream(stream, other, chance)
    with tempfile.TemporaryDirectory() as folder:
        tell = told_to_page if stream.page else told_to_window
        try:
            return check_end(tell(stream, heard, Path(folder), chance)) or "stayed to the end"
        except Exception as error:
            error.add_note(f"{GAMES[which].slug}, to {who}: {what}")
            raise
