"""The rules of one table in words, notes on pages that differ from it, and house rules listed on a page.

All are Markdown, like the rules pages (`ui/render/richtext`).
"""

from collections.abc import Sequence

from briscola.client.setup.match_setup import MatchSetup
from briscola.client.setup.usual_rules import OWN_GAMES, house_rules
from briscola.engine.rules import Follow, OptionValue, Rules
from briscola.i18n import option_rows
from briscola.i18n.card_words import ITALIAN, Naming
from briscola.i18n.game_words import game_title
from briscola.i18n.option_words import explanation, option_row
from briscola.i18n.result_words import match_goal
from briscola.i18n.text import _


def in_force(key: str, value: OptionValue, rules: Rules, *, naming: Naming = ITALIAN) -> str:
    """Sentence on the effect of a house rule at this table; empty if there is nothing to say."""
    said = option_row(key).in_force
    if said is None:
        return explanation(key, rules, naming=naming) if value else ""
    if callable(said):
        return said(value, rules, naming)
    sentence = said[value]
    return "" if sentence is None else str(sentence)


def agreed(rules: Rules, *, usual: bool, naming: Naming = ITALIAN) -> Sequence[str]:
    """Sentences of the house rules that are usual at this table, or of those that are not."""
    found = (
        in_force(key, value, rules, naming=naming) for key, value, same in house_rules(rules) if same is usual
    )
    return [sentence for sentence in found if sentence]


def unlike_the_page(chapter: str, rules: Rules, *, naming: Naming = ITALIAN) -> Sequence[str]:
    """Sentences on the house rules of this table that differ from a chapter of the rules."""
    other = [(key, value) for key, value, usual in house_rules(rules) if not usual]
    other += [(key, value) for key, value in rules.changed.items() if key in OWN_GAMES]
    found = (
        in_force(key, value, rules, naming=naming) for key, value in other if chapter in option_row(key).pages
    )
    return [sentence for sentence in found if sentence]


FOLLOW_KEYS = ("must_follow", "follow_at_end")
"""House rules whose own sentences tell if suit must be followed."""


def table_page(setup: MatchSetup, *, naming: Naming = ITALIAN) -> str:
    """The page: game, cards and match, then unusual house rules, then the usual ones. Raises BadOption."""
    rules = setup.rules()
    game = game_title(rules)
    begins = (f"**{game}.**", _cards(rules), _follow(rules), match_goal(rules, setup.winning_hands))
    title, house, usual = _("This table"), _("House rules"), _("As usual")
    lines = [f"# {title}", " ".join(part for part in begins if part)]
    other = agreed(rules, usual=False, naming=naming)
    if other:
        lines += [f"## {house}", *(f"- {sentence}" for sentence in other)]
    else:
        lines.append(_("No house rules: everything is as this game is usually played."))
    lines += [f"## {usual}", *(f"- {sentence}" for sentence in agreed(rules, usual=True, naming=naming))]
    return "\n\n".join(lines)


def page_note(chapter: str, setup: MatchSetup, *, naming: Naming = ITALIAN) -> str:
    """Paragraph for the head of a chapter that differs from this table; empty if none does."""
    found = unlike_the_page(chapter, setup.rules(), naming=naming)
    here = _("At this table:")
    return f"**{here}** {' '.join(found)}" if found else ""


def listed_rules(chapter: str) -> str:
    """Last section of a chapter: the house rules that no page speaks of; empty if there are none."""
    rows = [row for row in option_rows.OPTIONS.values() if row.chapter == chapter]
    lines = [f"- **{row.name}.** {row.sentence}" for row in rows]
    title = _("House rules")
    return "\n\n".join(("", f"## {title}", *lines)) if lines else ""


def _cards(rules: Rules) -> str:
    return _("{cards} cards, {each} in each hand.").format(cards=len(rules.pack), each=rules.hand_size)


def _follow(rules: Rules) -> str:
    if any(key in rules.options for key in FOLLOW_KEYS):
        return ""
    if rules.follow is Follow.ALWAYS:
        return _("Whoever has the suit led must play it.")
    return _("Nobody has to follow suit.")
