"""Signs through a whole match, and the moments in which they are forbidden."""

from typing import Any

import pygame
import pytest

from briscola.client.hosted_seat import HostedSeat
from briscola.client.match_host import MatchHost
from briscola.client.match_setup import MatchSetup, regulars
from briscola.client.seat_control import NextStep
from briscola.deals import SeededDeals
from briscola.engine.events import MatchEnded, Requested, Signalled
from briscola.engine.replay import replay
from briscola.ui.render.raster import Raster
from briscola.ui.scenes.panels.sign_panel import SignPanel
from briscola.ui.scenes.play.sign_overlay import silence
from tests.client.seat_steps import host_of
from tests.ui.hands import key
from tests.ui.play.signs.table import Evening
from tests.ui.robot import TALKS, Robot, table_for

pytestmark = pytest.mark.usefixtures("no_screen")


# ---- a whole match


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"spies": True, "signs": "swapped", "silent_first_trick": False}])
def test_a_robot_signs_and_asks_through_a_whole_match(options: dict[str, Any], raster: Raster) -> None:
    app, scene = table_for("briscola", 4, options, raster=raster, level="medium", seed=4)
    robot = Robot(app, scene, seed=5, ways=("digit", "click"), talks=TALKS)
    robot.play_match()
    log = host_of(scene.seat).table.log
    assert isinstance(log[-1], MatchEnded)
    assert replay(log).match is not None
    assert len({way for way in robot.counts if way.startswith("talk")}) >= 4
    talk = [e for e in log if isinstance(e, Signalled | Requested)]
    assert {e.seat for e in talk if isinstance(e, Signalled)} >= {0, 2}
    unseen = [
        e for e in talk if isinstance(e, Signalled) and e.seat != 0 and e.seen_by and 0 not in e.seen_by
    ]
    shown = [e for e in scene.seat.history if isinstance(e, Signalled | Requested)]
    assert unseen and not set(map(id, unseen)) & set(map(id, shown))
    assert len(shown) == len(talk) - len(unseen)
    assert all(e.seen_by is None for e in shown if isinstance(e, Signalled) and e.seat == 0)
    app.close()


# ---- forbidden moments


def test_during_the_first_trick_one_is_told_to_be_silent(raster: Raster) -> None:
    """R-TALK-1."""
    table = Evening(raster, tricks=0)
    for by_key in (True, False):
        table.scene.over.notes.clear()
        if by_key:
            table.robot.press(pygame.K_s, "s")
        else:
            table.robot.click(table.scene.context.button_centres[0])
        table.robot.frame()
        assert table.scene.panel is None
        note = table.scene.over.notes.note
        assert note is not None and "first trick" in note[0]
    assert table.said() == []
    table.app.close()


def test_a_house_may_let_partners_talk_from_the_deal_on(raster: Raster) -> None:
    table = Evening(raster, tricks=0, options={"silent_first_trick": False})
    assert table.open().signs
    table.app.close()


def test_before_the_deal_and_after_the_last_trick_a_sentence_says_why_not() -> None:
    seat = HostedSeat(
        MatchHost(MatchSetup(players=4, opponents=regulars(4, ("random",))), deals=SeededDeals(1))
    )
    assert "dealt" in silence(seat)
    seat.begin_match()
    seat.begin_hand()
    assert "dealt" in silence(seat)
    seat.cut(at=5 if seat.next_step is NextStep.OWN_CUT else None)
    assert "first trick" in silence(seat)
    while seat.dealt:
        seat.choose(seat.view.legal[0] if seat.next_step is NextStep.OWN_MOVE else seat.think().action)
    assert "over" in silence(seat)


@pytest.mark.parametrize(
    ("variant", "players", "options"),
    [
        ("briscola", 2, {}),
        ("briscola", 4, {"teams": False}),
        ("briscola", 4, {"signs": "off", "requests": False}),
        ("prini", 4, {}),
    ],
)
def test_where_nobody_talks_there_is_no_button(
    variant: str, players: int, options: dict[str, Any], raster: Raster
) -> None:
    app, scene = table_for(variant, players, options, raster=raster)
    assert "signs" not in [w.name for w in scene.group.widgets]
    robot = Robot(app, scene, seed=1)
    robot.frame()
    assert not scene.handle(key(pygame.K_s, "s"))
    assert not isinstance(scene.panel, SignPanel)
    app.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "signs", "asks"), [({"signs": "off"}, 0, 3), ({"requests": False}, 8, 0)]
)
def test_a_house_without_signs_or_without_requests_offers_only_the_other(
    options: dict[str, Any], signs: int, asks: int, raster: Raster
) -> None:
    table = Evening(raster, options=options)
    panel = table.open()
    assert (len(panel.signs), len(panel.asks)) == (signs, asks)
    assert (panel.wheel is None) == (signs == 0)
    assert len([w for w in panel.group.order() if w.name.startswith("ask-")]) == asks
    table.app.draw()
    table.app.close()
