"""An honest deal is proved; nothing can be changed after the seal."""

import dataclasses
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from briscola.client.check_script import CHECK_SCRIPT
from briscola.client.shuffle_proof import Evidence, prove, prove_draw, short
from briscola.deals import SystemDeals
from briscola.engine.events import ABSENCE_REASONS, Committed, Dealt, DrawnForDeal, PackCut, Revealed
from briscola.engine.shuffle import seed_of, shuffle_and_cut
from briscola.engine.terms import Terms
from briscola.engine.variants import make_rules
from briscola.i18n.friends_words import absence_words
from briscola.table import Table
from briscola.ui.app import App
from briscola.ui.input.clipboard import paste
from briscola.ui.scene import Scene
from briscola.ui.scenes.proof import CheckProgram, ProofSheet, salt_words
from briscola.ui.widgets import Button
from tests.ui.conftest import Open
from tests.ui.demands import spoken
from tests.ui.driver import control
from tests.ui.hands import click, key, press
from tests.ui.played import Played
from tests.ui.results.kept import DRAWN, GAMES, final, game, match, result, run, written


def evidence(played: Played) -> Evidence:
    """What lies behind the seal of a hand whose record is kept."""
    return Evidence(
        proof=prove(played.log, played.view.rules.pack), digest="3c" * 32, file=Path("/evenings/a1.jsonl")
    )


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
    press(scene, pygame.K_SPACE)
    seal = next(widget for widget in scene.group.order() if widget.name == "seal")
    assert seal.spoken().name == "Deck opened and verified"
    false = tuple(
        msgspec.structs.replace(event, secret="11" * 32) if isinstance(event, Revealed) else event
        for event in played.log
    )
    forged = result(app, Played(setup=played.setup, log=false, view=played.view))
    press(forged, pygame.K_SPACE)
    assert "This is not the sealed deck!" in [text for text, _ in written(app, monkeypatch)]


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), spoken(DRAWN), ids=str)
@pytest.mark.parametrize("honest", [True, False])
def test_the_sheet_shows_every_value_of_the_check(
    open_app: Open, size: tuple[int, int], language: str, honest: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(size, language=language)
    found = evidence(game("two"))
    proof = found.proof
    assert proof is not None
    if not honest:
        proof = dataclasses.replace(proof, secret="ab" * 32, salt="", sealed=False, dealt=False)
        found = dataclasses.replace(found, proof=proof)
    sheet = ProofSheet(app, found)
    app.push(Scene(app))
    app.push(sheet)
    lines = written(app, monkeypatch)
    assert sheet.view is not None
    for _ in range(40):  # to the end of what scrolls
        sheet.view.scroll_to(sheet.view.offset + sheet.view.rect.height // 2)
        app.draw()
    whole = "".join(text for text, _ in lines)
    for value in (proof.sha256, proof.secret, str(proof.at), found.digest):
        assert value in whole
    assert all(sheet.rect.left <= rect.left and rect.right <= sheet.rect.right for _, rect in lines)
    buttons = [w for w in sheet.group.widgets if isinstance(w, Button) and w.clip is None]
    assert len(buttons) == 2 and all(sheet.rect.contains(w.rect) for w in buttons)
    assert not buttons[0].rect.colliderect(buttons[1].rect)


def test_each_value_is_copied_whole(app: App) -> None:
    pygame.scrap.put_text("")
    found = evidence(game("two"))
    assert found.proof is not None
    sheet = ProofSheet(app, found)
    app.push(Scene(app))
    app.push(sheet)
    copied = []
    for name in ("copy-seal", "copy-salt", "copy-bytes", "copy-digest"):
        control(sheet, name).confirm()
        copied.append(paste())
    salt = f"{found.proof.salt}\t{found.proof.at}"
    assert copied == [found.proof.sha256, salt, found.proof.secret, found.digest]


def test_at_several_computers_it_names_everybody_who_added_something(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    shares = (("Anna", "6a" * 16), ("Leo", "b7" * 16))
    said = shown(app, monkeypatch, shares=shares)
    assert all(f"{name} · {secret}" in said for name, secret in shares), said
    assert "What you added" not in said and "nobody has chosen these cards" in said


@pytest.mark.parametrize("why", ABSENCE_REASONS)
def test_nobody_is_said_to_have_chosen_nothing_where_a_computer_has_added_nothing(
    app: App, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    said = shown(app, monkeypatch, shares=(("Anna", "6a" * 16),), absent=(("Leo", why),))
    assert absence_words("Leo", why) in said and "nobody has chosen" not in said
    said = shown(app, monkeypatch, absent=(("Anna", why), ("Leo", why)))
    assert "Dealt by Anna" in said and absence_words("Anna", why) in said and "nobody has chosen" not in said


def shown(
    app: App,
    monkeypatch: pytest.MonkeyPatch,
    *,
    shares: tuple[tuple[str, str], ...] = (),
    absent: tuple[tuple[str, str], ...] = (),
) -> str:
    """The sheet of a hand that Anna dealt at a table of several computers, in one line."""
    app.push(Scene(app))
    found = dataclasses.replace(evidence(game("two")), dealt_by="Anna", shares=shares, absent=absent)
    app.push(ProofSheet(app, found))
    return " ".join(text for text, _ in written(app, monkeypatch))


def test_another_program_is_shown_as_it_is_and_copied_whole(app: App) -> None:
    app.push(Scene(app))
    app.push(ProofSheet(app, evidence(game("two"))))
    app.push(CheckProgram(app, Path("/evenings/a b.jsonl")))
    page = app.scenes[-1]
    control(page, "copy").confirm()
    assert paste() == CHECK_SCRIPT
    control(page, "command").confirm()
    assert paste().endswith('"/evenings/a b.jsonl"')


def test_who_added_nothing_reads_that() -> None:
    found = evidence(game("two")).proof
    assert found is not None
    assert "no movement was heard" in salt_words(dataclasses.replace(found, salt=""))


def test_the_cut_after_one_card_is_said_of_one_card() -> None:
    found = evidence(game("two")).proof
    assert found is not None
    for salt in ("", "dice"):
        one = salt_words(dataclasses.replace(found, salt=salt, at=1))
        assert one.lower().endswith("cut after 1 card")
        assert salt_words(dataclasses.replace(found, salt=salt, at=7)).lower().endswith("cut after 7 cards")


def test_hash_and_digest_stand_behind_the_seal_alone(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    hand, whole = game("two"), match("two")
    for scene in (result(app, hand, evidence=evidence(hand)), final(app, whole, evidence=evidence(whole))):
        run(scene, 20.0)
        proof = scene.evidence.proof
        assert proof is not None
        shown = " ".join(text for text, _ in written(app, monkeypatch)).casefold()
        assert short(proof.sha256).casefold() not in shown and "3c3c" not in shown
        assert not any("verify" in getattr(widget, "text", "").casefold() for widget in scene.group.widgets)
        scene.group.focus_name("seal")
        press(scene, pygame.K_RETURN)
        assert isinstance(app.top, ProofSheet)
        read = " ".join(line.text for line in app.top.reading())
        assert proof.sha256 in read and "3c" * 32 in read
        app.dispatch(key(pygame.K_ESCAPE))


@pytest.mark.parametrize("change", ["31 bytes", "a seal used before", "a computer's cut", "no cut"])
def test_the_window_holds_a_shuffle_to_the_same_checks_as_verify(change: str) -> None:
    log = list(game("five").log)
    at = {type(event): n for n, event in enumerate(log)}
    committed, cut, dealt = log[at[Committed]], log[at[PackCut]], log[at[Dealt]]
    assert isinstance(committed, Committed) and isinstance(cut, PackCut) and isinstance(dealt, Dealt)
    pack = game("five").view.rules.pack
    if change == "31 bytes":
        short = bytes(31)
        log[at[Committed]] = msgspec.structs.replace(committed, sha256=sha256(short).hexdigest())
        log[at[Revealed]] = Revealed(hand=1, secret=short.hex())
        deck, place = shuffle_and_cut(pack, seed_of(short, cut.salt), cut.at if cut.seat == 0 else None)
        log[at[Dealt]] = msgspec.structs.replace(dealt, deck=deck)
        log[at[PackCut]] = msgspec.structs.replace(cut, at=place)
    elif change == "a seal used before":
        log.insert(at[Committed], committed)
    else:
        revealed = log[at[Revealed]]
        assert isinstance(revealed, Revealed)
        place = 0 if change == "no cut" else cut.at % 39 + 1
        seed = seed_of(bytes.fromhex(revealed.secret), cut.salt)
        seat = 0 if change == "no cut" else 1
        log[at[Dealt]] = msgspec.structs.replace(dealt, deck=shuffle_and_cut(pack, seed, place)[0])
        log[at[PackCut]] = msgspec.structs.replace(cut, at=place, seat=seat)
    proof = prove(log, pack)
    assert proof is not None and not proof.holds


def test_the_draw_for_the_deal_is_proved_too() -> None:
    rules = make_rules("briscola", 3, {})
    table = Table(
        rules,
        winning_hands=1,
        levels=("person", "random", "random"),
        deals=SystemDeals(),
        terms=Terms(header="{}"),
    )
    table.begin_match()
    table.seal_draw()
    assert prove_draw(table.log, rules) is None
    table.draw(salt="mine")
    proof = prove_draw(table.log, rules)
    assert proof is not None and proof.holds and proof.salt == "mine" and proof.at is None
    for number, event in enumerate(table.log):
        if isinstance(event, DrawnForDeal):
            false = msgspec.structs.replace(event, dealer=(event.dealer + 1) % 3)
            forged = prove_draw([*table.log[:number], false, *table.log[number + 1 :]], rules)
            assert forged is not None and forged.sealed and not forged.dealt


def test_the_seal_opens_the_sheet_and_esc_closes_it(app: App) -> None:
    scene = result(app, game("two"))
    press(scene, pygame.K_SPACE)
    run(scene, 0.5)
    seal = next(widget for widget in scene.group.order() if widget.name == "seal")
    click(scene, (seal.rect.right - 20, seal.rect.centery))
    assert isinstance(app.top, ProofSheet)
    app.dispatch(key(pygame.K_ESCAPE))
    assert app.scenes[-1] is scene
    scene.group.focus_name("seal")
    press(scene, pygame.K_RETURN)
    assert isinstance(app.top, ProofSheet)


def test_while_the_match_goes_on_the_menu_opens_a_pause(app: App) -> None:
    gone: list[str] = []
    doors = {"leave": lambda: gone.append("title"), "menu": lambda: gone.append("pause")}
    scene = result(app, game("two"), **doors)
    press(scene, pygame.K_SPACE)
    press(scene, pygame.K_ESCAPE)
    run(scene, 0.5)
    click(scene, scene.plan.menu)
    assert gone == ["pause", "pause"]


def test_the_menu_leads_to_the_title(app: App) -> None:
    gone: list[str] = []
    scene = result(app, game("two"), leave=lambda: gone.append("title"))
    press(scene, pygame.K_ESCAPE)
    press(scene, pygame.K_SPACE)
    run(scene, 0.5)
    click(scene, scene.plan.menu)
    assert gone == ["title", "title"]
