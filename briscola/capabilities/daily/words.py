"""The words of the deal of the day: dates, results, and the text to share."""

from collections.abc import Sequence
from datetime import date

from briscola.capabilities.daily.yesterday import OthersPoints
from briscola.client.single_deals.daily import Course, Square, deal_of
from briscola.client.single_deals.duel import Duel
from briscola.i18n.single_deal_words import enter_text
from briscola.i18n.text import _, ngettext, pgettext

SHARED = {Square.OURS: "🟨", Square.OURS_DEAR: "🟧", Square.THEIRS: "🟦", Square.THEIRS_DEAR: "🟪"}
"""Gold is the person's side and blue the others', as at the table; the deeper colour is a dear trick."""
ROW = 10


def weekday_letters() -> list[str]:
    """Short names of the weekdays, Monday first, two or three letters each."""
    return _("Mon Tue Wed Thu Fri Sat Sun").split()


def month_name(day: date) -> str:
    """Name of a month that stands alone: `November`."""
    months = pgettext(
        "calendar", "January February March April May June July August September October November December"
    )
    return months.split()[day.month - 1]


def month_text(day: date) -> str:
    """A month with its year: `November 2026`."""
    return pgettext("month", "{month} {year}").format(month=month_name(day), year=day.year)


def points_text(day: date, course: Course) -> str:
    """Points of all sides: `66 to 54`; for three players `50, Rocco 40, Teresa 30`."""
    us, *others = course.points
    if len(others) == 1:
        return _("{us} to {them}").format(us=us, them=others[0])
    names = [opponent.name for opponent in deal_of(day).setup.opponents]
    told = (f"{name} {points}" for name, points in zip(names, others, strict=True))
    return ", ".join((str(us), *told))


def day_state(day: date, mine: Course | None, *, begun: bool) -> str:
    """A day's points, or that its deal was begun or is new."""
    if mine is not None:
        return points_text(day, mine)
    return pgettext("deal", "begun") if begun else pgettext("deal", "new")


def yesterday_text(mine: int, others: OthersPoints) -> str:
    """Points of yesterday's deal: the person's, the maestro's and the mean of the regulars in her seat."""
    return _("Yesterday: {points}, maestro {maestro}, regulars {regulars}").format(
        points=mine, maestro=others.maestro, regulars=others.regulars
    )


def deal_text(day: date) -> str:
    """Sentences on how a day's deal is played, and against whom."""
    names = [opponent.name for opponent in deal_of(day).setup.opponents]
    if len(names) == 2:
        first, second = names
        words = _(
            "One hand, the same for everybody. You play against {first} and {second}, who play as maestro; "
            "there are no hints, and no play can be taken back."
        )
        return words.format(first=first, second=second)
    return _(
        "One hand, the same for everybody. The maestro sits at the table. There are no hints, "
        "and no play can be taken back."
    )


def verdict(mine: Course, maestro: Course) -> str:
    """Sentence that compares the person's points with maestro's in the same seat."""
    more = mine.ours - maestro.ours
    if more > 0:
        return ngettext("{n} point more than the maestro!", "{n} points more than the maestro!", more).format(
            n=more
        )
    if more < 0:
        return ngettext(
            "{n} point less than the maestro.", "{n} points less than the maestro.", -more
        ).format(n=-more)
    return _("As many points as the maestro.")


def tries_text(tries: int) -> str:
    """Number of the attempt; empty for the first."""
    return "" if tries == 1 else _("Attempt {n}").format(n=tries)


def shared_text(day: date, mine: Course, maestro: Course, tries: int, duel: Duel) -> str:
    """Text for a friend who has still to play the deal: it names no card, but the code holds the deal."""
    squares = [SHARED[each] for each in mine.squares]
    rows = ["".join(squares[at : at + ROW]) for at in range(0, len(squares), ROW)]
    title, *words = shared_words(day, mine, maestro, tries, duel)
    return "\n".join([title, *rows, *words])


def shared_words(day: date, mine: Course, maestro: Course, tries: int, duel: Duel) -> Sequence[str]:
    """The lines of that text that are words: the day, both results, the code."""
    again = tries_text(tries)
    return [
        _("Briscola, deal of {date}").format(date=day.isoformat()),
        points_text(day, mine) + (f" ({again})" if again else ""),
        _("The maestro in the same place: {points}").format(points=points_text(day, maestro)),
        enter_text(duel.letters),
    ]
