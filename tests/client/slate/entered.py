"""Matches of computers, and how a person at the table would enter their hands on a slate."""

from collections.abc import Iterator, Sequence

from briscola.capabilities.slate.hand import RealHand, contracts, wins
from briscola.capabilities.slate.questions import HandQuestion, question
from briscola.client.tournament.table_result import TableGame
from briscola.engine.events import Called, Dealt, Event, HandEnded, MatchEnded, Redealt
from briscola.engine.outcome import side_count
from briscola.engine.rules import Rules
from briscola.players.levels import make_player
from briscola.table.computers import play
from briscola.table.deals import SeededDeals
from briscola.table.table import RefereedTable


def match_of(game: TableGame, seed: int) -> Sequence[Event]:
    """The events of a match that computers play at random."""
    rules = game.rules()
    levels = ("random",) * rules.players
    table = RefereedTable(
        rules, winning_hands=game.winning_hands, levels=levels, deals=SeededDeals(seed), seed=seed
    )
    players = [make_player(level, seed=seed, seat=seat) for seat, level in enumerate(levels)]
    return list(play(table, players))


def hands_of(
    rules: Rules, events: Sequence[Event]
) -> Iterator[tuple[RealHand, HandEnded, MatchEnded | None]]:
    """Every hand of a match: as it is entered from what the table has seen, and as the engine ended it."""
    called: Called | None = None
    for at, event in enumerate(events):
        match event:
            case Dealt() | Redealt():
                called = None
            case Called():
                called = event
            case HandEnded():
                end = next((each for each in events[at + 1 : at + 3] if isinstance(each, MatchEnded)), None)
                yield _entered(rules, event, called), event, end


def _entered(rules: Rules, ended: HandEnded, called: Called | None) -> RealHand:
    if rules.match_form.by_points:
        counts = [side_count(ended, side) for side in rules.sides]
        declared = tuple(count.declared for count in counts)
        return RealHand(
            points=tuple(count.cards for count in counts), declared=declared if any(declared) else ()
        )
    if called is not None and ended.contract is not None:
        payment = max(low for low in contracts(rules) if low <= ended.contract)
        doubles, capot = rules.options["capot_doubles"], ended.capot
        callers = {place for place in (called.seat, called.partner) if place is not None}
        if rules.options["capot_by"] == "points":
            capot = sum(ended.points[place] for place in callers) == 120
        return RealHand(
            caller=called.seat,
            partner=called.partner,
            contract=payment,
            made=ended.reason == "made",
            capot=bool(capot and doubles),
        )
    if not ended.winners:
        return RealHand()
    side = next(at for at, each in enumerate(rules.sides) if each[0] in ended.winners)
    points = side_count(ended, rules.sides[side]).total
    smallest, *larger = wins(rules)  # a tie that the last trick decides is the smallest
    fitting = [win for win in larger if (ended.capot if win.capot else win.least <= points)]
    best = max([smallest, *fitting], key=lambda win: win.gain)
    return RealHand(side=side, size=best.least, capot=best.capot)


def presses(rules: Rules, hand: RealHand) -> Sequence[str]:
    """The answers that enter a hand."""
    left = [*hand.points[:-1]], list(hand.declared or (0,) * len(hand.points))
    given: list[str] = []
    while isinstance(asked := question(rules, given), HandQuestion):
        if not asked.answers:
            numbers = left[asked.asked == "declared"]
            given.append(str(numbers.pop(0)))
            continue
        found = next(
            ([*given, answer.id] for answer in asked.answers if _leads_to(rules, [*given, answer.id], hand)),
            None,
        )
        assert found is not None, (rules.slug, hand, given)
        given = found
    assert asked == hand
    return given


def _leads_to(rules: Rules, given: Sequence[str], hand: RealHand) -> bool:
    asked = question(rules, given)
    if not isinstance(asked, HandQuestion):
        return asked == hand
    return any(_leads_to(rules, [*given, answer.id], hand) for answer in asked.answers)
