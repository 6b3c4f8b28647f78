"""The checker on records of several computers, and what it says of each wrong contribution."""

import json
from hashlib import sha256
from typing import Any

import pytest

from briscola.engine.record import event_line
from briscola.engine.terms import Terms
from briscola.engine.variants import make_rules
from tests.checker import check
from tests.engine.fair_deals import FairMatch, fair_table, players_at
from tests.short_logs import Edit, Log, before, change, edited, lines, shuffled_refusal, without
from tests.worked_examples import Event

ROSTER = [{"seat": seat, "key": f"{seat:064x}", "computer": seat} for seat in range(3)]
HEADER: Event = {"record": 4, "dealt_by": {"clock": 30}, "roster": ROSTER}


def begun(*away: int) -> FairMatch:
    """A match of three people at a computer each, some of them away."""
    header = json.dumps(HEADER, separators=(",", ":"))
    terms = Terms(header=header, roster=players_at(0, 1, 2), shared=True, absences=True, clock=30)
    return FairMatch(fair_table(make_rules("briscola", 3), terms), away=away)


def record(match: FairMatch) -> Log:
    return [HEADER, *map(json.loads, map(event_line, match.table.log))]


def stopped(times: int) -> Log:
    """So often a shuffle stops before the last one opens."""
    match = begun()
    for _ in range(times):
        while match.table.promises is None or len(match.table.promises.missing) != 1:
            match.step()
        match.table.withdraw()
    return record(match)


def whole(*away: int) -> Log:
    match = begun(*away)
    match.to_the_end()
    return record(match)


ALL, TWO, STOPPED = whole(), whole(2), stopped(2)


def promised_anew(log: Log) -> None:
    """The promises of the first shuffle as they would stand after that header."""
    commit = next(at for at, event in enumerate(log) if event.get("event") == "draw_commit")
    start = b""
    for line in lines(log[: commit + 1]):
        start = sha256(start + line.encode()).digest()
    for share in [event for event in log if event.get("event") == "share"][:3]:
        opened = next(e for e in log if e.get("event") == "opened" and e["seat"] == share["seat"])
        part = bytes([share["seat"], opened["cut"]]) + bytes.fromhex(opened["secret"])
        share["sha256"] = sha256(b"briscola:contribution:1" + start + part).hexdigest()


def header(**values: Any) -> Edit:
    return lambda log: log[0].update(values)


def absent(*seats: int) -> list[Event]:
    return [{"event": "absent", "seat": seat, "why": "line"} for seat in seats]


def resumed(run: str) -> Event:
    return {"event": "resumed", "run": run}


SHARE: Event = {"event": "share", "seat": 0, "sha256": "0" * 64}
WITHDRAWN: Event = {"event": "withdrawn", "hand": 0}
SITS: Event = {"event": "sits", "seat": 1, "who": {"name": "Peppe", "level": "easy"}, "why": "rain"}
IN_A_BROWSER = [*ROSTER[:2], {**ROSTER[2], "page": True}]
NOTHING = [without(kind) for kind in ("share", "signed", "opened") for _ in range(3)]

WRONG: list[tuple[str, Log, list[Edit]]] = [
    ("an absence that no record names there", ALL, [before("share", 1, *absent(2))]),
    ("absences in order", ALL, [before("share", 0, *absent(2, 1))]),
    ("who adds nothing", ALL, [before("share", 0, *absent(1))]),
    ("who adds nothing", TWO, [without("absent")]),
    ("another reason than there is", TWO, [change("absent", why="page")]),
    ("a promise of somebody who adds nothing", ALL, [header(roster=IN_A_BROWSER), promised_anew]),
    (
        "only a host of several computers begins anew",
        ALL,
        [header(record=3), before("share", 0, resumed("7"))],
    ),
    ("each run of a host has a name of its own", ALL, [before("share", 0, resumed("7"))]),
    ("each run of a host has a name", ALL, [before("share", 0, *[resumed("a" * 32)] * 2)]),
    ("a promise after the list was signed", ALL, [before("opened", 0, SHARE)]),
    ("a seat promises twice", ALL, [before("share", 1, SHARE)]),
    ("the seats that signed the list", ALL, [without("signed")]),
    ("a seat opens what it has not promised", TWO, [change("opened", seat=2)]),
    ("the promise of what is opened", ALL, [change("opened", secret="00" * 16)]),
    ("the seats that opened what they promised", ALL, [without("opened", 2)]),
    ("all is open, and nothing is dealt", ALL, [before("draw_reveal", 0, WITHDRAWN)]),
    ("a shuffle to which no computer contributes", ALL, [header(record=3), *NOTHING]),
    ("the second shuffle that stops ends the match", [*STOPPED[:-1], STOPPED[2]], []),
    ("the salt that the computers contribute", ALL, [change("draw_reveal", salt="pepper")]),
    ("the cut that was promised", ALL, [change("cut", at=1, auto=True)]),
    ("nobody sits down because of 'rain'", ALL, [before("commit", 0, SITS)]),
]


@pytest.mark.parametrize(("log", "matches"), [(ALL, 1), (TWO, 1), (STOPPED, 0)])
def test_what_several_computers_shuffle_together_is_right(log: Log, matches: int) -> None:
    assert check(lines(log)).matches == matches


@pytest.mark.parametrize(("why", "log", "edits"), WRONG)
def test_a_wrong_contribution_is_refused(why: str, log: Log, edits: list[Edit]) -> None:
    """docs/record.md."""
    assert why in shuffled_refusal(edited(log, *edits))
