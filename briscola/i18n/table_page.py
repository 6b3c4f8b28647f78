"""The rules of one table in words, notes on pages that differ from it, and house rules listed on a page.

All are Markdown, like the rules pages (`ui/render/richtext`).
"""

from briscola.client.match_setup import MatchSetup
from briscola.engine.rules import Follow, Rules
from briscola.i18n import option_rows
from briscola.i18n.card_words import ITALIAN, Naming
from briscola.i18n.game_words import game_title
from briscola.i18n.result_words import match_goal
from briscola.i18n.rules_in_force import agreed, unlike_the_page
from briscola.i18n.text import _

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
