"""Play a deal from its code instead of a new match: the link, and the sheet that asks for the code."""

from collections.abc import Callable
from functools import partial

from msgspec import structs

from briscola.client.match_setup import MatchSetup
from briscola.client.usual_rules import TEAMS
from briscola.engine.deal_code import BadDealCode, decode
from briscola.i18n.text import _, lazy
from briscola.ui.scene import Host
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.new_match.choices import Choices, ChoicesHost
from briscola.ui.scenes.new_match.form_list import Form, forms

OnCode = Callable[[MatchSetup, str], None]
"""Start a deal from the players and its code."""


def code_words() -> str:
    """Text of the link to the sheet."""
    return _("Deal from a code…")


def people_for(choices: Choices, code: str) -> MatchSetup:
    """A setup for the game of a code, with the opponents chosen.

    Raises BadDealCode.
    """
    rules = decode(code).rules
    pairs = bool(rules.options.get(TEAMS)) if TEAMS in rules.options else None
    wanted = Form(variant=rules.variant, players=rules.players, teams=pairs)
    form = next(form for form in forms(rules.variant) if form == wanted)
    setup = choices.with_form(form).setup()
    return structs.replace(setup, options=dict(rules.changed))


def ask_for_code(app: Host, host: ChoicesHost, on_code: OnCode) -> None:
    """Ask for a code and play its deal."""

    def deal(line: str) -> str | Callable[[], None]:
        try:
            setup = people_for(host.choices, line)
        except BadDealCode:
            return _("That is no deal code. It begins with “briscola1”; copy all of it.")
        return partial(on_code, setup, line)

    app.push(
        Dialog(
            app,
            title=lazy("Deal from a code"),
            text=lazy(
                "The same cards for anybody who has the code. Paste it here. Such a match does not "
                "count in the statistics."
            ),
            yes=lazy("Deal"),
            take=deal,
        )
    )
