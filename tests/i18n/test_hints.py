"""Hints in words: every reason has its sentence, and chances read as what they are."""

from itertools import product

import pytest
from msgspec.structs import replace

from briscola.engine.actions import PASS, Action, Bid, Exchange, Play, Redeal
from briscola.engine.cards import Rank, cards
from briscola.engine.variants import make_rules
from briscola.i18n import hint_words, text
from briscola.i18n.reason_words import Speech, sentence
from briscola.players.insight.comparison import LESS
from briscola.players.insight.contrast import SAID_OF_OTHERS
from briscola.players.insight.evaluation import Insight, Source, evaluate
from briscola.players.insight.prospects import Prospect
from briscola.players.insight.reasons import AGAINST, Reason, Why
from tests.players.positions import position


def test_every_reason_has_a_sentence(language: str) -> None:
    speech = Speech(names=("You", "Peppe", "Ada", "Rocco", "Nino"))
    full = Reason(why=Why.EXACT, cards=cards("3D 1D"), seat=0, points=14, figures=(11, 10))
    said = {why: sentence(replace(full, why=why, other=other_of(why)), speech) for why in Why}
    assert all(words.endswith(".") and "{" not in words and len(words) < 80 for words in said.values()), (
        language
    )
    assert len(set(said.values())) == len(Why)
    kept = replace(full, figures=(11.0, 10.0))
    for why, words in said.items():
        assert sentence(replace(kept, why=why, other=other_of(why)), speech) == words, "read from a file"


@pytest.mark.parametrize("why", Why)
def test_a_reason_has_a_sentence_whatever_it_holds(why: Why) -> None:
    speeches = [Speech(names=("You", "Peppe", "Ada"), contract=contract) for contract in (False, True)]
    others = (
        None,
        Play(card=cards("1D")[0]),
        Bid(points=61, rank=Rank.TWO),
        Redeal(wanted=True),
        Exchange(take=True),
    )
    for seat, points, figures, other in product((None, 0, 2), (0, 14), (None, (0, 3), (3, 0)), others):
        full = Reason(why=why, cards=cards("3D 1D"), seat=seat, points=points, figures=figures, other=other)
        assert not any("{" in sentence(full, speech) for speech in speeches)


def other_of(why: Why) -> Action | None:
    """What a reason of that kind is held beside."""
    if why is Why.PASSING_WINS:
        return Bid(points=72)
    if why in (Why.LOW_PARTNER, Why.HIGH_CONTRACT, Why.LOW_CONTRACT):
        return Bid(points=61, rank=Rank.TWO)
    beside = why in SAID_OF_OTHERS or why.kind is not AGAINST
    return Play(card=cards("1D")[0]) if beside or why in LESS.values() else None


def test_the_advice_teaches_what_is_told_of_the_card() -> None:
    view = position(make_rules("briscola", 2), hand="3D 4C 5S", table="RC", turned="2B")
    speech = Speech(names=("You", "Peppe"))
    insight = evaluate(view)
    headline, detail = hint_words.advice(insight, speech)
    assert headline in ("Play the four of cups", "Play the five of swords")
    assert detail.startswith(
        ("It gives nothing away", "You cannot take this trick: keep the three of coins.")
    )
    three = next(p for p in insight.prospects if p.action == Play(card=cards("3D")[0]))
    label, detail = hint_words.looked_at(three, speech)
    assert label == "Three of coins"
    assert detail.endswith(" to win. It gives 10 points away.")


@pytest.mark.parametrize(
    ("points", "error", "ahead", "expected"),
    [
        (72.36, 0.8, False, "72.4 ± 0.8"),
        (72.36, 0.0, False, "72.4"),
        (72.36, 0.04, False, "72.4"),
        (-12.04, 1.25, True, "−12.0 ± 1.2"),
        (12.04, 0.0, True, "+12.0"),
        (0.01, 0.0, True, "0.0"),
    ],
)
def test_points_have_a_decimal_and_their_error_beside_them(
    points: float, error: float, ahead: bool, expected: str
) -> None:
    text.use("en")
    each = Prospect(
        action=PASS, points=points, chance=0.5, by_points=True, ahead=ahead, error=error, unsure=True
    )
    (told,) = hint_words.figures(each)
    assert hint_words.figures(replace(each, unsure=False)) == (told.partition("\N{NO-BREAK SPACE}")[0],)
    assert told.replace("\N{NO-BREAK SPACE}", " ") == expected


@pytest.mark.parametrize(
    ("points", "source", "digits"),
    [((62.0, 60.0), Source.EXACT, 0), ((62.0, 60.5), Source.EXACT, 1), ((62.0, 60.0), Source.SEARCH, 1)],
)
def test_only_proven_whole_points_stand_without_a_decimal(
    points: tuple[float, float], source: Source, digits: int
) -> None:
    found = tuple(Prospect(action=PASS, points=each, chance=0.5) for each in points)
    assert hint_words.digits_of(Insight(prospects=found, best=0, source=source)) == digits


def test_a_chance_that_is_not_certain_never_reads_so() -> None:
    read = [Prospect(action=PASS, points=60.4, chance=c) for c in (0.0, 0.001, 0.5, 0.999, 1.0)]
    assert [hint_words.figures(p)[1] for p in read] == ["0%", "1%", "50%", "99%", "100%"]
    assert {hint_words.figures(p)[0] for p in read} == {"60.4"}
    assert hint_words.figures(Prospect(action=PASS, points=None, chance=0.5)) == ("50%",)
