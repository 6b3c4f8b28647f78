"""Lines to `briscola bot` before decisions of many games, and how it ends that hears them."""

import io
import json
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from briscola.commands.bot import serve
from briscola.commands.errors import CannotDo
from briscola.engine.notation import action_to_json, observation_to_json
from briscola.engine.record import event_to_json
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.players.levels import make_player
from briscola.table.deals import SeededDeals
from briscola.table.table import Phase, RefereedTable

WINNING_HANDS = 5
GAMES: Sequence[Rules] = (
    make_rules("briscola", 2),
    make_rules("briscola", 2, {"exchange": "seven_and_two", "stop_at_61": True}),
    make_rules("briscola", 3, {"removed": "2S"}),
    make_rules("briscola", 4, {"show_partner": True, "spies": True}),
    make_rules("briscola", 5),
    make_rules("chiamata", 5),
    make_rules("chiamata", 5, {"bidding": "rank", "call_own": False, "all_pass": "forced"}),
    make_rules("chiamata", 4, {"morto": "open", "first_lead": "caller"}),
    make_rules("chiamata", 4, {"bidding": "rank", "match": "hands"}),
    make_rules("chiamata", 5, {"bidding": "rank", "obliged": True, "weak_redeal": True, "concede": True}),
    make_rules("chiamata", 4, {"bidding": "two", "dark": True, "concede": True, "morto": "open"}),
    make_rules("chiamata", 5, {"bidding": "rank", "obliged": True, "dark": True, "call_own": False}),
    make_rules("prini", 4, {"exchange": "seven"}),
    make_rules("prini", 3, {"deal_all": True}),
    make_rules("bisca", 2, {"hand_size": 9, "exchange": "two", "follow_at_end": True}),
    make_rules("bisca", 4),
    make_rules("scoperta", 2, {"exchange": "seven_and_two"}),
    make_rules("briscolone", 2, {"must_follow": True}),
    make_rules("brisca", 3),
    make_rules("sueca", 4),
    make_rules("marianna", 2),
    make_rules("marianna", 4, {"trump_by": "turned", "exchange": "seven"}),
    make_rules("briscola", 6, {"lead_request": True}),
)
HANDS = 2


class Asked(NamedTuple):
    """Lines that a seat is sent before a decision: its hello, an event, and the act."""

    hello: str
    event: str
    act: str


def ending(level: str, sent: bytes) -> str:
    """The end of a `briscola bot` that hears these bytes."""
    stdin, stdout = io.TextIOWrapper(io.BytesIO(sent), encoding="utf-8"), io.StringIO()
    try:
        serve(level, seed=1, stdin=stdin, stdout=stdout)
    except CannotDo as error:
        sentence = str(error)
        assert sentence.isprintable() and 20 < len(sentence) < 400, sentence
        return "refused in a sentence"
    for line in stdout.getvalue().splitlines():
        answer = json.loads(line)
        assert answer.get("ready") or answer["action"]
    return "answered"


@cache
def transcript(game: int) -> Sequence[Asked]:
    """Every decision of some hands of a game, as the referee puts it to the seat."""
    rules = GAMES[game]
    table = RefereedTable(
        rules,
        winning_hands=WINNING_HANDS,
        levels=["medium"] * rules.players,
        deals=SeededDeals(game),
        seed=game,
    )
    players = [make_player("medium", seed=game, seat=seat) for seat in range(rules.players)]
    asked: list[Asked] = []
    table.begin_match()
    for _ in range(HANDS):
        if table.phase is Phase.MATCH:
            table.begin_match()
        table.begin_hand()
        table.cut()
        while table.phase is Phase.PLAY:
            turn = table.asked
            if turn is None:
                table.turn_dummy()
                continue
            view, seat = turn.view, turn.seat
            if signs := table.signs(seat):
                table.signal(seat=seat, sign=signs[len(asked) % len(signs)])
                view = table.view(seat)
            seen = next(e for event in reversed(table.log) if (e := event.for_seat(seat)) is not None)
            legal = [action_to_json(action) for action in view.legal]
            act = {"type": "act", "id": len(asked), "observation": observation_to_json(view), "legal": legal}
            event = {"type": "event", "event": event_to_json(seen)}
            asked.append(Asked(json.dumps(hello(rules, seat)), json.dumps(event), json.dumps(act)))
            table.act(players[seat].choose(view))
    return asked


def hello(rules: Rules, seat: int, *, winning_hands: int = WINNING_HANDS) -> dict[str, Any]:
    """The greeting of a game at a seat."""
    return {
        "type": "hello",
        "protocol": 1,
        "variant": rules.variant,
        "players": rules.players,
        "seat": seat,
        "sides": rules.sides,
        "options": dict(rules.changed),
        "winning_hands": winning_hands,
    }
