"""The motions and sounds of an event: where cards fly, for how long, how they land."""

from dataclasses import replace

import pytest

from briscola.client.fold import as_seen_by, begin, fold, fold_all
from briscola.client.playback import Reel
from briscola.client.view import View
from briscola.engine.events import DealSeen, Drawn, Event, Exchanged, MatchBegan, Played, TrickTaken
from briscola.engine.rules import OptionValue
from briscola.i18n.card_words import ITALIAN
from briscola.i18n.event_words import caption
from briscola.storage.settings import Settings
from briscola.ui.animation.choreography import Transition, choreograph
from briscola.ui.animation.motion import pace
from briscola.ui.animation.timeline import Timeline
from briscola.ui.layout.card_spots import sample_means, spots
from briscola.ui.layout.table_layout import Layout
from briscola.ui.sound.soundtrack import sounds
from tests.client.steps import GAMES, play_steps
from tests.spread import quick_some


@pytest.mark.parametrize(("variant", "players", "options"), quick_some(list(GAMES), 6))
def test_every_motion_ends_where_the_card_lies(
    variant: str, players: int, options: dict[str, OptionValue]
) -> None:
    view: View | None = None
    landed = 0
    for table, events in play_steps(variant, players, options, seed=3):
        for event in as_seen_by(events):
            if view is None:
                view = fold_all([event])
                continue
            before, view = view, fold(event, view)
            layout = Layout((1920, 1080), view.order, table.rules.hand_size, partners=table.rules.in_sides)
            passage = choreograph(
                event, Transition(before=before, after=view, layout=layout, pace=pace("normal"))
            )
            rest = spots(view, layout)
            for motion in passage.motions:
                if motion.key in rest:
                    landed += 1
                    assert motion.pose(motion.ends + 1e-6) == rest[motion.key].pose
                    assert motion.face(motion.ends + 1e-6)[0] == rest[motion.key].code
    assert landed > 40


@pytest.mark.parametrize(("variant", "players", "options"), quick_some(list(GAMES), 6))
def test_with_all_cards_open_every_card_that_comes_into_a_hand_is_seen_on_its_way(
    variant: str, players: int, options: dict[str, OptionValue]
) -> None:
    log = [event for _, step in play_steps(variant, players, options, seed=3) for event in step]
    reel = Reel(log)
    for at in range(reel.hands[0].first - 1, reel.last):
        before = reel.view(at, opened=True)
        for shown in reel.between(at, at + 1, opened=True):
            assert before is not None
            view = shown.view
            layout = Layout((1920, 1080), view.order, view.rules.hand_size, partners=view.rules.in_sides)
            change = Transition(before=before, after=view, layout=layout, pace=pace("normal"))
            rest, moved = spots(view, layout), choreograph(shown.event, change).motions
            for motion in moved:
                if motion.key in rest:
                    assert motion.face(motion.ends + 1e-6)[0] == rest[motion.key].code is not None
            if isinstance(shown.event, Drawn | Exchanged | DealSeen):
                came = {c for hand in view.hands for c in hand} - {c for hand in before.hands for c in hand}
                came -= {view.turned} if view.lying else set()
                assert {card.code for card in came if card is not None} <= {motion.key for motion in moved}
            before = view


def _trick_views() -> tuple[View, View, list[Event]]:
    table, events = play_steps("briscola", 2, {}, seed=1)[0]
    seen = as_seen_by(table.log)
    at = next(i for i, event in enumerate(seen) if isinstance(event, TrickTaken))
    before = fold_all(seen[:at])
    after = fold_all(seen[: at + 1])
    assert before is not None and after is not None and events
    return before, after, seen[at : at + 1]


def test_a_trick_lies_for_the_time_chosen_and_then_goes_to_its_winner() -> None:
    before, after, (taken,) = _trick_views()
    assert isinstance(taken, TrickTaken)
    layout = Layout((1280, 800), (0, 1), 3)
    passage = choreograph(
        taken, Transition(before=before, after=after, layout=layout, pace=pace("normal", trick_pause=2.0))
    )
    pile = layout.seats[taken.winner].pile
    assert passage.pause == 2.0
    assert all(m.delay >= 2.0 for m in passage.motions)
    assert [m.end for m in passage.motions] == list(sample_means(pile, taken.winner, 2))
    assert [m.winning for m in passage.motions].count(True) == 1


def test_without_motion_a_trick_still_lies_to_be_read_and_is_gone_at_once_then() -> None:
    before, after, (taken,) = _trick_views()
    layout = Layout((1280, 800), (0, 1), 3)
    stage = Transition(before=before, after=after, layout=layout, pace=pace("none", trick_pause=1.5))
    shown = choreograph(taken, stage)
    assert shown.pause == shown.length == 1.5
    assert choreograph(Played(seat=0, card=before.table[0].card), stage).length == 0


def test_a_trump_comes_down_harder_than_another_card() -> None:
    table, _ = play_steps("briscola", 2, {}, seed=1)[0]
    lengths: dict[bool, float] = {}
    view: View | None = None
    for event in as_seen_by(table.log):
        if view is None:
            view = fold_all([event])
            continue
        before, view = view, fold(event, view)
        if isinstance(event, Played):
            stage = Transition(
                before=before, after=view, layout=Layout((1280, 800), (0, 1), 3), pace=pace("normal")
            )
            shown = choreograph(event, stage)
            thrown = next(m for m in shown.motions if m.key == event.card.code)
            trump = event.card.suit is view.trumps
            lengths[trump] = thrown.duration
            assert bool(shown.dust) is trump
            (cue,) = sounds(event, stage, shown)
            assert cue.name.startswith("trump" if trump else "slap")
    assert lengths[True] > lengths[False]


@pytest.mark.parametrize(("deal_by", "turns"), [("one", (1, 2, 3, 1)), ("three", (1, 1, 1, 2))])
def test_cards_are_dealt_from_the_dealers_right_one_by_one_or_three_together(
    deal_by: str, turns: tuple[int, ...]
) -> None:
    """R-DEAL-4, option deal_by."""
    table, _ = play_steps("briscola", 3, {"deal_by": deal_by}, seed=2)[0]
    seen = as_seen_by(table.log)
    at = next(i for i, event in enumerate(seen) if isinstance(event, DealSeen))
    before, after = fold_all(seen[:at]), fold_all(seen[: at + 1])
    deal = seen[at]
    assert before is not None and after is not None and isinstance(deal, DealSeen)
    layout = Layout((1280, 800), range(3), 3)
    passage = choreograph(deal, Transition(before=before, after=after, layout=layout, pace=pace("normal")))
    first = sorted(passage.motions, key=lambda m: m.delay)[:4]
    receivers = [spots(after, layout)[m.key].place for m in first]
    assert receivers == [(deal.dealer + turn) % 3 for turn in turns]
    assert deal.turned is not None
    assert max(passage.motions, key=lambda m: m.delay).key == deal.turned.code


def test_a_skip_goes_over_the_pause_first_and_then_to_the_end() -> None:
    before, after, (taken,) = _trick_views()
    stage = Transition(before=before, after=after, layout=Layout((1280, 800), (0, 1), 3), pace=pace("normal"))
    timeline = Timeline()
    timeline.play(choreograph(taken, stage))
    timeline.skip()
    assert timeline.running and timeline.time == pytest.approx(1.2)
    timeline.skip()
    assert not timeline.running and not timeline.hidden()


def test_a_thrown_card_flies_in_an_arc() -> None:
    before, _after, _ = _trick_views()
    layout = Layout((1280, 800), (0, 1), 3)
    played = before.table[0].card
    holding = replace(before, table=(), hands=((played,), (None,)))
    lying = replace(before, table=before.table[:1], hands=((), (None,)))
    stage = Transition(before=holding, after=lying, layout=layout, pace=pace("calm"))
    shown = choreograph(Played(seat=0, card=played), stage)
    (thrown,) = [m for m in shown.motions if m.key == played.code]
    straight = replace(thrown, arc=0.0)
    middle = thrown.duration / 3
    assert thrown.pose(middle).y < straight.pose(middle).y - 5


def test_where_hands_lie_open_whoever_draws_shows_the_card_on_its_way() -> None:
    """V-SC-1: from the stock it is turned over in flight; the turned card was seen before."""
    view: View | None = None
    turning = []
    for _table, events in play_steps("scoperta", 2, {}, seed=3):
        for event in as_seen_by(events):
            if view is None:
                view = fold_all([event])
                continue
            before, view = view, fold(event, view)
            if not isinstance(event, Drawn):
                continue
            layout = Layout((1920, 1080), view.order, 3, face_up=True)
            stage = Transition(before=before, after=view, layout=layout, pace=pace("normal"))
            motion = choreograph(event, stage).motions[-1]
            assert event.card is not None and motion.key == event.card.code
            assert motion.face(motion.ends + 1e-6)[0] == event.card.code
            turning.append((motion.face(0.0)[0] is None, motion.start == layout.stock))
    assert turning == [(True, True)] * 33 + [(False, False)]


@pytest.mark.parametrize(
    ("players", "options", "left_out", "said"),
    [
        (3, {}, ["2C"], ("Two of cups stays in the box", "39 cards are played with")),
        (3, {"removed": "2S"}, ["2S"], ("Two of swords stays in the box", "39 cards are played with")),
        (6, {}, ["2C", "2D", "2B", "2S"], ("All the twos stay in the box", "36 cards are played with")),
        (
            3,
            {"removed": "fours"},
            ["4C", "4D", "4B", "4S"],
            ("All the fours stay in the box", "36 cards are played with"),
        ),
    ],
)
def test_what_is_left_out_is_shown_and_named_as_the_pack_is_opened(
    players: int, options: dict[str, OptionValue], left_out: list[str], said: tuple[str, str]
) -> None:
    """R-CARD-4, R-CARD-5, option removed."""
    began = MatchBegan(
        variant="briscola",
        players=players,
        sides=(),
        winning_hands=2,
        options=options,
        levels=("random",) * players,
        seed=None,
    )
    view = begin(began)
    layout = Layout((1280, 800), range(players), 3, partners=view.rules.in_sides)
    shown = choreograph(began, Transition(before=view, after=view, layout=layout, pace=pace("normal")))
    laid = [m for m in shown.motions if m.turns]
    assert [m.code for m in laid] == left_out
    for motion in laid:  # it lies face up for a while, and then it is gone
        boxed = next(m for m in shown.motions if m.code == motion.code and m is not motion)
        assert boxed.start == motion.end and boxed.delay >= motion.ends and boxed.duration >= 1.3
        assert boxed.end.y + boxed.end.height / 2 <= 0
    captioned = caption(began, view, None, ["A", "B", "C"], Settings(), naming=ITALIAN)
    assert captioned is not None and captioned[1] == said[1]
    assert captioned[0].lower().replace("the ", "") == said[0].lower().replace("the ", "")
    still = choreograph(began, Transition(before=view, after=view, layout=layout, pace=pace("none")))
    assert not still.motions and still.length > 0


def test_with_the_whole_pack_nothing_is_shown_as_it_is_opened() -> None:
    began = MatchBegan(
        variant="briscola",
        players=2,
        sides=(),
        winning_hands=2,
        options={},
        levels=("random",) * 2,
        seed=None,
    )
    view = begin(began)
    stage = Transition(before=view, after=view, layout=Layout((1280, 800), range(2), 3), pace=pace("normal"))
    assert choreograph(began, stage).length == 0
    assert caption(began, view, None, ["A", "B"], Settings(), naming=ITALIAN) is None
