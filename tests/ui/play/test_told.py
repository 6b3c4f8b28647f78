"""What is told of the things on the table is true, in every game, and nothing that the person cannot know."""

import pytest
from msgspec.structs import replace

from briscola.client.view.folding import shown_hands
from briscola.client.view.view import ME, View
from briscola.engine.cards import Card
from briscola.engine.events import Signalled
from briscola.i18n.card_words import card_name
from briscola.i18n.text import use
from briscola.i18n.tooltip_words import plays_for_dummy
from tests.spread import quick_some
from tests.ui.evening import GAMES
from tests.ui.hands import mouse_move
from tests.ui.play.pointed import Table


def test_the_turned_card_is_shown_whole() -> None:
    table = Table("two").to_play()
    assert table.view.turned is not None
    table.point_at(table.thing("turned"))
    assert table.told.card == table.view.turned.code
    assert table.told.head.lower() == card_name(table.view.turned)


def test_points_are_told_only_where_the_person_lets_them_be_counted() -> None:
    for counted in (True, False):
        table = Table("two", live_points=counted).to_play(3)
        table.point_at(table.thing("pile"))
        assert (" points" in table.told.text.replace("the points", "")) is counted
        assert "cards" in table.told.text


def named(text: str, view: View) -> set[Card]:
    """The cards that a text names."""
    return {card for card in view.rules.pack if card_name(card) in text.lower()}


@pytest.mark.parametrize("game", quick_some(list(GAMES), 4))
def test_no_answer_names_a_card_that_the_person_cannot_know(game: str) -> None:
    """Neither by its name nor by its picture; and nobody is called the partner before everybody knows."""
    table = Table(game)
    for view in table.moments(8):
        seen = table.scene.seat.view if table.scene.seat.dealt else None
        known = {card for hand in view.hands for card in hand if card is not None}
        known |= {on.card for on in (*view.table, *view.last)} | {card for _seat, card in view.drawn}
        known |= {card for card in (view.turned, view.called) if card is not None}
        if seen is not None:
            assert shown_hands(view, seen).hands == view.hands
        for thing in table.things:
            tip = thing.told()
            assert named(f"{tip.head} {tip.text}", view) <= known, thing.name
            assert not tip.card or tip.card in {card.code for card in known}
        if view.caller is not None and not view.revealed and ME not in (view.caller, view.partner):
            assert not any("the partner" in thing.told().text for thing in table.of_kind("seat"))


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_every_language_has_words_for_a_table(language: str) -> None:
    table = Table("pairs", language=language).to_play(2)
    lasting = [thing for thing in table.things if thing.thing.kind != "slip"]
    heads = [(thing.told().head, thing.told().text) for thing in lasting]
    use("en")
    others = [(thing.told().head, thing.told().text) for thing in lasting]
    assert all(head for head, _text in heads)
    if language != "en":
        same = [mine for mine, english in zip(heads, others, strict=True) if mine == english]
        assert not same


def test_a_sign_that_is_over_leaves_a_trace_until_the_trick_ends() -> None:
    table = Table("pairs").to_play(1)
    signs = table.scene.overlays.signs
    table.app.dispatch(mouse_move((5, 5)))
    signs.clear()
    before = table.picture()
    table.show(Signalled(seat=2, sign="three", seen_by=()))
    table.app.tick(0.3)
    assert not table.of_kind("trace"), "it is still being made"
    table.app.tick(6.0)
    table.app.tick(0.1)
    trace = table.thing("trace", 2)
    assert table.point_at(trace)
    assert table.told.head == "Ada"
    assert table.told.text == "Last sign: twists the mouth (has the three of trumps)"
    table.app.dispatch(mouse_move((5, 5)))
    table.app.tick(0.1)
    changed = table.changed(before)
    assert changed and trace.rect.inflate(10, 10).contains(changed)
    trick = table.view.tricks
    table.play_first()
    while table.view.tricks == trick:
        assert signs.went_by == (2,)
        table.app.tick(0.05)
    assert signs.went_by == ()
    table.app.tick(0.0)
    assert not table.of_kind("trace")


def test_a_sign_caught_from_the_other_side_leaves_none() -> None:
    table = Table("pairs").to_play(1)
    table.scene.overlays.signs.clear()
    table.scene.overlays.signs.show(Signalled(seat=1, sign="ace", seen_by=(0,)))
    table.app.tick(6.0)
    table.app.tick(0.1)
    assert not table.of_kind("trace")


def others_cards(cards: tuple[Card | None, ...]) -> list[Card]:
    found = [card for card in cards if card is not None]
    assert len(found) == len(cards), "a card is seen from behind"
    return found


def test_the_other_hand_lies_open_and_says_what_it_is() -> None:
    """V-SC-1."""
    table = Table("scoperta").to_play(2)
    held = others_cards(table.view.hands[1])
    shown = {t.thing.card: t for t in table.of_kind("open") if t.thing.place == 1}
    assert set(shown) == set(held) and not table.of_kind("backs")
    for card, thing in shown.items():
        assert card is not None and table.point_at(thing)
        assert table.told.head.lower() == card_name(card) and "face up" in table.told.text


@pytest.mark.slow
def test_no_open_card_covers_another() -> None:
    for size in ((1024, 600), (1280, 800), (1920, 1080)):
        table = Table("scoperta", size).to_play()
        rects = [t.rect for t in table.of_kind("open")]
        shared = [a.clip(b).width for a in rects for b in rects if a is not b]
        assert len(rects) == len(table.view.hands[1]) and max(shared, default=0) <= 0.06 * rects[0].width


def test_nothing_speaks_of_trumps_where_there_are_none() -> None:
    """V-BO-1: no emblem, and nothing that answers has a word of it, but for the slip that says so."""
    for language, word in (("en", "trump"), ("it", "briscola"), ("fr", "atout")):
        table = Table("briscolone", language=language)
        use(language)
        for _view in table.moments(4):
            assert not table.of_kind("emblem") and not table.of_kind("turned")
            for thing in table.things:
                if thing.thing.kind == "slip":
                    continue
                told = thing.told()
                said = told if isinstance(told, str) else f"{told.head} {told.text}" if told else ""
                assert word not in said.lower(), said
    use("en")


def test_an_open_dummy_stands_once_and_its_sheet_says_who_plays_for_it() -> None:
    """V-MO-8: read on the sheet, so not a second time beside its face."""
    table = Table("open dummy").to_play(1)
    dummy = table.view.rules.dummy_seat
    assert dummy is not None
    lying = [t.thing for t in table.things if t.thing.place == dummy and t.thing.card is not None]
    assert {t.kind for t in lying if t.kind in ("open", "tray")} == {"tray"}
    cards = [t.card for t in lying if t.kind == "tray"]
    assert len(cards) == len(set(cards)) == len(others_cards(table.view.hands[dummy]))
    view, names = table.view, ("You", "Rocco", "Ada", "Teresa", "Dummy")
    held = replace(view, partner=dummy, revealed=True)
    assert plays_for_dummy(replace(held, caller=2), names) == "Ada plays for the dummy"
    secret = replace(view, partner=None, revealed=False, dealer=3)
    assert plays_for_dummy(replace(secret, caller=1), names) == "Teresa plays for the dummy"
    assert plays_for_dummy(replace(secret, caller=3), names) == "Ada plays for the dummy"
    assert plays_for_dummy(replace(secret, dealer=0, caller=1), names) == "You play for the dummy"
