"""`python -m tools.cards [deck …]`: draw every card of the decks into assets/cards/<deck>/."""

from __future__ import annotations

import argparse
import json

from tools.cards.decks import ASSETS, REGISTER, load
from tools.cards.francesi.marks import MARKS as FRENCH_MARKS
from tools.cards.francesi.marks import MARKS_IN_FOUR_COLOURS
from tools.cards.kit.deck import Cards
from tools.cards.napoletane.marks import MARKS

# Single suit signs for the interface, written into assets/signs/<family>/; a deck with colours of its own
# has them in assets/signs/<deck>/.
SIGNS: dict[str, Cards] = {"italian": MARKS, "french": FRENCH_MARKS, "francesi4": MARKS_IN_FOUR_COLOURS}


def main() -> None:
    """Write the SVG files and deck.json of the named decks (default: all)."""
    parser = argparse.ArgumentParser(prog="python -m tools.cards", description=__doc__)
    parser.add_argument("decks", nargs="*", metavar="deck", help=f"default: {' '.join(REGISTER)}")
    chosen = parser.parse_args().decks or list(REGISTER)
    for name in chosen:
        if name not in REGISTER:
            parser.error(f"no deck {name!r}; there are {', '.join(REGISTER)}")
        info, cards = load(name)
        folder = ASSETS / name
        folder.mkdir(parents=True, exist_ok=True)
        total = 0
        for code, draw in cards.items():
            svg = draw().to_svg()
            total += len(svg)
            (folder / f"{code}.svg").write_text(svg, encoding="utf-8", newline="\n")
        text = json.dumps(info.as_json(), ensure_ascii=False, indent=2) + "\n"
        (folder / "deck.json").write_text(text, encoding="utf-8", newline="\n")
        print(f"{name}: {len(cards)} drawings, {total // 1024} KB")
        marks = name if name in SIGNS else info.family
        if marks in SIGNS:
            signs = ASSETS.parent / "signs" / marks
            signs.mkdir(parents=True, exist_ok=True)
            for suit, draw in SIGNS[marks].items():
                (signs / f"{suit}.svg").write_text(draw().to_svg(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
