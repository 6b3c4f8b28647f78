"""People of this computer sit down at the table of New match, in place of computers."""

from typing import Any, cast

import pytest
from msgspec import structs

from briscola.client.hot_seat.agreement import agreement_of, house_of
from briscola.client.setup.characters import TEACHER, people
from briscola.client.setup.match_setup import MatchSetup
from briscola.players.levels import LADDER
from briscola.storage.people.profiles import Profile
from briscola.ui.app import App
from briscola.ui.scenes.faces import FaceSheet
from briscola.ui.scenes.friends.anywhere_page import AnywherePage
from briscola.ui.scenes.new_match.choice_page import FRIENDS, TOGETHER
from briscola.ui.scenes.new_match.company_sheet import CompanySheet
from briscola.ui.scenes.new_match.more_rules import MoreRules
from briscola.ui.scenes.new_match.table_choice import TableChoice
from tests.ui.all_scenes import elsewhere
from tests.ui.driver import Driver, full_sheet

BRUNO = Profile(id="b", name="Bruno", face="person-man")
CARLA = Profile(id="c", name="Carla", face="person-woman")
IN_PAIRS = {"variant": "briscola", "players": 4, "teams": True}


class Household(Driver):
    """New match in a household of three, Anna playing, with the sheet of who sits where."""

    def __init__(self, app: App, **match: Any) -> None:
        super().__init__(app)
        self.started = list[MatchSetup]()
        app.change(player="Anna", match=match)
        self.page = full_sheet(app, self.started.append, others=(BRUNO, CARLA)).page

    def open(self, **seated: str) -> CompanySheet:
        """The sheet, on which these sit down at the seats, by their names: `seat_2="Bruno"`."""
        self.control("company").confirm()
        sheet = self.on_top(CompanySheet)
        for seat, who in seated.items():
            self.seat(int(seat[-1]), who)
        return sheet

    def names(self) -> set[str]:
        return {w.name for w in self.top.group.widgets}

    def seat(self, seat: int, who: str) -> None:
        chooser = self.control(f"seat-{seat}")
        chooser.choose(chooser.values.index(who))

    def start(self) -> MatchSetup:
        self.app.pop()
        self.control("start").confirm()
        return self.started[-1]


def test_alone_there_is_one_word_more_to_press_and_nothing_is_kept_of_it(app: App) -> None:
    house = Household(app, **IN_PAIRS)
    assert "signs" in house.names() and "company" in house.names()
    house.open()
    assert not house.names() & {"hints", "undo", "curtain", "input-0"}, "there is nobody to agree with"
    assert house.start().people == (0,)
    assert "company" not in app.settings.match


def test_a_button_at_the_foot_keeps_the_focus_when_the_window_changes(app: App) -> None:
    house = Household(app, variant="briscola", players=4)
    sheet = house.open(seat_1="Bruno")
    house.reach("done")
    house.resize((1024, 600))
    assert sheet.group.focused_name == "done"


def test_the_household_and_guests_take_places_and_each_profile_one(app: App) -> None:
    house = Household(app, **IN_PAIRS)
    house.open(seat_2="Bruno")
    assert "Bruno" not in house.control("seat-1").values
    house.seat(1, "A guest")
    house.control("guest-1").on_change("Zia Pina")
    house.seat(3, "A guest")
    setup = house.start()
    assert setup.people == (0, 1, 2, 3)
    assert [setup.name(seat) for seat in setup.people] == ["Anna", "Zia Pina", "Bruno", "Guest 4"]
    assert [one.key for one in setup.opponents] == ["", "b", ""]
    again = TableChoice(app, house.started.append, others=(BRUNO,))
    assert again.choices.setup() == setup, "they sit there the next time, too"


def test_who_has_no_name_is_asked_for_one_as_soon_as_somebody_sits_down(app: App) -> None:
    house = Household(app, variant="briscola", players=2)
    app.change(player="")
    full_sheet(app, house.started.append, others=(BRUNO,))
    house.open()
    assert "player" not in house.names()
    house.seat(1, "Bruno")
    assert house.control("player").hint == "Guest 1"
    house.control("player").on_change("Zia Pina")
    assert house.start().name(0) == app.settings.player == "Zia Pina"


def test_who_of_the_household_has_no_name_is_called_in_the_list_as_at_the_table(app: App) -> None:
    house = Household(app, **IN_PAIRS)
    full_sheet(app, house.started.append, others=(structs.replace(BRUNO, name=""), CARLA))
    house.open()
    assert house.control("seat-3").values[1] == "Guest 2"
    house.seat(1, "Carla")
    assert house.control("seat-3").values[1] == "Guest 3"
    house.seat(3, "Guest 3")
    assert house.start().name(3) == "Guest 3"


def test_two_guests_of_one_name_are_called_differently(app: App) -> None:
    house = Household(app, variant="briscola", players=4)
    house.open(seat_1="A guest", seat_2="Bruno", seat_3="A guest")
    for seat, name in ((1, "anna"), (3, "Bruno")):
        house.control(f"guest-{seat}").on_change(name)
    setup = house.start()
    assert [setup.name(seat) for seat in setup.people] == ["Anna", "anna 2", "Bruno", "Bruno 4"]


def test_six_people_have_six_faces(app: App) -> None:
    house = Household(app, variant="briscola", players=6)
    house.open()
    for seat in range(1, 6):
        house.seat(seat, "A guest")
    setup = house.start()
    assert len({setup.face_of(seat) for seat in setup.people}) == 6
    assert TableChoice(app, house.started.append).choices.setup() == setup


def test_a_press_on_a_guest_shows_all_faces_and_the_pressed_one_is_hers(app: App) -> None:
    house = Household(app, variant="briscola", players=3)
    sheet = house.open(seat_1="A guest")
    house.control("face-1").confirm()
    computer = house.page.choices.setup().face_of(2)
    faces = {one.name for one in people()} - {computer}
    assert isinstance(app.top, FaceSheet) and house.names() == faces
    house.control("rosa").confirm()
    assert house.app.top is sheet
    assert house.start().face_of(1) == "rosa"


def test_the_page_under_two_sheets_is_drawn_though_somebody_has_just_stood_up(app: App) -> None:
    house = Household(app, variant="briscola", players=3)
    house.open(seat_1="A guest", seat_2="A guest")
    app.pop()
    house.open()
    house.control("seat-2").choose(0)
    house.control("face-1").confirm()
    house.frame()
    assert isinstance(app.top, FaceSheet) and list(house.page.choices.people) == [1]


def test_a_table_for_friends_elsewhere_seats_nobody_here_and_forgets_nobody(app: App) -> None:
    house = Household(app, **IN_PAIRS)
    house.open(seat_2="Bruno")
    house.start()
    TableChoice(app, house.started.append, purpose=FRIENDS, others=(BRUNO,)).start()
    assert house.started[-1].people == (0,)
    assert list(TableChoice(app, house.started.append, others=(BRUNO,)).choices.people) == [2]


def test_a_link_for_friends_elsewhere_seats_no_guest_of_the_last_match(app: App) -> None:
    house = Household(app, **IN_PAIRS)
    house.open(seat_2="A guest")
    assert house.start().people == (0, 2)
    page = cast(AnywherePage, elsewhere(app, at_table=False))
    assert page.setup.people == (0,) and page.setup.players == 4


@pytest.mark.parametrize("kept", [{}, {"programs": ["magpie"]}, {"face": "ada"}])
def test_before_any_match_a_link_is_for_a_game_with_teresa_whatever_else_is_kept(
    app: App, kept: dict[str, Any]
) -> None:
    app.change(match=kept)
    page = cast(AnywherePage, elsewhere(app, at_table=False))
    assert [(each.face, each.level) for each in page.setup.opponents] == [(TEACHER, LADDER[0])]


def test_who_stands_up_leaves_the_place_to_the_computer_that_sat_there(app: App) -> None:
    house = Household(app, **IN_PAIRS)
    before = house.page.choices.setup()
    house.open(seat_2="Carla")
    house.seat(2, "Ada, computer")
    assert house.start() == before


def test_who_has_left_the_household_sits_at_no_table_the_next_time(app: App) -> None:
    house = Household(app, **IN_PAIRS)
    house.open(seat_1="Carla", seat_2="Bruno")
    before = house.start()
    assert before.people == (0, 1, 2)
    for name in ("start", "all-games"):
        app.reset(TableChoice(app, house.started.append, others=(CARLA,)))
        house.control(name).confirm()
        house.control("start").confirm()
        assert house.started[-1].people == (0, 1) and house.started[-1].name(1) == "Carla"


def test_several_people_play_without_signs_and_the_rules_say_why(app: App) -> None:
    house = Household(app, **IN_PAIRS)
    house.open(seat_2="Bruno")
    setup = house.start()
    talk = setup.rules().talk
    assert talk is not None and talk.signs == "off" and talk.requests
    assert "signs" not in house.names() and not house.page.choices.differing
    app.push(sheet := MoreRules(app, house.page))
    assert any("one screen" in line.text for line in sheet.reading())
    app.pop()
    house.page.choose(house.page.choices.with_person(2, None))
    talk = house.page.choices.setup().rules().talk
    assert talk is not None and talk.signs != "off", "alone they are as they were"


@pytest.mark.parametrize(("players", "curtain"), [(2, True), (3, False)])
def test_several_people_agree_on_hints_taking_back_and_two_on_the_curtain(
    app: App, players: int, curtain: bool
) -> None:
    house = Household(app, variant="briscola", players=players)
    house.open()
    for seat, who in enumerate(("Bruno", "Carla")[: players - 1], start=1):
        house.seat(seat, who)
    assert ("curtain" in house.names()) is curtain
    house.control("hints").choose(0)
    if curtain:
        house.control("curtain").choose(1)
    setup = house.start()
    terms = house_of(app.settings, setup)
    assert terms.hints and not terms.undo
    assert agreement_of(app.settings.match, setup, mine=setup.key).curtain is not curtain


def test_keys_and_pads_of_ones_own_are_offered_where_there_is_a_pad(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = Household(app, variant="briscola", players=2)
    house.open(seat_1="Bruno")
    assert "input-1" not in house.names()
    monkeypatch.setattr(App, "pads", [2])
    app.relayout()
    assert house.control("input-1").values == ["keys or pad", "keys and mouse", "pad 2"]
    house.control("input-0").choose(1)
    house.control("input-1").choose(2)
    setup = house.start()
    assert agreement_of(app.settings.match, setup, mine=setup.key).inputs == ("keys", "pad 2")


def test_a_table_of_people_asks_for_no_strength(app: App) -> None:
    house = Household(app, variant="briscola", players=2)
    app.reset(page := TableChoice(app, house.started.append, others=(BRUNO,)))
    assert "strength" in house.names()
    house.control("all-games").confirm()
    house.open(seat_1="Bruno")
    app.pop()
    app.pop()
    assert app.top is page and "strength" not in house.names()
    assert page.choices.setup().people == (0, 1)


def test_who_was_seated_before_the_start_sits_there_after_a_step_back(app: App) -> None:
    house = Household(app, variant="briscola", players=2)
    app.reset(page := TableChoice(app, house.started.append, TOGETHER, others=(BRUNO,)))
    app.push(CompanySheet(app, page, start=lambda: None))
    house.seat(1, "Bruno")
    app.pop()
    assert [one.key for one in page.choices.setup().opponents] == ["b"]
    assert TableChoice(app, house.started.append, others=(BRUNO,)).choices.setup() == page.choices.setup()
