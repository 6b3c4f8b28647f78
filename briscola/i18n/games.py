"""Games in words: their names, who sits where, what wins the match."""

from collections.abc import Sequence

from briscola.client.view import View
from briscola.engine.match_form import ByBalance, ByHands
from briscola.engine.rules import Rules
from briscola.i18n.text import _, upper


def variant_name(variant: str) -> str:
    """The name of a game of the engine's table."""
    names = {
        "briscola": _("Briscola"),
        "chiamata": _("Chiamata"),
        "prini": _("Prini"),
        "bisca": _("Bisca"),
    }
    return names.get(variant, upper(variant))


def game_title(rules: Rules) -> str:
    """What stands at the top of the table."""
    name = variant_name(rules.variant)
    if rules.dummy is not None:
        return _("{game}, with the dummy").format(game=name)
    if rules.in_pairs:
        return _("{game} for four, in pairs").format(game=name)
    forms = {
        2: _("{game} for two"),
        3: _("{game} for three"),
        4: _("{game} for four, alone"),
        5: _("{game} for five"),
    }
    return forms.get(rules.players, "{game}").format(game=name)


def target_text(rules: Rules, winning_hands: int) -> str:
    """What wins the match."""
    match rules.match_form:
        case ByHands(hands=hands):
            return _("{n} hands").format(n=hands)
        case ByBalance(target=target):
            return _("first to +{n}").format(n=target)
    return _("up to {n}").format(n=winning_hands)


def hand_text(view: View) -> str:
    """The second line of the header."""
    parts = [_("Hand {n}").format(n=max(1, view.hand_number))]
    if view.contract is not None:
        parts.append(_("contract {n}").format(n=view.contract))
    elif view.tricks and view.rules.players != 2:
        parts.append(_("trick {n}").format(n=min(view.rules.tricks, view.tricks + 1)))
    parts.append(target_text(view.rules, view.winning_hands))
    return " · ".join(parts)


def dummy_name() -> str:
    """What the fifth place is called."""
    return _("Dummy")


def spoken(names: Sequence[str], place: int, rules: Rules) -> str:
    """A player's name inside a sentence: `the dummy`, or the name itself."""
    return _("the dummy") if place == rules.dummy_seat else names[place]
