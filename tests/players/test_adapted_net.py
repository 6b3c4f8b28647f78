"""A net that leans towards an opponent's habits, and whom that changes."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import asdict, replace

from briscola.commands.simulate import simulate
from briscola.engine.record import event_line
from briscola.engine.variants import make_rules
from briscola.players.habits.habits import GAME, PLACES, SIZE, WAYS, Habits
from briscola.players.levels import BadLevel, parse_level
from briscola.players.nets import trained
from briscola.players.nets.adapted_net import (
    DOUBT,
    FAR,
    NEAR,
    Leaning,
    digest,
    load_leaning,
    save_leaning,
    traits,
)
from briscola.players.nets.net import Arrays, Singles
from tests.players.leans import RANKS, some_leaning
from tests.players.test_net_player import small_net

USUAL = np.full(SIZE, 0.0)


def habits(**often: int) -> Habits:
    """Those of somebody who leads these, in many hands."""
    counts = [0] * SIZE
    for way, times in often.items():
        counts[PLACES["led", way]] = times
    return Habits(100, tuple(counts))


def test_where_nothing_is_known_nothing_differs_from_the_usual() -> None:
    usual = np.linspace(0, 1, SIZE)
    assert not traits(np.zeros((3, SIZE), np.int64), usual).any()


def test_the_more_is_seen_the_more_it_counts() -> None:
    """Somebody who leads nothing but trumps, where a quarter of the leads usually are."""
    usual = np.zeros(SIZE)
    at = PLACES["led", "trump"]
    usual[at] = 0.25
    seen = [int(n) for n in (1, DOUBT, 1000)]
    found = [traits(np.array(habits(trump=n).counts), usual)[at] for n in seen]
    lengths = [0.75 * n / (n + DOUBT) for n in seen]
    assert found == pytest.approx([trusted(length) for length in lengths])


def trusted(length: float) -> float:
    """How long traits of that length are told to be."""
    return float(length * length**2 / (length**2 + NEAR**2) / np.hypot(1, length / FAR))


def test_what_may_be_chance_hardly_counts() -> None:
    """Of what the net's own kind shows after a hundred hands less than a quarter is told."""
    usual = np.zeros(SIZE)
    at = PLACES["led", "trump"]
    usual[at], often = 0.25, 10**6
    counts = [0] * SIZE
    for share in (0.35, 0.75):
        counts[at], counts[at - 1] = int(share * often), int((1 - share) * often)
        found = traits(np.array(counts), np.where(np.arange(SIZE) == at - 1, 0.75, usual))
        assert np.linalg.norm(found) == pytest.approx(trusted(np.sqrt(2) * (share - 0.25)), rel=1e-3)
    assert trusted(0.14) < 0.25 * 0.14 and trusted(0.5) > 0.6 * 0.5


def test_who_is_of_another_kind_than_the_net_is_not_taken_for_it() -> None:
    """The more so the further he is from the usual, and not at all where nothing was seen."""
    usual = np.zeros(SIZE)
    usual[PLACES["led", "trump"]], usual[PLACES["led", "blank"]] = 0.25, 0.75
    leaning = Leaning(usual=usual, lean=some_leaning(small_net(2), 0.0).lean, base=b"")
    doubts = [leaning.doubt(habits(trump=often, blank=1000 - often)) for often in (250, 300, 500, 1000)]
    assert leaning.doubt(Habits()) == pytest.approx(0) == doubts[0]
    assert doubts == sorted(doubts) and doubts[1] < 0.25 and 0.9 > doubts[2] > 0.6 and doubts[3] > 0.9


def test_nobody_is_so_unusual_that_the_net_leans_out_of_reach() -> None:
    """Who does one thing alone in every kind of moment is told as no more than `FAR` from the usual."""
    counts = np.zeros(SIZE, np.int64)
    for kind in WAYS:
        counts[PLACES[kind, WAYS[kind][0]]] = 10**6
    found = traits(counts, np.full(SIZE, 0.1))
    assert 0.8 * FAR < float(np.linalg.norm(found)) < FAR


@dataclass(frozen=True)
class Some:
    """A little net, and how it leans."""

    arrays: Arrays
    leaning: Leaning


@pytest.fixture
def some() -> Some:
    net = trained.trained_net(GAME)
    assert net is not None
    return Some(net.arrays, some_leaning(net.arrays, 1.0))


def test_a_net_without_habits_stays_to_the_bit(some: Some) -> None:
    same = some.leaning.changed(some.arrays, Habits())
    assert all((same[name] == some.arrays[name]).all() for name in some.arrays)
    other = some.leaning.changed(some.arrays, habits(trump=50))
    assert any((other[name] != some.arrays[name]).any() for name in some.arrays)
    assert not other["observation"][-1].any()


def test_adapters_of_the_first_layer_read_the_sum_of_its_rows(some: Some) -> None:
    """What leaning adds to the sum of rows is what its adapter makes of that sum, padding or not."""
    lean = replace(some.leaning.lean, moves=np.zeros_like(some.leaning.lean.moves))
    told = np.array([0.5, -1.0, 0.25], np.float32)
    moved, rows = lean.moved(some.arrays, told), [3, 50, 700, len(some.arrays["observation"]) - 1]

    def summed(arrays: Arrays) -> Singles:
        total: Singles = arrays["observation"][rows].sum(axis=0) + arrays["action"][7] + arrays["bias"]
        return total

    before = summed(some.arrays)
    expected = before + (before @ lean.down[0] * np.repeat(told, RANKS)) @ lean.up[0]
    assert np.allclose(summed(moved), expected, rtol=1e-3, atol=1e-3)


def test_a_leaning_is_read_as_it_was_written(tmp_path: Path, some: Some) -> None:
    path = tmp_path / "habits-2.npz"
    save_leaning(path, some.leaning)
    found = load_leaning(path)
    assert found.base == some.leaning.base and np.allclose(found.usual, some.leaning.usual)
    for name, wanted in asdict(some.leaning.lean).items():
        most = np.abs(wanted).max(axis=-1, keepdims=True)
        assert (np.abs(getattr(found.lean, name) - wanted) <= 0.51 * most / 127).all()


@pytest.mark.parametrize("name", ["axes", "moves", "down", "up"])
@pytest.mark.parametrize("fault", ["one fewer", "not a number", "flat"])
def test_a_leaning_whose_parts_do_not_fit_is_none(name: str, fault: str, tmp_path: Path, some: Some) -> None:
    path = tmp_path / "habits-2.npz"
    save_leaning(path, some.leaning)
    with np.load(path) as file:
        arrays = dict(file)
    if fault == "one fewer":
        arrays[name], arrays[name + "_scale"] = arrays[name][..., 1:, :], arrays[name + "_scale"][..., 1:, :]
    elif fault == "flat":
        arrays[name], arrays[name + "_scale"] = arrays[name].ravel(), np.ones(1, np.float32)
    else:
        arrays[name + "_scale"] = arrays[name + "_scale"] * np.nan
    np.savez(path, **arrays)
    with pytest.raises(ValueError, match="tells of no leaning"):
        load_leaning(path)


def test_the_leaning_of_the_game_belongs_to_its_net() -> None:
    """Learnt anew after every new net, else nobody leans: training/README.md."""
    path = trained.FOLDER / f"{trained.LEANING}.npz"
    assert not path.is_file() or load_leaning(path).base == digest(trained.FOLDER / f"{GAME}.npz")


@pytest.mark.parametrize("fault", ["another net", "damaged", "missing"])
def test_a_leaning_that_is_not_the_nets_is_ignored(
    fault: str, tmp_path: Path, some: Some, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / f"{trained.LEANING}.npz"
    (tmp_path / f"{GAME}.npz").write_bytes(b"another net than that of the leaning")
    if fault != "missing":
        save_leaning(path, some.leaning)
    if fault == "damaged":
        path.write_bytes(path.read_bytes()[:1000])
    monkeypatch.setattr(trained, "FOLDER", tmp_path)
    assert trained.leaning.__wrapped__() is None


def log(level: str, variant: str = "briscola", players: int = 2) -> list[str]:
    """What maestros play, without who they are."""
    rules = make_rules(variant, players)
    levels = [level, *["easy"] * (players - 1)]
    events = simulate(rules, levels=levels, seed=5, hands=2, winning_hands=11)
    return [event_line(event) for event in events][1:]


GENEROUS = Habits(400, tuple(9 if way.startswith("gave") else 1 for _, way in PLACES))


@pytest.mark.slow
def test_the_maestro_leans_where_habits_are_counted(leans: None) -> None:
    del leans
    plain = log("maestro")
    assert log("maestro:adapt=") == log(f"maestro:adapt={Habits(3).spell()}") == plain
    assert log(f"maestro:adapt={GENEROUS.spell()}") != plain
    three = log("maestro", players=3)
    assert log(f"maestro:adapt={GENEROUS.spell()}", players=3) == three


def test_the_switch_is_the_maestros_and_takes_habits_alone() -> None:
    assert parse_level(f"maestro:adapt={GENEROUS.spell()},goal=win")[1]["adapt"] == GENEROUS.spell()
    with pytest.raises(BadLevel, match="these are no habits"):
        parse_level("maestro:adapt=1.2")
    with pytest.raises(BadLevel, match="no switch 'adapt'"):
        parse_level("hard:adapt=")
