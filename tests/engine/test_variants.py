"""Options, where they apply, and how a wrong one is refused."""

import pytest

from briscola.engine.forms import FORMS
from briscola.engine.hand import apply, legal_actions
from briscola.engine.options import BadOption
from briscola.engine.rules import Dummy, Follow, OptionValue, Rules, spell
from briscola.engine.stages.tricks import must_follow
from briscola.engine.variants import VARIANTS, make_rules, without_effect
from tests.checker.games import GAMES
from tests.engine.play import every_game, finish, first, slug, started


def test_the_table_of_games_is_the_one_of_the_checker() -> None:
    """R-CARD-4, V-CH-1, V-MO-1, V-BI-3, V-SC-1, V-BO-1."""
    told = {name: sorted(row.players) for name, row in GAMES.items()}
    assert {name: sorted(row.players) for name, row in VARIANTS.items()} == told


@pytest.mark.parametrize("rules", list(every_game()), ids=slug)
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


def test_the_list_of_forms_has_every_variant_with_every_number_of_players() -> None:
    assert all(FORMS[slug].slug == slug for slug in FORMS)
    listed = {(rules.variant, rules.players) for rules in FORMS.values() if not rules.changed}
    assert listed == {(name, players) for name, row in VARIANTS.items() for players in row.players}


def test_words_and_values_mean_the_same() -> None:
    for yes in ("on", "true", "True", True):
        assert make_rules("prini", 2, {"deal_all": yes}).options["deal_all"] is True
    for no in ("off", "false", False):
        assert make_rules("briscola", 4, {"teams": no}).sides == ((0,), (1,), (2,), (3,))
    assert make_rules("bisca", 2, {"hand_size": "9"}).hand_size == 9
    assert spell(False) == "off" and spell(9) == "9"


def test_only_what_differs_from_the_defaults_is_listed() -> None:
    """R-OPT-3; docs/log.md: `options`."""
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
        ("marianna", 2, {"to_points": "400"}, "option to_points may be 300, 500 or 501, not 400"),
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


@pytest.mark.parametrize(
    ("variant", "players", "options", "silent"),
    [
        ("briscola", 2, {}, set()),
        ("briscola", 2, {"tie": "last_trick"}, {"void_dealer"}),
        ("briscola", 3, {"independents": "strict"}, {"void_dealer"}),
        ("briscola", 4, {"signs": "off"}, {"spies"}),
        ("chiamata", 5, {}, {"void_dealer", "match_hands", "match_target"}),
        ("chiamata", 5, {"match": "hands"}, {"void_dealer", "match_target"}),
        ("chiamata", 5, {"match": "target"}, {"void_dealer", "match_hands"}),
        ("bisca", 2, {"stakes": True}, {"capot"}),
        ("bisca", 3, {"stakes": True, "total_120": True}, {"stakes"}),
    ],
)
def test_some_options_have_no_effect_beside_others(
    variant: str, players: int, options: dict[str, OptionValue], silent: set[str]
) -> None:
    """R-OPT-2: they are accepted, and said to be without effect."""
    assert without_effect(make_rules(variant, players, options)) == silent
