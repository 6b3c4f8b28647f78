"""Where the secret bytes come from."""

from briscola.deals import SeededDeals, SystemDeals

MANY = 200


def test_the_bytes_of_a_hand_are_thirty_two_and_never_the_same_twice() -> None:
    deals = SystemDeals()
    hands = {deals.for_hand(1) for _ in range(MANY)}
    draws = {deals.for_draw(1) for _ in range(MANY)}
    assert {len(secret) for secret in hands | draws} == {32}
    assert len(hands | draws) == 2 * MANY


def test_no_bit_of_them_stands_still() -> None:
    deals = SystemDeals()
    for drawn in (deals.for_hand, deals.for_draw):
        some, every = 0, 2**256 - 1
        for _ in range(MANY):
            secret = int.from_bytes(drawn(1), "big")
            some, every = some | secret, every & secret
        assert some == 2**256 - 1 and every == 0


def test_a_seed_gives_the_same_bytes_again_others_for_each_hand() -> None:
    hands = [SeededDeals(42).for_hand(hand) for hand in range(1, 9)]
    assert hands == [SeededDeals(42).for_hand(hand) for hand in range(1, 9)]
    assert len({*hands, SeededDeals(42).for_draw(1), SeededDeals(43).for_hand(1)}) == 10
