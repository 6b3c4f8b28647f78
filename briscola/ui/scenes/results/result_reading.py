"""The count and the slate of a result, line by line, for whoever cannot see them."""

from collections.abc import Sequence

from briscola.client.match_setup import MatchSetup
from briscola.client.results import Band
from briscola.client.view import View
from briscola.i18n.card_words import Naming, card_name, points_text
from briscola.i18n.game_words import target_text
from briscola.i18n.result_words import strokes_text
from briscola.i18n.score_words import ScoreLines, tallies
from briscola.i18n.text import _
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.count_drawing import captions


def band_lines(band: Band, names: Sequence[str], *, naming: Naming) -> Sequence[ReadingLine]:
    """A side's points under its names, what they are made of, and its cards, dearest first."""
    who = ", ".join(names[place] for place in band.places)
    points = points_text(band.total)
    head = _("{name}: {points}").format(name=who, points=points)
    cards = [card_name(card, naming=naming) for card in band.cards]
    rich = ", ".join(f"{name} {worth}" for name, worth in zip(cards, band.worth, strict=True) if worth)
    poor = ", ".join(name for name, worth in zip(cards, band.worth, strict=True) if not worth)
    return [
        ReadingLine(head, heading=True),
        *(ReadingLine(caption) for caption in captions(band) if caption),
        *(ReadingLine(each) for each in (rich, poor) if each),
    ]


def slate_lines(view: View, setup: MatchSetup) -> Sequence[ReadingLine]:
    """The score of the match under what wins it."""
    return [
        ReadingLine(target_text(view.rules, view.winning_hands), heading=True),
        *(ReadingLine(_tally(line, view)) for line in tallies(view, setup)),
    ]


def _tally(line: ScoreLines, view: View) -> str:
    strokes = [strokes_text(line.strokes)] if view.rules.match_form.by_wins else []
    return f"{line.name}: {', '.join(filter(None, (*strokes, line.figure)))}"
