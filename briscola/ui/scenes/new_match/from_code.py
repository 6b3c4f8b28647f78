"""Play a deal or a duel from its code: the link, and the sheet that asks for the code."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol

from msgspec import structs

from briscola.client.duel.duel import Duel, entered
from briscola.client.duel.duel_code import BadDuelCode
from briscola.client.match_setup import MatchSetup
from briscola.client.usual_rules import TEAMS
from briscola.engine.deal_code import LAID, PREFIX, BadDealCode, decode
from briscola.i18n.duel_words import refusal_text
from briscola.i18n.text import _, lazy
from briscola.ui.scene import Host
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.new_match.choices import NOBODY, Choices
from briscola.ui.scenes.new_match.form_list import Form, forms


@dataclass(frozen=True, kw_only=True, slots=True)
class CodeWays:
    """Ways on from a code."""

    deal: Callable[[MatchSetup, str], None]
    """Start a deal from the players and its code."""
    duel: Callable[[Sequence[Duel]], None]
    """Open a friend's challenge."""


class WithChoices(Protocol):
    """A scene with choices for the next match."""

    @property
    def choices(self) -> Choices:
        """The people to play a deal with."""


def code_words() -> str:
    """Text of the link to the sheet."""
    return _("Enter a code…")


def people_for(choices: Choices, code: str) -> MatchSetup:
    """A setup for the game of a code, with the computers chosen: one person plays it.

    Raises BadDealCode.
    """
    rules = decode(code).rules
    pairs = bool(rules.options.get(TEAMS)) if TEAMS in rules.options else None
    wanted = Form(variant=rules.variant, players=rules.players, teams=pairs)
    form = next(form for form in forms(rules.variant) if form == wanted)
    setup = replace(choices, company=NOBODY).with_form(form).setup()
    return structs.replace(setup, options=dict(rules.changed))


def ask_for_code(app: Host, host: WithChoices, ways: CodeWays) -> None:
    """Ask for a code and go on with its deal or duel."""

    def go_on(line: str) -> str | Callable[[], None]:
        if line.startswith((PREFIX, LAID)):
            try:
                return partial(ways.deal, people_for(host.choices, line), line)
            except BadDealCode:
                return _("That is no deal code. It begins with “briscola1”; copy all of it.")
        try:
            return partial(ways.duel, entered(line))
        except BadDuelCode as error:
            return refusal_text(error)

    app.push(
        Dialog(
            app,
            title=lazy("Enter a code"),
            text=lazy(
                "Paste a friend’s code, or the whole text with it. You play the same cards; such a hand does "
                "not count in the statistics."
            ),
            yes=lazy("Go on"),
            take=go_on,
            any_sign=True,
        )
    )
