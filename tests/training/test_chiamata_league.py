"""The rule player of chiamata in the league, roles in it, and nets in lockstep duels."""

import json
from collections import Counter
from pathlib import Path
from random import Random

import numpy as np
import pytest

from briscola.players.heuristic.belief import UNKNOWN_TO_CALLER, UNKNOWN_TO_DEFENDER
from briscola.players.nets.arrays import Bools
from briscola.players.nets.chiamata.layout import CALLER, CALLS, DEFENDER, LAYOUT, PARTNER, PLACES
from briscola.players.nets.softmax import GREEDY, SoftmaxPolicy, sample_action
from briscola.players.nets.trained import FOLDER
from tests.training.test_chiamata import fresh
from training.chiamata.auctions import Auctions
from training.chiamata.course import FORMS
from training.chiamata.duel import Duellist, duel, duellist, main, picked
from training.chiamata.rule_play import card_values, kinship, rule_places
from training.chiamata.self_play import Chance, Tally, bid, call, play, roles_for_net, self_play
from training.chiamata.tables import AuctionedBatch

NEVER = Chance(bid=0.0, call=0.0, play=0.0)


def dealt(form: str, hands: int, seed: int = 1) -> AuctionedBatch:
    """Tables after random auctions and calls."""
    rng = np.random.default_rng(seed)
    auctions = Auctions.dealt(FORMS[form], hands, rng)
    bid(fresh(), auctions, Chance(bid=1.0, call=0.0, play=0.0), rng)
    return call(fresh(), auctions, 1.0, rng)[0]


@pytest.mark.parametrize("form", FORMS)
def test_the_rule_player_plays_legally(form: str) -> None:
    tables, rng = dealt(form, 60), np.random.default_rng(2)
    slips: Bools = tables.rows % 2 == 0
    while not tables.over:
        places = rule_places(tables, tables.rows, slips, rng)
        assert tables.legal()[tables.rows, places].all()
        assert np.isfinite(card_values(tables, tables.rows)).sum() == tables.legal().sum()
        tables.play(places)


def test_a_seat_knows_its_friends_only_if_it_could() -> None:
    """The partner knows from the call on; the caller and the defenders once the called card has fallen."""
    tables, met = dealt("chiamata-5", 80), set()
    while not tables.over:
        me, kin = tables.decider, kinship(tables, tables.rows)
        for i in range(tables.count):
            mine = int(me[i])
            if tables.shown[i] or mine == tables.partner[i]:
                side = tables.with_caller[i] == tables.with_caller[i, mine]
                expected = np.where(side, 1.0, -1.0)
            elif mine == tables.caller[i]:
                expected = np.full(PLACES, UNKNOWN_TO_CALLER)
            else:
                expected = np.full(PLACES, UNKNOWN_TO_DEFENDER)
                expected[tables.caller[i]] = -1.0
            expected[mine] = 1.0
            assert (kin[i] == expected).all()
            met.add((bool(tables.shown[i]), bool(tables.with_caller[i, mine]), mine == tables.caller[i]))
        tables.play(tables.legal().argmax(axis=1))
    assert len(met) == 6


@pytest.mark.parametrize(("role", "least"), [(0, 1), (1, 5), (2, 10)])
def test_the_rule_player_of_a_role_wins_more_for_its_side_than_anybody(role: int, least: float) -> None:
    """Points more than a net that has learnt nothing; the others are the rule player, calls any."""
    won = []
    for nets_role in (-1, role):
        tables = dealt("chiamata-5", 1500)
        place = np.arange(PLACES)
        roles = np.where(place == tables.caller[:, None], 0, np.where(tables.with_caller, 1, 2))
        apart = (tables.caller != tables.partner)[:, None]
        play(fresh(), tables, 0.0, np.random.default_rng(3), (roles == nets_role) & apart)
        callers = (tables.points * tables.with_caller).sum(axis=1).mean()
        won.append(callers if role < 2 else -callers)
    assert won[0] > won[1] + least


def test_in_the_league_one_role_is_the_nets() -> None:
    tables = dealt("chiamata-5", 900)
    league: Bools = tables.rows % 2 == 0
    ours = roles_for_net(tables, league, np.random.default_rng(1))
    assert ours[~league].all()
    callers = ours[tables.rows, tables.caller] & league
    hidden = (tables.partner != tables.caller) & league
    partners = ours[tables.rows, tables.partner] & hidden
    defends = (ours & ~tables.with_caller).any(axis=1) & league
    assert (callers.astype(int) + partners + defends <= 1).all()
    assert all(0.25 < who.sum() / league.sum() < 0.42 for who in (callers, defends))
    assert (ours | tables.with_caller)[defends].all()  # all defenders are of one kind


def test_of_hands_in_the_league_only_the_play_of_one_role_teaches() -> None:
    counts = []
    for league in (0.0, 1.0):
        rng = np.random.default_rng(1)
        samples, _ = self_play(
            FORMS["chiamata-5"], fresh(), hands=60, chance=NEVER, trace=0.9, league=league, rng=rng
        )
        roles = [(samples.observations.flat == LAYOUT.role + r).sum() for r in (CALLER, PARTNER, DEFENDER)]
        counts.append((len(samples), int((samples.actions == CALLS).sum()), min(roles)))
    (plain, calls, _), (league_plays, none, least) = counts
    assert calls > 0 and none == 0
    assert least > 0 and league_plays < plain / 2


# ---- duels


NET = FOLDER / "chiamata.npz"
SOFT = SoftmaxPolicy(temperature=2.0, cutoff=4.0)


@pytest.mark.parametrize("form", ["chiamata-5-rank", "chiamata-4-open"])
def test_among_equals_nobody_gains(form: str) -> None:
    """Also where a dummy pays (V-MO-7)."""
    same = duellist(str(NET))
    paid, tally = duel(FORMS[form], same, same, deals=12, rng=np.random.default_rng(1))
    assert paid == pytest.approx(np.zeros(12), abs=1e-6)
    assert tally.hands == 12 * FORMS[form].players


def test_who_plays_anyhow_loses_by_more_than_chance() -> None:
    sharp = duellist(str(NET))
    anyhow = Duellist(evaluator=sharp.evaluator, cards=SoftmaxPolicy(temperature=100.0, cutoff=1000.0))
    paid, _ = duel(FORMS["chiamata-5"], sharp, anyhow, deals=40, rng=np.random.default_rng(1))
    assert paid.mean() > 3 * paid.std() / len(paid) ** 0.5


def test_plays_are_picked_as_levels_pick_them() -> None:
    worths, count = [0.0, 3.0, 5.0, 0.9], 4000
    lines = np.tile(np.array(worths, np.float32), (count, 1))
    ours = Counter(picked(lines, SOFT, np.random.default_rng(2)).tolist())
    theirs = Counter(sample_action(worths, [False] * 4, SOFT, Random(i)) for i in range(count))
    assert set(ours) == set(theirs) == {1, 2}
    assert ours[1] == pytest.approx(theirs[1], rel=0.15)
    assert set(picked(lines, GREEDY, np.random.default_rng(2)).tolist()) == {2}


def test_the_command_tells_payment_and_contracts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    net = tmp_path / "a.npz"
    net.write_bytes(NET.read_bytes())
    main([str(net), f"{net}:hard", "4", "bidding=rank", "--deals", "4"])
    told = json.loads(capsys.readouterr().out)
    assert told["deals"] == 4 and len(told["total"]) == 2
    assert {"made", "contract", "alone", "passed_out"} <= set(told) and "hands" in vars(Tally())
