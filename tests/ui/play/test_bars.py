"""Chiamata as played in bars, at the real table: giving up, the dark trick, the hint that does not know."""

from collections.abc import Callable
from typing import Any

import pygame

from briscola.client.view.view import View
from briscola.engine.actions import CONCEDE, Bid, Call, Exchange, Play
from briscola.engine.events import Conceded, HandEnded, TrickTaken
from briscola.engine.observation import Observation
from briscola.i18n.table_answers import answer
from briscola.ui.scenes.panels.call_panel import CallPanel
from briscola.ui.scenes.panels.question_panel import ExchangePanel
from briscola.ui.scenes.play.pause import Pause
from briscola.ui.scenes.sheets.dialog import Dialog
from tests.ui.conftest import Inked
from tests.ui.driver import control
from tests.ui.evening import Evening, at_table


def led_to(until: Callable[[Observation], bool], seed: int = 7, **options: Any) -> Evening:
    """A table at which the person, who bids whatever it takes, is asked something like that."""
    table = at_table("chiamata", 5, options, seed=seed, chance=seed)
    table.eager = 1.0
    table.play_until(lambda: table.asked and until(table.scene.seat.view))
    table.read()
    return table


def may_concede(seen: Observation) -> bool:
    return CONCEDE in seen.legal and len(seen.legal) < 9


def confirm(table: Evening, name: str) -> None:
    """The control of that name is pressed, and heard."""
    table.control(name).confirm()
    table.frames(3)


def test_the_caller_finds_in_the_pause_how_to_give_up_and_is_asked_once() -> None:
    """V-CH-25: Enter alone says no."""
    table = led_to(may_concede, concede=True)
    cards = len(table.scene.seat.view.hand)
    table.key(pygame.K_ESCAPE)
    table.frame()
    confirm(table, "concede")
    assert isinstance(table.top, Dialog)
    table.key(pygame.K_RETURN)
    assert isinstance(table.top, Pause) and len(table.scene.seat.view.hand) == cards
    confirm(table, "concede")
    confirm(table, "yes")
    assert Conceded(seat=0) in table.log
    ended = next(event for event in table.log if isinstance(event, HandEnded))
    assert ended.reason == "conceded" and ended.payments is not None and ended.payments[0] < 0


def test_a_press_on_what_was_called_asks_too() -> None:
    table = led_to(may_concede, concede=True)
    confirm(table, "contract")
    assert isinstance(table.top, Dialog)
    table.key(pygame.K_ESCAPE)
    assert not isinstance(table.top, Dialog)
    assert Conceded(seat=0) not in table.log


# Quick although it is dear: a whole hand of five is played.
def test_the_points_of_caller_and_partner_stand_together_by_the_promise_once_the_partner_is_known(
    inked: Inked,
) -> None:
    """On the paper of the contract, and in the answer to what trumps are; not for who counts for himself."""
    table = led_to(lambda seen: seen.called is not None and any(seen.points), seed=1)
    assert not shown(table).revealed and "so far" not in asked_trumps(table)
    assert not [text for text, _ in inked if text.startswith("so far")]
    table.play_until(lambda: table.asked and shown(table).revealed)
    before = callers(shown(table))
    table.play_until(lambda: table.asked and callers(shown(table)) > before)
    made = callers(shown(table))
    assert before < made < sum(shown(table).points)
    table.frames(30)
    assert f"so far: {made}" in [text for text, _ in inked], "it is written anew with every trick"
    assert on_the_contract(table, inked)[3:] == [f"so far: {made}"]
    assert f"so far: {made} points" in asked_trumps(table)
    table.app.change(live_points=False)
    assert len(on_the_contract(table, inked)) == 3 and "so far" not in asked_trumps(table)


def shown(table: Evening) -> View:
    view = table.scene.flow.view
    assert view is not None
    return view


def callers(view: View) -> int:
    """Points of the caller's side."""
    assert view.caller is not None and view.partner not in (None, view.caller)
    return sum(view.points[place] for place in (view.caller, view.partner) if place is not None)


def on_the_contract(table: Evening, inked: Inked) -> list[str]:
    """The words on the paper of the contract."""
    table.frames(3)
    inked.clear()
    table.scene.layout(table.app.size)
    table.app.draw()
    paper = table.scene.context.layout.contract
    return [text for text, rect in inked if paper.contains(rect)]


def asked_trumps(table: Evening) -> str:
    told = table.scene.narration.facts()
    assert told is not None
    return answer("trumps", told)


def test_where_it_is_not_agreed_nothing_speaks_of_giving_up() -> None:
    table = led_to(lambda seen: seen.called is not None and isinstance(seen.legal[0], Play))
    table.key(pygame.K_ESCAPE)
    table.frame()
    assert isinstance(table.top, Pause) and "concede" not in {w.name for w in table.top.group.widgets}
    table.key(pygame.K_ESCAPE)
    table.frame()
    confirm(table, "contract")
    assert not isinstance(table.top, Dialog | Pause)


def test_in_the_dark_the_hint_says_that_it_does_not_know_and_the_call_decides_the_trick() -> None:
    """V-CH-26: the panel shows the trick and who would take it."""
    table = led_to(lambda seen: seen.in_the_dark and isinstance(seen.legal[0], Play), dark=True)
    table.scene.overlays.hint.press()
    assert not table.scene.overlays.hint.up and "no hint" in table.caption
    assert any(w.name == "emblem" for w in table.scene.group.widgets)
    table.throw_card()
    table.play_until(lambda: table.asked and isinstance(table.scene.seat.view.legal[0], Call))
    panel = table.read()
    assert isinstance(panel, CallPanel) and len(panel.table) == len(table.scene.seat.view.table) == 5
    table.scene.invalidate()
    table.frame()
    assert not any(isinstance(event, TrickTaken) for event in table.log)
    control(panel, "call").confirm()
    table.frame()
    assert sum(isinstance(event, TrickTaken) for event in table.log) == 1


def test_the_auction_straight_to_the_two_tells_what_will_be_called() -> None:
    table = led_to(lambda seen: isinstance(seen.legal[0], Call), bidding="two")
    panel = table.scene.panel
    assert isinstance(panel, CallPanel) and {c.rank.value for c in panel.open} == {"2"}
    bids = [bid for _seat, bid in table.scene.seat.view.bids if bid is not None]
    assert bids and all(isinstance(bid, Bid) and bid.rank is None for bid in bids)


def test_a_question_that_is_open_is_asked_in_the_language_of_now() -> None:
    table = led_to(lambda seen: isinstance(seen.legal[0], Call))
    panel = table.scene.panel
    assert isinstance(panel, CallPanel) and panel.promised.startswith("You promised")
    table.app.change(language="it")
    table.frame()
    panel = table.scene.panel
    assert isinstance(panel, CallPanel) and panel.promised.startswith("Hai promesso")


def test_a_question_is_gone_in_the_moment_of_its_answer() -> None:
    """A second press in the same frame answers nothing more."""
    table = at_table("briscola", 2, {"exchange": "seven_and_two"}, seed=7, chance=7)
    table.play_until(lambda: table.asked and isinstance(table.scene.panel, ExchangePanel))
    table.scene.act(Exchange(take=False))
    assert table.scene.panel is None
