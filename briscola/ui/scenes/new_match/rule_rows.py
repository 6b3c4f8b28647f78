"""Questions about a match as rows of data: house rules, score, strength, length."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from briscola.engine.match_form import ByBalance, ByHands, ByPoints, MatchForm
from briscola.engine.options import Option
from briscola.engine.rules import OptionValue
from briscola.engine.variants import WINNING_HANDS
from briscola.i18n.game_words import match_title
from briscola.i18n.level_words import level_about, level_name
from briscola.i18n.option_words import (
    explanation,
    option_question,
    short_name,
    value_at_table,
    value_name,
    why_idle,
)
from briscola.i18n.text import _, count, pgettext
from briscola.players.levels import LADDER
from briscola.storage.settings.settings import Review
from briscola.ui.scene import Host
from briscola.ui.scenes.new_match.choice_page import ChoicePage
from briscola.ui.scenes.new_match.next_match import SIGNS
from briscola.ui.scenes.own_signs import OwnSigns, own_signs_name
from briscola.ui.scenes.settings.setters import sets_one_of

SCORE, REVIEW = "score", "review"
MATCH = "match"
"""Key of the option that says what decides a match."""
OWN_SIGNS = (SIGNS, "custom")
"""The option value that has a page of its own."""
LENGTHS: Mapping[type[MatchForm], str] = {
    ByHands: "match_hands",
    ByBalance: "match_target",
    ByPoints: "to_points",
}
"""The option for the length of a match, by form of match, if it is not played for winning hands."""
FEW = 4
"""Most values that stand side by side as words."""


class ChoiceRow(Struct, frozen=True, kw_only=True):
    """Something that can be chosen now, in words."""

    key: str
    name: str = ""
    question: str = ""
    sentence: str = ""
    reason: str = ""
    """On why it is not asked; empty if it is."""
    words: Sequence[str] = ()
    """The values to choose from, as they are displayed."""
    chosen: int = 0
    choose: Callable[[int], None] = lambda _at: None
    side_by_side: bool = False
    """True if its words need the room to stand side by side."""
    page: ChoiceRow | None = None
    """The way to a page that belongs to the chosen value; None if it has none."""

    @property
    def kind(self) -> Literal["button", "words", "numbers"]:
        """Kind of the control: a button for a single word, words to choose from, or a long row of numbers."""
        if len(self.words) == 1:
            return "button"
        return "numbers" if len(self.words) > FEW else "words"


def shown(option: Option) -> list[OptionValue]:
    """The option's values in display order: of two, the one that changes nothing comes last."""
    values = list(option.values)
    return values[::-1] if len(values) == 2 and values[0] in (False, "off") else values


def rule_rows(page: ChoicePage) -> list[ChoiceRow]:
    """The rules of the present choice in the table's order, the score last."""
    review = [] if _unreviewed(page) else [_review(page)]
    return [*(_option(page, option, value) for option, value in page.choices.options), *review, _score(page)]


def house_rule_rows(page: ChoicePage) -> list[ChoiceRow]:
    """All that is asked of the house, the rules saved first, and what is not asked here with its reason."""
    choices = page.choices
    found = [_saved_rules(page)] if choices.saved_rules else []
    for rule in rule_rows(page):
        found.append(rule)
        if rule.page is not None:
            found.append(rule.page)
    reasons = {key: _("Not asked here: {why}.").format(why=why_idle(key)) for key in choices.idle}
    if choices.without_signs:
        reasons = {SIGNS: _("Not asked here: one screen can hide no sign from anybody."), **reasons}
    idle = (ChoiceRow(key=key, question=option_question(key), reason=why) for key, why in reasons.items())
    review = (
        [ChoiceRow(key=REVIEW, question=_review(page).question, reason=why)]
        if (why := _unreviewed(page))
        else []
    )
    return [*found, *idle, *review]


def _saved_rules(page: ChoicePage) -> ChoiceRow:
    """The rules saved for this game, beside the usual ones."""
    choices = page.choices
    names, now = list(choices.saved_rules), choices.rules_name
    words = [_("usual"), *names]
    ways = [choices.with_usual_rules(), *map(choices.with_saved_rules, names)]
    index = names.index(now) + 1 if now else 0
    if not now and choices.differing:
        words, ways = [_("others"), *words], [choices, *ways]
    return ChoiceRow(
        key="saved",
        question=_("Rules of your circolo"),
        sentence=_("House rules saved under a name."),
        words=words,
        chosen=index,
        choose=lambda at: page.choose(ways[at]),
    )


def _option(page: ChoicePage, option: Option, value: OptionValue) -> ChoiceRow:
    key, values, rules = option.key, shown(option), page.choices.rules
    naming = page.app.kit.naming

    def choose(at: int) -> None:
        page.choose(page.choices.with_option(key, values[at]))

    return ChoiceRow(
        key=key,
        name=short_name(key),
        question=option_question(key),
        sentence=explanation(key, rules, naming=naming),
        words=[value_at_table(key, each, rules, naming=naming) for each in values],
        chosen=values.index(value),
        choose=choose,
        page=_own_signs(page.app) if (key, value) == OWN_SIGNS else None,
    )


def _own_signs(app: Host) -> ChoiceRow:
    return ChoiceRow(
        key="own-signs",
        question=own_signs_name(),
        sentence=_("Which face says what at this table."),
        words=[_("Choose…")],
        choose=lambda _at: app.push(OwnSigns(app)),
    )


def _unreviewed(page: ChoicePage) -> str:
    """The reason for which it is not asked how far one looks back; empty if it is."""
    if page.choices.several or page.choices.alone:  # also with friends elsewhere
        return _("Not asked here: only the last one, among people.")
    return (
        _("Not asked here: counting is trained, so only the last one.") if page.app.settings.counting else ""
    )


def _review(page: ChoicePage) -> ChoiceRow:
    """Looking back within a hand is a setting and a custom of the house."""
    values: Sequence[Review] = get_args(Review)
    return ChoiceRow(
        key=REVIEW,
        name=_("Looking back"),
        question=_("Which tricks may be looked at again?"),
        sentence=_("Hold L or press a pile to see the tricks of the hand again; L shows the last one."),
        words=(pgettext("tricks", "all"), pgettext("tricks", "the last"), pgettext("tricks", "none")),
        chosen=values.index(page.app.settings.review),
        choose=sets_one_of(page.app.change, "review", values),
        side_by_side=True,
    )


def _score(page: ChoicePage) -> ChoiceRow:
    """Counting points aloud is a setting and a custom of the house."""
    return ChoiceRow(
        key=SCORE,
        name=_("Score"),
        question=_("Are the points shown?"),
        sentence=_("The points taken stand beside the piles; purists hide them and count in their heads."),
        words=(pgettext("the score", "show"), pgettext("the score", "hide")),
        chosen=0 if page.app.settings.live_points else 1,
        choose=sets_one_of(page.app.change, "live_points", (True, False)),
        side_by_side=True,
    )


def length(page: ChoicePage, *, quietly: bool = False) -> ChoiceRow | None:
    """The hands that win the match, or the option that says its length; None if there is but one.

    `quietly`: hands are taken up while a control is held.
    """
    choices, rules = page.choices, page.choices.rules
    if rules.match_form.by_wins:

        def choose(to: int) -> None:
            take = page.choose_quietly if quietly else page.choose
            take(replace(page.choices, winning_hands=WINNING_HANDS[to]))

        words, at = [count(n) for n in WINNING_HANDS], WINNING_HANDS.index(choices.winning_hands)
        asked = ChoiceRow(key="hands", words=words, chosen=at, choose=choose)
    else:
        key = LENGTHS.get(type(rules.match_form))
        found = next((pair for pair in choices.options if pair[0].key == key), None)
        if found is None:
            return None
        asked = replace(_option(page, *found), key="length")
    return replace(asked, name=match_title(rules), sentence=page.goal)


def counted(page: ChoicePage) -> ChoiceRow | None:
    """Winning hands or the balance, the form of most circoli; None where hands are not paid for."""
    rules = page.choices.rules
    if not rules.has_payments:
        return None

    def choose(to: int) -> None:
        page.choose(page.choices.with_option(MATCH, "hands" if to else "wins"))

    return ChoiceRow(
        key="counted",
        name=_("Score"),
        sentence=explanation(MATCH, rules, naming=page.app.kit.naming),
        words=[value_name(MATCH, "wins"), _("balance")],
        chosen=int(rules.scored_by_balance),
        choose=choose,
    )


def strength(page: ChoicePage) -> ChoiceRow | None:
    """The level that every computer has, or a first word of its own while they differ."""
    level = page.choices.strength
    if level is None:
        return None
    mixed = [] if level in LADDER else [_("mixed")]

    def choose(at: int) -> None:
        page.choose(page.choices.with_strength(LADDER[at - len(mixed)]))

    return ChoiceRow(
        key="strength",
        name=_("Strength"),
        sentence=level_about(level) if level else "",
        words=[*mixed, *(level_name(each, "m") for each in LADDER)],
        chosen=0 if mixed else LADDER.index(level),
        choose=choose,
    )
