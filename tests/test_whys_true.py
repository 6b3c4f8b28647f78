"""Whatever is said of an opponent's choice is true of the position as that opponent saw it."""

from collections.abc import Iterator

import pytest
from msgspec import structs
from msgspec.structs import replace

from benchmarks.figure import GAMES
from benchmarks.hints import SHALLOW
from benchmarks.judges.claims import Shown, false_claims
from benchmarks.judges.screen import lines_of
from briscola.client.playback.decision_reasons import Answer, answer
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine.events import Event, Played
from briscola.engine.rules import Rules
from briscola.i18n import text
from briscola.i18n.card_words import ITALIAN
from briscola.i18n.why_words import quoted, words_of
from briscola.players.insight.reasons import Reason, Why
from briscola.storage.match_choices import Opponent
from tests.client.steps import play_steps
from tests.spread import quick_some

NAMES = ("Gigi", "Ada", "Rocco", "Peppe", "Nina", "Dummy")


@pytest.fixture(autouse=True)
def english() -> None:
    """The judges read English."""
    text.use("en")


def setup_of(rules: Rules, level: str = "medium") -> MatchSetup:
    people = tuple(Opponent(name=name, face="ada", level=level) for name in NAMES[1 : rules.players])
    options = dict(rules.changed)
    return MatchSetup(
        variant=rules.variant, players=rules.players, options=options, opponents=people, player=NAMES[0]
    )


def answers(game: str, seed: int) -> Iterator[Answer]:
    rules = GAMES[game]
    steps = play_steps(rules.variant, rules.players, dict(rules.changed), seed)
    log: list[Event] = [event for _, step in steps for event in step]
    for number, event in enumerate(log):
        if number % 3 == 0 and isinstance(event, Played) and 0 < event.seat < rules.players:
            found = answer(log, number, SHALLOW)
            if found is not None:
                yield found


def shown(found: Answer, words: str) -> Shown:
    insight, view = found.insight, found.decision.view
    assert insight is not None
    return Shown(
        view=view,
        names=["You" if seat == view.seat else name for seat, name in enumerate(NAMES)],
        action=found.decision.action,
        advised=insight.advice.action,
        words=words.replace("\N{NO-BREAK SPACE}", " "),
        lines=lines_of(insight),
    )


@pytest.mark.parametrize("game", quick_some(["briscola_2", "briscola_4", "chiamata_5", "prini_4_all"], 2))
def test_nothing_false_is_said_of_what_others_played(game: str) -> None:
    said = 0
    for found in answers(game, 7):
        if found.insight is None:
            continue
        words = quoted(found, setup_of(GAMES[game]), NAMES, naming=ITALIAN)
        if words:
            said += 1
            assert false_claims(shown(found, words)) == [], words
    assert said >= 2


@pytest.mark.parametrize(
    ("seat", "words"),
    [
        (2, "The trick is yours for certain: add points."),
        (0, "The trick is Gigi’s for certain: add points."),
        (1, "The trick is Ada’s for certain: add points."),
    ],
)
def test_you_is_who_decided(seat: int, words: str) -> None:
    found = next(each for each in answers("briscola_4", 5) if each.seat == 2 and each.chosen is not None)
    reason = Reason(why=Why.LOADS_PARTNER, seat=seat)
    found = _with_reason(found, reason)
    setup = setup_of(GAMES["briscola_4"])
    assert quoted(found, setup, NAMES, naming=ITALIAN) == words
    unnamed = structs.replace(setup, player="")
    assert quoted(found, unnamed, ("You", *NAMES[1:]), naming=ITALIAN) == ("" if seat == 0 else words)


def _with_reason(found: Answer, reason: Reason) -> Answer:
    """The same answer, but that reason is all that is said of what was chosen."""
    insight, chosen = found.insight, found.chosen
    assert insight is not None and chosen is not None
    prospects = tuple(replace(p, reasons=(reason,)) if p is chosen else p for p in insight.prospects)
    return replace(found, insight=replace(insight, prospects=prospects))


def test_who_plays_by_chance_had_no_reason() -> None:
    found = next(each for each in answers("briscola_2", 5) if len(each.decision.view.legal) > 1)
    words = words_of(found, setup_of(GAMES["briscola_2"], "random"), NAMES, naming=ITALIAN)
    assert words == ["Ada plays at random: there was no reason."]
