"""Four letters that serve while a host shows them: who may guess how often, and which are drawn."""

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
        for network in (HOME, "192.168.1.8", ""):
            assert serving.refusal(typed, network, 100.0) is None


def test_whoever_brings_none_is_asked_for_them_and_that_is_no_guess() -> None:
    serving = HouseholdLetters(0.0)
    assert {serving.refusal("", HOME, 0.0) for _ in range(100)} == {"letters"}
    assert serving.refusal(serving.letters, HOME, 0.0) is None


def test_from_one_address_few_wrong_ones_come_and_others_guess_as_if_there_had_been_none() -> None:
    serving = HouseholdLetters(0.0)
    guesses = [serving.refusal(wrong(serving), HOME, 0.0) for _ in range(50)]
    assert guesses == ["wrong_letters"] * GUESSES + ["letter_guesses"] * (50 - GUESSES)
    assert serving.refusal(serving.letters, HOME, 0.0) == "letter_guesses", "else she could go on guessing"
    assert serving.refusal(wrong(serving), "192.168.1.8", 0.0) == "wrong_letters"
    assert serving.refusal(serving.letters, "192.168.1.8", 0.0) is None
    assert serving.refusal(serving.letters, HOME, 61.0) is None, "after a minute"


def test_all_who_share_an_address_and_all_addresses_together_have_a_limit_too() -> None:
    tunnel, crowd = HouseholdLetters(0.0), HouseholdLetters(0.0)
    through_tunnel = [tunnel.refusal(wrong(tunnel), "", 0.0) for _ in range(500)]
    from_many = [crowd.refusal(wrong(crowd), f"10.0.0.{number}", 0.0) for number in range(500)]
    assert through_tunnel.count("wrong_letters") == from_many.count("wrong_letters") == TABLE_GUESSES
    assert len(crowd._paces) == TABLE_GUESSES, "nobody else is remembered"


def test_each_opening_has_letters_of_its_own_that_nobody_mixes_up_or_minds_reading_out() -> None:
    seen = {drawn_letters("CFGH") for _ in range(3000)}
    assert len(seen) > 2000 and "CFGH" not in seen
    for letters in seen:
        assert len(set(letters)) == LETTERS and set(letters) <= set(ALPHABET)
        assert not any(each in letters for each in REGRETTED)
    assert not set(ALPHABET) & set("AEIOUYR01"), "they make no word, in Croatian neither"
    for alike in ("OQ0", "IJL1", "BDPT", "MN", "VW", "S5", "G6", "Z2", "B8"):
        assert len(set(alike) & set(ALPHABET)) <= 1, alike
