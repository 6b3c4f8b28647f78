"""Rigged records with a valid chain: the script of docs/verify.md finds each, and so does `verify`."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from briscola.engine.cards import Rank, card
from briscola.engine.events import Chained
from briscola.engine.hand import deal as dealt_by
from briscola.engine.hand import deal_event
from briscola.engine.notation import BadNotation
from briscola.engine.record import event_from_json, event_to_json, in_sight, parse_line
from briscola.engine.replay import replay
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.shuffle import seed_of, shuffle_and_cut
from briscola.engine.terms import Terms
from briscola.engine.variants import make_rules
from tests.client.script_records import (
    HEADER,
    TWO,
    Lines,
    cut_again,
    dealt,
    honest,
    of_kind,
    says,
    stack_deck,
    written,
)


def _choose_cut(lines: Lines) -> None:
    """A rigged program looks where to cut for its computer."""
    cut_again(lines, 1, lambda at: at % 39 + 1)


def _choose_cut_for_the_person(lines: Lines) -> None:
    """A rigged program looks where to cut for a person who has the pack cut."""
    cut_again(lines, 0, lambda at: at % 39 + 1, auto=True)


def _same_secret(lines: Lines) -> None:
    """The bytes of the first hand shuffle the second as well."""
    first = {kind: of_kind(lines, kind)[0] for kind in ("commit", "secret", "reveal", "cut", "deal")}
    for kind, field in (("commit", "sha256"), ("secret", "bytes"), ("reveal", "bytes")):
        of_kind(lines, kind)[1][field] = first[kind][field]
    cut = of_kind(lines, "cut")[1]
    own = cut["at"] if cut["seat"] == 0 else None
    deck, cut["at"] = shuffle_and_cut(
        TWO.pack, seed_of(bytes.fromhex(first["secret"]["bytes"]), cut["salt"]), own
    )
    deal = of_kind(lines, "deal")[1]
    deal |= dealt(deal, deck)


def _secret(length: int) -> Callable[[Lines], None]:
    """A program that needs no luck seals too few bytes, or none."""

    def change(lines: Lines) -> None:
        short = bytes(length)
        of_kind(lines, "commit")[0]["sha256"] = sha256(short).hexdigest()
        cut = of_kind(lines, "cut")[0]
        own = cut["at"] if cut["seat"] == 0 else None
        deck, cut["at"] = shuffle_and_cut(TWO.pack, seed_of(short, cut["salt"]), own)
        deal = of_kind(lines, "deal")[0]
        deal |= dealt(deal, deck)
        for kind in ("secret", "reveal"):
            of_kind(lines, kind)[0]["bytes"] = short.hex()

    return change


def _swap_draw(lines: Lines) -> None:
    """Somebody else draws the strong card."""
    of_kind(lines, "draw_for_deal")[0]["cards"][0].reverse()


def _other(kind: str, field: str, value: object) -> Callable[[Lines], None]:
    return lambda lines: of_kind(lines, kind)[0].update({field: value})


def _cut_before_seal(lines: Lines) -> None:
    """The salt is known before the bytes are chosen."""
    at = next(n for n, line in enumerate(lines) if line["event"] == "commit")
    lines[at], lines[at + 1] = lines[at + 1], lines[at]


def _without_chain(lines: Lines) -> None:
    lines[:] = [line for line in lines if line["event"] != "chain"]


def _without_draw(lines: Lines) -> None:
    """Who drew the worse card did not draw."""
    lines[:] = [line for line in lines if not line["event"].startswith("draw_")]


def _two_persons(lines: Lines) -> None:
    """Where the computer had to cut, a second person is said to have sat."""
    of_kind(lines, "match")[0]["levels"] = ["person", "person"]
    _choose_cut(lines)


def _old_secret(lines: Lines) -> None:
    """The second hand is shuffled with the bytes of the first, and says nothing of its own."""
    _same_secret(lines)
    seal = honest()
    for kind in ("commit", "reveal"):
        of_kind(lines, kind)[1].update(of_kind(seal, kind)[1])
    lines.remove(of_kind(lines, "secret")[1])


# ---- the deal itself: each of these `verify` refuses too


def _swap_hands(lines: Lines) -> None:
    of_kind(lines, "deal")[1]["hands"].reverse()


def _deal_for_another(lines: Lines) -> None:
    """The hands change places because the loser of the draw is said to deal."""
    deal = of_kind(lines, "deal")[0]
    deal |= dealt(deal, [card(code) for code in deal["deck"]], dealer=1 - deal["dealer"])


def _cut_for_another(lines: Lines) -> None:
    """The person is said to have cut where it was not his turn, and cuts where it suits the program."""
    of_kind(lines, "cut")[0]["seat"] = 0
    of_kind(lines, "cut")[1]["seat"] = 0
    cut_again(lines, 0, lambda at: at % 39 + 1)


def _turn_another(lines: Lines) -> None:
    """The turned card changes places with the next of the stock."""
    deal = of_kind(lines, "deal")[1]
    stock = deal["stock"]
    stock[-1], stock[0] = stock[0], stock[-1]
    deal["turned"] = stock[-1]


def _turn_none(lines: Lines) -> None:
    of_kind(lines, "deal")[1]["turned"] = None


def _order_the_stock(lines: Lines) -> None:
    """The computer draws what the person would have drawn."""
    stock = of_kind(lines, "deal")[1]["stock"]
    stock[0], stock[1] = stock[1], stock[0]


def _deal_more(lines: Lines) -> None:
    deal = of_kind(lines, "deal")[1]
    deal["hands"] = [[*hand, deal["stock"].pop(0)] for hand in deal["hands"]]


def _hand_of(lines: Lines, number: int) -> slice:
    """All lines of a hand, its link as well."""
    links = [at for at, line in enumerate(lines) if line["event"] == "chain"]
    first = next(at for at, line in enumerate(lines) if line["event"] == "commit" and line["hand"] == number)
    return slice(first, links[number - 1] + 1)


def _cut_out(lines: Lines) -> None:
    """A middle hand is gone."""
    del lines[_hand_of(lines, 2)]


def _cut_out_but_its_end(lines: Lines) -> None:
    """Of a middle hand only the lines that count it are left."""
    hand = _hand_of(lines, 2)
    end = next(at for at in range(hand.start, hand.stop) if lines[at]["event"] == "hand_end")
    del lines[hand.start : end]
    reveal = next(line for line in lines[hand.start :] if line["event"] == "reveal")
    reveal["bytes"] = of_kind(lines, "reveal")[0]["bytes"]


def _cut_out_but_its_link(lines: Lines) -> None:
    """Of a middle hand only the link is left, so that the numbers go on."""
    hand = _hand_of(lines, 2)
    del lines[hand.start : hand.stop - 1]


def _number(kind: str) -> Callable[[Lines], None]:
    return _other(kind, "hand", 7)


def _leave_cards_out(lines: Lines) -> None:
    """A pack without the twos is shuffled and dealt, as sealed."""
    pack = [card for card in TWO.pack if card.rank is not Rank.TWO]
    kinds = ("cut", "deal", "secret")
    for cut, deal, secret in zip(*(of_kind(lines, kind) for kind in kinds), strict=True):
        own = cut["at"] if cut["seat"] == 0 else None
        seed = seed_of(bytes.fromhex(secret["bytes"]), cut["salt"])
        deck, cut["at"] = shuffle_and_cut(pack, seed, own)
        three = [[c.code for c in deck[i:6:2]] for i in (0, 1)]
        deal["hands"] = three if deal["dealer"] else three[::-1]
        deal |= {"deck": [c.code for c in deck], "turned": deck[6].code}
        deal["stock"] = [c.code for c in (*deck[7:], deck[6])]


FAULTS: dict[str, Callable[[Lines], None]] = {
    "a stacked deck": stack_deck,
    "a computer's cut that was chosen": _choose_cut,
    "a cut for the person that was chosen": _choose_cut_for_the_person,
    "a secret used again": _same_secret,
    "an empty secret": _secret(0),
    "a short secret": _secret(31),
    "a draw that was turned round": _swap_draw,
    "another salt": _other("cut", "salt", "another"),
    "another salt of the draw": _other("draw_reveal", "salt", "another"),
    "another seal": _other("commit", "sha256", "ab" * 32),
    "other bytes in the end": _other("reveal", "bytes", "ab" * 32),
    "a salt known before the seal": _cut_before_seal,
    "no chain": _without_chain,
    "no draw for the deal": _without_draw,
    "a second person": _two_persons,
    "the bytes of the hand before": _old_secret,
    "hands swapped between players": _swap_hands,
    "another dealer": _deal_for_another,
    "a cut that was not the person's": _cut_for_another,
    "another turned card": _turn_another,
    "no turned card": _turn_none,
    "another order of the stock": _order_the_stock,
    "more cards in each hand": _deal_more,
    "cards left out of the pack": _leave_cards_out,
    "a middle hand removed": _cut_out,
    "a middle hand removed but its end": _cut_out_but_its_end,
    "a middle hand removed but its link": _cut_out_but_its_link,
    **{f"another number in {kind}": _number(kind) for kind in ("commit", "deal", "chain")},
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_a_rigged_program_writes_is_found(tmp_path: Path, fault: str) -> None:
    """The chain of these records is in order: the program that cheats has made it."""
    lines = honest()
    FAULTS[fault](lines)
    data = written(lines)
    assert says(tmp_path, data) is not None
    with pytest.raises((BadRecord, BadNotation)):
        events = [event_from_json(parse_line(line)) for line in data.splitlines()[1:]]
        assert replay([*in_sight(events)], terms=Terms(header=HEADER)).missing is Chained, (
            "no chain: broken off"
        )
        raise BadRecord


def _other_trump_card(seat: int, **said: bool) -> Lines:
    """The record in which the cards of a dealer's first hand are dealt by the other card."""
    rules = make_rules("sueca", 4, {"trump_card": "dealer"})
    lines = honest("sueca as the dealer says")
    at = next(n for n, line in enumerate(lines) if line["event"] == "trump_card" and line["seat"] == seat)
    line, deal = lines[at], lines[at + 1]
    line |= {"which": "bottom" if line["which"] == "top" else "top"} | said
    deck = tuple(map(card, deal["deck"]))
    state = dealt_by(rules, dealer=seat, pack=deck, top=line["which"] == "top")
    deal |= event_to_json(deal_event(state, deal["hand"], deck))
    return lines


def test_only_a_person_who_deals_chooses_the_trump_card(tmp_path: Path) -> None:
    """V-SU-5: a computer's card, and one that a person left open, follow from the seed."""
    lines = honest("sueca as the dealer says")
    dealers = {line["seat"] for line in of_kind(lines, "trump_card")}
    (computer, *_) = dealers - {0}
    assert says(tmp_path, written(lines)) is None
    assert says(tmp_path, written(_other_trump_card(computer))) is not None
    assert says(tmp_path, written(_other_trump_card(0))) is None, "it is hers to choose"
    left, other = (says(tmp_path, written(_left_open(other=each))) for each in (False, True))
    assert (left is None) != (other is None)
    missing = [line for line in lines if line["event"] != "trump_card"]
    assert says(tmp_path, written(missing)) is not None
    usual = honest("sueca")
    at = next(n for n, line in enumerate(usual) if line["event"] == "deal")
    usual.insert(at, {"event": "trump_card", "seat": usual[at]["dealer"], "which": "top"})
    assert says(tmp_path, written(usual)) is not None


def _left_open(*, other: bool = False) -> Lines:
    """The person is said to have left her first card open, with this card or the `other` one."""
    if other:
        return _other_trump_card(0, auto=True)
    lines = honest("sueca as the dealer says")
    next(line for line in of_kind(lines, "trump_card") if line["seat"] == 0)["auto"] = True
    return lines
