"""Records for the script of docs/verify.md to check: honest ones of each way to deal, and what it says."""

import json
import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from briscola.client.checking.check_script import CHECK_SCRIPT
from briscola.engine.cards import Card, card
from briscola.engine.chain import chain_of, first_link, link
from briscola.engine.hand import deal as dealt_by
from briscola.engine.hand import deal_event
from briscola.engine.record import event_line, event_to_json
from briscola.engine.rules import OptionValue, Rules
from briscola.engine.shuffle import seed_of, shuffle_and_cut
from briscola.engine.terms import Terms
from briscola.engine.variants import make_rules
from briscola.players.player import RandomPlayer
from briscola.table.deals import SeededDeals
from briscola.table.table import Phase, RefereedTable

HEADER = '{"record":2,"program":"briscola","setup":{}}'
REMATCH = '{"record":2,"program":"briscola","setup":{},"follows":{"record":"5a","dealer":1}}'
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
    "mariazza": ("marianna", 2, {"mariazza": True}),
    "sueca": ("sueca", 4, {}),
    "sueca from the top": ("sueca", 4, {"trump_card": "top"}),
    "sueca to the left": ("sueca", 4, {"trump_card": "top_left"}),
    "sueca as the dealer says": ("sueca", 4, {"trump_card": "dealer"}),
    "briscolone": ("briscolone", 2, {}),
}
"""A game of each way to deal."""
Lines = list[dict[str, Any]]
TWO = make_rules("briscola", 2)


@cache
def record_of(game: str) -> tuple[str, ...]:
    """The lines of a record of three hands."""
    return lines_of(make_rules(*GAMES[game]))


def lines_of(rules: Rules) -> tuple[str, ...]:
    levels = ("person", *("random",) * (rules.players - 1))
    table = RefereedTable(
        rules, winning_hands=11, levels=levels, deals=SeededDeals(3), terms=Terms(header=HEADER)
    )
    table.begin_match()
    table.seal_draw()
    table.draw(salt="a hand moved")
    play_out(table)
    return tuple(map(event_line, table.log))


def play_out(table: RefereedTable) -> None:
    """Three hands, by chance, or as many as the match has."""
    player = RandomPlayer(Random(1))
    on = (Phase.TRUMP_CARD, Phase.PLAY)
    while (table.hand < 3 and table.phase is not Phase.MATCH) or table.phase in on:
        if table.phase is Phase.HAND:
            table.begin_hand()
            table.cut(at=7 if table.cutter == 0 else None, salt=f"salt {table.hand} ☂")
        elif table.phase is Phase.TRUMP_CARD:
            table.choose_trump_card("top")
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
    """The record of a program that computes its chain like an honest one."""
    chain = first_link(header)
    text = [header]
    for event in lines:
        if event["event"] == "chain":
            event = event | {"sha256": chain.hex()}
        text.append(json.dumps(event, separators=(",", ":"), ensure_ascii=False))
        chain = link(chain, text[-1])
    return "".join(f"{line}\n" for line in text).encode()


def honest(game: str = "two") -> Lines:
    return [json.loads(line) for line in record_of(game)]


def of_kind(lines: Lines, kind: str) -> Lines:
    return [line for line in lines if line["event"] == kind]


def dealt(deal: dict[str, Any], deck: Sequence[Card], *, dealer: int | None = None) -> dict[str, Any]:
    """A deal of two players with another pack, or by another dealer."""
    by = deal["dealer"] if dealer is None else dealer
    return event_to_json(deal_event(dealt_by(TWO, dealer=by, pack=deck), deal["hand"], tuple(deck)))


def stack_deck(lines: Lines) -> None:
    """The two best cards of the pack change places with others after the shuffle."""
    deal = of_kind(lines, "deal")[1]
    deck = [card(code) for code in deal["deck"]]
    deck[0], deck[20] = deck[20], deck[0]
    deal |= dealt(deal, deck)


def cut_again(lines: Lines, seat: int, place: Callable[[int], int | None], **said: bool) -> None:
    """The packs that a seat cut are cut elsewhere: from the place of each to its new one."""
    for cut, deal, secret in zip(*(of_kind(lines, kind) for kind in ("cut", "deal", "secret")), strict=True):
        if cut["seat"] == seat:
            seed = seed_of(bytes.fromhex(secret["bytes"]), cut["salt"])
            deck, cut["at"] = shuffle_and_cut(TWO.pack, seed, place(cut["at"]))
            deal |= dealt(deal, deck)
            cut |= said
