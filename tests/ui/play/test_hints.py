"""The hint at the table: asked for by any hand, shown beside the cards, made from what the person sees."""

import time
from collections.abc import Callable, Sequence
from itertools import count, islice

import pygame
import pytest
from msgspec.structs import replace

from benchmarks.figure import GAMES
from benchmarks.hints import decisions
from briscola.engine.actions import Bid, Call, Pass, Play
from briscola.engine.events import Dealt, Played
from briscola.engine.observation import Observation
from briscola.i18n.action_words import label
from briscola.i18n.reason_words import percent
from briscola.players.insight.evaluation import Insight, evaluate, insights
from briscola.ui.scenes.panels.auction_panel import AuctionPanel
from briscola.ui.scenes.panels.call_panel import CallPanel
from briscola.ui.scenes.panels.dummy_panel import DummyPanel
from briscola.ui.scenes.play import hint_overlay
from briscola.ui.scenes.play.advice import Advice, surer
from briscola.ui.scenes.play.pause import Pause
from briscola.ui.views import hint_slip as paper
from tests.ui.driver import control
from tests.ui.evening import Evening, asked_for, at_table, seat_at, window_on
from tests.ui.heard import HeardVoice
from tests.ui.play.conftest import Written

pytestmark = pytest.mark.usefixtures("always_in_focus")

LONGEST = 60.0
"""Seconds for which an answer is waited for."""
OTHERS = (("chiamata", 5), ("marianna", 2), ("sueca", 4), ("scoperta", 2))


@pytest.fixture
def table() -> Evening:
    """A table at which the person has several cards to choose from."""
    return asked_for()


class Slow(Advice):
    """An advice that never comes."""

    def news(self) -> None:
        """Nothing yet."""


class Timed(Advice):
    """An advice whose answers come when a test lets them; the thoughts behind it are stopped."""

    def __init__(self, view: Observation) -> None:
        super().__init__(view)
        super().stop()
        first = next(insights(view))
        other = next(at for at in range(len(view.legal)) if at != first.best)
        assert first.first_look
        surer, last = replace(first, share=0.5), replace(first, share=1.0, best=other)
        self.coming = [first, surer, last, None]
        """None: it says that it is over, a moment after the last answer."""
        self.let = 0

    def news(self) -> Insight | None:
        """The next that was let come."""
        if self.let == 0:
            return None
        self.let -= 1
        return self.coming.pop(0)

    @property
    def over(self) -> bool:
        return not self.coming

    def stop(self) -> None:
        self.coming.clear()


@pytest.fixture
def timed(monkeypatch: pytest.MonkeyPatch) -> Sequence[Timed]:
    """Advice asked for by tables, its answers let come by the test."""
    asked: list[Timed] = []

    def note(view: Observation) -> Timed:
        asked.append(Timed(view))
        return asked[-1]

    monkeypatch.setattr(hint_overlay, "Advice", note)
    return asked


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


@pytest.mark.usefixtures("true_depth")
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


# ---- a first look, then surer answers


def shown_in_turn(table: Evening, written: Written) -> list[tuple[Insight, str]]:
    """Each answer to a press of H with what is written then, up to the search's first."""
    shown: list[tuple[Insight, str]] = []
    table.key(pygame.K_h)
    until = time.monotonic() + LONGEST
    while (not shown or shown[-1][0].first_look) and time.monotonic() < until:
        table.frame()
        found = table.scene.overlays.hint.insight
        if found is not None and (not shown or found is not shown[-1][0]):
            shown.append((found, written(table)))
    return shown


@pytest.mark.usefixtures("true_depth")
@pytest.mark.parametrize(
    ("variant", "players"),
    [("briscola", 2), *(pytest.param(*game, marks=pytest.mark.slow) for game in OTHERS)],
)
def test_a_first_look_is_marked_and_the_searchs_answer_is_not(
    variant: str, players: int, written: Written
) -> None:
    table = at_table(variant, players)
    table.lead(Play)
    (first, marked), (second, plain) = shown_in_turn(table, written)
    assert first.first_look and "First look. " in marked and "Play the " in marked
    assert not second.first_look and "First look" not in plain and "Play the " in plain
    assert second == evaluate(table.scene.seat.view)


def test_the_table_of_a_first_look_says_so_in_place_of_its_title(
    timed: Sequence[Timed], table: Evening, written: Written
) -> None:
    table.key(pygame.K_h)
    timed[0].let = 1
    table.frame()
    table.key(pygame.K_h)
    assert "First look" in written(table) and "Card" not in written(table)
    timed[0].let = 1
    table.frame()
    assert "First look" not in written(table) and "Card" in written(table)


def test_by_ear_the_mark_is_said_once_and_a_surer_answer_where_it_advises_otherwise(
    timed: Sequence[Timed],
) -> None:
    voice = HeardVoice()
    table = Evening(window_on(seat_at(), voice=voice, speech="on"))
    table.app.speaker.clock = count(step=10.0).__next__  # whatever is said has been said at the next look
    table.lead(Play)
    table.frames(200)
    said = []
    table.key(pygame.K_h)
    before = len(voice.said)
    for _answer in range(3):
        timed[0].let = 1
        table.frames(200)
        said.append(" ".join(voice.since(before)))
        before = len(voice.said)
    looked, surer, other = said
    assert looked.count("First look") == 1 and looked.count("Play the ") == 1
    assert not surer
    assert "First look" not in other and other.count("Play the ") == 1


def test_an_auction_has_its_answer_at_once(written: Written) -> None:
    table = asked_for(Bid, "chiamata")
    ((found, told),) = shown_in_turn(table, written)
    assert found.share == 1.0 and "First look" not in told
    assert not table.scene.overlays.hint.thinking


@pytest.mark.parametrize("ready", [0, 1, 2])
def test_a_card_played_meanwhile_ends_the_thought(
    ready: int, monkeypatch: pytest.MonkeyPatch, table: Evening, written: Written
) -> None:
    """Before the first look, before the search's answer, while a process looks on."""
    asked: list[Advice] = []

    class Noted(Advice):
        def __init__(self, view: Observation) -> None:
            super().__init__(view)
            asked.append(self)

    monkeypatch.setattr(hint_overlay, "Advice", Noted)
    if ready == 2:
        shown_in_turn(table, written)
    else:
        table.key(pygame.K_h)
        table.until(lambda: ready == 0 or table.scene.overlays.hint.insight is not None)
    thought = asked[0]
    assert not thought.over, "there is something to end"
    table.scene.act(table.scene.seat.view.legal[0])
    assert thought.over and thought.news() is None
    assert not table.scene.overlays.hint.up


@pytest.mark.usefixtures("true_depth")
def test_a_process_goes_on_from_the_answer_that_is_there() -> None:
    """It says neither the first look nor that answer again."""
    view = next(view for view in decisions(GAMES["prini_2"], 0) if len(view.tricks) == 16)
    assert [*islice(insights(view), 2), *surer(view)] == list(insights(view))


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


def light(table: Evening) -> int:
    """The light about the button of the hint after a frame, which draws no more than has changed."""
    table.frame()
    shown = table.app.window.surface
    part = shown.subsurface(paper.glow_rect(table.button_of("hint")).clip(shown.get_rect()))
    red, green, _blue, _alpha = pygame.transform.average_color(part)
    return red + green


def test_the_lamp_glows_while_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    table = asked_for(speed="calm")
    monkeypatch.setattr(hint_overlay, "Advice", Slow)
    dark = light(table)
    table.key(pygame.K_h)
    seen = {light(table) for _ in range(60)}
    assert min(seen) > dark + 10 and len(seen) > 5, "it breathes"
    table.key(pygame.K_ESCAPE)
    assert abs(light(table) - dark) <= 2


@pytest.mark.usefixtures("every_frame")
def test_the_lamp_glows_over_a_first_look_until_nothing_surer_comes(timed: Sequence[Timed]) -> None:
    table = asked_for(speed="calm")
    dark = light(table)
    table.key(pygame.K_h)
    for _answer in range(3):
        timed[0].let = 1
        assert min(light(table) for _ in range(30)) > dark + 10
    timed[0].let = 1
    assert abs(light(table) - dark) <= 2
