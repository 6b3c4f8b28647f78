"""The words for several deals of the day: the last days played, and a week that is sent to a friend."""

from collections.abc import Collection, Mapping, Sequence
from datetime import date

from briscola.client.single_deals.daily import fortnight, week_of
from briscola.client.single_deals.duel import Duel
from briscola.i18n.game_words import game_title
from briscola.i18n.single_deal_words import codes_text, date_text, enter_text
from briscola.i18n.text import _


def fortnight_text(today: date, played: Collection[date]) -> str:
    """Sentence on the last fourteen days that were played; empty if none was."""
    count = sum(day in played for day in fortnight(today))
    return _("Days played of the last fourteen: {n}").format(n=count) if count else ""


def week_button() -> str:
    """Words of the button that shows the deals of a week, and the heading over them."""
    return _("The week’s deals")


def week_note(day: date) -> str:
    """A line over the deals of the week that contains a day."""
    return _("{week}. Once you have played two of them, you can send them to a friend.").format(
        week=week_title(day)
    )


def week_title(day: date) -> str:
    """Heading of the week that contains a day."""
    return _("{first} to {last}").format(**_ends(day))


def _ends(day: date) -> Mapping[str, str]:
    """The dates of a week, Monday and Sunday in all countries: friends compare the same one."""
    week = week_of(day)
    return {"first": date_text(week[0]), "last": date_text(week[-1])}


def next_deal(day: date, duel: Duel) -> str:
    """The deal that is played next, and its game."""
    return _("Next: {date}, {game}").format(date=date_text(day), game=game_title(duel.rules))


def week_text(day: date, duels: Sequence[Duel]) -> str:
    """The text that sends the deals of a week to a friend: it tells no result."""
    words = _("Briscola: {n} deals from {first} to {last}, with what I made of them.")
    told = words.format(n=len(duels), **_ends(day))
    return f"{told} {enter_text(codes_text(duels))}"


def week_rules_text(hands: int) -> str:
    """Sentence on how the deals of a week are compared."""
    return _(
        "{n} deals of the day that your friend has played. There are no hints, and no play can be taken "
        "back. As soon as you have played a deal, both results stand side by side."
    ).format(n=hands)


def week_balance(results: Sequence[tuple[int, int]]) -> str:
    """Deals won by each, from both results of every deal that both have played."""
    won = sum(mine > theirs for mine, theirs in results)
    lost = sum(mine < theirs for mine, theirs in results)
    told = _("Deals: you {won}, your friend {lost}").format(won=won, lost=lost)
    level = len(results) - won - lost
    return ", ".join((told, _("level: {n}").format(n=level))) if level else told
