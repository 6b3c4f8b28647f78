"""House rules of one's own circolo are saved under a name and chosen by one press."""

from typing import Any

import pygame
import pytest

from briscola.client.match_setup import MatchSetup
from briscola.ui.app import App
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.new_match.choices import SAVED_RULES, Choices
from briscola.ui.scenes.new_match.games import Form
from briscola.ui.scenes.new_match.kept_choices import recalled
from briscola.ui.scenes.new_match.more_rules import MoreRules
from briscola.ui.scenes.new_match.table_choice import TableChoice
from tests.spread import quick_some
from tests.ui.conftest import Open
from tests.ui.demands import SIZES, check_targets, watched_texts
from tests.ui.hands import typed
from tests.ui.new_match.evening import Evening

TWO = Form(variant="briscola", players=2)
STRICT = Choices(form=TWO).with_option("capot", True).with_option("tie", "last_trick")


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
    evening.scene.choose(evening.scene.choices.with_option("stop_at_61", True))
    save(evening, "Da Gino")
    evening.control("more").confirm()
    saved: Any = evening.control("saved")
    assert saved.labels == ["usual", "Bar Sport", "Da Gino"] and saved.index == 2
    saved.choose(1)
    assert evening.scene.choices.rules_name == "Bar Sport"
    evening.control("named").confirm()
    assert list(evening.scene.choices.saved_rules) == ["Da Gino"]
    assert evening.scene.choices.setup().options == {"capot": True, "tie": "last_trick"}


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
    found = recalled(chosen.kept())
    assert list(found.saved_rules) == [f"Bar {number}" for number in range(2, SAVED_RULES + 2)]
    assert found.with_saved_rules("Bar 5").setup() == STRICT.setup()
    damaged: object
    for damaged in (7, {"briscola-2": 7}, {"gone": {"a": {}}}, {"briscola-2": {"": {}, "b": 7}}):
        assert recalled({**chosen.kept(), "named_rules": damaged}).setup() == STRICT.setup()


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
