"""The page of a cup at a dealer: all that it shows to one person, from the cup alone."""

from msgspec.structs import replace

from briscola.capabilities.cup.cup import (
    Cup,
    CupPlace,
    CupTable,
    now,
    open_tables,
    over,
    standings_of,
    table_at,
)
from briscola.capabilities.cup.dealer_cup import CupChoice, DealerCup, games_for
from briscola.capabilities.cup.forms import FORMS, form_of
from briscola.capabilities.cup.words import (
    board_labels,
    broke_off_text,
    choice_words,
    cup_title,
    end_text,
    form_name,
    form_text,
    heading,
    joining_text,
    leading_text,
    leaving_text,
    not_kept_text,
    own_table_text,
    pause_text,
    result_text,
    round_name,
    rules_text,
    setup_words,
    state_text,
    table_text,
)
from briscola.engine.variants import WINNING_HANDS
from briscola.i18n.game_words import game_title, target_text
from briscola.i18n.level_words import level_name
from briscola.i18n.text import count, speaking
from briscola.pages.messages.to_page import (
    CupBoard,
    SeenCupTable,
    SeenRound,
    SeenStanding,
    SlateAnswer,
    SlateChoice,
    SlateSetup,
)
from briscola.players import LADDER

DRAW, NEXT, LEAVE = "draw", "next", "leave"


def setup_board(choice: CupChoice, language: str) -> CupBoard:
    """The page on which a cup is still to be opened."""
    with speaking(language):
        return CupBoard(
            at=0,
            title=cup_title(),
            state=form_text(form_of(choice.form), choice.size, choice.game.players),
            setup=_setup(choice),
            labels=board_labels(),
        )


def _setup(choice: CupChoice) -> SlateSetup:
    games, words, rules = games_for(choice.form), setup_words(), choice.game.rules()
    played = replace(choice.game, winning_hands=games[0].winning_hands)
    lists = {
        "form": ([form_name(form) for form in FORMS], [*FORMS].index(choice.form)),
        "game": ([game_title(game.rules()) for game in games], games.index(played)),
        "hands": (
            [target_text(rules, hands) for hands in WINNING_HANDS],
            WINNING_HANDS.index(choice.game.winning_hands),
        ),
        "size": ([count(n) for n in choice.sizes], choice.sizes.index(choice.size)),
        "level": ([level_name(level) for level in LADDER], LADDER.index(choice.level)),
    }
    if not rules.match_form.by_wins:
        del lists["hands"]
    return SlateSetup(
        title=cup_title(),
        names=(),
        labels=(),
        choices=tuple(
            SlateChoice(field=field, label=words[field], options=tuple(options), chosen=chosen)
            for field, (options, chosen) in lists.items()
        ),
        longest=0,
    )


def offered(served: DealerCup, who: int | None, *, alone: bool) -> list[str]:
    """The choices that somebody with a place (or None) has now; `alone` if the opener has long been away."""
    if who is None:
        return []
    found = []
    if alone or served.entrants[who].key == served.opener:
        if served.cup is None:
            found = [DRAW]
        elif served.round_over and served.opened >= 0:
            found = [NEXT]
    return [*found, LEAVE] if served.cup is None or not over(served.cup) else found


def cup_board(
    served: DealerCup,
    key: str,
    language: str,
    *,
    link: str,
    saved: bool,
    broke_off: bool = False,
    alone: bool = False,
) -> CupBoard:
    """The page for whoever has this key, an onlooker's if it has no place; `alone` as for `offered`.

    `broke_off`: the computers' process has broken off too often.
    """
    who = served.who(key)
    with speaking(language):
        board = _joining(served, who) if served.cup is None else _drawn(served, served.cup, who)
        return replace(
            board,
            state=not_kept_text() if not saved else broke_off_text() if broke_off else board.state,
            choices=tuple(
                SlateAnswer(id=each, label=choice_words(each)) for each in offered(served, who, alone=alone)
            ),
            link=link,
        )


def _joining(served: DealerCup, who: int | None) -> CupBoard:
    choice = served.choice
    form, rules = form_of(choice.form), choice.game.rules()
    game = (form_name(choice.form), game_title(rules), target_text(rules, choice.game.winning_hands))
    return CupBoard(
        at=served.step,
        title=cup_title(),
        heading=" · ".join(game),
        state=joining_text(len(served.people), choice.size),
        rules=(
            *(form_text(form, choice.size, choice.game.players), *rules_text(form)),
            *(leading_text(), leaving_text()),
        ),
        people=tuple(each.name for each in served.people),
        ask_name=who is None and len(served.people) < choice.size,
        labels=board_labels(),
    )


def _drawn(served: DealerCup, cup: Cup, who: int | None) -> CupBoard:
    own = None if who is None else served.table_of(who)
    rules = cup.game.rules()
    return CupBoard(
        at=served.step,
        title=cup_title(),
        heading=f"{heading(cup)} · {target_text(rules, cup.game.winning_hands)}",
        state=_state(served, cup, who),
        rules=(form_text(cup.row, cup.size, cup.game.players), *rules_text(cup.row), leaving_text()),
        standings=()
        if cup.row.knock_out
        else tuple(
            SeenStanding(
                place=row.place,
                name=cup.entrants[row.entrant].name,
                figures=(row.played, row.hands, row.points),
                own=row.entrant == who,
            )
            for row in standings_of(cup)
        ),
        rounds=tuple(
            SeenRound(
                name=round_name(cup, number),
                tables=tuple(_table(cup, CupPlace(number, at), each, who) for at, each in enumerate(tables)),
                goes_on=number == served.opened and number == now(cup),
            )
            for number, tables in enumerate(cup.rounds)
        ),
        table="" if own is None else own.code,
        over=over(cup),
        labels=board_labels(),
    )


def _table(cup: Cup, place: CupPlace, table: CupTable, who: int | None) -> SeenCupTable:
    return SeenCupTable(
        names=table_text(cup, table),
        result=result_text(cup, place),
        own=who is not None and who in table.seats,
    )


def _state(served: DealerCup, cup: Cup, who: int | None) -> str:
    if over(cup):
        return end_text(cup)
    if served.round_over:
        return pause_text() if served.opened >= 0 else round_name(cup, now(cup))
    if who is not None and any(who in table.seats for _place, table in open_tables(cup)):
        return own_table_text(round_name(cup, now(cup)), opened=served.table_of(who) is not None)
    people = any(
        cup.entrants[each].plays for place, _ in open_tables(cup) for each in table_at(cup, place).seats
    )
    return state_text(cup, working=not people, waits="")
