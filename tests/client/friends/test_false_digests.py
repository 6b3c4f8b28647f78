"""A changed guest that signs another digest than the host's loses her seat, and nobody else's match ends."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from briscola.engine.events import Absent, Sits
from briscola.engine.variants import make_rules
from briscola.network.messages.from_guest import GuestMessage
from briscola.network.messages.from_host import Refused
from tests.client.friends.changed_guests import LIES, Liar
from tests.client.friends.changed_hosts import lines_of
from tests.client.friends.in_memory import Company, header_of, key_of, public_of

PEOPLE = (0, 1, 2)
LIAR = 1


class Lying(Company):
    """A table at which the program of seat 1 tells a lie, once."""

    def __init__(self, lie: str) -> None:
        super().__init__(header_of(make_rules("briscola", 3), PEOPLE, winning_hands=2), seed=5)
        self.lie, self.lied = replace(LIES[lie], most=1), 0

    def say(self, seat: int, message: GuestMessage) -> None:
        told: Sequence[GuestMessage] = [message]
        if seat == LIAR:
            liar = Liar(key=key_of(LIAR), seat=LIAR, now=self.host.log.now)
            told = self.lie.told(liar, message, self.lied)
            self.lied += told != [message]
        for each in told:
            super().say(seat, each)


def others(company: Company) -> Sequence[str]:
    """The records of everybody but the liar."""
    host, *guests = company.records()
    return [host, *(record for seat, record in zip(PEOPLE, guests, strict=True) if seat != LIAR)]


@pytest.mark.parametrize("what", [pytest.param("choice", marks=pytest.mark.slow), "hand"])
def test_a_signed_digest_that_does_not_fit_costs_her_the_seat_and_the_others_play_on(what: str) -> None:
    table = Lying(f"signs a false digest of a {what}")
    table.play()
    assert table.dismissed == {LIAR: "digest"} and table.host.expelled(public_of(LIAR))
    assert table.host.over and len({*others(table)}) == 1
    sits = lines_of(table, Sits)
    assert [(event.seat, event.why) for event in sits] == [(LIAR, "digest")]
    assert {(event.seat, event.why) for event in lines_of(table, Absent)} <= {(LIAR, "sent_away")}


@pytest.mark.parametrize("what", ["choice", "hand"])
def test_a_digest_that_nobody_signed_is_refused_like_any_damaged_message(what: str) -> None:
    table = Lying(f"claims a false digest of a {what}")
    table.play()
    if not table.host.over:  # the question stays, and is asked again
        table.drop(LIAR)
        table.play()
    whys = [message.why for message in table.refused if isinstance(message, Refused)]
    assert whys == ["signature"] and not table.dismissed
    assert not lines_of(table, Sits) and table.host.over
