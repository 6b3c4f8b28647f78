"""The trials of RELIABILITY.md that are no tests are there, and so is what they need."""

import subprocess
import sys

import pytest

from trials.__main__ import TRIALS, trial
from trials.faults import FAULTS, ROOT, Fault
from trials.plot import drawn, looks_of
from trials.slow_line import ADDRESSES, Line, may_make_namespaces, two_namespaces

SENT = 60
"""Packets that go over the line."""
SPEAKS = f"""
import socket, time
line = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
for _ in range({SENT}):
    line.sendto(str(time.monotonic()).encode(), ("{ADDRESSES[0]}", 5000))
    time.sleep(0.01)
"""
HEARS = f"""
import socket, time
line = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
line.bind(("{ADDRESSES[0]}", 5000))
line.settimeout(2)
print("ready", flush=True)
try:
    while True:
        print(-float(line.recv(99)) + time.monotonic())
except TimeoutError:
    pass
"""


@pytest.mark.linux
def test_every_trial_is_there() -> None:
    assert all(callable(trial(name)) for name in TRIALS)


@pytest.mark.slow
@pytest.mark.linux
@pytest.mark.skipif(not may_make_namespaces(), reason="network namespaces are root's")
def test_a_slow_line_delays_what_passes_and_loses_some_of_it() -> None:
    with two_namespaces(Line(0.15, 0.05, 0.2), 3) as lines:
        hears, speaks = (["ip", "netns", "exec", name, sys.executable, "-c"] for name in lines.names)
        heard = subprocess.Popen([*hears, HEARS], stdout=subprocess.PIPE, text=True)
        assert heard.stdout is not None and heard.stdout.readline() == "ready\n"
        subprocess.run([*speaks, SPEAKS], check=True)
        delays = [float(delay) for delay in heard.communicate(timeout=30)[0].split()]
    assert min(delays) > 0.099
    assert len(delays) < SENT and lines.lost >= SENT - len(delays)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_the_place_of_each_fault_is_there_once_and_so_are_its_tests(fault: Fault) -> None:
    assert (ROOT / fault.file).read_text(encoding="utf-8").count(fault.old) == 1
    assert all((ROOT / test.partition("::")[0]).is_file() for test in fault.tests)


def test_the_plot_has_a_line_a_run() -> None:
    run = "pygame-ce 2.5.8\n100,240.0\n200,241.5\n"
    looks = looks_of(run)
    assert looks == [(100, 240.0), (200, 241.5)]
    assert drawn([looks, looks]).count("<polyline") == 2
