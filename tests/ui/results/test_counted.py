"""What is counted: every card once, the referee's points, who stands against whom."""

import pygame
import pytest
from msgspec.structs import replace

from briscola.client.view.results import PlayedHand, bands, fresh_strokes
from briscola.engine.cards import Suit
from briscola.engine.events import HandEnded
from briscola.engine.rules import OptionValue
from briscola.engine.variants import make_rules
from briscola.i18n.card_words import ITALIAN
from briscola.i18n.result_words import called_words, remark, result_reason, result_words
from briscola.ui.render.kit import Kit
from briscola.ui.render.svg.raster import Raster
from briscola.ui.views.text.hand_lines import HandLine, line_words, lines
from briscola.ui.views.text.hands_table import draw_line, hand_columns
from tests.ui.conftest import Inked, Open
from tests.ui.driver import FRAME
from tests.ui.played import play
from tests.ui.results.kept import ALONE, GAMES, game, nothing, offer, result


@pytest.mark.parametrize("name", [name for name in GAMES if name != "passed out"])
def test_every_card_of_the_pack_is_counted_once(name: str) -> None:
    played = game(name)
    counted = [card for band in bands(played.log, played.view) for card in band.cards]
    assert sorted(card.code for card in counted) == sorted(card.code for card in played.view.rules.pack)


@pytest.mark.parametrize("name", [name for name in GAMES if name != "passed out"])
def test_the_bands_have_the_points_the_referee_gave(name: str) -> None:
    """R-COUNT."""
    played = game(name)
    ended = played.view.ended
    assert ended is not None
    for band in bands(played.log, played.view):
        assert band.points == sum(ended.points[place] for place in band.places)
        assert band.points == band.loads + band.courts
        assert band.won == any(place in ended.winners for place in band.places)


def test_cards_come_in_order_of_value() -> None:
    """Carichi, courts, then the worthless ones."""
    for band in bands(game("two").log, game("two").view):
        assert list(band.worth) == sorted(band.worth, reverse=True)


def test_in_chiamata_the_caller_and_the_partner_stand_against_the_others() -> None:
    played = game("chiamata")
    callers, defenders = bands(played.log, played.view)
    assert set(callers.places) == {played.view.caller, played.view.partner}
    assert callers.calls and not defenders.calls
    assert len(callers.places) + len(defenders.places) == 5


def test_who_calls_his_own_card_stands_alone() -> None:
    """V-CH-9."""
    played = game("in mano")
    callers, defenders = bands(played.log, played.view)
    assert callers.places == (0,)
    assert len(defenders.places) == 4
    assert "against all" in called_words(played.view, ["You", "a", "b", "c", "d"], known=True)[0]


@pytest.mark.parametrize(
    ("taken", "options", "told"),
    [
        (120, {"capot_doubles": True, "capot_by": "points"}, True),
        (119, {"capot_doubles": True, "capot_by": "points"}, False),
        (120, {"capot_doubles": True}, False),
        (120, {"capot_by": "points"}, False),
    ],
)
def test_all_the_points_are_told_where_they_pay_double(
    taken: int, options: dict[str, OptionValue], told: bool
) -> None:
    """V-CH-18, option capot_by: in the count, also where the side did not take every trick."""
    view = game("chiamata").view
    other = next(place for place in range(5) if place not in (view.caller, view.partner))
    points = tuple({view.caller: taken, other: 120 - taken}.get(place, 0) for place in range(5))
    ended = replace(view.ended_hand, points=points, reason="made")
    shown = replace(view, rules=make_rules("chiamata", 5, options), ended=ended)
    said = called_words(shown, ["You", "a", "b", "c", "d"], known=True)[1]
    assert said.endswith("made, with all the points" if told else "made")


def test_a_partner_who_is_oneself_is_called_you() -> None:
    view = replace(game("chiamata").view, caller=2, partner=0)
    names = ["Anna", "Rocco", "Lucia", "Nino", "Teresa"]
    assert called_words(view, names, known=True)[0] == "Lucia with you"
    assert result_words(view, names, known=True, naming=ITALIAN)[1].startswith("Lucia and you: ")


def test_while_the_cards_are_counted_a_promise_of_ones_own_is_said_to_oneself() -> None:
    view, names = game("in mano").view, ["You", "a", "b", "c", "d"]
    mine = result_words(view, names, known=False, naming=ITALIAN)[1]
    theirs = result_words(replace(view, caller=2), names, known=False, naming=ITALIAN)[1]
    assert mine.startswith(f"You promised {view.contract}, ")
    assert theirs.startswith(f"b promised {view.contract}, ")


def test_when_all_pass_nothing_is_counted() -> None:
    played = game("passed out")
    assert bands(played.log, played.view) == ()


@pytest.mark.parametrize(("name", "offered"), [("two", True), ("passed out", False)])
def test_what_could_have_been_is_offered_of_cards_that_were_played(
    open_app: Open, name: str, offered: bool
) -> None:
    app = open_app()
    scene = result(app, game(name), offers=[offer("coach", nothing)])
    app.tick(FRAME)
    assert ("coach" in [widget.name for widget in scene.group.widgets]) is offered


def test_the_flag_stands_at_61_or_at_the_contract() -> None:
    assert game("pairs").view.goal == 61
    assert game("chiamata").view.goal == game("chiamata").view.contract


@pytest.mark.parametrize(("name", "players"), [("three", 3), ("four alone", 4), ("five", 5)])
def test_no_flag_stands_where_simply_the_most_points_win(name: str, players: int) -> None:
    """R-HAND-4; R-HAND-6 asks for more than half, and there it stands."""
    assert game(name).view.goal is None
    options: dict[str, OptionValue] = {"independents": "strict", **(ALONE if players == 4 else {})}
    assert play(players=players, options=options).view.goal == 61


def test_a_stroke_for_every_point_of_the_score_gained() -> None:
    assert fresh_strokes((1, 0), (1, 1), False) == (1,)
    assert fresh_strokes((0, 1, 0, 1), (2, 1, 2, 1), True) == (0, 0)
    assert fresh_strokes((0, 0, 0), (0, 0, 0), False) == ()


SEATED = ["You", "a", "b", "c"]
SUECA = [
    ((40, 59, 21, 0), False, "61 to 59, trumps cups"),
    ((41, 29, 50, 0), False, "91 to 29, trumps cups: 2 strokes"),
    ((70, 0, 50, 0), False, "120 to 0, trumps cups: 2 strokes"),
    ((70, 0, 50, 0), True, "120 to 0, trumps cups: 4 strokes"),
]


@pytest.mark.parametrize(("points", "capot", "said"), SUECA)
def test_a_result_says_why_it_counts_more_than_one(points: tuple[int, ...], capot: bool, said: str) -> None:
    """V-SU-3."""
    view = replace(play("sueca", 4).view, trumps=Suit.COPPE)
    ended = HandEnded(hand=1, points=points, winners=(0, 2), reason="points", capot=capot, score=(1, 0, 1, 0))
    assert result_reason(view, ended, SEATED) == said, "every trick is the headline's to tell"
    chalked = remark(replace(view, ended=ended, winning_hands=9), SEATED[:2])
    assert (chalked == "Bandeira!") is capot
    note = lines(view, [PlayedHand(number=1, dealer=3, caller=None, ended=ended)], SEATED)[0].note
    assert note == ("Bandeira!" if capot else "2 strokes" if "strokes" in said else "")


@pytest.mark.parametrize("players", [2, 4, 6])
def test_sixty_each_decided_by_the_last_trick_says_so_in_result_and_ledger(players: int) -> None:
    """Option tie = last_trick."""
    view = replace(play(players=players, options={"tie": "last_trick"}).view, trumps=Suit.COPPE)
    points = {2: (60, 60), 4: (20, 30, 40, 30), 6: (20, 30, 20, 20, 20, 10)}[players]
    winners = view.rules.sides[1]
    score = tuple(int(seat in winners) for seat in range(players))
    ended = HandEnded(hand=1, points=points, winners=winners, reason="points", capot=False, score=score)
    names = [*SEATED, "d", "e"]
    assert result_reason(view, ended, names) == "60 each: the last trick decides, trumps cups"
    note = lines(view, [PlayedHand(number=1, dealer=3, caller=None, ended=ended)], names)[0].note
    assert note == "last trick"


def test_sixty_each_is_dealt_again_or_the_deal_moves_on() -> None:
    """R-DEAL-8, V-SU-3."""
    tied = HandEnded(hand=1, points=(60, 60), winners=(), reason="tie", capot=False, score=(0, 0))
    assert result_reason(game("two").view, tied, SEATED).endswith("the hand is void and dealt again.")
    four = HandEnded(hand=1, points=(60, 60, 0, 0), winners=(), reason="tie", capot=False, score=(0,) * 4)
    assert result_reason(play("sueca", 4).view, four, SEATED).endswith("and the deal moves on.")
    counts_on = play("sueca", 4, options={"tie_counts": True}).view  # V-SU-7
    assert result_reason(counts_on, four, SEATED).endswith("and the next hand counts more.")


@pytest.mark.parametrize(("times", "told"), [(None, ""), (1, ""), (2, "paid 2 times"), (8, "paid 8 times")])
def test_a_hand_of_the_table_tells_how_often_it_was_paid(times: int | None, told: str) -> None:
    """V-CH-28: as the voice reads it."""
    played = game("chiamata")
    ended = replace(played.view.ended_hand, times=times)
    hand = PlayedHand(number=1, dealer=0, caller=played.view.caller, ended=ended)
    names = ["You", "a", "b", "c", "d"]
    (line,) = lines(played.view, [hand], names)
    said = line_words(line, names)
    assert said.endswith(told) and ("paid" in said) is bool(told)


@pytest.mark.parametrize(
    ("more", "told"), [(None, ""), (0, ""), (1, "counts 1 stroke more"), (10, "counts 10 strokes more")]
)
def test_a_hand_of_the_table_tells_how_much_more_it_counted_after_ties(more: int | None, told: str) -> None:
    """V-SU-7: its strokes have it already."""
    played = play("sueca", 4)
    points, score = (40, 20, 30, 30), (1 + (more or 0), 0, 1 + (more or 0), 0)
    ended = HandEnded(
        hand=1, points=points, winners=(0, 2), reason="points", capot=False, score=score, more=more
    )
    names = ["You", "a", "b", "c"]
    (line,) = lines(played.view, [PlayedHand(number=1, dealer=0, caller=None, ended=ended)], names)
    said = line_words(line, ["We", "They"])
    assert said.endswith(told) and ("more" in said) is bool(told)
    assert line.note == ("" if not more else f"{1 + more} strokes")


@pytest.mark.parametrize("caller", ["Ada", "Massimiliano Bartolomeo Alessandro"])
@pytest.mark.parametrize("made", [True, False, None])
def test_the_times_are_drawn_after_the_note_and_reach_into_no_column(
    raster: Raster, caller: str, made: bool | None
) -> None:
    """V-CH-28: also where a name is too long for its column."""
    kit = Kit((1024, 600), raster)
    places = hand_columns(kit, 700, 5)
    line = HandLine(number="3", note=f"{caller}, 81", cells=("-1",) * 5, won=(False,) * 5, made=made, times=8)
    drawn = []
    for times in (8, 1):
        target = pygame.Surface((700, places.step))
        target.fill((255, 255, 255))
        draw_line(target, kit, target.get_rect(), places, replace(line, times=times))
        drawn.append(target)
    different = pygame.mask.from_threshold(drawn[0], (0, 0, 0), (1, 1, 1, 255), drawn[1])
    different.invert()
    boxes = different.get_bounding_rects()
    assert boxes, "nothing tells of the times"
    note = places.note
    assert all(note.x <= box.left and box.right <= note.x + note.width for box in boxes)


@pytest.mark.parametrize(("times", "more", "written"), [(1, 0, []), (8, 0, ["×8"]), (1, 2, ["+2"])])
def test_it_is_written_where_void_hands_or_ties_made_a_hand_dearer(
    raster: Raster, inked: Inked, times: int, more: int, written: list[str]
) -> None:
    """V-CH-28, V-SU-7."""
    kit = Kit((1024, 600), raster)
    places = hand_columns(kit, 700, 1)
    target = pygame.Surface((700, places.step))
    line = HandLine(number="3", note="Ada, 81", cells=("-1",), won=(False,), times=times, more=more)
    draw_line(target, kit, target.get_rect(), places, line)
    assert [text for text, _rect in inked if "×" in text or "+" in text] == written
