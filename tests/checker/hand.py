"""One hand of a log, from its `commit` to its `reveal`."""

from collections.abc import Set
from dataclasses import dataclass
from hashlib import sha256

from .auction import check_auction
from .call import Contract, check_call
from .deal import Dealt, check_deal
from .errors import LogError, need, same
from .game import Game
from .log import Log, silence
from .match import Match, counts_after_ties, paid_after_voids
from .play import Caller, Tally, Tricks
from .result import Result, called, counted, unplayed
from .shapes import Event
from .shuffle import bytes_of_hand, cut, cut_place, shuffled, trump_card, words
from .table import Table
from .talk import Talk


@dataclass(frozen=True, kw_only=True)
class Trust:
    """Sources that vouch for the cards: `shuffled` off takes any deck; a `record` has bytes and `people`."""

    shuffled: bool
    record: bool
    people: Set[int]
    """The seats at which persons sit now."""


def check_hand(
    log: Log, game: Game, match: Match, commit: Event, *, number: int, dealer: int, trust: Trust
) -> Result:
    """The result of hand `number`, all its events checked and entered in `match`."""
    commit, cut_event = _sealed_and_cut(log, commit, number)
    secret = None
    if not trust.record and game.seed is not None:
        secret = bytes_of_hand(game.seed, number)
        same(commit["sha256"], sha256(secret).hexdigest(), "the commitment")
    _check_cut(game, cut_event, dealer, trust)
    chosen = "auto" not in cut_event and cut_event["seat"] in trust.people  # a computer may sit there later
    choice = log.take("trump_card") if game.options["trump_card"] == "dealer" else None
    if choice is not None:
        same(choice["seat"], dealer, "the seat that chooses the trump card")
        need("auto" not in choice or dealer in trust.people, "only a person leaves the trump card open")
    free = choice is None or ("auto" not in choice and dealer in trust.people)
    deal_event = log.take("deal")
    same(deal_event["hand"], number, "the number of the hand")
    if secret is not None and trust.shuffled:
        _check_deck(game, cut_event, deal_event["deck"], secret, chosen=chosen)
        _check_choice(cut_event, choice, secret, free=free)
    dealt = check_deal(game, deal_event, dealer, "" if choice is None else choice["which"])
    times, more = match.times, match.more
    result = _play(log, game, dealt, dealer, times, more)
    match.add(result)
    ended = log.take("hand_end")
    _check_end(game, ended, result, match, number)
    if paid_after_voids(game):
        need("times" in ended, 'hand_end has no "times"')
        same(ended["times"], times, "times")
    else:
        need("times" not in ended, "hand_end has times, though void hands do not double")
    if counts_after_ties(game):
        need("more" in ended, 'hand_end has no "more"')
        same(ended["more"], more, "more")
    else:
        need("more" not in ended, "hand_end has more, though ties do not count")
    reveal = log.take("reveal")
    same(reveal["hand"], number, "the number of the hand")
    revealed = bytes.fromhex(reveal["bytes"])
    same(sha256(revealed).hexdigest(), commit["sha256"], "the commitment to the bytes")
    if secret is None and trust.shuffled:
        _check_deck(game, cut_event, deal_event["deck"], revealed, chosen=chosen)
        _check_choice(cut_event, choice, revealed, free=free)
    return result


def _sealed_and_cut(log: Log, commit: Event, number: int) -> tuple[Event, Event]:
    """The seal that counts and the cut after it; of seals withdrawn before, another one followed each."""
    while True:
        same(commit["hand"], number, "the number of the hand")
        event = log.take("cut", "withdrawn")
        if event["event"] == "cut":
            return commit, event
        same(event["hand"], number, "the hand whose seal is withdrawn")
        commit = log.take("commit")


def _check_cut(game: Game, event: Event, dealer: int, trust: Trust) -> None:
    same(event["seat"], game.left_of(dealer), "the seat that cuts")
    need(1 <= event["at"] < len(game.pack), f"a pack of {len(game.pack)} cannot be cut at {event['at']}")
    if not trust.record:
        same(event["salt"], "", "the salt of a simulated hand")
    need("auto" not in event or event["seat"] in trust.people, "only a person has the pack cut")


def _check_deck(game: Game, event: Event, deck: list[str], secret: bytes, *, chosen: bool) -> None:
    stream = words(secret, event["salt"])
    pack = shuffled(game.pack, stream)
    if not chosen:
        same(event["at"], cut_place(len(pack), stream), "the place of the cut")
    if deck != cut(pack, event["at"]):
        raise LogError("deck is not what the bytes, the salt and the cut give")


def _check_choice(cut_event: Event, choice: Event | None, secret: bytes, *, free: bool) -> None:
    if choice is not None and not free:
        same(choice["which"], trump_card(secret, cut_event["salt"]), "the trump card")


def _play(log: Log, game: Game, dealt: Dealt, dealer: int, times: int, more: int) -> Result:
    if not game.called:
        trumps = dealt.turned[1:]  # empty where there is no trump yet, or none at all
        return counted(game, _tricks(log, game, dealt, dealer, trumps, game.right_of(dealer)), more)
    bid = check_auction(log, game, dealer, dealt.hands)
    if isinstance(bid, str):
        return unplayed(game, bid)
    bidder, rung = bid
    contracts: list[Contract] = []

    def call() -> str:
        contracts.append(check_call(log, game, bidder, rung, dealt.hands))
        return contracts[0].card[1]

    caller = Caller(seat=bidder, call=call if game.options["dark"] else None)
    trumps = "" if game.options["dark"] else call()
    leader = bidder if game.options["first_lead"] == "caller" else game.right_of(dealer)
    tally = _tricks(log, game, dealt, dealer, trumps, leader, caller)
    return called(game, tally, contracts[0], times)


def _tricks(
    log: Log, game: Game, dealt: Dealt, dealer: int, trumps: str, leader: int, caller: Caller | None = None
) -> Tally:
    table = Table(game, dealt, trumps)
    talk = Talk(game, table)
    log.listener = talk.hear
    tally = Tricks(log, table, game.order(dealer), talk, caller).play(leader)
    log.listener = silence
    return tally


def _check_end(game: Game, event: Event, result: Result, match: Match, number: int) -> None:
    same(event["hand"], number, "the number of the hand")
    same(event["points"], list(result.points), "points")
    same(sorted(event["winners"]), list(result.winners), "winners")
    same(event["reason"], result.reason, "reason")
    same(event["capot"], result.capot, "capot")
    same(event["score"], match.score, "score")
    if game.called:
        for key in ("contract", "payments", "balance"):
            need(key in event, f'hand_end of chiamata has no "{key}"')
        same(event["contract"], result.contract, "contract")
        same(event["payments"], list(result.payments), "payments")
        same(event["balance"], match.balance, "balance")
    if result.declared is not None:
        need("declared" in event, f'hand_end of {game.variant} has no "declared"')
        same(event["declared"], list(result.declared), "declared")
