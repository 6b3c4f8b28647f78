"""Measure a net of chiamata by the engine: total payment, and the play of each role by itself.

    python -m training.chiamata.measure NET PLAYERS [KEY=VALUE …] [--against B] [--deals D] [--goal win]
        [--only PART …] [--roles ROLE …]

NET and B are net files or levels. `total` is what one of NET among B is paid at each seat in turn with the
same cards, beyond an equal share of what the dummy pays. For the `roles` the auction and the call are held
once, by NET (or, with `--auction rival`, by B), all places then play as B, and again with one role given to
NET: what that adds to the role's payment, and to its side's points. `auctions` tells how hands among NET go.
"""

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path

from briscola.arena.arena_summary import ROLES, mean_and_error
from briscola.engine.hand import deal
from briscola.engine.match import begin_match
from briscola.engine.outcome import Outcome
from briscola.engine.rules import Rules
from briscola.engine.shuffle import seed_of, shuffle_and_cut
from briscola.engine.state import State
from briscola.engine.variants import make_rules
from briscola.players.levels import make_player
from briscola.players.net_players.chiamata_player import ChiamataPlayer
from briscola.players.nets.net import load_net
from briscola.players.player import Player
from briscola.table.referee import HandReferee, play_on

PARTS = ("total", "roles", "auctions")

Seating = Callable[[str, int], Player]
"""A player for a deal of that name and a seat."""


def seating(text: str, *, win: bool = False) -> Seating:
    """Seating for a word: a net file, or a level with its switches."""
    if text.endswith(".npz"):
        player = ChiamataPlayer(load_net(Path(text)), win=win)
        return lambda _name, _seat: player
    return lambda name, seat: make_player(text, seed=name, seat=seat)


def dealt(rules: Rules, name: str) -> State:
    """The deal of that name; its last seat deals."""
    deck, _ = shuffle_and_cut(rules.pack, seed_of(sha256(name.encode()).digest()), 0)
    return deal(rules, dealer=rules.players - 1, pack=deck)


def played(state: State, players: Sequence[Player], *, to_call: bool = False) -> State:
    """The hand at its end, or (`to_call`) at the first lead."""
    match = begin_match(state.rules, winning_hands=1, dealer=state.dealer)
    hand = HandReferee(match, state, hand=1)
    return play_on(hand, players, until=lambda now: to_call and now.called is not None)


def role_of(state: State, seat: int) -> str:
    """The role of a seat after the call; a caller in mano is a caller."""
    return ROLES[0] if seat == state.caller else ROLES[1] if seat == state.partner else ROLES[2]


def roles_at(state: State) -> dict[str, list[int]]:
    """The players of each role, where there are any."""
    found: dict[str, list[int]] = {}
    for seat in range(state.rules.players):
        found.setdefault(role_of(state, seat), []).append(seat)
    return found


def total_payment(rules: Rules, ours: Seating, theirs: Seating, *, deals: int, seed: str) -> Iterator[float]:
    """Payment of one of ours among theirs in each deal, averaged over its seats.

    Counted from the mean of all players: where a dummy has an account (V-MO-7) equals are paid by it.
    """
    for i in range(deals):
        name = f"{seed}:{i}"
        paid = 0.0
        for seat in range(rules.players):
            players = [(ours if s == seat else theirs)(name, s) for s in range(rules.players)]
            payments = _outcome(played(dealt(rules, name), players)).payments
            assert payments is not None
            paid += payments[seat] - sum(payments[: rules.players]) / rules.players
        yield paid / rules.players


def role_gains(
    rules: Rules,
    ours: Seating,
    theirs: Seating,
    auction: Seating,
    *,
    deals: int,
    seed: str,
    roles: Sequence[str] = ROLES,
) -> dict[str, list[tuple[float, float]]]:
    """By role, by hand, what our playing it adds: payment, and points of its side."""
    found: dict[str, list[tuple[float, float]]] = {role: [] for role in roles}
    for i in range(deals):
        name = f"{seed}:{i}"
        seats = range(rules.players)
        state = played(dealt(rules, name), [auction(name, seat) for seat in seats], to_call=True)
        if state.outcome is not None:
            continue
        before = _outcome(played(state, [theirs(name, seat) for seat in seats]))
        for role, mine in roles_at(state).items():
            if role not in roles:
                continue
            swapped = [(ours if seat in mine else theirs)(name, seat) for seat in seats]
            after = _outcome(played(state, swapped))
            assert before.payments is not None and after.payments is not None
            gain = sum(after.payments[s] - before.payments[s] for s in mine) / len(mine)
            callers = {state.caller, state.partner}
            points = sum(after.points[s] - before.points[s] for s in callers if s is not None)
            found[role].append((gain, -points if role == ROLES[2] else points))
    return found


def auction_rates(rules: Rules, ours: Seating, *, deals: int, seed: str) -> dict[str, float]:
    """Rates of hands among ours: shares passed out, made, in mano and with the dummy; the mean contract."""
    ends = [
        played(dealt(rules, f"{seed}:{i}"), [ours(f"{seed}:{i}", s) for s in range(rules.players)])
        for i in range(deals)
    ]
    called = [state for state in ends if state.called is not None]
    count = max(1, len(called))
    return {
        "passed_out": round(1 - len(called) / deals, 4),
        "made": round(sum(_outcome(state).reason == "made" for state in called) / count, 4),
        "contract": round(sum(state.contract or 0 for state in called) / count, 2),
        "alone": round(sum(state.partner == state.caller for state in called) / count, 4),
    }


def _outcome(state: State) -> Outcome:
    assert state.outcome is not None
    return state.outcome


def figures(
    rules: Rules,
    ours: Seating,
    rival: str,
    *,
    deals: int,
    seed: str,
    auction: Seating | None = None,
    parts: Sequence[str] = PARTS,
    roles: Sequence[str] = ROLES,
) -> dict[str, object]:
    """The figures of those parts and roles against a rival, as they are printed."""
    theirs = seating(rival)
    found: dict[str, object] = {
        "game": rules.slug,
        "against": rival,
        "deals": deals,
    }
    if "total" in parts:
        paid = total_payment(rules, ours, theirs, deals=deals, seed=seed)
        found["total"] = mean_and_error(list(paid))
    if "roles" in parts:
        gains = role_gains(rules, ours, theirs, auction or ours, deals=deals, seed=seed, roles=roles)
        found["roles"] = {
            role: {
                "hands": len(each),
                "payment": mean_and_error([gain for gain, _ in each]),
                "points": mean_and_error([points for _, points in each]),
            }
            for role, each in gains.items()
        }
    if "auctions" in parts:
        found["auctions"] = auction_rates(rules, ours, deals=deals, seed=seed)
    return found


def main(words: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Measure a net of chiamata by the engine.")
    parser.add_argument("net")
    parser.add_argument("players", type=int)
    parser.add_argument("option", nargs="*", metavar="KEY=VALUE")
    parser.add_argument("--against", default="medium:memory=all")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--goal", choices=("points", "win"), default="points")
    parser.add_argument("--auction", choices=("net", "rival"), default="net")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, metavar="PART", dest="parts")
    parser.add_argument("--roles", nargs="+", choices=ROLES, default=ROLES, metavar="ROLE")
    args = parser.parse_args(words)
    rules = make_rules("chiamata", args.players, dict(entry.split("=", 1) for entry in args.option))
    auction = seating(args.against) if args.auction == "rival" else None
    found = figures(
        rules,
        seating(args.net, win=args.goal == "win"),
        args.against,
        deals=args.deals,
        seed=args.seed,
        auction=auction,
        parts=args.parts,
        roles=args.roles,
    )
    print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
