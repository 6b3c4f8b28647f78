"""A deal played again: one hand in a record of its own, which counts nowhere."""

from collections.abc import Sequence
from contextlib import suppress

from msgspec import structs

from briscola.client.host.library import Library
from briscola.client.host.match_host import MatchHost
from briscola.client.host.recorder import SECOND, MatchRecorder, Unrecorded
from briscola.client.playback.kept_matches import CannotOpen, KeptMatches, OpenedMatch
from briscola.client.resuming import take_up_deal
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.setup.match_setup import REGULARS, MatchSetup, regular
from briscola.engine.deal_code import decode, encode
from briscola.engine.terms import PERSON
from briscola.players.levels import ADAPT, BadLevel, parse_level, without
from briscola.storage.database.rows import PlayedMatch
from briscola.storage.match_choices import Opponent
from briscola.storage.records.header import HouseTerms

INSTEAD = "medium"
"""Level that replaces programs and unknown levels."""


class DealAgain:
    """A seat for one deal, beside the waiting match, which it leaves untouched."""

    def __init__(
        self,
        library: Library,
        setup: MatchSetup,
        code: str,
        *,
        house: HouseTerms,
        keeps: bool,
        seeds: Sequence[str] | None = None,
    ) -> None:
        """Sit down to the deal of `code`, with the people of `setup`.

        `keeps` is True if this window keeps matches. `seeds` fix the computers' random choices: such a deal
        goes on from where it was left. None draws new ones. Raises BadDealCode.
        """
        self._library = library
        deal = decode(code)
        code = encode(deal)  # a record has it as we write it: somebody may have typed small letters
        setup = structs.replace(setup, options=dict(deal.rules.changed))  # the trump card is chosen (V-SU-5)
        left = left_in_middle(library, code, seeds) if keeps and seeds is not None else None
        taken = None if left is None else take_up_deal(library, left)
        self._keeper: MatchRecorder | None = None
        if taken is not None:
            self._keeper, self.seat = taken.recorder, taken.seat
            return
        if keeps:
            self._keeper = MatchRecorder(library, house=house, deal=code)
        recorder = self._keeper or Unrecorded(SECOND, deal=code)
        self.seat = HostedSeat(MatchHost(one_hand(setup), seeds=seeds, recorder=recorder, advice=house.hints))

    def leave(self) -> None:
        """Leave the table; an unfinished hand is marked as abandoned."""
        keeper = self._keeper
        if keeper is None:
            return
        keeper.close()
        if keeper.match is not None and not self.seat.over:
            self._library.history.abandoned(keeper.match)


def left_in_middle(library: Library, code: str, seeds: Sequence[str]) -> PlayedMatch | None:
    """The latest match of a deal against computers with these seeds, if it was left before its end."""
    matches = library.history.of_deals(library.profile.id, [code])
    if all(match.state == "complete" for match in matches):
        return None
    for match in reversed(matches):
        with suppress(CannotOpen):
            if KeptMatches(library).open(match).header.seeds == tuple(seeds):
                return None if match.state == "complete" else match
    return None


def goes_on(library: Library, opened: OpenedMatch) -> bool:
    """True if a kept match may go on: a single deal from where it was left last, until it is finished.

    A match of several computers goes on at its table alone.
    """
    match = opened.match
    if opened.header.dealt_by is not None:
        return False
    if not match.replayed or not match.left_open:
        return match.can_go_on
    left = left_in_middle(library, match.deal, opened.header.seeds)
    return left is not None and left.id == match.id


def one_hand(setup: MatchSetup) -> MatchSetup:
    """The same company for a match of one hand, without programs: the record may be anybody's.

    Habits are removed too, so that the opponents are the same whoever plays the deal. It is played alone:
    regulars take the places of the other people.
    """
    computers = {opponent.face for opponent in setup.opponents if opponent.level != PERSON}
    free = (face for face in REGULARS[max(REGULARS)] if face not in computers)
    return structs.replace(
        setup,
        winning_hands=1,
        opponents=tuple(
            regular(next(free), INSTEAD) if opponent.level == PERSON else _known(opponent)
            for opponent in setup.opponents
        ),
    )


def _known(opponent: Opponent) -> Opponent:
    try:
        parse_level(opponent.level)
    except BadLevel:
        return structs.replace(opponent, level=INSTEAD)
    return structs.replace(opponent, level=without(opponent.level, ADAPT))
