"""Room codes: fixed for ever, read as people type them."""

import hashlib
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from briscola.network.addresses.room_codes import (
    ALPHABET,
    NoRoomCode,
    check_letter,
    read_room_code,
    room_code,
    spelled,
)
from tests.network.keys import ANNA, TABLE
from tests.property_based import examples

CODES = {bytes(32): "CC5GRJZ6P8", TABLE.public: "CQ35G7RCDQ", ANNA.public: "DBFEHUGZP8"}
"""The codes by which other versions and computers know these tables."""


@pytest.mark.usefixtures("true_codes")
@pytest.mark.parametrize("table", CODES, ids=lambda table: table.hex()[:8])
def test_the_code_of_a_table_is_fixed(table: bytes) -> None:
    assert room_code(table) == CODES[table]


@pytest.mark.usefixtures("true_codes")
def test_it_is_the_first_fifty_bits_of_scrypt() -> None:
    digest = hashlib.scrypt(TABLE.public, salt=b"briscola:room:1", n=2**14, r=8, p=1, dklen=64)
    bits = "".join(f"{byte:08b}" for byte in digest)[:50]
    assert "".join(ALPHABET[int(bits[at : at + 5], 2)] for at in range(0, 50, 5)) == room_code(TABLE.public)


def test_no_letter_looks_like_another() -> None:
    assert len(set(ALPHABET)) == len(ALPHABET) == 32
    assert not set("0O1I") & set(ALPHABET)


@pytest.mark.parametrize("typed", ["7kmpq-2abcd", " 7K MP Q2 ABCD ", "7KMPQ2ABCD", "7-k-m-p-q-2-a-b-c-d\n"])
def test_small_letters_spaces_and_hyphens_do_not_matter(typed: str) -> None:
    assert read_room_code(typed) == "7KMPQ2ABCD"


def test_it_is_spelled_in_two_halves_that_are_read_back() -> None:
    assert spelled("7KMPQ2ABCD") == "7KMPQ-2ABCDE"
    assert read_room_code(spelled("7KMPQ2ABCD")) == "7KMPQ2ABCD"


@pytest.mark.parametrize(
    ("typed", "why", "sentence"),
    [
        ("7KMPQ2ABC", "length", "a room code has 11 letters and digits, not 9"),
        ("", "length", "a room code has 11 letters and digits, not 0"),
        ("7KMPQ2ABCDEE", "length", "a room code has 11 letters and digits, not 12"),
        ("7KMPQ2ABCDF", "check", "a letter of this room code is wrong"),
        ("7KMPQ2ABC0", "letter", "a room code has no '0': 0, O, 1 and I are left out"),
        ("7KMPQ2ABCi", "letter", "a room code has no 'i': 0, O, 1 and I are left out"),
        ("7KMPQ2AB\u00df", "letter", "a room code has no 'ß': 0, O, 1 and I are left out"),
        ("7KMPQ2ABC\u017f", "letter", "a room code has no 'ſ': 0, O, 1 and I are left out"),
        ("7KMPQ2ABC\u202e", "letter", r"a room code has no '\u202e': 0, O, 1 and I are left out"),
    ],
)
def test_anything_else_is_refused_in_a_sentence(typed: str, why: str, sentence: str) -> None:
    with pytest.raises(NoRoomCode) as caught:
        read_room_code(typed)
    assert (caught.value.why, str(caught.value)) == (why, sentence)


@given(code=some.text(alphabet=ALPHABET, min_size=10, max_size=10))
@examples(10)
def test_one_letter_that_is_another_and_two_that_change_places_are_found(code: str) -> None:
    heard = code + check_letter(code)
    assert read_room_code(heard) == code
    wrong = [
        heard[:at] + letter + heard[at + 1 :]
        for at in range(11)
        for letter in ALPHABET
        if letter != heard[at]
    ]
    for one, other in combinations(range(11), 2):
        letters = [*heard]
        letters[one], letters[other] = letters[other], letters[one]
        if "".join(letters) != heard:
            wrong.append("".join(letters))
    for text in wrong:
        with pytest.raises(NoRoomCode, match="a letter of this room code is wrong"):
            read_room_code(text)


@given(typed=some.text(alphabet=ALPHABET + "0o1i -ßé\u202e🂡\0", max_size=14))
@examples(15)
def test_a_text_is_a_code_or_a_sentence(typed: str) -> None:
    try:
        code = read_room_code(typed)
    except NoRoomCode as error:
        assert str(error).isprintable() and len(str(error)) < 100
    else:
        assert len(code) == 10 and set(code) <= set(ALPHABET)
