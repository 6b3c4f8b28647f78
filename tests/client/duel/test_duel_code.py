"""The code of a duel: there and back, found in a text, refused in one sentence; never a crash."""

import contextlib
from hashlib import sha256
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from briscola import __version__
from briscola.client.host.match_host import TABLES
from briscola.client.setup.match_setup import REGULARS
from briscola.client.single_deals.code import (
    CHECKS,
    FACES,
    GAMES,
    GROUP,
    LARGEST_RESULT,
    LEVELS,
    VERSIONS,
    BadDuelCode,
    DuelCode,
    can_spell,
    check_letters,
    decode_duel,
    encode_duel,
    find_duels,
    grouped,
)
from briscola.engine.forms import FORMS
from briscola.engine.rules import Rules
from briscola.engine.spelled_number import DIGITS, read_number, spell_number
from briscola.engine.variants import make_rules
from tests.engine.strategies import games
from tests.property_based import examples

SPELLED = ("maestro:goal=points", "medium:signs=off", "grandmaster")


def find_duel(text: str) -> DuelCode:
    (found,) = find_duels(text)
    return found


def code_of(
    rules: Rules, *, seed: int = 1, level: str = "maestro", hand: int = 1, result: int | None = 71
) -> DuelCode:
    """A code with the usual company."""
    cards = list(rules.pack)
    Random(seed).shuffle(cards)
    return DuelCode(
        version=__version__,
        rules=rules,
        dealer=rules.players - 1,
        hand=hand,
        faces=REGULARS[rules.players],
        levels=(level,) * (rules.players - 1),
        table=TABLES - 1,
        result=result,
        cards=tuple(cards),
    )


TWO = code_of(make_rules("briscola", 2))


@st.composite
def codes(draw: st.DrawFn) -> DuelCode:
    rules = draw(games().filter(lambda rules: can_spell(rules, (), ())))
    others = rules.players - 1
    least, most = (-LARGEST_RESULT, LARGEST_RESULT) if rules.has_payments else (0, rules.total)
    return DuelCode(
        version=__version__,
        rules=rules,
        dealer=draw(st.integers(0, others)),
        hand=draw(st.integers(1, 99)),
        faces=tuple(draw(st.lists(st.sampled_from(FACES), min_size=others, max_size=others))),
        levels=tuple(draw(st.lists(st.sampled_from([*LEVELS, *SPELLED]), min_size=others, max_size=others))),
        table=draw(st.integers(0, TABLES - 1)),
        result=draw(st.none() | st.integers(least, most)),
        cards=tuple(draw(st.permutations(rules.pack))),
    )


@given(codes())
def test_a_code_read_back_is_the_same_duel(code: DuelCode) -> None:
    letters = encode_duel(code)
    assert set(letters) <= set(DIGITS)
    for written in (letters, letters.lower(), grouped(letters), f" {grouped(letters).replace(' ', '-')}\n"):
        assert decode_duel(written) == code
    assert find_duel(f"I took 71 of 120 points!\nThe code is {grouped(letters)}. Ciao, Rosa") == code


@pytest.mark.parametrize(("variant", "players"), [("briscola", 2), ("briscola", 3), ("briscola", 4)])
def test_the_usual_games_have_about_forty_letters(variant: str, players: int) -> None:
    rules = make_rules(variant, players)
    codes = (code_of(rules, seed=seed, hand=1 + seed % 3, result=rules.total) for seed in range(20))
    assert max(len(encode_duel(code)) for code in codes) <= 42


def test_other_games_have_few_more() -> None:
    lengths = {slug: len(encode_duel(code_of(rules, result=None))) for slug, rules in FORMS.items()}
    assert lengths.pop("marianna-2-mariazza") == 56, "its option is written out"
    assert max(lengths.values()) <= 44


def test_every_game_and_this_version_have_a_number() -> None:
    released = sha256(repr(tuple(GAMES[:23])).encode()).hexdigest()
    assert released.startswith("9f304e384f3d727f"), "a released game never gets another number"
    assert {(rules.variant, rules.players) for rules in FORMS.values()} == set(GAMES)
    assert VERSIONS[-1] == __version__, "a new version is a new row, never a change of one"
    assert len(set(VERSIONS)) == len(VERSIONS)


def test_a_table_that_no_code_can_name_is_known() -> None:
    rules = make_rules("briscola", 2)
    assert can_spell(rules, ("peppe",), ("maestro:goal=win",))
    assert not can_spell(rules, ("somebody",), ("maestro",))
    assert not can_spell(rules, ("peppe",), ("cmd:/home/ada/a bot",))
    assert not can_spell(rules, ("peppe",), ("x" * 151,))


def kind_of(text: str) -> str:
    with pytest.raises(BadDuelCode) as error:
        find_duel(text)
    return error.value.kind


def test_a_wrong_letter_two_exchanged_and_one_too_few_or_too_many_are_noticed() -> None:
    letters = encode_duel(TWO)
    for at, right in enumerate(letters):
        before, after = letters[:at], letters[at + 1 :]
        wrong = [f"code: {before}{other}{after}" for other in set(DIGITS) - {right}]
        wrong += [before + after, f"{before}7{right}{after}"] if at % 5 == 0 else []
        wrong += [f"{before}{after[0]}{right}{after[1:]}"] if after and after[0] != right else []
        for text in wrong:
            assert kind_of(text) == "mistyped"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ciao",
        "Ti va una partita stasera, alle nove, al circolo di via Roma?",
        "0" * 39,
        "briscola1:briscola:2:0:17:" + "A" * 52,
        "7" * 5000,
        "\0\ud800",
        "😀" * 60,
    ],
)
def test_a_text_without_a_code_is_refused(text: str) -> None:
    with pytest.raises(BadDuelCode):
        find_duel(text)


def test_a_sentence_has_no_code_and_is_not_called_mistyped() -> None:
    assert kind_of("Ti va una partita stasera alle 9 al circolo di via Roma numero 7") == "none"


@given(st.text(max_size=300) | st.text(alphabet=DIGITS, min_size=28, max_size=120))
@examples(10)
def test_no_text_ends_in_anything_but_a_sentence(text: str) -> None:
    with contextlib.suppress(BadDuelCode):
        find_duel(text)


@given(st.binary(min_size=20, max_size=60))
def test_right_check_digits_do_not_make_a_duel_of_noise(noise: bytes) -> None:
    """Somebody may compute them; what the rest says is held against the tables all the same."""
    number = int.from_bytes(noise, "big") | 1 << 150
    try:
        code = decode_duel(spell_number(number * CHECKS + check_letters(number)))
    except BadDuelCode:
        return
    assert read_number(encode_duel(code)) == number * CHECKS + check_letters(number)


def test_a_code_of_a_later_version_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    module = "briscola.client.single_deals.code.VERSIONS"
    monkeypatch.setattr(module, (*VERSIONS, "99.0.0"))
    letters = encode_duel(
        DuelCode(**{f: getattr(TWO, f) for f in TWO.__struct_fields__} | {"version": "99.0.0"})
    )
    monkeypatch.setattr(module, VERSIONS)
    with pytest.raises(BadDuelCode) as error:
        find_duel(letters)
    assert error.value.kind == "newer"


def test_groups_have_five_letters() -> None:
    assert {len(group) for group in grouped("A" * 40).split()} == {GROUP}


def test_the_codes_of_a_match_are_found_in_order_each_once() -> None:
    codes = [code_of(make_rules("briscola", 2), seed=seed, hand=seed) for seed in (1, 2, 3)]
    letters = [encode_duel(code) for code in codes]
    assert find_duels(f"Prova! {' '.join(letters)}\n{letters[0]}") == codes
    wrong = letters[1].replace(letters[1][9], "Z" if letters[1][9] != "Z" else "Y")
    assert kind_of(f"{letters[0]} {wrong} {letters[2]}") == "mistyped", "not two of three"
