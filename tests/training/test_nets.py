"""The net in torch and in numpy, what it learns from, and how."""

from pathlib import Path

import numpy as np
import pytest
import torch

from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.players.nets.arrays import Ints
from briscola.players.nets.card_rows import PACK_POINTS
from briscola.players.nets.net import Arrays, Net, load_arrays, load_net, save_net
from briscola.players.nets.trained import FOLDER
from briscola.players.nets.tricks.batch import TrickBatch
from briscola.players.nets.tricks.layout import ACTIONS, layout_of
from training.bags import Bags, joined, unpadded
from training.checkpoint import Checkpoint, Story, load_checkpoint, save_checkpoint
from training.evaluator import QuantisedEvaluator, TorchEvaluator, exact_product
from training.learner import Learner
from training.model import as_arrays, bag_gradient, new_parameters
from training.replay import Replay
from training.samples import POINTS, WIN, Samples
from training.tricks.course import shape_of
from training.tricks.duplicate import duplicate
from training.tricks.greedy import greedy
from training.tricks.lockstep import play_out, random_chooser, shuffled_packs
from training.tricks.self_play import chosen, net_chooser, self_play, tables_for, won
from training.tricks.simulator import TalkBatch

TWO = make_rules("briscola", 2)
PAIRS = make_rules("briscola", 4)


def untrained(rules: Rules, seed: int = 1, *, width: int = 16) -> Arrays:
    """A net that has learnt nothing."""
    return as_arrays(new_parameters(shape_of(rules, width), torch.Generator().manual_seed(seed)))


def net(players: int = 2, seed: int = 1) -> Arrays:
    return untrained(make_rules("briscola", players), seed, width=64)


def positions(players: int, count: int = 30) -> tuple[Bags, Ints, Ints]:
    """So many sets of rows, of 1 to 60, with three actions each."""
    rng, size = np.random.default_rng(1), layout_of(players).size
    rows = np.where(
        np.arange(60) < rng.integers(1, 61, size=(count, 1)), rng.integers(size, size=(count, 60)), size
    )
    return unpadded(rows, size), rng.integers(ACTIONS, size=3 * count), np.repeat(np.arange(count), 3)


@pytest.mark.parametrize("players", [2, 4])
def test_numpy_and_torch_give_the_same_values_and_eight_bits_nearly(players: int, tmp_path: Path) -> None:
    """To 1e-3 in single precision; rougher where acting multiplies in bytes and where bytes are kept."""
    arrays = net(players)
    save_net(tmp_path / "net.npz", arrays)
    bags, actions, owners = positions(players)
    for plays_by, tolerance in ((Net(arrays), 1e-3), (load_net(tmp_path / "net.npz"), 1e-2)):
        found = TorchEvaluator(arrays, at_once=7)(bags, actions, owners)
        for i in range(len(bags)):
            rows = bags.flat[bags.starts[i] : bags.starts[i + 1]].astype(np.int64)
            shares, chances = plays_by.values(rows[None], actions[None, 3 * i : 3 * i + 3])
            assert np.allclose(shares, found[3 * i : 3 * i + 3, POINTS], atol=tolerance)
            assert np.allclose(chances, found[3 * i : 3 * i + 3, WIN], atol=tolerance)
    assert np.allclose(QuantisedEvaluator(arrays)(bags, actions, owners), found, atol=2e-2)


def test_eight_bits_rank_the_plays_of_a_trained_net_as_single_precision_does() -> None:
    """The same card in all but a few positions, and hardly worse there."""
    arrays, rng = load_arrays(FOLDER / "briscola-2.npz"), np.random.default_rng(4)
    tables = tables_for(TWO, 400, rng)
    tables.for_hand[:] = False
    exact, rough, same, lost = TorchEvaluator(arrays), QuantisedEvaluator(arrays), [], []
    while tables.trick < TWO.tricks - 2:
        owners, places, actions = tables.offers(tables.rows, tables.legal())
        seen, nobody = tables.observations(tables.rows), np.zeros(tables.count, np.bool_)
        values = exact(seen, actions, owners)
        best, _ = chosen(owners, values, nobody, nobody, np.zeros(tables.count))
        ours, _ = chosen(owners, rough(seen, actions, owners), nobody, nobody, np.zeros(tables.count))
        same.append((best == ours).mean())
        lost.append((values[best, POINTS] - values[ours, POINTS]).mean() * PACK_POINTS)
        tables.play(places[best])
    assert np.mean(same) > 0.95 and np.mean(lost) < 0.02


def test_bags_are_cut_joined_and_renamed_as_lists_would_be() -> None:
    bags = unpadded(np.array([[1, 2, 9], [9, 9, 9], [3, 9, 9]]), 9)
    assert len(bags) == 3
    both = joined([bags.picked(np.array([2, 0])), bags.part(slice(1, 3))])
    assert both.flat.tolist() == [3, 1, 2, 3] and both.starts.tolist() == [0, 1, 3, 3, 4]
    tables = np.array([range(10), [9 - i for i in range(10)]])
    assert bags.renamed(np.array([1, 0, 0]), tables).flat.tolist() == [8, 7, 3]


def test_the_values_are_means_over_ways_to_look() -> None:
    whole = Net(net())
    rng = np.random.default_rng(2)
    rows, actions = rng.integers(whole.rows, size=(2, 9)), rng.integers(ACTIONS, size=(2, 3))
    both = whole.values(rows, actions)
    apart = [whole.values(rows[i : i + 1], actions[i : i + 1]) for i in (0, 1)]
    for found, first, second in zip(both, *apart, strict=True):
        assert np.allclose(found, (first + second) / 2, atol=1e-6)


def test_a_file_that_is_no_net_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    with path.open("wb") as file:
        np.savez(file, observation=np.zeros(3))
    with pytest.raises(KeyError):
        load_net(path)
    with path.open("wb") as file:
        np.savez(file, observation=np.array([{}], dtype=object))
    with pytest.raises(ValueError, match="pickle"):
        load_net(path)


def test_the_best_side_wins_and_sides_that_tie_share() -> None:
    rng = np.random.default_rng(1)
    for rules, points, expected in (
        (TWO, (61, 59), (1, 0)),
        (TWO, (60, 60), (0.5, 0.5)),
        (PAIRS, (10, 50, 51, 9), (1, 0, 1, 0)),
        (PAIRS, (10, 60, 50, 0), (0.5, 0.5, 0.5, 0.5)),
        (make_rules("briscola", 3), (50, 50, 20), (0.5, 0.5, 0)),
    ):
        tables = TalkBatch(rules, shuffled_packs(rules, 1, rng), np.array([0]))
        tables.points[0] = points
        assert won(tables)[0].tolist() == list(expected)


def batch(trace: float, epsilon: float, seed: int = 1, hands: int = 40) -> Samples:
    rng = np.random.default_rng(seed)
    tables = tables_for(TWO, hands, rng)
    return self_play(tables, QuantisedEvaluator(net(seed=seed)), epsilon=epsilon, trace=trace, rng=rng)


def test_monte_carlo_targets_are_what_came_of_it() -> None:
    """The first decisions of both seats share out the whole hand; a winner has more than half."""
    found = batch(trace=1.0, epsilon=0.0)
    targets = found.targets.reshape(38, 40, 2)  # by play and hand; the last trick leaves no choice
    first = targets[0]
    other = targets[1]
    assert np.allclose(first[:, POINTS] + other[:, POINTS], 1)
    assert ((first[:, POINTS] > 0.5) == (first[:, WIN] == 1)).all()
    assert np.allclose(first[:, WIN] + other[:, WIN], 1)
    shares = targets[:, :, POINTS] * PACK_POINTS
    assert np.allclose(shares, shares.round(), atol=1e-4)
    assert (shares[-1] >= -1e-4).all() and (shares[-1] <= 44.001).all()


def test_a_shorter_trace_looks_at_the_net_and_a_random_play_does_not_count() -> None:
    whole, short = batch(trace=1.0, epsilon=0.0), batch(trace=0.5, epsilon=0.0)
    assert (whole.observations.flat == short.observations.flat).all()
    assert not np.allclose(whole.targets, short.targets)
    late = slice(-2 * 40, None)  # the last trick but one: nothing is decided after
    assert np.allclose(whole.targets[late], short.targets[late])
    random = batch(trace=1.0, epsilon=1.0)
    shares = random.targets[:, POINTS] * PACK_POINTS
    assert not np.allclose(shares, shares.round(), atol=1e-3)


def test_replay_keeps_the_last_batches_only() -> None:
    replay = Replay(2)
    for value in (1, 2, 3):
        one = Samples(
            observations=unpadded(np.full((5, value), value), 9),
            actions=np.full(5, value, np.uint16),
            targets=np.full((5, 2), value, np.float32),
        )
        replay.add(one)
    drawn = replay.minibatch(200, np.random.default_rng(1))
    assert len(drawn) == 200 and set(drawn.actions) == {2, 3}
    sizes = np.diff(drawn.observations.starts)
    assert (sizes == drawn.actions).all() and (drawn.targets[:, 1] == drawn.actions).all()


def test_a_learner_learns_and_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    found, rng = batch(trace=1.0, epsilon=0.1, hands=60), np.random.default_rng(1)
    learner = Learner(shape=shape_of(TWO, 64), seed=3, rate=1e-2, pace=0.01)
    losses = [learner.step(found, rng) for _ in range(12)]
    assert losses[-1][POINTS] < 0.8 * losses[0][POINTS] and losses[-1][WIN] < losses[0][WIN]
    path = tmp_path / "checkpoint.npz"
    story = Story(hands=60, steps=learner.steps, stages=[{"rate": 1e-2}])
    save_checkpoint(path, Checkpoint(average=learner.frozen(), latest=learner.latest(), story=story))
    kept = load_checkpoint(path)
    copy = Learner(shape=shape_of(TWO, 64), seed=4, rate=1e-2, pace=0.01)
    copy.adopt(kept.average, kept.latest, steps=kept.story.steps)
    assert copy.steps == 12 and kept.story == story
    for name, value in learner.frozen().items():
        assert np.allclose(value, copy.frozen()[name], atol=1e-3)
    again = [one.step(found, np.random.default_rng(2)) for one in (learner, copy)]
    assert again[0] == pytest.approx(again[1], abs=1e-3)


def test_the_gradient_of_the_first_layer_is_that_of_torch() -> None:
    """`bag_gradient` stands in for what torch works out by itself."""
    bags, rng = positions(2)[0], torch.Generator().manual_seed(2)
    table = torch.randn(layout_of(2).size + 1, 8, generator=rng, requires_grad=True)
    wanted = torch.randn(len(bags), 8, generator=rng)
    flat, starts = (torch.from_numpy(part.astype(np.int64)) for part in (bags.flat, bags.starts[:-1]))
    torch.nn.functional.embedding_bag(flat, table, starts, mode="sum").backward(wanted)
    assert torch.allclose(bag_gradient(table, bags, wanted), table.grad, atol=1e-5)


def test_duplicate_is_even_between_equals_and_knows_the_stronger() -> None:
    rng = np.random.default_rng(1)
    for rules in (TWO, PAIRS, make_rules("briscola", 3)):
        assert duplicate(rules, greedy, greedy, deals=50, rng=rng, batch=TrickBatch) == (0, 0)
        gain, error = duplicate(rules, greedy, random_chooser(rng), deals=200, rng=rng, batch=TrickBatch)
        assert gain > 4 * error > 0


def test_a_net_chooses_a_legal_card_and_two_play_out_a_hand() -> None:
    rules = make_rules("prini", 2)
    rng = np.random.default_rng(1)
    tables = TalkBatch(rules, shuffled_packs(rules, 20, rng), np.zeros(20, np.int64))
    chooser = net_chooser(QuantisedEvaluator(net()))
    while not tables.over:
        places = chooser(tables, tables.rows)
        assert tables.legal()[tables.rows, places].all()
        tables.play(places)
    rng = np.random.default_rng(1)
    tables = tables_for(PAIRS, 8, rng)
    chooser = net_chooser(QuantisedEvaluator(net(4)))
    play_out(tables, [chooser, greedy], np.tile([0, 1, 0, 1], (8, 1)))
    assert (tables.points.sum(axis=1) == PACK_POINTS).all()


def test_who_plays_for_the_hand_takes_the_best_chance_points_deciding_ties() -> None:
    values = np.array([[0.9, 0.2], [0.1, 0.6], [0.2, 1.0], [0.4, 1.0]], np.float32)  # shares, chances
    owners, dice = np.array([0, 0, 1, 1]), np.array([0.9, 0.2])
    nobody, everybody = np.array([False, False]), np.array([True, True])
    greedy, taken = chosen(owners, values, nobody, nobody, dice)
    assert greedy.tolist() == taken.tolist() == [0, 3]
    greedy, explored = chosen(owners, values, everybody, everybody, dice)
    assert greedy.tolist() == [1, 3] and explored.tolist() == [1, 2]


def test_who_explores_sharply_tries_what_seems_nearly_as_good() -> None:
    """A point worse e times as seldom; without sharpness every action alike."""
    count, points = 4000, np.array([40.0, 39.0, 20.0])
    owners = np.repeat(np.arange(count), len(points))
    values = np.zeros((len(owners), 2), np.float32)
    values[:, POINTS] = np.tile(points / PACK_POINTS, count)
    dice, nobody, all_of_them = (
        np.random.default_rng(1).random(count),
        np.zeros(count, bool),
        np.ones(count, bool),
    )
    for sharpness, expected in ((0.0, [1 / 3, 1 / 3, 1 / 3]), (1.0, [0.731, 0.269, 0.0])):
        _, taken = chosen(owners, values, nobody, all_of_them, dice, sharpness)
        shares = np.bincount(taken % len(points), minlength=len(points)) / count
        assert np.allclose(shares, expected, atol=0.03)


def test_fresh_tables_hold_every_kind_of_company() -> None:
    """Sides that play for the hand and sides that do not, talkers and the silent, tables with spies."""
    tables = tables_for(PAIRS, 400, np.random.default_rng(1))
    assert tables.talk is not None
    for flags in (tables.for_hand, tables.talk.talking):
        assert 0.1 < flags.mean() < 0.9
    assert (tables.for_hand[:, 0] == tables.for_hand[:, 2]).all()
    assert tables_for(TWO, 4, np.random.default_rng(1)).talk is None


def test_processors_without_fast_bytes_get_the_same_products() -> None:
    some = torch.Generator().manual_seed(1)
    narrow = torch.randint(-127, 128, (300, 1040), dtype=torch.int8, generator=some)
    weights = torch.randint(-127, 128, (1040, 64), dtype=torch.int8, generator=some)
    narrow[0], weights[:, 0] = 127, 127  # the largest sum
    assert torch.equal(exact_product(narrow, weights), torch._int_mm(narrow, weights))  # its only name
