"""House rules, saved or not, and the length of a match, by keys, mouse and finger."""

from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from briscola.client.setup.game_forms import Form
from briscola.client.setup.match_setup import MatchSetup
from briscola.client.setup.usual_rules import OWN_GAMES
from briscola.engine.options import Option
from briscola.engine.rules import OptionValue
from briscola.i18n.option_rows import OPTIONS
from briscola.i18n.option_words import explanation
from briscola.ui.app import App
from briscola.ui.scenes.new_match.kept_choices import read_choices
from briscola.ui.scenes.new_match.more_rules import MoreRules
from briscola.ui.scenes.new_match.next_match import SAVED_RULES, Choices
from briscola.ui.scenes.new_match.rule_rows import shown
from briscola.ui.scenes.new_match.table_choice import TableChoice
from briscola.ui.scenes.own_signs import OwnSigns
from briscola.ui.scenes.sheets.dialog import Dialog
from tests.spread import quick_some
from tests.ui.conftest import Inked, Open
from tests.ui.demands import SIZES, check_targets, watched_texts
from tests.ui.hands import click, drag, mouse_move, tap, typed
from tests.ui.new_match.conftest import TELLING, Evening, name_of, settings_for

BRISCOLA_2 = Form(variant="briscola", players=2)
PAIRS = Form(variant="briscola", players=4, teams=True)
SIX = Form(variant="briscola", players=6, teams=True)
DUMMY, FIVE = Form(variant="chiamata", players=4), Form(variant="chiamata", players=5)


def test_each_game_keeps_its_own_house_rules() -> None:
    """The first trick in the dark, agreed for the dummy's table, does not govern five who bid by ranks."""
    pairs = Choices(form=PAIRS).with_option("capot", True).with_option("silent_first_trick", False)
    for other in (BRISCOLA_2, SIX, replace(PAIRS, teams=False)):
        assert pairs.with_form(other).setup().options in ({}, {"teams": False})
    back = pairs.with_form(SIX).with_form(PAIRS)
    assert back.setup().options == {"capot": True, "silent_first_trick": False}
    dummy = Choices(form=DUMMY).with_option("dark", True)
    assert dummy.setup().options == {"dark": True, "morto": "open"}
    ranks = dummy.with_form(FIVE).with_option("bidding", "rank")
    assert ranks.setup().options == {"bidding": "rank"}
    both = ranks.with_option("concede", True).with_option("bidding", "points")
    assert both.setup().options == {} and both.with_form(DUMMY).setup().options["dark"] is True
    assert read_choices(both.kept()) == both


def test_house_rules_kept_before_games_had_their_own_go_to_the_last_game_of_each_variant() -> None:
    before = {"briscola": {"capot": True, "tie": "last_trick"}, "chiamata": {"bidding": "rank", "dark": True}}
    found = read_choices({"variant": "briscola", "players": 4, "teams": True, "options": before})
    assert found.setup().options == {"capot": True, "tie": "last_trick"}
    assert found.with_form(BRISCOLA_2).setup().options == {}
    assert found.with_form(FIVE).setup().options == {"bidding": "rank", "dark": True}


SEATED = [
    {"name": "Rocco", "face": "rocco", "level": "regular"},
    {"name": "Ada", "face": "ada", "level": "beginner"},
    {"name": "Teresa", "face": "teresa", "level": "regular"},
]
BEFORE: dict[str, Any] = {
    "variant": "briscola",
    "players": 4,
    "teams": True,
    "own_games": {},
    "rules": {"briscola-4": {"capot": True}},
    "winning_hands": 3,
    "face": "person-man",
    "tables": {"4": SEATED},
    "programs": ["python bot.py"],
    "named_rules": {"briscola-4": {"Bar": {"capot": True}}},
    "company": {"people": [{"face": "person-woman", "name": "Leo"}], "places": {"4": [1]}},
}
"""Choices as 0.22 has kept them in a file of settings."""


def test_the_choices_of_a_file_are_read_and_kept_as_they_were() -> None:
    found = read_choices(BEFORE)
    assert (found.form, found.winning_hands, found.face) == (PAIRS, 3, "person-man")
    assert found.wishes == BEFORE["rules"] and found.programs == ("python bot.py",)
    assert found.named_rules == BEFORE["named_rules"] and found.people[1].name == "Leo"
    assert [(one.name, one.level) for one in found.computers] == [
        ("Rocco", "regular"),
        ("Ada", "beginner"),
        ("Teresa", "regular"),
    ]
    kept = found.kept()
    assert {**kept, "own_games": {}, "company": 0} == {**BEFORE, "company": 0}, (
        "a usual agreement is written, too"
    )
    assert read_choices(kept) == found


@pytest.mark.parametrize("key", BEFORE)
@pytest.mark.parametrize("damaged", [None, True, 7, "x", [7], {"x": 7}], ids=str)
def test_one_damaged_choice_of_a_file_leaves_the_others(key: str, damaged: object) -> None:
    found = read_choices({**BEFORE, key: damaged}).kept()
    changed = {each for each in BEFORE if BEFORE[each] and found.get(each) != BEFORE[each]}
    form = {"variant", "players", "teams"}
    assert changed <= {"company", *(form if key in form else {key})}


def test_the_sheet_says_how_many_house_rules_differ_and_leads_back_to_the_usual(evening: Evening) -> None:
    scene = evening.scene
    assert evening.control("more").text == "More rules" and "usual" not in evening.names
    scene.page.choose(scene.choices.with_form(FIVE).with_option("bidding", "two"))
    assert evening.control("more").text == "More rules", "bids straight to the two are paid by their height"
    scene.page.choose(scene.choices.with_option("dark", True))
    assert evening.control("more").text == "1 house rule"
    scene.page.choose(scene.choices.with_option("multiplier", False).with_option("concede", True))
    assert evening.control("more").text == "3 house rules"
    evening.tab_to("usual", pygame.K_RETURN)
    assert evening.control("more").text == "More rules" and "usual" not in evening.names
    assert evening.start().options == {"bidding": "two", "multiplier": True}


def reach(evening: Evening, option: Option, value: OptionValue) -> None:
    """Bring the focused control of an option to a value, by arrows and PageUp."""
    values = shown(option)
    for _ in range(2 * len(values)):
        now = {o.key: v for o, v in evening.scene.choices.options}[option.key]
        away = values.index(value) - values.index(now)
        if away == 0:
            return
        if abs(away) > 10:
            evening.keys(pygame.K_PAGEUP if away > 0 else pygame.K_PAGEDOWN)
        else:
            evening.keys(pygame.K_RIGHT if away > 0 else pygame.K_LEFT)
    raise AssertionError(f"{option.key} never comes to {value}")


@pytest.mark.slow
@pytest.mark.parametrize("form", TELLING, ids=name_of)
def test_every_value_of_every_option_is_chosen_by_keys_alone(app: App, form: Form) -> None:
    evening = Evening(app, **settings_for(form))
    for option, default in form.choosable({}):
        others = [value for value in option.values if value != default]
        for value in others if len(others) < 10 else (others[0], others[-1]):
            evening.tab_to("more", pygame.K_RETURN)
            evening.tab_to(option.key)
            reach(evening, option, value)
            evening.keys(pygame.K_ESCAPE)
            assert evening.start().rules().options[option.key] == value
        evening.tab_to("more", pygame.K_RETURN)
        if option.key in OWN_GAMES:  # another game, with usual rules of its own
            evening.tab_to(option.key)
            reach(evening, option, default)
        else:
            evening.tab_to("usual", pygame.K_RETURN)
        evening.tab_to("done", pygame.K_RETURN)
        assert app.top is evening.scene
        assert evening.start().rules().options[option.key] == default


def test_yes_stands_before_no_whatever_the_values_are_called() -> None:
    """Some house rules are booleans, one that may grow is a word: nobody at the sheet can tell."""
    options = {option.key: option for option, _value in BRISCOLA_2.choosable({})}
    assert [shown(options[key]) for key in ("capot", "ranking")] == [[True, False], ["seven", "off"]]
    assert shown(options["exchange"])[0] == "off"


@pytest.mark.parametrize("hand", [click, tap])
def test_a_house_rule_is_changed_with_mouse_or_finger(app: App, hand: Any) -> None:
    evening = Evening(app, variant="briscola", players=4, teams=True)
    hand(evening.scene, evening.control("more").rect.center)
    control = evening.control("capot")
    hand(evening.top, control.part(0).center)
    hand(evening.top, evening.control("done").rect.center)
    hand(evening.scene, evening.control("start").rect.center)
    assert evening.started[0].rules().options["capot"] is True


@pytest.mark.parametrize("by_keys", [True, False])
def test_ones_own_signs_are_chosen_where_the_signs_are(app: App, by_keys: bool) -> None:
    """Their page opens beside the choice, and only where it is made."""
    evening = Evening(app, variant="briscola", players=4, teams=True)
    assert "own-signs" not in evening.names
    evening.page.choose(evening.scene.choices.with_option("signs", "custom"))
    link, control = evening.control("own-signs"), evening.control("signs")
    assert not link.rect.colliderect(control.rect)
    if by_keys:
        evening.tab_to("own-signs", pygame.K_RETURN)
    else:
        click(evening.scene, link.rect.center)
    assert isinstance(evening.top, OwnSigns)


def test_an_option_that_no_longer_applies_leaves_the_sheet(app: App) -> None:
    """With every card dealt there is no turned card to exchange."""
    evening = Evening(app, variant="prini", players=2)
    evening.tab_to("more", pygame.K_RETURN)
    evening.tab_to("exchange", pygame.K_RIGHT)
    assert evening.scene.choices.setup().options == {"exchange": "seven"}
    evening.tab_to("deal_all", pygame.K_LEFT)
    assert "exchange" not in evening.names
    evening.keys(pygame.K_ESCAPE)
    setup = evening.start()
    assert setup.options == {"deal_all": True}
    assert setup.rules().options["deal_all"] is True


def test_a_rule_of_one_game_is_kept_while_another_is_looked_at(evening: Evening) -> None:
    scene = evening.scene
    evening.choose_form(Form(variant="bisca", players=2))
    scene.page.choose(scene.choices.with_option("follow_at_end", True))
    evening.choose_form(BRISCOLA_2)
    assert evening.start().options == {}
    evening.choose_form(Form(variant="bisca", players=2))
    assert evening.start().options == {"follow_at_end": True}


def test_the_length_of_a_match_takes_the_place_of_the_pegs(app: App) -> None:
    evening = Evening(app, variant="chiamata", players=5)
    evening.page.choose(evening.scene.choices.with_option("match", "hands"))
    assert "hands" not in evening.names
    evening.tab_to("length", pygame.K_PAGEUP, pygame.K_LEFT)
    setup = evening.start()
    assert setup.options == {"match": "hands", "match_hands": 19}
    evening.app.draw()
    evening.page.choose(evening.scene.choices.with_option("match", "target"))
    evening.tab_to("length", pygame.K_END)
    assert evening.start().options["match_target"] == 100


def test_the_score_is_shown_or_hidden_from_here(evening: Evening) -> None:
    evening.tab_to("more", pygame.K_RETURN)
    evening.tab_to("score", pygame.K_RIGHT)
    assert evening.app.settings.live_points is False


def test_winning_hands_are_pegged_by_keys_mouse_and_finger(evening: Evening) -> None:
    evening.tab_to("hands")
    for hands in (1, *range(2, 12)):
        evening.keys(pygame.K_HOME, *([pygame.K_RIGHT] * (hands - 1)))
        assert evening.scene.choices.winning_hands == hands
    pegs = evening.control("hands")
    drag(evening.scene, (pegs.rect.x + 5, pegs.rect.centery), (pegs.rect.right - 5, pegs.rect.centery))
    assert evening.scene.choices.winning_hands == 11
    tap(evening.scene, (pegs.rect.x + 5, pegs.rect.centery))
    assert evening.start().winning_hands == 1


def test_a_rule_without_effect_is_not_asked_and_the_sheet_says_why(evening: Evening, inked: Inked) -> None:
    """R-OPT-2."""
    evening.choose_form(PAIRS)
    scene = evening.scene
    scene.page.choose(scene.choices.with_option("spies", True).with_option("signs", "off"))
    assert "spies" not in evening.start().options
    evening.tab_to("more", pygame.K_RETURN)
    assert "spies" not in evening.names
    evening.app.draw()
    assert "Not asked here: no signs are made." in dict(inked)
    evening.tab_to("signs", pygame.K_LEFT)
    evening.tab_to("spies", pygame.K_ESCAPE)
    assert evening.start().options["spies"] is True


def test_the_rule_under_the_pointer_or_the_focus_is_explained_in_one_place(evening: Evening) -> None:
    evening.tab_to("more", pygame.K_RETURN)
    sheet, app = evening.on_top(MoreRules), evening.app
    assert "added up" in sheet.explained, "the first rule has the focus"
    second = next(widget for widget in sheet.group.widgets if "first" in widget.label)
    app.dispatch(mouse_move((sheet.inner.x + 20, second.rect.centery)))
    assert sheet.explained == second.explained and "deals" in sheet.explained
    before = sheet.rect.copy()
    evening.keys(pygame.K_DOWN)
    assert sheet.explained != second.explained and sheet.rect == before
    app.dispatch(mouse_move((2, 2)))
    evening.tab_to("done")
    assert sheet.explained == "The rule you point at is explained here."


def test_a_rule_on_the_sheet_itself_is_explained_at_its_foot(evening: Evening) -> None:
    assert evening.scene.match.explained == ""
    key = next(name for name in OPTIONS if name in evening.names)
    control = evening.tab_to(key)
    focused = evening.scene.match.explained
    assert focused == explanation(key, evening.scene.choices.setup().rules())
    evening.tab_to("start")
    assert evening.scene.match.explained == ""
    evening.app.dispatch(mouse_move(control.rect.center))
    assert evening.scene.match.explained == focused


def test_every_house_rule_is_asked_as_a_question() -> None:
    asked = [str(row.question) for row in OPTIONS.values()]
    assert [words for words in asked if not words.endswith("?")] == [] and len(set(asked)) == len(asked)


def test_a_game_with_few_house_rules_has_a_lower_sheet_for_them(app: App) -> None:
    heights = {}
    for variant, players in (("sueca", 4), ("briscola", 2)):
        evening = Evening(app, variant=variant, players=players)
        evening.tab_to("more", pygame.K_RETURN)
        sheet: Any = evening.top
        heights[variant] = sheet.rect.height
        assert [widget for widget in sheet.group.widgets if widget.scrolls] == (
            [] if variant == "sueca" else sheet.views
        )
    assert heights["sueca"] < 0.8 * heights["briscola"]


STRICT = Choices(form=BRISCOLA_2).with_option("capot", True).with_option("tie", "last_trick")


def save(evening: Evening, name: str) -> None:
    """Open the house rules, and save them under a name."""
    evening.control("more").confirm()
    evening.control("named").confirm()
    assert isinstance(evening.top, Dialog)
    evening.top.handle(typed(name))
    evening.keys(pygame.K_RETURN)
    assert isinstance(evening.top, MoreRules)
    evening.keys(pygame.K_ESCAPE)


def test_rules_saved_once_are_chosen_by_one_press_in_another_match(app: App) -> None:
    evening = Evening(app, **STRICT.kept())
    save(evening, "Bar Sport")
    assert evening.control("more").text == "Bar Sport"
    evening.control("usual").confirm()
    assert evening.start().options == {}
    again = Evening(app)
    link = again.control("usual")
    assert link.text == "Bar Sport"
    link.confirm()
    assert again.start().options == {"capot": True, "tie": "last_trick"}
    started: list[MatchSetup] = []
    app.push(page := TableChoice(app, started.append))
    assert page.notes() == ["Bar Sport"]


def test_the_sheet_of_house_rules_offers_all_that_are_saved_and_forgets_one(app: App) -> None:
    evening = Evening(app, **STRICT.kept())
    save(evening, "Bar Sport")
    evening.page.choose(evening.scene.choices.with_option("stop_at_61", True))
    save(evening, "Da Gino")
    evening.control("more").confirm()
    saved: Any = evening.control("saved")
    assert saved.labels == ["usual", "Bar Sport", "Da Gino"] and saved.index == 2
    saved.choose(1)
    assert evening.scene.choices.rules_name == "Bar Sport"
    evening.control("named").confirm()
    assert list(evening.scene.choices.saved_rules) == ["Da Gino"]
    assert evening.scene.choices.setup().options == {"capot": True, "tie": "last_trick"}


def test_the_link_names_the_rules_that_its_press_takes_up(app: App) -> None:
    saved = STRICT.saving_rules("Bar Sport").with_option("stop_at_61", True).saving_rules("Da Gino")
    evening = Evening(app, **saved.with_usual_rules().kept())
    link = evening.control("usual")
    link.confirm()
    assert evening.scene.choices.rules_name == link.text == "Da Gino", "those saved last"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_sheet_shows_as_many_rules_as_there_is_room_for(open_app: Open, size: Any) -> None:
    """The score last; six in a tall window have room for three."""
    evening = Evening(open_app(size, match=settings_for(SIX)))
    rooms, rules = evening.scene.plan.match.rules, {*OPTIONS, "score"}
    controls = [widget for widget in evening.scene.group.widgets if widget.name in rules]
    held = [[one.name for one in controls if room.contains(one.rect)] for room in rooms]
    assert [len(names) for names in held] == [1] * len(rooms) and len(controls) == len(rooms)
    assert len(rooms) == 1 or held[-1] == ["score"]


@pytest.mark.parametrize("name", ["usual", "others"])
def test_a_name_for_rules_may_be_any_word(app: App, name: str) -> None:
    evening = Evening(app, **STRICT.kept())
    save(evening, name)
    evening.control("more").confirm()
    saved: Any = evening.control("saved")
    assert saved.labels == ["usual", name] and saved.index == 1
    saved.choose(0)
    assert evening.scene.choices.setup().options == {}


def test_the_usual_rules_need_no_name_and_another_game_has_names_of_its_own(app: App) -> None:
    evening = Evening(app)
    evening.control("more").confirm()
    assert "named" not in evening.names and "saved" not in evening.names
    kept = STRICT.saving_rules("Bar Sport").with_form(Form(variant="briscola", players=3))
    assert not kept.saved_rules and not kept.rules_name


def test_they_are_kept_in_the_settings_and_what_is_damaged_there_is_left_out() -> None:
    chosen = STRICT
    for number in range(SAVED_RULES + 2):
        chosen = chosen.saving_rules(f"Bar {number}")
    found = read_choices(chosen.kept())
    assert list(found.saved_rules) == [f"Bar {number}" for number in range(2, SAVED_RULES + 2)]
    assert found.with_saved_rules("Bar 5").setup() == STRICT.setup()
    damaged: object
    for damaged in (7, {"briscola-2": 7}, {"gone": {"a": {}}}, {"briscola-2": {"": {}, "b": 7}}):
        assert read_choices({**chosen.kept(), "named_rules": damaged}).setup() == STRICT.setup()


@pytest.mark.parametrize("size", quick_some([(size,) for size in SIZES], 1), ids=str)
def test_the_sheet_with_names_has_no_cut_text(
    open_app: Open, size: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = STRICT.saving_rules("Bar dello Sport").saving_rules("Da zia Pina 1964")
    app = open_app(size, language="de", match=chosen.with_option("stop_at_61", True).kept())
    evening = Evening(app)
    wrong = watched_texts(monkeypatch, pygame.Rect(0, 0, *size))
    evening.control("more").confirm()
    app.draw()
    assert wrong == []
    check_targets([w for w in evening.top.group.order() if w.clip is None], pygame.Rect(0, 0, *size))
