"""Sides as one seat knows them: fixed pairs for certain, a belief about the hidden partner (V-CH-8)."""

from collections.abc import Sequence

from msgspec import Struct, field

from briscola.players.card_codes import FIRST_CARICO, POINTS, STRENGTH, SUIT
from briscola.players.knowledge import Knowledge
from briscola.players.past_tricks import PastPlay

IN_MANO = 0.15  # how likely a caller holds his own card, against one seat's chance, before any play
UNKNOWN_TO_CALLER = -0.4  # how a caller looks at a seat that may be his partner
UNKNOWN_TO_DEFENDER = 0.3  # how a defender looks at a seat that may be the caller's partner
SHY = 0.05  # no play makes a seat's chance vanish altogether

Friends = tuple[float, ...]


class Scenario(Struct, frozen=True, kw_only=True):
    """One way the sides may be: `friends[a][b]` is how far place `a` wishes `b` well, -1 … 1.

    `fixed` gives the called card to its holder when hands are sampled.
    """

    weight: float
    friends: tuple[Friends, ...]
    fixed: dict[int, int] = field(default_factory=dict)


def scenarios(knowledge: Knowledge, *, spite: float, win: bool) -> tuple[Scenario, ...]:
    """Every way the sides may be, with its probability; `spite` is for games where everybody plays alone."""
    view, rules = knowledge.view, knowledge.rules
    if view.called is not None:
        return _chiamata_scenarios(knowledge)
    if rules.two_sides:
        friends = tuple(
            tuple(1.0 if other in rules.side_of[seat] else -1.0 for other in range(rules.players))
            for seat in range(rules.players)
        )
        return (Scenario(weight=1.0, friends=friends),)
    rows = []
    for seat in range(rules.players):
        dislike = [spite] * rules.players
        if win:
            mean = (sum(view.points) - view.points[seat]) / (rules.players - 1)
            dislike = [min(1.0, max(0.1, spite + (points - mean) / 40)) for points in view.points]
        rows.append(tuple(1.0 if other == seat else -dislike[other] for other in range(rules.players)))
    return (Scenario(weight=1.0, friends=tuple(rows)),)


def _chiamata_scenarios(knowledge: Knowledge) -> tuple[Scenario, ...]:
    view, holder = knowledge.view, knowledge.holder
    assert view.called is not None and view.caller is not None
    if holder is not None:
        public = view.called not in view.hand
        return (Scenario(weight=1.0, friends=_friends(knowledge, view.caller, holder, known=public)),)
    called = knowledge.coder.number[view.called]
    return tuple(
        Scenario(
            weight=chance,
            friends=_friends(knowledge, view.caller, seat, known=False),
            fixed={seat: called},
        )
        for seat, chance in holder_chances(knowledge).items()
    )


def _friends(knowledge: Knowledge, caller: int, holder: int, *, known: bool) -> tuple[Friends, ...]:
    """Friendship between all places if `holder` has the called card; `known`: everybody knows it."""
    places = range(len(knowledge.order))
    side = {caller, holder}
    rows = []
    for seat in places:
        if seat == knowledge.me or seat == holder or known or (seat == caller and caller == holder):
            row = [1.0 if (other in side) == (seat in side) else -1.0 for other in places]
        elif seat == caller:
            row = [UNKNOWN_TO_CALLER] * len(places)
        else:
            row = [UNKNOWN_TO_DEFENDER] * len(places)
            row[caller] = -1.0
        row[seat] = 1.0
        rows.append(tuple(row))
    return tuple(rows)


def holder_chances(knowledge: Knowledge) -> dict[int, float]:
    """For each place that may still hold the unseen called card, the chance that it does."""
    caller = knowledge.view.caller
    chances = {seat: IN_MANO if seat == caller else 1.0 for seat in knowledge.may_have_called}
    for plays in knowledge.history:
        _read(plays, caller, knowledge, chances)
    total = sum(chances.values())
    return {seat: chance / total for seat, chance in chances.items()}


def _read(
    plays: Sequence[PastPlay], caller: int | None, knowledge: Knowledge, chances: dict[int, float]
) -> None:
    """Weigh the plays of one trick: who feeds the caller is likely his partner, who takes from him is not."""
    if not plays:
        return
    seats = [play.seat for play in plays]
    for i, (seat, c, over, takes) in enumerate(plays):
        if seat in chances and seat != caller and seat != knowledge.blind and i > 0:
            points = POINTS[c]
            if over == caller:
                if takes:
                    chances[seat] *= 0.5 if SUIT[c] == knowledge.trumps else 0.8
                elif points >= 10:
                    chances[seat] *= 3.0
                elif points:
                    chances[seat] *= 1.5
                elif STRENGTH[c] < FIRST_CARICO:
                    chances[seat] *= 0.85
            elif not takes and points >= 10 and caller in seats[:i]:
                chances[seat] *= 0.4
            elif not takes and points and caller in seats[:i]:
                chances[seat] *= 0.75
    for seat in chances:
        chances[seat] = max(SHY, chances[seat])
