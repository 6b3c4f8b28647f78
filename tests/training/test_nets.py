"""The net in torch and in numpy, what it learns from, and how."""

from copy import deepcopy
from pathlib import Path

import numpy as np
import pytest
import torch

from briscola.engine.variants import make_rules
from briscola.players.nets.card_rows import PACK_POINTS
from briscola.players.nets.net import Net, load_net, save_net
from briscola.players.nets.tricks.layout import ACTIONS, layout_of
from training.duplicate import duplicate
from training.greedy import greedy
from training.learner import Learner
from training.lessons import POINTS, WIN, Lessons, lessons, merits, net_chooser, tables_for, won
from training.model import Parameters, as_arrays, new_parameters, outputs, shape_of
from training.replay import Replay
from training.simulator import TalkBatch, play_out, random_chooser, shuffled_packs

TWO = make_rules("briscola", 2)
PAIRS = make_rules("briscola", 4)


def both_ways(parameters: Parameters, net: Net, players: int, precision: torch.dtype) -> float:
    """The greatest difference between torch and numpy over a few random positions."""
    rng = np.random.default_rng(1)
    size = layout_of(players).size
    worst = 0.0
    for count in (1, 20, 60):
        rows, actions = rng.integers(size, size=count), rng.integers(ACTIONS, size=3)
        padded = np.full((1, 70), size)
        padded[0, :count] = rows
        owners = np.zeros(3, np.int64)
        whole = outputs(parameters, padded, actions, owners, precision=precision).detach()
        shares, chances = net.values(rows[None], actions[None])
        worst = max(worst, np.abs(shares - whole[:, POINTS].numpy()).max())
        worst = max(worst, np.abs(chances - torch.sigmoid(whole[:, WIN]).numpy()).max())
    return worst


@pytest.mark.parametrize("players", [2, 4])
def test_numpy_and_torch_give_the_same_values(players: int, tmp_path: Path) -> None:
    """To 1e-3 in single precision; rougher where training multiplies roughly and where bytes are kept."""
    parameters = new_parameters(shape_of(players, 64), torch.Generator().manual_seed(1))
    arrays = as_arrays(parameters)
    assert both_ways(parameters, Net(arrays), players, torch.float32) < 1e-3
    assert both_ways(parameters, Net(arrays), players, torch.bfloat16) < 2e-2
    path = tmp_path / "net.npz"
    save_net(path, arrays)
    assert both_ways(parameters, load_net(path), players, torch.float32) < 1e-2


def test_the_values_are_means_over_ways_to_look() -> None:
    net = Net(as_arrays(new_parameters(shape_of(2, 64), torch.Generator().manual_seed(1))))
    rng = np.random.default_rng(2)
    rows, actions = rng.integers(net.rows, size=(2, 9)), rng.integers(ACTIONS, size=(2, 3))
    both = net.values(rows, actions)
    apart = [net.values(rows[i : i + 1], actions[i : i + 1]) for i in (0, 1)]
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


def batch(trace: float, epsilon: float, seed: int = 1, hands: int = 40) -> Lessons:
    parameters = new_parameters(shape_of(2, 64), torch.Generator().manual_seed(seed))
    rng = np.random.default_rng(seed)
    return lessons(tables_for(TWO, hands, rng), parameters, epsilon=epsilon, trace=trace, rng=rng)


def test_monte_carlo_targets_are_what_came_of_it() -> None:
    """The first decisions of both seats share out the whole hand; a winner has more than half."""
    found = batch(trace=1.0, epsilon=0.0)
    targets = found.targets.reshape(40, 40, 2)  # by play and hand
    first = targets[0]
    other = targets[1]
    assert np.allclose(first[:, POINTS] + other[:, POINTS], 1)
    assert ((first[:, POINTS] > 0.5) == (first[:, WIN] == 1)).all()
    assert np.allclose(first[:, WIN] + other[:, WIN], 1)
    shares = targets[:, :, POINTS] * PACK_POINTS
    assert np.allclose(shares, shares.round(), atol=1e-4)
    assert (shares[-1] >= -1e-4).all() and (shares[-1] <= 22.001).all()


def test_a_shorter_trace_looks_at_the_net_and_a_random_play_does_not_count() -> None:
    whole, short = batch(trace=1.0, epsilon=0.0), batch(trace=0.5, epsilon=0.0)
    assert (whole.observations == short.observations).all()
    assert not np.allclose(whole.targets, short.targets)
    late = slice(-2 * 40, None)  # the last trick: nothing comes after
    assert np.allclose(whole.targets[late], short.targets[late])
    random = batch(trace=1.0, epsilon=1.0)
    shares = random.targets[:, POINTS] * PACK_POINTS
    assert not np.allclose(shares, shares.round(), atol=1e-3)


def test_replay_keeps_the_last_batches_only() -> None:
    replay = Replay(2, padding=9)
    for value in (1, 2, 3):
        one = Lessons(
            observations=np.full((5, value), value, np.uint16),
            actions=np.full(5, value, np.uint16),
            targets=np.full((5, 2), value, np.float32),
        )
        replay.add(one)
    drawn = replay.sample(200, np.random.default_rng(1))
    assert set(drawn.actions) == {2, 3}
    assert (drawn.observations[:, 0] == drawn.actions).all() and (drawn.targets[:, 1] == drawn.actions).all()
    assert ((drawn.observations[:, 2] == 9) == (drawn.actions == 2)).all()  # padded


def test_a_learner_learns_and_goes_on_from_its_state() -> None:
    found, rng = batch(trace=1.0, epsilon=0.1, hands=60), np.random.default_rng(1)
    learner = Learner(shape=shape_of(2, 64), seed=3, rate=1e-3, pace=0.01)
    losses = [learner.step(found, rng) for _ in range(12)]
    assert losses[-1][POINTS] < 0.8 * losses[0][POINTS] and losses[-1][WIN] < losses[0][WIN]
    copy = Learner(shape=shape_of(2, 64), seed=4, rate=1e-3, pace=0.01)
    copy.restore(deepcopy(learner.state()))
    assert copy.steps == 12
    again = [one.step(found, np.random.default_rng(2)) for one in (learner, copy)]
    assert again[0] == pytest.approx(again[1], abs=1e-6)
    for name, value in learner.average.items():
        assert torch.allclose(value, copy.average[name], atol=1e-4)


def test_duplicate_is_even_between_equals_and_knows_the_stronger() -> None:
    rng = np.random.default_rng(1)
    for rules in (TWO, PAIRS, make_rules("briscola", 3)):
        assert duplicate(rules, greedy, greedy, deals=50, rng=rng) == (0, 0)
        gain, error = duplicate(rules, greedy, random_chooser(rng), deals=200, rng=rng)
        assert gain > 4 * error > 0


def test_a_net_chooses_a_legal_card() -> None:
    rules = make_rules("prini", 2)
    rng = np.random.default_rng(1)
    tables = TalkBatch(rules, shuffled_packs(rules, 20, rng), np.zeros(20, np.int64))
    chooser = net_chooser(new_parameters(shape_of(2, 64), torch.Generator().manual_seed(1)))
    while not tables.over:
        places = chooser(tables, tables.rows)
        assert tables.legal()[tables.rows, places].all()
        tables.play(places)


def test_two_nets_play_out_a_hand() -> None:
    rng = np.random.default_rng(1)
    tables = tables_for(PAIRS, 8, rng)
    chooser = net_chooser(new_parameters(shape_of(4, 64), torch.Generator().manual_seed(1)))
    play_out(tables, [chooser, greedy], np.tile([0, 1, 0, 1], (8, 1)))
    assert (tables.points.sum(axis=1) == PACK_POINTS).all()


def test_who_plays_for_the_hand_takes_the_best_chance_points_deciding_ties() -> None:
    values = np.array([[[0.9, 0.2], [0.1, 0.6]], [[0.2, 1.0], [0.4, 1.0]]], np.float32)  # shares, chances
    assert merits(values, np.array([False, False])).argmax(axis=1).tolist() == [0, 1]
    assert merits(values, np.array([True, True])).argmax(axis=1).tolist() == [1, 1]


def test_fresh_tables_hold_every_kind_of_company() -> None:
    """Sides that play for the hand and sides that do not, talkers and the silent, tables with spies."""
    tables = tables_for(PAIRS, 400, np.random.default_rng(1))
    assert tables.talk is not None
    for flags in (tables.for_hand, tables.talk.talking):
        assert 0.1 < flags.mean() < 0.9
    assert (tables.for_hand[:, 0] == tables.for_hand[:, 2]).all()
    assert tables_for(TWO, 4, np.random.default_rng(1)).talk is None
