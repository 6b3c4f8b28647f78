"""The bot protocol, both ways (docs/protocol.md)."""

import io
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from briscola.engine.hand import deal_event
from briscola.engine.notation import BadNotation, action_to_json, observation_to_json
from briscola.engine.observation import Observation
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.players.bots.faults import BotFault
from briscola.players.bots.seat import BotProcess
from briscola.players.bots.serving import serve
from briscola.players.levels import LEVELS, BadLevel
from tests.engine.play import shuffled, started
from tests.players.bots.bot_lines import hello as greeting
from tests.players.positions import choices, company, pairs, two
from tests.spread import diagonal

TWO = make_rules("briscola", 2)


def hello(rules: Rules, seat: int) -> str:
    """The greeting of a match to two hands won, as a line."""
    return json.dumps(greeting(rules, seat, winning_hands=2))


def act(view: Observation, number: int) -> str:
    legal = [action_to_json(action) for action in view.legal]
    return json.dumps({"type": "act", "id": number, "observation": observation_to_json(view), "legal": legal})


def answers(level: str, lines: list[str], seed: int = 4) -> list[dict[str, object]]:
    out = io.StringIO()
    serve(level, seed=seed, stdin=io.StringIO("\n".join(lines) + "\n"), stdout=out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "rules"),
    diagonal(
        [*LEVELS, "maestro"],
        [
            make_rules("prini", 4, {"deal_all": True}),
            make_rules("chiamata", 5, {"bidding": "rank"}),
            make_rules("chiamata", 4, {"morto": "open"}),
            TWO,
        ],
    ),
)
def test_a_served_level_chooses_as_it_does_at_our_own_table(rules: Rules, level: str) -> None:
    """A whole hand from `hello` and `act` alone."""
    lines: list[list[str]] = [[hello(rules, seat)] for seat in range(rules.players)]
    chosen: list[list[object]] = [[] for _ in range(rules.players)]
    for _, view, action in choices(shuffled(rules, 5), company(level, rules, seed=4)):
        lines[view.seat].append(act(view, len(lines[view.seat])))
        chosen[view.seat].append(action_to_json(action))
    for seat in range(rules.players):
        ready, *told = answers(level, [*lines[seat], '{"type":"bye"}'])
        assert ready == {"ready": True, "name": f"briscola {level}"}
        assert [answer["action"] for answer in told] == chosen[seat]
        assert [answer["id"] for answer in told] == list(range(1, len(told) + 1))


PAIRS = make_rules("briscola", 4)
SECOND = pairs("1B RB 4C", turned="5B", played="6D 2D 4D 5D")


def test_a_served_level_signs_and_asks_beside_its_action() -> None:
    (_, told) = answers("medium", [hello(PAIRS, 0), act(SECOND, 1)])
    assert told["signals"] == ["ace"] and "request" not in told
    (_, told) = answers("medium:signs=off", [hello(PAIRS, 0), act(SECOND, 1)])
    assert list(told) == ["id", "action"]


def test_a_served_level_hears_a_request_of_its_partner_only() -> None:
    view = pairs("4B 2S FD", "4S", "5B", played="2D 4D 5D 6D")
    view = replace(view, tricks=(replace(view.tricks[0], winner=3),))

    def chosen_after(*events: object) -> list[object]:
        lines = [json.dumps({"type": "event", "event": event}) for event in events]
        return [
            answers("medium", [hello(PAIRS, 0), *lines, act(view, 1)], seed)[1]["action"]
            for seed in range(12)
        ]

    plain = chosen_after()
    asked = chosen_after({"event": "request", "seat": 2, "ask": "liscio"})
    assert asked.count({"play": "2S"}) > plain.count({"play": "2S"})
    for unheard in (
        {"event": "request", "seat": 1, "ask": "liscio"},
        {"event": "request", "seat": 0, "ask": "liscio"},
        {"event": "request", "seat": 2, "ask": "song"},
        {"event": "pass", "seat": 2},
        {"event": "song", "words": []},
    ):
        assert chosen_after(unheard) == plain


def test_events_and_empty_lines_want_no_answer_and_each_hello_begins_anew() -> None:
    assert (
        len(answers("easy", [hello(TWO, 0), "", '{"type":"event","event":{"event":"pass","seat":1}}'])) == 1
    )
    view = two("1D 4C 3S")
    once = [hello(TWO, 0), act(view, 1)]
    told = answers("random", once + once)
    assert told[:2] == told[2:]


@pytest.mark.parametrize(
    "line",
    [
        "not json",
        '{"type":"dance"}',
        '{"type":"act","id":1}',
        "[]",
        "[" * 100_000,
        '{"type":"bye","type":"bye"}',
        '{"type":7}',
        '{"type":"event"}',
        '{"type":"event","event":null}',
        '{"type":"event","event":{"seat":0}}',
        '"\\ud800"',
        '{"type":"bye","n":NaN}',
        " " * (1 << 21),
        '{"type":"hello","variant":"briscola"}',
        '{"type":"hello","variant":"briscola","players":true,"seat":0}',
        '{"type":"hello","variant":"briscola","players":2,"seat":2}',
        '{"type":"hello","variant":"briscola","players":2,"seat":-1}',
        '{"type":"hello","variant":"briscola","players":2,"seat":0,"protocol":2}',
        '{"type":"hello","variant":"briscola","players":2,"seat":0,"sides":[[0,1]]}',
        '{"type":"hello","variant":"briscola","players":2,"seat":0,"winning_hands":0}',
    ],
)
def test_a_message_that_cannot_be_read_is_refused_with_a_sentence(line: str) -> None:
    with pytest.raises(BadNotation):
        answers("easy", [line])


def test_an_unknown_level_and_a_program_that_does_not_exist_cannot_play() -> None:
    with pytest.raises(BadLevel):
        answers("champion", [])
    with pytest.raises(BotFault, match="cannot be started"):
        BotProcess(["/no/such/program"])


@contextmanager
def program(tmp_path: Path, body: str, timeout: float = 10.0) -> Iterator[BotProcess]:
    """A bot whose answer to each act is computed by `body` from the message `m`."""
    source = tmp_path / "bot.py"
    source.write_text(
        "import json, sys, time\n"
        "for line in sys.stdin:\n"
        "    m = json.loads(line)\n"
        "    if m['type'] == 'hello':\n"
        "        print(json.dumps({'ready': True, 'name': 'test bot'}), flush=True)\n"
        "    elif m['type'] == 'act':\n"
        f"        {body}\n"
        "    elif m['type'] == 'bye':\n"
        "        break\n"
    )
    bot = BotProcess([sys.executable, str(source)], timeout=timeout)
    try:
        yield bot
    finally:
        bot.close()
        assert not bot.alive


FIRST = "print(json.dumps({'id': m['id'], 'action': m['legal'][0]}), flush=True)"
VIEW = two("1D 4C 3S")


def test_a_program_sits_at_our_table(tmp_path: Path) -> None:
    with program(tmp_path, FIRST) as bot:
        bot.hello(TWO, seat=0, winning_hands=2)
        assert bot.name == "test bot"
        seen = deal_event(started(TWO), 1, TWO.pack).for_seat(0)
        assert seen is not None
        bot.tell(seen)
        assert bot.choose(VIEW) == VIEW.legal[0]
        assert bot.choose(VIEW) == VIEW.legal[0]


@pytest.mark.parametrize(
    ("talk", "signs", "requested"),
    [
        ("'signals': ['king', 'low'], 'request': 'carico'", ("king", "low"), "carico"),
        ("'signals': 'king', 'request': 7", (), None),
        ("'signals': ['wink', None], 'request': 'beer'", (), None),
        ("'words': 1", (), None),
    ],
)
def test_what_a_program_says_beside_its_action_is_heard_and_nonsense_is_let_pass(
    tmp_path: Path, talk: str, signs: tuple[str, ...], requested: str | None
) -> None:
    body = f"print(json.dumps({{'id': m['id'], 'action': m['legal'][0], {talk}}}), flush=True)"
    with program(tmp_path, body) as bot:
        bot.hello(PAIRS, seat=0, winning_hands=2)
        assert bot.choose(SECOND) == SECOND.legal[0]
        assert (bot.signs, bot.requested) == (signs, requested)


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("print('hm', flush=True)", "not JSON"),
        ("print('[1]', flush=True)", "not an object"),
        ("print(json.dumps({'id': 99, 'action': m['legal'][0]}), flush=True)", "id 99"),
        ("print(json.dumps({'id': m['id'], 'action': 'no'}), flush=True)", "nonsense"),
        ("print(json.dumps({'id': m['id'], 'action': {'play': '5D'}}), flush=True)", "not legal"),
        ("sys.exit()", "gone away"),
    ],
)
def test_a_program_that_breaks_the_protocol_is_at_fault(tmp_path: Path, body: str, reason: str) -> None:
    with program(tmp_path, body) as bot:
        bot.hello(TWO, seat=0, winning_hands=2)
        with pytest.raises(BotFault, match=reason):
            bot.choose(VIEW)


@pytest.mark.slow
def test_a_late_answer_is_a_fault(tmp_path: Path) -> None:
    with program(tmp_path, "time.sleep(0.5)", timeout=0.2) as bot, pytest.raises(BotFault, match=r"0\.2 s"):
        bot.hello(TWO, seat=0, winning_hands=2)
        bot.choose(VIEW)


def test_a_program_that_is_not_ready_is_at_fault(tmp_path: Path) -> None:
    source = tmp_path / "bot.py"
    source.write_text("input()\nprint('{}', flush=True)\ninput()\n")
    bot = BotProcess([sys.executable, str(source)])
    with pytest.raises(BotFault, match="ready"):
        bot.hello(TWO, seat=0, winning_hands=2)
    bot.close()
