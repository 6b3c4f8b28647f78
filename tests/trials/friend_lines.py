"""Connections of a table of several computers break at any message, and programs end, all in memory."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random

from briscola.engine.events import GivenUp, Sits
from briscola.engine.forms import FORMS
from briscola.network.signed_lines import check_signatures
from briscola.storage.match_record import file_of, right
from tests.client.friends.in_memory import Company, header_of

OFTEN = 0.03
"""Chance that something breaks before a step: a message arrives, or somebody chooses."""


def friend_lines(times: int, seed: int) -> str:
    """Break so many connections, over matches of all games in turn.

    Raises AssertionError where a match does not end, or two people keep another record.
    """
    chance, found = Random(seed), Counter[str]()
    forms = list(FORMS.values())
    while found["broken"] < times:
        rules = forms[found["matches"] % len(forms)]
        people = sorted(chance.sample(range(rules.players), chance.randint(1, rules.players)))
        company = Company(header_of(rules, people), seed=chance.randrange(2**32))
        company.play(trouble=partial(_trouble, company, chance, found))
        log = company.host.table.log
        assert company.host.over and not company.refused, (rules.slug, people)
        assert len({*company.records()}) == 1, (rules.slug, people)
        assert not any(isinstance(event, GivenUp | Sits) for event in log), (rules.slug, people)
        record = right(file_of(company.header, log))
        found["signatures"] += check_signatures(company.header, record.events)
        found["lines"] += len(log)
        found["matches"] += 1
    return f"{dict(found)}: all hold the same record, no line lost, doubled or different"


def _trouble(company: Company, chance: Random, found: Counter[str]) -> None:
    if not company.connected or chance.random() >= OFTEN:
        return
    seat = chance.choice(sorted(company.connected))
    ways: list[tuple[str, Callable[[], None]]] = [
        ("lines", partial(company.drop, seat)),
        ("guests", partial(company.kill_guest, seat)),
        ("hosts", company.kill_host),
    ]
    ((what, breaks),) = chance.choices(ways, weights=(8, 1, 1))
    found[what] += 1
    found["broken"] += len(company.connected) if what == "hosts" else 1
    breaks()
