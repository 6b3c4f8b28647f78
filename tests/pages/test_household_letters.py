"""Four letters that serve while a host shows them: who may guess how often, and which are drawn."""

import pytest

from briscola.pages.messages.fields import WhyGone
from briscola.pages.phones.household_letters import (
    ALPHABET,
    GUESSES,
    LETTERS,
    REGRETTED,
    TABLE_GUESSES,
    HouseholdLetters,
    drawn_letters,
)

HOME = "192.168.1.7"


def wrong(serving: HouseholdLetters) -> str:
    """Letters that do not serve."""
    return next(each for each in ("CFGH", "FGHK") if each != serving.letters)


def test_they_serve_large_or_small_for_every_phone() -> None:
    serving = HouseholdLetters(0.0)
    for typed in (serving.letters, serving.letters.lower()):
        for network, near in ((HOME, True), ("192.168.1.8", True), ("", False)):
            assert serving.refusal(typed, network, 100.0, near=near) is None


def test_whoever_brings_none_is_asked_for_them_and_that_is_no_guess() -> None:
    serving = HouseholdLetters(0.0)
    assert {serving.refusal("", HOME, 0.0, near=True) for _ in range(100)} == {"letters"}
    assert serving.refusal(serving.letters, HOME, 0.0, near=True) is None


def test_from_one_address_few_wrong_ones_come_and_others_guess_as_if_there_had_been_none() -> None:
    serving = HouseholdLetters(0.0)
    guesses = [serving.refusal(wrong(serving), HOME, 0.0, near=True) for _ in range(50)]
    assert guesses == ["wrong_letters"] * GUESSES + ["letter_guesses"] * (50 - GUESSES)
    assert serving.refusal(serving.letters, HOME, 0.0, near=True) == "letter_guesses", (
        "else she could go on guessing"
    )
    assert serving.refusal(wrong(serving), "192.168.1.8", 0.0, near=True) == "wrong_letters"
    assert serving.refusal(serving.letters, "192.168.1.8", 0.0, near=True) is None
    assert serving.refusal(serving.letters, HOME, 61.0, near=True) is None, "after a minute"


@pytest.mark.parametrize("near", [True, False])
def test_all_addresses_together_have_a_limit_too(near: bool) -> None:
    crowd = HouseholdLetters(0.0)
    found = [crowd.refusal(wrong(crowd), f"10.0.0.{number}", 0.0, near=near) for number in range(500)]
    assert found.count("wrong_letters") == TABLE_GUESSES
    assert len(crowd._paces) == TABLE_GUESSES, "nobody else is remembered"


@pytest.mark.parametrize("network", ["", "203.0.113.{}"])
def test_whoever_guesses_elsewhere_keeps_no_phone_of_the_room_out(network: str) -> None:
    """One wrong word a second for an hour, from eight addresses or through a tunnel that tells none."""
    serving = HouseholdLetters(0.0)
    far = list[WhyGone | None]()
    for second in range(3600):
        far.append(serving.refusal(wrong(serving), network.format(second % 8), second, near=False))
        if not second % 60:
            assert serving.refusal(serving.letters, HOME, second, near=True) is None
    assert far.count("wrong_letters") < 400 and far.count("letter_guesses") > 3200


def test_whoever_guesses_in_the_room_keeps_nobody_elsewhere_out() -> None:
    serving = HouseholdLetters(0.0)
    for number in range(500):
        serving.refusal(wrong(serving), f"192.168.1.{number % 200}", 0.0, near=True)
    assert serving.refusal(serving.letters, "203.0.113.7", 0.0, near=False) is None


def test_each_opening_has_letters_of_its_own_that_nobody_mixes_up_or_minds_reading_out() -> None:
    seen = {drawn_letters("CFGH") for _ in range(3000)}
    assert len(seen) > 2000 and "CFGH" not in seen
    for letters in seen:
        assert len(set(letters)) == LETTERS and set(letters) <= set(ALPHABET)
        assert not any(each in letters for each in REGRETTED)
    assert not set(ALPHABET) & set("AEIOUYR01"), "they make no word, in Croatian neither"
    for alike in ("OQ0", "IJL1", "BDPT", "MN", "VW", "S5", "G6", "Z2", "B8"):
        assert len(set(alike) & set(ALPHABET)) <= 1, alike
