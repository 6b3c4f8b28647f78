"""The motions and sounds of an event: where cards fly, for how long, how they land; how faces change."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from briscola.client.playback.reel import Reel
from briscola.client.view.folding import as_seen_by, begin, fold, fold_all
from briscola.client.view.view import DrawRound, View
from briscola.engine.events import DealSeen, Drawn, Event, Exchanged, MatchBegan, Played, TrickTaken
from briscola.engine.rules import OptionValue
from briscola.i18n.card_words import ITALIAN
from briscola.i18n.event_words import caption
from briscola.storage.settings.settings import Settings, Speed
from briscola.system import resources
from briscola.ui.animation.choreography import Transition, choreograph
from briscola.ui.animation.expression import MOVEMENTS, Expressions, drawings
from briscola.ui.animation.expression import shown as shown_of
from briscola.ui.animation.motion import EASINGS, Dust, Motion, Passage, pace
from briscola.ui.animation.timeline import Timeline
from briscola.ui.layout.table.card_spots import pile_poses, spots
from briscola.ui.layout.table.geometry import Pose
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.sound.soundtrack import sounds
from tests.client.steps import GAMES, play_steps
from tests.spread import quick_some


def stage(before: View, after: View, speed: Speed = "normal", **times: Any) -> Transition:
    """A change of a table in a window of 1280 × 800."""
    rules = after.rules
    layout = Layout(
        (1280, 800), after.order, rules.hand_size, partners=rules.in_sides, face_up=rules.open_hands
    )
    return Transition(before=before, after=after, layout=layout, pace=pace(speed, **times))


def played_transitions(
    variant: str, players: int, options: dict[str, OptionValue]
) -> Iterator[tuple[Event, Transition]]:
    """Every event of a match after its first, as the person sees it."""
    view: View | None = None
    for _table, events in play_steps(variant, players, options, seed=3):
        for event in as_seen_by(events):
            if view is None:
                view = fold_all([event])
            else:
                before, view = view, fold(event, view)
                yield event, stage(before, view)


@pytest.mark.parametrize("players", [2, 4])
def test_each_card_of_the_draw_for_the_deal_flies_from_the_pack(players: int) -> None:
    rounds = 0
    for event, change in played_transitions("briscola", players, {"first_dealer": "low"}):
        if isinstance(event, DrawRound):
            rounds += 1
            flown = {motion.key: motion.start for motion in choreograph(event, change).motions}
            drawn = [card.code for card in event.cards if card is not None]
            assert len(drawn) > 1 and all(flown[code] == change.layout.stock for code in drawn)
    assert rounds


@pytest.mark.parametrize(("variant", "players", "options"), quick_some(list(GAMES), 6))
def test_every_motion_ends_where_the_card_lies(
    variant: str, players: int, options: dict[str, OptionValue]
) -> None:
    landed = 0
    for event, change in played_transitions(variant, players, options):
        rest = spots(change.after, change.layout)
        for motion in choreograph(event, change).motions:
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
            view, change = shown.view, stage(before, shown.view)
            rest, moved = spots(view, change.layout), choreograph(shown.event, change).motions
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
    change = stage(before, after, trick_pause=2.0)
    passage = choreograph(taken, change)
    pile = change.layout.seats[taken.winner].pile
    assert passage.pause == 2.0
    assert all(m.delay >= 2.0 for m in passage.motions)
    assert [m.end for m in passage.motions] == list(pile_poses(pile, taken.winner, 2))
    assert [m.winning for m in passage.motions].count(True) == 1


def test_without_motion_a_trick_still_lies_to_be_read_and_is_gone_at_once_then() -> None:
    before, after, (taken,) = _trick_views()
    change = stage(before, after, "none", trick_pause=1.5)
    shown = choreograph(taken, change)
    assert shown.pause == shown.length == 1.5
    assert choreograph(Played(seat=0, card=before.table[0].card), change).length == 0


def test_a_trump_comes_down_harder_than_another_card() -> None:
    lengths: dict[bool, float] = {}
    for event, change in played_transitions("briscola", 2, {}):
        if isinstance(event, Played):
            shown = choreograph(event, change)
            thrown = next(m for m in shown.motions if m.key == event.card.code)
            trump = event.card.suit is change.after.trumps
            lengths[trump] = thrown.duration
            assert bool(shown.dust) is trump
            (cue,) = sounds(event, change, shown)
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
    change = stage(before, after)
    passage = choreograph(deal, change)
    first = sorted(passage.motions, key=lambda m: m.delay)[:4]
    receivers = [spots(after, change.layout)[m.key].place for m in first]
    assert receivers == [(deal.dealer + turn) % 3 for turn in turns]
    assert deal.turned is not None
    assert max(passage.motions, key=lambda m: m.delay).key == deal.turned.code


@pytest.mark.parametrize(
    ("trump_card", "turns"),
    [("bottom", (1, 2, 3, 0, 1)), ("top", (1, 2, 3, 0, 1)), ("top_left", (*(0,) * 9, *(3,) * 10, 2))],
)
def test_in_sueca_the_turned_card_comes_first_of_all_or_last_as_agreed(
    trump_card: str, turns: tuple[int, ...]
) -> None:
    """V-SU-1, V-SU-4, V-SU-6."""
    table, _ = play_steps("sueca", 4, {"trump_card": trump_card}, seed=2)[0]
    seen = as_seen_by(table.log)
    at = next(i for i, event in enumerate(seen) if isinstance(event, DealSeen))
    before, after, deal = fold_all(seen[:at]), fold_all(seen[: at + 1]), seen[at]
    assert before is not None and after is not None and isinstance(deal, DealSeen)
    passage = choreograph(deal, stage(before, after))
    assert deal.turned is not None and len(passage.motions) == 40
    order = [m.key for m in sorted(passage.motions, key=lambda m: m.delay)]
    assert order[-1 if trump_card == "bottom" else 0] == deal.turned.code
    others = [key for key in order if key != deal.turned.code]
    receivers = [spots(after, stage(before, after).layout)[key].place for key in others]
    assert receivers[: len(turns)] == [(deal.dealer + turn) % 4 for turn in turns]


def test_a_skip_goes_over_the_pause_first_and_then_to_the_end() -> None:
    before, after, (taken,) = _trick_views()
    timeline = Timeline()
    timeline.play(choreograph(taken, stage(before, after)))
    timeline.skip()
    assert timeline.running and timeline.time == pytest.approx(1.2)
    timeline.skip()
    assert not timeline.running and not timeline.hidden()


def test_what_is_in_the_air_follows_the_time_and_the_passage() -> None:
    start, end = Pose(0, 0, 100, 0), Pose(9, 0, 100, 0)
    early = Motion(key="1D", code="1D", start=start, end=end, duration=1.0)
    late = Motion(key="2D", code="2D", start=start, end=end, duration=1.0, delay=1.0)
    timeline = Timeline()
    assert not timeline.running and not timeline.flying()
    timeline.play(Passage(motions=(late, early), dust=(Dust(x=0, y=0, size=9, delay=2.5, duration=0.5),)))
    assert set(timeline.flying()) == {early, late} and not timeline.moving
    timeline.update(0.5)
    assert timeline.moving and timeline.hidden() == {early.key, late.key}
    timeline.update(0.6)
    assert timeline.flying() == (late,) and timeline.hidden() == {late.key}
    timeline.update(1.0)
    assert timeline.running and not timeline.moving and not timeline.flying()
    timeline.update(0.5)
    assert timeline.moving and timeline.running
    timeline.play(Passage(motions=(early,)))
    assert timeline.flying() == (early,)
    timeline.finish()
    assert not timeline.running and timeline.time == 1.0


def test_a_thrown_card_flies_in_an_arc() -> None:
    before, _after, _ = _trick_views()
    played = before.table[0].card
    holding = replace(before, table=(), hands=((played,), (None,)))
    lying = replace(before, table=before.table[:1], hands=((), (None,)))
    shown = choreograph(Played(seat=0, card=played), stage(holding, lying, "calm"))
    (thrown,) = [m for m in shown.motions if m.key == played.code]
    straight = replace(thrown, arc=0.0)
    middle = thrown.duration / 3
    assert thrown.pose(middle).y < straight.pose(middle).y - 5


def test_where_hands_lie_open_whoever_draws_shows_the_card_on_its_way() -> None:
    """V-SC-1: from the stock it is turned over in flight; the turned card was seen before."""
    turning = []
    for event, change in played_transitions("scoperta", 2, {}):
        if isinstance(event, Drawn):
            motion = choreograph(event, change).motions[-1]
            assert event.card is not None and motion.key == event.card.code
            assert motion.face(motion.ends + 1e-6)[0] == event.card.code
            turning.append((motion.face(0.0)[0] is None, motion.start == change.layout.stock))
    assert turning == [(True, True)] * 33 + [(False, False)]


def began(players: int, options: dict[str, OptionValue]) -> MatchBegan:
    return MatchBegan(
        variant="briscola",
        players=players,
        sides=(),
        winning_hands=2,
        options=options,
        levels=("random",) * players,
        seed=None,
    )


ALL_FOURS = ("All the fours stay in the box", "36 cards are played with")


@pytest.mark.parametrize(
    ("players", "options", "left_out", "said"),
    [
        (3, {}, ["2C"], ("Two of cups stays in the box", "39 cards are played with")),
        (3, {"removed": "2S"}, ["2S"], ("Two of swords stays in the box", "39 cards are played with")),
        (6, {}, ["2C", "2D", "2B", "2S"], ("All the twos stay in the box", "36 cards are played with")),
        (3, {"removed": "fours"}, ["4C", "4D", "4B", "4S"], ALL_FOURS),
    ],
)
def test_what_is_left_out_is_shown_and_named_as_the_pack_is_opened(
    players: int, options: dict[str, OptionValue], left_out: list[str], said: tuple[str, str]
) -> None:
    """R-CARD-4, R-CARD-5, option removed."""
    event = began(players, options)
    view = begin(event)
    shown = choreograph(event, stage(view, view))
    laid = [m for m in shown.motions if m.turns]
    assert [m.code for m in laid] == left_out
    for motion in laid:  # it lies face up for a while, and then it is gone
        boxed = next(m for m in shown.motions if m.code == motion.code and m is not motion)
        assert boxed.start == motion.end and boxed.delay >= motion.ends and boxed.duration >= 1.3
        assert boxed.end.y + boxed.end.height / 2 <= 0
    captioned = caption(event, view, None, ["A", "B", "C"], Settings(), naming=ITALIAN)
    assert captioned is not None and captioned[1] == said[1]
    assert captioned[0].lower().replace("the ", "") == said[0].lower().replace("the ", "")
    still = choreograph(event, stage(view, view, "none"))
    assert not still.motions and still.length > 0


def test_with_the_whole_pack_nothing_is_shown_as_it_is_opened() -> None:
    event = began(2, {})
    view = begin(event)
    assert choreograph(event, stage(view, view)).length == 0
    assert caption(event, view, None, ["A", "B"], Settings(), naming=ITALIAN) is None


@pytest.mark.parametrize("ease", EASINGS)
def test_an_easing_goes_from_one_end_to_the_other_and_never_back(ease: str) -> None:
    steps = [EASINGS[ease](n / 100) for n in range(101)]
    assert steps[0] == 0.0 and steps[-1] == pytest.approx(1.0)
    assert steps == sorted(steps)


@pytest.mark.parametrize(
    ("ease", "shares"),
    [("throw", (0.94, 0.99)), ("soft", (0.5, 0.84)), ("sweep", (0.40, 0.73)), ("linger", (0.0, 0.03))],
)
def test_a_card_is_thrown_fast_drawn_in_slowly_and_lingers(ease: str, shares: tuple[float, float]) -> None:
    """The share of the way that is done after half the time and after three quarters of it."""
    start, end = Pose(0, 0, 100, 0), Pose(1000, 0, 100, 0)
    motion = Motion(key="1C", code="1C", start=start, end=end, duration=1.0, ease=ease)
    assert [round(motion.pose(time).x / 1000, 2) for time in (0.5, 0.75)] == [
        pytest.approx(share, abs=0.011) for share in shares
    ]


STEP = 0.02


def course(*moods: tuple[str, float]) -> list[str]:
    """The drawings of one face in turn while it has each mood for so many seconds."""
    faces, seen = Expressions(), [""]
    for mood, seconds in moods:
        for _ in range(round(seconds / STEP)):
            changed = faces.update(STEP, {3: mood})
            drawing = faces.drawn[3]
            assert bool(changed) == (drawing != seen[-1])
            if changed:
                seen.append(drawing)
    return seen


def test_a_smile_opens_half_then_whole_and_goes_the_same_way() -> None:
    assert course(("pleased", 2.0), ("", 1.0)) == ["", "pleased-2", "pleased", "pleased-2", ""]


def test_one_feeling_follows_the_other_without_a_calm_face_between() -> None:
    assert course(("pleased", 1.0), ("dismayed", 1.0)) == [
        "", "pleased-2", "pleased", "dismayed-2", "dismayed",
    ]  # fmt: skip


def test_fingers_rub_as_long_as_the_sign_is_made() -> None:
    seen = course(("rub", 2.0), ("", 0.2))
    assert seen[1:-1] == ["rub", "rub-2"] * 6
    assert seen[-1] == ""


def test_what_does_not_move_is_shown_at_once() -> None:
    assert course(("kiss", 1.0), ("left", 1.0), ("", 1.0)) == ["", "kiss", "left", ""]


@pytest.mark.parametrize("mood", MOVEMENTS)
def test_the_table_wakes_when_a_drawing_changes(mood: str) -> None:
    faces = Expressions()
    faces.update(0.0, {1: mood, 2: ""})
    for _ in range(8):
        before, wait = faces.drawn[1], faces.wake()
        if wait is None:
            assert shown_of(mood, 99.0) == (before, None)
            return
        assert not faces.update(wait * 0.9, {1: mood, 2: ""})
        assert list(faces.update(wait * 0.1 + 1e-6, {1: mood, 2: ""})) == [1]


def test_everybody_has_every_drawing_of_what_moves() -> None:
    path = resources.asset("faces", "faces.json")
    assert path is not None
    for row in json.loads(path.read_text(encoding="utf-8")):
        assert {drawing for mood in MOVEMENTS for drawing in drawings(mood)} <= set(row["moods"]), row["name"]
