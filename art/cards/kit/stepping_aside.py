"""Figures drawn so that they make room for an index."""

from collections.abc import Callable, Mapping

from art.cards.kit.room import Room
from art.cards.kit.svg import Drawing


def roomy(
    figures: Mapping[str, Callable[[Drawing], None]], rooms: Mapping[str, Room]
) -> dict[str, Callable[[Drawing], None]]:
    """The figures, those with a room drawn so that they step aside for an index."""
    return {
        code: _in_room(figure, rooms[code]) if code in rooms else figure for code, figure in figures.items()
    }


def _in_room(figure: Callable[[Drawing], None], room: Room) -> Callable[[Drawing], None]:
    def draw(d: Drawing) -> None:
        if room.whole:
            with d.stepping(room.all(d.width, d.height)):
                figure(d)
        else:
            d.room = room
            figure(d)
            d.room = None

    return draw
