"""An honest deal is proved; nothing can be changed after the seal."""

from typing import Any

import msgspec
import pygame
import pytest

from briscola.client.shuffle_proof import prove
from briscola.engine.events import Committed, Dealt, PackCut, Revealed
from briscola.ui.app import App
from briscola.ui.scenes.proof import ProofSheet
from tests.ui.conftest import Open
from tests.ui.demands import spoken
from tests.ui.hands import click, key, press
from tests.ui.played import Played
from tests.ui.results.kept import DRAWN, GAMES, game, result, written

# ---- the proof


def test_an_honest_deal_is_proved() -> None:
    played = game("two")
    proof = prove(played.log, played.view.rules.pack)
    assert proof is not None and proof.sealed and proof.dealt and proof.holds


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_proved(name: str) -> None:
    played = game(name)
    proof = prove(played.log, played.view.rules.pack)
    assert proof is not None and proof.holds


def test_two_cards_exchanged_in_the_pack_are_found() -> None:
    played = game("two")

    def exchange(event: Any) -> Any:
        if isinstance(event, Dealt):
            deck = list(event.deck)
            deck[3], deck[30] = deck[30], deck[3]
            return msgspec.structs.replace(event, deck=tuple(deck))
        return event

    proof = prove([exchange(event) for event in played.log], played.view.rules.pack)
    assert proof is not None and proof.sealed and not proof.dealt and not proof.holds


@pytest.mark.parametrize("what", ["bytes", "seal", "salt", "cut", "rubbish"])
def test_nothing_can_be_changed_after_the_seal(what: str) -> None:
    played = game("two")

    def change(event: Any) -> Any:
        if isinstance(event, Revealed) and what in ("bytes", "rubbish"):
            return msgspec.structs.replace(event, secret="00" * 32 if what == "bytes" else "no bytes")
        if isinstance(event, Committed) and what == "seal":
            return msgspec.structs.replace(event, sha256="0" * 64)
        if isinstance(event, PackCut) and what == "salt":
            return msgspec.structs.replace(event, salt="another")
        if isinstance(event, PackCut) and what == "cut":
            return msgspec.structs.replace(event, at=event.at % 39 + 1)
        return event

    proof = prove([change(event) for event in played.log], played.view.rules.pack)
    assert proof is not None and not proof.holds


def test_a_hand_that_goes_on_proves_nothing() -> None:
    played = game("two")
    cut_short = [event for event in played.log if not isinstance(event, Revealed)]
    assert prove(cut_short, played.view.rules.pack) is None


@pytest.mark.slow
def test_the_seal_says_what_was_found(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    played = game("two")
    scene = result(app, played)
    scene._skip()
    assert "Deck opened and verified" in [text for text, _ in written(app, monkeypatch)]
    false = tuple(
        msgspec.structs.replace(event, secret="11" * 32) if isinstance(event, Revealed) else event
        for event in played.log
    )
    forged = result(app, Played(setup=played.setup, log=false, view=played.view))
    forged._skip()
    assert "This is not the sealed deck!" in [text for text, _ in written(app, monkeypatch)]


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), spoken(DRAWN), ids=str)
@pytest.mark.parametrize("honest", [True, False])
def test_the_sheet_shows_every_number_of_the_check(
    open_app: Open, size: tuple[int, int], language: str, honest: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(size, language=language)
    played = game("two")
    proof = prove(played.log, played.view.rules.pack)
    assert proof is not None
    if not honest:
        proof = type(proof)(
            sha256=proof.sha256, secret="ab" * 32, salt="", at=proof.at, sealed=False, dealt=False
        )
    scene = result(app, played)
    scene._skip()
    app.push(ProofSheet(app, proof))
    found = written(app, monkeypatch)
    whole = "".join(text for text, _ in found)
    assert proof.sha256 in whole and proof.secret in whole and str(proof.at) in whole
    sheet = app.scenes[-1]
    assert isinstance(sheet, ProofSheet)
    inside = [rect for text, rect in found if text in {t for _, lines, _ in sheet.rows for t in lines}]
    assert inside and all(sheet.rect.contains(rect) for rect in inside)
    close = sheet.group.order()[0]
    assert all(not close.rect.colliderect(rect) for rect in inside)


def test_the_seal_opens_the_sheet_and_esc_closes_it(app: App) -> None:
    scene = result(app, game("two"))
    scene._skip()
    seal = next(widget for widget in scene.group.order() if widget.name == "seal")
    click(scene, (seal.rect.right - 20, seal.rect.centery))
    assert isinstance(app.top, ProofSheet)
    app.dispatch(key(pygame.K_ESCAPE))
    assert app.scenes[-1] is scene
    scene.group.focus_name("verify")
    press(scene, pygame.K_RETURN)
    assert isinstance(app.top, ProofSheet)


def test_while_the_match_goes_on_the_menu_opens_a_pause(app: App) -> None:
    gone: list[str] = []
    doors = {"on_title": lambda: gone.append("title"), "on_menu": lambda: gone.append("pause")}
    scene = result(app, game("two"), **doors)
    scene._skip()
    press(scene, pygame.K_ESCAPE)
    click(scene, scene.plan.menu)
    assert gone == ["pause", "pause"]


def test_the_menu_leads_to_the_title(app: App) -> None:
    gone: list[str] = []
    scene = result(app, game("two"), on_title=lambda: gone.append("title"))
    press(scene, pygame.K_ESCAPE)
    scene._skip()
    click(scene, scene.plan.menu)
    assert gone == ["title", "title"]
