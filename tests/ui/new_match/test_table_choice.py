"""The first depth of the new match: a table chosen by its picture, how one bids, a deal's code."""

from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from briscola.client.host.library import Library
from briscola.client.hot_seat.agreement import Companion
from briscola.client.setup.game_forms import Form
from briscola.client.setup.match_setup import MatchSetup
from briscola.engine import variants
from briscola.engine.deal_code import DealCode, encode
from briscola.engine.rules import OptionValue
from briscola.engine.variants import VARIANTS, make_rules
from briscola.entries import IN_WINDOW
from briscola.players.bots.command import COMMAND
from briscola.players.levels import LADDER
from briscola.ui.app import App
from briscola.ui.navigation import Navigator
from briscola.ui.scenes.match_entry import MatchEntry
from briscola.ui.scenes.new_match import table_thumbnail
from briscola.ui.scenes.new_match.choice_page import FRIENDS, SIT_DOWN
from briscola.ui.scenes.new_match.full_sheet import FullSheet
from briscola.ui.scenes.new_match.games import BIG_CHOICES
from briscola.ui.scenes.new_match.kept_choices import read_choices, remembering_program
from briscola.ui.scenes.new_match.match_dialogs import CodeActions, NewMatchLinks
from briscola.ui.scenes.new_match.next_match import Choices
from briscola.ui.scenes.new_match.table_cards import TableCards
from briscola.ui.scenes.new_match.table_choice import TableChoice
from briscola.ui.scenes.new_match.table_thumbnail import opponent_rects
from briscola.ui.scenes.play.scene import PlayScene
from briscola.ui.scenes.rules_reader import RulesScene
from briscola.ui.scenes.sheets.dialog import Dialog
from briscola.ui.window_events import Hooks
from tests.ui.conftest import Open
from tests.ui.demands import SIZES, check_targets, spoken, watched_texts
from tests.ui.driver import Driver, control, full_sheet, on_top
from tests.ui.hands import click, key, press, tap, typed

SUECA = Form(variant="sueca", players=4)


class Choosing(Driver):
    """A window at the first depth, and the matches it has started."""

    def __init__(self, app: App, last: Choices | None = None) -> None:
        super().__init__(app)
        if last is not None:
            app.change(match=last.kept())
        self.started: list[MatchSetup] = []
        self.scene = TableChoice(app, self.started.append)
        app.push(self.scene)

    @property
    def cards(self) -> TableCards:
        cards: TableCards = self.control("tables")
        return cards


def test_play_sits_down_with_teresa_at_first_and_then_at_the_last_table(app: App, tmp_path: Path) -> None:
    evening = Navigator(app, IN_WINDOW, library=Library(tmp_path))
    evening.begin()
    evening.entry(MatchEntry).play()
    setup = on_top(app, PlayScene).seat.setup
    assert setup.name(1) == "Teresa"
    chosen = Choices(form=SUECA).with_option("capot", True).with_opponent(1, level=LADDER[1], name="Ugo")
    app.change(match=chosen.kept())
    evening = Navigator(app, IN_WINDOW, library=Library(tmp_path / "other"))
    evening.title()
    evening.entry(MatchEntry).play()
    setup = on_top(app, PlayScene).seat.setup
    assert (setup.variant, setup.players, setup.name(1)) == ("sueca", 4, "Ugo")
    assert setup.levels[1] == LADDER[1]


def test_the_title_says_at_which_table_play_sits_down(app: App, tmp_path: Path) -> None:
    evening = Navigator(app, IN_WINDOW, library=Library(tmp_path))
    assert {item.name: item.note for item in evening.menu()}["play"] == "Briscola for two, with Teresa"
    app.change(match=Choices(form=BIG_CHOICES[1]).kept())
    assert {item.name: item.note for item in evening.menu()}["play"] == "Briscola for four, in pairs"


@pytest.mark.parametrize("hand", [click, tap])
def test_a_press_chooses_a_table_and_another_sits_down_there(app: App, hand: Any) -> None:
    choosing = Choosing(app)
    at = choosing.cards.part(1).center
    hand(choosing.scene, at)
    assert choosing.started == []
    hand(choosing.scene, at)
    assert [(s.variant, s.players, s.rules().in_sides) for s in choosing.started] == [("briscola", 4, True)]


def test_arrows_choose_a_table_and_enter_sits_down(app: App) -> None:
    choosing = Choosing(app)
    choosing.scene.group.focus_name("tables")
    press(choosing.scene, *[pygame.K_RIGHT] * len(BIG_CHOICES), pygame.K_RETURN)
    press(app.scenes[-1], pygame.K_RETURN)  # they bid by points
    assert [(s.variant, s.players) for s in choosing.started] == [("chiamata", 5)]
    assert read_choices(app.settings.match).form == BIG_CHOICES[-1], "the next evening begins with it"


def test_enter_alone_sits_down_at_the_last_table(app: App) -> None:
    choosing = Choosing(app, Choices(form=BIG_CHOICES[2]))
    press(choosing.scene, pygame.K_RETURN)
    assert choosing.started[0].players == 3


def test_one_strength_is_for_everybody_at_the_table(app: App) -> None:
    choosing = Choosing(app, Choices(form=BIG_CHOICES[1]).with_opponent(1, level=LADDER[0]))
    strength = choosing.control("strength")
    assert strength.values[strength.index] == "mixed"
    click(choosing.scene, (strength.rect.right - 5, strength.rect.centery))
    assert {o.level for o in choosing.scene.choices.opponents} == {LADDER[0]}
    strength = choosing.control("strength")
    assert len(strength.values) == len(LADDER) and strength.index == 0
    choosing.scene.group.focus_name("strength")
    press(choosing.scene, pygame.K_RIGHT, pygame.K_RIGHT)
    choosing.scene.start()
    assert set(choosing.started[0].levels[1:]) == {LADDER[2]}


def test_strength_length_and_deck_stand_in_one_line_and_nothing_else_is_asked(app: App) -> None:
    choosing = Choosing(app)
    line = [choosing.control(name) for name in ("strength", "hands", "deck")]
    assert len({widget.rect.y for widget in line}) == 1
    others = [widget.name for widget in choosing.scene.group.widgets if widget not in line]
    assert others == ["back", "tables", "all-games", "start"]
    assert choosing.scene.notes() == []


def test_the_hands_to_win_and_the_deck_are_chosen_there(app: App) -> None:
    choosing = Choosing(app)
    choosing.scene.group.focus_name("hands")
    press(choosing.scene, pygame.K_RIGHT)
    choosing.control("deck").go(1)
    assert app.settings.deck != "napoletane"
    choosing.scene.start()
    assert choosing.started[0].winning_hands == 3


def test_a_game_that_is_not_played_for_hands_asks_for_its_own_length(app: App) -> None:
    choosing = Choosing(app, Choices(form=Form(variant="briscolone", players=2)))
    length = choosing.control("length")
    assert length.values == ["121", "151"] and length.label == "The match"
    length.go(1)
    choosing.scene.start()
    assert choosing.started[0].options == {"to_points": 151}


def test_a_program_keeps_its_own_strength(app: App) -> None:
    level = f"{COMMAND}mybot --quick"
    choosing = Choosing(app, Choices(form=BIG_CHOICES[0]).with_program(1, level))
    assert "strength" not in {w.name for w in choosing.scene.group.widgets}
    choosing.scene.start()
    assert choosing.started[0].levels[1] == level


def test_the_game_played_last_has_a_picture_too(app: App) -> None:
    choosing = Choosing(app, Choices(form=SUECA))
    assert [card.title for card in choosing.cards.cards][-1] == "Sueca"
    assert choosing.cards.index == len(BIG_CHOICES)


def test_all_games_are_one_press_away_and_the_game_chosen_there_comes_back(app: App) -> None:
    choosing = Choosing(app)
    click(choosing.scene, choosing.control("all-games").rect.center)
    sheet = on_top(app, FullSheet)
    sheet.page.choose(sheet.choices.with_form(SUECA))
    press(sheet, pygame.K_ESCAPE)
    assert app.top is choosing.scene
    assert choosing.scene.choices.form == SUECA and choosing.cards.index == len(BIG_CHOICES)


@pytest.mark.parametrize("over", ["all-games", "code", "start", "rules"])
def test_what_is_chosen_stays_whatever_has_lain_over_the_page(app: App, over: str) -> None:
    """`start` asks how one's circolo bids."""
    app.hooks = Hooks(rules=RulesScene)
    links = NewMatchLinks(code=CodeActions(deal=lambda _setup, _code: None, readers=()))
    app.push(page := TableChoice(app, lambda _setup: None, links=links))
    click(page, control(page, "tables").part(len(BIG_CHOICES) - 1).center)
    control(page, "strength").go(1)
    control(page, "hands").go(1)
    chosen = page.choices
    app.dispatch(key(pygame.K_F1)) if over == "rules" else click(page, control(page, over).rect.center)
    assert app.top is not page
    app.dispatch(key(pygame.K_ESCAPE))
    assert app.top is page and page.choices == chosen and chosen.form == BIG_CHOICES[-1]


def test_faces_in_a_picture_lie_inside_it_and_apart() -> None:
    picture = pygame.Rect(10, 20, 200, 260)
    for players in range(2, 7):
        faces = [
            pygame.Rect(p.centre[0] - p.face / 2, p.centre[1] - p.face / 2, p.face, p.face)
            for p in opponent_rects(picture, players)
        ]
        assert len(faces) == players - 1
        for at, face in enumerate(faces):
            assert picture.contains(face)
            assert face.collidelist(faces[at + 1 :]) == -1
    rights = [place.centre[0] for place in opponent_rects(picture, 4)]
    assert rights[0] > picture.centerx > rights[2], "seat 1 is at the person’s right"


@pytest.mark.parametrize(("size", "language"), spoken(SIZES), ids=str)
def test_every_table_can_be_read_and_hit(
    open_app: Open, size: Any, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(App, "draw_table", lambda _app, target: target.fill((30, 76, 56)))
    monkeypatch.setattr(table_thumbnail, "draw_face", lambda *_args: None)
    monkeypatch.setattr(table_thumbnail, "swatch", lambda _kit, _name, size, _r: pygame.Surface(size))
    app = open_app(size, language=language, match=Choices(form=SUECA).kept())
    wrong = watched_texts(monkeypatch, pygame.Rect(0, 0, *size))
    choosing = Choosing(app)
    monkeypatch.setattr(type(app.kit.sprites), "draw", lambda *_args: None)
    app.draw()
    assert wrong == []
    window, scene = pygame.Rect(0, 0, *size), choosing.scene
    check_targets([w for w in scene.group.order() if w.name != "tables"], window)
    cards = choosing.cards.rects
    for at, card in enumerate(cards):
        assert window.contains(card) and card.collidelist(cards[at + 1 :]) == -1
        assert not any(card.colliderect(w.rect) for w in scene.group.order() if w.name != "tables")


CHIAMATA = Form(variant="chiamata", players=5)


def first_page_or_full_sheet(app: App, take: Any, *, full: bool, **fields: Any) -> TableChoice | FullSheet:
    if full:
        return full_sheet(app, take, **fields)
    app.push(page := TableChoice(app, take, **fields))
    return page


@pytest.mark.parametrize("full", [False, True])
@pytest.mark.parametrize(
    ("answer", "options"),
    [
        ("yes", {}),
        ("no", {"bidding": "rank"}),
        ("also-0", {"bidding": "two", "multiplier": True}),
    ],
)
def test_it_is_asked_once_and_then_never_again(
    app: App, full: bool, answer: str, options: dict[str, OptionValue]
) -> None:
    app.change(match=Choices(form=CHIAMATA).kept())
    started: list[MatchSetup] = []
    first_page_or_full_sheet(app, started.append, full=full)
    press(app.scenes[-1], pygame.K_RETURN)
    question = app.scenes[-1]
    assert isinstance(question, Dialog) and not started
    answers = [widget for widget in question.group.order() if widget.name in ("yes", "no", "also-0")]
    assert [button.name for button in answers] == ["yes", "no", "also-0"]
    assert [button.rect.top for button in answers] == sorted(button.rect.top for button in answers)
    assert (
        len({button.rect.width for button in answers}) == 1
        and answers[-1].rect.bottom == question.inner.bottom
    )
    click(question, control(question, answer).rect.center)
    assert [setup.options for setup in started] == [options]
    first_page_or_full_sheet(app, started.append, full=full)
    press(app.scenes[-1], pygame.K_RETURN)
    assert [setup.options for setup in started] == [options] * 2


def test_enter_alone_answers_as_most_bid_however_the_values_are_ordered(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = VARIANTS["chiamata"]
    turned = tuple(replace(one, values=one.values[::-1]) for one in row.options)
    monkeypatch.setattr(variants, "VARIANTS", {**VARIANTS, row.name: replace(row, options=turned)})
    choosing = Choosing(app, Choices(form=CHIAMATA))
    press(choosing.scene, pygame.K_RETURN)
    press(app.scenes[-1], pygame.K_RETURN)
    assert choosing.started[0].rules().options["bidding"] == "points"


def test_a_chiamata_is_counted_by_the_balance_after_one_press_which_is_remembered(app: App) -> None:
    app.change(match=Choices(form=CHIAMATA).with_option("bidding", "points").kept())
    started: list[MatchSetup] = []
    app.push(page := TableChoice(app, started.append))
    page.group.focus_name("counted")
    press(page, pygame.K_RIGHT)
    click(page, control(page, "start").rect.center)
    assert started[-1].rules().scored_by_balance and started[-1].rules().options["match"] == "hands"
    app.push(again := TableChoice(app, started.append))
    assert again.choices.rules.scored_by_balance and control(again, "counted").index == 1
    again.group.focus_name("counted")
    press(again, pygame.K_LEFT)
    assert again.choices.rules.match_form.by_wins
    click(again, control(again, "tables").part(0).center)
    assert not again.choices.rules.has_payments
    assert "counted" not in {widget.name for widget in again.group.widgets}


@pytest.mark.parametrize("full", [False, True])
def test_a_long_row_of_numbers_has_the_same_keys_on_both_pages(app: App, full: bool) -> None:
    app.change(match=Choices(form=CHIAMATA).with_option("match", "hands").kept())
    scene = first_page_or_full_sheet(app, lambda _setup: None, full=full)
    scene.group.focus_name("length")
    values = control(scene, "length").values
    for code, value in ((pygame.K_END, values[-1]), (pygame.K_HOME, values[0])):
        press(scene, code)
        assert str(scene.choices.setup().options["match_hands"]) == value


def test_two_words_on_the_cloth_go_round(app: App) -> None:
    scene = Choosing(app, Choices(form=CHIAMATA)).scene
    scene.group.focus_name("counted")
    press(scene, pygame.K_LEFT)
    assert scene.choices.rules.scored_by_balance


def test_a_code_is_entered_on_the_first_page_alone(app: App) -> None:
    links = NewMatchLinks(code=CodeActions(deal=lambda _setup, _code: None, readers=()))
    app.push(page := TableChoice(app, lambda _setup: None, links=links))
    assert "code" in {widget.name for widget in page.group.widgets}
    page.group.focus_name("all-games")
    press(page, pygame.K_RETURN)
    games = app.scenes[-1]
    assert isinstance(games, FullSheet) and "code" not in {widget.name for widget in games.group.widgets}


def test_whoever_answers_nothing_stays_where_she_is(app: App) -> None:
    app.change(match=Choices(form=CHIAMATA).kept())
    started: list[MatchSetup] = []
    app.push(page := TableChoice(app, started.append))
    press(page, pygame.K_RETURN)
    press(app.scenes[-1], pygame.K_ESCAPE)
    assert app.scenes[-1] is page and not started


@pytest.mark.parametrize(
    "chosen",
    [Choices(form=CHIAMATA).with_option("bidding", "two"), Choices(form=Form(variant="briscola", players=2))],
    ids=["a house rule", "no auction"],
)
def test_nobody_is_asked_who_has_chosen_it_among_the_house_rules_nor_in_another_game(
    app: App, chosen: Choices
) -> None:
    app.change(match=chosen.kept())
    started: list[MatchSetup] = []
    app.push(TableChoice(app, started.append))
    press(app.scenes[-1], pygame.K_RETURN)
    assert [setup.rules() for setup in started] == [chosen.setup().rules()]


def code_for(variant: str, players: int, **options: bool | int | str) -> str:
    """The code of some deal."""
    rules = make_rules(variant, players, options)
    return encode(DealCode(rules=rules, dealer=1, at=7, seed=bytes(range(32))))


def entered(app: App, line: str) -> list[tuple[MatchSetup, str]]:
    """The match dealt from a line, which is entered on the sheet that the mouse opens."""
    dealt: list[tuple[MatchSetup, str]] = []
    actions = CodeActions(deal=lambda setup, code: dealt.append((setup, code)), readers=())
    app.push(scene := TableChoice(app, lambda _setup: None, links=NewMatchLinks(code=actions)))
    click(scene, control(scene, "code").rect.center)
    for event in (typed(line), key(pygame.K_RETURN)):
        on_top(app, Dialog).handle(event)
    return dealt


@pytest.mark.parametrize(
    ("variant", "players", "options"),
    [
        ("briscola", 2, {"exchange": "seven"}),
        ("briscola", 4, {"teams": False}),
        ("briscola", 4, {}),
        ("chiamata", 5, {"bidding": "rank"}),
    ],
)
def test_the_game_is_that_of_the_code_and_so_are_its_house_rules(
    app: App, variant: str, players: int, options: dict[str, bool | int | str]
) -> None:
    code = code_for(variant, players, **options)
    ((setup, told),) = entered(app, code)
    assert told == code and isinstance(app.top, TableChoice)
    assert setup.rules().changed == make_rules(variant, players, options).changed
    assert (setup.variant, len(setup.opponents)) == (variant, players - 1)


def test_a_code_is_played_with_computers_whoever_sits_at_the_table(app: App) -> None:
    guest = Companion(name="Zia Pina", face="rosa")
    seated = Choices(form=BIG_CHOICES[1]).with_person(2, guest)
    app.change(match=seated.kept())
    ((setup, _code),) = entered(app, code_for("briscola", 4, teams=True))
    assert setup.people == (0,) and "Zia Pina" not in map(setup.name, range(4))
    assert read_choices(app.settings.match).people == {2: guest}, "she sits there in the next match"


def test_the_code_is_pasted_with_blanks_round_it(app: App) -> None:
    code = code_for("briscola", 3)
    assert entered(app, f"  {code} ")[0][1] == code


@pytest.mark.parametrize("line", ["ciao", "briscola1:chess:2:0:1:AAAA", "briscola1:"])
def test_what_is_no_code_is_said_to_be_none_and_stays_to_be_mended(app: App, line: str) -> None:
    assert not entered(app, line)
    sheet = on_top(app, Dialog)
    assert sheet.fault and sheet.line == line
    sheet.handle(key(pygame.K_ESCAPE))
    assert app.top is not sheet


@pytest.mark.parametrize("ends", ["sits down", "closes the window", "closes it over the rules"])
def test_what_is_chosen_on_the_full_sheet_stays_though_the_first_page_lies_below(
    app: App, ends: str, tmp_path: Path
) -> None:
    evening = Navigator(app, IN_WINDOW, library=Library(tmp_path))
    evening.begin()
    evening.choose()
    control(on_top(app, TableChoice), "all-games").confirm()
    sheet = on_top(app, FullSheet)
    sheet.page.choose(sheet.choices.with_form(SUECA))
    sheet.page.choose(sheet.choices.with_option("capot", True).saving_rules("Bar Sport"))
    sheet.page.rename_self("Bruna")
    if ends == "closes it over the rules":
        control(sheet, "more").confirm()
    if ends == "sits down":
        control(sheet, "start").confirm()
        assert on_top(app, PlayScene).seat.setup.rules() == sheet.choices.rules
    else:
        app.close()
    assert app.settings.player == "Bruna"
    found = read_choices(app.settings.match, app.settings.player)
    assert found.setup() == sheet.choices.setup() and "Bar Sport" in found.saved_rules


def test_name_and_face_are_chosen_where_the_table_takes_them(app: App) -> None:
    """At a table of friends a person has those of her profile."""
    for purpose, offered in ((SIT_DOWN, {"player", "own-face"}), (FRIENDS, set[str]())):
        sheet = first_page_or_full_sheet(app, lambda _setup: None, full=True, purpose=purpose)
        assert {"player", "own-face"} & {widget.name for widget in sheet.group.widgets} == offered


@pytest.mark.parametrize("back", [False, True])
@pytest.mark.parametrize("full", [False, True])
def test_nothing_is_overwritten_that_a_sheet_has_remembered(app: App, full: bool, back: bool) -> None:
    """The seats of a table for friends remember a program that sits down there."""
    page = first_page_or_full_sheet(app, lambda _setup: app.push(RulesScene(app)), full=full, purpose=FRIENDS)
    control(page, "start").confirm()
    app.change(match=remembering_program(app.settings.match, COMMAND + "magpie"))
    if back:
        app.pop()
        page.group.focus_name("hands")
        press(page, pygame.K_RIGHT)
    app.reset(RulesScene(app))
    assert read_choices(app.settings.match).programs == ("magpie",)


@pytest.mark.parametrize(("option", "judged"), [("mariazza", False), ("must_follow", True)])
def test_a_game_whose_cards_nobody_judges_says_so_and_reads_it(app: App, option: str, judged: bool) -> None:
    """The coach refuses mariazza (V-MA-6), as docs/strength.md says."""
    page = Choosing(app).scene
    page.choose(page.choices.with_form(Form(variant="marianna", players=2)).with_option(option, True))
    said = "Cards played here are not judged afterwards."
    assert (said in page.notes()) is not judged
    assert (said in [line.text for line in page.text_lines()]) is not judged
