"""The hint at the table: asked for by any hand, shown beside the cards, made from what the person sees."""

from collections.abc import Callable

import pygame
import pytest

from briscola.engine.actions import Bid, Call, Pass, Play
from briscola.engine.events import Dealt, Played
from briscola.engine.observation import Observation
from briscola.i18n.action_words import label
from briscola.i18n.reason_words import percent
from briscola.players.insight.evaluation import evaluate
from briscola.ui.scenes.panels.auction_panel import AuctionPanel
from briscola.ui.scenes.panels.call_panel import CallPanel
from briscola.ui.scenes.panels.dummy_panel import DummyPanel
from briscola.ui.scenes.play import hint_overlay
from briscola.ui.scenes.play.advice import Advice
from briscola.ui.scenes.play.pause import Pause
from briscola.ui.views import hint_slip as paper
from tests.ui.driver import control
from tests.ui.evening import Evening, asked_for
from tests.ui.play.conftest import Written

pytestmark = pytest.mark.usefixtures("always_in_focus")


@pytest.fixture
def table() -> Evening:
    """A table at which the person has several cards to choose from."""
    return asked_for()


class Slow(Advice):
    """An advice that never comes."""

    def news(self) -> None:
        """Nothing yet."""


def by_key(table: Evening) -> None:
    table.key(pygame.K_h)


def by_mouse(table: Evening) -> None:
    table.click_at(table.button_of("hint").center)


def by_finger(table: Evening) -> None:
    table.tap_at(table.button_of("hint").center)


def by_gamepad(table: Evening) -> None:
    table.press_pad(2)
    table.frame()


def by_tab(table: Evening) -> None:
    table.reach("hint")
    table.key(pygame.K_RETURN)


@pytest.mark.slow
@pytest.mark.parametrize("ask", [by_key, by_mouse, by_finger, by_gamepad, by_tab])
def test_pressed_once_it_advises_twice_it_compares_and_then_it_goes(
    ask: Callable[[Evening], None], table: Evening, written: Written
) -> None:
    hand = table.scene.hand
    ask(table)
    assert table.hinted() == evaluate(table.scene.seat.view)
    assert hand.hinted in hand.codes and "Play the " in written(table)
    ask(table)
    assert "chance" in written(table)
    ask(table)
    assert not {"Play", "chance"} & set(written(table).split()) and hand.hinted is None


def test_the_advised_card_stands_a_little_above_the_others(table: Evening) -> None:
    hand = table.scene.hand
    before = {code: hand.pose(code) for code in hand.codes}
    table.hint()
    table.frames(20)
    risen = {code: before[code].y - hand.pose(code).y for code in hand.codes}
    assert hand.hinted is not None
    assert risen.pop(hand.hinted) > 5 and set(risen.values()) <= {0}


def test_playing_takes_the_hint_away(table: Evening, written: Written) -> None:
    table.hint()
    table.throw_card()
    table.frame()
    assert "Play the " not in written(table) and table.scene.hand.hinted is None


def test_an_act_takes_it_away_at_once_also_where_nothing_else_changes(
    table: Evening, written: Written
) -> None:
    table.hint()
    table.scene.act(table.scene.seat.view.legal[0])
    assert "Play the " not in written(table)


def test_escape_puts_the_hint_away_and_only_then_pauses(table: Evening, written: Written) -> None:
    table.hint()
    table.key(pygame.K_ESCAPE)
    assert "Play the " not in written(table) and table.top is table.scene
    table.key(pygame.K_ESCAPE)
    assert isinstance(table.top, Pause)


def test_a_pointer_that_rests_on_a_card_does_not_hide_the_advice(written: Written, table: Evening) -> None:
    for code in table.scene.hand.codes:
        table.move(table.spot(code))
        table.frame()
        table.hint()
        assert "Play the " in written(table)
        table.key(pygame.K_ESCAPE)


def test_a_card_looked_at_is_judged_in_its_place(written: Written, table: Evening) -> None:
    insight = table.hint()
    assert "Play the " in written(table)
    other = next(c for c in table.scene.hand.codes if c != table.scene.hand.hinted)
    table.move(table.spot(other))
    table.frame()
    (prospect,) = (p for p in insight.prospects if isinstance(p.action, Play) and p.action.card.code == other)
    told = written(table)
    assert label(prospect.action) in told and percent(prospect.percent) in told and "Play the " not in told


def test_when_it_is_not_ones_turn_a_sentence_says_so(written: Written) -> None:
    table = asked_for(speed="calm")
    table.throw_card()
    assert not table.asked
    table.key(pygame.K_h)
    told = written(table)
    assert "your turn" in told and "Play the " not in told


def test_who_wants_no_hints_has_the_rules_at_the_table(written: Written) -> None:
    table = asked_for(hints=False)
    names = [w.name for w in table.scene.group.widgets]
    assert "hint" not in names and "help" in names
    before = written(table)
    table.key(pygame.K_h)
    table.frames(20)
    assert written(table) == before
    table.app.change(hints=True)
    table.app.relayout()
    assert "hint" in [w.name for w in table.scene.group.widgets]


# ---- honest, and never waited for


def test_the_advice_is_made_from_the_persons_view(monkeypatch: pytest.MonkeyPatch, table: Evening) -> None:
    asked: list[Observation] = []

    class Noted(Advice):
        def __init__(self, view: Observation) -> None:
            asked.append(view)
            super().__init__(view)

    monkeypatch.setattr(hint_overlay, "Advice", Noted)
    table.hint()
    assert asked == [table.scene.seat.view]
    assert asked[0].seat == 0


def test_no_frame_waits_for_an_advice(
    monkeypatch: pytest.MonkeyPatch, table: Evening, written: Written
) -> None:
    monkeypatch.setattr(hint_overlay, "Advice", Slow)
    table.key(pygame.K_h)
    table.frames(10)
    assert table.top is table.scene
    assert "Play the " not in written(table) and table.scene.wake is not None and table.scene.wake < 0.1
    table.throw_card()


# ---- the auction and the call


def clear_of(table: Evening, *lying: pygame.Rect) -> bool:
    """True if the slip of the hint is there and covers none of these."""
    rect = table.scene.overlays.hint.rect
    return rect is not None and rect.collidelist(lying) < 0


def test_in_the_auction_the_hint_says_what_to_bid() -> None:
    table = asked_for(Bid, "chiamata")
    assert isinstance(table.scene.panel, AuctionPanel)
    assert table.button_of("help") and table.button_of("hint")
    assert isinstance(table.hint().advice.action, Bid | Pass)
    assert clear_of(table, table.scene.panel.rect)
    table.key(pygame.K_h)
    table.app.draw()
    assert table.scene.overlays.hint.whole and table.scene.overlays.hint.rect is not None


def test_over_the_call_a_lamp_of_its_own_advises_a_card() -> None:
    table = asked_for(Call, "chiamata")
    panel = table.scene.panel
    assert isinstance(panel, CallPanel)
    table.click(control(panel, "hint").rect.center)
    assert isinstance(table.hinted().advice.action, Call)
    assert clear_of(table, *[w.rect for w in panel.group.widgets])


@pytest.mark.slow
def test_the_lamp_stands_on_the_card_of_the_open_dummy_that_is_advised(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """V-MO-8: the person has called, and plays for the dummy as well."""
    lamps: list[tuple[int, int]] = []
    monkeypatch.setattr(paper, "draw_lamp", lambda _target, _kit, centre: lamps.append(centre))
    table = asked_for(Call, "open dummy")
    sheet = table.scene.panel
    assert isinstance(sheet, CallPanel)
    (dealt,) = (e for e in table.log if isinstance(e, Dealt))
    for name in (str(dealt.hands[-1][0]), "call"):
        table.click_at(control(sheet, name).rect.center)

    def dummy_asked() -> bool:
        return table.asked and isinstance(table.scene.panel, DummyPanel) and table.scene.panel.asking

    table.play_until(dummy_asked)
    panel = table.read()
    assert isinstance(panel, DummyPanel)
    action = table.hint().advice.action
    assert isinstance(action, Play)
    assert lamps and len(set(lamps)) == 1
    lamp = paper.lamp_rect(table.scene.kit, lamps[0])
    assert panel.cell(action.card).contains(lamp), "a press on it is one on the card"
    assert clear_of(table, panel.cell(action.card))


# ---- the raised card, and the lamp


def raised(table: Evening) -> tuple[str, tuple[int, int]]:
    """The advised card, and the middle of its upper edge, once it stands above the others."""
    table.hint()
    table.frames(20)
    hand = table.scene.hand
    assert hand.hinted is not None
    return hand.hinted, paper.head_of(hand.pose(hand.hinted))


@pytest.mark.parametrize("press", [Evening.click_at, Evening.tap_at], ids=["mouse", "finger"])
@pytest.mark.parametrize("below", [-9, 3], ids=["its lamp", "its upper edge"])
def test_the_raised_cards_edge_and_its_lamp_play_it(
    below: int, press: Callable[[Evening, tuple[int, int]], None], table: Evening
) -> None:
    code, (x, y) = raised(table)
    hand = table.scene.hand
    assert not hand.rest_poses()[code].holds((x, y + below), hand.table.ratio)
    press(table, (x, y + below))
    played = [each.card.code for each in table.log if isinstance(each, Played) and each.seat == 0]
    assert played[-1:] == [code]


def test_above_the_lamp_nothing_is_hit(table: Evening) -> None:
    _code, (x, y) = raised(table)
    assert table.scene.hand.card_at((x, y - 60)) is None


def test_the_lamp_glows_while_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    table = asked_for(speed="calm")
    monkeypatch.setattr(hint_overlay, "Advice", Slow)
    button = table.button_of("hint")

    def light() -> int:
        table.frame()
        table.app.draw()
        shown = table.app.window.surface
        part = shown.subsurface(paper.glow_rect(button).clip(shown.get_rect()))
        red, green, _blue, _alpha = pygame.transform.average_color(part)
        return red + green

    dark = light()
    table.key(pygame.K_h)
    seen = {light() for _ in range(60)}
    assert min(seen) > dark + 10 and len(seen) > 5, "it breathes"
    table.key(pygame.K_ESCAPE)
    assert abs(light() - dark) <= 2
