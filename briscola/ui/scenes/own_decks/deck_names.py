"""The cards that pictures of a pack are, read from how people name their pictures.

A name is cut into words and numbers. A way of reading says which of them is the suit and which the rank; it
counts if it gives forty different cards. What a single letter means depends on the other letters beside it.
"""

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from briscola.engine.cards import ALL_CARDS, Suit
from briscola.storage.own_decks import Family

BACK = "back"
"""The name of a deck's back among its cards."""
CODES: Sequence[str] = tuple(card.code for card in ALL_CARDS)
"""The cards in the order of their numbers, 01 to 40."""

Raw = tuple[tuple[str, ...], str]
"""The folders in which a picture lies, and its name without ending."""

_SUITS: Mapping[str, str] = {
    word: suit
    for suit, words in {
        "C": "coppe coppa cups cup chalices copas copa coupes coupe kelche kelch becher kupe kupa hearts"
        " heart herz herzen coeurs coeur cuori cuore corazones corazon srca srce herc",
        "D": "denari denaro danari ori oro oros coins coin pentacles deniers denier munzen munze dinari"
        " dinara ouros ouro diamonds diamond karo carreaux carreau quadri quadro diamantes diamante kocke"
        " schellen",
        "B": "bastoni bastone bastos basto batons baton wands staves stabe stab keulen keule bate bata bats"
        " bat clubs club paus pau trefles trefle treff tref kreuz fiori fiore treboles trebol eichel",
        "S": "spade spada swords sword espadas espada epees epee schwerter schwert spadi spades picche picca"
        " picas pica piques pique pikes pik laub",
    }.items()
    for word in words.split()
}
"""Words for the suits, without accents: of the Italian deck, and of the French one in their places."""
_FAMILIES: Mapping[Family, str] = {
    "french": "hearts heart herz herzen coeurs coeur cuori cuore corazones corazon srca srce herc"
    " hdcs cqfp cdtp hktp",
    "spanish": "oros oro cobs cobe cdbe",
}
"""Words and orders of letters for hearts and for Spanish coins, which only one family of decks has."""
_ORDERS = ("cdbs", "cobs", "cobe", "cdbe", "cope", "hdcs", "cqfp", "cdtp", "hktp", "kdbs")
_LETTERS: Mapping[frozenset[str], Mapping[str, str]] = {
    frozenset(order): dict(zip(order, "CDBS", strict=True)) for order in _ORDERS
}
"""Single letters by all four of them: `c` are clubs beside `h`, and cups beside `b`."""
_FRENCH_RANKS = frozenset("akqj")
_RANKS: Mapping[str, int] = {
    word: rank
    for rank, words in {
        1: "asso assi ace as ass az a",
        2: "due two dos dois deux zwei dva",
        3: "tre three tres trois drei tri",
        4: "quattro four cuatro quatro quatre vier cetiri",
        5: "cinque five cinco cinq funf pet",
        6: "sei six seis sechs sest",
        7: "sette seven siete sete sept sieben sedam",
        8: "otto eight ocho oito huit acht osam",
        9: "nove nine nueve neuf neun devet",
        10: "dieci ten diez dez dix zehn deset t",
        11: "fante jack sota valet valete bube unter knave page fanat fant j f s v b",
        12: "cavallo cavaliere knight caballo cavalier cavaleiro cavalo chevalier reiter ritter ober konj cav"
        " queen donna dama dame regina reina reine rainha kraljica c q d",
        13: "re king rey roi rei konig kralj r k",
    }.items()
    for word in words.split()
}
"""Words and letters for the ranks; 11 to 13 are jack, knight or queen, and king."""
_LEAST = 8
"""Pictures of a suit in a pack; a joker's colour has fewer."""
_PACKS = (40, 48, 52)
"""Numbers of pictures that are numbered through, suit after suit."""
_SPARE = 2
"""Most pictures, backs or jokers, that are numbered through with a pack."""
_TAROT = 14
"""Numbers of a suit in a tarot pack: 11 jack, 12 knight, 13 queen, 14 king."""
_GLUED = 0.9
"""Share of the names that begin with the same letters, where these are no part of the card."""
_FIGURES = (11, 12, 13)
_DIGITS = 3
"""Digits from which on a number is no rank and no place in a pack."""
_BACKS = frozenset(
    ("back", "retro", "dorso", "dos", "ruckseite", "rucken", "reverso", "verso", "costas", "poledina")
)
_BETWEEN = ("of", "di", "de", "d", "")
_SIZE = re.compile(r"(?<![0-9])[0-9]{2,4} ?x ?[0-9]{2,4}(?![0-9])|@[0-9]x|\([0-9]+\)")
_WORD = re.compile(r"[a-z]+|[0-9]+")
_SLOT = {1: "1", 2: "2", 3: "3", 4: "4", 5: "5", 6: "6", 7: "7", 11: "F", 12: "C", 13: "R"}


_Kept = Sequence[tuple[int, Sequence[str]]]
"""Numbers of pictures, and the words of their names."""


class Reading(Struct, frozen=True, kw_only=True):
    """Numbers of the pictures by the code of their card, or `back`."""

    cards: Mapping[str, Sequence[int]]
    sure: bool
    """True if names leave no doubt which suit is which."""
    family: Family = "italian"
    """The family of decks whose suits the names tell."""

    @property
    def count(self) -> int:
        """The number of different cards."""
        return len(self.cards.keys() - {BACK})


def read_names(names: Sequence[Raw]) -> Reading | None:
    """The best reading of a pack; None if there is no card in it.

    >>> names = [((), f"{rank}{suit}") for suit in "COBE" for rank in (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)]
    >>> read_names(names).cards["FD"]  # the tenth of `oros`
    (17,)
    """
    readings = [reading for pack in _packs(names) for reading in _readings(pack)]
    best = max(readings, key=lambda reading: reading.count, default=None)
    if best is None:
        return None
    cards = dict(best.cards)
    if best.count == len(CODES):
        cards = _with_other_packs(best, readings)
    taken = {at for pictures in cards.values() for at in pictures}  # `dos` is a back, and a two of another
    backs = [at for at, (_, name) in enumerate(names) if is_back(name) and at not in taken]
    if backs:
        cards[BACK] = tuple(backs)
    return replace(best, cards=cards)


def is_back(name: str) -> bool:
    """True for a picture that its name calls a back."""
    return not _BACKS.isdisjoint(_words(name))


def read_grid(columns: int, rows: int) -> Reading:
    """The cards of one picture with so many columns and rows, numbered row after row from 0.

    The longer side counts the ranks, and four of the other are the suits. A fifth one holds backs.
    """
    each = max(columns, rows)
    step, beside = (1, columns) if columns >= rows else (columns, 1)
    ranks = _ranks({str(number) for number in range(1, each + 1)})
    cards: dict[str, tuple[int, ...]] = {}
    for number in range(1, each + 1):
        if slot := _SLOT.get(ranks[str(number)]):
            for place, suit in enumerate(Suit):
                code = slot + suit.value
                cards[code] = (*cards.get(code, ()), place * beside + (number - 1) * step)
    if min(columns, rows) > len(Suit):
        cards[BACK] = tuple(len(Suit) * beside + at * step for at in range(each))
    return Reading(cards=cards, sure=False, family="french" if each == _PACKS[-1] // len(Suit) else "italian")


def _with_other_packs(best: Reading, readings: Sequence[Reading]) -> dict[str, Sequence[int]]:
    """The cards of a pack, each with its pictures in the other whole packs that lie beside it."""
    cards = dict(best.cards)
    taken = {at for pictures in cards.values() for at in pictures}
    for other in readings:
        pictures = {at for found in other.cards.values() for at in found}
        alike = (other.count, other.sure, other.family) == (best.count, best.sure, best.family)
        if alike and taken.isdisjoint(pictures):
            taken |= pictures
            cards = {code: (*found, *other.cards[code]) for code, found in cards.items()}
    return cards


def _packs(names: Sequence[Raw]) -> Iterator[_Kept]:
    """Pictures that may be one pack, each with its words: those of a folder, or of folders side by side."""
    flat, nested = defaultdict(list), defaultdict(list)
    for at, (folders, name) in enumerate(names):
        words = _words(name)
        flat[folders].append((at, words))
        if folders:
            nested[folders[:-1]].append((at, [" ".join(_words(folders[-1])), *words]))
    yield from flat.values()
    yield from nested.values()
    for kept in flat.values():
        texts = [_plain(names[at][1]) for at, _ in kept]
        if len(glued := _same_beginning(texts)) > 0:
            yield [(at, _words(text.removeprefix(glued))) for (at, _), text in zip(kept, texts, strict=True)]


def _same_beginning(texts: Sequence[str]) -> str:
    """The letters with which nearly all names begin: `carta` of `cartaac`."""
    found = ""
    begun = [text for text in texts if text[:1].isalpha()]
    while begun:
        letter, count = Counter(text[len(found)] for text in begun if len(text) > len(found)).most_common(1)[
            0
        ]
        if count < _GLUED * len(texts) or not letter.isalpha():
            break
        found += letter
        begun = [text for text in begun if text.startswith(found) and len(text) > len(found)]
    return found


def _words(name: str) -> list[str]:
    """The words and numbers of a name in small letters, without accents, sizes and numbers of copies."""
    return [part for word in _WORD.findall(_SIZE.sub(" ", _plain(name))) for part in _parts(word)]


def _plain(name: str) -> str:
    """A name in small letters without accents."""
    decomposed = unicodedata.normalize("NFKD", name)
    letters = "".join(letter for letter in decomposed if not unicodedata.combining(letter))
    return letters.lower().replace("ß", "ss").replace("œ", "oe")


def _parts(word: str) -> Sequence[str]:
    """The two words that are written as one: `assocoppe`, `kingofcups`."""
    if word.isdigit() or word in _SUITS or word in _RANKS:
        return (word,)
    for at in range(1, len(word)):
        left, right = word[:at], word[at:]
        for between in _BETWEEN:
            if left in _RANKS and right.startswith(between) and right.removeprefix(between) in _SUITS:
                return left, right.removeprefix(between)
        if left in _SUITS and right in _RANKS:
            return left, right
    return (word,)


class _Field(NamedTuple):
    """The suit and the rank of a picture as they are written."""

    at: int
    suit: str
    rank: str


def _readings(pack: _Kept) -> Iterator[Reading]:
    """All ways to read a pack."""
    seen = Counter(word for _, words in pack for word in set(words))
    usual = {word for word, count in seen.items() if 2 * count > len(pack) and len(pack) > 1}
    kept = [(at, [word for word in words if word not in usual]) for at, words in pack]
    yield from _by_number(kept)
    for fields in (
        *(_by_words(kept, which) for which in (0, -1)),
        *(_by_place(kept, suit, rank) for suit, rank in ((0, 1), (1, 0))),
        *(_by_letters(kept, suit) for suit in (1, 0)),
    ):
        written_ranks = defaultdict[str, set[str]](set)
        for field in fields:
            written_ranks[field.suit].add(field.rank)
        suits = {suit: len(found) for suit, found in written_ranks.items() if len(found) <= _TAROT}
        ranks = _ranks({field.rank for field in fields if field.suit in suits})
        meant = _suits([suit for suit, count in suits.items() if count >= _LEAST] or list(suits), ranks)
        if meant is None:
            continue
        cards: dict[str, tuple[int, ...]] = {}
        for field in fields:
            slot = _SLOT.get(ranks.get(field.rank, 0))
            if slot and field.suit in meant[0]:
                code = slot + meant[0][field.suit]
                cards[code] = (*cards.get(code, ()), field.at)
        if cards:
            written = {*meant[0], "".join(meant[0])}
            family: Family = next(
                (name for name, words in _FAMILIES.items() if written & {*words.split()}), "italian"
            )
            yield Reading(cards=cards, sure=meant[1], family=family)


def _by_number(kept: _Kept) -> Iterator[Reading]:
    """Pictures numbered through from 0 or 1, suit after suit; which suit is which has to be asked."""
    numbers: dict[int, tuple[int, ...]] = {}
    for at, words in kept:
        if len(words) == 1 and words[0].isdigit() and len(words[0]) < _DIGITS:
            numbers[int(words[0])] = (*numbers.get(int(words[0]), ()), at)
    if not numbers:
        return
    first = 0 if 0 in numbers else 1
    last = max(numbers)
    places = last + 1 - first
    size = next((size for size in _PACKS if 0 <= places - size <= _SPARE), None)
    size = size or next((size for size in _PACKS if size > places), None)
    if size is None:
        return
    if first == 0 and places > size:  # the back comes before the cards
        first = 1
    spare = [at for at in numbers if not first <= at < first + size]
    each = size // 4
    ranks = _ranks({str(number) for number in range(1, each + 1)})
    cards = {
        slot + suit.value: numbers[at]
        for place, suit in enumerate(Suit)
        for number in range(1, each + 1)
        if (at := first + each * place + number - 1) in numbers and (slot := _SLOT.get(ranks[str(number)]))
    }
    backs = {BACK: tuple(picture for at in sorted(spare) for picture in numbers[at])} if spare else {}
    yield Reading(cards=cards | backs, sure=False)


def _by_words(kept: _Kept, which: int) -> list[_Field]:
    """Suits by their words, and of the other words one that is a rank, or else the first or last number."""
    fields = []
    for at, words in kept:
        suit = next((word for word in words if word in _SUITS), None)
        ranks = [word for word in words if word != suit and (word in _RANKS or word.isdigit())]
        if suit is not None and ranks:
            fields.append(_Field(at, suit, next((word for word in ranks if word in _RANKS), ranks[which])))
    return fields


def _by_place(kept: _Kept, suit: int, rank: int) -> list[_Field]:
    """Suits and ranks by their places among the words."""
    return [_Field(at, words[suit], words[rank]) for at, words in kept if len(words) >= 2]


def _by_letters(kept: _Kept, suit: int) -> list[_Field]:
    """Rank and suit in two signs, `kh` and `2 h` alike; of two letters the one at `suit` is the suit."""
    fields = []
    for at, words in kept:
        signs = list(words[0]) if words and len(words[0]) == 2 and words[0].isalpha() else words[:2]
        if len(signs) == 2:
            place = suit if all(map(str.isalpha, signs)) else int(signs[1].isalpha())
            fields.append(_Field(at, signs[place], signs[1 - place]))
    return fields


def _ranks(written: Collection[str]) -> Mapping[str, int]:
    """The ranks, 1 to 13, of all that is written for them; of numbers without figures, the last three are."""
    found = {word: _RANKS[word] for word in written if word in _RANKS}
    numbers = {word: int(word) for word in written if word.isdigit() and len(word) < _DIGITS}
    if not numbers:
        return found
    kinds = sorted(set(numbers.values()))
    moved = int(kinds[0] == 0 and kinds[-1] == 9)
    figures = {} if set(found.values()) & set(_FIGURES) else dict(zip(kinds[-3:], _FIGURES, strict=False))
    if figures and kinds == [*range(1 - moved, _TAROT + 1 - moved)]:
        figures = dict(zip(kinds[-4:], (11, 12, 12, 13), strict=True))  # knight and queen: one is left out
    above = kinds[-1] == _TAROT and 1 not in kinds  # the ace above the king
    for word, number in numbers.items():
        if above:
            found[word] = 1 if number == _TAROT else number
        else:
            found[word] = figures.get(number, 0) if number + moved > 7 and figures else number + moved
    return found


def _suits(written: Sequence[str], ranks: Mapping[str, int]) -> tuple[Mapping[str, str], bool] | None:
    """The suit of each that is written, and whether that is sure; None if these are no four suits."""
    by_word: dict[str, str] = {}
    for word in written:
        known = {_SUITS[each] for each in _SUITS if each.startswith(word)}
        if len(known) == 1:
            by_word[word] = known.pop()
    left = [suit.value for suit in Suit if suit.value not in by_word.values()]
    unknown = sorted(word for word in written if word not in by_word)
    words = len(unknown) == len(left) and all(len(word) > 1 for word in (by_word if left else ()))
    rest = by_word | dict(zip(unknown, left, strict=False))
    if words and len(rest) == len(Suit) and len(left) <= 1:  # the fourth is what is left
        return rest, True
    letters = next((row for row in _LETTERS.values() if row.keys() >= set(written)), None)
    if len(written) < 4 and letters is not None:  # a part of a pack: what is there is told
        return letters, False
    if len(written) != 4:
        return None
    if letters is None:
        alphabetical = dict(zip(sorted(written), (suit.value for suit in Suit), strict=True))
        return rest if words else alphabetical, False
    doubtful = "c" in written and {"h", "o"}.isdisjoint(written) and ranks.keys() >= _FRENCH_RANKS
    return letters, not doubtful
