"""The sparring partners play whole legal hands, the same for the same seed, through the bot protocol."""

import sys
from collections.abc import Sequence
from importlib.util import find_spec
from random import Random

import numpy as np
import pytest

from briscola.arena.duplicate_match import run
from briscola.engine.actions import Play
from briscola.engine.forms import FORMS
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.players.card_codes import coder_of
from briscola.players.imperfect_memory import SPAN, SURE_TRICKS
from briscola.players.medium import AMATEUR
from briscola.players.nets.arrays import EMPTY
from briscola.players.nets.tricks.batch import TrickBatch
from briscola.players.player import Player, RandomPlayer
from tests.engine.play import shuffled
from tests.players.positions import choices, position, two
from training.sparring.pimc import OpenCards
from training.sparring.roster import PARTNERS, make_partner, plays
from training.sparring.rule_play import RulePlay, forgotten, slipping
from training.sparring.worlds import replayed, sampled_packs
from training.tricks.duplicate import duplicate
from training.tricks.greedy import greedy
from training.tricks.lockstep import shuffled_packs
from training.tricks.styles import STYLES

TWO, PAIRS = make_rules("briscola", 2), make_rules("briscola", 4)
SLUGS = ("briscola-3", "bisca-2", "prini-4-all", "chiamata-5", "chiamata-4-open")
GAMES = [TWO, PAIRS, *(FORMS[slug] for slug in SLUGS)]
CASES = [(name, rules) for rules in GAMES for name in PARTNERS if plays(name, rules)]


def name_of(value: object) -> str:
    return value.slug if isinstance(value, Rules) else str(value)


def hand(rules: Rules, players: Sequence[Player], deal: int) -> list[tuple[Observation, str]]:
    """A whole hand: what each decision saw, and what was chosen."""
    return [(view, str(action)) for _, view, action in choices(shuffled(rules, deal), players)]


def test_every_partner_plays_for_two_and_most_in_pairs() -> None:
    here = set(PARTNERS) if find_spec("numba") else set(PARTNERS) - set(STYLES)
    assert {name for name, rules in CASES if rules is TWO} == here
    assert {"rules", "sampled", "worlds", "pimc", "trumper"} <= {
        name for name, rules in CASES if rules is PAIRS
    }


@pytest.mark.slow
@pytest.mark.parametrize(("name", "rules"), CASES[::2], ids=name_of)
def test_a_partner_plays_whole_hands_the_same_for_the_same_seed(name: str, rules: Rules) -> None:
    """One seat of each side; the others play at random. Another process would choose the same."""

    def played(seed: int) -> list[str]:
        players: list[Player] = [RandomPlayer(Random(seat)) for seat in range(rules.players)]
        players[0] = make_partner(name, rules, seed, 0)
        return [action for view, action in hand(rules, players, 3) if view.seat == 0]

    assert played(4) == played(4)


@pytest.mark.parametrize("name", ["sampled", "worlds", "pimc"])
def test_a_game_that_a_partner_does_not_know_is_refused_in_a_sentence(name: str) -> None:
    with pytest.raises(ValueError, match=r"\w+ \w+"):
        make_partner(name, make_rules("prini", 2, {"deal_all": True}), 1, 0)


@pytest.mark.slow
@pytest.mark.parametrize("rules", [TWO, PAIRS, FORMS["briscola-3"], FORMS["bisca-2"]], ids=name_of)
def test_worlds_agree_with_all_that_is_seen(rules: Rules) -> None:
    """At every decision of a hand: the same cards in hand, played, turned, known and left in the stock."""
    number = coder_of(rules).number
    rng = np.random.default_rng(1)
    for view, _ in hand(rules, [RandomPlayer(Random(seat)) for seat in range(rules.players)], 8):
        packs = sampled_packs(view, 12, rng)
        assert (np.sort(packs, axis=1) == np.sort([number[c] for c in rules.pack])).all()
        tables, likely = replayed(view, packs, RulePlay(rules), 12)
        assert likely.sum() == pytest.approx(1) and (likely > 0).all()
        assert (tables.actor == view.seat).all()
        mine = np.sort([number[c] for c in view.hand])
        hands = np.sort(tables.hands[:, view.seat], axis=1)
        assert (hands[:, hands.shape[1] - len(mine) :] == mine).all()
        assert tables.stock_left == view.stock_count
        assert (tables.points == view.points).all()
        for seat, cards in view.known.items():
            for c in cards:
                assert (tables.hands[:, seat] == number[c]).any(axis=1).all()


def test_hidden_cards_of_worlds_differ_and_are_all_alike_likely() -> None:
    view = two("1B RB 4C", turned="5B")
    number = coder_of(TWO).number
    tables, _ = replayed(view, sampled_packs(view, 3600, np.random.default_rng(2)), None, 3600)
    held = [(tables.hands[:, 1] == number[c]).any(axis=1).mean() for c in TWO.pack if c not in view.hand]
    assert max(held) < 0.11 and sorted(held)[1] > 0.06  # 3 of 36 hidden; the turned card never


def test_plays_tell_of_the_hand_they_came_from() -> None:
    """Who lets a carico go with a plain card of no points holds no better card of its suit."""
    view = two("4C RB 2C", turned="5B", played="3D 2D")
    number = coder_of(TWO).number
    packs = sampled_packs(view, 400, np.random.default_rng(2))
    tables, likely = replayed(view, packs, RulePlay(TWO), 400)
    ace = (tables.packs[:, :6] == number[next(c for c in TWO.pack if c.code == "1D")]).any(axis=1)
    before = ace.mean()
    assert 0 < (likely * ace).sum() < before / 2


def test_open_cards_are_played_as_by_looking_at_every_way() -> None:
    """Alpha-beta against the plain search of all plays, with and without a stock, for two and for four."""
    for rules, tricks in ((TWO, 16), (PAIRS, 8)):
        tables = TrickBatch(rules, shuffled_packs(rules, 6, np.random.default_rng(5)), np.zeros(6, np.int64))
        while tables.trick < tricks:
            tables.play(greedy(tables, tables.rows))
        n = rules.players
        for world in range(6):
            seat = int(tables.actor[world])
            hands = tuple(
                tuple(sorted(int(c) for c in tables.hands[world, (seat + i) % n] if c != EMPTY))[:2]
                for i in range(n)
            )
            stock = tuple(int(c) for c in tables.stock[world, tables.drawn :])[:n]
            sign = [1 if i % 2 == 0 else -1 for i in range(n)]
            search = OpenCards(trumps=int(tables.trumps[world]), sign=sign)
            for card in hands[0]:
                expected = plain(rules, int(tables.trumps[world]), hands, (), stock, 0, card, sign)
                assert search.after(hands, (), stock, card) == expected


def plain(
    rules: Rules,
    trumps: int,
    hands: tuple[tuple[int, ...], ...],
    table: tuple[tuple[int, int], ...],
    stock: tuple[int, ...],
    seat: int,
    card: int,
    sign: Sequence[int],
) -> int:
    """The value of a play with open cards, by every way to go on."""
    n = len(hands)
    hands = tuple(tuple(c for c in held if c != card) for held in hands)
    table = (*table, (seat, card))
    gain, nobody = 0, (seat + 1) % n
    if len(table) == n:
        deck = {number: c for c, number in coder_of(rules).number.items()}
        points = rules.ranking.points
        led = table[0][1] // 10

        def power(c: int) -> tuple[bool, bool, int]:
            return c // 10 == trumps, c // 10 == led, c

        nobody = max(table, key=lambda played: power(played[1]))[0]
        gain = sign[nobody] * sum(points[deck[c]] for _, c in table)
        table = ()
        if stock:
            hands = tuple((*held, stock[(i - nobody) % n]) for i, held in enumerate(hands))
            stock = stock[n:]
    if not hands[nobody]:
        return gain
    values = [plain(rules, trumps, hands, table, stock, nobody, c, sign) for c in hands[nobody]]
    return gain + (max(values) if sign[nobody] > 0 else min(values))


@pytest.mark.parametrize(("rules", "least"), [(TWO, 4), (PAIRS, 1), (make_rules("bisca", 2), 4)], ids=name_of)
def test_the_fast_rule_player_beats_greedy(rules: Rules, least: float) -> None:
    mean, error = duplicate(
        rules, RulePlay(rules).chooser(), greedy, deals=1500, rng=np.random.default_rng(3), batch=TrickBatch
    )
    assert mean - error > least


def test_the_fast_rule_player_plays_legally_where_suit_must_be_followed() -> None:
    rules = make_rules("prini", 3, {"deal_all": True})
    tables = TrickBatch(rules, shuffled_packs(rules, 50, np.random.default_rng(1)), np.zeros(50, np.int64))
    choose = RulePlay(rules).chooser()
    while not tables.over:
        places = choose(tables, tables.rows)
        assert tables.legal()[tables.rows, places].all()
        tables.play(places)


@pytest.mark.parametrize("rules", [TWO, make_rules("briscola", 3)], ids=name_of)
def test_who_forgets_and_slips_loses_to_who_does_not(rules: Rules) -> None:
    rng = np.random.default_rng(3)
    sharp, amateur = RulePlay(rules).chooser(), RulePlay(rules).amateur(1500, rng)
    mean, error = duplicate(rules, sharp, amateur, deals=1500, rng=rng, batch=TrickBatch)
    assert mean - 3 * error > 0.5


def test_an_amateur_forgets_what_medium_would() -> None:
    """The same cards, of as many tricks back, as `players.heuristic.recall`; high trumps never."""
    rules = make_rules("briscola", 3)
    tables = TrickBatch(rules, shuffled_packs(rules, 40, np.random.default_rng(1)), np.full(40, 2))
    lives = SPAN * np.random.default_rng(2).random((40, 40))
    while not tables.over:
        found = forgotten(tables, tables.rows, lives)
        played = tables.plays[:, : tables.trick]
        for i in range(tables.count):
            for card in range(40):
                tricks = np.flatnonzero((played[i] == card).any(axis=1))
                age = tables.trick - SURE_TRICKS - (tricks[0] if len(tricks) else tables.trick)
                high = card // 10 == tables.trumps[i] and card % 10 >= 8
                assert found[i, card] == (age > 0 and not high and 3 * age > lives[i, card])
        tables.play(np.zeros(tables.count, np.int64))


def test_a_slip_is_never_worse_than_the_cutoff() -> None:
    values = np.tile([0.0, -1.0, -AMATEUR.cutoff - 0.1, -np.inf], (4000, 1))
    taken = np.bincount(slipping(values, 3, np.random.default_rng(1)), minlength=4)
    assert taken[0] > taken[1] > 1000 and not taken[2:].any()
    last = np.bincount(slipping(values, 1, np.random.default_rng(1)), minlength=4)
    assert last[0] > taken[0]  # the last to play slips least


@pytest.mark.parametrize(
    ("hand", "table", "expected"),
    [
        ("2B 4C 1S", "3D", "2B"),  # trumps ten points with its lowest
        ("1B 4C 2S", "4D", "2S"),  # no trump for nothing
        ("1D 4C 2B", "RD", "1D"),  # takes in suit with what is rich
        ("1D 4C 2B", "", "4C"),  # leads what is safe
    ],
)
def test_rules_of_thumb(hand: str, table: str, expected: str) -> None:
    view = position(TWO, hand=hand, table=table, turned="5B")
    action = make_partner("trumper", TWO, 1, 0).choose(view)
    assert isinstance(action, Play) and action.card.code == expected


@pytest.mark.slow
def test_a_partner_is_a_program_of_the_arena() -> None:
    program = f"cmd:{sys.executable} -m training.sparring trumper"
    found = run(program, "random", rules=TWO, deals=3, seed=1)
    assert found["faults_a"] == 0 and found["games"] == 6
