"""`python -m tools.drawings [DECK …]`: what is to be mended in the drawings of these decks, or of all."""

import argparse
import os
import sys

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from briscola.system import resources
from tools.drawings.deck import Deck


def main() -> int:
    """Print a line for each complaint; 1 if there are any."""
    parser = argparse.ArgumentParser(prog="python -m tools.drawings", description=__doc__)
    parser.add_argument("decks", nargs="*", metavar="DECK", help="folders of assets/cards; all without any")
    names = parser.parse_args().decks or [info.name for info in resources.decks()]
    count = 0
    for name in names:
        try:
            deck = Deck(name)
        except KeyError:
            print(f"{name}: there is no such deck, or its deck.json cannot be read")
            count += 1
            continue
        for complaint in deck.complaints():
            print(f"{name}: {complaint}")
            count += 1
    print(f"{len(names)} decks looked at: " + (f"{count} things to mend" if count else "all in order"))
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
