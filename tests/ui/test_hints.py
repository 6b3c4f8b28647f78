"""The hint at the table: asked for by any hand, shown beside the cards, made from what the person sees."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from briscola.engine.actions import Bid, Call, Pass, Play
from briscola.engine.observation import Observation
from briscola.players.insight.evaluate import evaluate
from briscola.ui import hint_words
from briscola.ui.computer import Advice
from briscola.ui.geometry import bounds
from briscola.ui.hint_words import percent
from briscola.ui.layout import Layout
from briscola.ui.raster import Raster
from briscola.ui.scenes import play_hint
from briscola.ui.scenes.panels.auction import AuctionPanel
from briscola.ui.scenes.panels.call import CallPanel
from briscola.ui.scenes.panels.tray import TrayPanel
from briscola.ui.scenes.pause import Pause
from briscola.ui.session import Want
from briscola.ui.views import hint as paper
from briscola.ui.views.free import free_place, taken_places
from tests.ui.demands import LANGUAGES, watched_texts
from tests.ui.robot import Robot, table_for

pytestmark = pytest.mark.usefixtures("no_screen")

GAMES: Sequence[tuple[str, int, Mapping[str, bool | int | str]]] = (
    ("briscola", 2, {}),
    ("briscola", 3, {}),
    ("briscola", 4, {}),
    ("briscola", 5, {}),
    ("bisca", 2, {"hand_size": 9}),
    ("prini", 2, {"deal_all": True}),
    ("chiamata", 4, {"morto": "open"}),
)


@pytest.fixture(autouse=True)
def always_in_focus() -> Iterator[None]:
    """A window that nobody sees may lose the focus that it never had."""
    pygame.display.init()
    pygame.event.set_blocked(pygame.WINDOWFOCUSLOST)
    yield
    pygame.display.init()
    pygame.event.set_allowed(pygame.WINDOWFOCUSLOST)


class Evening:
    """A table led to a moment in which the person is to decide between several actions of a kind."""

    def __init__(
        self, raster: Raster, game: int = 0, *, kind: type = Play, called: bool = False, **fields: Any
    ) -> None:
        variant, players, options = ("chiamata", 5, {}) if called else GAMES[game]
        self.app, self.scene = table_for(variant, players, dict(options), raster=raster, **fields)
        self.robot = Robot(self.app, self.scene, seed=1, ways=("digit",))
        self.lead(kind)

    def lead(self, kind: type) -> None:
        """Go on until the person is asked for that; in auctions he bids until the call is his."""
        robot, scene = self.robot, self.scene
        for _ in range(8000):
            robot.frame()
            want, panel = scene.flow.want, scene.panel
            if want is Want.OWN_CUT:
                robot._decide()
            elif want is Want.OWN_MOVE:
                robot.frame()
                legal = scene.session.own_view.legal
                if len(legal) > 1 and isinstance(legal[0], kind):
                    assert self.app.top is scene
                    return
                usable = [w for w in scene.panel.group.widgets if w.usable] if scene.panel else []
                bid = next((w for w in usable if w.name == "bid"), None)
                if bid is not None and kind is Call:
                    robot.click(bid.rect.center)
                elif panel is not None:
                    robot._answer(panel)
                else:
                    robot._throw()
            elif scene.flow.timeline.running:
                robot.press(pygame.K_SPACE)
            else:
                time.sleep(0.0005)
        raise AssertionError("the person is never asked")

    def found(self) -> None:
        """Frames until the advice is there."""
        for _ in range(2000):
            self.robot.frame()
            if self.scene.hint.insight is not None:
                self.robot.frame()
                return
            time.sleep(0.001)
        raise AssertionError("no advice comes")

    def press(self, key: int, letter: str = "") -> None:
        """A key, and the frame that hears it."""
        self.robot.press(key, letter)
        self.robot.frame()

    def ask(self) -> None:
        """The key of the hint, until it lies there."""
        self.press(pygame.K_h, "h")
        self.found()
        self.app.draw()

    def button(self, name: str) -> pygame.Rect:
        """Where a round button is."""
        return next(w.rect for w in self.scene.group.widgets if w.name == name and w.visible)


def by_key(table: Evening) -> None:
    table.press(pygame.K_h, "h")


def by_mouse(table: Evening) -> None:
    table.robot.click(table.button("hint").center)
    table.robot.frame()


def by_finger(table: Evening) -> None:
    for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
        table.robot.finger(kind, table.button("hint").center)
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


@pytest.mark.parametrize("ask", [by_key, by_mouse, by_finger, by_gamepad, by_tab])
def test_pressed_once_it_advises_twice_it_compares_and_then_it_goes(
    ask: Callable[[Evening], None], raster: Raster
) -> None:
    table = Evening(raster)
    hint, hand = table.scene.hint, table.scene.hand
    ask(table)
    table.found()
    assert hint.insight == evaluate(table.scene.session.own_view)
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
    table.robot._throw()
    table.robot.frame()
    assert table.scene.hint.insight is None and table.scene.hand.hinted is None
    table.app.close()


def test_escape_puts_the_hint_away_and_only_then_pauses(raster: Raster) -> None:
    table = Evening(raster)
    table.ask()
    table.press(pygame.K_ESCAPE)
    assert table.scene.hint.insight is None and table.app.top is table.scene
    table.press(pygame.K_ESCAPE)
    assert isinstance(table.app.top, Pause)
    table.app.close()


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Sequence[tuple[str, str]]:
    """What has been written on slips of hints, headline and detail, the last at the end."""
    written: list[tuple[str, str]] = []
    plain = paper.Words.__init__

    def noted(self: Any, kit: Any, words: str, detail: str, width: float) -> None:
        written.append((words, detail))
        plain(self, kit, words, detail, width)

    monkeypatch.setattr(paper.Words, "__init__", noted)
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
    insight = table.scene.hint.insight
    assert insight is not None
    other = next(c for c in table.scene.hand.codes if c != table.scene.hint.card)
    table.robot.move(table.robot.spot(other))
    table.robot.frame()
    table.app.draw()
    (prospect,) = (p for p in insight.prospects if isinstance(p.action, Play) and p.action.card.code == other)
    assert written[-1][0] == hint_words.label(prospect.action)
    assert percent(prospect.chance) in written[-1][1]
    table.app.close()


def test_when_it_is_not_ones_turn_a_sentence_says_so(raster: Raster) -> None:
    table = Evening(raster, speed="calm")
    table.robot._throw()
    assert table.scene.flow.want is not Want.OWN_MOVE
    table.press(pygame.K_h, "h")
    assert table.scene.hint.insight is None
    note = table.scene.notes.note
    assert note is not None and "your turn" in note[0]
    table.app.close()


def test_who_wants_no_hints_has_the_rules_at_the_table(raster: Raster) -> None:
    table = Evening(raster, hints=False)
    names = [w.name for w in table.scene.group.widgets]
    assert "hint" not in names and "help" in names
    table.press(pygame.K_h, "h")
    table.robot.frame()
    assert table.scene.hint.insight is None and table.scene.notes.note is None
    table.app.change(hints=True)
    table.app.relayout()
    assert "hint" in [w.name for w in table.scene.group.widgets]
    table.app.close()


# ---- honest, and never waited for


def test_the_advice_is_made_from_the_persons_own_view(
    raster: Raster, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Observation] = []

    class Noted(Advice):
        def __init__(self, view: Observation) -> None:
            asked.append(view)
            super().__init__(view)

    table = Evening(raster)
    monkeypatch.setattr(play_hint, "Advice", Noted)
    table.ask()
    assert asked == [table.scene.session.own_view]
    assert asked[0].seat == 0
    table.app.close()


def test_no_frame_waits_for_an_advice(raster: Raster, monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow(Advice):
        ready = False

    table = Evening(raster)
    monkeypatch.setattr(play_hint, "Advice", Slow)
    table.press(pygame.K_h, "h")
    for _ in range(10):
        table.robot.frame()
    assert table.app.top is table.scene
    assert table.scene.hint.insight is None and table.scene.wake is not None and table.scene.wake < 0.1
    table.robot._throw()
    assert table.scene.hint.close() is False
    table.app.close()


# ---- the auction and the call


def test_in_the_auction_the_hint_says_what_to_bid(raster: Raster) -> None:
    table = Evening(raster, kind=Bid, called=True)
    assert isinstance(table.scene.panel, AuctionPanel)
    assert table.button("help") and table.button("hint")
    table.ask()
    insight = table.scene.hint.insight
    assert insight is not None and isinstance(insight.advice.action, Bid | Pass)
    assert table.scene.hint.rect is not None
    assert not table.scene.hint.rect.colliderect(table.scene.panel.rect)
    table.press(pygame.K_h, "h")
    table.app.draw()
    assert table.scene.hint.whole and table.scene.hint.rect is not None
    table.app.close()


def test_over_the_call_a_lamp_of_its_own_advises_a_card(raster: Raster) -> None:
    table = Evening(raster, kind=Call, called=True)
    panel = table.scene.panel
    assert isinstance(panel, CallPanel)
    (lamp,) = (w for w in panel.group.widgets if w.name == "hint")
    table.robot.click(lamp.rect.center)
    table.found()
    table.app.draw()
    insight = table.scene.hint.insight
    assert insight is not None and isinstance(insight.advice.action, Call)
    rect = table.scene.hint.rect
    assert rect is not None and rect.collidelist([w.rect for w in panel.group.widgets]) < 0
    table.app.close()


def test_the_lamp_stands_on_the_card_of_the_open_dummy_that_is_advised(
    raster: Raster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """V-MO-8: the person has called, and plays for the dummy as well."""
    lamps: list[tuple[int, int]] = []
    monkeypatch.setattr(paper, "draw_mark", lambda _target, _kit, centre: lamps.append(centre))
    table = Evening(raster, 6, kind=Call)
    called = table.scene.panel
    assert isinstance(called, CallPanel)
    table.robot._answer(called)
    for _ in range(100):
        table.lead(Play)
        panel = table.scene.panel
        if isinstance(panel, TrayPanel) and panel.asking:
            break
        table.robot._throw()
        table.robot.frame()
    assert isinstance(panel, TrayPanel) and panel.asking
    table.ask()
    insight = table.scene.hint.insight
    assert insight is not None and isinstance(insight.advice.action, Play)
    card = insight.advice.action.card
    assert lamps and set(lamps) == {panel.cell(card).midtop}
    assert table.scene.hint.rect is not None and not table.scene.hint.rect.colliderect(panel.cell(card))
    table.app.close()


# ---- where it lies


@pytest.mark.parametrize(
    ("game", "size"),
    [*((game, (1024, 600)) for game in range(len(GAMES))), (0, (1920, 1080)), (2, (1280, 800))],
)
def test_neither_slip_nor_table_covers_the_hand_or_the_trick(
    size: tuple[int, int], game: int, raster: Raster, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Evening(raster, game, size=size)
    window = pygame.Rect((0, 0), size)
    for language in LANGUAGES:
        table.app.change(language=language)
        with monkeypatch.context() as patch:
            wrong = watched_texts(patch, window)
            for whole in (False, True):
                table.press(pygame.K_h, "h")
                table.found()
                table.app.draw()
                rect, layout, hand = table.scene.hint.rect, table.scene.places, table.scene.hand
                assert table.scene.hint.whole is whole
                assert rect is not None and window.contains(rect)
                poses = [hand.pose(code) for code in hand.codes]
                assert not rect.colliderect(bounds(poses, layout.ratio))
                assert rect.collidelist([bounds([layout.slot(p)], layout.ratio) for p in layout.ring]) < 0
            table.press(pygame.K_h, "h")
            assert wrong == []
    table.app.close()


@given(
    st.tuples(st.integers(1024, 3840), st.integers(600, 2160)),
    st.integers(2, 5),
    st.sampled_from((3, 8, 9)),
    st.sampled_from((0.47, 0.614, 0.716)),
)
@settings(max_examples=60, deadline=None)
def test_every_table_has_room_for_a_slip(
    size: tuple[int, int], players: int, held: int, ratio: float
) -> None:
    layout = Layout(size, range(players), held, ratio=ratio)
    buttons = layout.help(2)
    window = pygame.Rect((0, 0), size).inflate(-2 * layout.scale.rim, -2 * layout.scale.rim)
    sheet = (max(190, layout.scale.px(250)), max(100, layout.scale.px(110)))
    taken = taken_places(layout, buttons, [held] * players)
    rect = free_place(sheet, window, layout.hand_rect.midright, taken)
    assert rect is not None and window.contains(rect) and rect.collidelist(list(taken[0])) < 0


def test_where_nothing_fits_there_is_no_place() -> None:
    window = pygame.Rect(0, 0, 200, 100)
    assert free_place((220, 40), window, (0, 0), [[]]) is None
    assert free_place((100, 40), window, (0, 0), [[window]]) is None
    assert free_place((100, 40), window, (100, 20), [[], [window]]) == pygame.Rect(100, 0, 100, 40)
