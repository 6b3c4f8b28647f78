"""The standing in an observation: a host that lies about it while a hand is on is caught there and then."""

import pytest
from msgspec.structs import replace

from briscola.client.visit.host_cheats import HostCheats
from briscola.engine.events import HandEnded
from briscola.engine.variants import make_rules
from briscola.network.keys.statements import signature
from briscola.network.messages.from_host import AskFor, HostMessage
from tests.client.friends.changed_hosts import lines_of
from tests.client.friends.in_memory import TABLE, Company, header_of

RULES = make_rules("chiamata", 4, {"void_doubles": True, "match": "hands", "match_hands": 3})
VICTIM = 1


def company() -> Company:
    return Company(header_of(RULES, (0, 1, 2, 3), winning_hands=1), seed=4)


@pytest.mark.parametrize(
    ("field", "lie"),
    [("times", 2), ("score", [0, 1, 0, 0]), ("balance", [2, 1, -1, -1, -1]), ("winning_hands", 2)],
)
def test_another_standing_is_caught_before_the_hand_ends(field: str, lie: object) -> None:
    """V-CH-28 and R-MATCH: how often the hand is paid, and what the hands before have brought."""
    table = company()
    told: list[object] = []

    def lies(seat: int, message: HostMessage) -> HostMessage:
        if seat != VICTIM or not isinstance(message, AskFor) or not message.observation:
            return message
        assert message.observation.get(field) != lie
        told.append(message)
        changed = replace(message, observation={**message.observation, field: lie})
        run = table.host.log.run
        return replace(changed, sig=signature(TABLE, table.host.log.now.ask(run, VICTIM, changed)))

    table.tamper = lies
    with pytest.raises(HostCheats, match="another standing"):
        table.play()
    assert len(told) == 1 and not lines_of(table, HandEnded)


@pytest.mark.slow
def test_an_honest_host_is_believed_in_a_hand_that_is_paid_twice() -> None:
    table = next(played for seed in range(40) if any(_times(played := _played(seed))))
    assert not table.refused and all(guest is not None and guest.over for guest in table.guests.values())


def _played(seed: int) -> Company:
    table = Company(header_of(RULES, (0, 1, 2, 3), winning_hands=1), seed=seed)
    table.play()
    return table


def _times(table: Company) -> list[bool]:
    return [(ended.times or 1) > 1 for ended in lines_of(table, HandEnded)]
