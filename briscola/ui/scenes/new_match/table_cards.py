"""The big choices of the new match: a paper card for each table, with its picture and its name."""

from collections.abc import Callable, Sequence

import pygame

from briscola.i18n.spoken_words import ControlState, Role, Spoken
from briscola.ui.input.pointer import Pointer
from briscola.ui.render import primitives
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import INK, INK_2, RED
from briscola.ui.scenes.new_match.games import GameCard
from briscola.ui.scenes.new_match.table_thumbnail import draw_table
from briscola.ui.widgets.choice import Parts

NAME, NOTE = "heading", "body"
"""Roles of a card's words."""
TALLEST = 1.35
"""Largest height of a picture for its width."""
MOST_LINES = 2
"""Lines that a name or a note may take on a card."""


def margin(kit: Kit) -> int:
    """Paper round a card's picture, in px."""
    return max(7, kit.scale.px(16))


def caption_height(kit: Kit, cards: Sequence[GameCard], width: int) -> int:
    """Height in px that the words of every card need under pictures of this width."""
    fonts, parts = kit.fonts, ((NAME, [c.title for c in cards]), (NOTE, [c.note for c in cards]))
    lines = ((role, max(len(fonts.wrap(text, role, width)) for text in texts)) for role, texts in parts)
    return sum(min(MOST_LINES, count) * fonts.line(role) for role, count in lines) + kit.scale.px(8)


def widest_word(kit: Kit, cards: Sequence[GameCard]) -> int:
    """Width in px of the widest word on any card."""
    return max(
        kit.fonts.width(word, role)
        for card in cards
        for role, words in ((NAME, card.title), (NOTE, card.note))
        for word in words.split()
    )


def card_rects(kit: Kit, room: pygame.Rect, cards: Sequence[GameCard]) -> list[pygame.Rect]:
    """Rectangles of the cards in as many columns as make them largest, centred in `room`.

    Where there is more height than width, pictures are up to TALLEST times as high as wide.
    """
    gap, edge = kit.scale.px(26), 2 * margin(kit)
    least, shortest = widest_word(kit, cards) + edge, caption_height(kit, cards, room.width)
    best: list[pygame.Rect] = []
    for columns in range(len(cards), 0, -1):
        rows = -(-len(cards) // columns)
        width = min((room.width - gap * (columns - 1)) // columns, kit.scale.px(430))
        height = (room.height - gap * (rows - 1)) // rows
        # The caption grows where the card is narrow: shrink until picture and words fit the height.
        # First as far as the shortest caption needs it, without trying every width on the way.
        needed, most = -(-(width + shortest - height) // 4), (width - least) // 4 + 1
        width -= 4 * max(0, min(needed, most))
        while width >= least and width + caption_height(kit, cards, width - edge) > height:
            width -= 4
        # Where words would break in any number of columns, one row of cards breaks them least.
        if best and (width < least or width <= best[0].width):
            continue
        caption = caption_height(kit, cards, width - edge)
        tall = min(height, round((width - edge) * TALLEST) + edge + caption)
        whole = rows * tall + (rows - 1) * gap
        best = []
        for at in range(len(cards)):
            row, column = divmod(at, columns)
            in_row = min(columns, len(cards) - row * columns)
            left = room.centerx - (in_row * width + (in_row - 1) * gap) // 2
            top = room.centery - whole // 2 + row * (tall + gap)
            best.append(pygame.Rect(left + column * (width + gap), top, width, tall))
    return best


class TableCards(Parts):
    """The cards side by side; Left and Right choose, Enter or a press on the chosen one sits down."""

    def __init__(
        self,
        kit: Kit,
        room: pygame.Rect,
        cards: Sequence[GameCard],
        index: int,
        on_change: Callable[[int], None],
        on_start: Callable[[], None],
    ) -> None:
        self.rects, self.cards, self.on_start = card_rects(kit, room, cards), cards, on_start
        whole = self.rects[0].unionall(self.rects[1:])
        super().__init__(kit, whole, [card.title for card in cards], index, on_change, name="tables")
        self.on_paper = False
        self._over = -1

    def spoken(self) -> Spoken:
        return self.spoken_part(self.index)

    def spoken_part(self, index: int) -> Spoken:
        card = self.cards[index]
        chosen = (ControlState.CHOSEN,) if index == self.index else ()
        return Spoken(
            role=Role.OPTION,
            name=card.title,
            value=card.note,
            states=(*chosen, *self.states()),
            position=(index + 1, len(self.cards)),
        )

    @property
    def chosen_part(self) -> int:
        return self.index

    def press_part(self, index: int) -> None:
        """Choose a table; sit down at the chosen one."""
        if index == self.index:
            self.confirm()
        else:
            self.choose(index)

    def part(self, index: int) -> pygame.Rect:
        return self.rects[index]

    def _index(self, pos: tuple[int, int]) -> int:
        """Number of the card at a point; -1 for none."""
        return pygame.Rect(pos, (1, 1)).collidelist(self.rects)

    def hit(self, pos: tuple[int, int]) -> bool:
        return self._index(pos) >= 0

    def point(self, p: Pointer) -> bool:
        if p.kind == "move":
            self._over = -1 if p.touch else self._index(p.pos)
        return super().point(p)

    def released(self, p: Pointer, inside: bool) -> None:
        if inside:
            self.press_part(self._index(p.pos))

    def confirm(self) -> None:
        self.play_sound("click")
        self.on_start()

    def ring_rect(self) -> pygame.Rect:
        return self.part(self.index)

    def draw(self, target: pygame.Surface) -> None:
        for at in range(len(self.cards)):
            self._draw_card(target, at)

    def _draw_card(self, target: pygame.Surface, at: int) -> None:
        kit, scale, inset = self.kit, self.kit.scale, margin(self.kit)
        rect, card, chosen = self.rects[at], self.cards[at], at == self.index
        kit.paper.tag(rect.size).draw(target, rect.topleft)
        side = rect.width - 2 * inset
        caption = caption_height(kit, self.cards, side)
        picture = pygame.Rect(rect.x + inset, rect.y + inset, side, rect.height - 2 * inset - caption)
        draw_table(target, kit, picture, card.setup)
        if chosen:
            frame = rect.inflate(-scale.px(4), -scale.px(4))
            ring = primitives.ring(frame.size, 7 * scale.k, RED, max(3.0, 5 * scale.k))
            target.blit(ring, frame.topleft)
        y = picture.bottom + scale.px(8)
        for role, words, ink in ((NAME, card.title, RED if chosen else INK), (NOTE, card.note, INK_2)):
            for line in kit.fonts.wrap(words, role, side)[:MOST_LINES]:
                top = rect.centerx, y
                drawn = kit.fonts.draw(target, line, role, top, ink, anchor="midtop", width=side)
                if at == self._over and not chosen and role == NAME:
                    end = drawn.right - 1, drawn.bottom
                    pygame.draw.line(target, INK_2, drawn.bottomleft, end, 2)
                y += kit.fonts.line(role)
