"""The two games of the wider family that look different: hands that lie open, and no trump at all."""

from dataclasses import replace

import pytest

from briscola.engine.cards import Card
from briscola.i18n.card_words import card_name
from briscola.i18n.text import use
from briscola.i18n.tooltip_words import plays_for_dummy
from tests.ui.play.pointed import Table


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
