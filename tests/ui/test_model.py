"""The picture follows the events: the fold, the motions, and what an observation alone would show."""

from dataclasses import replace
from random import Random

import pytest

from briscola.client.fold import fold, fold_all, shown_hands, unfold
from briscola.client.match_setup import MatchSetup, regulars
from briscola.client.view import View, sorted_hand
from briscola.engine.events import DealSeen, Event, Played, TrickTaken
from briscola.engine.observation import Observation
from briscola.engine.rules import OptionValue, Turned
from briscola.engine.trick import TableCard
from briscola.engine.variants import make_rules
from briscola.players.player import RandomPlayer
from briscola.table import Phase, SeededDeals, Table
from briscola.ui.animation.choreography import Transition, choreograph
from briscola.ui.animation.motion import pace
from briscola.ui.animation.timeline import Timeline
from briscola.ui.layout.spots import spots
from briscola.ui.layout.table_layout import Layout
from briscola.ui.sound.soundtrack import sounds
from briscola.ui.views.tally import score_line

GAMES: list[tuple[str, int, dict[str, OptionValue]]] = [
    ("briscola", 2, {"exchange": "seven_and_two"}),
    ("briscola", 3, {}),
    ("briscola", 4, {}),
    ("briscola", 4, {"teams": False}),
    ("briscola", 5, {}),
    ("chiamata", 5, {}),
    ("chiamata", 5, {"bidding": "rank", "first_lead": "caller"}),
    ("chiamata", 4, {}),
    ("chiamata", 4, {"morto": "open"}),
    ("prini", 2, {"deal_all": True}),
    ("prini", 4, {"deal_all": True}),
    ("bisca", 2, {"hand_size": 9}),
]


def play_steps(
    variant: str, players: int, options: dict[str, OptionValue], seed: int
) -> list[tuple[Table, list[Event]]]:
    """A match between random players, a step at a time, with the events each step caused."""
    rules = make_rules(variant, players, options)
    table = Table(rules, winning_hands=1, levels=("random",) * players, deals=SeededDeals(seed))
    player = RandomPlayer(Random(seed))
    steps = [(table, table.begin_match())]
    while table.phase is not Phase.MATCH:
        if table.phase is Phase.HAND:
            steps.append((table, table.begin_hand()))
        elif table.phase is Phase.CUT:
            steps.append((table, table.cut()))
        elif table.asked is None:
            steps.append((table, table.turn_dummy()))
        else:
            steps.append((table, table.act(player.choose(table.asked.view))))
    return steps


def test_a_rematch_counts_its_hands_anew() -> None:
    table = play_steps("briscola", 2, {}, seed=4)[-1][0]
    played = fold_all(unfold(table.log))
    table.begin_match()
    table.begin_hand()
    rematch = fold_all(unfold(table.log))
    assert played is not None and played.hand_number >= 1
    assert rematch is not None and rematch.hand_number == 1


def observed(seen: Observation) -> View:
    """The table as an observation alone tells it, with no events at all."""
    rules = seen.rules
    last = seen.tricks[-1] if seen.tricks else None
    captured = [0] * rules.places
    for trick in seen.tricks:
        captured[trick.winner] += len(trick.plays)
    own = sorted_hand(seen.hand, rules)
    lying = rules.turned is Turned.LAST_DEALT and not seen.tricks and len(seen.table) < rules.places - 1
    on_table = rules.turned is Turned.AFTER_DEAL and seen.stock_count > 0
    cards = [c for trick in seen.tricks for _, c in trick.plays] + [c for _, c in seen.table]
    return View(
        rules=rules,
        winning_hands=seen.standing.winning_hands,
        score=seen.standing.score,
        balance=seen.standing.balance,
        dealer=seen.dealer,
        hands=(own, *((None,) * n for n in seen.counts[1:])),
        turned=seen.turned if lying or on_table else None,
        stock_count=seen.stock_count,
        trumps=seen.trumps,
        leader=seen.leader if seen.leader is not None else rules.order(seen.dealer)[0],
        table=tuple(TableCard(seat, card) for seat, card in seen.table),
        last=tuple(TableCard(seat, card) for seat, card in last.plays) if last else (),
        last_winner=last.winner if last else None,
        last_points=last.points if last else 0,
        tricks=len(seen.tricks),
        captured=tuple(captured),
        points=seen.points,
        bids=seen.bids,
        contract=seen.contract if seen.called is not None else None,
        caller=seen.caller if seen.called is not None else None,
        called=seen.called,
        played=frozenset(cards),
    )


def comparable(view: View) -> View:
    """What an observation can tell of a view: not the seal, nor who the partner is."""
    return replace(
        view,
        hand_number=0,
        counted=0,
        sha256=None,
        secret=None,
        salt="",
        partner=None,
        revealed=False,
        ended=None,
        winners=(),
    )


@pytest.mark.parametrize(("variant", "players", "options"), GAMES)
def test_the_picture_after_the_events_is_the_one_an_observation_gives(
    variant: str, players: int, options: dict[str, OptionValue]
) -> None:
    rules = make_rules(variant, players, options)
    table = Table(rules, winning_hands=1, levels=("random",) * players, deals=SeededDeals(5))
    player = RandomPlayer(Random(8))
    view: View | None = None
    moments = 0
    layout = Layout((1280, 800), range(rules.places), rules.hand_size, partners=rules.in_pairs)
    events = table.begin_match()
    while True:
        for event in unfold(events):
            view = fold(event, view) if view is not None else fold_all([event])
        assert view is not None
        if table.phase is Phase.PLAY:
            seen = comparable(observed(table.view(0)))
            assert comparable(view) == seen
            assert spots(view, layout) == spots(seen, layout)
            moments += 1
            asked = table.asked
            events = table.turn_dummy() if asked is None else table.act(player.choose(asked.view))
        elif table.phase is Phase.HAND:
            events = table.begin_hand()
        elif table.phase is Phase.CUT:
            events = table.cut()
        else:
            break
    assert moments >= rules.tricks


@pytest.mark.parametrize(("variant", "players", "options"), GAMES)
def test_every_motion_ends_where_the_card_lies(
    variant: str, players: int, options: dict[str, OptionValue]
) -> None:
    view: View | None = None
    landed = 0
    for table, events in play_steps(variant, players, options, seed=3):
        for event in unfold(events):
            if view is None:
                view = fold_all([event])
                continue
            before, view = view, fold(event, view)
            layout = Layout((1920, 1080), view.order, table.rules.hand_size, partners=table.rules.in_pairs)
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


def _trick_views() -> tuple[View, View, list[Event]]:
    table, events = play_steps("briscola", 2, {}, seed=1)[0]
    seen = unfold(table.log)
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
    assert all(m.delay >= 2.0 and m.end == pile for m in passage.motions)
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
    for event in unfold(table.log):
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


def test_cards_are_dealt_one_by_one_from_the_dealers_right() -> None:
    """R-DEAL-4."""
    table, _ = play_steps("briscola", 3, {}, seed=2)[0]
    seen = unfold(table.log)
    at = next(i for i, event in enumerate(seen) if isinstance(event, DealSeen))
    before, after = fold_all(seen[:at]), fold_all(seen[: at + 1])
    deal = seen[at]
    assert before is not None and after is not None and isinstance(deal, DealSeen)
    layout = Layout((1280, 800), range(3), 3)
    passage = choreograph(deal, Transition(before=before, after=after, layout=layout, pace=pace("normal")))
    first = sorted(passage.motions, key=lambda m: m.delay)[:3]
    receivers = [spots(after, layout)[m.key].place for m in first]
    assert receivers == [(deal.dealer + 1 + i) % 3 for i in range(3)]
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


def test_the_person_is_never_asked_to_believe_a_card_of_another_hand() -> None:
    """Opponents' cards stay None in the view until they are played."""
    table, _ = play_steps("briscola", 4, {}, seed=6)[0]
    view: View | None = None
    for event in unfold(table.log):
        view = fold(event, view) if view is not None else fold_all([event])
        assert view is not None
        assert all(c is None for hand in view.hands[1:] for c in hand)


def test_an_open_dummy_that_holds_the_called_card_is_everybodys_known_partner() -> None:
    """V-MO-8 (a): nothing is secret any more, and nothing was before the first lead."""
    told = []
    for seed in range(12):
        rules = make_rules("chiamata", 4, {"morto": "open"})
        table = Table(rules, winning_hands=11, levels=("random",) * 4, deals=SeededDeals(seed))
        player = RandomPlayer(Random(seed))
        table.begin_match()
        table.begin_hand()
        table.cut()
        while table.phase is Phase.PLAY and table.asked is not None:
            seen = table.view(0)
            view = fold_all(unfold(table.log))
            assert view is not None
            shown = shown_hands(view, seen)
            if seen.called is not None:
                lies_open = any(seen.called in cards for cards in seen.open.values())
                told.append(lies_open)
                assert (shown.partner == rules.dummy_seat and shown.revealed) >= lies_open
                assert lies_open or view.revealed == shown.revealed
            table.act(player.choose(table.asked.view))
    assert True in told and False in told


@pytest.mark.parametrize(
    ("match", "line"),
    [("wins", "You 1 · Rocco 0 · Ada 2 · Teresa 0"), ("target", "You +3 · Rocco −1 · Ada 0 · Teresa −2")],
)
def test_the_slate_can_be_said_in_a_line(match: str, line: str) -> None:
    """For the open dummy's sheet, which lies over it."""
    table = play_steps("chiamata", 4, {"match": match}, seed=1)[-1][0]
    view = fold_all(unfold(table.log))
    assert view is not None
    view = replace(view, score=(1, 0, 2, 0), balance=(3, -1, 0, -2, 0))
    setup = MatchSetup(variant="chiamata", players=4, opponents=regulars(4))
    assert score_line(view, setup) == line
