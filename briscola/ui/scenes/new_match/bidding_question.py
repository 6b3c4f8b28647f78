"""The question before the first chiamata: how one's circolo bids."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from briscola.client.setup import own_game_option
from briscola.i18n.card_words import naming_of
from briscola.i18n.option_words import explanation, value_name
from briscola.i18n.text import lazy, upper
from briscola.ui.scene import Host
from briscola.ui.scenes.new_match.choices import Choices
from briscola.ui.scenes.sheets import Dialog

ASKED = "bidding"
"""Key of the option that is asked about; its first two values are the answers."""


def bidding_question(app: Host, choices: Choices, go_on: Callable[[Choices], None]) -> Dialog | None:
    """The question, which goes on with the answer; None if there is nothing to ask, or it was asked."""
    option = own_game_option(choices.form.variant)
    if option is None or option.key != ASKED or choices.form.variant in choices.own_games:
        return None
    points, ranks = option.values[:2]
    rules, naming = choices.setup().rules(), naming_of(app.kit.sprites.info)
    return Dialog(
        app,
        title=lazy("How does your circolo bid?"),
        text=lambda: explanation(ASKED, rules, naming=naming),
        yes=lambda: upper(value_name(ASKED, points)),
        on_yes=partial(go_on, choices.with_option(ASKED, points)),
        no=lambda: upper(value_name(ASKED, ranks)),
        on_no=partial(go_on, choices.with_option(ASKED, ranks)),
    )
