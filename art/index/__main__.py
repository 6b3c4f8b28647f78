"""`python -m art.index [deck …]`: find the place of every corner index anew, and draw those that move."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from art.index.deck import CARDS, SUITS, rules
from art.index.index import Spot, index
from art.index.placing import WIDE, picture, placed
from briscola.arena.progress_bar import progress
from briscola.storage.own_decks import LENDERS
from briscola.system import resources, svg_document

STAYS = 0.11
"""Card units of a place or size that no eye tells from another."""


def files(folder: Path) -> Mapping[str, str]:
    """The index of each card of the deck in a folder that needs one, by the card's code.

    Where a deck that lends its indices has no room for a sign, a whole one follows, for decks of one's own.
    Raises FileNotFoundError with a sentence if a card or sign is missing.
    """
    about = rules(folder)
    signs = {
        suit: svg_document.parse(resources.drawing(folder / "signs" / f"{suit}.svg"))
        for suit in SUITS
        if about.silent
    }
    size = (WIDE, round(WIDE * about.height / about.width))
    found = {}
    for code in progress(about.silent, label=folder.name):
        card = resources.card_drawing(folder.name, code, indexed=True)
        if card is None:
            raise FileNotFoundError(f"{folder.name} has no card {code}")
        shown = picture(resources.drawing(card.path), size, card.changes.moves)
        spot = placed(about, code, shown, signs[code[1]])
        found[code] = index(about, code, signs[code[1]], spot)
        if not spot.sign and folder.name in LENDERS.values():
            corner = Spot(x=about.index_inset, y=about.index_inset)
            found[f"{code}-whole"] = index(about, code, signs[code[1]], corner)
    return found


def stays(path: Path, drawn: str) -> bool:
    """True if the index that lies in a file stands where a new one would."""
    if not path.is_file():
        return False
    kept = svg_document.view(resources.drawing(path))
    return all(abs(a - b) <= STAYS for a, b in zip(kept, svg_document.view(drawn), strict=True))


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the indices of the named decks (default: all) that do not stand there yet; 1 after a fault."""
    decks = sorted(path.parent.name for path in CARDS.glob("*/deck.json"))
    parser = argparse.ArgumentParser(prog="python -m art.index", description=__doc__)
    parser.add_argument("decks", nargs="*", metavar="deck", help=f"default: {' '.join(decks)}")
    for name in parser.parse_args(arguments).decks or decks:
        if name not in decks:
            parser.error(f"no deck {name!r}; there are {', '.join(decks)}")
        try:
            drawn = files(CARDS / name)
        except (OSError, ValueError) as error:
            print(f"{name}: {error}", file=sys.stderr)
            return 1
        moved = {code: svg for code, svg in drawn.items() if not stays(_path(name, code), svg)}
        for code, svg in moved.items():
            _path(name, code).parent.mkdir(exist_ok=True)
            _path(name, code).write_text(svg, encoding="utf-8", newline="\n")
        print(f"{name}: {len(moved)} of {len(drawn)} indices drawn anew {' '.join(moved)}".rstrip())
    return 0


def _path(deck: str, code: str) -> Path:
    return CARDS / deck / "index" / f"{code}.svg"


if __name__ == "__main__":
    sys.exit(main())
