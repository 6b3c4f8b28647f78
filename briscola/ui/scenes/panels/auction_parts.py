"""Controls of the auction: the rule with the red line, the figure, the rungs of the rank ladder."""

from collections.abc import Callable

import pygame

from briscola.engine.actions import HIGHEST_CONTRACT, LOWEST_CONTRACT
from briscola.engine.cards import Card, Rank, Suit
from briscola.i18n.card_words import Naming, rank_name
from briscola.i18n.spoken_words import ControlState, Role, Spoken
from briscola.i18n.text import _, upper
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, INK, INK_2, LAMP, RED, WIN_EDGE, mix
from briscola.ui.widgets import Button, Ruler, Widget


class Pointer61(Ruler):
    """The rule of bids with the red line where the person's bid would stand."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, value: int | None, lowest: int, on_change: Callable[[int], None]
    ) -> None:
        super().__init__(
            kit,
            rect,
            low=LOWEST_CONTRACT,
            high=HIGHEST_CONTRACT,
            value=value,
            on_change=on_change if value is not None else None,
        )
        self.lowest = lowest
        self.used = lowest - 1

    def set(self, value: int) -> None:
        super().set(max(self.lowest, value))

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        if self.value is None:
            return
        k = self.kit.scale
        x = self.x(self.value)
        pygame.draw.rect(
            target, RED, (x - max(1, k.px(1.5)), self.rect.y, max(2, k.px(3)), self.rect.height + k.px(8))
        )
        side = k.px(26)
        flag = self.kit.raster.text(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 22"><path d="M12 2 22 20H2Z" '
            f'fill="#{bytes(LAMP).hex()}" stroke="#1d1712" stroke-width="2.4"/></svg>',
            (side, side),
        )
        target.blit(flag, flag.get_rect(midtop=(x, self.rect.bottom + k.px(3))))


class NumberField(Widget):
    """The bid in figures: typed digits, arrows and the wheel change it."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        value: int,
        on_change: Callable[[int], None],
        *,
        name: str = "figure",
    ) -> None:
        super().__init__(kit, rect, name=name, on_paper=True)
        self.value, self.on_change = value, on_change

    def spoken(self) -> Spoken:
        return Spoken(role=Role.SLIDER, name=self.label, value=str(self.value), states=self.states())

    def wheeled(self, lines: float) -> bool:
        self.on_change(self.value + (1 if lines > 0 else -1))
        return True

    def key(self, event: pygame.event.Event) -> bool:
        moves = {pygame.K_UP: 1, pygame.K_DOWN: -1, pygame.K_PAGEUP: 10, pygame.K_PAGEDOWN: -10}
        if event.key in moves:
            self.on_change(self.value + moves[event.key])
            return True
        return False

    def draw(self, target: pygame.Surface) -> None:
        self.kit.paper.field(self.rect.size).draw(target, self.rect.topleft)
        self.kit.fonts.draw(target, str(self.value), "number", self.rect.center, INK, anchor="center")


class Switch(Button):
    """A switch for a word said with a bid (`obliged`)."""

    def __init__(
        self, kit: Kit, rect: pygame.Rect, text: str, on_press: Callable[[], None], *, on: bool, name: str
    ) -> None:
        super().__init__(kit, rect, text, on_press, role="small-strong", name=name, on_paper=True, margin=6)
        self.on = on

    def spoken(self) -> Spoken:
        return Spoken(
            role=Role.CHECK,
            name=self.text,
            value=_("yes") if self.on else _("no"),
            states=self.states(),
            more=self.more,
            slip=self.tip,
        )

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        if not self.on:
            return
        inner = self.rect.inflate(-self.kit.scale.px(8), -self.kit.scale.px(8))
        target.blit(self.kit.paper.field_part(inner.size, INK), inner)
        self.kit.fonts.draw(
            target, self.text, self.role, self.rect.center, CREAM, anchor="center", width=inner.width
        )


class RankCard(Widget):
    """A rung of the rank ladder: a card of that rank and its name."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        rank: Rank,
        *,
        chosen: bool,
        closed: bool,
        on_press: Callable[[], None],
        naming: Naming,
    ) -> None:
        super().__init__(kit, rect, name=f"rank-{rank.value}", on_paper=True)
        self.rank, self.chosen, self.closed, self.on_press, self.naming = (
            rank,
            chosen,
            closed,
            on_press,
            naming,
        )

    def spoken(self) -> Spoken:
        states = (*((ControlState.CHOSEN,) if self.chosen else ()), *self.states())
        return Spoken(role=Role.CARD, name=rank_name(self.rank, naming=self.naming), states=states)

    def confirm(self) -> None:
        self.say("tick")
        self.on_press()

    def _card(self) -> tuple[tuple[int, int], int]:
        """The card's centre and height, in px."""
        kit, scale = self.kit, self.kit.scale
        room = self.rect.height - kit.fonts.line("small-strong") - scale.px(6)
        height = min(room, round((self.rect.width - scale.px(8)) / kit.sprites.info.ratio))
        return (self.rect.centerx, self.rect.y + room // 2), height

    def ring_rect(self) -> pygame.Rect:
        """The focus ring's rectangle: only the card, as there is no room beside its name."""
        centre, height = self._card()
        rect = pygame.Rect(0, 0, self.kit.sprites.width(height), height)
        rect.center = centre
        return rect

    def draw(self, target: pygame.Surface) -> None:
        kit, scale = self.kit, self.kit.scale
        centre, height = self._card()
        if self.chosen:
            glow = kit.sprites.glow(height)
            target.blit(glow, glow.get_rect(center=centre))
        card = kit.sprites.card(Card(self.rank, Suit.DENARI).code, height, dim=self.closed)
        shade, (dx, dy) = kit.sprites.shadow(height)
        target.blit(shade, shade.get_rect(center=(centre[0] + dx, centre[1] + dy)))
        target.blit(card, card.get_rect(center=centre))
        if self.chosen:
            edge = kit.sprites.edge(height, 0, WIN_EDGE, max(2.0, 4 * scale.k))
            target.blit(edge, edge.get_rect(center=centre))
        colour = RED if self.chosen else mix(INK_2, (244, 234, 210), 0.5) if self.closed else INK
        kit.fonts.draw(
            target,
            upper(rank_name(self.rank, naming=self.naming)),
            "small-strong",
            (self.rect.centerx, self.rect.bottom),
            colour,
            anchor="midbottom",
            width=self.rect.width,
        )
