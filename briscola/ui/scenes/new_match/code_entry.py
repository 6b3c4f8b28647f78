"""The way from a code: a deal that somebody else has played, or a friend's challenge."""

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct, structs
from msgspec.structs import replace

from briscola.capabilities.duel import BadDuelCode, Duel, entered, refusal_text
from briscola.client.setup import TEAMS, Form, MatchSetup, forms
from briscola.engine.deal_code import LAID, PREFIX, BadDealCode, decode
from briscola.i18n.text import _, lazy
from briscola.ui.scene import Host
from briscola.ui.scenes.new_match.choices import Choices
from briscola.ui.scenes.sheets import Dialog


class CodeWays(Struct, frozen=True, kw_only=True):
    """Ways on that choose no match here: from a code, and to the season."""

    deal: Callable[[MatchSetup, str], None]
    """Start a deal from the players and its code."""
    duel: Callable[[Sequence[Duel]], None]
    """Open a friend's challenge."""
    season: Callable[[], None] | None = None
    """Open the season."""


def code_dialog(app: Host, choices: Choices, ways: CodeWays) -> Dialog:
    """The sheet on which a code is pasted."""

    def go_on(line: str) -> str | Callable[[], None]:
        if line.startswith((PREFIX, LAID)):
            try:
                return partial(ways.deal, people_for(choices, line), line)
            except BadDealCode:
                return _("That is no deal code. It begins with “briscola1”; copy all of it.")
        try:
            return partial(ways.duel, entered(line))
        except BadDuelCode as error:
            return refusal_text(error)

    return Dialog(
        app,
        title=lazy("Enter a code"),
        text=lazy(
            "Paste a friend’s code, or the whole text with it. You play the same cards; such a hand "
            "does not count in the statistics."
        ),
        yes=lazy("Go on"),
        take=go_on,
        any_sign=True,
    )


def people_for(choices: Choices, code: str) -> MatchSetup:
    """A setup for the game of a code, with the computers chosen: one person plays it.

    Raises BadDealCode.
    """
    rules = decode(code).rules
    pairs = bool(rules.options.get(TEAMS)) if TEAMS in rules.options else None
    wanted = Form(variant=rules.variant, players=rules.players, teams=pairs)
    form = next(form for form in forms(rules.variant) if form == wanted)
    setup = replace(choices, alone=True).with_form(form).setup()
    return structs.replace(setup, options=dict(rules.changed))
