"""A word lets one device in, once, for two minutes, and only after somebody has compared two digits."""

import pytest

from briscola.pages.phones.phone_tickets import WORD_SECONDS, PhoneTickets


def test_a_word_serves_one_device_which_gets_a_secret_once_it_is_confirmed() -> None:
    tickets = PhoneTickets()
    word = tickets.invite(2, 0.0)
    claim = tickets.redeem(word, 1.0)
    assert claim is not None and claim.number == 2 and len(claim.digits) == 2 and claim.digits.isdigit()
    assert tickets.redeem(word, 1.0) is None, "a second device comes too late"
    assert not tickets.numbers, "nobody has confirmed it yet"
    secret = tickets.confirm()
    assert tickets.numbers == {2} and tickets.number_of(secret) == 2
    assert tickets.number_of("") is None and tickets.number_of(word) is None
    with pytest.raises(LookupError):
        tickets.confirm()


def test_a_word_serves_for_two_minutes() -> None:
    tickets = PhoneTickets()
    word = tickets.invite(0, 100.0)
    assert tickets.seconds_left(100.0) == WORD_SECONDS
    assert tickets.redeem(word, 100.0 + WORD_SECONDS) is None
    assert tickets.redeem(word, 99.0 + WORD_SECONDS) is not None


def test_a_guessed_word_lets_nobody_in() -> None:
    tickets = PhoneTickets()
    assert tickets.redeem("", 0.0) is None, "before anybody is invited"
    word = tickets.invite(0, 0.0)
    assert tickets.redeem("", 0.0) is None
    assert tickets.redeem(word[:-1], 0.0) is None
    assert tickets.redeem(word + "ù", 0.0) is None
    assert tickets.redeem(word, 0.0) is not None


def test_a_new_word_ends_the_one_before_and_sends_away_whoever_waits() -> None:
    tickets = PhoneTickets()
    first = tickets.invite(0, 0.0)
    second = tickets.invite(1, 0.0)
    assert first != second and tickets.redeem(first, 0.0) is None
    assert tickets.redeem(second, 0.0) is not None
    tickets.invite(0, 0.0)
    assert tickets.claim is None
    tickets.withdraw()
    assert tickets.seconds_left(0.0) == 0


def test_cards_taken_back_to_the_screen_are_no_longer_on_the_phone() -> None:
    tickets = PhoneTickets()
    secrets = []
    for number in (0, 3):
        tickets.redeem(tickets.invite(number, 0.0), 0.0)
        secrets.append(tickets.confirm())
    tickets.take_back(0)
    assert tickets.numbers == {3}
    assert [tickets.number_of(secret) for secret in secrets] == [None, 3]


def test_another_phone_for_the_same_cards_takes_the_place_of_the_first() -> None:
    tickets = PhoneTickets()
    tickets.redeem(tickets.invite(1, 0.0), 0.0)
    first = tickets.confirm()
    tickets.redeem(tickets.invite(1, 0.0), 0.0)
    second = tickets.confirm()
    assert tickets.number_of(first) is None and tickets.number_of(second) == 1
