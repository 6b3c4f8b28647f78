"""The toolbar under the table: buttons, the wooden rule of the match, and the present place in words."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from briscola.client.playback.reel import Reel
from briscola.client.playback.win_chances import Line
from briscola.client.view.view import ME
from briscola.i18n.reason_words import percent
from briscola.i18n.spoken_words import Role, Spoken
from briscola.i18n.text import _
from briscola.ui.input.pointer import Pointer
from briscola.ui.render.kit import Kit
from briscola.ui.render.theme import CREAM, INK, LAMP, RULE, rgb
from briscola.ui.scenes.playback.reel_player import ReelPlayer
from briscola.ui.scenes.tabletop.tabletop import Toolbar
from briscola.ui.widgets.button import Button, RoundButton
from briscola.ui.widgets.focus_group import FocusGroup
from briscola.ui.widgets.slider import runner
from briscola.ui.widgets.widget import Widget

CURVE = rgb("#7a1f16")
CLOSEST = 9
"""Minimum gap between notches in px; with more hands only every nth is marked."""


class MatchSlider(Widget):
    """Every hand has the same width; `on_move(stop)` is called while the runner is dragged."""

    repeats = True

    def __init__(self, kit: Kit, rect: pygame.Rect, reel: Reel, on_move: Callable[[int], None]) -> None:
        """`rect` is the area that takes presses; the wood is at its bottom."""
        super().__init__(kit, rect, name="rule")
        self.reel, self.on_move = reel, on_move
        self.stop = 0
        self.words = ""
        """The present place in words."""
        self.curve: Sequence[Line] = ()
        """The curve of the chance to win, as far as known."""
        self.hands = len(reel.hands)
        """Hands that share its length: fewer than there are if it must not tell how many will come."""
        thick = max(26, kit.scale.px(36))
        self.wood = pygame.Rect(rect.x, rect.bottom - thick, rect.width, thick)

    def spoken(self) -> Spoken:
        return Spoken(role=Role.SLIDER, name=self.label, value=self.words, states=self.states())

    @property
    def _line(self) -> tuple[int, int]:
        """Left and right end of the runner's track, in px."""
        inset = max(8, self.kit.scale.px(15))
        return self.wood.x + inset, self.wood.right - inset

    def _x(self, share: float) -> int:
        left, right = self._line
        return round(left + (right - left) * share)

    def _along(self, share: float) -> int:
        """The place of a share of the match."""
        return self._x(min(1.0, share * len(self.reel.hands) / max(1, self.hands)))

    def _move(self, x: int) -> None:
        left, right = self._line
        part = max(1, self.hands) / max(1, len(self.reel.hands))
        stop = self.reel.stop_near(part * min(1.0, max(0.0, (x - left) / max(1, right - left))))
        if stop != self.stop:
            self.stop = stop
            self.on_move(stop)

    def pressed_at(self, p: Pointer) -> None:
        self._move(p.pos[0])

    def dragged(self, p: Pointer) -> None:
        self._move(p.pos[0])

    def released(self, _p: Pointer, _inside: bool) -> None:
        """Do nothing: the runner already follows the pointer."""

    def ring_rect(self) -> pygame.Rect:
        return self.wood

    def draw(self, target: pygame.Surface) -> None:
        kit, scale, wood = self.kit, self.kit.scale, self.wood
        kit.paper.wood(wood.size, RULE, radius=4).draw(target, wood.topleft)
        edge = max(1, round(2.2 * scale.k))
        x = self._along(self.reel.share_of(self.stop))
        behind = pygame.Surface((max(0, x - wood.x - edge), wood.height - 2 * edge), pygame.SRCALPHA)
        behind.fill((60, 36, 14, 92))
        target.blit(behind, (wood.x + edge, wood.y + edge))
        left, right = self._line
        hands = max(1, self.hands)
        every = -(-CLOSEST * hands // max(1, right - left))
        width = max(1, scale.px(2))
        for at in range(0, hands + 1, every):
            notch = self._x(at / hands) - width // 2
            pygame.draw.rect(target, INK, (notch, wood.y + edge, width, round(wood.height * 0.46)))
        self._draw_numbers(target, hands, every)
        self._draw_curve(target, edge)
        knob = runner(kit, wood.height + max(4, scale.px(8)), LAMP)
        target.blit(knob, knob.get_rect(center=(x, wood.centery)))

    def _draw_curve(self, target: pygame.Surface, edge: int) -> None:
        """Draw the curve burnt into the wood: the top is a certain win, the bottom a certain loss."""
        pad = edge + max(2, self.kit.scale.px(3))
        foot, tall = self.wood.bottom - pad, self.wood.height - 2 * pad
        for line in self.curve:
            points = [(self._along(share), foot - tall * percent / 100) for share, percent in line]
            pygame.draw.lines(target, CURVE, False, points, max(2, self.kit.scale.px(3)))

    def _draw_numbers(self, target: pygame.Surface, hands: int, every: int) -> None:
        """Write the numbers of the hands where all of them fit."""
        fonts = self.kit.fonts
        room = self._x(1 / hands) - self._x(0.0)
        if every > 1 or room < fonts.width(str(hands), "label") + 16:
            return
        for at in range(hands):
            middle = (self._x((at + 0.5) / hands), self.wood.centery)
            fonts.draw(target, str(at + 1), "label", middle, INK, anchor="center", alpha=150)


Press = Callable[[], None]


class PlaybackToolbar(Toolbar):
    """The toolbar; it adds its controls to a group."""

    least, usual = 66, 112

    def __init__(self, kit: Kit, size: tuple[int, int], show: ReelPlayer, *, as_seen: str) -> None:
        """`as_seen` names the view in which not all cards lie open."""
        super().__init__(kit, size)
        self.show, self.reel, self.as_seen = show, show.reel, as_seen
        self.chances: Mapping[int, int | None] = {}
        """The person’s chance to win in per cent before each decision, by its index in the log."""
        self._buttons: dict[str, RoundButton] = {}

    def add(self, group: FocusGroup) -> None:
        """Add the controls, from left to right."""
        kit, scale, rect = self.kit, self.kit.scale, self.rect
        edge, gap = scale.px(28), max(6, scale.px(14))
        side, large = scale.target(62), min(rect.height - 12, scale.target(80))
        x, y = rect.x + edge, rect.centery + scale.px(2)
        for name, label, press in self._ways():
            wide = large if name == "play" else side
            group.add(self._disc(name, label, press, (x + wide // 2, y), wide / scale.k))
            x += wide + gap
        right = rect.right - edge
        eye = self._disc("eye", "", self.show.toggle_open, (right - side // 2, y), 62)
        wide = max(58, scale.px(92))
        speed = pygame.Rect(0, 0, wide, max(44, scale.px(56)))
        speed.midright = (right - side - gap - scale.px(6), y)
        self.speed = Button(kit, speed, "", self.show.next_speed, name="speed", margin=6)
        self.speed.tip = self.speed.label = _("Speed")
        left = x + scale.px(14)
        column = pygame.Rect(
            left, 0, speed.left - scale.px(26) - left, rect.height - 2 * max(7, scale.px(14))
        )
        column.centery = rect.centery
        self.words_at = (column.x, column.y, column.width)
        self.rule = MatchSlider(kit, column, self.reel, self.show.jump)
        self.rule.label = _("Place in the match")
        group.add(self.rule, self.speed, eye)
        self.sync()

    def _disc(
        self, name: str, label: str, press: Press, centre: tuple[int, int], diameter: float
    ) -> RoundButton:
        """A round button with the icon of its name."""
        self._buttons[name] = RoundButton(
            self.kit, centre, name, label, press, diameter=diameter, show_label=False
        )
        return self._buttons[name]

    def _ways(self) -> Sequence[tuple[str, str, Press]]:
        reel, show, to = self.reel, self.show, self.show.jump
        return (
            ("start", _("To the beginning"), lambda: to(0)),
            ("hand_back", _("The hand before"), lambda: to(reel.previous_hand(show.at))),
            ("step_back", _("A step back"), show.step_back),
            ("play", _("Let it run"), show.toggle),
            ("step_on", _("A step forward"), show.step),
            ("hand_on", _("The next hand"), lambda: to(reel.next_hand(show.at))),
        )

    def sync(self) -> None:
        """Update the controls to the present stop, speed and view."""
        show, buttons = self.show, self._buttons
        self.rule.stop, self.rule.words = show.at, self.words
        if show.first_time:
            self.rule.hands = max(1, self.reel.stops[show.furthest].hand)
        buttons["play"].icon_name = "pause" if show.playing else "play"
        buttons["play"].tip = _("Pause") if show.playing else _("Let it run")
        buttons["eye"].icon_name = "eye" if show.opened else "eye_shut"
        buttons["eye"].tip = self.as_seen if show.opened else _("Everybody’s cards open")
        for name in ("play", "eye"):
            buttons[name].label = buttons[name].tip
        self.speed.text = speed_text(show.speed)
        for button in buttons.values():
            button.why_off = _("This is the end.") if show.at else _("This is the beginning.")
        at_start, at_end = show.at == 0, show.at == self.reel.last
        for name in ("start", "hand_back", "step_back"):
            buttons[name].enabled = not at_start
        for name in ("step_on", "hand_on"):
            buttons[name].enabled = not at_end

    @property
    def words(self) -> str:
        """The present place, with the person's chance where it is known."""
        event = self.reel.following(self.show.at)
        # The chance is the person's: nobody else could know it.
        chance = self.chances.get(event) if event is not None and self.show.eyes in (None, ME) else None
        return with_chance(place_text(self.reel, self.show.at), chance)

    def draw(self, target: pygame.Surface) -> None:
        """Draw the wood and the text; the group draws the controls."""
        self.draw_wood(target)
        x, y, width = self.words_at
        self.kit.fonts.draw(target, self.words, "body-strong", (x, y), CREAM, width=width)


def speed_text(speed: float) -> str:
    """A speed in words: `½×`, `2×`."""
    return "½×" if speed == 0.5 else f"{speed:g}×"


def with_chance(place: str, chance: int | None) -> str:
    """The place in words, with the chance to win in per cent if known."""
    if chance is None:
        return place
    return _("{place} · chance to win {chance}").format(place=place, chance=percent(chance))


def place_text(reel: Reel, at: int) -> str:
    """The stop `at` in words: hand, trick or result; nobody knew then how many hands there would be."""
    stop = reel.stops[at]
    if not stop.hand:
        words = _("Before the first deal")
    elif reel.ends_hand(at) is not None:
        words = _("Hand {hand}: the result").format(hand=stop.hand)
    elif not stop.trick:
        words = _("Hand {n}").format(n=stop.hand)
    else:
        words = _("Hand {hand}, trick {trick}").format(hand=stop.hand, trick=stop.trick)
    return _("{place} · a choice was taken back here").format(place=words) if stop.taken_back else words
