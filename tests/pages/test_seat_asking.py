"""Asking for a seat: each state of a table and each of its reasons, without a loop and without a page."""

from typing import Any

import pytest

from briscola.client.visit.news import LobbyState, TroubleKind
from briscola.network.messages.fields import RosterPlace, TableTerms
from briscola.network.messages.from_guest import Sit, Watch
from briscola.pages.phones.seat_asking import ONLOOKER, SeatAsking, Wish

ADA = RosterPlace(seat=0, name="Ada", face="person-man")
LEO = RosterPlace(seat=2, name="Leo", face="grandfather")
UNUSED = RosterPlace(seat=2, name="Leo", face="grandfather", claimable=True)
ANY, ONE, LOOKS_ON = Wish("Eva"), Wish("Eva", chair=2), Wish("Eva", looks_on=True)


def table(*taken: RosterPlace, **more: Any) -> LobbyState:
    """A table of three at which these places are taken."""
    by_seat = {place.seat: place for place in taken}
    return LobbyState(
        hosting=False,
        code="",
        addresses=(),
        port=0,
        terms=TableTerms(variant="briscola", players=3, winning_hands=2),
        roster=tuple(by_seat.get(seat, RosterPlace(seat=seat)) for seat in range(3)),
        **more,
    )


@pytest.mark.parametrize(
    ("wish", "put_at", "lobby", "asks"),
    [
        (ANY, None, table(ADA), 1),
        (ANY, 2, table(ADA), 2),
        (ANY, 0, table(ADA), 1),
        (ANY, None, table(ADA, RosterPlace(seat=1, name="Ugo"), UNUSED), 2),
        (ANY, 2, table(ADA, UNUSED), 1),
        (ANY, None, table(ADA, RosterPlace(seat=1, name="Ugo"), LEO), None),
        (ONE, 1, table(ADA), 2),
        (ONE, 1, table(ADA, LEO), "chair"),
        (ONE, 1, table(ADA, UNUSED), "chair"),
        (LOOKS_ON, 1, table(ADA), "watch"),
        (Wish(), 1, table(ADA), None),
        (ANY, None, table(ADA, own=0), None),
    ],
)
def test_of_a_table_she_asks_for_what_she_would(
    wish: Wish, put_at: int | None, lobby: LobbyState, asks: object
) -> None:
    asking = SeatAsking(put_at)
    asking.wishes(wish)
    asked = asking.ask(lobby)
    assert (asked.seat if isinstance(asked, Sit) else "watch" if isinstance(asked, Watch) else asked) == asks
    assert asking.waits == isinstance(asked, Sit)
    if isinstance(asked, Sit):
        assert asked.name == "Eva" and asked.face not in {place.face for place in lobby.roster if place.name}
    if isinstance(asked, Watch):
        assert asked == Watch(name="Eva", face=ONLOOKER)


@pytest.mark.parametrize(
    ("reason", "follows"),
    [  # for any seat, one seat, and no seat
        ("face", ("again", "again", "again")),
        ("taken", ("again", "chair", "again")),
        ("not_now", (None, "chair", None)),
        ("too_many", (None, None, "onlookers")),
        ("silence", (None, None, None)),
    ],
)
def test_each_reason_of_a_table_has_its_consequence(
    reason: TroubleKind, follows: tuple[str | None, ...]
) -> None:
    for wish, consequence in zip((ANY, ONE, LOOKS_ON), follows, strict=True):
        asking = SeatAsking()
        asking.wishes(ANY)
        assert asking.ask(table(ADA)) is not None and asking.waits
        asking.wishes(wish)
        assert asking.refuse(reason) == consequence
        assert asking.waits == (consequence != "again")


def test_whoever_was_refused_asks_again_once_the_table_has_changed_and_only_then() -> None:
    asking, asked_among, changed = SeatAsking(), table(ADA), table(ADA, LEO)
    asking.wishes(ANY)
    assert asking.ask_at(asked_among, first=True) is not None
    assert asking.ask_at(changed, first=False) is None, "she waits for her answer"
    assert asking.refuse("taken") == "again"
    assert asking.ask_at(asked_among, first=False) is None, "it is not told yet who was quicker"
    again = asking.ask_at(changed, first=False)
    assert isinstance(again, Sit) and again.seat == 1
    assert asking.ask_at(table(ADA, own=1), first=False) is None and not asking.waits


@pytest.mark.parametrize(("playing", "asks"), [(True, False), (False, True)])
def test_whoever_was_let_in_during_a_match_asks_for_a_seat_after_it(playing: bool, asks: bool) -> None:
    asking = SeatAsking()
    asking.wishes(ANY)
    asked = asking.ask_at(table(ADA, looks_on=True, playing=playing), first=False)
    assert isinstance(asked, Sit) == asks
