"""The sheet of the auction: bids by points and by ranks, obliged twos, with every kind of input."""

from collections.abc import Sequence
from itertools import pairwise
from typing import cast

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from briscola.engine.actions import PASS, Action, Bid, Pass
from briscola.engine.cards import Rank
from briscola.engine.stages.auction import POINTS_LADDER, RANK_LADDER, obliged_ladder
from briscola.i18n.card_words import rank_name
from briscola.i18n.text import upper, use
from briscola.ui.app import App
from briscola.ui.scenes.panels.auction_parts import spread
from briscola.ui.scenes.panels.phrases_panel import PhrasesPanel
from briscola.ui.scenes.tabletop.distant_table import FreeWords
from briscola.ui.widgets.button import Button
from tests.property_based import examples
from tests.ui.conftest import Inked, Open
from tests.ui.demands import spoken, watched_texts
from tests.ui.driver import control
from tests.ui.evening import asked_for
from tests.ui.hands import key
from tests.ui.panels import auction, press


@pytest.fixture
def said() -> list[Action]:
    """The words said in the auction."""
    return []


@pytest.mark.parametrize("ladder", [RANK_LADDER, obliged_ladder(RANK_LADDER)], ids=["plain", "obliged"])
def test_nothing_that_bids_or_passes_moves_when_another_rank_is_chosen(
    app: App, ladder: Sequence[Bid]
) -> None:
    """A click on "I bid" must not find another button there."""
    panel = auction(app, [], (), (*ladder, PASS), ranks=True)
    places = []
    for rank in Rank:
        control(panel, f"rank-{rank.value}").confirm()
        places.append({w.name: tuple(w.rect) for w in panel.group.widgets if w.name in ("bid", "pass")})
        others = [w.rect for w in panel.group.widgets if w.name not in ("bid", "pass")]
        assert all(pygame.Rect(place).collidelist(others) < 0 for place in places[-1].values())
    assert all(place == places[0] for place in places)


def test_digits_wheel_and_arrows_move_the_bid_and_enter_bids(app: App, said: list[Action]) -> None:
    panel = auction(app, said, ((4, Bid(points=70)),), (*POINTS_LADDER[10:], PASS))
    assert panel.chosen == Bid(points=71)
    press(panel, pygame.K_8, pygame.K_4)
    assert panel.chosen == Bid(points=84)
    panel.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, flipped=False))
    panel.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=1, y=0, precise_x=1.0, precise_y=0.0))
    panel.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=0, precise_x=0.0, precise_y=-0.2))
    assert panel.chosen == Bid(points=85), "neither sideways nor by a part of a line"
    press(panel, pygame.K_DOWN, pygame.K_DOWN)
    assert panel.chosen == Bid(points=83)
    press(panel, pygame.K_RETURN)
    assert said == [Bid(points=83)]


@pytest.mark.parametrize("ranks", [False, True], ids=["points", "points on the two"])
def test_a_number_typed_after_another_is_bid_as_it_is_typed(
    app: App, said: list[Action], ranks: bool
) -> None:
    """Whatever was typed before, also what nobody can promise: 0, 5, 12."""
    rank = Rank.TWO if ranks else None
    panel = auction(app, said, (), (*(RANK_LADDER if ranks else POINTS_LADDER), PASS), ranks=ranks)
    for first in (0, 5, 12, *range(61, 121)):
        for second in (70, 118):
            press(panel, *(ord(digit) for digit in f"{first}{second}"))
            assert panel.chosen == Bid(rank=rank, points=second)
    press(panel, pygame.K_RETURN)
    assert said == [Bid(rank=rank, points=118)]


def test_a_number_typed_after_a_press_is_bid_as_it_is_typed(app: App) -> None:
    """The first digit of a number that was given up is no part of it."""
    panel = auction(app, [], (), (*POINTS_LADDER, PASS))
    press(panel, pygame.K_1)
    control(panel, "by10").confirm()
    press(panel, pygame.K_1, pygame.K_2, pygame.K_0)
    assert panel.chosen == Bid(points=120)


def test_enter_on_the_rule_bids_what_it_shows(app: App, said: list[Action]) -> None:
    panel = auction(app, said, (), (*POINTS_LADDER, PASS))
    panel.group.focus(panel.rule)
    panel.choose(77)
    press(panel, pygame.K_RETURN)
    assert said == [Bid(points=77)]


def test_a_bid_cannot_be_moved_below_the_standing_one_nor_above_120(app: App) -> None:
    """V-CH-2/3."""
    panel = auction(app, [], ((4, Bid(points=110)),), (*POINTS_LADDER[50:], PASS))
    panel.choose(61)
    assert panel.chosen == Bid(points=111)
    panel.choose(400)
    assert panel.chosen == Bid(points=120)


@pytest.mark.parametrize(
    ("code", "written"), [(pygame.K_PLUS, "+"), (pygame.K_EQUALS, "+"), (pygame.K_EQUALS, "="), (0, "+")]
)
def test_a_plus_raises_the_bid_wherever_the_keyboard_has_it(app: App, code: int, written: str) -> None:
    panel = auction(app, [], (), (*POINTS_LADDER, PASS))
    panel.handle(key(code, written))
    assert panel.chosen == Bid(points=62)
    press(panel, pygame.K_MINUS)
    assert panel.chosen == Bid(points=61)


def test_keys_say_what_they_write_on_ones_own_turn_only(
    app: App, monkeypatch: pytest.MonkeyPatch, said: list[Action]
) -> None:
    """A French key of `-` is 6 where no text is written."""
    told: list[str] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: told.append("start"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: told.append("stop"))
    panel = auction(app, said, (), (), speaker=2)
    assert told == []
    assert panel.view is not None
    for deed in (panel.bid, panel.pass_bid):
        panel.show(panel.view, (*POINTS_LADDER, PASS), speaker=None)
        panel.show(replace(panel.view, bids=((1, None),)), (*POINTS_LADDER, PASS), speaker=None)
        deed()
        panel.show(panel.view, (), speaker=2)
    assert told == ["start", "stop"] * 2
    panel.show(panel.view, (*POINTS_LADDER, PASS), speaker=None)
    panel.show(panel.view, (), speaker=2)
    assert told == ["start", "stop"] * 3, "time has chosen for her"


def test_keys_say_what_they_write_after_a_sheet_over_the_auction(monkeypatch: pytest.MonkeyPatch) -> None:
    table = asked_for(Bid, "chiamata")
    table.scene.overlays.phrases.open_to(lambda _phrase: None)
    told: list[str] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: told.append("start"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: told.append("stop"))
    table.key(pygame.K_t)
    assert told[-1:] == ["stop"] and isinstance(table.scene.panel, PhrasesPanel)
    table.key(pygame.K_ESCAPE)
    assert told[-1:] == ["start"]


class _Words:
    """A line of one's own may be written."""

    may_write, muted = True, frozenset[int]()


@pytest.mark.parametrize("speed", ["normal", "none"], ids=["others bid", "the auction ends"])
def test_a_turn_that_time_ends_leaves_the_sheet_over_the_auction_its_letters(
    monkeypatch: pytest.MonkeyPatch, speed: str
) -> None:
    table = asked_for(Bid, "chiamata", speed=speed)
    scene = table.scene
    scene.overlays.phrases.open_to(lambda _phrase: None, cast(FreeWords, _Words()))
    told: list[str] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: told.append("start"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: told.append("stop"))
    table.key(pygame.K_t)
    assert isinstance(scene.panel, PhrasesPanel)
    before = [*told]
    assert before[-1] == "start"
    scene.flow.push(scene.seat.choose(PASS))
    table.until(lambda: scene.overlays.question.panel is None)
    assert isinstance(scene.panel, PhrasesPanel) and told == before


@pytest.mark.parametrize("sheet", [False, True], ids=["alone", "below a sheet"])
def test_keys_say_no_more_what_they_write_once_the_table_is_left(
    monkeypatch: pytest.MonkeyPatch, sheet: bool
) -> None:
    """On the title a system's keyboard on the screen would stay."""
    told: list[str] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: told.append("start"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: told.append("stop"))
    table = asked_for(Bid, "chiamata")
    assert told[-1] == "start"
    if sheet:
        table.scene.overlays.sheets.show_seal()
    table.app.pop()
    assert told[-1] == "stop"


@pytest.mark.parametrize("speed", ["normal", "none"], ids=["others bid", "the auction ends"])
def test_keys_say_no_more_what_they_write_after_a_turn_that_ends_under_a_sheet_without_letters(
    monkeypatch: pytest.MonkeyPatch, speed: str
) -> None:
    told: list[str] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: told.append("start"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: told.append("stop"))
    table = asked_for(Bid, "chiamata", speed=speed)
    scene = table.scene
    scene.overlays.sheets.show_seal()
    scene.flow.push(scene.seat.choose(PASS))
    table.until(lambda: scene.overlays.question.panel is None)
    scene.overlays.sheets.clear()
    assert told[-1] == "stop"


def test_p_passes(app: App, said: list[Action]) -> None:
    panel = auction(app, said, (), (*POINTS_LADDER, PASS))
    press(panel, pygame.K_p)
    assert said == [PASS] and isinstance(said[0], Pass)


@pytest.mark.parametrize("held", [pygame.KMOD_LCTRL, pygame.KMOD_LMETA, pygame.KMOD_LALT])
def test_a_letter_with_a_command_key_says_nothing(app: App, said: list[Action], held: int) -> None:
    panel = auction(app, said, (), (*OBLIGED, PASS), ranks=True)
    panel.choose(75)
    for letter in "po-" if held == pygame.KMOD_LALT else "po-80":
        panel.handle(key(ord(letter), letter, held))
    assert said == [] and panel.chosen == Bid(rank=Rank.TWO, points=75)


def test_while_others_speak_nothing_can_be_said(app: App, said: list[Action]) -> None:
    panel = auction(app, said, ((1, Bid(points=65)),), (), speaker=2)
    press(panel, pygame.K_RETURN, pygame.K_p, pygame.K_7)
    assert said == []


def test_in_a_rank_auction_a_rank_is_chosen_from_the_ladder(app: App, said: list[Action]) -> None:
    """V-CH-20: stronger ranks than the standing one are closed."""
    standing = Bid(rank=Rank.KING, points=61)
    panel = auction(app, said, ((1, standing),), (*RANK_LADDER[3:], PASS), ranks=True)
    rungs = {w.name: w for w in panel.group.widgets if w.name.startswith("rank-")}
    assert not rungs["rank-1"].usable and rungs["rank-C"].usable
    rungs["rank-7"].confirm()
    press(panel, pygame.K_p)
    assert panel.chosen == Bid(rank=Rank.SEVEN, points=61)


@pytest.mark.parametrize("size", [(1280, 800), (1080, 1400), (2560, 1440)], ids=str)
def test_ranks_stand_side_by_side_without_a_gap(open_app: Open, size: tuple[int, int]) -> None:
    panel = auction(open_app(size), [], (), (*RANK_LADDER, PASS), ranks=True)
    assert all(left.right == right.left for left, right in pairwise(panel.places.rungs))


def test_points_on_the_two_can_be_typed_in_a_rank_auction(app: App) -> None:
    """V-CH-21."""
    panel = auction(app, [], (), (*RANK_LADDER, PASS), ranks=True)
    press(panel, pygame.K_7, pygame.K_5)
    assert panel.chosen == Bid(rank=Rank.TWO, points=75)


OBLIGED = obliged_ladder(RANK_LADDER)


def test_a_two_with_points_can_be_said_obliged(app: App, said: list[Action]) -> None:
    """V-CB-1: the switch, or O; what is chosen keeps its word as the points change."""
    panel = auction(app, said, (), (*OBLIGED, PASS), ranks=True)
    assert panel.chosen == Bid(rank=Rank.ACE, points=61)
    panel.choose(75)
    switch = control(panel, "obliged")
    assert "the lowest card" in switch.tip  # V-CB-1, for whoever does not know the word
    switch.confirm()
    assert panel.chosen == Bid(rank=Rank.TWO, points=75, obliged=True)
    panel.choose(80)
    assert panel.chosen == Bid(rank=Rank.TWO, points=80, obliged=True)
    control(panel, "bid").confirm()
    assert said == [panel.chosen]
    press(panel, pygame.K_o)
    assert panel.chosen == Bid(rank=Rank.TWO, points=80)


def test_nobody_is_obliged_by_mistake(app: App) -> None:
    """Above a two at 70 the same two obliged is the lowest bid, but not the one that stands there."""
    standing = Bid(rank=Rank.TWO, points=70)
    legal = OBLIGED[OBLIGED.index(standing) + 1 :]
    panel = auction(app, [], ((1, standing),), (*legal, PASS), ranks=True)
    assert panel.chosen == Bid(rank=Rank.TWO, points=71)
    press(panel, pygame.K_o)
    panel.choose(61)
    assert panel.chosen == Bid(rank=Rank.TWO, points=70, obliged=True)
    last = auction(app, [], ((1, OBLIGED[-2]),), (OBLIGED[-1], PASS), ranks=True)
    assert last.chosen == OBLIGED[-1]


def test_without_obliged_twos_there_is_no_switch(app: App) -> None:
    panel = auction(app, [], (), (*RANK_LADDER, PASS), ranks=True)
    panel.choose(75)
    assert "obliged" not in {w.name for w in panel.group.widgets}
    press(panel, pygame.K_o)
    assert panel.chosen == Bid(rank=Rank.TWO, points=75)


def test_the_small_buttons_are_written_equally_large(open_app: Open) -> None:
    app = open_app((1280, 800), text_size=160)
    panel = auction(app, [], (), (*POINTS_LADDER, PASS))
    five, ten = (control(panel, name) for name in ("by5", "by10"))
    assert isinstance(five, Button) and isinstance(ten, Button)
    assert five.kit.fonts.line("button") == ten.kit.fonts.line("button")
    assert ten.kit.fonts.width("+10", "button") <= ten.rect.width - ten.kit.scale.px(2 * ten.margin)


@pytest.mark.parametrize("text_size", [100, 160])
@pytest.mark.parametrize(("size", "language"), spoken([(1024, 600), (1280, 800)]))
def test_the_names_of_the_ranks_are_of_one_size_and_touch_nowhere(
    open_app: Open,
    inked: Inked,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    language: str,
    text_size: int,
) -> None:
    use(language)
    app = open_app(size, language=language, text_size=text_size)
    panel = auction(app, [], (), (*RANK_LADDER, PASS), ranks=True)
    inked.clear()
    wrong = watched_texts(monkeypatch, pygame.Rect((0, 0), size))
    panel.draw(pygame.Surface(size))
    assert not wrong, "none of them is cut"
    names = {upper(rank_name(rank)) for rank in Rank}
    shown = sorted((rect for text, rect in inked if text in names), key=lambda rect: rect.x)
    assert len(shown) == 10 and len({rect.height for rect in shown}) == 1
    assert all(left.right + 2 <= right.left for left, right in pairwise(shown))


@given(
    st.lists(st.integers(0, 570), min_size=1, max_size=6).map(sorted),
    st.lists(st.integers(10, 90), min_size=6, max_size=6),
)
@examples(200)
def test_every_bidder_has_a_name_in_the_order_of_the_pegs_and_none_lies_on_another(
    pegs: list[int], wide: list[int]
) -> None:
    widths = wide[: len(pegs)]
    middles = spread(pegs, widths, 0, 570)
    ends = [(middle - width / 2, middle + width / 2) for middle, width in zip(middles, widths, strict=True)]
    assert len(ends) == len(pegs)
    assert all(before[1] <= after[0] + 1e-6 for before, after in pairwise(ends))
    assert ends[0][0] >= -1e-6 and ends[-1][1] <= max(570, sum(widths)) + 1e-6


@given(st.lists(st.integers(1, 5), min_size=1, max_size=6))
def test_a_name_with_room_stands_over_its_own_peg(gaps: list[int]) -> None:
    pegs = [100.0 * sum(gaps[: at + 1]) for at in range(len(gaps))]
    assert spread(pegs, [90] * len(pegs), 0, 4000) == pegs


def test_names_that_would_touch_part_by_as_little_as_they_can() -> None:
    assert spread([100, 110], [60, 60], 0, 570) == [75, 135]
