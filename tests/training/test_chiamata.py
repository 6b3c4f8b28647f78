"""What the net of chiamata learns from hands against itself, and the commands that train and measure it."""

import json
from pathlib import Path

import numpy as np
import pytest
import torch

from briscola.players.net_players.chiamata_player import PAY_UNIT, ChiamataPlayer
from briscola.players.nets.card_rows import PACK_POINTS
from briscola.players.nets.chiamata.layout import CALLS, DEFENDER, LAYOUT, PASSES, PLAYING
from briscola.players.nets.net import load_net
from training.__main__ import main
from training.chiamata.auctions import NOBODY, Auctions
from training.chiamata.course import FORMS, ROUND, chiamata_shape
from training.chiamata.measure import (
    auction_rates,
    dealt,
    played,
    role_gains,
    roles_at,
    seating,
    total_payment,
)
from training.chiamata.measure import (
    main as measure,
)
from training.chiamata.self_play import (
    PASSED_OUT_WIN,
    Chance,
    Tally,
    bid,
    call,
    play,
    self_play,
    tally,
    targets,
)
from training.evaluator import Evaluator, QuantisedEvaluator
from training.export import main as export
from training.model import as_arrays, new_parameters
from training.run import CHECKPOINT, LOG, NET
from training.samples import POINTS, WIN, Decisions

SMALL = ["--hands", "16", "--minibatch", "128", "--width", "16", "--minutes", "0", "--deals", "5"]
OFTEN = Chance(bid=0.7, call=0.5, play=0.5)


def fresh(seed: int = 1) -> Evaluator:
    return QuantisedEvaluator(
        as_arrays(new_parameters(chiamata_shape(16), torch.Generator().manual_seed(seed)))
    )


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMS)
def test_monte_carlo_targets_are_what_came_of_it(form: str) -> None:
    """Payments before the play; in it the points that came, and who won the contract."""
    rng, net = np.random.default_rng(3), fresh()
    auctions = Auctions.dealt(FORMS[form], 60, rng)
    bids = bid(net, auctions, Chance(bid=0.9, call=0.0, play=0.0), rng)
    tables, calls = call(net, auctions, 0.5, rng)
    plays = play(net, tables, 0.5, rng)
    assert tables.count > 0
    every: list[Decisions] = [*bids, calls, *plays]
    sure = [sure_of(d) for d in every]
    found = targets(auctions, tables, bids, calls, sure[len(bids) + 1 :], 1.0)
    won, stakes, final = tables.won(), tables.stakes(), tables.side_points()
    for d, target in zip(sure[len(bids) + 1 :], found[len(bids) + 1 :], strict=True):
        assert (target[:, WIN] == won[d.rows, d.seats]).all()
        assert np.allclose(target[:, POINTS] * PACK_POINTS, final[d.rows, d.seats] - d.points, atol=1e-3)
    paid = (stakes * (2 * won - 1))[tables.rows, tables.caller] / PAY_UNIT
    assert np.allclose(found[len(bids)][:, POINTS], paid)
    out = auctions.bidder == NOBODY
    for d, target in zip(bids, found[: len(bids)], strict=True):
        assert (target[out[d.rows], POINTS] == 0).all()
        assert (target[out[d.rows], WIN] == PASSED_OUT_WIN).all()


def sure_of(d: Decisions) -> Decisions:
    """The same decision as if the net had wished it."""
    return Decisions(**{**vars(d), "strayed": np.zeros_like(d.strayed)})


def test_a_random_word_is_not_held_against_those_before_it() -> None:
    """With a trace of 1 a strayed decision passes on what the net thought best, not what came."""
    rng, net = np.random.default_rng(4), fresh()
    auctions = Auctions.dealt(FORMS["chiamata-5"], 40, rng)
    bids = bid(net, auctions, Chance(bid=0.9, call=0.0, play=0.0), rng)
    tables, calls = call(net, auctions, 1.0, rng)
    found = targets(auctions, tables, bids, calls, play(net, tables, 0.0, rng), 1.0)
    strayed = calls.rows[calls.strayed]
    assert len(strayed)
    last = {int(row): (i, line) for i, d in enumerate(bids) for line, row in enumerate(d.rows)}
    for row in strayed:
        i, line = max(
            (i, int(np.flatnonzero(d.rows == row)[0]))
            for i, d in enumerate(bids)
            if row in d.rows and d.seats[np.flatnonzero(d.rows == row)[0]] == auctions.bidder[row]
        )
        assert last[int(row)][0] >= i
        expected = calls.best[np.flatnonzero(calls.rows == row)[0]]
        assert found[i][line] == pytest.approx(expected, abs=1e-5)


def test_samples_are_of_all_stages_and_counted() -> None:
    found, counts = self_play(
        FORMS["chiamata-4-open"], fresh(), hands=50, chance=OFTEN, trace=0.9, rng=np.random.default_rng(1)
    )
    assert len(found.observations) == len(found.actions) == len(found.targets)
    assert {PASSES, CALLS} <= set(found.actions)
    assert (found.observations.flat == LAYOUT.stage + PLAYING).any()
    assert counts.hands == 50 and counts.passed_out < 50
    twice = counts + counts
    assert twice.hands == 100 and twice.rates() == counts.rates()
    assert Tally(hands=4, passed_out=2, made=1, contracts=130, alone=1).rates() == {
        "passed_out": 0.5,
        "made": 0.5,
        "contract": 65.0,
        "alone": 0.5,
    }


def test_a_share_of_bids_and_defence_is_learnt_from() -> None:
    """All calls, and all plays of the callers' side, are kept."""
    counts = []
    for share in (1.0, 0.0):
        found, _ = self_play(
            FORMS["chiamata-5"],
            fresh(),
            hands=30,
            chance=OFTEN,
            trace=1.0,
            share=share,
            rng=np.random.default_rng(1),
        )
        counts.append((len(found.actions), int((found.actions == CALLS).sum())))
        if not share:
            assert PASSES not in found.actions
            assert not (found.observations.flat == LAYOUT.role + DEFENDER).any()
    (whole, calls), (part, same_calls) = counts
    assert part < 0.6 * whole and calls == same_calls > 0


def test_quiet_auctions_end_low_and_teach_nothing() -> None:
    heights = []
    for quiet in (0.0, 1.0):
        rng = np.random.default_rng(2)
        auctions = Auctions.dealt(FORMS["chiamata-5"], 100, rng)
        found = bid(fresh(), auctions, Chance(bid=0.9, call=0.0, play=0.0, quiet=quiet), rng)
        assert (sum(len(d.rows) for d in found) == 0) == (quiet == 1.0)
        heights.append(auctions.contracts[auctions.standing[auctions.bidder != NOBODY]].mean())
    assert heights[1] < heights[0] - 3


def test_the_tally_of_finished_tables() -> None:
    rng, net = np.random.default_rng(2), fresh()
    auctions = Auctions.dealt(FORMS["chiamata-5"], 40, rng)
    bid(net, auctions, Chance(bid=0.9, call=0.0, play=0.0), rng)
    tables, _ = call(net, auctions, 0.5, rng)
    play(net, tables, 0.0, rng)
    counts = tally(tables)
    sides = (tables.points * tables.with_caller).sum(axis=1)
    assert counts.made == (sides >= tables.contract).sum()
    assert counts.passed_out == 40 - tables.count


def run(folder: Path, *words: str) -> list[dict[str, object]]:
    main(["chiamata", *words, *SMALL, "--folder", str(folder)])
    return [json.loads(line) for line in (folder / LOG).read_text(encoding="utf-8").splitlines()]


@pytest.mark.slow
def test_a_run_leaves_a_net_a_checkpoint_and_a_log_and_can_go_on(tmp_path: Path) -> None:
    (first,) = run(tmp_path)
    assert first["hands"] == 16 and {"minutes", "loss", "gains", "counts"} <= set(first)
    assert (tmp_path / CHECKPOINT).exists()
    ChiamataPlayer(load_net(tmp_path / NET))
    assert run(tmp_path, "--resume")[-1]["hands"] == 32
    assert set(ROUND) == set(FORMS)


def test_a_net_is_put_on_the_shelf_with_its_story(tmp_path: Path) -> None:
    run(tmp_path)
    figures, shelf = tmp_path / "figures", tmp_path / "nets" / "chiamata.npz"
    figures.write_text('{"against": "medium"}\n', encoding="utf-8")
    export([str(tmp_path), "chiamata", "--figures", str(figures), "--into", str(shelf.parent)])
    assert shelf.read_bytes() == (tmp_path / NET).read_bytes()
    told = json.loads(shelf.with_suffix(".json").read_text(encoding="utf-8"))
    assert told["name"] == "chiamata" and told["games"] == 16
    assert told["figures"] == [{"against": "medium"}]


@pytest.mark.slow
def test_a_net_is_measured_in_total_and_by_role(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(tmp_path)
    net = str(tmp_path / NET)
    capsys.readouterr()
    measure([net, "4", "morto=open", "--deals", "3", "--auction", "rival"])
    found = json.loads(capsys.readouterr().out)
    assert found["against"] == "medium:memory=all" and found["deals"] == 3
    assert set(found["roles"]) == {"caller", "partner", "defender"}
    assert len(found["total"]) == 2 and "passed_out" in found["auctions"]
    measure([net, "4", "--deals", "2", "--only", "auctions"])
    assert "total" not in json.loads(capsys.readouterr().out)


@pytest.mark.slow
@pytest.mark.parametrize("form", ["chiamata-5", "chiamata-4"])
def test_one_among_its_equals_is_paid_nothing(form: str) -> None:
    """Also where a dummy pays (V-MO-7)."""
    medium = seating("medium")
    assert list(total_payment(FORMS[form], medium, medium, deals=4, seed="a")) == pytest.approx([0.0] * 4)


@pytest.mark.slow
def test_equals_gain_nothing_in_any_role() -> None:
    rules, medium, anyhow = FORMS["chiamata-5"], seating("medium"), seating("random")
    same = role_gains(rules, medium, medium, medium, deals=8, seed="a")
    assert all(gain == 0 and points == 0 for found in same.values() for gain, points in found)
    better = role_gains(rules, medium, anyhow, medium, deals=60, seed="a")
    for found in better.values():
        assert sum(points for _, points in found) > 0


@pytest.mark.slow
def test_the_roles_of_a_hand_are_everybodys() -> None:
    rules, medium = FORMS["chiamata-5"], seating("medium")
    for i in range(20):
        state = played(dealt(rules, f"b:{i}"), [medium("b", s) for s in range(5)], to_call=True)
        if state.outcome is None:
            found = roles_at(state)
            assert sorted(seat for seats in found.values() for seat in seats) == list(range(5))
            assert found["caller"] == [state.caller]
    rates = auction_rates(rules, medium, deals=20, seed="b")
    assert rates["contract"] >= 61
