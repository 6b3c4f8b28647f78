"""`python -m art.index [deck …]`: find the place of every corner index anew, and draw it there."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path

from art.index.deck import CARDS, SUITS, rules
from art.index.index import index
from art.index.placing import WIDE, picture, placed
from briscola import resources, svg_document
from briscola.progress_bar import progress


def files(folder: Path) -> Mapping[str, str]:
    """The index of each card of the deck in a folder that needs one, by the card's code."""
    about = rules(folder)
    signs = {suit: svg_document.parse(resources.drawing(folder / "signs" / f"{suit}.svg")) for suit in SUITS}
    size = (WIDE, round(WIDE * about.height / about.width))
    found = {}
    for code in progress(about.silent, label=folder.name):
        card = resources.card_drawing(folder.name, code, indexed=True)
        if card is None:
            raise FileNotFoundError(f"{folder.name} has no card {code}")
        shown = picture(resources.drawing(card.path), size, card.changes.moves)
        spot = placed(about, code, shown, signs[code[1]])
        found[code] = index(about, code, signs[code[1]], spot)
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the indices of the named decks (default: of all that have some)."""
    decks = sorted(path.parent.name for path in CARDS.glob("*/deck.json"))
    parser = argparse.ArgumentParser(prog="python -m art.index", description=__doc__)
    parser.add_argument("decks", nargs="*", metavar="deck", help=f"default: {' '.join(decks)}")
    for name in parser.parse_args(arguments).decks or decks:
        if name not in decks:
            parser.error(f"no deck {name!r}; there are {', '.join(decks)}")
        for code, svg in files(CARDS / name).items():
            path = CARDS / name / "index" / f"{code}.svg"
            path.parent.mkdir(exist_ok=True)
            path.write_text(svg, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
