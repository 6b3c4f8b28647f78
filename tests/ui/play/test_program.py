"""A program plays at the person's table, in the window."""

import sys
from pathlib import Path

import pygame
import pytest

from briscola.client.host.match_host import MatchHost
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.setup.match_setup import MatchSetup
from briscola.players.bots.command import written
from briscola.storage.match_choices import Opponent
from briscola.table.deals import SeededDeals
from briscola.ui.scenes.sheets.dialog import Dialog
from tests.client.test_guarded_program import BOT
from tests.ui.evening import Evening, window_on
from tests.ui.robot import WAYS


class Listener(Evening):
    """A robot that remembers what it is told."""

    told: tuple[str, ...] = ()

    def turn_the_page(self) -> None:
        top = self.app.top
        if isinstance(top, Dialog):
            assert not top.asks
            self.told += (top.text(),)
            self.key(pygame.K_RETURN)
        else:
            super().turn_the_page()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("pass", []),
        ("answer['action'] = {'play': '9Z'}", ["answered something that is no move"]),
        ("while True: sys.stdout.write('x' * 9999)", ["wrote a line without end"]),
        ("sys.exit('tired')", ["started again", "plays on for Peppe until the match is over"]),
        ("subprocess.Popen(['sleep', '600']); sys.exit()", ["has ended by itself", "ended by itself"]),
    ],
)
def test_a_match_against_a_program_is_played_to_its_end(tmp_path: Path, body: str, told: list[str]) -> None:
    script = tmp_path / "bot.py"
    script.write_text(BOT.replace("BODY", body), encoding="utf-8")
    level = f"cmd:{written([sys.executable, str(script)])}"
    setup = MatchSetup(winning_hands=1, opponents=(Opponent(name="Peppe", face="peppe", level=level),))
    seat = HostedSeat(MatchHost(setup, deals=SeededDeals(4), programs=setup.levels))
    seat.come_in()
    robot = Listener(window_on(seat), chance=5, ways=WAYS)
    robot.play_match()
    assert all(word in " ".join(robot.told) for word in told[-1:])
    assert bool(robot.told) == bool(told)
    robot.app.close()
    (program,) = seat.host.opponents.programs
    assert program.bot is None
