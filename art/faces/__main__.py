"""`python -m art.faces`: draw every sitter in every mood into `assets/faces/`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from art.faces.moods import MOODS, NEUTRAL
from art.faces.people import PEOPLE, REGULARS
from art.faces.portrait import portrait
from briscola.arena.progress_bar import progress

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "faces"


def files() -> dict[str, str]:
    """Every file name and the SVG it holds: `<name>.svg` at rest, `<name>-<mood>.svg` otherwise."""
    return {
        f"{sitter.name}.svg" if mood is NEUTRAL else f"{sitter.name}-{mood.name}.svg": portrait(
            sitter, mood
        ).to_svg()
        for sitter in progress(PEOPLE, label="faces")
        for mood in MOODS
    }


def register() -> str:
    """`faces.json`: for each sitter, in order, what the window and its grammar must know."""
    rows = [
        {
            "name": sitter.name,
            "title": sitter.title,
            "temper": sitter.temper,
            "gender": sitter.gender,
            "looks": sitter.looks,
            "regular": sitter in REGULARS,
            "moods": [mood.name for mood in MOODS if mood is not NEUTRAL],
        }
        for sitter in PEOPLE
    ]
    return json.dumps(rows, indent=1, ensure_ascii=False) + "\n"


def main(_arguments: Sequence[str] = ()) -> None:
    """Write all portraits and name what is left over from earlier runs."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    drawn = files()
    for name, svg in drawn.items():
        (FOLDER / name).write_text(svg, encoding="utf-8", newline="\n")
    (FOLDER / "faces.json").write_text(register(), encoding="utf-8", newline="\n")
    for stray in sorted({path.name for path in FOLDER.glob("*.svg")} - set(drawn)):
        print(f"no source draws {stray}: remove it")
    print(f"{len(drawn)} portraits")


if __name__ == "__main__":
    main()
