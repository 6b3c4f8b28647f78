"""The words of a duel: results, what is sent to a friend, and why a text has no duel."""

from briscola.client.duel.duel import Duel
from briscola.client.duel.duel_code import BadDuelCode
from briscola.client.results import signed
from briscola.engine.rules import Rules
from briscola.i18n.text import _, ngettext


def figure_text(rules: Rules, figure: int) -> str:
    """A result: `71 points`; where hands are paid for, `+2`."""
    if rules.has_payments:
        return signed(figure)
    return ngettext("{n} point", "{n} points", figure).format(n=figure)


def challenge_text(duel: Duel) -> str:
    """The text for a friend: the result to beat, and the code."""
    result = duel.content.result
    if result is None:
        words = _("Briscola: would you play these cards better than I did?")
    else:
        figure = figure_text(duel.rules, result)
        words = _("Briscola: I made {figure} with these cards. Can you do better?").format(figure=figure)
    return f"{words} {enter_text(duel.letters)}"


def answer_text(duel: Duel, mine: Duel, maestro: int | None) -> str:
    """The answer to a challenge: all results, and the code with the person's own (`mine`)."""
    told = [_("with these cards I made {figure}").format(figure=_figure(mine))]
    if duel.theirs is not None:
        told.append(_("you {figure}").format(figure=_figure(duel)))
    if maestro is not None:
        told.append(_("the maestro {figure}").format(figure=figure_text(duel.rules, maestro)))
    words = _("Briscola: {results}.").format(results=", ".join(told))
    others = _("The code, for anybody else: {code}").format(code=mine.letters)
    return f"{words} {others}"


def _figure(duel: Duel) -> str:
    assert duel.content.result is not None
    return figure_text(duel.rules, duel.content.result)


def enter_text(letters: str) -> str:
    """Sentence with a code and the place to enter it."""
    return _("Enter this under “New match”: {code}").format(code=letters)


def refusal_text(error: BadDuelCode) -> str:
    """Sentence on a text that holds no duel to play."""
    return {
        "none": _("There is no code in that. Paste the whole text that you were sent."),
        "mistyped": _("One letter of the code is wrong or missing. Compare it once more."),
        "newer": _("The code is from another version of Briscola, and this one cannot play it."),
    }[error.kind]


def apart_text() -> str:
    """Sentence on a friend's result that is not shown."""
    return _("Your friend played under other conditions, so only your own result is shown.")


def verdict(mine: int, theirs: int) -> str:
    """Sentence that compares the person's result with the friend's."""
    if mine == theirs:
        return _("Neither of you is ahead.")
    return _("You are ahead!") if mine > theirs else _("Your friend is ahead.")
