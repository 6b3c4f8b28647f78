"""The evenings with real cards that are kept, in one small file (`kept_document`)."""

from pathlib import Path

from msgspec import Struct

from briscola.capabilities.slate.evening import RealEvening, check
from briscola.storage.files.kept_document import KeptDocument

EVENINGS = 200
"""Most evenings kept. One without a hand makes room first, then the one left alone for longest."""
DAYS = 30
"""Days for which an evening with hands stays at a dealer, however many others begin one."""
LATEST = "~"
"""After every moment, as moments are written in records."""
LARGEST = 6_000_000
"""Bytes of the file at most."""


class SlateBook(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All evenings, the one written last at the end."""

    evenings: tuple[RealEvening, ...] = ()


def _check_book(book: SlateBook) -> None:
    if len({evening.id for evening in book.evenings}) != len(book.evenings) or len(book.evenings) > EVENINGS:
        raise ValueError("two evenings have one name, or there are too many")
    for evening in book.evenings:
        check(evening)


class SlateKeeper:
    """The evenings, in memory and on the disk; what the disk refuses stays in memory and is tried again."""

    def __init__(self, folder: Path, *, writes: bool = True) -> None:
        """`folder` holds the file; `writes` is False where somebody else writes it."""
        self.document = KeptDocument(folder / "slates.json", SlateBook, largest=LARGEST, check=_check_book)
        self._writes = writes
        self._evenings = {evening.id: evening for evening in (self.document.read() or SlateBook()).evenings}

    @property
    def evenings(self) -> tuple[RealEvening, ...]:
        """All evenings, the one written last at the end."""
        return tuple(self._evenings.values())

    def evening(self, id: str) -> RealEvening | None:
        """The evening of this id; None if there is none."""
        return self._evenings.get(id)

    def has_space(self, old: str = LATEST) -> bool:
        """True if one more has room; only what is empty, or began before an `old` moment, may go for it."""
        return len(self._evenings) < EVENINGS or self._first_to_go(old) is not None

    def hold(self, evening: RealEvening, old: str = LATEST) -> bool:
        """Have an evening in memory as it is now, others as `has_space` says; False if there is no room."""
        if evening.id not in self._evenings and len(self._evenings) >= EVENINGS:
            goes = self._first_to_go(old)
            if goes is None:
                return False
            del self._evenings[goes]
        self._evenings.pop(evening.id, None)
        self._evenings[evening.id] = evening
        return True

    def _first_to_go(self, old: str) -> str | None:
        """The evening left alone for longest of those without a hand, else of those that are old."""
        empty = (each.id for each in self.evenings if not any(game.hands for game in each.games))
        return next(empty, None) or next((each.id for each in self.evenings if each.began < old), None)

    def keep(self, evening: RealEvening) -> bool:
        """Keep an evening as it is now; return False if it is not on the disk."""
        self.hold(evening)
        return self.write(self.evenings)

    def keep_played(self, evening: RealEvening) -> bool:
        """The same, but an evening of which no hand was ever written is not kept."""
        played = any(game.hands for game in evening.games)
        return self.keep(evening) if played or self.evening(evening.id) is not None else True

    def write(self, evenings: tuple[RealEvening, ...]) -> bool:
        """Write the evenings, in any thread; return False if they are not on the disk."""
        return self._writes and self.document.write(SlateBook(evenings=evenings))
