"""Programs that mean harm, or are merely broken: none stops us, fills our memory or stays behind."""

import os
import signal
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator, Sequence

import psutil
import pytest

from briscola.engine.hand import deal_event
from briscola.engine.variants import make_rules
from briscola.players.bots.faults import BotFault, Fault
from briscola.players.bots.line_pipe import LONGEST_LINE, UNREAD
from briscola.players.bots.seat import BotProcess
from tests.engine.play import started
from tests.players.positions import two

TWO = make_rules("briscola", 2)
VIEW = two("1D 4C 3S")
READY = 'sys.stdin.readline(); print(\'{"ready": true, "name": "evil"}\', flush=True)'
FIRST = (
    "m = json.loads(sys.stdin.readline()); print(json.dumps({'id': 1, 'action': m['legal'][0]}), flush=True)"
)
CHILD = "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])"
"""Somebody who outlives the program that has started him."""
AT_MOST = 60.0
"""Seconds after which a process that should have ended is given up."""


class Evil:
    """Starts programs that do some lines of Python, and sees them all out."""

    def __init__(self) -> None:
        self.bots: list[BotProcess] = []

    def __call__(self, *lines: str, timeout: float = 10.0) -> BotProcess:
        body = "\n".join(("import json, os, signal, subprocess, sys, time", *lines))
        self.bots.append(BotProcess([sys.executable, "-c", body], timeout=timeout))
        return self.bots[-1]


@pytest.fixture
def evil(monkeypatch: pytest.MonkeyPatch) -> Iterator[Evil]:
    """None of them uses the time in which it could leave by itself."""
    monkeypatch.setattr("briscola.players.bots.seat.GRACE", 0.1)
    made = Evil()
    yield made
    for bot in made.bots:
        bot.close()
        assert not bot.alive


def greet(bot: BotProcess) -> None:
    bot.hello(TWO, seat=0, winning_hands=2)


def fault_of(bot: BotProcess) -> BotFault:
    with pytest.raises(BotFault) as caught:
        greet(bot)
        bot.choose(VIEW)
    assert "\n" not in str(caught.value) and len(str(caught.value)) < 300
    return caught.value


def test_an_endless_line_is_a_fault_and_fills_no_memory(evil: Evil) -> None:
    bot = evil("while True: sys.stdout.write('x' * 65536)")
    tracemalloc.start()
    fault = fault_of(bot)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert fault.fault is Fault.ENDLESS
    assert f"wrote a line of more than {LONGEST_LINE} bytes" in str(fault)
    assert peak < 20 * LONGEST_LINE


def test_lines_that_nobody_asked_for_are_a_fault_before_they_fill_the_memory(evil: Evil) -> None:
    bot = evil("while True: print('{}', flush=True)")
    for _ in range(2):  # what came before the queue was full, and once more when it is
        with pytest.raises(BotFault) as caught:
            while bot._receive() == {}:  # a question would be answered by the first of them
                pass
    assert caught.value.fault is Fault.UNASKED


@pytest.mark.slow
def test_one_that_never_reads_is_late_for_its_answer(evil: Evil) -> None:
    assert fault_of(evil("time.sleep(600)", timeout=0.2)).fault is Fault.LATE


def test_one_that_stops_reading_does_not_hold_us_up(evil: Evil) -> None:
    """Far more is told than a pipe holds: none of it waits."""
    bot = evil(READY, "time.sleep(600)", timeout=10)
    greet(bot)
    seen = deal_event(started(TWO), 1, TWO.pack).for_seat(0)
    assert seen is not None
    with pytest.raises(BotFault) as caught:
        for _ in range(2 * UNREAD + 1000):
            bot.tell(seen)
    assert caught.value.fault is Fault.DEAF
    assert fault_of(bot).fault is Fault.DEAF


def test_complaints_without_end_hold_nobody_up(evil: Evil) -> None:
    bot = evil(READY, "print('w' * 500_000, file=sys.stderr, flush=True)", FIRST)
    greet(bot)
    assert bot.choose(VIEW) == VIEW.legal[0]


def test_one_that_dies_is_missed_although_a_child_keeps_its_output_open(
    evil: Evil,
) -> None:
    fault = fault_of(evil("import a_module_that_is_not_there"))
    assert fault.fault is Fault.LAST_WORDS and fault.died
    assert str(fault).endswith("No module named 'a_module_that_is_not_there'")
    assert fault_of(evil(READY, CHILD)).died


@pytest.mark.parametrize("given", ["True", "1.0", "'1'", "[1]", "None", "10 ** 30"])
def test_an_answer_for_another_id_is_a_fault(evil: Evil, given: str) -> None:
    answer = f"m = json.loads(sys.stdin.readline()); a = {{'id': {given}, 'action': m['legal'][0]}}"
    assert fault_of(evil(READY, answer, "print(json.dumps(a), flush=True)")).fault is Fault.WRONG_ID


def test_the_name_of_a_program_is_one_short_line(evil: Evil) -> None:
    name = "json.dumps({'ready': True, 'name': 'my\\x07 bot\\n' + 'x' * 9999})"
    bot = evil(f"sys.stdin.readline(); print({name}, flush=True)")
    greet(bot)
    assert bot.name.startswith("my bot xxx") and len(bot.name) <= 40


@pytest.mark.slow
@pytest.mark.parametrize(
    "ends", ["sys.stdin.read()", "signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(600)"]
)
@pytest.mark.linux
def test_the_children_of_a_program_end_with_it(evil: Evil, ends: str) -> None:
    """Whether it leaves at `bye` or has to be made to."""
    bot = evil(
        f"child = {CHILD}",
        "sys.stdin.readline()",
        "print(json.dumps({'ready': True, 'name': str(child.pid)}), flush=True)",
        ends,
    )
    greet(bot)
    child = psutil.Process(int(bot.name))
    bot.close()
    assert psutil.wait_procs([child], timeout=AT_MOST)[1] == []


ENDS = ("sys.exit()", "os._exit(1)", "os.kill(os.getpid(), 9)")
"""Ways in which our own program may end."""


@pytest.mark.slow
@pytest.mark.linux
def test_nobody_stays_when_our_program_ends_however_it_ends() -> None:
    """A program with a child, both of which hear nothing and never leave by themselves."""
    left = [process for how in ENDS for process in left_by(how)]
    assert psutil.wait_procs(left, timeout=AT_MOST)[1] == []


def left_by(how: str) -> Sequence[psutil.Process]:
    """The program and its child, after ours has ended."""
    bot = f"import subprocess, sys, time; {CHILD}; time.sleep(600)"
    ours = "\n".join(
        (
            "import os, sys, time",
            "from briscola.players.bots.group import Group",
            f"group = Group([sys.executable, '-c', {bot!r}])",
            "print(group._process.pid, flush=True)",
            "sys.stdin.readline()",
            how,
        )
    )
    with subprocess.Popen(
        [sys.executable, "-c", ours], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as us:
        assert us.stdin is not None and us.stdout is not None
        leader = psutil.Process(int(us.stdout.readline()))
        while not (children := leader.children()):
            assert leader.is_running()
        us.communicate("\n")
    return leader, *children


@pytest.mark.linux
def test_ctrl_c_in_a_terminal_does_not_reach_a_program(evil: Evil) -> None:
    """It goes to a whole group of processes: the program's is another than ours."""
    before = {*psutil.Process().children()}
    bot = evil(READY, FIRST)
    greet(bot)
    (group,) = {os.getpgid(each.pid) for each in {*psutil.Process().children()} - before}
    assert group != os.getpgid(0)
    with pytest.raises(BotFault, match="gone away"):
        os.killpg(group, signal.SIGTERM)
        bot.choose(VIEW)
