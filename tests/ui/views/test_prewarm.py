"""What the cards of a deal need is made while the first of them fly."""

import time

import pygame
import pytest

from briscola.client.hosted_seat import HostedSeat
from briscola.client.match_host import MatchHost
from briscola.client.match_setup import MatchSetup, regulars
from briscola.client.seat_control import NextStep
from briscola.deals import SeededDeals
from briscola.engine.events import DealSeen
from briscola.ui.app import App
from briscola.ui.scenes.play.scene import PlayScene

pytestmark = pytest.mark.usefixtures("own_pictures")


def test_no_card_that_is_dealt_is_drawn_in_its_flight(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once the time between two frames has been enough, all are there."""
    seat = HostedSeat(
        MatchHost(MatchSetup(players=2, opponents=regulars(2, levels=("easy",))), deals=SeededDeals(3))
    )
    scene = PlayScene(app, seat, on_leave=app.quit)
    app.push(scene)
    while not isinstance(scene.flow.event, DealSeen):
        if scene.flow.next_step is NextStep.OWN_CUT:
            scene.flow.cut(None, "")
        app.tick(1 / 60)
    drawn: list[str] = []
    draw = app.kit.sprites.art.card

    def noted(code: str, size: tuple[int, int], *, dim: bool, indexed: bool) -> pygame.Surface:
        drawn.append(code)
        return draw(code, size, dim=dim, indexed=indexed)

    monkeypatch.setattr(app.kit.sprites.art, "card", noted)
    scene.prepare(time.perf_counter() + 60)
    assert set(drawn) >= set(scene.hand.codes)
    drawn.clear()
    while scene.flow.timeline.running:
        app.tick(1 / 60)
    assert not set(drawn) & set(scene.hand.codes)
