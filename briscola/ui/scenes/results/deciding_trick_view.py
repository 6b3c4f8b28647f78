"""The trick that decided a match, shown again: the cards in order, and under each its player."""

from collections.abc import Callable, Sequence

import pygame

from briscola.client.setup.match_setup import MatchSetup
from briscola.client.view.deciding_trick import DecidingTrick
from briscola.client.view.view import View
from briscola.i18n.card_words import card_name
from briscola.i18n.character_words import addressed
from briscola.i18n.result_words import decisive_words
from briscola.i18n.text import _
from briscola.ui.render.cards.sprites import CardStyle
from briscola.ui.render.kit import Kit
from briscola.ui.speech.reading import ReadingLine
from briscola.ui.views.faces.seat_views import draw_small_face
from briscola.ui.views.props import draw_slip, slip_size

STEP = 1.16
"""Distance of two cards, in widths of a card, if there is room."""
TURNS = (-3.0, 2.0, -1.5, 3.0, -2.0, 1.5)
"""Degrees by which the cards are turned."""
DROP = 0.12
"""Height from which a card falls, in its own heights."""


class DecidingTrickView:
    """The trick in the middle of a room; positions in px."""

    def __init__(
        self,
        kit: Kit,
        room: pygame.Rect,
        found: DecidingTrick,
        view: View,
        setup: MatchSetup,
        names: Sequence[str],
    ) -> None:
        """`names` per place."""
        self._kit, self._trick, self._face_of, self._names = kit, found.trick, setup.face_of, names
        scale, count = kit.scale, len(found.trick.plays)
        self._title = _("The trick that decided it")
        self._words = decisive_words(found, view, names, you=addressed(setup))
        self.slip = slip = pygame.Rect((0, 0), slip_size(kit, self._lines, room.width))
        disc, gap = max(34, scale.px(62)), scale.px(22)
        ratio = kit.sprites.info.ratio
        tall = room.height - slip.height - gap - disc * 2 // 3
        tall = min(tall, scale.px(330), round(room.width / (ratio * (STEP * (count - 1) + 1.1))))
        self.height = height = max(scale.px(100), tall)
        """Height of a card."""
        used = slip.height + gap + height + disc * 2 // 3
        slip.midtop = (room.centerx, room.y + max(0, room.height - used) // 2)
        width = height * ratio
        step = min(width * STEP, (room.width - width) / max(1, count - 1))
        y = slip.bottom + gap + height // 2
        xs = [round(room.centerx + step * (at - (count - 1) / 2)) for at in range(count)]
        self.cards: Sequence[tuple[int, int]] = [(x, y) for x in xs]
        """Middles of the cards."""
        self.faces = [pygame.Rect(0, 0, disc, disc) for _x in xs]
        for face, x in zip(self.faces, xs, strict=True):
            face.center = (x, y + height // 2 + disc // 6)

    @property
    def _lines(self) -> Sequence[tuple[str, str]]:
        return (("row", self._title), ("small", self._words))

    def reading(self) -> Sequence[ReadingLine]:
        """The words, and each card with its player's name."""
        naming, names = self._kit.naming, self._names
        plays = [f"{names[play.seat]}: {card_name(play.card, naming=naming)}" for play in self._trick.plays]
        return [ReadingLine(self._title, heading=True), ReadingLine(self._words), *map(ReadingLine, plays)]

    def draw(self, target: pygame.Surface, fallen: Callable[[int], float]) -> None:
        """Draw the words and each card as far as it has fallen; once all lie, the winning card is lit.

        `fallen` gives the share (0…1) of a card's fall.
        """
        kit, trick = self._kit, self._trick
        draw_slip(target, kit, self.slip, self._lines, align="center")
        over = all(fallen(at) >= 1 for at in range(len(trick.plays)))
        for at, (play, (x, y), disc) in enumerate(zip(trick.plays, self.cards, self.faces, strict=True)):
            share = fallen(at)
            if share <= 0:
                continue
            look = CardStyle(lift=1 - share, winning=over and play.seat == trick.winner)
            above = round((1 - share) * DROP * self.height)
            turn = TURNS[at % len(TURNS)]
            kit.sprites.draw(target, play.card.code, (x, y - above), self.height, turn, look)
            if share >= 1:
                face = self._face_of(play.seat)
                draw_small_face(target, kit, disc, face)
                if not face:  # the dummy
                    kit.sprites.draw(target, None, disc.center, disc.height * 0.62, 7)
