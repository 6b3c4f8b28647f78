"""Luck is counted so that neither play nor giving up can bend it, and judged as statistics books do."""

from collections.abc import Sequence
from itertools import permutations, product
from random import Random

import pytest
from scipy.special import gammaincc

from briscola.commands.simulate import simulate
from briscola.engine.cards import Card, Rank, cards
from briscola.engine.events import Dealt, Drawn, Event, HandEnded
from briscola.engine.hand import deal, deal_event
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.variants import make_rules
from briscola.storage.database.rows import Cards, Shape
from briscola.storage.sums.luck import CountedHands, Luck, chance_beyond, count_cards, judge, length

TWO = make_rules("briscola", 2)


def hands_of(rules: Rules, count: int, *, seed: int = 1) -> list[tuple[Dealt, list[tuple[int, Card]]]]:
    """The deals and draws of hands that chance plays."""
    found: list[tuple[Dealt, list[tuple[int, Card]]]] = []
    events: Sequence[Event] = list(
        simulate(rules, levels=("random",) * rules.players, seed=seed, hands=count, winning_hands=11)
    )
    for event in events:
        if isinstance(event, Dealt):
            found.append((event, []))
        elif isinstance(event, Drawn) and event.card is not None:
            found[-1][1].append((event.seat, event.card))
    assert sum(isinstance(event, HandEnded) for event in events) == count
    return found


def judged(rules: Rules, hands: list[tuple[Dealt, list[tuple[int, Card]]]]) -> Luck:
    """The luck of some hands."""
    counted = (count_cards(rules, dealt, drawn) for dealt, drawn in hands)
    return judge(CountedHands(shape, 1, by_place) for shape, by_place in counted)


def dealt(rules: Rules, pack: Sequence[Card], dealer: int = 0) -> Dealt:
    """The deal of a pack."""
    return deal_event(deal(rules, dealer=dealer, pack=pack), 1, tuple(pack))


GAMES: list[tuple[str, int, dict[str, OptionValue], int, tuple[int, ...]]] = [
    ("briscola", 2, {}, 39, (19, 19)),
    ("briscola", 2, {"stop_at_61": True}, 39, (19, 19)),
    ("briscola", 3, {}, 38, (12, 12, 12)),
    ("briscola", 4, {}, 39, (9, 9, 9, 9)),
    ("briscola", 5, {}, 39, (7, 7, 7, 7, 7)),
    ("chiamata", 5, {}, 40, (8, 8, 8, 8, 8)),
    ("chiamata", 4, {}, 40, (8, 8, 8, 8, 8)),
    ("bisca", 2, {"hand_size": 9}, 39, (19, 19)),
]


@pytest.mark.parametrize(("variant", "players", "options", "rest", "sizes"), GAMES)
def test_every_hand_of_a_game_counts_as_many_cards(
    variant: str, players: int, options: dict[str, OptionValue], rest: int, sizes: tuple[int, ...]
) -> None:
    rules = make_rules(variant, players, options)
    for each in hands_of(rules, 4):
        shape, _ = count_cards(rules, *each)
        assert (shape.rest, shape.sizes) == (rest, sizes)


def test_the_dealer_who_is_dealt_the_turned_card_has_one_by_chance_less() -> None:
    rules = make_rules("prini", 2, {"deal_all": True})
    shape, _ = count_cards(rules, dealt(rules, rules.pack, dealer=1), [])
    assert shape.sizes == (20, 19)


def test_the_turned_card_is_nobodys_luck() -> None:
    pack = (*cards("2C 2D 2B 2S 4C 4D"), *(c for c in TWO.pack if c.rank not in "24"), *cards("4B 4S"))
    turned = dealt(TWO, pack).turned
    assert turned == cards("1C")[0]
    shape, _ = count_cards(TWO, dealt(TWO, pack), [])
    assert shape.kinds == Cards(aces=3, threes=4, trumps=9)
    assert (shape.trump_aces, shape.trump_threes) == (0, 1)


def test_trumps_are_not_luck_where_a_player_names_them() -> None:
    rules = make_rules("chiamata", 5)
    shape, by_place = count_cards(rules, dealt(rules, rules.pack), [])
    assert shape.kinds == Cards(aces=4, threes=4, trumps=0)
    assert all(each.trumps == 0 for each in by_place)


def test_the_sevens_of_bisca_are_counted_as_the_threes() -> None:
    rules = make_rules("bisca", 2)
    first = (*cards("7C 2C 7D 2D 7B 2B"), *(c for c in rules.pack if c.rank not in "72"))
    pack = (*first, *(c for c in rules.pack if c not in first))
    _, by_place = count_cards(rules, dealt(rules, pack, dealer=1), [])
    assert by_place[0].threes >= 3


def test_what_was_drawn_counts_for_who_drew_it() -> None:
    pack = (*cards("2C 2D 4C 4D 5C 5D 6S 1S 2S"), *(c for c in TWO.pack if c.rank not in "12456"))
    pack += tuple(c for c in TWO.pack if c not in pack)
    given = dealt(TWO, pack, dealer=1)  # the stock begins with 1S and 2S
    _, winner_0 = count_cards(TWO, given, [(0, given.stock[0]), (1, given.stock[1])])
    _, winner_1 = count_cards(TWO, given, [(1, given.stock[0]), (0, given.stock[1])])
    assert given.stock[0].rank is Rank.ACE
    assert winner_0[0].aces == winner_1[0].aces + 1


def test_giving_up_early_leaves_out_no_card() -> None:
    """Whoever leaves when the cards are bad would else look lucky for ever."""
    ((given, drawn),) = hands_of(TWO, 1)
    whole, broken = (count_cards(TWO, given, part) for part in (drawn, drawn[:8]))
    assert whole[0] == broken[0]
    assert sum(each.aces for each in broken[1]) == sum(each.aces for each in whole[1])


def test_a_fair_shuffle_is_found_fair() -> None:
    assert 0.01 < (judged(TWO, hands_of(TWO, 40)).chance or 0) < 0.99


def test_a_pack_that_gives_one_seat_the_aces_is_found_out() -> None:
    rigged = []
    for given, drawn in hands_of(TWO, 12):
        aces = [c for c in given.deck if c.rank is Rank.ACE and c != given.turned]
        low = [c for c in given.hands[1] if c.rank is not Rank.ACE]
        swap = dict(zip(aces, low, strict=False)) | dict(zip(low, aces, strict=False))
        turn = [swap.get(c, c) for c in given.deck]
        again = dealt(TWO, turn, dealer=given.dealer)
        rigged.append((again, [(seat, swap.get(c, c)) for seat, c in drawn]))
    luck = judged(TWO, rigged)
    share = luck.of(1, "aces")
    assert share is not None and share.off > 4
    assert luck.chance is not None and luck.chance < 1e-3


def test_one_kind_varies_as_the_hypergeometric_distribution() -> None:
    shape = Shape(39, Cards(4, 4, 9), 1, 1, (19, 19))
    luck = judge([CountedHands(shape, 1, (Cards(4, 2, 5), Cards(0, 2, 4)))])
    drawn, own, rest = 4, 19, 39
    spread = (drawn * own / rest * (rest - own) / rest * (rest - drawn) / (rest - 1)) ** 0.5
    for place in (0, 1):
        share = luck.of(place, "aces")
        assert share is not None
        assert share.expected == pytest.approx(drawn * own / rest)
        assert share.spread == pytest.approx(spread)


def test_kinds_that_overlap_are_judged_as_all_deals_of_a_small_pack_show() -> None:
    """Of six cards one is an ace, one a three, two trumps, one of them the ace; every deal of 2 + 2."""
    pack = (Cards(1, 0, 1), Cards(0, 1, 0), Cards(0, 0, 1), Cards(0, 0, 0), Cards(0, 0, 0), Cards(0, 0, 0))
    shape = Shape(6, Cards(1, 1, 2), 1, 0, (2, 2))
    mean, count = 0.0, 0
    for order in permutations(pack, 4):
        by_place = tuple(Cards(*(a + b for a, b in zip(order[i], order[i + 1], strict=True))) for i in (0, 2))
        luck = judge([CountedHands(shape, 1, by_place)])
        mean, count = mean + luck.chi_square, count + 1
    assert mean / count == pytest.approx(luck.degrees)


def test_the_last_seats_share_is_no_degree_of_freedom_when_all_cards_are_dealt() -> None:
    rules = make_rules("chiamata", 5)
    assert judged(rules, hands_of(rules, 2)).degrees == 2 * 4


def test_tables_of_different_sizes_are_judged_together() -> None:
    one, other = judged(TWO, hands_of(TWO, 2)), make_rules("briscola", 4)
    both = judge(
        CountedHands(shape, 1, by_place)
        for rules in (TWO, other)
        for shape, by_place in (count_cards(rules, *hand) for hand in hands_of(rules, 2))
    )
    assert both.hands == 4 and len(both.shares) == 4 * 3
    near, all_ = one.of(0, "aces"), both.of(0, "aces")
    assert near is not None and all_ is not None and all_.expected > near.expected


def test_the_chance_is_that_of_chi_square() -> None:
    for degrees, times in product([1, 2, 5, 6, 12, 15], [0.01, 0.5, 1, 1.3, 3, 20]):
        wanted = gammaincc(degrees / 2, times * degrees / 2)
        assert chance_beyond(times * degrees, degrees) == pytest.approx(wanted)


def test_before_the_first_hand_there_is_nothing_to_judge() -> None:
    assert judge([]) == Luck()


def test_no_difference_at_all_is_always_to_be_expected() -> None:
    assert chance_beyond(0.0, 3) == 1.0


def test_a_direction_without_variance_counts_nothing() -> None:
    assert length([[2.0, -2.0], [-2.0, 2.0]], [1.0, -1.0]) == pytest.approx((0.5, 1))


def test_spelt_shapes_are_read_again() -> None:
    shape = Shape(39, Cards(3, 4, 9), 0, 1, (19, 19))
    assert Shape.read(shape.spell()) == shape


def test_fair_deals_stray_as_often_as_they_should() -> None:
    """The chances of many fair evenings are spread evenly between 0 and 1."""
    random, low, evenings = Random(5), 0, 80
    for _ in range(evenings):
        tallies = []
        for _ in range(12):
            pack = random.sample(TWO.pack, 40)
            tallies.append(CountedHands(*_alone(dealt(TWO, pack))))
        low += (judge(tallies).chance or 0) < 0.5
    assert 28 <= low <= 52


def _alone(given: Dealt) -> tuple[Shape, int, tuple[Cards, ...]]:
    shape, by_place = count_cards(TWO, given, [])
    return shape, 1, by_place
