"""Draws the memory of evenings: one line in ink a run, over the hands played.

python -m trials.plot OUT.svg RUN.txt …     (each is what a run of `evenings` has printed so far)
"""

import argparse
import re
from collections.abc import Sequence
from pathlib import Path

PAPER, INK, PALE = "#F3EADA", "#2B2420", "#B9AB93"
WIDTH, HEIGHT = 880, 340
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 44, 52
DASHES = ("", "6 4", "2 3")

CardStyle = tuple[int, float]
"""The MB after so many hands."""


def looks_of(text: str) -> list[CardStyle]:
    """The looks that a run has printed."""
    return [(int(hands), float(mb)) for hands, mb in re.findall(r"^(\d+),(\d+\.\d)$", text, re.MULTILINE)]


def drawn(runs: Sequence[Sequence[CardStyle]]) -> str:
    """The plot, as SVG."""
    most_hands = max(hands for run in runs for hands, _ in run)
    top = 50 * (int(max(mb for run in runs for _, mb in run)) // 50 + 1)

    def place(look: CardStyle) -> str:
        hands, mb = look
        x = LEFT + hands / most_hands * (WIDTH - LEFT - RIGHT)
        y = HEIGHT - BOTTOM - mb / top * (HEIGHT - TOP - BOTTOM)
        return f"{x:.1f},{y:.1f}"

    rows = "".join(_row(mb, place((0, mb)), place((most_hands, mb))) for mb in range(0, top + 1, 50))
    step = next(s for s in (100, 300, 600, 1200, 3000, 6000) if most_hands / s <= 10 or s == 6000)
    columns = "".join(_column(hands, place((hands, 0))) for hands in range(0, most_hands + 1, step))
    lines = "".join(
        f'<polyline fill="none" stroke="{INK}" stroke-width="1.8" stroke-dasharray="{DASHES[at % 3]}" '
        f'points="{" ".join(map(place, run))}"/>\n'
        for at, run in enumerate(runs)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="Georgia, serif" font-size="14" fill="{INK}">\n'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>\n'
        f'<text x="{LEFT}" y="27" font-size="17">Memory of the window over the hands played, in MB, '
        f"a line a run</text>\n{rows}{columns}{lines}</svg>\n"
    )


def _row(mb: int, start: str, end: str) -> str:
    (x1, y), (x2, _) = start.split(","), end.split(",")
    return (
        f'<line x1="{x1}" y1="{y}" x2="{x2}" y2="{y}" stroke="{PALE}"/>'
        f'<text x="{LEFT - 8}" y="{float(y) + 5:.1f}" text-anchor="end">{mb}</text>\n'
    )


def _column(hands: int, foot: str) -> str:
    x, y = foot.split(",")
    return f'<text x="{x}" y="{float(y) + 24:.1f}" text-anchor="middle">{hands:,}</text>\n'


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m trials.plot", description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("runs", nargs="+", type=Path)
    args = parser.parse_args()
    runs = [looks for path in args.runs if (looks := looks_of(path.read_text(encoding="utf-8")))]
    args.out.write_text(drawn(runs), encoding="utf-8")


if __name__ == "__main__":
    main()
