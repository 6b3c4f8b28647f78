"""The balances between the person and the others at the table, in words."""

from collections.abc import Mapping

from briscola.client.rivals import Balance, RivalMemory
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import ME
from briscola.engine.rules import Rules
from briscola.i18n.character_words import addressed, name_of
from briscola.i18n.text import _, lower


def standing_words(memory: RivalMemory, setup: MatchSetup, rules: Rules) -> str:
    """A sentence on the balance with the rival most often met at this game; empty if there is none."""
    found = memory.between(rules.slug)
    if found is None:
        return ""
    place, balance = found
    name, won, lost = name_of(setup, rules, place), balance.won, balance.lost
    if addressed(setup) is None:
        return f"{_score(balance, setup, rules, place)}."
    if won == lost:
        return _("{name} and you stand at {n} all.").format(name=name, n=won)
    if won > lost:
        return _("You lead {name} {n} to {m}.").format(name=name, n=won, m=lost)
    return _("{name} leads {n} to {m} between you.").format(name=name, n=lost, m=won)


def rival_words(memory: RivalMemory, setup: MatchSetup, rules: Rules) -> Mapping[int, str]:
    """The balances with each of the others, by place: at this game and in all."""
    return {place: _of_rival(games, setup, rules, place) for place, games in memory.balances.items()}


def _of_rival(games: Mapping[str, Balance], setup: MatchSetup, rules: Rules, place: int) -> str:
    here, every = games.get(rules.slug), sum(games.values(), Balance())
    parts = []
    if here is not None:
        parts.append(_("at this game: {score}").format(score=_score(here, setup, rules, place)))
    if every.total and every != here:
        parts.append(_("in all: {score}").format(score=_score(every, setup, rules, place)))
    return " · ".join(parts)


def _score(balance: Balance, setup: MatchSetup, rules: Rules, place: int) -> str:
    """Matches won by each, and those drawn if there are any."""
    me = lower(_("You")) if addressed(setup) == ME else name_of(setup, rules, ME)
    score = _("{me} {won}, {name} {lost}").format(
        me=me, won=balance.won, name=name_of(setup, rules, place), lost=balance.lost
    )
    if not balance.drawn:
        return score
    return ", ".join((score, _("drawn: {n}").format(n=balance.drawn)))
