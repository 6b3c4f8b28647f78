"""Signatures of libsodium: of exactly one message and one key, and nothing else passes."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from briscola.network.keys.key_pair import KeyPair, is_signed, new_key
from tests.network.keys import ANNA, BRUNO
from tests.property_based import examples

SMALL_ORDER = [bytes(32), b"\1" + bytes(31), bytes.fromhex("ec" + "ff" * 30 + "7f")]
"""Points of order 4, 1 and 2: a signature by such a key would fit many messages."""


def test_it_is_the_ed25519_of_rfc_8032() -> None:
    key = KeyPair(bytes.fromhex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))
    assert key.public.hex() == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"
    assert key.sign(b"").hex() == (
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
        "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"
    )


def test_no_two_new_keys_are_the_same() -> None:
    assert len({new_key().public for _ in range(20)}) == 20


def test_a_signature_is_of_its_key_and_its_message() -> None:
    signature = ANNA.sign(b"4S")
    assert is_signed(b"4S", signature, ANNA.public)
    assert not is_signed(b"4S", signature, BRUNO.public)
    assert not is_signed(b"4S ", signature, ANNA.public)


@examples(15)
@given(signature=some.binary(max_size=80), public=some.binary(max_size=40), message=some.binary(max_size=9))
def test_anything_else_is_no_signature_and_no_error(signature: bytes, public: bytes, message: bytes) -> None:
    assert not is_signed(message, signature, public)


@examples(20)
@given(at=some.integers(0, 63), bit=some.integers(0, 7))
def test_one_other_bit_is_no_signature(at: int, bit: int) -> None:
    signature = bytearray(ANNA.sign(b"4S"))
    signature[at] ^= 1 << bit
    assert not is_signed(b"4S", bytes(signature), ANNA.public)


@pytest.mark.parametrize("public", SMALL_ORDER)
def test_a_key_that_fits_many_messages_is_none(public: bytes) -> None:
    assert not is_signed(b"4S", public + bytes(32), public)
