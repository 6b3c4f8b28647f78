"""An honest deal is proved; nothing can be changed after the seal."""

from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest
from msgspec import structs

from briscola.client.checking.check_script import CHECK_SCRIPT
from briscola.client.checking.shuffle_proof import Evidence, Proof, prove, prove_draw, short
from briscola.engine.events import ABSENCE_REASONS, Committed, Dealt, DrawnForDeal, PackCut, Revealed
from briscola.engine.shuffle import seed_of, shuffle_and_cut
from briscola.engine.terms import Terms
from briscola.engine.variants import make_rules
from briscola.i18n.friends_words import absence_words, untold_words
from briscola.table.deals import SystemDeals
from briscola.table.table import RefereedTable
from briscola.ui.app import App
from briscola.ui.input.clipboard import paste
from briscola.ui.scene import Scene
from briscola.ui.scenes.results.actions import HomeExit
from briscola.ui.scenes.results.proof import CheckProgram, ProofSheet, salt_words
from briscola.ui.widgets.button import Button, CopyButton
from tests.ui.conftest import Open
from tests.ui.demands import spoken
from tests.ui.driver import control, on_top
from tests.ui.hands import click, key, press
from tests.ui.played import Played
from tests.ui.results.conftest import Written
from tests.ui.results.kept import DRAWN, GAMES, final, game, match, result, run


def proof_of(name: str = "two", change: Callable[[Any], Any] = lambda event: event) -> Proof:
    """The proof of a hand, each of whose events was changed so."""
    played = game(name)
    proof = prove([change(event) for event in played.log], played.view.rules.pack)
    assert proof is not None
    return proof


def evidence(**changes: Any) -> Evidence:
    """What lies behind the seal of a hand whose record is kept."""
    return Evidence(
        **{"proof": proof_of(), "digest": "3c" * 32, "file": Path("/evenings/a1.jsonl"), **changes}
    )


@pytest.mark.parametrize("name", GAMES)
def test_an_honest_deal_of_every_game_is_proved(name: str) -> None:
    proof = proof_of(name)
    assert proof.sealed and proof.dealt and proof.holds


def test_two_cards_exchanged_in_the_pack_are_found() -> None:
    def exchange(event: Any) -> Any:
        if isinstance(event, Dealt):
            deck = list(event.deck)
            deck[3], deck[30] = deck[30], deck[3]
            return msgspec.structs.replace(event, deck=tuple(deck))
        return event

    proof = proof_of(change=exchange)
    assert proof.sealed and not proof.dealt and not proof.holds


@pytest.mark.parametrize("what", ["bytes", "seal", "salt", "cut", "rubbish"])
def test_nothing_can_be_changed_after_the_seal(what: str) -> None:
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

    assert not proof_of(change=change).holds


def test_a_hand_that_goes_on_proves_nothing() -> None:
    played = game("two")
    cut_short = [event for event in played.log if not isinstance(event, Revealed)]
    assert prove(cut_short, played.view.rules.pack) is None


@pytest.mark.slow
def test_the_seal_says_what_was_found(app: App, written: Written) -> None:
    played = game("two")
    scene = result(app, played)
    press(scene, pygame.K_SPACE)
    assert control(scene, "seal").spoken().name == "Deck opened and verified"
    false = tuple(
        msgspec.structs.replace(event, secret="11" * 32) if isinstance(event, Revealed) else event
        for event in played.log
    )
    forged = result(app, Played(setup=played.setup, log=false, view=played.view))
    press(forged, pygame.K_SPACE)
    assert "This is not the sealed deck!" in dict(written(app))


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), spoken(DRAWN), ids=str)
@pytest.mark.parametrize("honest", [True, False])
def test_the_sheet_shows_every_value_of_the_check(
    open_app: Open, size: tuple[int, int], language: str, honest: bool, written: Written
) -> None:
    app = open_app(size, language=language)
    proof = proof_of()
    if not honest:
        proof = structs.replace(proof, secret="ab" * 32, salt="", sealed=False, dealt=False)
    found = evidence(proof=proof)
    sheet = sheet_of(app, found)
    lines = written(app)
    for view in sheet.views:
        for _ in range(40):  # to the end of what scrolls
            view.scroll_to(view.offset + view.rect.height // 2)
            app.draw()
    whole = "".join(text for text, _ in lines)
    for value in (proof.sha256, proof.secret, str(proof.at), found.digest):
        assert value in whole
    assert all(sheet.rect.left <= rect.left and rect.right <= sheet.rect.right for _, rect in lines)
    buttons = [w for w in sheet.group.widgets if isinstance(w, Button) and not isinstance(w, CopyButton)]
    assert len(buttons) == 2 and all(sheet.rect.contains(w.rect) for w in buttons)
    assert not buttons[0].rect.colliderect(buttons[1].rect)


def test_each_value_is_copied_whole(app: App) -> None:
    pygame.scrap.put_text("")
    sheet, proof = sheet_of(app, evidence()), proof_of()
    copied = []
    for name in ("copy-seal", "copy-salt", "copy-bytes", "copy-digest"):
        control(sheet, name).confirm()
        copied.append(paste())
    assert copied == [proof.sha256, f"{proof.salt}\t{proof.at}", proof.secret, evidence().digest]


def test_at_several_computers_it_names_everybody_who_added_something(app: App, written: Written) -> None:
    shares = (("Anna", "6a" * 16), ("Leo", "b7" * 16))
    said = shown(app, written, shares=shares)
    assert all(f"{name} · {secret}" in said for name, secret in shares), said
    assert "What you added" not in said and "nobody has chosen these cards" in said


@pytest.mark.parametrize("why", ABSENCE_REASONS)
def test_nobody_is_said_to_have_chosen_nothing_where_a_computer_has_added_nothing(
    app: App, written: Written, why: str
) -> None:
    said = shown(app, written, shares=(("Anna", "6a" * 16),), absent=(("Leo", why),))
    assert absence_words("Leo", why) in said and "nobody has chosen" not in said
    said = shown(app, written, absent=(("Anna", why), ("Leo", why)))
    assert "Dealt by Anna" in said and absence_words("Anna", why) in said and "nobody has chosen" not in said


@pytest.mark.parametrize("shares", [(), (("Anna", "6a" * 16), ("Leo", "b7" * 16))])
def test_a_record_that_names_no_absence_is_said_to_show_nothing(
    app: App, written: Written, shares: tuple[tuple[str, str], ...]
) -> None:
    said = shown(app, written, shares=shares, names_absences=False)
    assert untold_words() in said and "nobody has chosen these cards" not in said


def sheet_of(app: App, found: Evidence) -> ProofSheet:
    """The sheet behind the seal, on the screen."""
    app.push(Scene(app))
    app.push(sheet := ProofSheet(app, found))
    return sheet


def shown(app: App, written: Written, **who: Any) -> str:
    """The sheet of a hand that Anna dealt at a table of several computers, in one line."""
    sheet_of(app, evidence(dealt_by="Anna", **who))
    return " ".join(text for text, _ in written(app))


def test_another_program_is_shown_as_it_is_and_copied_whole(app: App) -> None:
    sheet_of(app, evidence())
    app.push(CheckProgram(app, Path("/evenings/a b.jsonl")))
    page = app.scenes[-1]
    control(page, "copy").confirm()
    assert paste() == CHECK_SCRIPT
    control(page, "command").confirm()
    assert paste().endswith(f'"{Path("/evenings/a b.jsonl")}"')


def test_who_added_nothing_reads_that() -> None:
    assert "no movement was heard" in salt_words(structs.replace(proof_of(), salt=""))


def test_the_cut_after_one_card_is_said_of_one_card() -> None:
    for salt in ("", "dice"):
        for at, cards in ((1, "1 card"), (7, "7 cards")):
            words = salt_words(structs.replace(proof_of(), salt=salt, at=at))
            assert words.lower().endswith(f"cut after {cards}")


def test_hash_and_digest_stand_behind_the_seal_alone(app: App, written: Written) -> None:
    proof = proof_of()
    for scene in (
        result(app, game("two"), evidence=evidence()),
        final(app, match("two"), evidence=evidence()),
    ):
        run(scene, 20.0)
        shown = " ".join(text for text, _ in written(app)).casefold()
        assert short(proof.sha256).casefold() not in shown and "3c3c" not in shown
        assert not any("verify" in getattr(widget, "text", "").casefold() for widget in scene.group.widgets)
        scene.group.focus_name("seal")
        press(scene, pygame.K_RETURN)
        read = " ".join(line.text for line in on_top(app, ProofSheet).reading())
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
    table = RefereedTable(
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
    seal = control(scene, "seal")
    click(scene, (seal.rect.right - 20, seal.rect.centery))
    assert isinstance(app.top, ProofSheet)
    app.dispatch(key(pygame.K_ESCAPE))
    assert app.scenes[-1] is scene
    scene.group.focus_name("seal")
    press(scene, pygame.K_RETURN)
    assert isinstance(app.top, ProofSheet)


@pytest.mark.parametrize("doors", [("leave",), ("leave", "menu")], ids=["to the title", "to a pause"])
def test_the_menu_leads_to_the_title_or_while_the_match_goes_on_to_a_pause(
    app: App, gone: list[str], doors: tuple[str, ...]
) -> None:
    scene = result(app, game("two"), **{name: partial(gone.append, name) for name in doors})
    press(scene, pygame.K_SPACE, pygame.K_ESCAPE)
    run(scene, 0.5)
    corner = control(scene, "menu")
    click(scene, corner.rect.center)
    assert gone == [doors[-1]] * 2
    looks = ("pause", "Pause") if "menu" in doors else ("back", "To the title")
    assert (corner.icon_name, corner.label) == looks, "what leaves looks like leaving"


@pytest.mark.parametrize("page", [result, final])
@pytest.mark.parametrize("way", ["Esc", "the corner"])
def test_from_the_end_of_a_cups_match_the_way_back_leads_to_the_cup(
    app: App, gone: list[str], way: str, page: Callable[..., Any]
) -> None:
    """Its closing picture is not lost by a press on what looks like a way back."""
    home = HomeExit(name=lambda: "The cup", words=lambda: "To the cup", open=partial(gone.append, "cup"))
    scene = page(app, match("two"), leave=partial(gone.append, "leave"), home=home)
    press(scene, pygame.K_SPACE)
    run(scene, 8)
    corner = control(scene, "menu")
    assert (corner.icon_name, corner.label) == ("back", "To the cup")
    if way == "Esc":
        press(scene, pygame.K_ESCAPE)
    else:
        click(scene, corner.rect.center)
    assert gone == ["cup"]
