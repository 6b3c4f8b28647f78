"""The way one's circolo bids at chiamata: asked once, before the first match, and remembered."""

from collections.abc import Callable
from functools import partial

from briscola.i18n.card_words import naming_of
from briscola.i18n.option_words import explanation, value_name
from briscola.i18n.text import lazy, upper
from briscola.ui.scene import Host
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.new_match.choices import Choices
from briscola.ui.scenes.new_match.form_list import own_game_option

ASKED = "bidding"
"""Key of the option that is asked about; its first two values are the answers."""


def ask_how_to_bid(app: Host, choices: Choices, take: Callable[[Choices], None]) -> bool:
    """Ask if nobody has said it yet, and pass on the choices with the answer; False if it is known."""
    option = own_game_option(choices.form.variant)
    if option is None or option.key != ASKED or choices.form.variant in choices.own_games:
        return False
    points, ranks = option.values[:2]
    rules, naming = choices.setup().rules(), naming_of(app.kit.sprites.info)
    app.push(
        Dialog(
            app,
            title=lazy("How does your circolo bid?"),
            text=lambda: explanation(ASKED, rules, naming=naming),
            yes=lambda: upper(value_name(ASKED, points)),
            on_yes=partial(take, choices.with_option(ASKED, points)),
            no=lambda: upper(value_name(ASKED, ranks)),
            on_no=partial(take, choices.with_option(ASKED, ranks)),
        )
    )
    return True
