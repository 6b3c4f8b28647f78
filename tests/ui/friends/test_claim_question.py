"""The question about a claimed seat, over the table and under other sheets."""

from typing import cast

import pygame
import pytest
from msgspec.structs import replace

from briscola.client.visit.friends_client import FriendsClient
from briscola.network.messages.fields import Onlooker, RosterPlace
from briscola.ui.app import App
from briscola.ui.scenes.friends.claim_question import ClaimQuestion
from briscola.ui.scenes.friends.lobby import TablePage
from briscola.ui.scenes.sheets.dialog import Dialog
from tests.ui.friends.lobby import KEYS, AtLobby

ROSA = RosterPlace(seat=2, name="Bruno", key=KEYS[2], here=False, claimant=Onlooker(key=KEYS[3], name="Rosa"))
DINO = replace(ROSA, claimant=Onlooker(key=KEYS[4], name="Dino"))


class Asked(AtLobby):
    """Somebody at a table, who is asked about claims."""

    def __init__(self, app: App) -> None:
        super().__init__(app, hosting=True)
        self.question = ClaimQuestion(app, cast(FriendsClient, self.friends))

    def title(self) -> str:
        return self.on_top(Dialog).title()

    def covered(self) -> Dialog:
        """Another sheet lies over the question."""
        sheet = Dialog(self.app, title=lambda: "Another", text=lambda: "", yes=lambda: "Yes")
        self.app.push(sheet)
        return sheet


@pytest.fixture
def asked(app: App) -> Asked:
    found = Asked(app)
    found.question.follow([ROSA])
    return found


def test_the_question_stays_whatever_else_changes_at_the_seat(
    asked: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog, calls = asked.app.top, []
    monkeypatch.setattr(asked.app, "call_person", lambda: calls.append(True))
    for place in (replace(ROSA, stand_in=True), replace(ROSA, claimable=True)):
        asked.question.follow([place])
        assert asked.app.top is dialog and not calls


def test_a_question_under_another_sheet_goes_once_that_is_closed(asked: Asked) -> None:
    sheet = asked.covered()
    asked.question.follow([])
    assert asked.app.top is sheet
    asked.app.pop()
    asked.question.follow([])
    asked.on_top(TablePage)


def test_whoever_claims_the_seat_next_is_asked_about_anew(asked: Asked) -> None:
    asked.covered()
    asked.question.follow([DINO])
    assert asked.title() == "A seat for Dino?"
    asked.click_on("yes")
    assert asked.friends.done == [("consent", DINO, True)]
    assert asked.title() == "Another"
    asked.app.pop()
    asked.question.follow([])
    assert asked.app.top is asked.page


def test_an_answer_names_whoever_was_asked_about(asked: Asked) -> None:
    asked.click_on("no")
    asked.question.follow([ROSA])
    assert asked.app.top is asked.page, "she is asked once"
    assert asked.friends.done == [("consent", ROSA, False)]


@pytest.mark.parametrize(("way", "done"), [("yes", [("consent", ROSA, True)]), ("", [])])
def test_a_question_that_went_with_the_scenes_is_asked_again_but_no_closed_one(
    asked: Asked, way: str, done: list[object]
) -> None:
    for _match_or_page in range(2):
        asked.question.leave_scenes()
        asked.app.reset(asked.page)
        asked.question.follow([ROSA])
        assert asked.title() == "A seat for Rosa?"
    if way:
        asked.click_on(way)
    else:
        asked.keys(pygame.K_ESCAPE)
    asked.question.follow([ROSA])
    assert asked.app.top is asked.page
    asked.question.leave_scenes()
    asked.app.reset(asked.page)
    asked.question.follow([ROSA])
    assert asked.app.top is asked.page
    assert asked.friends.done == done
