"""A cup that a dealer serves: people come to it by a link, its tables stand at the dealer. Data alone."""

import hashlib
from collections.abc import Sequence
from hmac import compare_digest
from pathlib import Path
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from briscola.capabilities.cup.choice import CupChoice
from briscola.capabilities.cup.cup import (
    Cup,
    Entrant,
    TableIndex,
    current_round,
    has_people,
    is_over,
    open_tables,
    replaced,
    table_at,
)
from briscola.capabilities.cup.file import check_cup
from briscola.capabilities.cup.forms import form_of
from briscola.capabilities.cup.people import computer, guest
from briscola.capabilities.cup.schedule import Seats
from briscola.engine.terms import PERSON
from briscola.engine.variants import WINNING_HANDS
from briscola.players.levels import LADDER
from briscola.storage.files.kept_document import KeptDocument
from briscola.storage.settings.person_names import alike, clean, in_one_script
from briscola.storage.settings.settings import LONGEST_NAME

LARGEST = 256 * 1024
"""Most bytes of the file of a cup; the largest cup has about a tenth."""


class NotPossible(Exception):  # noqa: N818 - it is told in a sentence
    """Somebody cannot join: `why` is "taken" or "scripts" for a name, "full" for a cup without places."""

    def __init__(self, why: Literal["taken", "scripts", "full"]) -> None:
        super().__init__(why)
        self.why = why


class RoundTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of the round that stands at the dealer."""

    table: int
    """Its place in the round."""
    code: str
    """Room code of its link."""
    seats: Seats
    """Entrants by seat, as they sit there."""


class DealerCup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A cup at a dealer. Its people have a key each, which follows from a secret in their browsers."""

    id: str
    """The secret of its link."""
    opener: str = ""
    """Public key of whoever opened it; empty if nobody knows any more."""
    choice: CupChoice = CupChoice()
    people: tuple[Entrant, ...] = ()
    """Those who have joined; after the draw the entrants of the cup count."""
    cup: Cup | None = None
    opened: int = -1
    """The round whose tables were opened last."""
    tables: tuple[RoundTable, ...] = ()
    """Tables with people of that round."""
    seen: float = 0.0
    """Moment at which somebody looked at it last, to the hour, in seconds of the epoch."""

    @property
    def step(self) -> int:
        """Grows with each draw and each round: what is meant for another step is dropped."""
        return self.opened + 1 + (self.cup is not None)

    @property
    def entrants(self) -> tuple[Entrant, ...]:
        """Everybody with a place, in a fixed order."""
        return self.people if self.cup is None else self.cup.entrants

    def who(self, key: str) -> int | None:
        """The place of whoever has this key."""
        found = [at for at, one in enumerate(self.entrants) if one.key and compare_digest(one.key, key)]
        return found[0] if key and found else None

    def knows(self, key: str) -> bool:
        """True for whoever has a place, or has opened it."""
        return self.who(key) is not None or (bool(key) and compare_digest(self.opener, key))

    @property
    def round_over(self) -> bool:
        """True between two rounds."""
        return self.cup is not None and not is_over(self.cup) and current_round(self.cup) > self.opened

    def table_of(self, who: int) -> RoundTable | None:
        """The table at which somebody is to play now."""
        if self.cup is None:
            return None
        return next(
            (
                each
                for each in self.tables
                if who in each.seats
                and table_at(self.cup, TableIndex(self.opened, each.table)).result is None
            ),
            None,
        )


def joined(document: DealerCup, name: str, key: str) -> DealerCup:
    """The cup with one more person. Raises NotPossible."""
    name = clean(name, LONGEST_NAME)
    if not in_one_script(name):
        raise NotPossible("scripts")
    if not name or alike(name) in {alike(each.name) for each in document.people}:
        raise NotPossible("taken")
    if document.cup is not None or len(document.people) >= document.choice.size:
        raise NotPossible("full")
    one = replace(guest(name, document.people), key=key)
    return replace(document, people=(*document.people, one))


def left(document: DealerCup, who: int) -> DealerCup:
    """The cup without somebody; once it is drawn a computer plays on with her points."""
    if document.cup is None:
        return replace(document, people=(*document.people[:who], *document.people[who + 1 :]))
    other = computer(document.cup.entrants, document.cup.level)
    return replace(document, cup=replaced(document.cup, who, other))


def drawn(document: DealerCup, seed: int) -> DealerCup:
    """The cup with its tables drawn; computers take the places that are left."""
    return replace(document, cup=document.choice.draw(document.people, seed))


def next_round(document: DealerCup) -> DealerCup:
    """The cup once the next round has begun; its tables are still to be opened."""
    if document.cup is None or not document.round_over:
        return document
    return replace(document, opened=current_round(document.cup), tables=())


def missing_tables(document: DealerCup) -> Sequence[TableIndex]:
    """Tables with people of the round that goes on which do not stand at the dealer yet."""
    cup = document.cup
    if cup is None:
        return []
    known = {each.table for each in document.tables}
    return [
        place
        for place, table in open_tables(cup)
        if place.round == document.opened and place.table not in known and has_people(cup, table)
    ]


def cup_path(folder: Path, id: str) -> Path:
    """The path of a cup's file; its name tells nothing of the link."""
    return folder / f"{hashlib.sha256(id.encode()).hexdigest()[:16]}.json"


def cup_document(path: Path) -> KeptDocument[DealerCup]:
    """The file of a cup."""
    return KeptDocument(path, DealerCup, largest=LARGEST, check=check_dealer_cup)


def check_dealer_cup(document: DealerCup) -> None:
    """Check that a document can be a cup of ours. Raises ValueError, of which BadOption is one."""
    choice = document.choice
    if not form_of(choice.form).takes(choice.game.rules()) or choice.size not in choice.sizes():
        raise ValueError("that cannot be played")
    if choice.level not in LADDER or choice.game.winning_hands not in WINNING_HANDS or not document.id:
        raise ValueError("that is no choice of a cup")
    if len(document.people) > choice.size or any(
        each.level != PERSON or len(each.name) > LONGEST_NAME for each in document.people
    ):
        raise ValueError("others have joined than can be")
    if document.cup is None:
        if document.opened != -1 or document.tables:
            raise ValueError("tables are open before the draw")
        return
    check_cup(document.cup)
    if not -1 <= document.opened < len(document.cup.rounds):
        raise ValueError("a round is open that is not drawn")
    for each in document.tables:
        tables = document.cup.rounds[document.opened] if document.opened >= 0 else ()
        if not 0 <= each.table < len(tables) or sorted(each.seats) != sorted(tables[each.table].seats):
            raise ValueError("others sit at an open table")
