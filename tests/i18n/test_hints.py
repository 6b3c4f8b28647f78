"""Hints in words: every reason has its sentence, and chances read as what they are."""

from briscola.engine.actions import Play
from briscola.engine.cards import cards
from briscola.engine.variants import make_rules
from briscola.i18n import hints, text
from briscola.i18n.actions import headline
from briscola.i18n.hints import percent
from briscola.i18n.reasons import Speech, sentence
from briscola.players.insight.evaluate import evaluate
from briscola.players.insight.reasons import Reason, Why
from tests.players.positions import position


def test_every_reason_has_a_sentence(language: str) -> None:
    speech = Speech(names=("You", "Peppe", "Ada", "Rocco", "Nino"))
    said = {why: sentence(Reason(why=why, cards=cards("3D 1D"), seat=0, points=14), speech) for why in Why}
    assert all(words.endswith(".") and "{" not in words and len(words) < 80 for words in said.values()), (
        language
    )
    assert len(set(said.values())) == len(Why)


def test_the_advice_teaches_what_is_told_of_the_card() -> None:
    text.use("en")
    view = position(make_rules("briscola", 2), hand="3D 4C 5S", table="RC", turned="2B")
    speech = Speech(names=("You", "Peppe"))
    four = next(p for p in evaluate(view).prospects if p.action == Play(card=cards("4C")[0]))
    assert headline(four.action) == "Play the four of cups"
    assert hints.because(four, speech) == "The ace of coins is still out: keep the three."
    three = next(p for p in evaluate(view).prospects if p.action == Play(card=cards("3D")[0]))
    assert hints.judgement(three, speech) == "It gives 10 points away."


def test_a_chance_that_is_not_certain_never_reads_so() -> None:
    text.use("en")
    assert [percent(c) for c in (0.0, 0.001, 0.5, 0.999, 1.0)] == ["0 %", "1 %", "50 %", "99 %", "100 %"]
