"""The hint at the table: asked for by any hand, shown beside the cards, made from what the person sees."""

from collections.abc import Callable, Sequence
from typing import Any

import pygame
import pytest

from briscola.client.advice import Advice
from briscola.client.seat_control import NextStep
from briscola.engine.actions import Bid, Call, Pass, Play
from briscola.engine.events import Dealt, Played
from briscola.engine.observation import Observation
from briscola.i18n.action_words import label
from briscola.i18n.reason_words import percent
from briscola.players.insight.evaluate import evaluate
from briscola.ui.render.raster import Raster
from briscola.ui.scenes.panels.auction_panel import AuctionPanel
from briscola.ui.scenes.panels.call_panel import CallPanel
from briscola.ui.scenes.panels.dummy_panel import DummyPanel
from briscola.ui.scenes.pause import Pause
from briscola.ui.scenes.play import hint_overlay
from briscola.ui.views import hint_slip as paper
from tests.client.seat_steps import host_of
from tests.ui.evening import Evening

pytestmark = pytest.mark.usefixtures("no_screen", "always_in_focus")


def by_key(table: Evening) -> None:
    table.press(pygame.K_h, "h")


def by_mouse(table: Evening) -> None:
    table.robot.click(table.button("hint").center)
    table.robot.frame()


def by_finger(table: Evening) -> None:
    table.robot.tap(table.button("hint").center)
    table.robot.frame()


def by_gamepad(table: Evening) -> None:
    pygame.event.post(pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=2))
    table.robot.frame()


def by_tab(table: Evening) -> None:
    for _ in range(20):
        if table.scene.group.focused_name == "hint":
            break
        table.press(pygame.K_TAB)
    table.press(pygame.K_RETURN)


@pytest.mark.slow
@pytest.mark.parametrize("ask", [by_key, by_mouse, by_finger, by_gamepad, by_tab])
def test_pressed_once_it_advises_twice_it_compares_and_then_it_goes(
    ask: Callable[[Evening], None], raster: Raster
) -> None:
    table = Evening(raster)
    hint, hand = table.scene.over.hint, table.scene.hand
    ask(table)
    table.found()
    assert hint.insight == evaluate(table.scene.seat.view)
    assert hint.card == hand.hinted and hand.hinted in hand.codes
    assert not hint.whole
    ask(table)
    assert hint.whole and hint.insight is not None
    ask(table)
    assert hint.insight is None and hand.hinted is None
    table.app.close()


def test_the_advised_card_stands_a_little_above_the_others(raster: Raster) -> None:
    table = Evening(raster)
    hand = table.scene.hand
    before = {code: hand.pose(code) for code in hand.codes}
    table.ask()
    for _ in range(20):
        table.robot.frame()
    risen = {code: before[code].y - hand.pose(code).y for code in hand.codes}
    assert hand.hinted is not None
    assert risen.pop(hand.hinted) > 5 and set(risen.values()) <= {0}
    table.app.close()


def test_playing_takes_the_hint_away(raster: Raster) -> None:
    table = Evening(raster)
    table.ask()
    table.robot.throw_card()
    table.robot.frame()
    assert table.scene.over.hint.insight is None and table.scene.hand.hinted is None
    table.app.close()


def test_escape_puts_the_hint_away_and_only_then_pauses(raster: Raster) -> None:
    table = Evening(raster)
    table.ask()
    table.press(pygame.K_ESCAPE)
    assert table.scene.over.hint.insight is None and table.app.top is table.scene
    table.press(pygame.K_ESCAPE)
    assert isinstance(table.app.top, Pause)
    table.app.close()


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Sequence[tuple[str, str]]:
    """What has been written on slips of hints, headline and detail, the last at the end."""
    written: list[tuple[str, str]] = []
    plain = paper.HintSlip.__init__

    def noted(self: Any, kit: Any, words: str, detail: str, width: float) -> None:
        written.append((words, detail))
        plain(self, kit, words, detail, width)

    monkeypatch.setattr(paper.HintSlip, "__init__", noted)
    return written


def test_a_pointer_that_rests_on_a_card_does_not_hide_the_advice(
    raster: Raster, written: Sequence[tuple[str, str]]
) -> None:
    table = Evening(raster)
    for code in table.scene.hand.codes:
        table.robot.move(table.robot.spot(code))
        table.robot.frame()
        table.ask()
        table.app.draw()
        assert written[-1][0].startswith("Play the ")
        table.press(pygame.K_ESCAPE)
    table.app.close()


def test_a_card_looked_at_is_judged_in_its_place(raster: Raster, written: Sequence[tuple[str, str]]) -> None:
    table = Evening(raster)
    table.ask()
    assert written[-1][0].startswith("Play the ")
    insight = table.scene.over.hint.insight
    assert insight is not None
    other = next(c for c in table.scene.hand.codes if c != table.scene.over.hint.card)
    table.robot.move(table.robot.spot(other))
    table.robot.frame()
    table.app.draw()
    (prospect,) = (p for p in insight.prospects if isinstance(p.action, Play) and p.action.card.code == other)
    assert written[-1][0] == label(prospect.action)
    assert percent(prospect.percent) in written[-1][1]
    table.app.close()


def test_when_it_is_not_ones_turn_a_sentence_says_so(raster: Raster) -> None:
    table = Evening(raster, speed="calm")
    table.robot.throw_card()
    assert table.scene.flow.next_step is not NextStep.OWN_MOVE
    table.press(pygame.K_h, "h")
    assert table.scene.over.hint.insight is None
    note = table.scene.over.notes.note
    assert note is not None and "your turn" in note[0]
    table.app.close()


def test_who_wants_no_hints_has_the_rules_at_the_table(raster: Raster) -> None:
    table = Evening(raster, hints=False)
    names = [w.name for w in table.scene.group.widgets]
    assert "hint" not in names and "help" in names
    table.press(pygame.K_h, "h")
    table.robot.frame()
    assert table.scene.over.hint.insight is None and table.scene.over.notes.note is None
    table.app.change(hints=True)
    table.app.relayout()
    assert "hint" in [w.name for w in table.scene.group.widgets]
    table.app.close()


# ---- honest, and never waited for


def test_the_advice_is_made_from_the_persons_view(raster: Raster, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Observation] = []

    class Noted(Advice):
        def __init__(self, view: Observation) -> None:
            asked.append(view)
            super().__init__(view)

    table = Evening(raster)
    monkeypatch.setattr(hint_overlay, "Advice", Noted)
    table.ask()
    assert asked == [table.scene.seat.view]
    assert asked[0].seat == 0
    table.app.close()


def test_no_frame_waits_for_an_advice(raster: Raster, monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow(Advice):
        def news(self) -> None:
            """Nothing yet."""

    table = Evening(raster)
    monkeypatch.setattr(hint_overlay, "Advice", Slow)
    table.press(pygame.K_h, "h")
    for _ in range(10):
        table.robot.frame()
    assert table.app.top is table.scene
    assert table.scene.over.hint.insight is None and table.scene.wake is not None and table.scene.wake < 0.1
    table.robot.throw_card()
    assert table.scene.over.hint.asked is False
    table.app.close()


# ---- the auction and the call


def test_in_the_auction_the_hint_says_what_to_bid(raster: Raster) -> None:
    table = Evening(raster, kind=Bid, called=True)
    assert isinstance(table.scene.panel, AuctionPanel)
    assert table.button("help") and table.button("hint")
    table.ask()
    insight = table.scene.over.hint.insight
    assert insight is not None and isinstance(insight.advice.action, Bid | Pass)
    assert table.scene.over.hint.rect is not None
    assert not table.scene.over.hint.rect.colliderect(table.scene.panel.rect)
    table.press(pygame.K_h, "h")
    table.app.draw()
    assert table.scene.over.hint.whole and table.scene.over.hint.rect is not None
    table.app.close()


def test_over_the_call_a_lamp_of_its_own_advises_a_card(raster: Raster) -> None:
    table = Evening(raster, kind=Call, called=True)
    panel = table.scene.panel
    assert isinstance(panel, CallPanel)
    (lamp,) = (w for w in panel.group.widgets if w.name == "hint")
    table.robot.click(lamp.rect.center)
    table.found()
    table.app.draw()
    insight = table.scene.over.hint.insight
    assert insight is not None and isinstance(insight.advice.action, Call)
    rect = table.scene.over.hint.rect
    assert rect is not None and rect.collidelist([w.rect for w in panel.group.widgets]) < 0
    table.app.close()


@pytest.mark.slow
def test_the_lamp_stands_on_the_card_of_the_open_dummy_that_is_advised(
    raster: Raster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """V-MO-8: the person has called, and plays for the dummy as well."""
    lamps: list[tuple[int, int]] = []
    monkeypatch.setattr(paper, "draw_mark", lambda _target, _kit, centre: lamps.append(centre))
    table = Evening(raster, 6, kind=Call)
    sheet = table.scene.panel
    assert isinstance(sheet, CallPanel)
    (dealt,) = (e for e in host_of(table.scene.seat).table.log if isinstance(e, Dealt))
    cells = {w.name: w for w in sheet.group.widgets}
    table.robot.click(cells[str(dealt.hands[-1][0])].rect.center)
    table.robot.frame()
    table.robot.click(cells["call"].rect.center)
    for _ in range(100):
        table.lead(Play)
        panel = table.scene.panel
        if isinstance(panel, DummyPanel) and panel.asking:
            break
        table.robot.throw_card()
        table.robot.frame()
    assert isinstance(panel, DummyPanel) and panel.asking
    table.ask()
    insight = table.scene.over.hint.insight
    assert insight is not None and isinstance(insight.advice.action, Play)
    card = insight.advice.action.card
    assert lamps and len(set(lamps)) == 1
    lamp = paper.mark_rect(table.scene.kit, lamps[0])
    assert panel.cell(card).contains(lamp), "a press on it is one on the card"
    assert table.scene.over.hint.rect is not None and not table.scene.over.hint.rect.colliderect(
        panel.cell(card)
    )
    table.app.close()


# ---- the raised card, and the lamp


def _raised(table: Evening) -> tuple[str, tuple[int, int]]:
    """The advised card, and the middle of its upper edge, once it stands above the others."""
    table.ask()
    for _ in range(20):
        table.robot.frame()
    hand, code = table.scene.hand, table.scene.over.hint.card
    assert code is not None and hand.hinted == code
    return code, paper.head_of(hand.pose(code))


@pytest.mark.parametrize("below", [-9, 3], ids=["its lamp", "its upper edge"])
def test_the_raised_cards_edge_and_its_lamp_play_it(below: int, raster: Raster) -> None:
    for press in ("mouse", "finger"):
        table = Evening(raster)
        code, (x, y) = _raised(table)
        hand = table.scene.hand
        assert not hand.rest_poses()[code].holds((x, y + below), hand.layout_.ratio)
        if press == "mouse":
            table.robot.click((x, y + below))
        else:
            table.robot.tap((x, y + below))
        table.robot.frame()
        log = host_of(table.scene.seat).table.log
        played = [each.card.code for each in log if isinstance(each, Played) and each.seat == 0]
        assert played[-1:] == [code]
        table.app.close()


def test_above_the_lamp_nothing_is_hit(raster: Raster) -> None:
    table = Evening(raster)
    _code, (x, y) = _raised(table)
    assert table.scene.hand.card_at((x, y - 60)) is None
    table.app.close()


def test_the_lamp_glows_while_it_thinks(raster: Raster, monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow(Advice):
        def news(self) -> None:
            """Nothing yet."""

    table = Evening(raster, speed="calm")
    monkeypatch.setattr(hint_overlay, "Advice", Slow)
    button = table.button("hint")

    def light() -> int:
        table.robot.frame()
        table.app.draw()
        part = table.app.screen.subsurface(paper.glow_rect(button).clip(table.app.screen.get_rect()))
        red, green, _blue, _alpha = pygame.transform.average_color(part)
        return red + green

    dark = light()
    table.press(pygame.K_h, "h")
    seen = {light() for _ in range(60)}
    assert min(seen) > dark + 10 and len(seen) > 5, "it breathes"
    table.press(pygame.K_ESCAPE)
    assert abs(light() - dark) <= 2
    table.app.close()
