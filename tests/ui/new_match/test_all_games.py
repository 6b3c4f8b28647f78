"""All games at one glance: by groups, found by their names, the person's own first in the list."""

from collections import Counter
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from briscola.client.setup.game_forms import GameLine, forms
from briscola.i18n.game_titles import GROUPS, group_of, lines
from briscola.storage.evenings.matches import Plays
from briscola.ui.app import App
from briscola.ui.scenes.new_match.all_games import AllGames
from briscola.ui.scenes.new_match.games import arranged
from briscola.ui.scenes.new_match.rule_rows import rule_rows
from tests.ui.conftest import Open
from tests.ui.demands import SIZES, check_targets
from tests.ui.driver import control, full_sheet
from tests.ui.hands import click, tap
from tests.ui.new_match.conftest import SMALL_AND_LARGE, Evening


def write(app: App, word: str) -> None:
    """Letter by letter; where a field is open the letter itself comes after its key."""
    for letter in word:
        field = getattr(app.top, "field", None)
        waiting = field is not None and field.focused
        app.dispatch(pygame.event.Event(pygame.KEYDOWN, key=0, mod=0, unicode=letter))
        if waiting:
            app.dispatch(pygame.event.Event(pygame.TEXTINPUT, text=letter))


def line_named(variant: str, **house: Any) -> GameLine:
    wanted = next(iter(house.items()), None)
    return next(x for x in lines() if x.variant == variant and wanted in (None, x.house))


def played(variant: str, players: int, times: int, **options: Any) -> Plays:
    return Plays(variant=variant, players=players, options=options, times=times)


def test_the_game_played_last_stands_on_top_then_those_played_most() -> None:
    before = [played("prini", 3, 4, deal_all=True), played("chiamata", 5, 9, bidding="rank")]
    told = arranged([played("bisca", 2, 1), *before])
    assert told[:3] == [line_named("bisca"), line_named("chiamata"), line_named("prini")]
    assert told[3:] == [line for line in lines() if line not in told[:3]]


def test_house_rules_and_numbers_of_players_of_one_line_are_counted_together() -> None:
    told = arranged(
        [played("briscola", 2, 3), played("bisca", 2, 2, tie="last_trick"), played("bisca", 3, 2)]
    )
    assert told[:2] == [line_named("briscola"), line_named("bisca")]
    alone = arranged([played("briscola", 4, 1, teams=False)])[0]
    assert [(form.players, form.teams) for form in alone.forms] == [(4, False)]


def test_what_nobody_knows_any_more_is_left_out() -> None:
    assert list(arranged([played("tressette", 4, 9)])) == list(lines())


def test_the_sheet_lists_what_its_person_plays(app: App) -> None:
    full_sheet(app, lambda _setup: None, played=[played("bisca", 2, 1)])
    games: Any = control(app.scenes[-1], "games")
    assert games.lines[0] == line_named("bisca")
    assert games.line == line_named("briscola")  # what was chosen stays chosen


def open_all(evening: Evening) -> AllGames:
    evening.tab_to("all-games", pygame.K_RETURN)
    return evening.on_top(AllGames)


def test_every_game_stands_in_its_group(evening: Evening) -> None:
    scene = open_all(evening)
    assert list(scene.groups) == list(GROUPS) and scene.lines == list(lines())
    for group, column in scene.groups.items():
        assert {group_of(line.variant) for line in column} == {group}


@pytest.mark.parametrize("hand", [click, tap])
@pytest.mark.parametrize("size", SMALL_AND_LARGE, ids=str)
def test_a_line_is_taken_with_mouse_or_finger(open_app: Open, size: Any, hand: Any) -> None:
    evening = Evening(open_app(size))
    for line in lines()[1::5]:
        scene = open_all(evening)
        hand(scene, scene.grid.rects[scene.lines.index(line)].center)
        assert evening.top is evening.scene
        assert evening.scene.choices.line == line
        assert evening.control("games").line == line


def test_a_screen_reader_takes_any_game_that_is_found(evening: Evening) -> None:
    scene = open_all(evening)
    found = [scene.lines.index(line_named("bisca")), scene.lines.index(line_named("prini"))]
    assert len(scene.grid.parts()) == len(scene.lines)
    scene.grid.mark_matching(found)
    parts = scene.grid.parts()
    assert [part.key for part in parts] == found
    assert [tuple(part.rect) for part in parts] == [tuple(scene.grid.rects[at]) for at in found]
    parts[1].press()
    assert evening.top is evening.scene
    assert evening.scene.choices.line == scene.lines[found[1]]


def test_the_arrows_go_through_all_of_them(evening: Evening) -> None:
    scene = open_all(evening)
    reached, frontier = {scene.grid.selected}, [scene.grid.selected]
    while frontier:
        at = frontier.pop()
        for code in (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN):
            scene.grid.selected = at
            scene.group.focus(scene.grid)
            evening.keys(code)
            if scene.grid.selected not in reached:
                reached.add(scene.grid.selected)
                frontier.append(scene.grid.selected)
    assert reached == set(range(len(lines())))
    evening.keys(pygame.K_END, pygame.K_RETURN)
    assert evening.scene.choices.line == lines()[-1]


@pytest.mark.parametrize("focused", ["games", "start"])
def test_a_name_is_found_as_it_is_written(evening: Evening, focused: str) -> None:
    evening.tab_to(focused)
    write(evening.app, "BÍs")
    scene = evening.on_top(AllGames)
    assert scene.looked_for == "BÍs"
    assert {scene.lines[at].variant for at in scene.found} == {"bisca"}
    evening.keys(pygame.K_RETURN)
    assert evening.scene.choices.line == line_named("bisca")


def test_a_digit_on_the_sheet_begins_no_name(evening: Evening) -> None:
    write(evening.app, "1")
    assert evening.top is evening.scene


def test_words_are_looked_for_one_by_one_and_esc_forgets_them(evening: Evening) -> None:
    scene = open_all(evening)
    write(evening.app, "four dummy ranks")
    line = scene.lines[scene.found[0]]
    assert len(scene.found) == 1 and line == line_named("chiamata")
    evening.keys(pygame.K_ESCAPE)
    assert (evening.top, len(scene.found)) == (scene, len(lines()))
    evening.keys(pygame.K_ESCAPE)
    assert evening.app.top == evening.scene


def test_nothing_is_taken_where_nothing_is_found(evening: Evening) -> None:
    before = evening.scene.choices
    scene = open_all(evening)
    write(evening.app, "whist")
    assert scene.found == []
    evening.app.draw()
    place = scene.grid.rects[0]
    shown = pygame.surfarray.array3d(evening.app.window.surface.subsurface(place))
    assert (shown == shown[0, 0]).all(), "no list that looks as if it could be pressed"
    assert [line.text for line in scene.reading()] == ["No game is called that"]
    evening.keys(pygame.K_RETURN, pygame.K_DOWN, pygame.K_RETURN)
    assert evening.top is scene
    evening.keys(pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert evening.scene.choices == before


def test_taking_a_line_chooses_the_house_rule_that_makes_it(evening: Evening) -> None:
    for word, options in (("nine", {"hand_size": 9}), ("bisca", {})):
        open_all(evening)
        write(evening.app, word)
        evening.keys(pygame.K_RETURN)
        assert evening.start().options == options


def test_six_alone_the_dummy_and_prini_all_dealt_are_options_of_one_entry_each() -> None:
    by_variant = {line.forms: line for line in lines()}
    tables = [{(form.players, form.teams) for form in made} for made in by_variant]
    assert {(6, True), (6, False)} in tables and {(4, True)} in tables
    assert [line.forms for line in lines() if line.variant == "chiamata"] == [tuple(forms("chiamata"))]
    assert [line.forms for line in lines() if line.variant == "prini"] == [tuple(forms("prini"))]
    counted = Counter(line.variant for line in lines())
    assert (counted["briscola"], counted["bisca"], counted["marianna"]) == (6, 2, 2)
    assert {counted[name] for name in ("scoperta", "briscolone", "brisca", "sueca")} == {1}


def test_prini_is_dealt_out_by_an_option_of_its_entry(evening: Evening) -> None:
    evening.page.choose(evening.scene.choices.with_line(line_named("prini")))
    evening.control("deal_all").choose(0)
    assert evening.control("games").line == line_named("prini")
    assert evening.start().options == {"deal_all": True}


def test_a_house_rule_chosen_on_the_sheet_moves_to_its_line(evening: Evening) -> None:
    scene = evening.scene
    scene.page.choose(scene.choices.with_line(line_named("bisca")).with_option("hand_size", 9))
    assert evening.control("games").line == line_named("bisca", hand_size=9)


def test_the_dummy_lies_open_as_at_bridge_until_somebody_turns_it_over(evening: Evening) -> None:
    """V-MO-8: the command line's default stays blind, so the log names it."""
    line = line_named("chiamata")
    evening.page.choose(evening.scene.choices.with_line(line, line.forms[1]))
    assert evening.start().options == {"morto": "open"}
    evening.page.choose(evening.scene.choices.with_option("morto", "blind"))
    assert evening.start().options == {}


def test_the_seven_of_mariazza_takes_any_card_until_somebody_wants_it_narrow(evening: Evening) -> None:
    """V-MA-7: New match offers it first; a log names it, for the command line's default stays narrow."""
    line = line_named("marianna")
    evening.page.choose(evening.scene.choices.with_line(line).with_option("mariazza", True))
    row = next(row for row in rule_rows(evening.page) if row.key == "exchange")
    assert list(row.words) == ["with the seven for any card", "with the seven"] and row.chosen == 0
    assert evening.start().options == {"mariazza": True, "exchange": "seven_any"}
    evening.page.choose(evening.scene.choices.with_option("exchange", "seven"))
    assert evening.start().options == {"mariazza": True}


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_targets_are_large_and_inside(open_app: Open, size: Any) -> None:
    scene = open_all(Evening(open_app(size)))
    window = pygame.Rect(0, 0, *size)
    check_targets(scene.group.order(), window)
    assert all(rect.height >= 44 and scene.rect.contains(rect) for rect in scene.grid.rects)


@pytest.mark.slow
def test_there_is_room_for_more_games_in_the_smallest_window(open_app: Open) -> None:
    app, chosen = open_app((1024, 600)), lines()[-1]
    more = [replace(line, alone=not line.alone) for line in lines()[-3:]]
    taken: list[GameLine] = []
    app.push(scene := AllGames(app, [*lines(), *more], chosen, taken.append))
    assert scene.lines == [*lines(), *more]
    rects = list(scene.grid.rects)
    assert all(rect.height >= 44 and scene.rect.contains(rect) for rect in rects)
    assert all(rect.collidelist(rects[at + 1 :]) < 0 for at, rect in enumerate(rects))
    click(scene, rects[-1].center)
    assert taken == [more[-1]]
