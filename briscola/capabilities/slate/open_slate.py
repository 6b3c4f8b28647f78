"""A slate that lies open: a window and several phones write on it, and all see who wrote last."""

from collections.abc import Callable, Sequence
from zlib import crc32

import msgspec

from briscola.capabilities.slate.evening import RealEvening, begin, enter, may_take_back, next_game, take_back
from briscola.capabilities.slate.game_choice import GameDraft
from briscola.capabilities.slate.hand import RealHand
from briscola.capabilities.slate.questions import HandQuestion, question

MOST_VERSIONS = 1_000_000


class OpenSlate:
    """An evening that goes on, kept after every change. `evening` is None until a first game is begun."""

    def __init__(
        self,
        keep: Callable[[RealEvening], bool],
        evening: RealEvening | None,
        made: Callable[[], tuple[str, str]],
    ) -> None:
        """`keep` keeps an evening and tells if the disk has it; `made` gives id and moment of a new one."""
        self._keep, self._made = keep, made
        self.evening = evening
        self.saved = True
        """False while the disk does not have the last change."""

    @property
    def version(self) -> int:
        """A number that goes with what stands there: what was meant for another one is too late."""
        return 0 if self.evening is None else crc32(msgspec.json.encode(self.evening)) % MOST_VERSIONS

    def begin(self, draft: GameDraft) -> None:
        """Begin an evening, or the next game of this one. Raises ValueError (SlateFull)."""
        if self.evening is None:
            self._change(begin(*self._made(), draft.names, draft.game, draft.rotates))
        else:
            self._change(next_game(self.evening, draft.names, draft.game, draft.rotates))

    def write(self, hand: RealHand) -> None:
        """Write a hand down. Raises ValueError (SlateFull)."""
        if self.evening is not None:
            self._change(enter(self.evening, hand))

    def take_back(self) -> None:
        """Wipe out the last hand."""
        if self.evening is not None and may_take_back(self.evening):
            self._change(take_back(self.evening))

    def _change(self, evening: RealEvening) -> None:
        self.evening = evening
        self.saved = self._keep(evening)


class SlateWriter:
    """Somebody who answers the questions about the next hand; a change by somebody else begins them anew."""

    def __init__(self, slate: OpenSlate) -> None:
        self.slate = slate
        self._given: tuple[str, ...] = ()
        self._version = slate.version

    @property
    def given(self) -> Sequence[str]:
        """The answers to the questions so far."""
        if self._version != self.slate.version:
            self._given, self._version = (), self.slate.version
        return self._given

    @property
    def question(self) -> HandQuestion | None:
        """The question that is open; None before a game has been begun."""
        if self.slate.evening is None:
            return None
        asked = question(self.slate.evening.now.game.rules(), self.given)
        return asked if isinstance(asked, HandQuestion) else None

    @property
    def may_go_back(self) -> bool:
        """True if there is an answer, a hand or a game to take back."""
        evening = self.slate.evening
        return evening is not None and (bool(self.given) or may_take_back(evening))

    def answer(self, id: str) -> None:
        """HandAnswer the open question; the last answer writes the hand. Raises NoAnswer, SlateFull."""
        if self.slate.evening is None:
            return
        given = (*self.given, id)
        found = question(self.slate.evening.now.game.rules(), given)
        if isinstance(found, HandQuestion):
            self._given = given
        else:
            self.slate.write(found)

    def back(self) -> None:
        """Take back the last answer or, before the first one, the last hand."""
        if self.given:
            self._given = self._given[:-1]
        else:
            self.slate.take_back()
