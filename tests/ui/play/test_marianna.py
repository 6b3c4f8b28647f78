"""Marianna at the table: a paper button declares, the pair stays known, the slate has the points."""

import pygame
import pytest
from msgspec.structs import replace

from briscola.client.view.folding import as_seen_by, fold_all
from briscola.client.view.results import bands, hands_of_match
from briscola.client.view.view import View
from briscola.engine.actions import Declare, Play
from briscola.engine.cards import Suit, cards
from briscola.engine.events import Declared, Drawn
from briscola.engine.stages.declaration import pair
from briscola.engine.state import Declaration
from briscola.engine.trick import TableCard
from briscola.engine.variants import make_rules
from briscola.i18n.result_words import band_words, result_reason
from briscola.i18n.score_words import tallies
from briscola.i18n.spoken_words import Tip
from briscola.i18n.tooltip_words import untrumped_caption
from briscola.storage.sums.match_summary import summary
from briscola.ui.views.text.hand_lines import lines
from tests.spread import quick_some
from tests.ui.driver import control
from tests.ui.evening import Evening, at_table
from tests.ui.played import Chooser, by_chance, play


def offered(table: Evening) -> list[Declare]:
    """Declarations that the person may make now."""
    legal = table.scene.seat.view.legal if table.asked else ()
    return [action for action in legal if isinstance(action, Declare)]


def eager(seed: int) -> Chooser:
    """Everybody declares what he can, and plays by chance."""
    chance = by_chance(seed)
    return lambda seat, view: (
        next((a for a in view.legal if isinstance(a, Declare)), None) or chance(seat, view)
    )


@pytest.fixture
def leading() -> Evening:
    """A person about to lead who holds king and knight of a suit."""
    table = at_table("marianna", 2, seed=52, chance=3)
    table.play_until(lambda: table.app.top is table.scene and offered(table))
    table.frame()
    return table


def declared(table: Evening) -> Declared:
    """What has just been declared; the person still has the lead, and a card to play."""
    table.frames(200)
    event = next(e for e in reversed(table.log) if isinstance(e, Declared))
    assert event.seat == 0
    assert table.asked and not offered(table)
    assert isinstance(table.scene.seat.view.legal[0], Play)
    return event


def test_a_marianna_can_be_declared_once_the_sheet_over_the_table_is_closed() -> None:
    """The turn has come while the last trick was being looked at."""
    table = at_table("marianna", 2, seed=52, chance=3)
    while not (table.asked and offered(table)):
        table.key(pygame.K_ESCAPE)
        table.play_until(lambda: table.app.top is table.scene and table.asked)
        table.scene.act(next(act for act in table.scene.seat.view.legal if isinstance(act, Play)))
        table.frame()
        table.key(pygame.K_l)
        table.frames(300)
    assert table.scene.panel is not None and not table.scene.controls.declarations.buttons
    table.key(pygame.K_ESCAPE)
    table.frame()
    assert len(table.scene.controls.declarations.buttons) == len(offered(table))
    table.press(pygame.K_m)
    declared(table)


@pytest.mark.parametrize("way", quick_some(["tab", "click", "tap", "key"], 1))
def test_a_marianna_is_declared_with_any_hand(leading: Evening, way: str) -> None:
    """V-MA-2; its button is there only while it may be declared."""
    scene = leading.scene
    (button,) = scene.controls.declarations.buttons
    before = tallies(leading.view, scene.context.setup)[0].points
    assert button.rect.height >= 44 and not button.rect.colliderect(scene.context.layout.hand_rect)
    if way == "click":
        leading.click(button.rect.center)
    elif way == "tap":
        leading.tap(button.rect.center)
    elif way == "key":
        leading.press(pygame.K_m)
    else:
        leading.reach(button.name)
        leading.press(pygame.K_RETURN)
    event = declared(leading)
    assert leading.view.trumps is event.suit
    assert not scene.controls.declarations.buttons
    after = tallies(leading.view, scene.context.setup)[0].points
    assert before is not None and after == before + event.points, "written at once"


def test_who_has_never_seen_a_marianna_reads_what_it_brings(leading: Evening) -> None:
    """V-MA-1: no trump yet, and why; V-MA-2: why it may be declared now, for how much."""
    scene, (button,) = leading.scene, leading.scene.controls.declarations.buttons
    suit = offered(leading)[0].suit
    assert leading.view.trumps is None
    assert untrumped_caption(leading.view) == ("No trump yet", "a marianna makes it")
    tip = control(scene, "emblem").told()
    assert isinstance(tip, Tip) and "king and knight" in tip.text
    assert button.text.startswith("Declare") and button.text.endswith("points")
    assert button.tip.startswith("You lead, so you may show king and knight")
    leading.click(button.rect.center)
    declared(leading)
    assert leading.view.trumps is suit and not leading.view.untrumped


@pytest.mark.slow
def test_two_mariannas_are_offered_one_above_the_other_and_cover_nothing(leading: Evening) -> None:
    scene = leading.scene
    scene.controls.declarations.offered = [Declare(suit=Suit.SPADE), Declare(suit=Suit.BASTONI)]
    scene.controls.declarations.lay(scene.group)
    upper, lower = (button.rect for button in scene.controls.declarations.buttons)
    assert upper.bottom < lower.top and upper.width == lower.width
    lying = {w.name: w.rect for w in scene.group.widgets}
    for name in ("hand", "slate", "stock", "seat 1", "backs 1", "emblem"):
        assert lying[name].collidelist([upper, lower]) == -1, name


def test_the_key_means_nothing_where_nothing_may_be_declared() -> None:
    robot = at_table()
    robot.until_asked()
    lines = len(robot.log)
    robot.key(pygame.K_m)
    assert len(robot.log) == lines


def test_what_an_opponent_has_declared_lies_face_up_in_his_hand_until_he_plays_it() -> None:
    """V-MA-2: everybody has seen it."""
    log = play("marianna", 2, seed=2, hands=8, choose=eager(3)).log
    for at, event in enumerate(log):
        if isinstance(event, Declared) and event.seat == 1:
            later = ((n, e) for n, e in enumerate(log[at:], at) if isinstance(e, Drawn))
            drawn = next(n for n, e in later if e.seat == 1)
            for until in (at, drawn):
                view = fold_all(as_seen_by(log[: until + 1]))
                assert view is not None
                shown = [card for card in view.hands[1] if card is not None]
                assert set(shown) <= set(pair(event.suit)) and view.hands[1][-len(shown) :] == tuple(shown)
            return
    raise AssertionError("nobody has declared")


def test_the_count_tells_declared_points_beside_those_of_the_cards() -> None:
    """V-MA-3, V-PT-1."""
    matches = (play("marianna", 2, seed=n, hands=1, choose=eager(n)) for n in range(1, 30))
    played = next(p for p in matches if p.view.ended is not None and any(p.view.ended.declared or ()))
    ended = played.view.ended
    assert ended is not None and ended.declared is not None
    found = bands(played.log, played.view)
    assert sum(band.points for band in found) == 120
    for band in found:
        (place,) = band.places
        said = band_words(band)[2]
        assert (f"mariannas {ended.declared[place]}" in said) is (ended.declared[place] > 0)
    totals = [ended.points[place] + ended.declared[place] for place in range(2)]
    reason = result_reason(played.view, ended, ["You", "Peppe"])
    assert reason.startswith(f"{totals[0]} to {totals[1]}")
    told = summary(played.log).hands[-1]
    assert (told.ours, told.theirs) == tuple(totals)
    rows = lines(played.view, hands_of_match(played.log), ("You", "Peppe"))
    assert rows[-1].cells == tuple(map(str, totals))


@pytest.mark.slow
def test_a_hint_covers_no_paper_that_declares(leading: Evening) -> None:
    """Nor does the table of all choices, the declaration among them."""
    (button,) = leading.scene.controls.declarations.buttons
    for _ in range(2):
        insight, rect = leading.hint(), leading.scene.overlays.hint.rect
        assert rect is not None and not rect.colliderect(button.rect)
        assert any(isinstance(each.action, Declare) for each in insight.prospects)


def test_a_pair_in_hand_says_that_it_takes_the_lead() -> None:
    """V-MA-2: while a lead may come at which it can be declared, and not once it has been."""
    hand = cards("RS CS 5D 3C FB")
    view = View(rules=make_rules("marianna", 2), hands=(hand, (None,) * 5), stock_count=6, leader=1)
    assert view.waiting_pairs == (Suit.SPADE,)
    assert replace(view, leader=0).waiting_pairs == (), "the button says it"
    answering = replace(view, leader=0, table=(TableCard(0, hand[0]),), hands=(hand[1:], (None,) * 5))
    assert answering.waiting_pairs == ()
    assert replace(view, stock_count=2).waiting_pairs == (), "no stock is left at the next lead"
    made = Declaration(trick=1, seat=0, suit=Suit.SPADE, points=20)
    assert replace(view, declared=(made,)).waiting_pairs == ()
    assert replace(view, rules=make_rules("briscola", 2)).waiting_pairs == ()
