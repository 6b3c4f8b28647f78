"""Messages as they are sent at real tables, of every kind."""

from collections.abc import Iterator, Sequence
from functools import cache

from briscola.engine.notation import action_to_json, observation_to_json
from briscola.engine.record import event_line, event_to_json
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.network.messages.fields import ListedShare, Onlooker, RosterPlace, TableTerms
from briscola.network.messages.from_guest import (
    Act,
    Agree,
    Beat,
    Consent,
    GuestMessage,
    Hello,
    Kept,
    Leave,
    Ready,
    Say,
    ShareHash,
    ShareOpening,
    Sit,
    Take,
    Watch,
)
from briscola.network.messages.from_host import (
    AskFor,
    Echo,
    Goodbye,
    HandedOver,
    HostMessage,
    MatchHeader,
    MaySay,
    NextLine,
    Offer,
    Presence,
    Refused,
    RosterChange,
    SeatView,
    ShareList,
    Truth,
    TurnOf,
    Welcome,
    Written,
)
from briscola.players.levels import make_player
from briscola.table.deals import SeededDeals
from briscola.table.table import Phase, RefereedTable

HASH, SIGNATURE, SALT, MATCH = "0a" * 32, "1b" * 64, "2c" * 16, "3d" * 16
ROSTER = (
    RosterPlace(seat=0, name="Anna", face="person-woman", key=HASH, ready=True),
    RosterPlace(
        seat=1,
        name="Nicolò",
        face="ada",
        key="4e" * 32,
        computer=1,
        here=False,
        page=True,
        claimant=Onlooker(key=HASH, name="Rosa"),
    ),
    RosterPlace(seat=2, name="Teresa", face="teresa", level="hard"),
    RosterPlace(seat=3),
)

TO_HOST: Sequence[GuestMessage] = (
    Hello(protocol=2, rules=HASH, line=SALT),
    Hello(protocol=2, rules=HASH, match=MATCH, have=57, seen=HASH, kept=40, line=SALT),
    Beat(n=7),
    Sit(seat=3, name="Rosa", face="person-woman"),
    Watch(name="Carla", face="person-woman"),
    Ready(ready=True),
    ShareHash(at=1, sha256=HASH, sig=SIGNATURE),
    Agree(at=1, sha256=HASH, sig=SIGNATURE),
    ShareOpening(at=1, secret=SALT, sig=SIGNATURE),
    ShareOpening(at=1, secret=SALT, cut=17, sig=SIGNATURE),
    Say(sign="ace"),
    Say(request="trump"),
    Say(phrase=11),
    Say(words="Brava, Anna! Chi dà le carte?"),
    Kept(hand=2, sha256=HASH, sig=SIGNATURE),
    Consent(seat=1, claimant="7" * 64, yes=True),
    Take(link="briscola:7KMPQ-2ABCD@192.168.1.5:27480"),
    Take(),
    Leave(),
)
"""Messages of guests; decisions come from tables."""

TO_GUEST: Sequence[HostMessage] = (
    Welcome(
        seat=1,
        match=MATCH,
        setup=TableTerms(
            variant="chiamata", players=4, options={"morto": "open"}, winning_hands=3, clock=30, moved=True
        ),
        roster=ROSTER,
        onlookers=(Onlooker(key="5f" * 32, name="Carla"),),
        looks_on=True,
    ),
    RosterChange(roster=ROSTER, onlookers=(Onlooker(key="5f" * 32, name="Carla"),)),
    Presence(seat=1, here=False, stand_in=True),
    SeatView(observation={"hand": ["CC"], "seat": 1}),
    MaySay(signs=("ace",), requests=("trump",)),
    MaySay(),
    MaySay(words=True),
    Written(seat=1, words="Brava, Anna!"),
    TurnOf(seat=2),
    MatchHeader(header='{"record":4}', seat=1, run=SALT, lines=57),
    MatchHeader(header='{"record":4}', run=SALT, lines=0, anew=True),
    Echo(n=7),
    Echo(n=7, lines=57, seen=HASH, sig=SIGNATURE),
    AskFor(at=1, what="cut", until=30, lines=57, digest=HASH, sig=SIGNATURE),
    ShareList(at=1, shares=tuple(ListedShare(seat=n, sha256=HASH, sig=SIGNATURE) for n in range(6))),
    Refused(why="illegal", sentence="suit C was led and must be followed while you hold it", at=12),
    Offer(),
    HandedOver(name="Leo", link="briscola:7KMPQ-2ABCD@192.168.1.5:27480"),
    Goodbye(why="closed"),
    Goodbye(why="moved", code="7KMPQ2ABCD"),
)
"""Messages of the host; lines, questions and truths come from tables."""

GAMES: Sequence[Rules] = (
    make_rules("briscola", 2, {"exchange": "seven_and_two"}),
    make_rules("briscola", 4, {"spies": True, "show_partner": True}),
    make_rules("chiamata", 5),
    make_rules("chiamata", 4, {"bidding": "rank", "obliged": True, "morto": "open", "weak_redeal": True}),
    make_rules("scoperta", 2),
    make_rules("marianna", 4),
)


@cache
def of_tables(games: int = len(GAMES)) -> tuple[Sequence[GuestMessage], Sequence[HostMessage]]:
    """Messages for a hand of each of these games: decisions of guests, and what the host says."""
    guests: list[GuestMessage] = []
    hosts: list[HostMessage] = []
    for number, rules in enumerate(GAMES[:games]):
        for message in _of_hand(rules, number):
            if isinstance(message, HostMessage):
                hosts.append(message)
            else:
                guests.append(message)
    return guests, hosts


def _of_hand(rules: Rules, seed: int) -> Iterator[GuestMessage | HostMessage]:
    levels = ["random"] * rules.players
    table = RefereedTable(rules, winning_hands=1, levels=levels, deals=SeededDeals(seed), seed=seed)
    players = [make_player("random", seed=seed, seat=seat) for seat in range(rules.players)]
    table.begin_match()
    table.begin_hand()
    table.cut()
    at = 0
    while table.phase is Phase.PLAY:
        if (turn := table.asked) is None:
            table.turn_dummy()
            continue
        if signs := table.signs(turn.seat):
            table.signal(seat=turn.seat, sign=signs[at % len(signs)])
        view, at = table.view(turn.seat), at + 1
        legal = tuple(action_to_json(action) for action in view.legal)
        yield AskFor(
            at=at,
            what="act",
            legal=legal,
            observation=observation_to_json(view),
            lines=at,
            digest=HASH,
            sig=SIGNATURE,
        )
        action = players[turn.seat].choose(view)
        yield Act(at=at, action=action_to_json(action), digest=HASH, sig=SIGNATURE)
        table.act(action)
    for seat in (0, rules.players - 1, -1):
        seen = [seen for event in table.log if (seen := event.for_seat(seat)) is not None]
        for n, event in enumerate(seen, 1):
            yield NextLine(n=n, event=event_to_json(event))
    yield Truth(hand=1, first=1, lines=tuple(event_line(event) for event in table.log), sig=SIGNATURE)
