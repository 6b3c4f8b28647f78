"""`briscola variants`: what may be played, for programs and for people."""

from briscola.engine.options import BadOption
from briscola.engine.variants import VARIANTS, make_rules
from tests.commands.shell import Here

KINDS = {"boolean": bool, "integer": int, "string": str}


def test_every_variant_is_listed_with_its_player_counts(briscola: Here) -> None:
    (said,) = briscola("variants", "--json").lines
    counts = {row["variant"]: row["players"] for row in said["variants"]}
    assert counts == {name: sorted(row.players) for name, row in VARIANTS.items()}


def test_every_option_has_a_type_a_default_and_allowed_values(briscola: Here) -> None:
    (said,) = briscola("variants", "--json").lines
    for row in said["variants"]:
        hands = 4 if row["variant"] == "sueca" else 2  # V-SU-3
        assert row["winning_hands"] == {"default": hands, "values": list(range(1, 12))}
        for option in row["options"]:
            assert option["default"] in option["values"]
            assert {type(value) for value in option["values"]} == {KINDS[option["type"]]}


def test_an_option_applies_to_the_player_counts_listed_and_to_no_other(briscola: Here) -> None:
    (said,) = briscola("variants", "--json").lines
    for row in said["variants"]:
        for option in row["options"]:
            settable = [n for n in row["players"] if can_be_set(row["variant"], n, option["key"])]
            assert settable == option["players"], option["key"]


def can_be_set(variant: str, players: int, key: str) -> bool:
    """Whether the engine takes the option, alone or beside some value of another."""
    options = VARIANTS[variant].options
    values = next(option.values for option in options if option.key == key)
    others = [{other.key: beside} for other in options for beside in other.values[:5] if other.key != key]
    for value in (values[0], values[-1]):
        for wish in ({key: value}, *({key: value, **other} for other in others)):
            try:
                make_rules(variant, players, wish)
            except BadOption:
                continue
            return True
    return False


def test_values_and_defaults_that_depend_on_the_number_of_players_are_told_apart(briscola: Here) -> None:
    """R-XCHG-5, V-BR-1: six swap with the seven only, and in brisca three do; R-CARD-4, V-SX-1."""
    (said,) = briscola("variants", "--json").lines
    briscola_options, brisca = (
        {option["key"]: option for option in row["options"]}
        for row in said["variants"]
        if row["variant"] in ("briscola", "brisca")
    )
    assert briscola_options["exchange"]["values_of_players"] == {"6": ["off", "seven"]}
    assert briscola_options["removed"]["values_of_players"] == {
        "3": ["2C", "2B", "2S", "2D", "fours"],
        "6": ["fours", "twos"],
    }
    assert briscola_options["removed"]["default_of_players"] == {"6": "twos"}
    assert briscola_options["exchange"]["values"] == ["off", "seven", "seven_and_two"]
    assert brisca["exchange"]["values"] == ["off", "seven", "seven_and_two", "two_any"]  # V-BR-2
    assert brisca["exchange"]["default"] == "seven_and_two"
    assert brisca["exchange"]["values_of_players"] == {"3": ["off", "seven"]}
    assert brisca["exchange"]["default_of_players"] == {"3": "seven"}
    for options in (briscola_options, brisca):
        assert "values_of_players" not in options["tie"] and "default_of_players" not in options["tie"]


def test_the_usual_winning_hands_of_an_option_are_told(briscola: Here) -> None:
    """V-MA-6: 4 in mariazza; the usual ones of each game stand as ever."""
    (said,) = briscola("variants", "--json").lines
    rows = {row["variant"]: row for row in said["variants"]}
    assert rows["marianna"]["winning_hands_of_options"] == {"mariazza=on": 4}
    assert [name for name, row in rows.items() if "winning_hands_of_options" in row] == ["marianna"]


def test_for_people_each_option_is_a_line(briscola: Here) -> None:
    (listed,) = briscola("variants", "--json").lines
    said = briscola("variants").out.splitlines()
    assert said[0] == "briscola: 2, 3, 4, 5 or 6 players"
    assert len(said) == sum(1 + len(row["options"]) for row in listed["variants"])
