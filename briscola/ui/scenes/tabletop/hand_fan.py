"""The person's hand as one control: hover, keys, click, drag and throw, tap and flick."""

from collections.abc import Callable, Collection, Sequence
from functools import partial

import pygame
from msgspec import Struct

from briscola.engine.cards import card
from briscola.i18n.card_words import card_name, cards_text
from briscola.i18n.spoken_words import ControlState, Role, Spoken
from briscola.i18n.text import _, upper
from briscola.ui.input import pointer
from briscola.ui.input.pointer import Pointer
from briscola.ui.layout.table.card_spots import Key
from briscola.ui.layout.table.geometry import Pose, bounds
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.render.cards.card_art import Cover
from briscola.ui.render.cards.sprites import CardStyle, Laid
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import LAMP_LIGHT, Colour
from briscola.ui.scenes.tabletop.hand_motion import HandMotion
from briscola.ui.views.hint_slip import head_of, lamp_rect
from briscola.ui.views.table.flight import flying_card
from briscola.ui.widgets.widget import Widget, WidgetPart

DRAG_FROM = 9
"""Distance (|dx| + |dy|) in px at which a press becomes a drag; it grows with a scale above 1."""
THROW_FROM = 0.35
"""Way up, in heights of a card, after which a dragged card is thrown when it is let go."""
UPRIGHT = 0.3
"""Share of its turn in the fan that a dragged card keeps."""
KEPT_UP, KEPT_HEIGHT = 0.09, 1.18
"""Room in which a lifted card keeps the pointer, in its heights: so much higher up, and so tall."""
DIGITS = "1234567890"
DIMMED = (152, 148, 138)
"""Colour multiplied onto a card that may not be played: about 42 % darker."""


class _Drag(Struct):
    """A card held by the pointer: where it was taken, where the pointer is, and whether it has moved.

    `grip` is the way from the pointer to the card's middle; `left` tells if the pointer has left the hand.
    """

    code: str
    start: tuple[int, int]
    at: tuple[int, int]
    grip: tuple[float, float]
    moved: bool = False
    left: bool = False


class HandView(Widget):
    """The fan of cards, as a control.

    `on_play(code, pose)` is called for an allowed card, `on_refuse(code)` for a forbidden one.
    """

    def __init__(
        self,
        kit: Kit,
        layout: Layout,
        *,
        on_play: Callable[[str, Pose], None],
        on_refuse: Callable[[str], None],
        still: bool = False,
    ) -> None:
        """`still`: cards lift and fall at once (reduced motion, speed none)."""
        seen = layout.hand_rect.clip(pygame.Rect((0, 0), layout.size))
        super().__init__(kit, seen, name="hand")
        self.table = layout
        self.on_play, self.on_refuse = on_play, on_refuse
        self.codes: Sequence[str] = ()
        self.allowed: Collection[str] | None = None
        """Cards that may be played; None when it is not the person's turn."""
        self._pointed: str | None = None
        """The card that the pointer was last on, though it may have left the hand; or None."""
        self.cursor: str | None = None
        """The card chosen with the keys, or None."""
        self.in_flight: Collection[Key] = ()
        """Cards still on their way to the hand; they cannot be hit."""
        self.hinted: str | None = None
        """The advised card, which stands out a little; None without advice."""
        self.rested = 0.0
        """Seconds the pointer has rested on the card."""
        self.effect: Callable[[str], str] = lambda _code: ""
        """Words for the effect of a card of the hand, or for why it may not be played."""
        self._motion = HandMotion(kit.scale.k, still=still)
        self._drag: _Drag | None = None
        self._pointer = (-1, -1)

    # ---- what is held

    def hold(self, codes: Sequence[str], allowed: Collection[str] | None) -> None:
        """Show these cards; keep the hovered, chosen and dragged card if it is among them."""
        before, self.codes = self.codes, tuple(codes)
        self.allowed = allowed
        self._motion.keep(self.codes)
        if self._pointed is not None and before != self.codes:
            self._pointed, self.rested = self.card_at(self._pointer), 0.0
        if self.cursor not in self.codes:
            self.cursor = None
        if self._drag is not None and self._drag.code not in self.codes:
            self._drag = None
        self.visible = bool(self.codes)

    @property
    def empty(self) -> bool:
        return not self.codes

    def spoken(self) -> Spoken:
        if self.cursor is None:
            return Spoken(
                role=Role.THING, name=_("Your hand"), value=cards_text(len(self.codes)), position=(1, 1)
            )
        return self._spoken_card(self.cursor)

    def _spoken_card(self, code: str) -> Spoken:
        return Spoken(
            role=Role.CARD,
            name=upper(card_name(card(code), naming=self.kit.naming)),
            states=(ControlState.FORBIDDEN,) if self.forbids(code) else (),
            position=(self.codes.index(code) + 1, len(self.codes)),
            more=self.effect(code),
        )

    def parts(self) -> Sequence[WidgetPart]:
        window, rest = pygame.Rect((0, 0), self.table.size), self.rest_poses()
        return [
            WidgetPart(
                key=code,
                spoken=self._spoken_card(code),
                rect=bounds([rest[code]], self.table.ratio).clip(window),
                press=partial(self._press, code),
                choose=partial(self._choose, code),
            )
            for code in self.codes
        ]

    @property
    def chosen_part(self) -> str | None:
        return self.cursor

    def _choose(self, code: str) -> None:
        """Let the keys be on a card."""
        self.cursor = code

    def _press(self, code: str) -> None:
        """Choose a card and play it, if it may be played."""
        self._choose(code)
        self.try_play(code, None)

    @property
    def dragging(self) -> str | None:
        """The card being dragged, or None until the pointer has moved far enough."""
        return self._drag.code if self._drag is not None and self._drag.moved else None

    @property
    def shown(self) -> str | None:
        """The card that stands out: the one held, under the pointer, or chosen with the keys; or None."""
        if self._drag is not None:
            return self._drag.code
        return self.under or (self.cursor if self.focused else None)

    @property
    def under(self) -> str | None:
        """The card under the pointer, while the pointer is on the hand at all."""
        return self._pointed if self.hovered else None

    def rest_poses(self) -> dict[str, Pose]:
        """Pose of each card when nothing lifts it."""
        return dict(zip(self.codes, self.table.hand(len(self.codes)), strict=True))

    def pose(self, code: str) -> Pose:
        """Pose of a card now, lifted or dragged."""
        drag = self._drag
        rest = self.rest_poses()[code]
        lifted = self.table.hovered(rest)
        if drag is not None and drag.moved and drag.code == code:
            (x, y), (dx, dy) = drag.at, drag.grip
            return Pose(x + dx, y + dy, lifted.height, rest.angle * UPRIGHT)
        return self._motion.pose(code, self.codes, rest, lifted)

    def card_at(self, pos: tuple[int, int]) -> str | None:
        """The foremost card under a point, or None; a lifted card keeps the pointer."""
        ratio = self.table.ratio
        rest = self.rest_poses()
        if self._on_lamp(pos):
            return self.hinted
        if self._pointed is not None and self._pointed in rest:
            pose = rest[self._pointed]
            tall = Pose(pose.x, pose.y - pose.height * KEPT_UP, pose.height * KEPT_HEIGHT, pose.angle)
            if tall.holds(pos, ratio) and self._on_top(self._pointed, pos, rest):
                return self._pointed
        for code in reversed(self.codes):
            if code in self.in_flight:
                continue
            if rest[code].holds(pos, ratio) or (self._stands_out(code) and self.pose(code).holds(pos, ratio)):
                return code
        return None

    def _seen_at(self, pos: tuple[int, int]) -> str | None:
        """The card drawn on top at a point, or None.

        A finger has lifted none on its way there, as a mouse has; `card_at` keeps each card in its reach.
        """
        lifted = self.shown
        if lifted is not None and self._in_the_air(lifted) and self.pose(lifted).holds(pos, self.table.ratio):
            return lifted
        return self.card_at(pos)

    def _stands_out(self, code: str) -> bool:
        """True if a card stands above the others without the pointer: advised, or chosen with the keys."""
        return code == self.hinted or (self.focused and code == self.cursor)

    def _on_lamp(self, pos: tuple[int, int]) -> bool:
        """True if a point is on the lamp of the advised card, which lies over all cards."""
        if self.hinted not in self.codes or self.hinted is None or self.dragging is not None:
            return False
        lamp = lamp_rect(self.kit, head_of(self.pose(self.hinted)))
        return pygame.Vector2(pos).distance_to(lamp.center) <= lamp.width / 2

    def _on_top(self, code: str, pos: tuple[int, int], rest: dict[str, Pose]) -> bool:
        """True if no card lying over `code` is under the point."""
        at = self.codes.index(code)
        return not any(rest[c].holds(pos, self.table.ratio) for c in self.codes[at + 1 :])

    # ---- hands

    def hit(self, pos: tuple[int, int]) -> bool:
        return self.card_at(pos) is not None

    def point(self, p: Pointer) -> bool:
        if p.kind == "move" and not p.touch and self._drag is None:
            self._pointer = p.pos
            code = self.card_at(p.pos)
            if code != self._pointed:
                self._pointed, self.rested = code, 0.0
                return True
        return super().point(p)

    def forget_pointer(self) -> None:
        """Forget the card under the pointer, because the pointer has gone elsewhere."""
        self._pointed = None

    def pressed_at(self, p: Pointer) -> None:
        code = self._seen_at(p.pos) if p.touch else self.card_at(p.pos)
        if code is None:
            return
        pose = self.pose(code)
        self._drag = _Drag(code, p.pos, p.pos, (pose.x - p.pos[0], pose.y - p.pos[1]))
        self.cursor = code
        if p.touch:
            self._pointed = code

    def dragged(self, p: Pointer) -> None:
        drag = self._drag
        if drag is None:
            return
        drag.at = p.pos
        drag.left = drag.left or not self._over_hand(p.pos)
        far = abs(p.pos[0] - drag.start[0]) + abs(p.pos[1] - drag.start[1])
        if far > DRAG_FROM * max(1.0, self.kit.scale.k):
            drag.moved = True

    def released(self, p: Pointer, inside: bool) -> None:
        """Play the card that was tapped or thrown; one that is forbidden falls back.

        So does one let go too low, brought back over the hand, or taken out of the window.
        """
        del inside
        drag = self._drag
        if drag is None or drag.code not in self.codes:
            self._drag = None
            return
        drag.at = p.pos
        at, rest = self.pose(drag.code), self.rest_poses()[drag.code]
        self._drag = None
        if p.touch:
            self._pointed = None
        if not drag.moved:
            self.try_play(drag.code, None)
        elif not self._thrown(drag, rest.height) or not self.try_play(drag.code, at):
            self._fall(drag.code, at)

    def _thrown(self, drag: _Drag, height: float) -> bool:
        """True if a card is let go where it is meant to be played."""
        high = drag.at[1] < drag.start[1] - THROW_FROM * height
        in_window = pygame.Rect((0, 0), self.table.size).collidepoint(drag.at)
        return high and in_window and not (drag.left and self._over_hand(drag.at))

    def _over_hand(self, pos: tuple[int, int]) -> bool:
        """True if a point is on a card of the hand, as the cards lie there."""
        return any(pose.holds(pos, self.table.ratio) for pose in self.rest_poses().values())

    def _fall(self, code: str, at: Pose) -> None:
        """Let a card fall back to its place from where it was let go."""
        lifted = self.table.hovered(self.rest_poses()[code])
        self._motion.drop(code, (at.x - lifted.x, at.y - lifted.y))

    def let_go(self) -> None:
        """Let a held card fall back."""
        super().let_go()
        code = self.dragging
        at = None if code is None else self.pose(code)
        self._drag = None
        if code is not None and at is not None:
            self._fall(code, at)

    @property
    def _cover(self) -> Cover:
        """Most of a card that the next one may cover."""
        return Cover.MOST if self.table.much_covered else Cover.SOME

    def forbids(self, code: str) -> bool:
        """True if the person is to play, but not that card."""
        return self.allowed is not None and code not in self.allowed

    def try_play(self, code: str, origin: Pose | None) -> bool:
        """Play a card and return True if it may be played now; a forbidden one shakes and is refused."""
        if self.allowed is None:
            return False
        if self.forbids(code):
            self._motion.shake(code)
            self.on_refuse(code)
            return False
        self.on_play(code, origin or self.pose(code))
        return True

    def key_focus(self, gained: bool) -> None:
        """Drop the card chosen with the keys when the focus leaves; on return the choice starts anew."""
        if not gained:
            self.cursor = None

    def key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT) and self.codes:
            self.step(1 if event.key == pygame.K_RIGHT else -1)
            return True
        if pointer.is_confirm(event) and event.key != pygame.K_SPACE:
            if self.cursor is not None:
                self.try_play(self.cursor, None)
            return self.cursor is not None
        return False

    def step(self, by: int) -> None:
        """Move the key choice by one card, past those that may not be played."""
        self._pointed = None
        codes, first = self.codes, 0 if by > 0 else -1
        at = codes.index(self.cursor) + by if self.cursor in codes else first
        turned = [codes[(at + by * step) % len(codes)] for step in range(len(codes))]
        self.cursor = next((code for code in turned if not self.forbids(code)), self.cursor)

    def digit(self, text: str) -> bool:
        """Play the card of a digit (1 the leftmost, 0 the tenth); True for any digit, even without a card."""
        if len(text) != 1 or text not in DIGITS:
            return False
        at = DIGITS.index(text)
        if at < len(self.codes):
            self._press(self.codes[at])
        return True

    # ---- time and drawing

    def update(self, dt: float) -> bool:
        moving = self._motion.update(self.codes, self.shown, self.hinted, dt)
        if self.under is not None:
            self.rested += dt
        return moving or self.dragging is not None

    def draw_cards(self, target: pygame.Surface, hidden: Collection[Key]) -> None:
        """Draw the fan without the cards in `hidden` and the dragged one."""
        laid = [c for c in self.codes if c not in hidden and c != self.dragging]
        for code in sorted(laid, key=self._in_the_air):  # a lifted card lies over its neighbours
            lift = self._motion.lift(code)
            pose, focus = self.pose(code), self.focused and code == self.cursor and self.under is None
            forbidden = self.forbids(code)
            if self._in_the_air(code):
                tint = DIMMED if forbidden else None
                target.blits(self._in_air(code, pose, lift, tint), False)
                self._edge(target, pose, focus and lift == 1)
            elif forbidden:
                self._draw_dimmed(target, code, pose)
            else:
                look = CardStyle(cover=self._cover)
                self.kit.sprites.draw(target, code, (pose.x, pose.y), pose.height, pose.angle, look)

    def _in_the_air(self, code: str) -> bool:
        return self._motion.lift(code) > 0 or self._motion.falling(code)

    def _edge(self, target: pygame.Surface, pose: Pose, shown: bool) -> None:
        """Draw the light edge of the card chosen with the keys, if `shown`."""
        if shown:
            width = max(2.0, 3 * self.kit.scale.k)
            line = self.kit.sprites.edge(pose.height, pose.angle, LAMP_LIGHT, width)
            target.blit(line, line.get_rect(center=(round(pose.x), round(pose.y))))

    def _draw_dimmed(self, target: pygame.Surface, code: str, pose: Pose) -> None:
        """Draw a card that may not be played now, darkened."""
        shade, (dx, dy) = self.kit.sprites.shadow(pose.height, pose.angle)
        centre = (round(pose.x), round(pose.y))
        target.blit(shade, shade.get_rect(center=(centre[0] + dx, centre[1] + dy)))
        picture = self.kit.sprites.card(code, pose.height, pose.angle, cover=self._cover).copy()
        picture.fill(DIMMED, special_flags=pygame.BLEND_RGB_MULT)
        target.blit(picture, picture.get_rect(center=centre))

    def draw_dragged(self, target: pygame.Surface) -> None:
        """Draw the dragged card under the pointer, above everything else."""
        code = self.dragging
        if code is not None:
            target.blits(self._in_air(code, self.pose(code), 1.0), False)

    def _in_air(self, code: str, pose: Pose, lift: float, tint: Colour | None = None) -> Laid:
        base = self.table.hand_height
        return flying_card(self.kit, code, pose, base=base, lift=lift, tint=tint, cover=self._cover)

    def draw(self, target: pygame.Surface) -> None:
        """Draw nothing: the scene calls `draw_cards` between the table and the cards in flight."""

    def draw_ring(self, target: pygame.Surface) -> None:
        """Draw no ring: the focus is shown by the light edge of the lifted card."""
