"""A changed guest that signs another digest than the host's loses her seat, and nobody else's match ends."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from briscola.engine.events import Absent, Sits
from briscola.engine.variants import make_rules
from briscola.network.guest_messages import Act, GuestMessage, Kept
from briscola.network.host_messages import Refused
from briscola.network.statements import signature
from tests.client.friends.changed_hosts import lines_of
from tests.client.friends.in_memory import Company, header_of, key_of, public_of

PEOPLE = (0, 1, 2)
LIAR = 1
FALSE = "00" * 32


class Lying(Company):
    """A table at which the program of seat 1 signs, or only claims, another digest in `kind` of message."""

    def __init__(self, kind: type[GuestMessage], *, signed: bool) -> None:
        super().__init__(header_of(make_rules("briscola", 3), PEOPLE, winning_hands=2), seed=5)
        self.kind, self.signed, self.lies = kind, signed, 0

    def say(self, seat: int, message: GuestMessage) -> None:
        if seat == LIAR and isinstance(message, self.kind) and not self.lies:
            self.lies += 1
            message = self._false(message)
        super().say(seat, message)

    def _false(self, message: GuestMessage) -> GuestMessage:
        now = self.host._now
        match message:
            case Act():
                statement = now.choice(message.at, message.chosen, FALSE)
                told: GuestMessage = replace(message, digest=FALSE)
            case Kept():
                statement = now.kept(message.hand, FALSE)
                told = replace(message, sha256=FALSE)
            case _:
                raise LookupError(message)
        return replace(told, sig=signature(key_of(LIAR), statement)) if self.signed else told


def others(company: Company) -> Sequence[str]:
    """The records of everybody but the liar."""
    host, *guests = company.records()
    return [host, *(record for seat, record in zip(PEOPLE, guests, strict=True) if seat != LIAR)]


@pytest.mark.parametrize("kind", [Act, Kept])
def test_a_signed_digest_that_does_not_fit_costs_her_the_seat_and_the_others_play_on(
    kind: type[GuestMessage],
) -> None:
    table = Lying(kind, signed=True)
    table.play()
    assert table.dismissed == {LIAR: "digest"} and table.host.expelled(public_of(LIAR))
    assert table.host.over and len({*others(table)}) == 1
    sits = lines_of(table, Sits)
    assert [(event.seat, event.why) for event in sits] == [(LIAR, "digest")]
    assert {(event.seat, event.why) for event in lines_of(table, Absent)} <= {(LIAR, "sent_away")}


@pytest.mark.parametrize("kind", [Act, Kept])
def test_a_digest_that_nobody_signed_is_refused_like_any_damaged_message(kind: type[GuestMessage]) -> None:
    table = Lying(kind, signed=False)
    table.play()
    if not table.host.over:  # the question stays, and is asked again
        table.drop(LIAR)
        table.play()
    whys = [message.why for message in table.refused if isinstance(message, Refused)]
    assert whys == ["signature"] and not table.dismissed
    assert not lines_of(table, Sits) and table.host.over
