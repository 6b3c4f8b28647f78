"""The words for exchanging the turned card: which trump goes for which card in this game."""

from collections.abc import Sequence

from briscola.engine import variants
from briscola.engine.options import BadOption
from briscola.engine.rules import OptionValue, Rules, Swap
from briscola.i18n.card_words import Naming, of_trumps, rank_name, the_rank
from briscola.i18n.text import _, pgettext


def exchange_sentence(rules: Rules, naming: Naming) -> str:
    """Sentence on the exchanges in the widest form that this game has (R-XCHG, V-BI-7, V-BR-2, V-MA-7)."""
    said = _swaps_sentence(_widest(rules), rules, naming)
    at_once = (_formed(rules, value) for value in ("two_any", "seven_any"))
    return " ".join((said, *(_at_once_sentence(formed, naming) for formed in at_once if formed is not None)))


def exchange_in_force(rules: Rules, naming: Naming) -> str:
    """Sentence on the exchanges allowed at this table, or that there are none."""
    if not rules.swaps:
        return _("Nobody exchanges a card for the turned one.")
    if rules.swap_at_once:
        return _at_once_sentence(rules, naming)
    return _swaps_sentence(rules.swaps, rules, naming)


def _swaps_sentence(swaps: Sequence[Swap], rules: Rules, naming: Naming) -> str:
    parts = [
        _("{card} for {others}").format(
            card=the_rank(swap.give, naming=naming), others=_one_of(swap, rules, naming)
        )
        for swap in swaps
    ]
    return _("A low trump may be put in the place of a better card turned up for trumps: {swaps}.").format(
        swaps=pgettext("between exchanges", "; ").join(parts)
    )


def _at_once_sentence(rules: Rules, naming: Naming) -> str:
    if rules.options["exchange"] == "seven_any":
        said = _("At any turn {card} may be changed for any turned card, also before a trick is taken.")
    else:
        said = _("As in Puerto Rico, {card} may be changed for any turned card, from the first trick on.")
    return said.format(card=of_trumps(the_rank(rules.swaps[0].give, naming=naming)))


def seven_above_three(rules: Rules, _naming: Naming) -> str:
    """Sentence on three and seven changing places, with the exchange if this game can have one."""
    if _widest(rules):
        return _(
            "Three and seven change places everywhere: the seven is second to the ace and worth ten, "
            "the three is worth nothing, and does what is said of the seven, the exchange too."
        )
    return _(
        "Three and seven change places everywhere: the seven is second to the ace and worth ten, "
        "the three is worth nothing."
    )


def exchange_value(value: OptionValue, rules: Rules, naming: Naming) -> str | None:
    """Value of the option, `with the three and the two` if these ranks exchange; None for no exchange."""
    formed = variants.make_rules(rules.variant, rules.players, {**rules.changed, "exchange": value})
    ranks = [the_rank(swap.give, naming=naming) for swap in formed.swaps]
    if formed.swap_at_once:
        return _("with {card} for any card").format(card=ranks[0])
    if len(ranks) == 2:
        return _("with {card} and {other}").format(card=ranks[0], other=ranks[1])
    return _("with {card}").format(card=ranks[0]) if ranks else None


def _widest(rules: Rules) -> tuple[Swap, ...]:
    """Exchanges of the value that allows most of them at this table, for cards of their own each."""
    offered = variants.VARIANTS[rules.variant].options
    values = next((option.values for option in offered if option.key == "exchange"), ())
    formed = [made.swaps for value in values if (made := _formed(rules, value)) is not None]
    return max(formed, key=len, default=())


def _formed(rules: Rules, value: OptionValue) -> Rules | None:
    """The rules of this table with another exchange; None where it cannot stand."""
    try:
        return variants.make_rules(rules.variant, rules.players, {**rules.changed, "exchange": value})
    except BadOption:
        return None


def _one_of(swap: Swap, rules: Rules, naming: Naming) -> str:
    """Ranks to take, strongest first: `ace, three or king`."""
    *ranks, last = (rank_name(rank, naming=naming) for rank in rules.ranking.order if rank in swap.takes)
    return _("{ranks} or {last}").format(ranks=", ".join(ranks), last=last)
