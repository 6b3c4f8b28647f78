"""The page of a cup at a dealer: all that it shows to one person, from the cup alone."""

from msgspec.structs import replace

from briscola.capabilities.cup.choice import CupChoice
from briscola.capabilities.cup.cup import (
    Cup,
    CupTable,
    TableIndex,
    board_of,
    current_round,
    has_people,
    is_over,
    open_tables,
    people_play,
)
from briscola.capabilities.cup.dealer_cup import DealerCup
from briscola.capabilities.cup.forms import form_of
from briscola.capabilities.cup.tables import CupTrouble
from briscola.capabilities.cup.words import (
    TROUBLES,
    choice_words,
    cup_title,
    end_text,
    form_name,
    form_text,
    heading,
    joining_text,
    leading_text,
    leaving_text,
    length_text,
    others_play_text,
    own_table_text,
    page_labels,
    pause_text,
    result_text,
    round_name,
    rules_text,
    setup_rows,
    standings_text,
    state_text,
    table_text,
)
from briscola.i18n.game_words import game_title, target_text
from briscola.i18n.text import speaking
from briscola.pages.messages.table import OfferedChoice
from briscola.pages.messages.to_page import (
    ChoiceList,
    CupState,
    SeenCupTable,
    SeenRound,
    SeenStanding,
)

DRAW, NEXT, LEAVE = "draw", "next", "leave"


def setup_state(choice: CupChoice, language: str) -> CupState:
    """The page on which a cup is still to be opened."""
    with speaking(language):
        return CupState(
            at=0,
            title=cup_title(),
            state=_about(choice),
            lists=tuple(
                ChoiceList(field=row.field, label=row.label, options=tuple(row.values), chosen=row.chosen)
                for row in setup_rows(choice)
            ),
            labels=page_labels(),
        )


def _about(choice: CupChoice) -> str:
    form = form_of(choice.form)
    return f"{form_text(form, choice.size, choice.game.players)} {length_text(choice)}"


def offered(document: DealerCup, who: int | None, *, alone: bool) -> list[str]:
    """The choices that somebody with a place (or None) has now; `alone` if the opener has long been away."""
    if who is None:
        return []
    found = []
    if alone or document.entrants[who].key == document.opener:
        if document.cup is None:
            found = [DRAW]
        elif document.round_over and document.opened >= 0:
            found = [NEXT]
    return [*found, LEAVE] if document.cup is None or not is_over(document.cup) else found


def cup_state(
    document: DealerCup,
    key: str,
    language: str,
    *,
    link: str,
    trouble: CupTrouble | None = None,
    alone: bool = False,
) -> CupState:
    """The page for whoever has this key, an onlooker's if it has no place; `alone` as for `offered`."""
    who = document.who(key)
    with speaking(language):
        cup = document.cup
        page = _joining(document, who) if cup is None else _drawn(document, cup, who)
        return replace(
            page,
            state=page.state if trouble is None else str(TROUBLES[trouble]),
            choices=tuple(
                OfferedChoice(id=each, label=choice_words(each), kind="asks" if each == LEAVE else "")
                for each in offered(document, who, alone=alone)
            ),
            link=link,
        )


def _joining(document: DealerCup, who: int | None) -> CupState:
    choice = document.choice
    form, rules = form_of(choice.form), choice.game.rules()
    game = (form_name(choice.form), game_title(rules), target_text(rules, choice.game.winning_hands))
    return CupState(
        at=document.step,
        title=cup_title(),
        heading=" · ".join(game),
        state=joining_text(len(document.people), choice.size),
        rules=(
            *(_about(choice), *rules_text(form)),
            *(leading_text(), leaving_text()),
        ),
        people=tuple(each.name for each in document.people),
        ask_name=who is None and len(document.people) < choice.size,
        labels=page_labels(),
    )


def _drawn(document: DealerCup, cup: Cup, who: int | None) -> CupState:
    own = None if who is None else document.table_of(who)
    rules, labels = cup.game.rules(), page_labels()
    labels["who"] = standings_text(cup) or labels["who"]
    return CupState(
        at=document.step,
        title=cup_title(),
        heading=f"{heading(cup)} · {target_text(rules, cup.game.winning_hands)}",
        state=_state(document, cup, who),
        rules=(form_text(cup.row, cup.size, cup.game.players), *rules_text(cup.row), leaving_text()),
        standings=()
        if cup.row.knock_out
        else tuple(
            SeenStanding(
                place=row.rank,
                name=cup.entrants[row.entrant].name,
                figures=(row.played, row.hands, row.points),
                own=row.entrant == who,
            )
            for row in board_of(cup)
        ),
        rounds=tuple(
            SeenRound(
                name=round_name(cup, number),
                tables=tuple(
                    _table(cup, TableIndex(number, at), each, who) for at, each in enumerate(tables)
                ),
                goes_on=number == document.opened and number == current_round(cup),
            )
            for number, tables in enumerate(cup.rounds)
        ),
        table="" if own is None else own.code,
        over=is_over(cup),
        labels=labels,
    )


def _table(cup: Cup, place: TableIndex, table: CupTable, who: int | None) -> SeenCupTable:
    return SeenCupTable(
        names=table_text(cup, table),
        result=result_text(cup, place),
        own=who is not None and who in table.seats,
    )


def _state(document: DealerCup, cup: Cup, who: int | None) -> str:
    if is_over(cup):
        return end_text(cup)
    if document.round_over:
        return pause_text() if document.opened >= 0 else round_name(cup, current_round(cup))
    tables = [table for _place, table in open_tables(cup)]
    if who is not None and any(who in table.seats for table in tables):
        return own_table_text(round_name(cup, current_round(cup)), opened=document.table_of(who) is not None)
    if waits := [table for table in tables if has_people(cup, table)]:
        return others_play_text(cup, waits)
    return state_text(cup, working=not people_play(cup), waits="")
