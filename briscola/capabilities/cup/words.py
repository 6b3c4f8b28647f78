"""The words of a cup: its forms, rounds, tables and results."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from msgspec import structs

from briscola.capabilities.cup.choice import CupChoice, Field, games_for
from briscola.capabilities.cup.cup import (
    Cup,
    CupTable,
    TableIndex,
    Team,
    champions,
    current_round,
    goes_on,
    is_over,
    sides,
    sits_out,
    table_at,
    winners,
)
from briscola.capabilities.cup.file import CupRow
from briscola.capabilities.cup.forms import FORMS, CupForm, Meeting, form_of, rounds_of
from briscola.capabilities.cup.length import cup_minutes
from briscola.capabilities.cup.tables import CupTrouble
from briscola.client.setup.game_forms import Form
from briscola.client.setup.usual_rules import TEAMS
from briscola.client.tournament.ranking import StandingsRow
from briscola.client.tournament.table_result import TableGame, is_broken_off
from briscola.engine.variants import WINNING_HANDS
from briscola.i18n.card_words import points_text
from briscola.i18n.game_titles import full_title, line_of, title
from briscola.i18n.game_words import game_title, target_text
from briscola.i18n.kept_match_words import day_text
from briscola.i18n.level_words import level_name
from briscola.i18n.result_words import listed_names
from briscola.i18n.text import Message, _, count, lazy, ngettext, pgettext
from briscola.players.levels import LADDER
from briscola.storage.files.kept_document import DocumentDamage

NAMES: Mapping[str, Message] = {
    "everybody": lazy("Everybody against everybody"),
    "partners": lazy("Rotating partners"),
    "tables": lazy("Each alone, at changing tables"),
    "knock_out": lazy("Knock-out"),
    "pairs": lazy("Knock-out in pairs drawn by lot"),
}
"""By the form's name."""

ABOUT: Mapping[str, Message] = {
    "everybody": lazy("Everybody plays everybody else once."),
    "partners": lazy("Partners change from round to round, and each scores alone."),
    "tables": lazy("Everybody plays alone, and the tables are mixed anew each round."),
    "knock_out": lazy("Whoever loses is out."),
    "pairs": lazy("Partners stay together, and the pair that loses is out."),
}


IN_HOURS = 170
"""Minutes from which a length is told in hours."""


def form_name(form: str) -> str:
    """Name of a form."""
    return str(NAMES[form])


def form_text(form: CupForm, size: int, players: int) -> str:
    """Two or three sentences on a form with so many entrants at tables of `players`."""
    rounds = rounds_of(form, size)
    said = [str(ABOUT[form.name]), ngettext("{n} round.", "{n} rounds.", rounds).format(n=rounds)]
    if form.knock_out:
        teams = size // 2 if form.meeting is Meeting.PAIRS else size
        if teams & (teams - 1):
            said.append(_("The lot decides who goes through the first round without playing."))
    elif out := size % players:
        said.append(
            ngettext("{n} player sits out each round.", "{n} players sit out each round.", out).format(n=out)
        )
    return " ".join(said)


def length_text(choice: CupChoice, people: int = 1) -> str:
    """A sentence on how long people sit at tables of one computer; at a dealer on how long each does."""
    minutes = cup_minutes(choice, people)
    if minutes < IN_HOURS:
        n = max(10, 5 * round(minutes / 5))
        time = ngettext("{n} minute", "{n} minutes", n).format(n=n)
    else:
        n = round(minutes / 60)
        time = ngettext("{n} hour", "{n} hours", n).format(n=n)
    if form_of(choice.form).knock_out:
        return _("Whoever reaches the final plays for about {time}.").format(time=time)
    return _("It takes about {time}.").format(time=time)


def rules_text(form: CupForm) -> Sequence[str]:
    """The rules of points and ties, a paragraph each."""
    if form.knock_out:
        return [
            _("The winner goes through. If a match ends level, the hands won decide, and then the lot."),
        ]
    if form.meeting is Meeting.ALONE:
        points = _(
            "You get 2 points for every player who finishes behind you, 1 for every one level with you."
        )
    else:
        opponents = 2 if form.meeting is Meeting.PAIRS else 1
        points = _("A match won brings {won}, a level one {level}.").format(
            won=points_text(2 * opponents), level=points_text(opponents)
        )
    return [
        points,
        _("Whoever sits out gets as many points as if everybody had finished level."),
        _("If points are equal, the matches between those players decide, then the hands won, then the lot."),
    ]


def leading_text() -> str:
    """A sentence on who goes on with a cup that a dealer serves."""
    return _("Whoever opened the cup starts each round. If she is away for a minute, any player can.")


def leaving_text() -> str:
    """A sentence on somebody who leaves."""
    return _(
        "Somebody else takes the place from the next round on. "
        "Without anybody, all remaining matches are lost."
    )


def round_name(cup: Cup, number: int) -> str:
    """Name of a round, counted from 0."""
    rounds = rounds_of(cup.row, cup.size)
    if cup.row.knock_out and (left := rounds - number) <= 3:
        return (_("Final"), _("Semi-finals"), _("Quarter-finals"))[left - 1]
    return _("Round {n} of {all}").format(n=number + 1, all=rounds)


def cup_line(cup: Cup) -> str:
    """The line of the title."""
    rounds = rounds_of(cup.row, cup.size)
    if cup.row.knock_out and current_round(cup) == rounds - 1:
        return _("Cup: the final")
    return _("Cup: round {n}").format(n=current_round(cup) + 1)


def match_name(cup: Cup | None, number: int) -> str:
    """A match of a round, counted from 0: `Cup, round 2`; of a `cup` that is known, its final, too."""
    if cup is not None and cup.row.knock_out and number == rounds_of(cup.row, cup.size) - 1:
        return _("Cup, the final")
    return _("Cup, round {n}").format(n=number + 1)


def heading(cup: Cup) -> str:
    """The game and the form."""
    return f"{form_name(cup.form)} · {game_title(cup.game.rules())}"


def entrant_name(name: str) -> str:
    """The name of an entrant; only the person at this computer may have none."""
    return name or _("You")


def team_text(cup: Cup, team: Team) -> str:
    """Those who play together."""
    return " + ".join(entrant_name(cup.entrants[who].name) for who in team)


def table_text(cup: Cup, table: CupTable) -> str:
    """Those at a table: `Anna + Ugo – Rosa + Nino`; `Anna, Ugo, Rosa`."""
    teams = [team_text(cup, team) for team in sides(cup, table)]
    return (", " if cup.row.meeting is Meeting.ALONE else " – ").join(teams)


def result_text(cup: Cup, place: TableIndex) -> str:
    """The result of a table in hands won: `2 : 1`; where each plays alone, names in their order."""
    return " · ".join(filter(None, (_result_text(cup, place), anew_text(table_at(cup, place)))))


def anew_text(table: CupTable) -> str:
    """The mark of a table that is played anew because its record is gone; else empty."""
    return _("played anew") if table.anew else ""


def _result_text(cup: Cup, place: TableIndex) -> str:
    table = table_at(cup, place)
    if sits_out(cup, table):
        return _("sits out")
    if table.result is None:
        return ""
    result = table.result
    if not result.played and len({*result.ranks}) == 1:
        return _("nobody came")
    if cup.row.meeting is Meeting.ALONE:
        order = sorted(range(len(table.seats)), key=lambda seat: (result.ranks[seat], -result.hands[seat]))
        names = {seat: entrant_name(cup.entrants[who].name) for seat, who in enumerate(table.seats)}
        return ", ".join(f"{result.ranks[seat]}. {names[seat]}" for seat in order)
    if not result.played:
        return _("{names} without play").format(names=_ahead(cup, place))
    said = f"{result.hands[0]} : {result.hands[1]}"
    if is_broken_off(cup.game, result):
        return _("{names}, because the match was given up").format(names=_ahead(cup, place))
    if cup.row.knock_out and result.ranks[0] == result.ranks[1]:
        return _("{hands}, {names} by lot").format(hands=said, names=_ahead(cup, place))
    return said


def _ahead(cup: Cup, place: TableIndex) -> str:
    if cup.row.knock_out:
        return team_text(cup, winners(cup, place))
    table = table_at(cup, place)
    ranks = () if table.result is None else table.result.ranks
    ahead = [team for at, team in enumerate(sides(cup, table)) if ranks[at] == 1]
    return ", ".join(team_text(cup, team) for team in ahead)


def sits_out_text(cup: Cup, number: int) -> str:
    """Those who have no table in a round, though they play on; empty where everybody plays."""
    seated = {who for table in cup.rounds[number] for who in table.seats}
    names = [
        entrant_name(one.name)
        for who, one in enumerate(cup.entrants)
        if who not in seated and not one.gone and not cup.row.knock_out
    ]
    return _("Sitting out: {names}").format(names=listed_names(names)) if names else ""


def heads() -> tuple[str, str, str]:
    """Heads of the columns of the standings: matches, hands won, points."""
    return _("Matches"), _("Hands won"), _("Cup points")


def standings_text(cup: Cup) -> str:
    """The last round in the standings, also while it goes on; empty before the first result."""
    number = current_round(cup)
    if goes_on(cup):
        return _("Round {n}: not over").format(n=number + 1)
    return _("After round {n}").format(n=number) if number else ""


def row_text(cup: Cup, row: StandingsRow) -> str:
    """A row of the standings for whoever cannot see it."""
    return _("{place}. {name}: {points}, hands won {hands}, matches {played}").format(
        place=row.rank,
        name=entrant_name(cup.entrants[row.entrant].name),
        points=ngettext("{n} point", "{n} points", row.points).format(n=row.points),
        hands=row.hands,
        played=row.played,
    )


def end_text(cup: Cup) -> str:
    """The sentence at the end."""
    won = [cup.entrants[who].name for who in champions(cup)]
    named = [name for name in won if name]
    if len(named) == len(won):
        return _("The cup goes to {names}.").format(names=listed_names(named))
    if named:
        return _("You win the cup, together with {names}.").format(names=listed_names(named))
    return _("You win the cup.")


def state_text(cup: Cup, *, working: bool, waits: str, final: TableIndex | None = None) -> str:
    """The state of the cup: the table that `waits` for people, in words; or `working` computers.

    `final` is the one between computers, while it waits.
    """
    if is_over(cup):
        return end_text(cup)
    if final is not None:
        return _("The final: {names}").format(names=table_text(cup, table_at(cup, final)))
    if waits:
        return _("Next: {names}").format(names=waits)
    name = round_name(cup, current_round(cup))
    return _("{round}: the computers are playing.").format(round=name) if working else name


def old_cup_text(row: CupRow) -> tuple[str, str]:
    """A cup that is over: what was played and when, and who won, or that it was broken off."""
    game = game_title(row.game.rules())
    played = f"{game}, {form_name(row.form)} ({row.size})"
    day = day_text(row.day) if row.day else ""
    names = [*map(entrant_name, row.champions)]
    won = listed_names(names) if names else pgettext("cup", "broken off")
    return " · ".join(filter(None, (day, played))), won


def damage_text(damage: DocumentDamage) -> str:
    """A sentence on the damaged file of the cup."""
    if damage.kind == "aside":
        return _("It could not be read and lies at {path} now. Cups begin anew.").format(path=damage.path)
    return _(
        "The disk does not let it be read: {path}. It stays as it is; no cup is kept until it can be read."
    ).format(path=damage.path)


TROUBLES: Mapping[CupTrouble, Message] = {
    CupTrouble.SECOND: lazy("Another window of Briscola is open. The cup is played there."),
    CupTrouble.UNWRITTEN: lazy(
        "The cup is not on the disk: there is no room for it, or it cannot be written."
    ),
    CupTrouble.BROKE_OFF: lazy("The computers’ match breaks off."),
    CupTrouble.UNREAD: lazy(
        "The record of a match of the cup cannot be read now. The table waits until it can."
    ),
}
"""A sentence on each trouble of a cup."""
TOLD: Mapping[str, Message] = {
    "gone": lazy("The record of a match of the cup cannot be read. The table is played anew."),
    "given_up": lazy(
        "A match of the cup was given up by several people: nobody has lost it. The table is played anew."
    ),
}
"""Sentences that people are told once, by its name in `CupKeeper.told`."""


# ---- the choices before a cup is drawn


class SetupRow(NamedTuple):
    """A list of values by their names, and the choice that follows from another of them."""

    field: Field
    label: str
    values: Sequence[str]
    chosen: int
    choose: Callable[[int], CupChoice]


def setup_rows(choice: CupChoice, people: int = 0, *, made: bool = False) -> Sequence[SetupRow]:
    """The rows for a choice, at whose cup so many people play, from the top; `made` as for `games_for`."""
    rules = choice.game.rules()
    games, sizes = games_for(choice.form, made=made), choice.sizes(people)
    rows = [
        SetupRow(
            field="form",
            label=_("Form of the cup"),
            values=[form_name(form) for form in FORMS],
            chosen=[*FORMS].index(choice.form),
            choose=partial(choice.with_, "form"),
        ),
        SetupRow(
            field="game",
            label=_("Game"),
            values=[_title_of(game) for game in games],
            chosen=choice.index_in(games),
            choose=lambda at: choice.with_game(games[at]),
        ),
        SetupRow(
            field="hands",
            label=_("The match"),
            values=[target_text(rules, n) for n in WINNING_HANDS],
            chosen=WINNING_HANDS.index(choice.game.winning_hands),
            choose=partial(choice.with_, "hands"),
        ),
        SetupRow(
            field="size",
            label=_("Entrants"),
            values=[count(n) for n in sizes],
            chosen=sizes.index(choice.size),
            choose=lambda at: structs.replace(choice, size=sizes[at]),
        ),
        SetupRow(
            field="level",
            label=_("Computers"),
            values=[level_name(each) for each in LADDER],
            chosen=LADDER.index(choice.level),
            choose=partial(choice.with_, "level"),
        ),
    ]
    return [row for row in rows if row.field != "hands" or rules.match_form.by_wins]


def _title_of(game: TableGame) -> str:
    """The name of a game, as New match has it."""
    teams = game.options.get(TEAMS)
    form = Form(variant=game.variant, players=game.players, teams=None if teams is None else bool(teams))
    line = line_of(form, game.options)
    return title(line, form) if line.made else full_title(form)


# ---- at a dealer


def cup_title() -> str:
    """Title of the page of a cup."""
    return _("A cup for an evening")


def page_labels() -> dict[str, str]:
    """Words that stand on the page of a cup."""
    return {
        "open": _("Open the cup"),
        "join": _("Play in this cup"),
        "name": _("Your name"),
        "who": _("Name"),
        "table": _("To your table"),
        "new": _("A new cup"),
        "share": _("This link leads the others to the cup, players and onlookers:"),
        "rules": _("Rounds and rules"),
        "people": _("Who plays"),
        **dict(zip(("played", "hands", "points"), heads(), strict=True)),
    }


def choice_words(choice: str) -> str:
    """Words of a choice on the page of a cup."""
    return {"draw": _("Draw the tables"), "next": _("Next round"), "leave": _("I leave the cup")}[choice]


def joining_text(joined: int, size: int) -> str:
    """The state of a cup before the draw."""
    if joined == size:
        return _("All places are taken. The tables can be drawn.")
    return ngettext(
        "{n} of {all} places is taken. Computers take those that are left.",
        "{n} of {all} places are taken. Computers take those that are left.",
        joined,
    ).format(n=joined, all=size)


def pause_text() -> str:
    """The state of a cup between two rounds."""
    return _("The next round begins with a press, or in a minute.")


def own_table_text(round_name: str, *, opened: bool) -> str:
    """The state of a cup for somebody who is to play now; her table is `opened`, or is waited for."""
    text = _("{round}: your table waits for you.") if opened else _("{round}: waiting until a table is free.")
    return text.format(round=round_name)


def others_play_text(cup: Cup, tables: Sequence[CupTable]) -> str:
    """The state of a cup for somebody whose table is done: the tables of people for which the round waits."""
    names = "; ".join(table_text(cup, each) for each in tables)
    told = _("{round}: waiting for {tables}. Where nobody begins, a table is lost after five minutes.")
    return told.format(round=round_name(cup, current_round(cup)), tables=names)


def not_joined_text(why: str) -> str:
    """The reason why somebody cannot join, as `NotPossible` names it."""
    if why == "scripts":
        return _("Write the name in the letters of one script.")
    return _("Somebody of that name plays already.") if why == "taken" else _("All places are taken.")
