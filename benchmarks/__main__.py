"""`python -m benchmarks [NAME …] [--json]`: a line per figure; a NAME is how groups or figures begin.

`python -m benchmarks compare COMMIT NAME …` measures this checkout and another commit in turns.
"""

import argparse
import json
import sys
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
    "friends_link",
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


def main() -> int:
    """Measure what was asked for; by default everything but what is on demand."""
    if sys.argv[1:2] == ["compare"]:
        with measuring():
            return compare.main(sys.argv[2:])
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(GROUPS)}")
    parser.add_argument("--json", action="store_true", help="one JSON object per line")
    wanted = parser.parse_args()
    unknown = [name for name in wanted.names if not group_of(name)]
    if unknown:
        print(f"there is no benchmark {unknown[0]}; there are {', '.join(GROUPS)}", file=sys.stderr)
        return 2
    with measuring():
        for group, measure in GROUPS.items():
            asked = [name for name in wanted.names if group_of(name) == group]
            if not asked and (wanted.names or group in ON_DEMAND):
                continue
            for figure in measure():
                if not asked or any(figure.name.startswith(name) for name in asked):
                    show(figure, as_json=wanted.json)
    return 0


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
