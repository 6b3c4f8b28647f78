"""The sheets that ask the person: auction, call, cut, exchange, the dummy's cards, the last trick."""

from collections.abc import Callable, Sequence
from typing import Any

import pygame
import pytest

from briscola.client.view import View
from briscola.engine.actions import CALLS, PASS, Action, Bid, Call, Exchange, Pass, Play, Redeal
from briscola.engine.cards import ALL_CARDS, BRISCOLA_RANKING, Card, Rank, card, cards
from briscola.engine.rules import Bidding
from briscola.engine.stages.auction import POINTS_LADDER, RANK_LADDER, obliged_ladder
from briscola.engine.variants import make_rules
from briscola.i18n.cards import ITALIAN
from briscola.ui.app import App
from briscola.ui.input.guard import IN_NO_HURRY
from briscola.ui.layout.geometry import Pose
from briscola.ui.layout.table_layout import Layout
from briscola.ui.scenes.panels.auction import AuctionPanel
from briscola.ui.scenes.panels.base import Panel
from briscola.ui.scenes.panels.call import CallPanel
from briscola.ui.scenes.panels.cut import CutPanel
from briscola.ui.scenes.panels.question import ExchangePanel, RedealPanel
from briscola.ui.scenes.panels.tray import TrayPanel
from tests.ui.conftest import Open
from tests.ui.demands import LANGUAGES

NAMES = ("You", "Rocco", "Lucia", "Nino", "Teresa")
SIZES = ((1024, 600), (1280, 800), (1920, 1080), (1024, 1366))


def layout_of(app: App, hand: int = 8) -> Layout:
    """Five players with eight cards."""
    return Layout(app.size, range(5), hand)


def key(code: int, text: str = "") -> pygame.event.Event:
    """A key going down."""
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=text, scancode=0)


def silent(_name: str) -> None:
    """Makes no sound."""


def auction(
    app: App,
    said: list[Action],
    bids: Sequence[tuple[int, Bid | None]] = (),
    legal: Sequence[Action] = (),
    *,
    ranks: bool = False,
    speaker: int | None = None,
) -> AuctionPanel:
    """An auction panel that writes down what was said, open for long enough to be heard."""
    panel = AuctionPanel(
        app.kit,
        layout_of(app),
        silent,
        bidding=Bidding.RANK if ranks else Bidding.POINTS,
        ranking=BRISCOLA_RANKING,
        naming=ITALIAN,
        names=NAMES,
        on_action=said.append,
        on_skip=lambda: None,
        still=True,
    )
    told(panel, bids, legal, speaker=speaker)
    read(panel)
    return panel


def told(
    panel: AuctionPanel,
    bids: Sequence[tuple[int, Bid | None]],
    legal: Sequence[Action],
    *,
    speaker: int | None = None,
) -> None:
    """The panel shows an auction as it stands."""
    rules = make_rules("chiamata", 5, {"bidding": "rank"} if panel.ranks else {})
    panel.show(View(rules=rules, hands=((),) * 5, bids=tuple(bids)), legal, speaker=speaker)


def read(panel: Panel) -> None:
    """Let a panel lie there until somebody may have read it."""
    panel.appear()
    for _ in range(30):
        panel.update(1 / 60)


def rest(panel: Panel, seconds: float) -> None:
    """Let time pass in which nobody presses anything."""
    for _ in range(round(seconds * 60)):
        panel.update(1 / 60)


@pytest.mark.parametrize("ladder", [RANK_LADDER, obliged_ladder(RANK_LADDER)], ids=["plain", "obliged"])
def test_nothing_that_bids_or_passes_moves_when_another_rank_is_chosen(
    app: App, ladder: Sequence[Bid]
) -> None:
    """A click on "I bid" must not find another button there."""
    said: list[Action] = []
    panel = auction(app, said, (), (*ladder, PASS), ranks=True)
    places = []
    for rank in Rank:
        next(w for w in panel.group.widgets if w.name == f"rank-{rank.value}").confirm()
        places.append({w.name: tuple(w.rect) for w in panel.group.widgets if w.name in ("bid", "pass")})
        others = [w.rect for w in panel.group.widgets if w.name not in ("bid", "pass")]
        assert all(pygame.Rect(place).collidelist(others) < 0 for place in places[-1].values())
    assert all(place == places[0] for place in places)


def test_digits_wheel_and_arrows_move_the_bid_and_enter_bids(app: App) -> None:
    said: list[Action] = []
    panel = auction(app, said, ((4, Bid(points=70)),), (*POINTS_LADDER[10:], PASS))
    assert panel.chosen == Bid(points=71)
    panel.handle(key(ord("8"), "8"))
    panel.handle(key(ord("4"), "4"))
    assert panel.chosen == Bid(points=84)
    panel.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, flipped=False))
    assert panel.chosen == Bid(points=85)
    panel.handle(key(pygame.K_DOWN))
    panel.handle(key(pygame.K_DOWN))
    assert panel.chosen == Bid(points=83)
    panel.handle(key(pygame.K_RETURN))
    assert said == [Bid(points=83)]


def test_enter_on_the_rule_bids_what_it_shows(app: App) -> None:
    said: list[Action] = []
    panel = auction(app, said, (), (*POINTS_LADDER, PASS))
    panel.group.focus(panel.rule)
    panel.choose(77)
    panel.handle(key(pygame.K_RETURN))
    assert said == [Bid(points=77)]


def test_a_bid_cannot_be_moved_below_the_standing_one_nor_above_120(app: App) -> None:
    """V-CH-2/3."""
    panel = auction(app, [], ((4, Bid(points=110)),), (*POINTS_LADDER[50:], PASS))
    panel.choose(61)
    assert panel.chosen == Bid(points=111)
    panel.choose(400)
    assert panel.chosen == Bid(points=120)


@pytest.mark.parametrize("code", [pygame.K_PLUS, pygame.K_EQUALS])
def test_a_plus_raises_the_bid_wherever_the_keyboard_has_it(app: App, code: int) -> None:
    panel = auction(app, [], (), (*POINTS_LADDER, PASS))
    panel.handle(key(code, "+"))
    assert panel.chosen == Bid(points=62)
    panel.handle(key(pygame.K_MINUS, "-"))
    assert panel.chosen == Bid(points=61)


def test_p_passes(app: App) -> None:
    said: list[Action] = []
    panel = auction(app, said, (), (*POINTS_LADDER, PASS))
    panel.handle(key(pygame.K_p, "p"))
    assert said == [PASS] and isinstance(said[0], Pass)


def test_while_others_speak_nothing_can_be_said(app: App) -> None:
    said: list[Action] = []
    panel = auction(app, said, ((1, Bid(points=65)),), (), speaker=2)
    for code, text in ((pygame.K_RETURN, ""), (pygame.K_p, "p"), (ord("7"), "7")):
        panel.handle(key(code, text))
    assert said == []


def test_in_a_rank_auction_a_rank_is_chosen_from_the_ladder(app: App) -> None:
    """V-CH-20: stronger ranks than the standing one are closed."""
    said: list[Action] = []
    standing = Bid(rank=Rank.KING, points=61)
    panel = auction(app, said, ((1, standing),), (*RANK_LADDER[3:], PASS), ranks=True)
    rungs = {w.name: w for w in panel.group.widgets if w.name.startswith("rank-")}
    assert not rungs["rank-1"].usable and rungs["rank-C"].usable
    rungs["rank-7"].confirm()
    panel.handle(key(pygame.K_p, "x"))
    assert panel.chosen == Bid(rank=Rank.SEVEN, points=61)


def test_points_on_the_two_can_be_typed_in_a_rank_auction(app: App) -> None:
    """V-CH-21."""
    panel = auction(app, [], (), (*RANK_LADDER, PASS), ranks=True)
    for digit in "75":
        panel.handle(key(ord(digit), digit))
    assert panel.chosen == Bid(rank=Rank.TWO, points=75)


OBLIGED = obliged_ladder(RANK_LADDER)


def test_a_two_with_points_can_be_said_obliged(app: App) -> None:
    """V-CB-1: the switch, or O; what is chosen keeps its word as the points change."""
    said: list[Action] = []
    panel = auction(app, said, (), (*OBLIGED, PASS), ranks=True)
    assert panel.chosen == Bid(rank=Rank.ACE, points=61)
    panel.choose(75)
    switch = next(w for w in panel.group.widgets if w.name == "obliged")
    assert "the lowest card" in switch.tip  # V-CB-1, for whoever does not know the word
    switch.confirm()
    assert panel.chosen == Bid(rank=Rank.TWO, points=75, obliged=True)
    panel.choose(80)
    assert panel.chosen == Bid(rank=Rank.TWO, points=80, obliged=True)
    next(w for w in panel.group.widgets if w.name == "bid").confirm()
    assert said == [panel.chosen]
    panel.handle(key(pygame.K_o, "o"))
    assert panel.chosen == Bid(rank=Rank.TWO, points=80)


def test_nobody_is_obliged_by_mistake(app: App) -> None:
    """Above a two at 70 the same two obliged is the lowest bid, but not the one that stands there."""
    standing = Bid(rank=Rank.TWO, points=70)
    legal = OBLIGED[OBLIGED.index(standing) + 1 :]
    panel = auction(app, [], ((1, standing),), (*legal, PASS), ranks=True)
    assert panel.chosen == Bid(rank=Rank.TWO, points=71)
    panel.handle(key(pygame.K_o, "o"))
    panel.choose(61)
    assert panel.chosen == Bid(rank=Rank.TWO, points=70, obliged=True)
    last = auction(app, [], ((1, OBLIGED[-2]),), (OBLIGED[-1], PASS), ranks=True)
    assert last.chosen == OBLIGED[-1]


def test_without_obliged_twos_there_is_no_switch(app: App) -> None:
    panel = auction(app, [], (), (*RANK_LADDER, PASS), ranks=True)
    panel.choose(75)
    assert "obliged" not in {w.name for w in panel.group.widgets}
    panel.handle(key(pygame.K_o, "o"))
    assert panel.chosen == Bid(rank=Rank.TWO, points=75)


def test_a_weak_hand_is_dealt_anew_or_played(app: App) -> None:
    """V-CH-24: at first the question hears nothing."""
    said: list[Action] = []
    panel = RedealPanel(app.kit, layout_of(app), silent, points=4, on_action=said.append)
    panel.appear()
    panel.handle(key(pygame.K_RETURN, "\r"))
    assert panel.deaf and not said and "4 points" in panel.words
    for name, action in (("no", Redeal(wanted=False)), ("yes", Redeal(wanted=True))):
        next(w for w in panel.group.widgets if w.name == name).confirm()
        assert said[-1] == action
    none = RedealPanel(app.kit, layout_of(app), silent, points=0, on_action=said.append)
    assert "no point" in none.words


def call_panel(app: App, said: list[Action], legal: Sequence[Action]) -> CallPanel:
    """A call by a hand of eight."""
    return CallPanel(
        app.kit,
        layout_of(app),
        silent,
        legal=legal,
        own=cards("1C 3C RC 7D 6D 2B 4S 5S"),
        promised="75",
        ranking=BRISCOLA_RANKING,
        naming=ITALIAN,
        on_action=said.append,
    )


def test_the_call_suggests_the_strongest_missing_card_of_the_longest_suit(app: App) -> None:
    said: list[Action] = []
    panel = call_panel(app, said, tuple(CALLS.values()))
    assert panel.chosen == card("CC")
    read(panel)
    panel.handle(key(pygame.K_TAB))
    panel.handle(key(pygame.K_RETURN))
    assert said == [Call(card=card("CC"))]


def test_a_card_of_ones_own_can_be_called_when_the_rules_allow_it(app: App) -> None:
    """V-CH-9."""
    said: list[Action] = []
    panel = call_panel(app, said, tuple(CALLS.values()))
    next(w for w in panel.group.widgets if w.name == "1C").confirm()
    next(w for w in panel.group.widgets if w.name == "call").confirm()
    assert said == [Call(card=card("1C"))]


def test_the_pack_can_be_cut_anywhere_but_not_at_its_ends(app: App) -> None:
    """R-DEAL-3."""
    done: list[int] = []
    panel = CutPanel(
        app.kit, layout_of(app, 3), silent, cards=40, on_cut=done.append, on_always=lambda: done.append(0)
    )
    panel.strip.set(0)
    assert panel.at == 1
    panel.strip.set(40)
    assert panel.at == 39
    read(panel)
    panel.handle(key(pygame.K_LEFT))
    panel.handle(key(pygame.K_RETURN))
    assert done == [38]


def exchange_panel(
    app: App, *, trick: Sequence[Card] = (), on_action: Callable[[Action], None] = lambda _action: None
) -> ExchangePanel:
    """The question whether the seven of trumps shall be given for the turned king."""
    return ExchangePanel(
        app.kit,
        layout_of(app, 3),
        silent,
        give=card("7B"),
        take=card("RB"),
        worth=4,
        trick=trick,
        naming=ITALIAN,
        on_action=on_action,
    )


def test_an_exchange_is_offered_with_both_cards_and_two_answers(app: App) -> None:
    """R-XCHG-4."""
    said: list[Action] = []
    panel = exchange_panel(app, on_action=said.append)
    read(panel)
    for _ in range(2):
        panel.handle(key(pygame.K_TAB))
        panel.handle(key(pygame.K_RETURN))
    assert said == [Exchange(take=True), Exchange(take=False)]


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
    panel.paint(app.screen)
    assert list(drawn)[2:] == [c.code for c in trick]
    assert all(height >= 44 and right <= panel.inner.right + 1 for height, right in drawn.values())


def test_a_digit_chooses_a_card_of_the_open_dummy(app: App) -> None:
    """V-MO-9."""
    said: list[tuple[Action, Pose | None]] = []
    hand = cards("1C 3C RC 7D")
    panel = TrayPanel(
        app.kit,
        layout_of(app),
        silent,
        cards=hand,
        legal=[Play(card=c) for c in hand],
        on_action=lambda action, pose: said.append((action, pose)),
        title="You play for the dummy",
        score=("Score · first to 3", "You 1 · Rocco 0 · Ada 0 · Teresa 2"),
    )
    read(panel)
    panel.handle(key(ord("3"), "3"))
    assert [action for action, _ in said] == [Play(card=card("RC"))]


def test_enter_that_answers_nothing_is_told_how_to_until_something_is_chosen(app: App) -> None:
    said: list[Action] = []
    panel = auction(app, said, (), (*POINTS_LADDER, PASS))

    def seen() -> bytes:
        panel.update(1 / 60)
        app.screen.fill(0)
        panel.draw(app.screen)
        return pygame.image.tobytes(app.screen, "RGB")

    quiet = seen()
    panel.handle(key(pygame.K_RETURN))
    assert seen() != quiet and said == []
    for _ in range(200):
        panel.update(1 / 60)
    assert seen() == quiet, "it stays only for a while"
    panel.handle(key(pygame.K_SPACE))
    panel.handle(key(pygame.K_TAB))
    armed = seen()
    panel.handle(key(pygame.K_RETURN))
    assert said == [Bid(points=61)] and seen() == armed, "and no longer than it is needed"


def test_enter_leads_the_keys_to_a_sheet_where_nobody_hurries(app: App) -> None:
    """A key that was pressed a moment ago was meant for the cards that were flying; this one is not."""
    said: list[Action] = []
    panel = auction(app, said, (), (*POINTS_LADDER, PASS))
    panel.handle(key(pygame.K_RETURN))
    rest(panel, IN_NO_HURRY - 0.2)
    panel.handle(key(pygame.K_RETURN))
    assert panel.group.focused is None
    rest(panel, IN_NO_HURRY + 0.2)
    panel.handle(key(pygame.K_SPACE))
    assert panel.group.focused is None, "Space hurries"
    rest(panel, IN_NO_HURRY + 0.2)
    panel.handle(key(pygame.K_RETURN))
    assert panel.group.focused_name == "bid" and said == []
    panel.handle(key(pygame.K_RETURN))
    assert said == [Bid(points=61)]


def test_of_the_pack_one_calls_from_only_the_chosen_card_is_on_the_way_of_tab(app: App) -> None:
    said: list[Action] = []
    panel = call_panel(app, said, tuple(CALLS.values()))
    read(panel)
    proposed = panel.chosen
    names = []
    for _ in range(4):
        panel.handle(key(pygame.K_TAB))
        names.append(panel.group.focused_name)
    assert names == [proposed.code, "call", proposed.code, "call"] and panel.chosen == proposed
    panel.handle(key(pygame.K_TAB))
    panel.handle(key(pygame.K_DOWN))
    assert panel.chosen != proposed and panel.group.focused_name == panel.chosen.code
    panel.handle(key(pygame.K_TAB))
    panel.handle(key(pygame.K_RETURN))
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
        call_panel(app, [], [CALLS[c] for c in ALL_CARDS]),
        CutPanel(
            app.kit, layout_of(app, 3), silent, cards=40, on_cut=lambda _at: None, on_always=lambda: None
        ),
    ]
    window = pygame.Rect((0, 0), size)
    for panel in panels:
        assert window.contains(panel.rect)
        panel.draw(app.screen)
        for widget in panel.group.widgets:
            assert panel.rect.contains(widget.rect), (type(panel).__name__, widget.name, widget.rect)
            assert widget.rect.width >= 30 and widget.rect.height >= 44
