"""`python -m benchmarks [NAME …] [--json] [--short]`: a line per figure; NAMEs are how these or groups begin.

`--short` only shows that each still ends: so little is measured that the figures mean nothing. Without a NAME
it measures everything but what takes hours or another extra.

`python -m benchmarks compare COMMIT NAME …` measures this checkout and another commit in turns.
"""

import argparse
import importlib
import json
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict

from benchmarks import (
    auctions,
    browser_tables,
    bundle,
    coach,
    coach_frames,
    coach_words,
    company,
    compare,
    decisions,
    draws,
    endgame,
    engine,
    enlarged,
    first_hand,
    friends_link,
    hints,
    history,
    insight,
    learning,
    network,
    outside,
    page_weight,
    record,
    resizes,
    shared_table,
    slips,
    slow_start,
    speech,
    strength,
    styles,
    window,
)
from benchmarks.figure import Figure
from training.quiet import measuring

GROUPS: Mapping[str, Callable[[], Iterator[Figure]]] = {
    "hands": engine.measure,
    "decision": decisions.measure,
    "endgame": endgame.measure,
    "draws": draws.measure,
    "auction": auctions.measure,
    "frame": window.frames,
    "first_picture": window.first_picture,
    "browser_tables": browser_tables.measure,
    "page_weight": page_weight.measure,
    "first_hand": first_hand.measure,
    "bundle": bundle.measure,
    "idle": outside.idle,
    "press_heard": outside.press_heard,
    "start": outside.start,
    "memory": window.memory,
    "enlarged": enlarged.measure,
    "resizes": resizes.measure,
    "cards": window.cards,
    "coach": coach.measure,
    "coach_words": coach_words.measure,
    "coach_frames": coach_frames.measure,
    "company": company.measure,
    "insight": insight.measure,
    "hint_seconds": hints.seconds,
    "hints": hints.measure,
    "history": history.measure,
    "network": network.measure,
    "friends_link": friends_link.measure,
    "record": record.measure,
    "shared_table": shared_table.measure,
    "strength": strength.measure,
    "slips": slips.measure,
    "slow_start": slow_start.measure,
    "speech": speech.measure,
    "styles": styles.measure,
    "learning": learning.measure,
}
ON_DEMAND = {
    "browser_tables",
    "bundle",
    "first_hand",
    "friends_link",
    "hint_seconds",
    "idle",
    "press_heard",
    "start",
    "slow_start",
    "strength",
    "company",
    "draws",
    "slips",
    "styles",
    "learning",
}
"""They take hours of one core, or want more than the game: PyInstaller and Xvfb, or torch and numba."""

LEFT_OUT_OF_SHORT = {"bundle", "company", "first_hand", "strength", "learning"}
"""A build of the app; every level in every game, which takes hours; what wants playwright, torch or numba."""
SHORT: Mapping[str, Mapping[str, object]] = {
    "auctions": {"DEALS": 2},
    "browser_tables": {"TABLES": 6, "WARM": 10.0, "MEASURED": 20.0},
    "coach": {"FEW": 1, "DEEPER": 2},
    "coach_words": {"ROUND": 1},
    "decisions": {"HANDS": 1},
    "draws": {"HANDS": 3},
    "endgame": {"HANDS": 2},
    "engine": {"SECONDS": 0.02, "TABLES": 64},
    "hints": {"POSITIONS": 50, "TIMED": 1, "LAST_TIMED": 1},
    "history": {"SIZES": (("10k", 300, 25.0, 50.0),), "PLAYED": 20, "TIMES": 2},
    "insight": {"HANDS": 4},
    "network": {"IDLE": 20, "LINES": 100, "TRIPS": 20},
    "outside": {"PEOPLE": (2,), "TO_THE_TURN": 20.0, "MEASURED": 5.0, "PRESSES": 10},
    "record": {"LATE": 200},
    "resizes": {"STEPS": 30},
    "shared_table": {"HANDS": 2},
    "slips": {"HANDS": 2},
    "slow_start": {"STARTS": 1},
    "styles": {"HANDS": 10},
}
"""Constants of the modules for `--short`."""


def main() -> int:
    """Measure what was asked for; by default everything but what is on demand. 1 if something failed."""
    if sys.argv[1:2] == ["compare"]:
        with measuring():
            return compare.main(sys.argv[2:])
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(GROUPS)}")
    parser.add_argument("--json", action="store_true", help="one JSON object per line")
    parser.add_argument("--short", action="store_true", help="only whether each ends")
    wanted = parser.parse_args()
    unknown = [name for name in wanted.names if not group_of(name)]
    if unknown:
        print(f"there is no benchmark {unknown[0]}; there are {', '.join(GROUPS)}", file=sys.stderr)
        return 2
    if wanted.short:
        shorten()
    failed = False
    with measuring():
        for group, measure in GROUPS.items():
            asked = [name for name in wanted.names if group_of(name) == group]
            left_out = LEFT_OUT_OF_SHORT if wanted.short else ON_DEMAND
            if not asked and (wanted.names or group in left_out):
                continue
            try:
                for figure in measure():
                    if not asked or group in asked or figure.name.startswith(tuple(asked)):
                        show(figure, as_json=wanted.json)
            except Exception:
                traceback.print_exc()
                failed = True
    return int(failed)


def shorten() -> None:
    """Let the modules measure little."""
    for module, numbers in SHORT.items():
        for name, number in numbers.items():
            setattr(importlib.import_module(f"benchmarks.{module}"), name, number)


def group_of(name: str) -> str:
    """The group that a figure or group of that name is of; empty where there is none."""
    return max((group for group in GROUPS if name.startswith(group)), key=len, default="")


def show(figure: Figure, *, as_json: bool) -> None:
    """Print one figure."""
    if as_json:
        print(json.dumps(asdict(figure)), flush=True)
    else:
        aim = "" if figure.aim is None else f"   (aim {figure.aim:g})"
        print(f"{figure.name:32} {figure.value:>10g} {figure.unit}{aim}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
