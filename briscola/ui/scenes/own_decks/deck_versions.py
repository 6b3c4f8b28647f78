"""Different pictures of one card in a deck that somebody brings, told apart by their names."""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256

from msgspec import Struct

from briscola.ui.scenes.own_decks.deck_files import DeckFile
from briscola.ui.scenes.own_decks.deck_names import BACK

Versions = Mapping[str, Sequence[DeckFile]]
"""By the code of a card, or `back`: its different pictures."""
MOST = 6
"""Most pictures of a card that are looked at."""
_WORD = re.compile(r"[^\W\d_]+|\d+")


class PictureChoice(Struct, frozen=True, kw_only=True):
    """Cards whose pictures are told apart in the same way, so that one answer holds for all of them."""

    cards: tuple[str, ...]
    versions: tuple[int, ...]
    """Numbers of the pictures of each card, from 0."""
    labels: tuple[str, ...]
    """The names of these pictures of the first card, or the folders in which they lie."""

    @property
    def card(self) -> str:
        """Code of the first card; empty for the back."""
        return "" if self.cards[0] == BACK else self.cards[0]


def version(code: str, number: int) -> str:
    """The name under which a picture of a card is sent and kept.

    >>> version("1C", 0), version("1C", 1)
    ('1C', '1C-2')
    """
    return f"{code}-{number + 1}" if number else code


def distinct(
    files: Sequence[DeckFile], most: int, faults: tuple[type[BaseException], ...]
) -> Sequence[DeckFile]:
    """The files whose first `most` bytes differ, in the order of their numbers, the plainest name first.

    One that cannot be read for one of `faults` differs from all others.
    """
    if len(files) == 1:
        return files
    found: dict[object, DeckFile] = {}
    for at, file in enumerate(files):
        try:
            found.setdefault(sha256(file.read(most)).digest(), file)
        except faults:
            found[at] = file
    kept = [*found.values()]
    keys = dict(zip(kept, _differences(kept), strict=True))
    return sorted(kept, key=lambda file: (len(keys[file]), keys[file], file.name, file.folders))[:MOST]


def choices(versions: Versions, shown: Callable[[str], str]) -> tuple[PictureChoice, ...]:
    """The questions that are to be asked; `shown` shortens a name."""
    alike = defaultdict[object, list[str]](list)
    for code, files in versions.items():
        if len(files) > 1:
            alike[_differences(files)].append(code)
    return tuple(
        PictureChoice(
            cards=tuple(cards),
            versions=tuple(range(len(versions[cards[0]]))),
            labels=tuple(map(shown, _labels(versions[cards[0]]))),
        )
        for cards in alike.values()
    )


def _differences(files: Sequence[DeckFile]) -> tuple[tuple[str, ...], ...]:
    """The words of each file that not all of them have: of folders, else of names, else of endings."""
    parts = _parts(files)
    words = [Counter(_WORD.findall(part.casefold())) for part in parts]
    common = words[0].copy()
    for each in words:
        common &= each
    return tuple(tuple(sorted((each - common).elements())) for each in words)


def _parts(files: Sequence[DeckFile]) -> Sequence[str]:
    """Parts that tell all files apart: their folders, their names, or names with endings."""
    by_part = (
        ["/".join(file.folders) for file in files],
        [file.name for file in files],
        [f"{file.name}{file.ending}" for file in files],
    )
    whole = [f"{'/'.join(file.folders)}/{file.name}{file.ending}" for file in files]
    return next((parts for parts in by_part if len({*parts}) == len(files)), whole)


def _labels(files: Sequence[DeckFile]) -> Sequence[str]:
    """Names for the pictures: of folders the parts that differ."""
    parts = _parts(files)
    split = [part.split("/") for part in parts]
    common = set(split[0]).intersection(*split)
    return ["/".join(word for word in words if word not in common) or words[-1] for words in split]
