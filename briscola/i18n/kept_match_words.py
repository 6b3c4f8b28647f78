"""The words for kept matches: date, game, result, and why a record can't be moved in or out."""

from collections.abc import Sequence
from datetime import date, datetime
from pathlib import Path

from briscola.client.setup.characters import person
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.view import ME, View
from briscola.engine.house_rules import TEAMS
from briscola.engine.options import BadOption
from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.i18n.game_words import game_title, variant_name
from briscola.i18n.level_words import level_name
from briscola.i18n.option_row import yes_or_no
from briscola.i18n.option_words import option_name, value_at_table
from briscola.i18n.text import _, count, ngettext, pgettext
from briscola.storage.database.rows import PlayedMatch, Result
from briscola.storage.evenings.transfer import CannotTransfer
from briscola.storage.files.bounded_lines import LARGEST


def day_text(day: str) -> str:
    """A date: `Sat 21 Nov 2026`; the text itself if it is not a date."""
    try:
        when = date.fromisoformat(day)
    except ValueError:
        return day
    weekdays = _("Mon Tue Wed Thu Fri Sat Sun").split()
    return pgettext("date", "{weekday} {day} {month} {year}").format(
        weekday=weekdays[when.weekday()], day=when.day, month=_months()[when.month - 1], year=when.year
    )


def month_text(month: str) -> str:
    """A month: `Nov 2026`; the text itself if it is none."""
    try:
        when = date.fromisoformat(f"{month}-01")
    except ValueError:
        return month
    return f"{_months()[when.month - 1]} {when.year}"


def _months() -> list[str]:
    return _("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec").split()


def people_text(setup: MatchSetup, names: Sequence[str]) -> str:
    """The others at the table with their levels: `with Gino (hard)`; `names` are all players' by place."""
    people = [
        f"{name} ({level})" if (level := level_name(each.level, person(each.face).gender)) else name
        for name, each in zip(names[1:], setup.opponents, strict=False)
    ]
    return _("with {names}").format(names=", ".join(people))


def back_to_table(host: str | None) -> str:
    """The line of the title that leads back to a table with friends; None: the person's own."""
    if host is None:
        return _("Back to your table")
    if not host:  # a note of an older version
        return _("Back to the table")
    return _("Back to {name}’s table").format(name=host)


def time_text(began: str) -> str:
    """A time in local time: `19:03`; empty if it is not a time."""
    try:
        return datetime.fromisoformat(began).astimezone().strftime("%H:%M")
    except (ValueError, OverflowError, OSError):  # somebody else's record may say anything
        return ""


def rules_of(match: PlayedMatch) -> Rules | None:
    """Rules of a match; None for a game that this version does not know."""
    try:
        return make_rules(match.variant, match.players, match.options)
    except BadOption:
        return None


def game_text(match: PlayedMatch) -> str:
    """Title of a match's game; its slug if the game is unknown."""
    rules = rules_of(match)
    return match.game if rules is None else game_title(rules)


def _rule_text(name: str, value: str) -> str:
    """A house rule with its value, `Exchange: with the two`; the name alone for a plain yes."""
    return name if value == yes_or_no(True) else f"{name}: {value}"


def house_rules_text(match: PlayedMatch) -> str:
    """House rules of a match that are not usual; empty if there are none or the game is unknown."""
    rules = rules_of(match)
    return "" if rules is None else changed_text(rules)


def changed_text(rules: Rules) -> str:
    """House rules that are not usual: `Exchange: with the seven and the two`; empty if there are none."""
    return " · ".join(
        _rule_text(option_name(key), value_at_table(key, value, rules))
        for key, value in rules.changed.items()
        if key != TEAMS.key  # the game's title tells it
    )


def result_name(result: Result) -> str:
    """Result of the match for the person."""
    return {
        "won": pgettext("match", "won"),
        "lost": pgettext("match", "lost"),
        "drawn": pgettext("match", "a tie"),
    }[result]


def ended_text(match: PlayedMatch, *, goes_on: bool) -> str:
    """Result of a match, or that it waits (`goes_on`), was left, or was given up by several people."""
    if match.result is not None:
        return result_name(match.result)
    if match.state == "given_up":
        return pgettext("match", "given up")
    return pgettext("match", "waiting") if goes_on else pgettext("match", "left")


def score_text(match: PlayedMatch) -> str:
    """Score: the person's side, then the best of the others; empty if unknown."""
    score, rules = match.score, rules_of(match)
    if rules is None or len(score) != match.players:
        return ""
    mine = rules.side_of[ME] if rules.in_sides else (ME,)
    others = [score[seat] for seat in range(match.players) if seat not in mine]
    return f"{score[ME]} – {max(others, default=0)}"


def last_line(match: PlayedMatch) -> str:
    """The match played last on the title's slate: the opponent, with several the game, and the score."""
    who = match.opponents[0] if len(match.opponents) == 1 else game_text(match)
    return _("Last match: {result}").format(result=", ".join(filter(None, (who, score_text(match)))))


def remarks(match: PlayedMatch) -> Sequence[str]:
    """Short remarks on what is special about a match."""
    found = []
    if match.imported:
        found.append(_("somebody else’s"))
    if match.state == "given_up" and match.result is not None:
        found.append(pgettext("match", "given up"))
    if match.taken_back:
        taken = ngettext("{n} choice taken back", "{n} choices taken back", match.taken_back)
        found.append(taken.format(n=match.taken_back))
    return found


def behind_text(hands: int) -> str:
    """Note on hands shown from behind damage in the record; empty if there are none."""
    if not hands:
        return ""
    return ngettext(
        "The file is damaged: {n} hand after the damage is shown, but not counted.",
        "The file is damaged: {n} hands after the damage are shown, but not counted.",
        hands,
    ).format(n=count(hands))


def matches_text(n: int) -> str:
    """Number of matches: `1 match`, `1,240 matches`."""
    return ngettext("{n} match", "{n} matches", n).format(n=count(n))


def waiting_text(n: int) -> str:
    """Number of matches that wait to be continued."""
    return ngettext("{n} is waiting", "{n} are waiting", n).format(n=count(n))


def transfer_text(error: CannotTransfer) -> str:
    """Sentence on why a record can't be exported or imported."""
    name = Path(error.file).name
    sentences = {
        "unreadable": _("{file} cannot be read."),
        "too_large": _("{file} is too large to be a record, which has at most {n} MB."),
        "no_record": _("{file} is no record of a match that this version keeps."),
        "wrong": _("{file} is not right, so it was not imported: {what}"),
        "unwritable": _("{file} cannot be written there."),
        "there": _("{file} is there already."),
    }
    return sentences[error.why].format(file=name, what=error.what, n=LARGEST // 1024**2)


def table_note(setup: MatchSetup) -> str:
    """Note beside Play: the game of the table, and the opponent if there is only one."""
    return _with_opponent(game_title(setup.rules()), setup)


def _with_opponent(game: str, setup: MatchSetup) -> str:
    """A game, and the opponent if there is only one."""
    if setup.players > 2:
        return game
    return _("{game}, with {name}").format(game=game, name=setup.name(1))


def resume_notes(view: View, setup: MatchSetup, *, live: bool) -> Sequence[str]:
    """Notes beside Continue on the waiting match, the longest first: game, opponent, hand and score.

    The opponent, if there is only one, stands as long as there is room for her. `live`: the table shows the
    points of a hand while it is played.
    """
    standing, name = _standing(view, live=live), variant_name(view.rules.variant)
    if setup.players > 2:
        return f"{game_title(view.rules)}, {standing}", f"{name}, {standing}", name
    both = _with_opponent(name, setup)
    return f"{both}, {standing}", f"{setup.name(1)}, {standing}", both, name


def _standing(view: View, *, live: bool) -> str:
    """The hand and the score; before anybody has scored, the points of the hand instead."""
    score, points = view.score, view.so_far
    counts_points = live and view.ended is None and any(points) and not any(score)
    if view.rules.two_sides:
        us, them = score[ME], score[1]
        if counts_points:
            us, them = (sum(points[place] for place in side) for side in view.rules.sides)
        words = _("{us} to {them} points") if counts_points else _("{us} to {them}")
        standing = words.format(us=us, them=them)
    elif counts_points:
        standing = ngettext("you have {n} point", "you have {n} points", points[ME]).format(n=points[ME])
    else:
        standing = _("you have {n}").format(n=score[ME])
    return _("hand {hand}, {standing}").format(hand=view.current_hand, standing=standing)
