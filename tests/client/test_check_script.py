"""Another program than ours checks a record: the 35 lines of docs/verify.md, as they stand there."""

import json
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from briscola.client.check_script import CHECK_SCRIPT
from briscola.deals import SystemDeals
from briscola.engine.cards import Card, Rank, card
from briscola.engine.chain import chain_of, first_link, link
from briscola.engine.deal_code import DealCode, encode
from briscola.engine.events import Chained
from briscola.engine.forms import FORMS
from briscola.engine.hand import deal as dealt_by
from briscola.engine.hand import deal_event
from briscola.engine.notation import BadNotation
from briscola.engine.record import event_from_json, event_line, event_to_json, in_sight, parse_line
from briscola.engine.replay import replay
from briscola.engine.replay_cursor import BadRecord
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.shuffle import seed_of, shuffle_and_cut
from briscola.engine.terms import Terms
from briscola.engine.variants import make_rules
from briscola.players.player import RandomPlayer
from briscola.table import Phase, Table
from tests.engine.recorded import recorded_table

HEADER = '{"record":2,"program":"briscola","setup":{}}'
REMATCH = '{"record":2,"program":"briscola","setup":{},"follows":{"record":"5a","dealer":1}}'
PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "verify.md"
GAMES: dict[str, tuple[str, int, dict[str, OptionValue]]] = {
    "two": ("briscola", 2, {}),
    "three": ("briscola", 3, {"removed": "2B"}),
    "five": ("briscola", 5, {"first_dealer": "low"}),
    "the dealer named": ("prini", 4, {"first_dealer": "random"}),
    "chiamata": ("chiamata", 5, {}),
    "morto": ("chiamata", 4, {}),
    "nine in threes": ("bisca", 2, {"hand_size": 9, "deal_by": "three"}),
    "the bottom turned": ("briscola", 4, {"turn_up": "bottom"}),
    "all dealt": ("prini", 5, {"deal_all": True}),
    "six": ("briscola", 6, {"removed": "fours", "deal_by": "three"}),
    "three without twos": ("brisca", 3, {}),
    "no trumps yet": ("marianna", 3, {}),
    "trumps turned": ("marianna", 2, {"trump_by": "turned"}),
    "sueca": ("sueca", 4, {}),
    "briscolone": ("briscolone", 2, {}),
}
"""A game of each way to deal."""
Lines = list[dict[str, Any]]
TWO = make_rules("briscola", 2)


@cache
def _record(game: str) -> tuple[str, ...]:
    """The lines of a record of three hands."""
    return _lines_of(make_rules(*GAMES[game]))


def _lines_of(rules: Rules) -> tuple[str, ...]:
    levels = ("person", *("random",) * (rules.players - 1))
    table = Table(rules, winning_hands=11, levels=levels, deals=SystemDeals(), terms=Terms(header=HEADER))
    table.begin_match()
    table.seal_draw()
    table.draw(salt="a hand moved")
    _play(table)
    return tuple(map(event_line, table.log))


def _play(table: Table) -> None:
    """Three hands, by chance, or as many as the match has."""
    player = RandomPlayer(Random(1))
    while (table.hand < 3 and table.phase is not Phase.MATCH) or table.phase is Phase.PLAY:
        if table.phase is Phase.HAND:
            table.begin_hand()
            table.cut(at=7 if table.cutter == 0 else None, salt=f"salt {table.hand} ☂")
        elif table.asked is None:
            table.turn_dummy()
        else:
            table.act(player.choose(table.asked.view))


def says(folder: Path, data: bytes, said: list[object] | None = None) -> str | None:
    """What the script finds wrong in a file; None when it says that all is right, in `said`."""
    file = folder / "record.jsonl"
    file.write_bytes(data)
    said = [] if said is None else said
    said.clear()
    before, sys.argv = sys.argv, ["check.py", str(file)]
    try:
        exec(CHECK_SCRIPT, {"print": lambda *words: said.extend(words)})
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    finally:
        sys.argv = before
    lines = data.decode().splitlines()
    assert said[-1] == chain_of(lines[0], lines[1:]).hex()
    return None


def written(lines: Lines, header: str = HEADER) -> bytes:
    """What a program would write that computes its chain like an honest one."""
    chain = first_link(header)
    text = [header]
    for event in lines:
        if event["event"] == "chain":
            event = event | {"sha256": chain.hex()}
        text.append(json.dumps(event, separators=(",", ":"), ensure_ascii=False))
        chain = link(chain, text[-1])
    return "".join(f"{line}\n" for line in text).encode()


def _lines(game: str = "two") -> Lines:
    return [json.loads(line) for line in _record(game)]


def _all(lines: Lines, kind: str) -> Lines:
    return [line for line in lines if line["event"] == kind]


@pytest.mark.parametrize("game", GAMES)
def test_an_honest_record_is_right(tmp_path: Path, game: str) -> None:
    assert says(tmp_path, written(_lines(game))) is None
    assert written(_lines(game)).decode().splitlines()[1:] == list(_record(game))


@pytest.mark.slow
def test_honest_records_of_all_games_are_right(tmp_path: Path) -> None:
    for rules in FORMS.values():
        lines = [json.loads(line) for line in _lines_of(rules)]
        assert says(tmp_path, written(lines)) is None, rules.slug


def test_a_record_that_breaks_off_anywhere_is_right_unless_a_link_is_missing(tmp_path: Path) -> None:
    lines = _lines()
    for end in (1, 2, 3, 4, 5, 6, 7, 8, 20):
        assert says(tmp_path, written(lines[:end])) is None, end
    link = next(at for at, line in enumerate(lines) if line["event"] == "chain")
    said = says(tmp_path, written(lines[:link]))
    assert said is not None and "a hand without its link" in said


def test_a_rematch_has_no_draw_and_is_right(tmp_path: Path) -> None:
    """Who deals is in its header (R-MATCH-4)."""
    levels = ("person", "random")
    terms = Terms(header=REMATCH, dealer=1)
    rules = make_rules("briscola", 2)
    table = Table(rules, winning_hands=11, levels=levels, deals=SystemDeals(), terms=terms)
    table.begin_match()
    _play(table)
    lines = [event_to_json(event) for event in table.log]
    assert not _all(lines, "draw_reveal") and len(_all(lines, "chain")) == 3
    assert says(tmp_path, written(lines, REMATCH)) is None
    assert says(tmp_path, written(_lines(), REMATCH)) is not None, "a rematch in which somebody draws"
    _stack(lines)
    assert says(tmp_path, written(lines, REMATCH)) is not None


def test_one_deal_played_again_is_not_called_shuffled(tmp_path: Path) -> None:
    code = DealCode(rules=make_rules("briscola", 2), dealer=1, at=5, seed=bytes(range(32)))
    header = json.dumps({"record": 2, "deal": encode(code)})
    terms = Terms(header=header, deal=code)
    table = recorded_table(code.rules, terms=terms)
    data = written([event_to_json(event) for event in table.log], header)
    said: list[object] = []
    assert says(tmp_path, data, said) is None
    assert "Nothing shuffled" in said
    assert says(tmp_path, written(_lines()), said) is None and "Right" in said
    assert says(tmp_path, data[:-9] + b"12345678\n") is not None


def test_a_pack_cut_for_the_person_is_right(tmp_path: Path) -> None:
    lines = _lines()
    _cut_again(lines, 0, lambda _at: None, auto=True)
    assert any(line.get("auto") for line in lines)
    # What follows the deal is that of other cards, which this program does not look at.
    assert says(tmp_path, written(lines)) is None


def test_a_withdrawn_seal_and_an_unfinished_hand_are_right(tmp_path: Path) -> None:
    lines = _lines()
    at = next(n for n, line in enumerate(lines) if line["event"] == "commit" and line["hand"] == 2)
    lines[at:at] = [{"event": "commit", "hand": 2, "sha256": "ab" * 32}, {"event": "withdrawn", "hand": 2}]
    assert says(tmp_path, written(lines)) is None
    assert says(tmp_path, written(lines[: at + 8])) is None


def _dealt(deal: dict[str, Any], deck: Sequence[Card], *, dealer: int | None = None) -> dict[str, Any]:
    """A deal of two players with another pack, or by another dealer."""
    by = deal["dealer"] if dealer is None else dealer
    return event_to_json(deal_event(dealt_by(TWO, dealer=by, pack=deck), deal["hand"], tuple(deck)))


def _stack(lines: Lines) -> None:
    """The two best cards of the pack change places with others after the shuffle."""
    deal = _all(lines, "deal")[1]
    deck = [card(code) for code in deal["deck"]]
    deck[0], deck[20] = deck[20], deck[0]
    deal |= _dealt(deal, deck)


def _cut_again(lines: Lines, seat: int, place: Callable[[int], int | None], **said: bool) -> None:
    """The packs that a seat cut are cut elsewhere: from the place of each to its new one."""
    for cut, deal, secret in zip(*(_all(lines, kind) for kind in ("cut", "deal", "secret")), strict=True):
        if cut["seat"] == seat:
            seed = seed_of(bytes.fromhex(secret["bytes"]), cut["salt"])
            deck, cut["at"] = shuffle_and_cut(TWO.pack, seed, place(cut["at"]))
            deal |= _dealt(deal, deck)
            cut |= said


def _choose_cut(lines: Lines) -> None:
    """A rigged program looks where to cut for its computer."""
    _cut_again(lines, 1, lambda at: at % 39 + 1)


def _choose_cut_for_the_person(lines: Lines) -> None:
    """A rigged program looks where to cut for a person who has the pack cut."""
    _cut_again(lines, 0, lambda at: at % 39 + 1, auto=True)


def _same_secret(lines: Lines) -> None:
    """The bytes of the first hand shuffle the second as well."""
    first = {kind: _all(lines, kind)[0] for kind in ("commit", "secret", "reveal", "cut", "deal")}
    for kind, field in (("commit", "sha256"), ("secret", "bytes"), ("reveal", "bytes")):
        _all(lines, kind)[1][field] = first[kind][field]
    cut = _all(lines, "cut")[1]
    own = cut["at"] if cut["seat"] == 0 else None
    deck, cut["at"] = shuffle_and_cut(
        TWO.pack, seed_of(bytes.fromhex(first["secret"]["bytes"]), cut["salt"]), own
    )
    deal = _all(lines, "deal")[1]
    deal |= _dealt(deal, deck)


def _secret(length: int) -> Callable[[Lines], None]:
    """A program that needs no luck seals too few bytes, or none."""

    def change(lines: Lines) -> None:
        short = bytes(length)
        _all(lines, "commit")[0]["sha256"] = sha256(short).hexdigest()
        cut = _all(lines, "cut")[0]
        own = cut["at"] if cut["seat"] == 0 else None
        deck, cut["at"] = shuffle_and_cut(TWO.pack, seed_of(short, cut["salt"]), own)
        deal = _all(lines, "deal")[0]
        deal |= _dealt(deal, deck)
        for kind in ("secret", "reveal"):
            _all(lines, kind)[0]["bytes"] = short.hex()

    return change


def _swap_draw(lines: Lines) -> None:
    """Somebody else draws the strong card."""
    _all(lines, "draw_for_deal")[0]["cards"][0].reverse()


def _other(kind: str, field: str, value: object) -> Callable[[Lines], None]:
    return lambda lines: _all(lines, kind)[0].update({field: value})


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
    _all(lines, "match")[0]["levels"] = ["person", "person"]
    _choose_cut(lines)


def _old_secret(lines: Lines) -> None:
    """The second hand is shuffled with the bytes of the first, and says nothing of its own."""
    _same_secret(lines)
    seal = _lines()
    for kind in ("commit", "reveal"):
        _all(lines, kind)[1].update(_all(seal, kind)[1])
    lines.remove(_all(lines, "secret")[1])


# ---- the deal itself: each of these `verify` refuses too


def _swap_hands(lines: Lines) -> None:
    _all(lines, "deal")[1]["hands"].reverse()


def _deal_for_another(lines: Lines) -> None:
    """The hands change places because somebody else is said to deal."""
    deal = _all(lines, "deal")[1]
    deal |= _dealt(deal, [card(code) for code in deal["deck"]], dealer=1 - deal["dealer"])


def _cut_for_another(lines: Lines) -> None:
    """The person is said to have cut where it was not his turn, and cuts where it suits the program."""
    _all(lines, "cut")[0]["seat"] = 0
    _all(lines, "cut")[1]["seat"] = 0
    _cut_again(lines, 0, lambda at: at % 39 + 1)


def _turn_another(lines: Lines) -> None:
    """The turned card changes places with the next of the stock."""
    deal = _all(lines, "deal")[1]
    stock = deal["stock"]
    stock[-1], stock[0] = stock[0], stock[-1]
    deal["turned"] = stock[-1]


def _turn_none(lines: Lines) -> None:
    _all(lines, "deal")[1]["turned"] = None


def _order_the_stock(lines: Lines) -> None:
    """The computer draws what the person would have drawn."""
    stock = _all(lines, "deal")[1]["stock"]
    stock[0], stock[1] = stock[1], stock[0]


def _deal_more(lines: Lines) -> None:
    deal = _all(lines, "deal")[1]
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
    reveal["bytes"] = _all(lines, "reveal")[0]["bytes"]


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
    for cut, deal, secret in zip(*(_all(lines, kind) for kind in kinds), strict=True):
        own = cut["at"] if cut["seat"] == 0 else None
        seed = seed_of(bytes.fromhex(secret["bytes"]), cut["salt"])
        deck, cut["at"] = shuffle_and_cut(pack, seed, own)
        three = [[c.code for c in deck[i:6:2]] for i in (0, 1)]
        deal["hands"] = three if deal["dealer"] else three[::-1]
        deal |= {"deck": [c.code for c in deck], "turned": deck[6].code}
        deal["stock"] = [c.code for c in (*deck[7:], deck[6])]


FAULTS: dict[str, Callable[[Lines], None]] = {
    "a stacked deck": _stack,
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
    lines = _lines()
    FAULTS[fault](lines)
    data = written(lines)
    assert says(tmp_path, data) is not None
    with pytest.raises((BadRecord, BadNotation)):
        events = [event_from_json(parse_line(line)) for line in data.splitlines()[1:]]
        assert replay([*in_sight(events)], terms=Terms(header=HEADER)).missing is Chained, (
            "no chain: broken off"
        )
        raise BadRecord


@pytest.mark.slow
def test_every_flipped_bit_of_a_finished_hand_is_found(tmp_path: Path) -> None:
    data = written(_lines())
    chance = Random(3)
    for place in [*range(len(data) - 120, len(data)), *chance.sample(range(len(data)), 80)]:
        flipped = bytearray(data)
        flipped[place] ^= 1 << chance.randrange(8)
        assert says(tmp_path, bytes(flipped)) is not None, bytes(flipped[place - 20 : place + 20])


@pytest.mark.linux
def test_plain_python_runs_it_with_nothing_of_ours(tmp_path: Path) -> None:
    (tmp_path / "check.py").write_text(CHECK_SCRIPT, encoding="utf-8")
    (tmp_path / "record.jsonl").write_bytes(written(_lines()))
    words = [sys.executable, "-I", "check.py", "record.jsonl"]
    ran = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode == 0 and ran.stdout.startswith("Right "), ran.stderr


def test_the_page_prints_it_and_it_has_35_lines() -> None:
    (printed,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert printed == CHECK_SCRIPT
    assert len([line for line in CHECK_SCRIPT.splitlines() if line]) == 35
