"""The learning curve: what nets gain over fixed yardsticks, over the hands they have seen.

    python -m training.curve FAMILY … [--folder DIR] [--picture FILE]

Reads the logs of runs and draws one picture, an SVG: a line for each family, game and yardstick.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

import pygal

from briscola.players.nets.families import FAMILIES
from training.background import FOLDER
from training.run import LOG

PICTURE = Path("docs/learning.svg")
MILLION = 1_000_000

Line = list[tuple[float, float]]


def curves(log: Path) -> dict[str, Line]:
    """By game and yardstick: millions of hands, and the gain."""
    found: dict[str, Line] = {}
    for text in log.read_text(encoding="utf-8").splitlines():
        line = json.loads(text)
        for game, gains in line["gains"].items():
            for yardstick, (mean, _) in gains.items():
                found.setdefault(f"{game} over {yardstick}", []).append((line["hands"] / MILLION, mean))
    return found


def draw(families: Sequence[str], folder: Path, picture: Path) -> None:
    """Draw the curves of those families that have a log."""
    chart = pygal.XY(
        js=(),
        no_prefix=True,
        title="Gain a hand over the yardsticks",
        x_title="millions of hands",
        dots_size=2,
        legend_at_bottom=True,
        legend_at_bottom_columns=2,
        truncate_legend=-1,  # names whole
    )
    for family in families:
        log = folder / family / LOG
        for name, line in curves(log).items() if log.exists() else ():
            chart.add(name, line)
    picture.parent.mkdir(parents=True, exist_ok=True)
    chart.render_to_file(str(picture))


def main(words: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Draw how nets learn.")
    parser.add_argument("families", nargs="+", choices=FAMILIES, metavar="FAMILY")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--picture", type=Path, default=PICTURE)
    args = parser.parse_args(words)
    draw(args.families, args.folder, args.picture)


if __name__ == "__main__":
    main()
