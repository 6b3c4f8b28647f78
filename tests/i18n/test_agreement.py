"""A person without a name is *Tú, Tu, Tu*: no verb in the third person stands beside that."""

import re
from random import Random

import pytest

from briscola.client.view.view import ME
from briscola.engine.actions import Bid
from briscola.engine.cards import Rank
from briscola.engine.variants import make_rules
from briscola.i18n.action_words import the_bid
from briscola.i18n.card_words import ITALIAN, SPANISH
from briscola.i18n.result_words import called_words
from briscola.i18n.sign_words import GRIMACES, deed
from briscola.i18n.text import _, use
from briscola.table.deals import SeededDeals
from tests.i18n.heard_matches import moments_of
from tools import texts

PAST = {"es": re.compile(r"ó\b"), "it": re.compile(r"\bha\b"), "pt": re.compile(r"[eio]u\b")}
"""Endings and helpers of a verb in the third person, in the note below the caller's name."""
TABLES = (("briscola", 4), ("chiamata", 5), ("marianna", 2))


def beside_you(code: str) -> re.Pattern[str]:
    """The word for *you* followed by a verb that the catalogue uses of somebody else."""
    verbs = {deed(grimace).split()[0] for grimace in GRIMACES}
    for message in texts.read(code):
        for text in texts.translations(message):
            verbs |= set(re.findall(r"^\{(?:name|caller)\} (\w+)", text))
    verbs -= {_("{name} with {points}").split()[1], *_("{caller} and you").split()[1:2]}
    verbs -= {_("{caller} against all").split()[1], _("{caller} with you").split()[1]}
    return re.compile(rf"\b{_('You')}[,:]? ({'|'.join(sorted(verbs))})\b")


@pytest.mark.parametrize("code", ["es", "it", "pt"])
def test_no_verb_beside_you_is_another_persons(code: str) -> None:
    use(code)
    wrong, heard = beside_you(code), 0
    for variant, players in TABLES:
        for moment in moments_of(make_rules(variant, players), SeededDeals(7), Random(7)):
            assert not wrong.search(moment.said), moment.said
            heard += 1
            view = moment.view
            if view.ended is not None and view.caller == ME:
                for known in (False, True):
                    assert not PAST[code].search(called_words(view, moment.names, known=known)[1])
    assert heard > 500


@pytest.mark.parametrize(
    ("code", "said", "spanish"),
    [
        ("it", "Chiamo il fante", "Chiamo la sota"),
        ("es", "Pujo la sota", "Pujo la sota"),
        ("pt", "Licito o valete", "Licito a sota"),
        ("en", "I bid the jack", "I bid the sota"),
        ("de", "Ich reize Bube", "Ich reize sota"),
    ],
)
def test_a_card_that_is_bid_has_its_article(code: str, said: str, spanish: str) -> None:
    use(code)
    jack = Bid(rank=Rank.JACK, points=61)
    assert _("I bid {bid}").format(bid=the_bid(jack, naming=ITALIAN)) == said
    assert _("I bid {bid}").format(bid=the_bid(jack, naming=SPANISH)) == spanish
    assert the_bid(Bid(points=72)) == "72"
