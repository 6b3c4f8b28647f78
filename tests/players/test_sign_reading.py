"""What a careful partner makes of signs and requests: positions of the partnership game."""

from collections import Counter
from functools import partial
from random import Random

import pytest

from briscola.engine.actions import Ask, Play, Sign
from briscola.engine.cards import card
from briscola.engine.observation import Observation
from briscola.engine.variants import make_rules
from briscola.players.card_codes import coder_of
from briscola.players.knowledge import know
from briscola.players.sampling.hands import sampled_hands
from briscola.players.talk.sign_reading import grants, read_signs
from briscola.players.talk.talker import Talker
from tests.players.positions import chosen, pairs, player, position

PAIRS = make_rules("briscola", 4)
SPIES = make_rules("briscola", 4, {"spies": True})
GONE = "2D 4D 5D 6D"  # one trick
SEEDS = range(12)
MEDIUM = ("medium:memory=all", "medium:goal=win,memory=all")
RIGHT, PARTNER = 1, 2


def plays(level: str, view: Observation) -> Counter[str]:
    return Counter(chosen(level, view, seed) for seed in SEEDS)


def seen(hand: str, *signs: tuple[int, int, Sign], table: str = "", played: str = GONE) -> Observation:
    return position(PAIRS, hand=hand, table=table, turned="5B", played=played, signs=signs)


@pytest.mark.parametrize("level", MEDIUM)
def test_it_loads_the_trick_that_its_partner_will_take_with_the_ace_of_trumps(level: str) -> None:
    shown = seen("1C 7S CS", (2, PARTNER, "ace"), table="RS")
    assert plays(level, shown)["1C"] == len(SEEDS)
    assert plays(level, seen("1C 7S CS", table="RS"))["1C"] == 0


@pytest.mark.parametrize("level", MEDIUM)
def test_it_leads_a_carico_to_a_partner_with_the_ace_of_trumps_only(level: str) -> None:
    led = plays(level, seen("1C 7S 3D", (2, PARTNER, "ace")))
    assert led["1C"] + led["3D"] > len(SEEDS) * 2 / 3
    unknown = plays(level, seen("1C 7S 3D"))
    assert unknown["7S"] > len(SEEDS) / 2


@pytest.mark.parametrize("level", MEDIUM)
def test_it_leads_no_carico_to_a_partner_without_trumps(level: str) -> None:
    assert plays(level, seen("1C 7S 3D", (2, PARTNER, "none")))["7S"] == len(SEEDS)


@pytest.mark.parametrize("level", MEDIUM)
def test_what_it_gives_to_a_rich_trick_of_the_others_depends_on_its_partner_who_plays_last(
    level: str,
) -> None:
    played = GONE + " 7D FD CD RD 2C 4C 5C 6C"
    view = partial(seen, "RC 7S 3C", table="3S", played=played)
    assert plays(level, view((4, PARTNER, "none")))["7S"] == len(SEEDS)
    assert plays(level, view((4, PARTNER, "ace")))["3C"] == len(SEEDS)
    assert plays(level, view())["RC"] >= len(SEEDS) - 1


def test_a_level_with_signs_off_sees_none() -> None:
    for signs in ((), ((2, PARTNER, "ace"),), ((2, PARTNER, "none"),)):
        for seed in SEEDS:
            one = chosen("medium:signs=off,memory=all", seen("1C 7S CS", *signs, table="RS"), seed)
            assert one == chosen("medium:memory=all", seen("1C 7S CS", table="RS"), seed)


def held(view: Observation) -> dict[int, set[str]]:
    knowledge, _ = read_signs(know(view))
    code = coder_of(view.rules).card
    return {seat: {code[c].code for c in known} for seat, known in knowledge.held.items()}


def test_a_named_trump_of_the_partner_is_known_until_it_is_played_if_it_can_be_there() -> None:
    """R-TALK-3: a person may sign falsely."""
    assert held(seen("1C 7S 3D", (2, PARTNER, "king"))) == {PARTNER: {"RB"}}
    later = GONE + " 4C 5C RB 6C"
    assert held(seen("1C 7S 3D", (2, PARTNER, "king"), played=later)) == {}
    assert held(seen("1B 7S 3D", (2, PARTNER, "ace"))) == {}
    turned = pairs("4B 7S 3D", turned="1B", played=GONE, signs=((2, PARTNER, "ace"),))
    assert held(turned) == {}
    full: tuple[tuple[int, int, Sign], ...] = tuple(
        (2, PARTNER, sign) for sign in ("ace", "three", "king", "knight")
    )
    assert len(held(seen("4B 7S 3D", *full))[PARTNER]) == 3


def share(view: Observation, seat: int, codes: str, deals: int = 600) -> float:
    """How often the hidden hands it imagines give one of these cards to a seat."""
    knowledge, hints = read_signs(know(view))
    wanted = {coder_of(view.rules).number[card(code)] for code in codes.split()}
    rng = Random(4)
    return (
        sum(
            bool(wanted & set(sampled_hands(knowledge, knowledge.later, rng, hints=hints)[seat]))
            for _ in range(deals)
        )
        / deals
    )


TRUMPS = "1B 3B RB CB FB 7B 6B 4B 2B"


def test_hidden_hands_are_imagined_by_what_the_partner_has_shown() -> None:
    assert share(seen("1C 7S 3D", (2, PARTNER, "low")), PARTNER, "2B 4B 6B 7B") == 1.0
    assert share(seen("1C 7S 3D", (2, PARTNER, "carico")), PARTNER, "1D 3C 1S 3S") == 1.0
    assert share(seen("1C 7S 3D", (2, PARTNER, "none")), PARTNER, TRUMPS) == 0.0
    later = share(seen("1C 7S 3D", (2, PARTNER, "none"), played=GONE + " 4C 5C 6C 7C"), PARTNER, TRUMPS)
    assert 0.0 < later < 0.3 < share(seen("1C 7S 3D"), PARTNER, TRUMPS)
    two = GONE + " 4C 5C 6C 7C"
    three = two + " 2C FC 4B RC"
    assert share(seen("1C 7S 3D", (2, PARTNER, "none"), played=three), PARTNER, TRUMPS) > 0.3
    shown: tuple[tuple[int, int, Sign], ...] = ((2, PARTNER, "none"), (3, PARTNER, "low"))
    assert share(seen("1C 7S 3D", *shown, played=two), PARTNER, "2B 4B 6B 7B") == 1.0


def test_a_sign_caught_from_an_opponent_is_believed_with_some_doubt() -> None:
    view = position(SPIES, hand="1C 7S 3D", turned="5B", played=GONE, signs=((2, RIGHT, "ace"),))
    assert 0.75 < share(view, RIGHT, "1B") < 0.9
    assert share(view, PARTNER, "1B") < 0.1


def test_it_plays_as_the_opponent_to_come_was_seen_to_be_weak_or_strong() -> None:
    view = partial(position, SPIES, hand="3C 7D RC", table="RS 4S", turned="5B", played=GONE)
    assert plays("medium:memory=all", view(signs=((2, RIGHT, "none"),)))["RC"] == len(SEEDS)
    assert plays("medium:memory=all", view(signs=((2, RIGHT, "low"),)))["7D"] == len(SEEDS)
    view = partial(position, SPIES, hand="1S 7D 2C", table="4S FS", turned="5B", played=GONE)
    assert plays("medium:memory=all", view(signs=((2, RIGHT, "none"),)))["1S"] == len(SEEDS)
    assert plays("medium:memory=all", view())["1S"] == 0


def asked(view: Observation, ask: Ask | None, seed: int) -> str:
    one = player("medium:memory=all", seed=seed, seat=view.seat)
    assert isinstance(one, Talker)
    if ask is not None:
        one.hear(ask)
    action = one.choose(view)
    assert isinstance(action, Play)
    return action.card.code


@pytest.mark.parametrize("seed", SEEDS)
def test_a_request_is_granted_where_it_costs_little(seed: int) -> None:
    view = seen("2S 7C FD", table="4S")
    assert asked(view, "liscio", seed) in ("2S", "7C")
    assert asked(seen("2B 4B 7C", table="RS"), "trump", seed) in ("2B", "4B")


@pytest.mark.parametrize(("ask", "granted"), [("lead:C", "4C"), ("lead:D", "7D"), ("lead:S", "2S")])
def test_the_suit_that_a_partner_asks_for_is_led_more_often_and_only_led(ask: Ask, granted: str) -> None:
    """Option lead_request."""
    view = seen("2S 4C 7D")
    anyhow, for_it = (sum(asked(view, one, s) == granted for s in SEEDS) for one in (None, ask))
    assert for_it > anyhow and for_it >= len(SEEDS) / 2
    knowledge = know(seen("2S 4C 7D", table="4S"), asked="lead:C")
    assert not any(grants(knowledge, card) for card in knowledge.legal)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_request_is_refused_where_it_would_cost_dear(seed: int) -> None:
    """R-TALK-4: it obliges nobody."""
    lost = pairs("1D 4C 3S", "2S 1S 3B", "5B", played=GONE)
    assert asked(lost, "carico", seed) == "4C"
    assert asked(seen("1B 4C 7S", table="2C 2S 6S"), "trump", seed) != "1B"


def test_a_request_is_for_one_card_only() -> None:
    one = player("medium:memory=all", seed=1)
    assert isinstance(one, Talker)
    one.hear("trump")
    one.choose(seen("2B 4B 7C", table="FS"))
    fresh = player("medium:memory=all", seed=1)
    fresh.choose(seen("2B 4B 7C", table="FS"))
    view = seen("2B 7S 4C", table="6C")
    assert one.heard() is None and one.choose(view) == fresh.choose(view)
