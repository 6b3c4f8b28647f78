"""A net that leans towards an opponent's habits, and whom that changes."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest

from briscola.commands.simulate import simulate
from briscola.engine.record import event_line
from briscola.engine.variants import make_rules
from briscola.players.habits.habits import GAME, PLACES, SIZE, Habits
from briscola.players.habits.leaning import (
    DOUBT,
    Leaning,
    digest,
    load_leaning,
    save_leaning,
    sizes,
    traits,
)
from briscola.players.levels import BadLevel, parse_level
from briscola.players.nets import trained
from briscola.players.nets.net import Arrays

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
    assert found == pytest.approx([0.75 * n / (n + DOUBT) for n in seen])


@dataclass(frozen=True)
class Some:
    """A little net, and how it leans."""

    arrays: Arrays
    leaning: Leaning


@pytest.fixture
def some() -> Some:
    rng = np.random.default_rng(1)
    net = trained.trained_net(GAME)
    assert net is not None
    lean = rng.normal(size=(SIZE, sum(sizes(net.arrays)))).astype(np.float32)
    return Some(net.arrays, Leaning(usual=np.full(SIZE, 0.2), lean=lean, base=bytes(32)))


def test_a_net_without_habits_stays_to_the_bit(some: Some) -> None:
    same = some.leaning.changed(some.arrays, Habits())
    assert all((same[name] == some.arrays[name]).all() for name in some.arrays)
    other = some.leaning.changed(some.arrays, habits(trump=50))
    assert any((other[name] != some.arrays[name]).any() for name in some.arrays)
    assert (other["observation"] == some.arrays["observation"]).all()


def test_a_leaning_is_read_as_it_was_written(tmp_path: Path, some: Some) -> None:
    path = tmp_path / "habits-2.npz"
    save_leaning(path, some.leaning)
    found = load_leaning(path)
    assert found.base == some.leaning.base and np.allclose(found.usual, some.leaning.usual)
    most = np.abs(some.leaning.lean).max(axis=1, keepdims=True)
    assert (np.abs(found.lean - some.leaning.lean) <= 0.51 * most / 127).all()


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
