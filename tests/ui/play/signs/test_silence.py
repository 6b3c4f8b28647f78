"""Signs through a whole match, and the moments in which they are forbidden."""

from typing import Any

import pygame
import pytest

from briscola.client.seats.seat_control import NextStep
from briscola.engine.events import MatchEnded, Requested, Signalled
from briscola.engine.replay import replay
from briscola.ui.scenes.panels.sign_panel import SignPanel
from briscola.ui.scenes.play.signs_overlay import silence
from tests.ui.evening import at_table, in_pairs, seat_at
from tests.ui.hands import key
from tests.ui.robot import TALKS

# ---- a whole match


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"spies": True, "signs": "swapped", "silent_first_trick": False}])
def test_a_robot_signs_and_asks_through_a_whole_match(options: dict[str, Any]) -> None:
    robot = at_table(
        "briscola", 4, options, level="medium", seed=4, chance=5, ways=("digit", "click"), talks=TALKS
    )
    robot.play_match()
    log = robot.log
    assert isinstance(log[-1], MatchEnded)
    assert replay(log).match is not None
    assert len({way for way in robot.counts if way.startswith("talk")}) >= 4
    talk = [e for e in log if isinstance(e, Signalled | Requested)]
    assert {e.seat for e in talk if isinstance(e, Signalled)} >= {0, 2}
    unseen = [
        e for e in talk if isinstance(e, Signalled) and e.seat != 0 and e.seen_by and 0 not in e.seen_by
    ]
    shown = [e for e in robot.scene.seat.history if isinstance(e, Signalled | Requested)]
    assert unseen and not set(map(id, unseen)) & set(map(id, shown))
    assert len(shown) == len(talk) - len(unseen)
    assert all(e.seen_by is None for e in shown if isinstance(e, Signalled) and e.seat == 0)


# ---- forbidden moments


def test_during_the_first_trick_one_is_told_to_be_silent() -> None:
    """R-TALK-1."""
    table = in_pairs(0)
    for by_key in (True, False):
        table.scene.overlays.caption.clear()
        if by_key:
            table.key(pygame.K_s)
        else:
            table.click_at(table.scene.context.round_buttons["signs"].center)
        assert table.scene.panel is None and "first trick" in table.caption
    assert table.said() == []


def test_a_house_may_let_partners_talk_from_the_deal_on() -> None:
    table = in_pairs(0, options={"silent_first_trick": False})
    assert table.open_signs().signs


def test_before_the_deal_and_after_the_last_trick_a_sentence_says_why_not() -> None:
    seat = seat_at("briscola", 4)
    assert "dealt" in silence(seat)
    seat.begin_match()
    seat.begin_hand()
    assert "dealt" in silence(seat)
    seat.cut(at=5 if seat.next_step is NextStep.OWN_CUT else None)
    assert "first trick" in silence(seat)
    while seat.dealt:
        seat.choose(seat.view.legal[0] if seat.next_step is NextStep.OWN_MOVE else seat.think().result)
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
def test_where_nobody_talks_there_is_no_button(variant: str, players: int, options: dict[str, Any]) -> None:
    table = at_table(variant, players, options)
    assert "signs" not in [w.name for w in table.scene.group.widgets]
    table.frame()
    assert not table.scene.handle(key(pygame.K_s, "s"))
    assert not isinstance(table.scene.panel, SignPanel)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "signs", "asks"), [({"signs": "off"}, 0, 3), ({"requests": False}, 8, 0)]
)
def test_a_house_without_signs_or_without_requests_offers_only_the_other(
    options: dict[str, Any], signs: int, asks: int
) -> None:
    table = in_pairs(options=options)
    panel = table.open_signs()
    assert (len(panel.signs), len(panel.asks)) == (signs, asks)
    assert (panel.wheel is None) == (signs == 0)
    assert len([w for w in panel.group.order() if w.name.startswith("ask-")]) == asks
    table.app.draw()


def test_a_request_is_explained_in_the_ranking_of_the_game_without_signs_too() -> None:
    """In bisca the seven is a carico, not the three."""
    table = at_table("bisca", 4, {"teams": True, "signs": "off"})
    table.after(1)
    panel = table.open_signs()
    asked = next(widget for widget in panel.group.order() if widget.name == "ask-carico")
    assert asked.explained == "an ace or a seven"
