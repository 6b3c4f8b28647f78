"""The names of single deals, and the codes with which friends send one to each other."""

from collections.abc import Sequence
from datetime import date, timedelta

from briscola.client.single_deals.daily import day_of_code
from briscola.client.single_deals.duel import Duel
from briscola.i18n.text import _, pgettext
from briscola.storage.database.rows import PlayedMatch


def codes_text(duels: Sequence[Duel]) -> str:
    """The codes of all hands, with spaces between them."""
    return " ".join(duel.letters for duel in duels)


def enter_text(letters: str) -> str:
    """Sentence with a code and the place to enter it."""
    return _("Enter this under “New match”: {code}").format(code=letters)


def weekday_name(day: date) -> str:
    """Name of a weekday: `Saturday`."""
    return _("Monday Tuesday Wednesday Thursday Friday Saturday Sunday").split()[day.weekday()]


def date_text(day: date) -> str:
    """A day with its weekday: `Saturday 21 November`. In some languages its month has a form of its own."""
    months = pgettext(
        "date", "January February March April May June July August September October November December"
    )
    number = pgettext("day of the month", "1") if day.day == 1 else str(day.day)
    return pgettext("date", "{weekday} {day} {month}").format(
        weekday=weekday_name(day), day=number, month=months.split()[day.month - 1]
    )


def deal_played(match: PlayedMatch) -> date | None:
    """The day whose deal a kept match is about; None for any other."""
    if not match.deal:
        return None
    # After midnight the evening before goes on, and the deal is the new day's.
    return day_of_code(match.deal, date.fromisoformat(match.evening) + timedelta(days=1))


def occasion_text(match: PlayedMatch) -> str:
    """Words in the corner of the table of a single deal that goes on; empty for one of no day."""
    return "" if deal_played(match) is None else _("Deal of the day")


def single_deal_text(match: PlayedMatch) -> str:
    """Words on a kept match of a single deal: the deal of a day, or any other; empty for a whole match."""
    if not match.replayed:
        return ""
    day = deal_played(match)
    return _("a single deal") if day is None else _("Deal of the day: {date}").format(date=date_text(day))
