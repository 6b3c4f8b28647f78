"""Mariazza off the table: the view, the deciding trick, playback, stairs, the slate, New match (V-MA-6)."""

import pytest
from msgspec.structs import replace

from briscola.capabilities.slate.game_choice import first_draft, variants_for
from briscola.capabilities.slate.hand import outcome_of, wins
from briscola.capabilities.slate.questions import HandQuestion, question
from briscola.capabilities.stairs.stairs import own_game
from briscola.client.playback.reel import Reel
from briscola.client.setup.game_forms import Form
from briscola.client.view.deciding_trick import decisive
from briscola.client.view.folding import as_seen_by, fold_all
from briscola.client.view.view import ME, View
from briscola.engine.actions import Declare
from briscola.engine.cards import Suit
from briscola.engine.events import DeclarationPaid, Declared, Event, HandEnded, TrickTaken
from briscola.engine.state import Declaration
from briscola.engine.variants import make_rules
from briscola.i18n.game_titles import lines
from briscola.i18n.result_words import result_reason
from briscola.ui.scenes.new_match.kept_choices import read_choices
from briscola.ui.scenes.new_match.next_match import Choices
from tests.ui.played import Chooser, Played, by_chance, play

RULES = make_rules("marianna", 2, {"mariazza": True})


def eager(seed: int) -> Chooser:
    """Everybody declares what he can, and plays by chance."""
    chance = by_chance(seed)
    return lambda seat, view: (
        next((a for a in view.legal if isinstance(a, Declare)), None) or chance(seat, view)
    )


@pytest.fixture(scope="module")
def matches() -> list[Played]:
    """Whole matches."""
    return [
        play("marianna", 2, options={"mariazza": True}, seed=n, hands=20, choose=eager(n)) for n in range(12)
    ]


def view_after(log: tuple[Event, ...], lines: int) -> View:
    """View of a person after so many lines."""
    view = fold_all(as_seen_by(log[:lines]))
    assert view is not None
    return view


def test_what_waits_is_no_point_before_it_is_paid(matches: list[Played]) -> None:
    """V-MA-6: neither on the slate nor in the count; then it is."""
    seen = 0
    for played in matches:
        for at, event in enumerate(played.log):
            if isinstance(event, DeclarationPaid):
                before, after = view_after(played.log, at), view_after(played.log, at + 1)
                assert before.awaited(event.seat) >= event.points > 0
                assert after.so_far[event.seat] == before.so_far[event.seat] + event.points
                assert after.points == before.points
                assert after.awaited(event.seat) == before.awaited(event.seat) - event.points
                seen += 1
    assert seen


def test_the_points_of_other_games_are_those_of_the_cards() -> None:
    """V-MA-3: there the declared ones stand on the slate beside them."""
    made = Declaration(trick=1, seat=ME, suit=Suit.SPADE, points=20)
    cinquecento = make_rules("marianna", 2, {"trump_by": "turned"})
    for rules, points in ((RULES, (25, 3)), (cinquecento, (5, 3))):
        view = View(rules=rules, points=(5, 3), declared=(made,))
        assert view.so_far == points and view.awaited(ME) == 0
    waits = View(rules=RULES, points=(5, 3), trumps=Suit.SPADE, declared=(made._replace(points=0),))
    assert waits.so_far == (5, 3) and waits.awaited(ME) == 40 and waits.awaited(1) == 0


def test_the_trick_that_decides_is_the_one_that_brings_forty_one(matches: list[Played]) -> None:
    """V-MA-6: none does where a declaration before a lead has ended the match."""
    found = set()
    for played in matches:
        if not played.view.winners:
            continue
        end = next(at for at, e in reversed(list(enumerate(played.log))) if isinstance(e, HandEnded))
        last = played.log[end - 1]
        told = decisive(played.log, played.view)
        if isinstance(last, Declared):
            assert told is None
        else:
            assert told is not None and told.how == "crossed" and told.total >= 41
            tricks = [e for e in played.log[:end] if isinstance(e, TrickTaken)]
            assert told.trick.winner == tricks[-1].winner == played.view.winners[0]
        found.add(type(last))
    assert {TrickTaken, Declared} <= found


def test_the_result_says_where_the_hand_stopped(matches: list[Played]) -> None:
    """V-MA-6: with the points that nobody has taken."""
    for played in matches:
        view = played.view
        assert view.ended is not None
        left = 120 - sum(view.ended.points)
        assert f"the hand stopped at 41, with {left} point" in result_reason(view, view.ended, ["You", "Al"])


def test_a_payment_is_shown_with_its_trick(matches: list[Played]) -> None:
    """No stop of a playback stands between a trick, its draws and what the lead pays."""
    for played in matches:
        reel = Reel(played.log)
        stops = {stop.events for stop in reel.stops}
        steps = [event for event, _ in reel._steps]
        for at, event in enumerate(steps):
            if isinstance(event, DeclarationPaid):
                assert at not in stops


def test_on_the_stairs_it_counts_as_marianna() -> None:
    """It is a house rule of it, not cinquecento."""
    assert own_game(RULES) == "marianna-2"
    assert own_game(make_rules("marianna", 2, {"trump_by": "turned"})) == "marianna-2-turned"


def test_the_slate_for_real_cards_asks_who_has_won_and_goes_to_four() -> None:
    """V-MA-6: hands are counted, and no points are asked."""
    draft = first_draft().with_("players", 0)
    draft = draft.with_("variant", variants_for(2).index("marianna"))
    at = [dict(options) for options in draft.countings].index({"mariazza": True})
    draft = draft.with_("counting", at)
    assert draft.game.winning_hands == 4 and draft.game.options == {"mariazza": True}
    asked = question(RULES, [])
    assert isinstance(asked, HandQuestion) and asked.asked == "won"
    entered = question(RULES, ["side-1-0"])
    assert not isinstance(entered, HandQuestion)
    assert len(wins(RULES)) == 1 and outcome_of(RULES, entered).winners == (1,)


def test_new_match_keeps_it_in_the_line_of_marianna_and_sets_four_hands() -> None:
    """V-MA-6: what it has anyway is not asked; a number of hands that somebody has chosen stays."""
    chosen = Choices(form=Form(variant="marianna", players=2))
    assert chosen.winning_hands == 2
    played = chosen.with_option("mariazza", True)
    assert played.winning_hands == 4 and played.line == chosen.line
    options = {"mariazza": True, "exchange": "seven_any"}
    assert played.setup().options == options and not played.idle
    asked = {option.key for option, _value in played.options}
    assert "mariazza" in asked and not asked & {"trump_by", "to_points", "deal_by"}
    assert played.with_option("mariazza", False).winning_hands == 2
    assert replace(played, winning_hands=3).with_option("mariazza", False).winning_hands == 3
    assert played.with_usual_rules().winning_hands == 2
    saved = played.saving_rules("Treviso").with_usual_rules()
    assert saved.with_saved_rules("Treviso").winning_hands == 4
    assert read_choices({**played.kept(), "winning_hands": None}).winning_hands == 4
    turned = next(line for line in lines() if line.house == ("trump_by", "turned"))
    cinquecento = chosen.with_line(turned).with_option("mariazza", True)
    assert cinquecento.line == turned and cinquecento.setup().options == options
    assert cinquecento.with_option("mariazza", False).setup().options == {"trump_by": "turned"}
    three = played.with_form(Form(variant="marianna", players=3))
    assert three.winning_hands == 2 and three.setup().options == {}
