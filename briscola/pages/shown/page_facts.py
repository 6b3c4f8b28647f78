"""The trumps, and what else decides a hand, in a few words on a page."""

from briscola.i18n.card_words import card_name, suit_name
from briscola.i18n.score_words import score_line
from briscola.i18n.table_facts import TableFacts
from briscola.i18n.text import _
from briscola.i18n.tooltip_words import trump_words, untrumped_caption
from briscola.pages.shown.seat_story import SeatStory


def trumps_name(story: SeatStory) -> str:
    """The trumps as a caption; empty before they are known."""
    trumps = story.view.trumps
    return "" if trumps is None else trump_words(trumps, naming=story.naming)[0]


def trumps_short(story: SeatStory) -> str:
    """The suit of trumps, or the card that was called."""
    view, naming = story.view, story.naming
    if view.called is not None:
        return card_name(view.called, naming=naming)
    return "" if view.trumps is None else suit_name(view.trumps, naming=naming)


def table_facts(story: SeatStory) -> tuple[str, ...]:
    """Trumps, promise and score, each in a few words."""
    view = story.view
    facts = TableFacts(view=view, setup=story.setup, settings=story.settings, naming=story.naming)
    found = [". ".join(facts.contract())] if view.called is not None else []
    if view.trumps is not None:
        found.append(facts.trumps()[0])
    elif view.untrumped:
        found.append(": ".join(untrumped_caption(view)))
    return (*found, _("Score: {score}").format(score=score_line(view, story.setup)))
