"""No signature passes for another purpose, table, match, hand or content."""

from collections.abc import Mapping
from typing import Any, get_args

import pytest
from hypothesis import assume, given
from hypothesis import strategies as some
from msgspec.structs import replace

from briscola.network.keys.statements import Purpose, Statement, signature, signed_by
from tests.network.keys import ANNA, BRUNO, EVE, TABLE
from tests.property_based import examples

PLAY = Statement(
    purpose="act",
    table=TABLE.public,
    match="0a1b2c3d",
    hand=3,
    content={"at": 12, "action": {"play": "4S"}, "digest": "00ff"},
)
SIGNED = signature(ANNA, PLAY)

LETTERS = 'abc019",:[]{}\\é\0'
"""Letters of JSON among them: none may end a text too soon."""

values = some.recursive(
    some.none() | some.booleans() | some.integers(-(2**53), 2**53) | some.text(LETTERS, max_size=5),
    lambda inner: (
        some.lists(inner, max_size=3) | some.dictionaries(some.text(LETTERS, max_size=4), inner, max_size=3)
    ),
    max_leaves=6,
)
statements = some.builds(
    Statement,
    purpose=some.sampled_from(get_args(Purpose)),
    table=some.sampled_from([TABLE.public, EVE.public]),
    match=some.text(LETTERS, max_size=4),
    hand=some.integers(0, 40),
    content=some.dictionaries(some.text(LETTERS, max_size=4), values, max_size=3),
)


def test_the_bytes_are_fixed() -> None:
    assert PLAY.canonical == (
        b"briscola:statement:1\n"
        b'["act","8a88e3dd7409f195fd52db2d3cba5d72ca6709bf1d94121bf3748801b40f6f5c","0a1b2c3d",3,'
        b'{"action":{"play":"4S"},"at":12,"digest":"00ff"}]'
    )


def test_who_signs_is_known() -> None:
    assert signed_by(ANNA.public, PLAY, SIGNED)
    assert not signed_by(BRUNO.public, PLAY, SIGNED)


def test_the_order_of_keys_does_not_matter() -> None:
    content = dict(reversed(list(PLAY.content.items())))
    assert list(content) != list(PLAY.content)
    assert signed_by(ANNA.public, replace(PLAY, content=content), SIGNED)


@pytest.mark.parametrize(
    "other",
    [
        {"purpose": "share"},
        {"table": EVE.public},
        {"match": "0a1b2c3e"},
        {"hand": 4},
        {"content": {"at": 13, "action": {"play": "4S"}, "digest": "00ff"}},
        {"content": {"at": 12, "action": {"play": "4B"}, "digest": "00ff"}},
        {"content": {"at": 12, "action": {"play": "4S"}, "digest": "00fe"}},
    ],
)
def test_no_signature_passes_for_another_statement(other: Mapping[str, Any]) -> None:
    assert not signed_by(ANNA.public, replace(PLAY, **other), SIGNED)


@examples(12)
@given(one=statements, other=statements)
def test_different_statements_have_different_bytes(one: Statement, other: Statement) -> None:
    assume(
        (one.purpose, one.table, one.match, one.hand) != (other.purpose, other.table, other.match, other.hand)
    )
    assert one.canonical != other.canonical
    assert not signed_by(ANNA.public, other, signature(ANNA, one))


@examples(12)
@given(one=statements, content=some.dictionaries(some.text(LETTERS, max_size=4), values, max_size=3))
def test_different_contents_have_different_bytes(one: Statement, content: Mapping[str, Any]) -> None:
    same = repr(sorted(one.content.items(), key=repr)) == repr(sorted(content.items(), key=repr))
    assume(not same and one.content != content)
    assert replace(one, content=content).canonical != one.canonical


@given(
    text=some.text(LETTERS, max_size=140)
    | some.just(SIGNED.upper())
    | some.just(SIGNED + " ")
    | some.just("")
)
def test_any_other_text_is_no_signature(text: str) -> None:
    assert not signed_by(ANNA.public, PLAY, text)
