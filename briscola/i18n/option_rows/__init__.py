"""OPTIONS: the words of the house rules, one row per option."""

from collections.abc import Mapping

from briscola.i18n.option_row import OptionWords
from briscola.i18n.option_rows.chiamata_rules import CHIAMATA_RULES
from briscola.i18n.option_rows.dealing_rules import DEALING_RULES
from briscola.i18n.option_rows.partner_rules import PARTNER_RULES
from briscola.i18n.option_rows.play_rules import PLAY_RULES
from briscola.i18n.option_rows.scoring_rules import SCORING_RULES

OPTIONS: Mapping[str, OptionWords] = {
    **DEALING_RULES,
    **PLAY_RULES,
    **SCORING_RULES,
    **PARTNER_RULES,
    **CHIAMATA_RULES,
}
"""By the option's key in the engine's table."""
