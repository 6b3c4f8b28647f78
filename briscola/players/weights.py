"""The weights of `medium` for each form of the game: a table of numbers, tuned by self-play."""

from collections.abc import Mapping

from briscola.engine.rules import Dummy, Rules
from briscola.players.auction import DEFAULT, HandValue
from briscola.players.evaluation import Weights

_PLAIN = Weights(
    liscio=0.1,
    court=0.3,
    three=4.0,
    ace=4.5,
    trump=5.0,
    trump_step=0.3,
    trump_court=0.8,
    trump_three=12.0,
    trump_ace=15.0,
    tempo=1.5,
)


def form_of(rules: Rules) -> str:
    """The row of the tables that a game reads."""
    if rules.variant == "chiamata":
        return "chiamata" if rules.dummy is None else "morto" if rules.dummy is Dummy.BLIND else "morto_open"
    table = "pairs" if len(rules.sides) == 2 < rules.players else str(rules.players)
    if rules.variant == "prini":
        return f"prini_all_{table}" if rules.options["deal_all"] else f"prini_{table}"
    return f"nine_{table}" if rules.hand_size == 9 else table


_FORMS = (
    *("2", "3", "pairs", "4", "5", "nine_2"),
    *("prini_2", "prini_3", "prini_pairs", "prini_4", "prini_5"),
    *("prini_all_2", "prini_all_3", "prini_all_pairs", "prini_all_4", "prini_all_5"),
    *("chiamata", "morto", "morto_open"),
)
WEIGHTS: Mapping[str, Weights] = dict.fromkeys(_FORMS, _PLAIN)
HAND_VALUES: Mapping[str, HandValue] = {
    "chiamata": DEFAULT,
    "morto": DEFAULT,
    "morto_open": DEFAULT,
}
