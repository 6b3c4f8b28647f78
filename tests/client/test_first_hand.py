"""The notes of a first hand: every game has some, by its rules, and they name nothing that it has not."""

import re
from collections.abc import Callable, Iterator, Mapping
from random import Random

import pytest
from msgspec.structs import replace

from briscola.capabilities.first_hand.notes import NOTES, OwnTurn, exchangeable, note_now, notes_of
from briscola.capabilities.first_hand.words import WORDS, NoteFacts, note_text
from briscola.capabilities.stairs.stairs import STEPS, StairStep, StepKind
from briscola.capabilities.stairs.tables import setup_of
from briscola.client.host.match_host import MatchHost
from briscola.client.seats.hosted_seat import HostedSeat
from briscola.client.seats.seat_control import NextStep
from briscola.client.view.folding import fold_all
from briscola.client.view.view import View
from briscola.engine.cards import ALL_CARDS, card
from briscola.engine.events import HandEnded
from briscola.engine.match_form import Standing
from briscola.engine.observation import observe
from briscola.engine.rules import Rules
from briscola.engine.scoring import Payments
from briscola.engine.variants import VARIANTS, make_rules
from briscola.i18n.card_words import ITALIAN
from briscola.i18n.text import use
from briscola.players.levels import make_player
from briscola.table.deals import SeededDeals
from tests.client.seat_steps import step_without_choice
from tests.engine.play import started

HANDS = [step for step in STEPS if step.kind is StepKind.HAND]
PLAIN = make_rules("briscola", 2)
HAS: Mapping[str, Callable[[Rules], bool]] = {
    r"\bsigns?\b": lambda rules: rules.talk is not None or rules.in_sides,
    r"\bask\b": lambda rules: rules.talk is not None,
    r"\bpartners?\b": lambda rules: rules.in_sides or rules.bidding is not None,
    r"\b(auction|bid|pass|caller|promises)\b": lambda rules: rules.bidding is not None,
    r"\bdummy": lambda rules: rules.dummy is not None,
    r"\b(declared?|shown)\b": lambda rules: rules.marianna is not None,
    r"\bturned card\b": lambda rules: bool(rules.swaps),
    r"\bfollow\b": lambda rules: rules.follow.value != "free",
    r"\bdraw\b": lambda rules: rules.tricks > rules.hand_size,
    r"\bgets or pays\b": lambda rules: rules.scored_by_balance,
    r"\bstroke\b": lambda rules: rules.match_form.by_wins,
    r"\bface up\b": lambda rules: rules.open_hands,
    r"\bin the box\b": lambda rules: bool(rules.left_out),
    r"\balone\b": lambda rules: not rules.in_sides and rules.players > 2,
}
"""Words that a note may only say where the rules have the thing."""


@pytest.fixture(autouse=True)
def english() -> None:
    use("en")


def turns(step: StairStep, seed: int) -> Iterator[OwnTurn]:
    """The person's turns in a first hand that is played by chance."""
    setup = setup_of(step, player="Mia", face="person-woman")
    players = [make_player("random", seed=seed, seat=seat) for seat in range(1, step.players)]
    seat, chance = HostedSeat(MatchHost(setup, deals=SeededDeals(seed), players=players)), Random(seed)
    while not any(isinstance(event, HandEnded) and event.reason == "points" for event in seat.history[-3:]):
        next_step = seat.next_step
        if next_step is NextStep.OWN_MOVE:
            view = fold_all(seat.history)
            assert view is not None
            yield OwnTurn(view=view, seen=seat.view, events=seat.history, hints=True)
            seat.choose(chance.choice(seat.view.legal))
        elif next_step is NextStep.MATCH and seat.host.table.matches:
            return
        elif not step_without_choice(seat):
            seat.choose(seat.think().result)


def test_every_note_has_its_words_and_every_word_its_note() -> None:
    assert [note.name for note in NOTES] == list(dict.fromkeys(note.name for note in NOTES))
    assert {note.name for note in NOTES} == set(WORDS)
    fields = {name for words in WORDS.values() for name in re.findall(r"{(\w+)}", getattr(words, "text", ""))}
    assert fields <= set(dir(NoteFacts))


@pytest.mark.parametrize("step", HANDS, ids=lambda step: step.name)
def test_every_game_of_new_match_has_a_note_of_its_difference(step: StairStep) -> None:
    plain = {note.name for note in notes_of(PLAIN)}
    own = {note.name for note in notes_of(setup_of(step, player="", face="").rules())}
    assert own if step.rules.slug == PLAIN.slug else own - plain


def test_a_house_rule_brings_its_notes() -> None:
    def more(variant: str, key: str, value: bool | str, players: int = 2) -> set[str]:
        with_it = notes_of(make_rules(variant, players, {key: value}))
        return {note.name for note in with_it} - {
            note.name for note in notes_of(make_rules(variant, players))
        }

    assert more("bisca", "stakes", True) == {"large-win"}
    assert more("bisca", "follow_at_end", True) == {"follow", "follow-free"}
    assert more("briscola", "exchange", "seven") == {"exchange", "exchanged"}
    assert more("briscola", "show_partner", True, 4) == {"partner-cards"}
    assert more("briscola", "ranking", "seven", 3) == {"order"}


@pytest.mark.parametrize(
    ("exchange", "said"),
    [
        (
            "seven_and_two",
            "Whoever has the seven of trumps may change it for the turned card, after taking a trick.",
        ),
        ("two_any", "Whoever has the two of trumps may change it for the turned card."),
        ("seven_any", "Whoever has the seven of trumps may change it for the turned card."),
    ],
)
def test_the_note_of_the_exchange_asks_for_a_trick_only_where_the_rules_do(exchange: str, said: str) -> None:
    """R-XCHG-3, V-BR-2, V-MA-7: the ace is turned."""
    use("en")
    variant, more = ("marianna", {"mariazza": True}) if exchange == "seven_any" else ("brisca", {})
    state = started(make_rules(variant, 2, {**more, "exchange": exchange}), reversed(ALL_CARDS))
    state = replace(state, turned=card("1C"))
    view = View(rules=state.rules, hand_number=1, turned=state.turned)
    turn = OwnTurn(view=view, seen=observe(state, 0, Standing(winning_hands=2, score=(0, 0), balance=(0, 0))))
    assert exchangeable(turn)
    assert note_text("exchange", turn, ("You", "Ada"), naming=ITALIAN) == said


STROKE = (
    "If the 76 are made, caller and partner get a stroke each on the slate; if not, each of the others does."
)
PAID = "After the hand the caller gets or pays {}, the partner {}, and each of the others {}."


@pytest.mark.parametrize(
    ("options", "times", "said"),
    [
        ({}, 1, STROKE),
        ({"match": "hands"}, 1, PAID.format(2, 1, 1)),
        ({"match": "target"}, 1, PAID.format(2, 1, 1)),
        ({"match": "hands", "multiplier": True}, 1, PAID.format(4, 2, 2)),
        ({"match": "hands", "void_doubles": True}, 4, PAID.format(8, 4, 4)),
    ],
)
def test_what_is_told_of_the_score_is_what_is_counted(
    options: Mapping[str, bool | str], times: int, said: str
) -> None:
    """Payments where their balance wins the match, strokes where they are drawn; times and multiplier."""
    rules = make_rules("chiamata", 5, options)
    view = View(rules=rules, hand_number=1, contract=76, tricks=5, times=times)
    turn = OwnTurn(
        view=view,
        seen=observe(started(rules), 0, Standing(winning_hands=2, score=(0,) * 5, balance=(0,) * 5)),
    )
    (note,) = [note for note in notes_of(rules) if note.name == "payments"]
    assert note.when(turn) and note_text("payments", turn, (), naming=ITALIAN) == said


@pytest.mark.parametrize("caller", [0, 3])
def test_of_a_caller_who_is_known_to_play_alone_the_notes_speak_as_she_is_paid(caller: int) -> None:
    """V-CH-9 and V-CH-16; who does not know it yet hears of a partner."""
    for options in ({}, {"match": "hands"}):
        rules = make_rules("chiamata", 5, options)
        assert isinstance(rules.scoring, Payments)
        paid = rules.scoring.paid(rules, caller, caller, contract=76, reason="made", doubled=False).payments
        assert paid is not None
        seen = observe(started(rules), 0, Standing(winning_hands=2, score=(0,) * 5, balance=(0,) * 5))
        told = {}
        for partner in (None, caller):
            view = View(
                rules=rules, hand_number=1, contract=76, tricks=5, times=1, caller=caller, partner=partner
            )
            turn = OwnTurn(view=view, seen=seen)
            told[partner] = note_text("payments", turn, ["Mia", *"ABCD"], naming=ITALIAN)
            words = note_text("contract", turn, ["Mia", *"ABCD"], naming=ITALIAN)
            assert ("partner" in words) is (partner is None)
        assert "alone" in told[caller] and "partner" not in told[caller]
        assert "partner" in told[None]
        if options:
            assert (
                f"gets or pays {paid[caller]} after" in told[caller]
                and f"others {-min(paid)}." in told[caller]
            )


@pytest.mark.slow
@pytest.mark.parametrize("step", HANDS, ids=lambda step: step.name)
def test_notes_name_only_what_the_rules_have(step: StairStep) -> None:
    said: set[str] = set()
    names = ["Mia", "Rocco", "Ada", "Nino", "Lucia", "Teresa"]
    told: list[str] = []
    for turn in turns(step, 1):
        note = note_now(turn, told)
        if note is None:
            continue
        told.append(note.name)
        text = note_text(note.name, turn, names, naming=ITALIAN)
        said.add(text)
        heard = note_text(note.name, turn, names, naming=ITALIAN, by_ear=True)
        assert not re.search(r"this button|throw|[Pp]ress", heard), heard
        for words, has in HAS.items():
            assert has(turn.view.rules) or not re.search(words, text), text
        assert "{" not in text and not text[0].islower() and len(text) < 125
    assert told == list(dict.fromkeys(told)), "nothing is told twice"
    assert said


def test_no_note_of_beginners_is_told_in_another_game() -> None:
    for variant, row in VARIANTS.items():
        for players in row.players:
            rules = make_rules(variant, players)
            names = {note.name for note in notes_of(rules)}
            assert ("your-turn" in names) is (rules.slug == PLAIN.slug)


def test_the_first_note_of_a_hand_with_teresa_is_how_to_play_a_card() -> None:
    turn = next(turns(HANDS[0], 1))
    first = note_now(turn, ())
    assert first is not None and first.name in ("your-turn", "carico")
    assert note_now(turn, [note.name for note in NOTES]) is None
