"""The words of a duel: results, what is sent to a friend, and why a text has no duel."""

from collections.abc import Sequence

from briscola.client.single_deals.code import BadDuelCode
from briscola.client.single_deals.duel import Duel
from briscola.client.view.results import signed
from briscola.engine.rules import Rules
from briscola.i18n.single_deal_words import codes_text, enter_text
from briscola.i18n.text import _, ngettext


def figure_text(rules: Rules, figure: int) -> str:
    """A result: `71 points`; where hands are paid for, `+2`."""
    if rules.has_payments:
        return signed(figure)
    return ngettext("{n} point", "{n} points", figure).format(n=figure)


def figures_text(rules: Rules, figures: Sequence[int]) -> str:
    """Results of one hand or several: `71 points`; `71 + 40 + 66 points`; `+2, −1`."""
    if rules.has_payments or len(figures) == 1:
        return ", ".join(figure_text(rules, each) for each in figures)
    last = figure_text(rules, figures[-1])
    return " + ".join((*map(str, figures[:-1]), last))


def challenge_text(duels: Sequence[Duel]) -> str:
    """The text for a friend: the results to beat, and the codes."""
    results = [duel.content.result for duel in duels]
    known = [result for result in results if result is not None]
    if len(known) < len(results):
        words = _("Briscola: would you play these cards better than I did?")
    else:
        figure = figures_text(duels[0].rules, known)
        words = _("Briscola: I made {figure} with these cards. Can you do better?").format(figure=figure)
    return f"{words} {enter_text(codes_text(duels))}"


def answer_text(mine: Sequence[Duel], theirs: Sequence[int], maestro: Sequence[int]) -> str:
    """The answer to a challenge: all results, and the codes with the person's own (`mine`).

    `theirs` and `maestro` are empty while they are unknown or do not compare.
    """
    rules = mine[0].rules
    own = [duel.content.result for duel in mine if duel.content.result is not None]
    told = [_("with these cards I made {figure}").format(figure=figures_text(rules, own))]
    if theirs:
        told.append(_("you {figure}").format(figure=figures_text(rules, theirs)))
    if maestro:
        told.append(_("the maestro {figure}").format(figure=figures_text(rules, maestro)))
    words = _("Briscola: {results}.").format(results=", ".join(told))
    others = _("The code, for anybody else: {code}").format(code=codes_text(mine))
    return f"{words} {others}"


def refusal_text(error: BadDuelCode) -> str:
    """Sentence on a text that holds no duel to play."""
    return {
        "none": _("There is no code in that. Paste the whole text that you were sent."),
        "mistyped": _("One letter of the code is wrong or missing. Compare it once more."),
        "newer": _("The code is from another version of Briscola, and this one cannot play it."),
    }[error.kind]


def rules_text(hands: int) -> str:
    """Sentences on how a duel of so many hands is played."""
    if hands == 1:
        return _(
            "One hand: the cards that your friend had, against the same computers. There are no hints, and "
            "no play can be taken back. Then the results stand side by side."
        )
    return _(
        "{n} hands: the cards that your friend had, against the same computers. There are no hints, and no "
        "play can be taken back. Then the results stand side by side."
    ).format(n=hands)


def apart_text() -> str:
    """Sentence on a friend's result that is not shown."""
    return _("Your friend played under other conditions, so only your own result is shown.")


def verdict(mine: int, theirs: int) -> str:
    """Sentence that compares the person's result with the friend's."""
    if mine == theirs:
        return _("Neither of you is ahead.")
    return _("You are ahead!") if mine > theirs else _("Your friend is ahead.")
