"""A program in an opponent's seat: the match goes on whatever it does."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

from briscola.client.host.guarded_program import ProgramNews, ProgramSeat, introduced, started
from briscola.client.host.match_host import MatchHost
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.variants import make_rules
from briscola.players.bots.command import words_of, written
from briscola.players.bots.faults import BotFault, Fault
from briscola.players.bots.seat import BotProcess
from briscola.players.levels import make_player
from briscola.storage.match_choices import Opponent
from briscola.table.deals import SeededDeals
from tests.client.seat_steps import step_without_choice
from tests.players.positions import position

TWO = make_rules("briscola", 2)
BOT = """
import json, os, subprocess, sys, time
def say(message): print(json.dumps(message), flush=True)
heard = []
for line in sys.stdin:
    m = json.loads(line)
    if m["type"] == "hello":
        say({"ready": True, "name": "test bot"})
    elif m["type"] == "event":
        heard.append(m["event"]["event"])
    elif m["type"] == "act":
        asked = m["id"]
        answer = {"id": asked, "action": m["legal"][-1]}
        BODY
        say(answer)
"""

Program = Callable[[str], str]
Sit = Callable[[str], HostedSeat]
"""From what a program does before it answers to the level of its seat."""


@pytest.fixture
def program(tmp_path: Path) -> Program:
    def make(body: str) -> str:
        path = tmp_path / "a bot.py"
        path.write_text(BOT.replace("BODY", body), encoding="utf-8")
        return f"cmd:{written([sys.executable, str(path)])}"

    return make


@pytest.fixture
def sit() -> Iterator[Sit]:
    """A match against one opponent, at whose seat that level or program is."""
    sessions: list[HostedSeat] = []

    def make(level: str) -> HostedSeat:
        setup = MatchSetup(winning_hands=1, opponents=(Opponent(name="Peppe", face="peppe", level=level),))
        seat = HostedSeat(MatchHost(setup, deals=SeededDeals(3), programs=setup.levels))
        sessions.append(seat)
        seat.come_in()
        return seat

    yield make
    for seat in sessions:
        seat.go_away()


def program_of(seat: HostedSeat) -> ProgramSeat:
    (program,) = seat.host.opponents.programs
    return program


def step(seat: HostedSeat) -> None:
    if seat.next_step is NextStep.OWN_MOVE:
        seat.choose(seat.view.legal[0])
    elif not step_without_choice(seat):
        seat.choose(seat.think().result)


def play(seat: HostedSeat) -> list[ProgramNews]:
    told: list[ProgramNews] = []
    seat.begin_match()
    while seat.next_step is not NextStep.MATCH:
        step(seat)
        while (news := seat.next_news()) is not None:
            told.append(news)
    return told


def test_a_program_plays_the_match_and_ends_with_it(program: Program, sit: Sit) -> None:
    before = {*psutil.Process().children()}
    seat = sit(program("answer['action'] = m['legal'][0 if heard.count('deal') else -1]"))
    assert play(seat) == []
    assert not program_of(seat).replaced
    started = {*psutil.Process().children()} - before
    seat.go_away()
    assert started and psutil.wait_procs(started, timeout=60)[1] == []


def test_it_hears_every_event_as_its_seat_may_see_it(program: Program, sit: Sit) -> None:
    """Each play, trick and draw before it is asked, none of the person's cards."""
    wrong = "answer['id'] += m['observation']['tricks'] != [] and 'trick' not in heard"
    assert play(sit(program(wrong))) == []


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("print('hm', flush=True); continue", Fault.NOT_JSON),
        ("answer['id'] = 77", Fault.WRONG_ID),
        ("answer['action'] = {'pass': True}", Fault.ILLEGAL),
        ("while True: sys.stdout.write('x' * 9999)", Fault.ENDLESS),
    ],
)
def test_a_fault_costs_it_the_seat_and_play_goes_on(
    program: Program, sit: Sit, body: str, fault: Fault
) -> None:
    seat = sit(program(body))
    (news,) = play(seat)
    assert (news.seat, news.fault.fault, news.again) == (1, fault, False)
    assert program_of(seat).replaced


VIEW = position(TWO, hand="1D 4C 3S", turned="2B")


def seat_of(level: str, **more: Any) -> ProgramSeat:
    """The seat of a program, for which another player stands in."""
    player = make_player("medium", seed=1, seat=0)
    return ProgramSeat(level, rules=TWO, seat=0, winning_hands=1, stand_in=lambda: player, **more)


def test_one_that_is_late_loses_its_seat(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("briscola.players.bots.seat.GRACE", 0.0)
    seat = seat_of(program("time.sleep(600)"), timeout=0.3)
    assert seat.choose(VIEW) in VIEW.legal
    (news,) = seat.news
    assert (news.fault.fault, news.again, seat.replaced) == (Fault.LATE, False, True)


def test_one_that_dies_is_started_again_once_a_match(program: Program, sit: Sit) -> None:
    seat = sit(program("if asked == 3: sys.exit('I am tired')"))
    first, second = play(seat)
    assert (first.again, second.again) == (True, False)
    assert first.fault.fault is Fault.LAST_WORDS and first.fault.more == "I am tired"
    assert program_of(seat).replaced
    again = play(seat)
    assert [news.again for news in again] == [True, False]


def test_a_program_that_is_missing_is_told_and_its_seat_is_taken_over(sit: Sit) -> None:
    (news,) = play(sit("cmd:/no/such/program --deep"))
    assert (news.fault.fault, news.again) == (Fault.START, False)
    assert "there is no program '/no/such/program'" in str(news.fault)


def test_one_that_dies_before_it_is_ready_is_not_started_again(sit: Sit) -> None:
    (news,) = play(sit(f"cmd:{written([sys.executable, '/no/such/bot.py'])}"))
    assert news.fault.died and not news.again


def test_a_table_is_left_while_a_program_thinks_and_taken_up_again(program: Program, sit: Sit) -> None:
    """Nobody waits for it, its going is no fault, and it comes back."""
    seat = sit(program("time.sleep(0 if os.path.exists(sys.argv[0] + '.woken') else 600)"))
    seat.begin_match()
    while seat.next_step is not NextStep.COMPUTER:
        step(seat)
    thought = seat.think()
    assert not thought.ready
    seat.go_away()
    assert thought.result in seat.host.table.view(1).legal
    assert seat.next_news() is None
    Path(words_of(program_of(seat).level)[1] + ".woken").touch()
    seat.come_in()
    seat.choose(seat.think().result)
    assert seat.next_news() is None and not program_of(seat).replaced


def test_a_table_that_is_left_while_a_program_starts_keeps_nobody(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = seat_of(program("pass"))
    before, running = {*psutil.Process().children()}, set[psutil.Process]()

    def slowly(level: str, *, timeout: float) -> BotProcess:
        bot = started(level, timeout=timeout)
        running.update({*psutil.Process().children()} - before)
        seat.go_away()
        return bot

    monkeypatch.setattr("briscola.client.host.guarded_program.started", slowly)
    assert seat.choose(VIEW) in VIEW.legal
    assert running and psutil.wait_procs(running, timeout=5)[1] == []
    assert not seat.news


def test_a_program_introduces_itself_and_leaves(program: Program) -> None:
    assert introduced(program("pass"), TWO, seat=1, winning_hands=2) == "test bot"
    with pytest.raises(BotFault, match="cannot be started"):
        introduced("cmd:/no/such/program", TWO, seat=1, winning_hands=2)
    with pytest.raises(BotFault, match="last words"):
        introduced(f"cmd:{written([sys.executable, '-c', 'oh'])}", TWO, seat=1, winning_hands=2)


def test_a_setup_knows_whether_a_program_sits_there() -> None:
    person = Opponent(name="Ada", face="ada", level="hard")
    bot = Opponent(name="Peppe", face="peppe", level="cmd:greedy")
    assert MatchSetup(players=3, opponents=(person, bot)).has_program
    assert not MatchSetup(players=2, opponents=(person,)).has_program
