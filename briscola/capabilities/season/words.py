"""The words of the season: the page, the fixtures, the end, and what went wrong with its file."""

from collections.abc import Sequence

from briscola.capabilities.season.calendar import ENTRANTS, PERSON
from briscola.capabilities.season.divisions import DIVISIONS, next_division
from briscola.capabilities.season.keeper import SeasonKeeper, SeasonTrouble
from briscola.capabilities.season.season import PastSeason, Season
from briscola.client.setup.characters import person
from briscola.client.tournament.ranking import StandingsRow
from briscola.client.tournament.table_result import TableGame, TableResult, is_broken_off
from briscola.i18n.game_words import form_words, game_title, variant_name
from briscola.i18n.text import _, lower_noun, ngettext, pgettext


def season_title() -> str:
    """Heading of the page."""
    return _("The season")


def division_name(number: int) -> str:
    """Name of a division, by its number from the weakest."""
    return (_("Third division"), _("Second division"), _("First division"))[number]


def season_name(number: int, division: int) -> str:
    """A season with its division: `Season 2, third division`."""
    return _("Season {n}: {division}").format(n=number, division=lower_noun(division_name(division)))


def entrant_name(season: Season, entrant: int) -> str:
    """Name of an entrant; the person is *you*."""
    return _("You") if entrant == PERSON else person(season.company[entrant - 1]).title


def entrant_face(season: Season, entrant: int, own: str) -> str:
    """Face of an entrant; the person's is `own`."""
    return own if entrant == PERSON else season.company[entrant - 1]


def game_name(game: TableGame) -> str:
    """The game of an evening in full."""
    return game_title(game.rules())


def _evening_and_game(season: Season, at: int) -> str:
    """An evening and its game: `evening 5, chiamata`."""
    rules = season.evenings[at].game.rules()
    pairs = form_words((rules.players, True), dummy=False).short if rules.in_sides else None
    name = variant_name(rules.variant) if pairs is None else str(pairs)
    return _("evening {n}, {game}").format(n=at + 1, game=lower_noun(name))


def evening_line(season: Season, at: int) -> str:
    """The evening for the title's slate, with the opponent, or the game where there are several."""
    at = _due(season, at)
    others = season.evenings[at].tables[0][1:]
    if len(others) > 1:
        return _("Season: {evening}").format(evening=_evening_and_game(season, at))
    return _("Season: evening {n}, {name}").format(n=at + 1, name=entrant_name(season, others[0]))


def match_name(at: int | None) -> str:
    """A match of a season, of the evening counted from 0: `Season, evening 5`; None: it is not known."""
    return _("Season") if at is None else _("Season, evening {n}").format(n=at + 1)


def _due(season: Season, at: int) -> int:
    """The evening to show: the next one once the person has played this one."""
    return min(at + bool(season.evenings[at].results), len(season.evenings) - 1)


def evening_title(season: Season, at: int) -> str:
    """Heading of an evening."""
    return _("Evening {n} of {all}").format(n=at + 1, all=len(season.evenings))


def fixture_texts(season: Season, at: int) -> Sequence[str]:
    """Everybody's place in an evening: the person's table, a partner, the other tables."""
    evening = season.evenings[at]
    rules = evening.game.rules()
    own, *others = [[entrant_name(season, who) for who in table] for table in evening.tables]
    told = [_("At your table: {names}").format(names=", ".join(own[1:]))]
    if rules.in_sides:
        told.append(_("Your partner: {name}").format(name=own[2]))
    tables = "; ".join(", ".join(names) for names in others)
    elsewhere = ngettext("At the other table: {names}", "At the other tables: {names}", len(others))
    return [*told, elsewhere.format(names=tables)]


def results_texts(season: Season, at: int) -> Sequence[str]:
    """The results of an evening that are known, the person's table first."""
    evening = season.evenings[at]
    return [_result_text(season, evening.game, seats, result) for seats, result in evening.played]


def _result_text(season: Season, game: TableGame, seats: Sequence[int], result: TableResult) -> str:
    """The result of a table, best first, with the hands won: `Ada – You 4 : 2`, `1. Ada (3) …`."""
    sides = result.partners or [(seat,) for seat in range(len(seats))]
    told, hands = [], []
    for side in sorted(sides, key=lambda side: result.ranks[side[0]]):
        names = " + ".join(entrant_name(season, seats[seat]) for seat in side)
        place = 1 + sum(result.ranks[other[0]] < result.ranks[side[0]] for other in sides)
        told.append(names if len(sides) == 2 else f"{place}. {names} ({result.hands[side[0]]})")
        hands.append(str(result.hands[side[0]]))
    broken_off = is_broken_off(game, result)
    given_up = [pgettext("match", "given up")] if broken_off else []
    if len(sides) > 2:
        return ", ".join((*told, *given_up))
    counted = [] if broken_off and not any(result.hands) else [" : ".join(hands)]
    return f"{' – '.join(told)}   {', '.join((*counted, *given_up))}"


def _moves_text(division: int) -> str:
    """A sentence on those who play the next season in another division."""
    if division == 0:
        return _("The first two go up to the second division; nobody goes down.")
    if division == len(DIVISIONS) - 1:
        return _("The last two go down to the second division.")
    return _("The first two go up to the first division, the last two go down to the third.")


def rules_texts(division: int) -> Sequence[str]:
    """The rules of a season in a division, a sentence or two each."""
    return (
        _(
            "You get two points for every opponent who finishes behind you, and one for every one level with "
            "you."
        ),
        _("If points are equal, the matches between those players decide, then the hands won, then the lot."),
        " ".join((_("The first wins the cup."), _moves_text(division))),
    )


def about_texts() -> Sequence[str]:
    """The season for somebody who has not begun one."""
    return (
        _("You and seven of the eight regulars, fourteen evenings, a table on the wall."),
        _("Each evening has its game. There is no hurry: the season waits for weeks if you like."),
    )


def before_remark(season: Season, at: int) -> str:
    """A word of the person's first opponent on the wall before an evening; empty before the first one."""
    if not at or season.evenings[at].results:
        return ""
    own, other = _rows(season, at)
    ahead = abs(own.points - other.points)
    if own.rank == 1:
        words = _("You are at the top of the wall. Tonight I am the one who shakes it.")
    elif other.rank == 1:
        words = _("The view from the top is fine. Come up and see, if you can.")
    elif not ahead:
        words = _("You and I, level on the wall. After tonight one of us is not.")
    elif own.points > other.points:
        words = ngettext("{n} point more, and I have you.", "{n} points more, and I have you.", ahead)
    else:
        words = ngettext(
            "You are {n} point behind me. Stay there!", "You are {n} points behind me. Stay there!", ahead
        )
    return _quoted(season, other, words.format(n=ahead))


def after_remark(season: Season, at: int) -> str:
    """A word of the same opponent after it; empty while the others still play."""
    if not season.evenings[at].done:
        return ""
    own, other = _rows(season, at)
    if own.rank == 1:
        words = _("So your name stands at the top. It will not stay there, but well played.")
    elif own.rank < other.rank:
        words = _("The wall puts you above me. I shall look the other way as I pass it.")
    else:
        words = _("The wall has me above you. Until the next time!")
    return _quoted(season, other, words)


def _rows(season: Season, at: int) -> tuple[StandingsRow, StandingsRow]:
    """The rows of the person and of the first opponent of an evening."""
    rows = {row.entrant: row for row in season.table()}
    return rows[PERSON], rows[season.evenings[at].tables[0][1]]


def _quoted(season: Season, speaker: StandingsRow, words: str) -> str:
    return _("{name}: “{words}”").format(name=entrant_name(season, speaker.entrant), words=words)


def past_text(past: PastSeason) -> str:
    """A finished season in a line."""
    told = _("{season}, place {place}, {points}").format(
        season=season_name(past.number, past.division), place=past.place, points=points_text(past.points)
    )
    return _("{line}: the cup").format(line=told) if past.place == 1 else told


def points_text(points: int) -> str:
    """Points of the table."""
    return ngettext("{n} point", "{n} points", points).format(n=points)


def heads() -> tuple[str, str, str]:
    """Heads of the columns of the table: points, hands won, form."""
    return pgettext("season", "Points"), pgettext("season", "Hands"), _("Form")


def row_text(season: Season, row: StandingsRow) -> str:
    """A row of the table in words."""
    told = [
        f"{row.rank}. {entrant_name(season, row.entrant)}",
        points_text(row.points),
        ngettext("{n} hand won", "{n} hands won", row.hands).format(n=row.hands),
    ]
    if row.form:
        told.append(_("form, latest places: {places}").format(places=", ".join(map(str, row.form))))
    return ", ".join(told)


def end_texts(season: Season) -> Sequence[str]:
    """The end of a season for the person: the place, and the division of the next one."""
    own = season.own_row()
    after = next_division(season.division, own.rank)
    told = [
        _("Place {place} of {all}, {points}").format(
            place=own.rank, all=len(ENTRANTS), points=points_text(own.points)
        )
    ]
    if own.rank == 1:
        told.append(_("The cup is yours."))
    if after > season.division:
        told.append(
            _("You rise. The next season: {division}").format(division=lower_noun(division_name(after)))
        )
    elif after < season.division:
        told.append(
            _("You go down. The next season: {division}").format(division=lower_noun(division_name(after)))
        )
    else:
        told.append(
            _("You stay. The next season: {division}").format(division=lower_noun(division_name(after)))
        )
    return told


def trouble_text(keeper: SeasonKeeper) -> str:
    """The latest trouble in a sentence; empty if all is well."""
    path = "" if keeper.steps.damage is None else str(keeper.steps.damage.path)
    match keeper.trouble:
        case None:
            return ""
        case SeasonTrouble.SECOND:
            return _("Another window of Briscola is open: play the season there.")
        case SeasonTrouble.DAMAGED:
            return _(
                "The file of your season was damaged, so the seasons begin anew. It is kept: {path}"
            ).format(path=path)
        case SeasonTrouble.UNREADABLE:
            return _(
                "The file of your season cannot be read now, and nothing is written over it: {path}"
            ).format(path=path)
        case SeasonTrouble.UNWRITTEN:
            return _("The disk does not take the season. Nothing of it is lost; make room and come back.")
        case SeasonTrouble.LOST:
            return _("The record of your match is gone, so it counts as given up.")
        case SeasonTrouble.NO_RECORD:
            return _("The record of your match cannot be read now. The evening waits until it can.")
        case SeasonTrouble.BROKE_OFF:
            return _("The other tables broke off. They go on when you come back.")
