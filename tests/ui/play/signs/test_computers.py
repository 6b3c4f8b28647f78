"""The computers sign, listen, catch; a saved match keeps what was said."""

from pathlib import Path
from random import Random
from threading import Event

import pygame
import pytest

from briscola.client.hosted_seat import HostedSeat
from briscola.client.match_host import MatchHost
from briscola.client.match_setup import MatchSetup, regulars
from briscola.client.seat_control import NextStep
from briscola.client.thinking_threads import Work
from briscola.deals import SeededDeals
from briscola.engine.events import Signalled, TrickTaken
from briscola.players.talk.talker import Talker
from briscola.ui.render.raster import Raster
from tests.client.seat_steps import host_of
from tests.ui.kept import dealt, keeper, taken_up
from tests.ui.play.signs.table import Evening

pytestmark = pytest.mark.usefixtures("no_screen")


@pytest.mark.slow
def test_the_computer_partner_signs_after_the_draws_once_a_trick(raster: Raster) -> None:
    table = Evening(raster, tricks=6, level="medium")
    log = host_of(table.scene.seat).table.log
    last: dict[int, int] = {}
    trick = 0
    for event in log:
        trick += isinstance(event, TrickTaken)
        if isinstance(event, Signalled):
            assert trick >= 1, "silent first trick"
            assert last.get(event.seat) != trick, "once a trick"
            last[event.seat] = trick
    assert last.get(2), "the partner signs"
    table.app.close()


@pytest.mark.slow
def test_the_same_seed_says_the_same(raster: Raster) -> None:
    logs = []
    for _ in range(2):
        table = Evening(raster, tricks=5, level="medium", options={"spies": True})
        logs.append(list(host_of(table.scene.seat).table.log))
        table.app.close()
    assert logs[0] == logs[1]


def test_the_partner_hears_the_persons_request(raster: Raster) -> None:
    table = Evening(raster, level="medium")
    ada = host_of(table.scene.seat).computer(2)
    assert isinstance(ada, Talker)
    while any(play.seat == 2 for play in table.scene.seat.view.table):
        table.play_until(len(table.scene.seat.view.tricks) + 1)  # she has played before: on to the next
    table.open()
    table.press(pygame.K_UP)
    table.press(pygame.K_RETURN)
    assert ada.asked == "trump"
    table.app.close()


def test_what_is_said_while_a_computer_thinks_is_thought_of_too(
    raster: Raster, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Evening(raster)
    seat, flow, patience = table.scene.seat, table.scene.flow, Event()
    with monkeypatch.context() as patch:
        patch.setattr(seat, "think", lambda: Work(patience.wait))
        table.robot.throw_card()
        while flow.thought is None:
            table.press(pygame.K_SPACE)
    long = flow.thought
    seat.signal("ace")
    table.play_until(2)
    assert not long.ready, "another thought was waited for"
    patience.set()
    table.app.close()


def test_opponents_catch_one_sign_in_four_and_the_person_is_not_told(raster: Raster) -> None:
    table = Evening(raster, options={"spies": True})
    seat = table.scene.seat
    for _ in range(200):
        seat.signal("king")
    made = [e for e in host_of(seat).table.log if isinstance(e, Signalled) and e.seat == 0]
    caught = [e for e in made if e.seen_by != (2,)]
    assert 25 <= len(caught) <= 80
    assert all(e.seen_by is None for e in seat.history if isinstance(e, Signalled) and e.seat == 0)
    table.app.close()


def test_a_saved_match_keeps_its_signs_and_nobody_says_things_twice(tmp_path: Path) -> None:
    setup = MatchSetup(players=4, opponents=regulars(4, ("medium",)))
    chance = Random(1)
    seat = dealt(HostedSeat(MatchHost(setup, deals=SeededDeals(3), recorder=keeper(tmp_path))))
    while len(seat.view.tricks) < 3 or seat.view.table:
        seat.converse()
        own = seat.next_step is NextStep.OWN_MOVE
        seat.choose(chance.choice(seat.view.legal) if own else seat.think().action)
    seat.converse()
    seat.signal("jack")
    talk = [e for e in seat.host.table.log if isinstance(e, Signalled)]
    assert talk
    again = taken_up(tmp_path)
    assert again.host.table.log == seat.host.table.log
    assert again.history == seat.history
    assert again.view == seat.view
    if any(e.seat for e in talk if seat.host.table.log.index(e) > _last_trick(seat)):
        assert again.converse() == []


def _last_trick(seat: HostedSeat) -> int:
    return max(i for i, e in enumerate(seat.host.table.log) if isinstance(e, TrickTaken))
