"""`python -m art.cards [deck …]`: draw every card of the decks into assets/cards/<deck>/."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from art.cards.decks import ASSETS, REGISTER, load, marks
from art.cards.index import index, silent
from art.cards.kit.deck import Cards
from art.cards.placing import placed
from briscola.progress_bar import progress


def files(name: str) -> dict[str, str]:
    """Every file of a deck by its path in the deck's folder: cards, backs, signs, indices, metadata."""
    info, cards = load(name)
    signs = marks(name)
    drawn: dict[str, Cards] = {"": cards, "signs/": signs}
    pictures = [
        (f"{folder}{code}.svg", draw) for folder, some in drawn.items() for code, draw in some.items()
    ]
    texts = {path: draw().to_svg() for path, draw in progress(pictures, label=name)}
    for code in silent(info):
        spot = placed(info, code, texts[f"{code}.svg"], signs[code[1]])
        texts[f"index/{code}.svg"] = index(info, code, signs[code[1]], spot).to_svg()
    about = {**info.as_json(), "shelf": REGISTER.index(name)}
    texts["deck.json"] = json.dumps(about, ensure_ascii=False, indent=2) + "\n"
    return texts


def write(folder: Path, texts: dict[str, str]) -> None:
    """Make the folder hold exactly these files."""
    for path in folder.rglob("*.svg"):
        if path.relative_to(folder).as_posix() not in texts:
            path.unlink()
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the files of the named decks (default: all)."""
    parser = argparse.ArgumentParser(prog="python -m art.cards", description=__doc__)
    parser.add_argument("decks", nargs="*", metavar="deck", help=f"default: {' '.join(REGISTER)}")
    chosen = parser.parse_args(arguments).decks or list(REGISTER)
    for name in chosen:
        if name not in REGISTER:
            parser.error(f"no deck {name!r}; there are {', '.join(REGISTER)}")
        texts = files(name)
        write(ASSETS / name, texts)
        print(f"{name}: {len(texts)} files, {sum(map(len, texts.values())) // 1024} KB")


if __name__ == "__main__":
    main()
