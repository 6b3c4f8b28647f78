"""What stands for what: grimaces, the truth in a hand, words."""

import pytest

from briscola.client.setup.characters import people
from briscola.engine import variants
from briscola.engine.actions import SIGNS, Sign
from briscola.engine.cards import BISCA_RANKING, BRISCOLA_RANKING, Suit, cards
from briscola.engine.variants import make_rules
from briscola.i18n import text
from briscola.i18n.sign_words import (
    GRIMACES,
    NATIONAL,
    SETS,
    agreed,
    ask_meaning,
    ask_speech,
    claim,
    grimaces,
    thing,
    true_sign,
    word,
)
from briscola.system import resources


def test_every_set_of_the_engine_has_a_grimace_for_every_sign_and_everybody_can_make_it() -> None:
    (option,) = (o for o in variants.VARIANTS["briscola"].options if o.key == "signs")
    for name in option.values:
        made = grimaces(make_rules("briscola", 4, {"signs": name}), {})
        if name != "off":
            assert set(made) == set(SIGNS)
            assert len(set(made.values())) == len(SIGNS)
    assert len(set(GRIMACES)) == len(GRIMACES)
    assert set(GRIMACES) >= {g for made in SETS.values() for g in made.values()}
    for grimace in GRIMACES:
        for one in people():
            assert resources.asset("faces", f"{one.name}-{grimace}.svg") is not None, (one.name, grimace)


def test_the_swapped_set_gives_knight_and_jack_each_others_sign_and_in_the_south_an_ace_winks() -> None:
    """Rules 2.4."""
    usual = grimaces(make_rules("briscola", 4), {})
    swapped = grimaces(make_rules("briscola", 4, {"signs": "swapped"}), {})
    assert (usual["knight"], usual["jack"]) == ("tongue", "shoulder")
    assert (swapped["knight"], swapped["jack"]) == ("shoulder", "tongue")
    assert {s: g for s, g in usual.items() if s not in ("knight", "jack")} == {
        s: g for s, g in swapped.items() if s not in ("knight", "jack")
    }
    assert grimaces(make_rules("briscola", 4, {"signs": "off"}), {}) == {}
    assert grimaces(make_rules("prini", 4), {}) == {}
    south = grimaces(make_rules("briscola", 4, {"signs": "south"}), {})
    assert south == {**NATIONAL, "ace": "wink"}


def test_ones_own_signs_are_the_usual_ones_until_they_are_changed() -> None:
    """Option signs=custom; at a table with another set they do not count."""
    custom, other = (make_rules("briscola", 4, {"signs": name}) for name in ("custom", "swapped"))
    own = {"ace": "puff", "carico": "wink"}
    assert grimaces(custom, {}) == NATIONAL
    made = grimaces(custom, own)
    assert (made["ace"], made["carico"]) == ("puff", "wink")
    assert all(made[sign] == usual for sign, usual in NATIONAL.items() if sign not in own)
    assert grimaces(other, own) == SETS["swapped"]


@pytest.mark.parametrize(
    "kept", [{"ace": "twist"}, {"ace": "nose"}, {"ace": "wink", "king": "wink"}, {"ace": ""}], ids=str
)
def test_signs_of_ones_own_that_are_not_told_apart_are_the_usual_ones(kept: dict[str, str]) -> None:
    assert agreed(kept) == NATIONAL
    assert agreed({"nobody": "wink"}) == NATIONAL


@pytest.mark.parametrize(
    ("hand", "sign"),
    [
        ("1B 3B 4D", "ace"),
        ("RD 3B 2B", "three"),
        ("CB FB 1D", "knight"),
        ("7B 1D 4C", "low"),
        ("1D 4C 5C", "carico"),
        ("RD 4C 5C", "none"),
    ],
)
def test_the_wheel_opens_at_the_truth(hand: str, sign: Sign) -> None:
    assert true_sign(cards(hand), Suit.BASTONI, BRISCOLA_RANKING) == sign


def test_in_bisca_the_sign_of_the_three_is_that_of_the_seven() -> None:
    assert true_sign(cards("RD 7B 3B"), Suit.BASTONI, BISCA_RANKING) == "three"
    assert true_sign(cards("RD 3B 2B"), Suit.BASTONI, BISCA_RANKING) == "low"
    assert word("three", BISCA_RANKING) == "seven" and word("three", BRISCOLA_RANKING) == "three"
    assert thing("three", BISCA_RANKING) == "seven of trumps"
    assert claim("three", BISCA_RANKING) == "has the seven of trumps"


def test_a_request_is_spoken_as_the_trick_stands() -> None:
    """R-TALK-4: to whom leads, or to take a trick from the others, in players’ words."""
    text.use("it")
    assert ask_speech("trump", leads=True) == "«Esci di briscola!»"
    assert ask_speech("trump") == "«Taglia!»"
    assert ask_speech("carico") == "«Carica!»"
    assert ask_speech("carico", beaten=True) == "«Strozza!»"
    assert ask_speech("liscio") == "«Vai liscio!»"


def test_a_carico_is_what_the_ranking_of_the_game_makes_one() -> None:
    assert ask_meaning("carico", make_rules("briscola", 4).ranking) == "= an ace or a three"
    assert ask_meaning("carico", make_rules("bisca", 4).ranking) == "= an ace or a seven"
