"""What is told of the things on the table is true, and nothing that the person cannot know."""

import pytest

from briscola.client.fold import shown_hands
from briscola.client.view import ME, View
from briscola.engine.cards import Card
from briscola.engine.events import Signalled
from briscola.i18n.card_words import card_name
from briscola.i18n.text import use
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
    signs = table.scene.over.signs
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
    table.scene.over.signs.clear()
    table.scene.over.signs.tell(Signalled(seat=1, sign="ace", seen_by=(0,)))
    table.app.tick(6.0)
    table.app.tick(0.1)
    assert not table.of_kind("trace")
