"""The sheets that ask the person: call, cut, exchange, weak hands, the dummy's cards."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from briscola.engine.actions import CALLS, PASS, Action, Bid, Call, Exchange, Play, Redeal
from briscola.engine.cards import BRISCOLA_RANKING, Card, card, cards
from briscola.engine.stages.auction import POINTS_LADDER, RANK_LADDER
from briscola.i18n.friends_words import PHRASES
from briscola.ui.app import App
from briscola.ui.input.input_guard import IN_NO_HURRY
from briscola.ui.layout.table.geometry import Pose
from briscola.ui.scenes.panels.auction_panel import AuctionPanel
from briscola.ui.scenes.panels.call_panel import CallPanel
from briscola.ui.scenes.panels.cut_panel import CutPanel
from briscola.ui.scenes.panels.dummy_panel import DummyPanel
from briscola.ui.scenes.panels.panel_base import Panel
from briscola.ui.scenes.panels.phrases_panel import PhrasesPanel
from briscola.ui.scenes.panels.question_panel import ExchangePanel, RedealPanel, TrumpCardPanel
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.views.text.paper_tag import keys_words
from tests.ui.all_scenes import SCENES
from tests.ui.conftest import Inked, Open
from tests.ui.demands import LANGUAGES
from tests.ui.driver import control
from tests.ui.hands import finger_down, finger_up, mouse_down, mouse_move, mouse_up
from tests.ui.panels import around, auction, press, read, rest

SIZES = ((1024, 600), (1280, 800), (1920, 1080), (1024, 1366))
OTHERS = [pytest.param(size, marks=pytest.mark.slow) for size in ((1024, 600), (1920, 1080), (2560, 1440))]


@pytest.fixture
def said() -> list[Action]:
    """The words said on a sheet."""
    return []


def test_a_weak_hand_is_dealt_anew_or_played(app: App, said: list[Action]) -> None:
    """V-CH-24: at first the question hears nothing."""
    panel = RedealPanel(around(app), points=4, on_action=said.append)
    panel.appear()
    press(panel, pygame.K_RETURN)
    assert panel.deaf and not said and "4 points" in panel.spoken_text
    for name, action in (("no", Redeal(wanted=False)), ("yes", Redeal(wanted=True))):
        control(panel, name).confirm()
        assert said[-1] == action
    none = RedealPanel(around(app), points=0, on_action=said.append)
    assert "no point" in none.spoken_text


def call_panel(app: App, said: list[Action], promised: str = "75", **named: Any) -> CallPanel:
    """A call of any card by a hand of eight."""
    return CallPanel(
        around(app),
        legal=tuple(CALLS.values()),
        own=cards("1C 3C RC 7D 6D 2B 4S 5S"),
        promised=promised,
        ranking=BRISCOLA_RANKING,
        on_action=said.append,
        **{"why_not": lambda _action: "", **named},
    )


def cut_panel(app: App, done: list[int]) -> CutPanel:
    """A pack of forty to be cut; 0 if it shall always be cut for the person."""
    return CutPanel(around(app, 3), cards=40, on_cut=done.append, on_always=lambda: done.append(0))


def test_large_words_of_what_was_promised_and_the_lamp_beside_them_leave_each_other_room(
    open_app: Open,
) -> None:
    app = open_app((1280, 800), text_size=160)
    panel = call_panel(app, [], "You promised 120", on_hint=app.quit)
    panel.paint(app.window.surface)
    assert control(panel, "hint").rect.collidelist(panel.words) < 0


def test_the_call_suggests_the_strongest_missing_card_of_the_longest_suit(
    app: App, said: list[Action]
) -> None:
    panel = call_panel(app, said)
    assert panel.chosen == card("CC")
    read(panel)
    press(panel, pygame.K_TAB, pygame.K_RETURN)
    assert said == [Call(card=card("CC"))]


def test_a_card_of_ones_own_can_be_called_when_the_rules_allow_it(app: App, said: list[Action]) -> None:
    """V-CH-9."""
    panel = call_panel(app, said)
    control(panel, "1C").confirm()
    control(panel, "call").confirm()
    assert said == [Call(card=card("1C"))]


@pytest.mark.parametrize(
    ("moment", "name", "why"),
    [
        ("call of a suit", "1C", "Your bid leaves one rank to call: the two."),
        ("auction by rank", "rank-1", "A bid must name a weaker rank than the highest bid."),
    ],
)
def test_a_press_on_what_the_rules_forbid_says_why(
    app: App, moment: str, name: str, why: str, tmp_path: Path
) -> None:
    SCENES[f"asked: {moment}"](app, tmp_path)
    panel = app.top.panel if isinstance(app.top, PlayScene) else None
    assert isinstance(panel, CallPanel | AuctionPanel)
    if isinstance(panel, AuctionPanel) and panel.view is not None:  # somebody has bid on the three
        panel.show(replace(panel.view, bids=((1, RANK_LADDER[1]),)), RANK_LADDER[2:], speaker=None)
    read(panel)
    off = control(panel, name)
    panel.handle(mouse_down(off.rect.center))
    panel.handle(mouse_up(off.rect.center))
    told = panel.group.telling.widget
    assert told is off and told.told() == why


def test_the_pack_can_be_cut_anywhere_but_not_at_its_ends(app: App) -> None:
    """R-DEAL-3."""
    done: list[int] = []
    panel = cut_panel(app, done)
    panel.strip.set(0)
    assert panel.at == 1
    panel.strip.set(40)
    assert panel.at == 39
    read(panel)
    press(panel, pygame.K_LEFT, pygame.K_RETURN)
    assert done == [38]


def test_a_finger_only_lifts_and_a_click_cuts(app: App) -> None:
    """Under a finger one does not see where the packet ends: the button cuts then."""
    done: list[int] = []
    panel = cut_panel(app, done)
    read(panel)
    rest(panel, 1)
    spot = panel.strip.rect.left + panel.strip.rect.width // 4, panel.strip.rect.centery
    for event in (finger_down(spot, app.size), finger_up(spot, app.size)):
        panel.handle(event)
    lifted = panel.at
    assert not done and lifted != 20
    for event in (mouse_move(spot), mouse_down(spot), mouse_up(spot)):
        panel.handle(event)
    assert done == [lifted]


def test_the_button_that_enter_presses_as_one_cuts_has_the_ring(app: App) -> None:
    """As soon as Enter cuts, and not before; once the keys have chosen something, the ring is there."""
    panel = cut_panel(app, [])
    panel.appear()

    def picture() -> bytes:
        target = pygame.Surface(app.size)
        panel.draw(target)
        reach = app.kit.paper.ring_reach()
        return target.subsurface(panel.button.rect.inflate(2 * reach, 2 * reach)).copy().get_buffer().raw

    before = picture()
    assert panel.enter_button is None and picture() == before
    while panel.deaf:
        panel.update(0.1)
    assert panel.enter_button is panel.button and picture() != before
    press(panel, pygame.K_LEFT)
    assert panel.enter_button is None and panel.group.focused is panel.strip


def test_one_enter_cuts_the_pack_as_soon_as_the_sheet_can_have_been_read(app: App) -> None:
    done: list[int] = []
    panel = cut_panel(app, done)
    panel.appear()
    press(panel, pygame.K_RETURN)
    assert not done, "the press was meant to hurry the table"
    rest(panel, 4 / 3)
    press(panel, pygame.K_SPACE)
    assert not done, "Space only hurries"
    press(panel, pygame.K_RETURN)
    assert done == [20]


def exchange_panel(
    app: App,
    *,
    turned: str = "RB",
    trick: Sequence[Card] = (),
    on_action: Callable[[Action], None] = lambda _action: None,
) -> ExchangePanel:
    """The question whether the seven of trumps shall be given for the turned card, a king."""
    return ExchangePanel(
        around(app, 3),
        give=card("7B"),
        take=card(turned),
        ranking=BRISCOLA_RANKING,
        trick=trick,
        on_action=on_action,
    )


def test_an_exchange_is_offered_with_both_cards_and_two_answers(app: App, said: list[Action]) -> None:
    """R-XCHG-4."""
    panel = exchange_panel(app, on_action=said.append)
    read(panel)
    press(panel, pygame.K_TAB, pygame.K_RETURN, pygame.K_TAB, pygame.K_RETURN)
    assert said == [Exchange(take=True), Exchange(take=False)]


@pytest.mark.parametrize(
    ("turned", "said"),
    [("RB", "worth 4 points, the one you give none"), ("4B", "the one you take is weaker")],
)
def test_the_question_of_an_exchange_says_what_the_turned_card_is_worth(
    app: App, turned: str, said: str
) -> None:
    """R-XCHG-1, V-MA-7: a seven that takes any card may also go for a lower one."""
    assert said in exchange_panel(app, turned=turned).spoken_text


def test_a_question_is_written_on_its_sheet_title_and_words(app: App, inked: Inked) -> None:
    panel = exchange_panel(app)
    panel.paint(app.window.surface)
    written = " ".join(text for text, _rect in inked)
    assert panel.spoken_title in written and panel.spoken_text in written


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), *OTHERS])
def test_the_largest_words_of_a_question_stand_over_its_buttons(
    open_app: Open, size: tuple[int, int], language: str, inked: Inked
) -> None:
    """And the sheet leaves the hand below in sight."""
    app = open_app(size, language=language, text_size=160)
    hand = around(app, 3).layout.hand_rect
    panels = (
        exchange_panel(app),
        exchange_panel(app, trick=cards("4C RC 7D 1S FS")),
        RedealPanel(around(app, 3), points=4, on_action=lambda _action: None),
        TrumpCardPanel(around(app, 3), on_choice=lambda _which: None),
    )
    for panel in panels:
        inked.clear()
        panel.paint(app.window.surface)
        assert max(rect.bottom for _text, rect in inked) <= min(w.rect.top for w in panel.group.widgets)
        assert panel.rect.top >= 0 and panel.rect.bottom <= hand.top


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
@pytest.mark.parametrize("others", [1, 5])
def test_all_phrases_lie_in_the_window_and_those_who_are_muted_as_well(
    open_app: Open, size: tuple[int, int], others: int
) -> None:
    app = open_app(size, text_size=160)
    said: list[int] = []
    panel = PhrasesPanel(
        around(app),
        others=[(place, f"Bartolomeo {place}") for place in range(1, others + 1)],
        muted={1},
        on_say=said.append,
        on_write=lambda _text: None,
        on_close=app.quit,
    )
    assert pygame.Rect((0, 0), size).contains(panel.rect)
    assert all(panel.rect.contains(widget.rect) for widget in panel.group.widgets)
    rects = [widget.rect for widget in panel.group.widgets]
    assert len(rects) == len(PHRASES) + 1 + others
    assert not any(rect.collidelist(rects[:at]) >= 0 for at, rect in enumerate(rects))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_exchange_shows_the_trick_that_its_sheet_hides(
    open_app: Open, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app((1024, 600), language=language)
    trick = cards("4C RC 7D 1S FS")
    panel = exchange_panel(app, trick=trick)
    drawn: dict[str, tuple[float, float]] = {}
    plain = app.kit.sprites.draw

    def draw(target: pygame.Surface, code: Any, at: tuple[float, float], height: float, angle: float) -> None:
        wide = app.kit.sprites.width(height)
        drawn[code] = (height, at[0] + wide / 2)
        plain(target, code, at, height, angle)

    monkeypatch.setattr(app.kit.sprites, "draw", draw)
    panel.paint(app.window.surface)
    assert list(drawn)[2:] == [c.code for c in trick]
    assert all(height >= 44 and right <= panel.inner.right + 1 for height, right in drawn.values())


def test_a_digit_chooses_a_card_of_the_open_dummy(app: App) -> None:
    """V-MO-9."""
    said: list[tuple[Action, Pose | None]] = []
    hand = cards("1C 3C RC 7D")
    panel = DummyPanel(
        around(app),
        cards=hand,
        legal=[Play(card=c) for c in hand],
        on_action=lambda action, pose: said.append((action, pose)),
        why_not=lambda _action: "",
        title="You play for the dummy",
        score=("Score · first to 3 hands", "You 1 · Rocco 0 · Ada 0 · Teresa 2"),
    )
    read(panel)
    press(panel, pygame.K_3)
    assert [action for action, _ in said] == [Play(card=card("RC"))]


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_with_large_cards_the_sheet_of_an_open_dummy_ends_with_them_and_leaves_the_slate_free(
    open_app: Open, size: tuple[int, int], tmp_path: Path
) -> None:
    app = open_app(size, card_size=120)
    SCENES["asked: dummy"](app, tmp_path)
    panel = app.top.panel if isinstance(app.top, PlayScene) else None
    assert isinstance(panel, DummyPanel)
    spots = [panel.cell(card) for card in panel.cards]
    assert panel.rect.bottom - max(spot.bottom for spot in spots) < app.kit.scale.px(24)
    assert all(panel.rect.contains(spot) for spot in spots)
    assert len({spot.topleft for spot in spots}) == len(spots) and spots[0].collidelist(spots[1:]) < 0
    assert not panel.rect.colliderect(panel.layout.scoreboard_bounds)


def test_enter_that_answers_nothing_is_told_how_to_until_something_is_chosen(
    app: App, said: list[Action]
) -> None:
    panel = auction(app, said, (), (*POINTS_LADDER, PASS))

    def seen() -> bytes:
        panel.update(1 / 60)
        app.window.surface.fill(0)
        panel.draw(app.window.surface)
        return pygame.image.tobytes(app.window.surface, "RGB")

    quiet = seen()
    press(panel, pygame.K_RETURN)
    assert seen() != quiet and said == []
    rest(panel, 10 / 3)
    assert seen() == quiet, "it stays only for a while"
    press(panel, pygame.K_SPACE, pygame.K_TAB)
    armed = seen()
    press(panel, pygame.K_RETURN)
    assert said == [Bid(points=61)] and seen() == armed, "and no longer than it is needed"


def test_the_line_about_keys_lies_below_a_sheet_that_has_room_there_and_never_on_the_hand(
    app: App, said: list[Action], inked: Inked
) -> None:
    bids: Sequence[Action] = (*POINTS_LADDER, PASS)
    for panel, below in ((call_panel(app, said), True), (auction(app, said, (), bids), False)):
        read(panel)
        press(panel, pygame.K_SPACE)
        panel.draw(app.window.surface)
        told = next(rect for words, rect in inked if words == keys_words())
        assert (told.top > panel.rect.bottom) is below
        assert panel.covers_table or not told.colliderect(panel.layout.hand_rect)
        inked.clear()


def test_enter_leads_the_keys_to_a_sheet_where_nobody_hurries(app: App, said: list[Action]) -> None:
    """A key that was pressed a moment ago was meant for the cards that were flying; this one is not."""
    panel = auction(app, said, (), (*POINTS_LADDER, PASS))
    press(panel, pygame.K_RETURN)
    rest(panel, IN_NO_HURRY - 0.2)
    press(panel, pygame.K_RETURN)
    assert panel.group.focused is None
    rest(panel, IN_NO_HURRY + 0.2)
    press(panel, pygame.K_SPACE)
    assert panel.group.focused is None, "Space hurries"
    rest(panel, IN_NO_HURRY + 0.2)
    press(panel, pygame.K_RETURN)
    assert panel.group.focused_name == "bid" and said == []
    press(panel, pygame.K_RETURN)
    assert said == [Bid(points=61)]


def test_of_the_pack_one_calls_from_only_the_chosen_card_is_on_the_way_of_tab(
    app: App, said: list[Action]
) -> None:
    panel = call_panel(app, said)
    read(panel)
    proposed = panel.chosen
    names = []
    for _ in range(4):
        press(panel, pygame.K_TAB)
        names.append(panel.group.focused_name)
    assert names == [proposed.code, "call", proposed.code, "call"] and panel.chosen == proposed
    press(panel, pygame.K_TAB, pygame.K_DOWN)
    assert panel.chosen != proposed and panel.group.focused_name == panel.chosen.code
    press(panel, pygame.K_TAB, pygame.K_RETURN)
    assert said == [Call(card=panel.chosen)]


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_every_panel_fits_its_window_and_keeps_its_targets_large(
    size: tuple[int, int], open_app: Open
) -> None:
    app = open_app(size=size)
    panels: list[Panel] = [
        auction(app, [], (), (*POINTS_LADDER, PASS)),
        auction(app, [], (), (*RANK_LADDER, PASS), ranks=True),
        auction(app, [], ((1, Bid(points=65)),), (), speaker=2),
        auction(app, [], ((0, None), (1, Bid(points=61)))),
        call_panel(app, []),
        cut_panel(app, []),
    ]
    window = pygame.Rect((0, 0), size)
    for panel in panels:
        assert window.contains(panel.rect)
        panel.draw(app.window.surface)
        for widget in panel.group.widgets:
            assert panel.rect.contains(widget.rect), (type(panel).__name__, widget.name, widget.rect)
            assert widget.rect.width >= 30 and widget.rect.height >= 44
