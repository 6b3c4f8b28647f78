"""Where the cards may be that a seat does not see: nothing false is concluded, and nothing is left out."""

from collections.abc import Iterator, Mapping, Sequence

import pytest

from briscola.client.playback import Reel
from briscola.engine.rules import OptionValue
from briscola.players.card_codes import SUIT
from briscola.players.card_locations import STOCK, whereabouts
from briscola.players.knowledge import Knowledge
from tests.client.steps import play_steps

Game = tuple[str, int, dict[str, OptionValue]]
FEW = 7
"""So many unseen cards are dealt out in every way."""


def positions(game: Game) -> Iterator[tuple[Knowledge, Sequence[Sequence[int]]]]:
    """What each seat knew at every moment of a match played by chance, and what all held."""
    reel = Reel([event for _, step in play_steps(*game, 3) for event in step])
    for stop in range(len(reel.stops)):
        opened = reel.view(stop, opened=True)
        for seat in range(game[1]):
            sight = reel.sight(stop, seat)
            if sight is not None and opened is not None:
                number = sight.knowledge.coder.number
                hands = [[number[card] for card in hand if card is not None] for hand in opened.hands]
                yield sight.knowledge, hands


def dealt_out(
    cards: Sequence[int], room: Mapping[int, int], knowledge: Knowledge
) -> Iterator[dict[int, int]]:
    """Every way to put some cards where there is room and nobody has shown to lack the suit."""
    if not cards:
        yield {}
        return
    for place, free in room.items():
        if free and (place == STOCK or not knowledge.voids[place] >> SUIT[cards[0]] & 1):
            for rest in dealt_out(cards[1:], {**room, place: free - 1}, knowledge):
                yield {cards[0]: place, **rest}


@pytest.mark.parametrize("game", [("prini", 3, {"deal_all": True}), ("bisca", 2, {"hand_size": 9})])
def test_what_is_certain_and_possible_is_so_in_every_deal_that_fits_what_was_seen(game: Game) -> None:
    looked_at = 0
    for knowledge, _hands in positions(game):
        if not 0 < len(knowledge.unseen) <= FEW:
            continue
        looked_at += 1
        room = {
            place: knowledge.counts[place] - len(knowledge.held.get(place, ()))
            for place in knowledge.order
            if place != knowledge.me
        }
        room[STOCK] = max(0, knowledge.stock - (knowledge.turned is not None))
        ways = list(dealt_out(knowledge.unseen, room, knowledge))
        found = whereabouts(knowledge)
        for card in knowledge.unseen:
            homes = {way[card] for way in ways}
            assert {place for place, cards in found.possible.items() if card in cards} == homes
            sure = [place for place, cards in found.certain.items() if card in cards]
            assert sure == [place for place in homes if len(homes) == 1 and place != STOCK]
    assert looked_at > 20


@pytest.mark.parametrize(
    "game", [("briscola", 2, {"exchange": "seven_and_two"}), ("chiamata", 4, {"morto": "open"})]
)
def test_the_cards_are_where_they_are_said_to_be(game: Game) -> None:
    certain = 0
    for knowledge, hands in positions(game):
        found = whereabouts(knowledge)
        for place, hand in enumerate(hands):
            if place != knowledge.me:
                assert set(found.certain[place]) <= set(hand) <= found.possible[place]
                certain += len(found.certain[place])
    assert certain > 20
