"""Whole matches played by somebody who only listens: every game of the list, in three languages."""

import os
import tempfile
import time
from collections import Counter
from pathlib import Path

from briscola.i18n.text import use
from tests.ui.by_ear.listener import Listener
from tests.ui.by_ear.player import EarPlayer, is_the_end, sit_down
from tests.ui.by_ear.truth import Truth

GAMES = 16
"""Games in the list of *New match*."""
LANGUAGES = ("en", "it", "fr")
SPEEDS = ("none", "quick", "normal")
HEARD = "BRISCOLA_HEARD"
"""Environment variable: a file to which all that is said is written."""


def by_ear(times: int, seed: int) -> str:
    """Play so many matches, each from the title to its end, and compare ten answers at each own turn.

    Raises AssertionError where a match cannot be played by ear, or an answer is not true.
    """
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    found: Counter[str] = Counter()
    kept = os.environ.get(HEARD)
    began = time.monotonic()
    for number in range(times):
        row, language = 1 + number % GAMES, LANGUAGES[(number + seed) % len(LANGUAGES)]
        with tempfile.TemporaryDirectory() as folder:
            ears = Listener(
                Path(folder),
                language,
                match={"winning_hands": 1},
                speed=SPEEDS[number // GAMES % len(SPEEDS)],
            )
            try:
                sit_down(ears, row)
                truth = Truth(ears)
                player = EarPlayer(
                    ears, seed * 1000 + number, bold=number // GAMES % 2 == 1, before_playing=truth.check
                )
                assert is_the_end(player.play())
            except AssertionError as error:
                last = "\n".join(ears.voice.said[-12:])
                raise AssertionError(
                    f"match {number} of seed {seed}: {row} {language}: {error}\n{last}"
                ) from error
            finally:
                ears.close()
            if kept:
                with Path(kept).open("a", encoding="utf-8") as file:
                    file.write("\n".join(("", f"# {language} {row}", *ears.voice.said, "")))
            found += Counter(
                {"texts heard": len(ears.voice.said), "keys pressed": ears.pressed, **player.did}
            )
            found["answers compared"] += truth.checked.total()
    use("en")
    counts = ", ".join(f"{count} {what}" for what, count in sorted(found.items()))
    return (
        f"{times} matches of {min(times, GAMES)} games by ear in {time.monotonic() - began:.0f} s: {counts}"
    )
