"""The page of a cup: what it shows at every step, what may be chosen, and the small files it is made of."""

import gzip
import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from briscola.capabilities.cup.browser import cup_state, offered, setup_state
from briscola.capabilities.cup.choice import CupChoice, Field, games_for
from briscola.capabilities.cup.cup import (
    current_round,
    is_over,
    open_tables,
    replaced,
    standings_of,
    table_at,
    with_forfeit,
    with_result,
)
from briscola.capabilities.cup.dealer_cup import (
    DealerCup,
    NotPossible,
    RoundTable,
    check_dealer_cup,
    drawn,
    joined,
    left,
    missing_tables,
    next_round,
)
from briscola.capabilities.cup.forms import FORMS, MOST
from briscola.capabilities.cup.people import computer
from briscola.client.tournament.table_result import TableResult
from briscola.engine.variants import WINNING_HANDS
from briscola.pages.messages.encoding import encode_for_page
from briscola.pages.server.page_files import STATIC, page_file
from briscola.players.levels import LADDER
from tests.pages.test_page_files import LOBBY
from tests.pages.told_page import told_page
from tests.property_based import examples

FOLDER = STATIC / "cup"
TEXTS = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.iterdir()}
LANGUAGES = ("en", "de", "es", "fr", "hr", "it", "pt")


def key_of(number: int) -> str:
    return f"{number:064x}"


def with_people(people: int, choice: CupChoice | None = None) -> DealerCup:
    served = DealerCup(id="link", choice=choice or CupChoice())
    for number in range(people):
        served = joined(served, f"Person {number}", key_of(number))
    return served


@st.composite
def choices(draw: st.DrawFn) -> CupChoice:
    choice = CupChoice()
    lists: dict[Field, int] = {"form": len(FORMS), "hands": len(WINNING_HANDS), "level": len(LADDER)}
    for field, length in lists.items():
        choice = choice.with_(field, draw(st.integers(0, length - 1)))
    choice = choice.with_("game", draw(st.integers(0, len(games_for(choice.form)) - 1)))
    return choice.with_("size", draw(st.integers(0, len(choice.sizes()) - 1)))


def some_result(served: DealerCup, seats: int, chance: Random) -> TableResult:
    paired = served.choice.game.rules().in_sides
    ranks = [chance.randint(1, 2) for _ in range(seats)]
    return TableResult(
        ranks=tuple(ranks[at % 2] if paired else ranks[at] for at in range(seats)),
        hands=tuple(chance.randint(0, 3) for _ in range(seats)),
        partners=((0, 2), (1, 3)) if paired else (),
    )


# Quick although it is dear: a property over whole cups.
@given(choices(), st.integers(1, MOST), st.integers(0, 10**6), st.sampled_from(LANGUAGES))
@examples(30)
def test_whatever_is_chosen_and_happens_the_cup_has_an_end_and_every_page_can_be_told(
    choice: CupChoice, people: int, seed: int, language: str
) -> None:
    chance = Random(seed)
    served = with_people(min(people, choice.size), choice)
    served = next_round(drawn(served, seed))
    for _step in range(1000):
        cup = served.cup
        assert cup is not None
        check_dealer_cup(served)
        key = key_of(chance.randrange(people + 1))
        board = cup_state(served, key, language, link="https://x/cup#link")
        assert told_page(encode_for_page(board).encode()) == board
        if is_over(cup):
            break
        if served.round_over:
            served = next_round(served)
            continue
        places = [place for place, _table in open_tables(cup)]
        missing = missing_tables(served)
        assert {*missing} <= {*places}
        place, what = chance.choice(places), chance.random()
        seats = table_at(cup, place).seats
        if what < 0.05 and (who := served.who(key)) is not None:
            served = left(served, who)
        elif what < 0.2:
            people_there = [cup.entrants[each].plays for each in seats]
            cup = with_forfeit(cup, place)
            table = table_at(cup, place)
            assert table.result is not None
            assert [seat in table.absent for seat in range(len(seats))] == people_there
            served = DealerCup(id="link", choice=choice, cup=cup, opened=served.opened)
        else:
            cup = with_result(cup, place, some_result(served, len(seats), chance))
            served = DealerCup(id="link", choice=choice, cup=cup, opened=served.opened)
    assert served.cup is not None and is_over(served.cup)
    assert len(standings_of(served.cup)) == choice.size


def test_a_person_is_led_to_her_own_table_and_nobody_else_is() -> None:
    served = next_round(drawn(with_people(2, CupChoice().with_("size", 0)), 1))
    (place,) = missing_tables(served)
    assert served.cup is not None
    seats = table_at(served.cup, place).seats
    served = DealerCup(
        id="link",
        choice=served.choice,
        cup=served.cup,
        opened=0,
        tables=(RoundTable(table=place.table, code="ABCD", seats=seats),),
    )
    for number in range(2):
        board = cup_state(served, key_of(number), "en", link="")
        assert board.table == ("ABCD" if number in seats else "")
    onlooker = cup_state(served, "", "en", link="")
    assert not onlooker.table and not onlooker.choices and onlooker.standings


def test_whoever_is_done_reads_for_whom_the_round_waits_and_how_long() -> None:
    served = next_round(drawn(with_people(4, CupChoice().with_("size", 1)), 1))
    cup = served.cup
    assert cup is not None
    (first, done), (_second, waits) = open_tables(cup)
    cup = with_result(cup, first, some_result(served, len(done.seats), Random(1)))
    served = replace(served, cup=cup)
    names = " – ".join(cup.entrants[who].name for who in waits.seats)
    told = f"Round 1 of 3: waiting for {names}. Where nobody begins, a table is lost after five minutes."
    for who in range(4):
        state = cup_state(served, key_of(who), "en", link="").state
        assert state == (told if who in done.seats else "Round 1 of 3: waiting until a table is free.")
    assert cup_state(served, "", "en", link="").state == told, "whoever looks on, too"
    cup = served.cup and replaced(served.cup, waits.seats[0], computer(served.cup.entrants, "easy"))
    cup = cup and replaced(cup, waits.seats[1], computer(cup.entrants, "easy"))
    assert "waiting" not in cup_state(replace(served, cup=cup), "", "en", link="").state, "for computers"


def test_a_table_to_which_nobody_came_gives_its_people_nothing_and_the_computer_everything() -> None:
    served = next_round(drawn(with_people(2, CupChoice().with_("size", 0)), 1))
    points = {}
    while served.cup is not None and not is_over(served.cup):
        for place, _table in list(open_tables(served.cup)):
            served = DealerCup(
                id="x",
                choice=served.choice,
                cup=with_forfeit(served.cup, place),
                opened=current_round(served.cup),
            )
        assert served.cup is not None
    assert served.cup is not None
    points = {served.cup.entrants[row.entrant].name: row.points for row in standings_of(served.cup)}
    assert sorted(points.values()) == [1, 1, 5]  # a round out is worth one, a table won two
    boards = cup_state(served, "", "en", link="")
    assert "nobody came" in [table.result for each in boards.rounds for table in each.tables]


def test_what_may_be_chosen_follows_from_the_step() -> None:
    served = with_people(0)
    assert offered(served, None, alone=True) == []
    served = replace(with_people(3), opener=key_of(1))
    for alone in (False, True):
        assert offered(served, None, alone=alone) == []
        assert offered(served, 1, alone=alone) == ["draw", "leave"]
        assert offered(served, 0, alone=alone) == ["draw", "leave"][not alone :]
    served = next_round(drawn(served, 5))
    assert offered(served, 1, alone=True) == ["leave"] and offered(served, None, alone=True) == []
    assert served.cup is not None
    cup = served.cup
    for place, _table in list(open_tables(cup)):
        cup = with_forfeit(cup, place)
    served = replace(served, cup=cup, opened=0)
    for alone in (False, True):
        assert offered(served, None, alone=alone) == []
        assert offered(served, 1, alone=alone) == ["next", "leave"]
        assert offered(served, 0, alone=alone) == ["next", "leave"][not alone :]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("person 1", "taken"),
        ("\u202e", "taken"),
        ("Late", "full"),
        ("\uff30erson 1", "taken"),
        ("L\u0430te", "scripts"),
        ("\u0430\u0441\u0435", "full"),
    ],
)
def test_who_cannot_join_is_told_why(name: str, why: str) -> None:
    served = with_people(3, CupChoice().with_("size", 0))
    with pytest.raises(NotPossible) as caught:
        joined(served, name, key_of(9))
    assert caught.value.why == why


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", range(len(FORMS)))
def test_every_form_can_be_chosen_in_every_language(form: int, language: str) -> None:
    board = setup_state(CupChoice().with_("form", form), language)
    assert told_page(encode_for_page(board).encode()) == board
    assert len(board.lists) in (4, 5)


def test_nothing_of_the_page_comes_from_elsewhere() -> None:
    for name, text in TEXTS.items():
        assert "//" not in re.sub(r"(?m)(^|\s)//\s.*$", "", text), name


# Quick although it is dear: each request of a page of the cup is answered once.
def test_all_that_the_page_asks_for_is_there() -> None:
    home = page_file("/cup")
    assert home is not None and not home.lasting
    html = gzip.decompress(home.gzipped).decode()
    asked = {f"/{path}" for path in re.findall(r'(?:src|href)="([^"]+)"', html)}
    asked.remove(LOBBY)
    folder = next(path.rpartition("/")[0] for path in asked if path.endswith("cup.js"))
    asked |= {f"{folder}/{name}" for name in re.findall(r'from "\./([\w.]+)"', TEXTS["cup.js"])}
    files = {path: page_file(path) for path in asked}
    assert len(files) > 5 and all(file is not None and file.lasting for file in files.values()), files


def test_every_label_that_the_page_shows_is_told_to_it() -> None:
    labels = setup_state(CupChoice(), "en").labels
    assert set(re.findall(r"\blabels\.(\w+)", TEXTS["cup.js"])) <= set(labels)
