"""Who speaks when at a table of computer players, and who hears it (R-TALK)."""

from collections.abc import Sequence
from random import Random

import pytest

from briscola.engine.actions import ASKS, SIGNS, Action, Sign
from briscola.engine.events import Requested, Signalled
from briscola.engine.observation import Observation
from briscola.engine.record import event_line
from briscola.engine.replay import replay
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.players.player import Player
from briscola.players.talk.conversation import Conversation
from briscola.players.talk.talker import Talker
from briscola.table.computers import play
from briscola.table.deals import SeededDeals
from briscola.table.referee import play_turn
from briscola.table.table import RefereedTable
from tests.checker import check
from tests.players.positions import player

PAIRS = make_rules("briscola", 4)


def second_trick(rules: Rules = PAIRS, cards: int = 4) -> tuple[RefereedTable, list[Player]]:
    """A table of four after so many cards, without talk so far."""
    table = RefereedTable(rules, winning_hands=2, levels=("medium",) * 4, deals=SeededDeals(5), seed=5)
    table.begin_drawn_match()
    table.begin_hand()
    table.cut()
    for _ in range(cards):
        asked = table.asked
        assert asked is not None
        table.act(asked.view.legal[0])
    return table, [player("medium", seed=1, seat=seat) for seat in range(4)]


def talk(players: Sequence[Player]) -> Conversation:
    """A conversation whose chance is always the same."""
    return Conversation(players, lambda: Random(1))


def test_whoever_leads_has_seen_the_signs_made_before_the_lead() -> None:
    table, players = second_trick()
    asked = table.asked
    assert asked is not None and not asked.view.signals
    seen: list[Observation] = []

    def choose(player: Player, view: Observation) -> Action:
        seen.append(view)
        return player.choose(view)

    events = list(play_turn(table, players, talk(players), choose))
    made = [event for event in events if isinstance(event, Signalled)]
    shown = [each for each in made if asked.seat in (each.seat, *(each.seen_by or ()))]
    assert len(shown) > 1
    assert [(sign.seat, sign.sign) for sign in seen[0].signals] == [(each.seat, each.sign) for each in shown]


def test_nobody_talks_once_a_card_lies_there_or_before_the_first_trick_is_over() -> None:
    """R-TALK-1."""
    table, players = second_trick(cards=5)
    events = list(play_turn(table, players, talk(players), lambda _, view: view.legal[0]))
    assert not [event for event in events if isinstance(event, Signalled | Requested)]
    table, players = second_trick(cards=0)
    assert list(talk(players).before_lead(table, table.view(0))) == []
    assert list(talk(players).say(table, 0, SIGNS, "trump")) == []


def test_each_seat_makes_at_most_one_sign_before_a_lead_and_who_has_no_voice_none() -> None:
    table, players = second_trick()
    assert table.asked is not None
    leader = table.asked.seat
    events = list(talk(players).before_lead(table, table.view(leader)))
    makers = [event.seat for event in events if isinstance(event, Signalled)]
    assert makers == [(leader + i) % 4 for i in range(4)]
    table, players = second_trick()
    players[0] = player("random")
    events = list(talk(players).before_lead(table, table.view(0)))
    assert all(event.seat != 0 for event in events if isinstance(event, Signalled | Requested))


def test_before_a_lead_they_talk_once() -> None:
    table, players = second_trick()
    conversation = talk(players)
    assert table.asked is not None and conversation.due(table.asked.view)
    assert list(conversation.before_lead(table, table.asked.view))
    assert not conversation.due(table.asked.view)
    for _ in range(4):
        table.act(table.asked.view.legal[0])
        assert conversation.due(table.asked.view) is not bool(table.asked.view.table)


def heard(players: Sequence[Player]) -> list[int]:
    return [seat for seat, one in enumerate(players) if isinstance(one, Talker) and one.heard() is not None]


@pytest.mark.parametrize("ask", ASKS)
def test_a_request_reaches_the_partner_who_has_still_to_play(ask: str) -> None:
    """R-TALK-4."""
    table, players = second_trick()
    (wanted,) = (a for a in ASKS if a == ask)
    (event,) = talk(players).say(table, 1, (), wanted)
    assert event == Requested(seat=1, ask=wanted)
    assert heard(players) == [3]
    leader = table.asked
    assert leader is not None
    table.act(leader.view.legal[0])
    partner = (leader.seat + 2) % 4
    assert list(talk(players).say(table, partner, (), wanted))
    assert heard(players) == []


def test_a_deaf_level_hears_nothing() -> None:
    table, players = second_trick()
    players[3] = player("medium:signs=off", seat=3)
    assert list(talk(players).say(table, 1, (), "carico"))
    assert heard(players) == []


@pytest.mark.parametrize("signs", [("ace",), ("ace", "low")])
def test_as_many_signs_as_wished_are_made_by_one_who_is_not_a_level(signs: tuple[Sign, ...]) -> None:
    """R-TALK-2."""
    table, players = second_trick()
    events = list(talk(players).say(table, 0, signs, None))
    assert events == [Signalled(seat=0, sign=sign, seen_by=(2,)) for sign in signs]


def test_who_catches_what_does_not_depend_on_the_hands_before() -> None:
    rules = make_rules("briscola", 4, {"spies": True})

    def log(hands: int) -> list[object]:
        table = RefereedTable(rules, winning_hands=9, levels=("medium",) * 4, deals=SeededDeals(5), seed=5)
        players = [player("medium", seed=5, seat=seat) for seat in range(4)]
        return list(play(table, players, hands=hands))

    short, long = log(2), log(3)
    assert long[: len(short)] == short
    caught = [event for event in long if isinstance(event, Signalled) and len(event.seen_by or ()) > 1]
    assert caught


@pytest.mark.parametrize("spies", [False, True])
@pytest.mark.parametrize("variant", ["briscola", "bisca"])
def test_a_log_with_talk_is_right_for_the_replay_and_for_the_independent_checker(
    variant: str, spies: bool
) -> None:
    rules = make_rules(variant, 4, {"spies": spies, "signs": "swapped"})
    levels = ("medium", "easy", "medium:goal=win", "easy")
    table = RefereedTable(rules, winning_hands=2, levels=levels, deals=SeededDeals(6), seed=6)
    players = [player(level, seed=6, seat=seat) for seat, level in enumerate(levels)]
    events = list(play(table, players, hands=6))
    assert {event.seat for event in events if isinstance(event, Signalled)} == {0, 1, 2, 3}
    assert check([event_line(event) for event in events]).hands == 6
    assert replay(events).hand == 6
