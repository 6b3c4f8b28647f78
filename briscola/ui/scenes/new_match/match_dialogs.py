"""Sheets that both pages of a new match ask with: for a code, and how one's circolo bids."""

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct, structs
from msgspec.structs import replace

from briscola.client.setup.game_forms import Form, forms, own_game_option
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.setup.usual_rules import TEAMS
from briscola.engine.deal_code import LAID, PREFIX, BadDealCode, decode
from briscola.engine.rules import OptionValue
from briscola.i18n.option_words import explanation, value_name
from briscola.i18n.text import _, lazy, upper
from briscola.ui.scene import Host
from briscola.ui.scenes.entry import OtherLink
from briscola.ui.scenes.new_match.next_match import Choices
from briscola.ui.scenes.sheets.dialog import Dialog

ASKED = "bidding"
"""Key of the option that is asked about."""


class CodeActions(Struct, frozen=True, kw_only=True):
    """Ways on from a code."""

    deal: Callable[[MatchSetup, str], None]
    """Start a deal from the players and its code."""
    readers: Sequence[Callable[[str], str | Callable[[], None] | None]]
    """Those who read other codes (`Entry.read_code`): where one leads, what refuses it, or None."""


class NewMatchLinks(Struct, frozen=True, kw_only=True):
    """Ways on that choose no match here, each a link on the pages."""

    code: CodeActions | None = None
    """None: there is no link for a code."""
    links: Sequence[OtherLink] = ()


NO_LINKS = NewMatchLinks()


def code_dialog(app: Host, choices: Choices, actions: CodeActions) -> Dialog:
    """The sheet on which a code is pasted."""

    def go_on(line: str) -> str | Callable[[], None]:
        no_deal = _("That is no deal code. It begins with “briscola1”; copy all of it.")
        if line.startswith((PREFIX, LAID)):
            try:
                return partial(actions.deal, people_for(choices, line), line)
            except BadDealCode:
                return no_deal
        answers = [answer for read in actions.readers if (answer := read(line)) is not None]
        refusals = [answer for answer in answers if isinstance(answer, str)]
        return next(
            (answer for answer in answers if not isinstance(answer, str)), "\n".join(refusals or [no_deal])
        )

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


def bidding_question(app: Host, choices: Choices, go_on: Callable[[Choices], None]) -> Dialog | None:
    """The question, which goes on with the answer; None if there is nothing to ask, or it was asked."""
    option = own_game_option(choices.form.variant)
    if option is None or option.key != ASKED or choices.form.variant in choices.own_games:
        return None
    usual_first = sorted(option.values, key=lambda value: value != option.default)
    (usual, on_usual), (other, on_other), *also = (
        (partial(_answer, value), partial(go_on, choices.with_option(ASKED, value))) for value in usual_first
    )
    rules, naming = choices.rules, app.kit.naming
    return Dialog(
        app,
        title=lazy("How does your circolo bid?"),
        text=lambda: explanation(ASKED, rules, naming=naming),
        yes=usual,
        on_yes=on_usual,
        no=other,
        on_no=on_other,
        also=also,
    )


def _answer(value: OptionValue) -> str:
    return upper(value_name(ASKED, value))
