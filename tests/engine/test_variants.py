"""Options, where they apply, how a wrong one is refused, and what the rules say of a game."""

from dataclasses import replace

import pytest

from briscola.engine.actions import Call
from briscola.engine.cards import Ranking, Suit, card
from briscola.engine.forms import FORMS
from briscola.engine.hand import apply, legal_actions
from briscola.engine.match import after_hand, begin_match, hand_ended
from briscola.engine.options import BadOption
from briscola.engine.rules import Bidding, Dummy, Follow, OptionValue, Rules, spell
from briscola.engine.stages.tricks import must_follow
from briscola.engine.state import Declaration, trumps_in
from briscola.engine.variants import VARIANTS, make_rules, without_effect
from tests.checker.games import GAMES
from tests.engine.play import every_game, finish, first, quick_games, slug, started


def test_the_table_of_games_is_the_one_of_the_checker_and_the_list_of_forms_has_them_all() -> None:
    """R-CARD-4, V-CH-1, V-MO-1, V-BI-3, V-SC-1, V-BO-1."""
    told = {name: sorted(row.players) for name, row in GAMES.items()}
    assert {name: sorted(row.players) for name, row in VARIANTS.items()} == told
    assert all(FORMS[slug].slug == slug for slug in FORMS)
    listed = {(rules.variant, rules.players) for rules in FORMS.values() if not rules.changed}
    assert listed == {(name, players) for name, row in VARIANTS.items() for players in row.players}


@pytest.mark.parametrize("rules", quick_games(0), ids=slug)
def test_every_game_can_be_played_to_its_end(rules: Rules) -> None:
    assert finish(started(rules), first).outcome is not None


def test_every_game_has_a_slug_of_its_own() -> None:
    games = list(every_game())
    assert len({rules.slug for rules in games}) == len(games)
    assert make_rules("briscola", 4).slug == "briscola-4"
    assert make_rules("prini", 4, {"deal_all": True, "teams": False}).slug == "prini-4-alone-all"
    assert make_rules("chiamata", 4, {"bidding": "rank", "morto": "open"}).slug == "chiamata-4-open-rank"
    assert make_rules("bisca", 2, {"hand_size": 9, "tie": "last_trick"}).slug == "bisca-2-nine-tie=last_trick"
    assert make_rules("briscola", 2, {"capot": True}).slug == "briscola-2-capot=on"


def test_words_and_values_mean_the_same_and_only_what_differs_from_the_defaults_is_listed() -> None:
    """R-OPT-3; docs/log.md: `options`."""
    for yes in ("on", "true", "True", True):
        assert make_rules("prini", 2, {"deal_all": yes}).options["deal_all"] is True
    for no in ("off", "false", False):
        assert make_rules("briscola", 4, {"teams": no}).sides == ((0,), (1,), (2,), (3,))
    assert make_rules("bisca", 2, {"hand_size": "9"}).hand_size == 9
    assert spell(False) == "off" and spell(9) == "9"
    assert make_rules("briscola", 4, {"teams": "on", "tie": "last_trick"}).changed == {"tie": "last_trick"}
    assert make_rules("chiamata", 5, {"match_hands": "10"}).changed == {}


@pytest.mark.parametrize(
    ("variant", "players", "options", "sentence"),
    [
        ("scopa", 2, {}, f"there is no variant scopa; there are {', '.join(VARIANTS)}"),
        ("chiamata", 3, {}, "chiamata is not played by 3 players; it takes 4, 5"),
        ("briscola", 2, {"colour": "red"}, "briscola has no option colour; it has teams"),
        ("briscola", 2, {"tie": "coin"}, "option tie may be void or last_trick, not coin"),
        ("chiamata", 5, {"match_hands": "0"}, "option match_hands may be 1 to 100, not 0"),
        ("chiamata", 5, {"match_hands": "ten"}, "may be 1 to 100, not ten"),
        ("bisca", 2, {"hand_size": "5"}, "option hand_size may be 3 or 9, not 5"),
        ("bisca", 2, {"hand_size": True}, "not on"),
        ("marianna", 2, {"to_points": "400"}, "option to_points may be 250, 300, 500 or 501, not 400"),
        ("briscola", 3, {"removed": "3C"}, "option removed may be 2C, 2B, 2S, 2D or fours, not 3C"),
        ("briscola", 6, {"removed": "2C"}, "option removed may be fours or twos, not 2C"),
        ("briscola", 2, {"capot": "maybe"}, "option capot may be off or on, not maybe"),
        ("briscola", 2, {"teams": "on"}, "option teams does not apply to this game of briscola for 2"),
        ("briscola", 3, {"tie": "void"}, "does not apply"),
        ("briscola", 2, {"removed": "2C"}, "does not apply"),
        ("briscola", 4, {"signs": "off", "teams": "off"}, "option signs does not apply"),
        ("briscola", 4, {"independents": "strict"}, "does not apply"),
        ("prini", 4, {"signs": "off"}, "prini has no option signs"),
        ("prini", 2, {"deal_all": "on", "exchange": "seven"}, "option exchange does not apply"),
        ("bisca", 2, {"exchange": "seven"}, "option exchange may be off or two, not seven"),
        ("bisca", 4, {"hand_size": "9"}, "option hand_size does not apply"),
        ("chiamata", 5, {"morto": "open"}, "option morto does not apply"),
        ("marianna", 3, {"signs": "off"}, "option signs does not apply"),
        ("briscola", 6, {"exchange": "seven_and_two"}, "exchange may be off or seven, not"),  # R-XCHG-5
        ("scoperta", 3, {}, "scoperta is not played by 3 players; it takes 2"),
        ("briscolone", 2, {"exchange": "seven"}, "briscolone has no option exchange; it has "),
    ],
)
def test_a_wrong_choice_names_what_is_allowed(
    variant: str, players: int, options: dict[str, OptionValue], sentence: str
) -> None:
    with pytest.raises(BadOption) as error:
        make_rules(variant, players, options)
    assert sentence in str(error.value)


def test_rules_are_data() -> None:
    """A variant is a row: follow, dummy and stages come from it."""
    assert make_rules("prini", 3).follow is Follow.ALWAYS
    assert make_rules("bisca", 2, {"follow_at_end": "on"}).follow is Follow.STOCK_OUT
    assert make_rules("chiamata", 4, {"morto": "open"}).dummy is Dummy.OPEN
    assert make_rules("chiamata", 5).dummy is None and make_rules("chiamata", 5).has_payments
    assert make_rules("briscola", 4).side_of == ((0, 2), (1, 3), (0, 2), (1, 3))


def test_six_play_three_against_three_in_turn_or_each_alone() -> None:
    """V-SX-1, R-SEAT-2; R-CARD-5: with thirty-six cards and all their points."""
    rules = make_rules("briscola", 6)
    assert rules.sides == ((0, 2, 4), (1, 3, 5)) and rules.two_sides and rules.in_sides
    alone = make_rules("briscola", 6, {"teams": "off"})
    assert alone.sides == ((0,), (1,), (2,), (3,), (4,), (5,)) and not alone.two_sides and not alone.in_sides
    for rules in (make_rules("briscola", 6, {"exchange": "seven"}), alone):
        assert {c.code for c in rules.left_out} == {"2C", "2D", "2B", "2S"}
        assert rules.swaps or rules is alone
        assert len(rules.pack) == 36 and rules.total == 120 and rules.tricks == 6
        state = started(rules)
        assert [len(hand) for hand in state.hands] == [3] * 6 and len(state.stock) == 18


def test_bisca_follows_suit_only_once_the_stock_is_out() -> None:
    """V-BI-4."""
    rules = make_rules("bisca", 2, {"follow_at_end": "on"})
    state = started(rules)
    while state.stock:
        assert not must_follow(state) and len(legal_actions(state)) == len(state.hands[state.to_act or 0])
        state, _ = apply(state, legal_actions(state)[0])
    assert must_follow(state)


NO_CAPOT_NO_WEAK = {"void_dealer", "capot_by", "weak_points"}


@pytest.mark.parametrize(
    ("variant", "players", "options", "silent"),
    [
        ("briscola", 2, {}, set()),
        ("briscola", 2, {"tie": "last_trick"}, {"void_dealer"}),
        ("briscola", 3, {"independents": "strict"}, {"void_dealer"}),
        ("briscola", 4, {"signs": "off"}, {"spies"}),
        ("chiamata", 5, {}, {*NO_CAPOT_NO_WEAK, "void_doubles", "match_hands", "match_target"}),
        ("chiamata", 5, {"match": "hands"}, {*NO_CAPOT_NO_WEAK, "match_target"}),
        ("chiamata", 5, {"match": "target"}, {*NO_CAPOT_NO_WEAK, "match_hands"}),
        (
            "chiamata",
            5,
            {"match": "hands", "capot_doubles": True, "weak_redeal": True},
            {"void_dealer", "match_target"},
        ),
        ("bisca", 2, {"stakes": True}, {"capot"}),
        ("bisca", 3, {"stakes": True, "total_120": True}, {"stakes"}),
    ],
)
def test_some_options_have_no_effect_beside_others(
    variant: str, players: int, options: dict[str, OptionValue], silent: set[str]
) -> None:
    """R-OPT-2: they are accepted, and said to be without effect."""
    assert without_effect(make_rules(variant, players, options)) == silent


# ---- sides, points that decide, who leads and who deals


@pytest.mark.parametrize("rules", quick_games(1), ids=slug)
def test_more_than_half_of_the_points_is_a_majority(rules: Rules) -> None:
    """R-CARD-2, R-HAND-1: also with a card left out, and in bisca. Mariazza is won with 41 (V-MA-6)."""
    wins = 41 if "mariazza" in rules.changed else 61 + rules.scoring.outside // 2
    assert (rules.total, rules.majority) == (120, wins)


def test_the_majority_follows_the_points_of_the_cards() -> None:
    dearer = Ranking(best_first="13RCF76542", points={"1": 12, "3": 10, "R": 4, "C": 3, "F": 2})
    rules = replace(make_rules("chiamata", 5), ranking=dearer)
    assert (rules.total, rules.majority) == (124, 63)
    assert rules.target(70, calls=False) == 55
    assert [rules.won(points) for points in (61, 62, 63)] == [0, 0.5, 1]


def test_what_each_side_of_a_contract_needs_and_that_it_is_one_winning_hand_whatever_its_points() -> None:
    """V-CH-14: 74 is made with 74 points, and fails when the others have 47. V-CH-19."""
    rules = make_rules("chiamata", 5)
    assert rules.target() == 61
    assert (rules.target(74), rules.target(74, calls=False)) == (74, 47)
    scoring = make_rules("chiamata", 5).scoring
    assert {scoring.gain(points, capot=capot) for points in (61, 91, 120) for capot in (False, True)} == {1}


@pytest.mark.parametrize(
    ("variant", "players", "teams", "two_sides", "in_sides"),
    [
        ("briscola", 2, None, True, False),
        ("briscola", 4, True, True, True),
        ("briscola", 4, False, False, False),
        ("bisca", 3, None, False, False),
        ("chiamata", 5, None, False, False),
    ],
)
def test_sides(variant: str, players: int, teams: bool | None, two_sides: bool, in_sides: bool) -> None:
    """R-SEAT-2/3."""
    rules = make_rules(variant, players, {} if teams is None else {"teams": teams})
    assert (rules.two_sides, rules.in_sides) == (two_sides, in_sides)


def test_who_counts_together() -> None:
    """R-SEAT-2, V-CH-9, V-CH-14, V-MO-4: the dummy is with the caller, or against him."""
    assert make_rules("briscola", 4).parties(None, None) == ((0, 2), (1, 3))
    assert make_rules("chiamata", 5).parties(3, None) == ((0,), (1,), (2,), (3,), (4,))
    assert make_rules("chiamata", 5).parties(3, 1) == ((3, 1), (0, 2, 4))
    assert make_rules("chiamata", 5).parties(3, 3) == ((3,), (0, 1, 2, 4))
    with_dummy = make_rules("chiamata", 4)
    assert with_dummy.parties(1, 4) == ((1, 4), (0, 2, 3))
    assert with_dummy.parties(1, 2) == ((1, 2), (0, 3, 4))


def test_the_caller_leads_only_where_the_rules_say_so_and_what_is_bid() -> None:
    """R-TRICK-1, V-CH-11, option first_lead; V-MO-1: never the dummy. V-CH-2, V-CH-20."""
    assert make_rules("chiamata", 5).first_leader(4, caller=2) == 0
    assert make_rules("chiamata", 4).first_leader(3, caller=2) == 0
    rules = make_rules("chiamata", 5, {"first_lead": "caller"})
    assert rules.first_leader(4) == 0 and rules.first_leader(4, caller=2) == 2
    assert make_rules("briscola", 4).bidding is None
    assert make_rules("chiamata", 5).bidding is Bidding.POINTS
    assert make_rules("chiamata", 5, {"bidding": "rank"}).bidding is Bidding.RANK


@pytest.mark.parametrize(
    ("form", "by_wins"), [("wins", True), ("hands", False), ("target", False)], ids=lambda value: str(value)
)
def test_what_a_match_is_played_for(form: str, by_wins: bool) -> None:
    """V-CH-19."""
    assert make_rules("chiamata", 5, {"match": form}).match_form.by_wins is by_wins


def test_the_end_of_a_hand_tells_whether_it_counts() -> None:
    """R-MATCH-2: whoever reads only the event counts the same hands as the match."""
    rules = make_rules("chiamata", 5)
    passed = finish(started(rules), first)
    state = started(rules)
    for _ in range(4):
        state, _events = apply(state, first(rules.stages[0].legal(state)))
    state, _events = apply(state, rules.stages[0].legal(state)[0])
    played = finish(apply(state, Call(card=card("1B")))[0], first)
    for hand, counted in ((passed, False), (played, True)):
        match = after_hand(begin_match(rules, winning_hands=2, dealer=4), hand)
        reason = hand_ended(match, hand, hand=1).reason
        assert rules.match_form.counts(reason) is counted is bool(match.counted)


def test_trumps_are_there_at_the_start_or_those_declared_last_before_a_lead() -> None:
    """V-BO-1, V-MA-1, V-MA-2: a card is turned, the caller names them, or a marianna makes them."""
    turned = make_rules("marianna", 2, {"trump_by": "turned"})
    for rules in (make_rules("briscola", 2), make_rules("chiamata", 5), turned):
        assert rules.trumps_at_start
    for variant in ("briscolone", "marianna"):
        assert not make_rules(variant, 2).trumps_at_start
    declared = (
        Declaration(trick=2, seat=0, suit=Suit.SPADE, points=20),
        Declaration(trick=5, seat=1, suit=Suit.COPPE, points=40),
    )
    found = [trumps_in(trick, declared) for trick in range(1, 7)]
    assert found == [None, *[Suit.SPADE] * 3, *[Suit.COPPE] * 2]


def test_one_score_decides_a_match_wins_points_or_the_balance() -> None:
    """Decision 15 of the rules' decisions."""
    games = {
        "wins": make_rules("chiamata", 5, {}),
        "balance": make_rules("chiamata", 5, {"match": "target"}),
        "points": make_rules("marianna", 2, {}),
    }
    assert {name: rules.scored_by_balance for name, rules in games.items()} == {
        "wins": False,
        "balance": True,
        "points": False,
    }
