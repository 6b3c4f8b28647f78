"""After a hand: the cards of each side in order of value, runners along the rule, a stroke on the slate."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from briscola.engine.cards import Card
from briscola.engine.events import Event
from briscola.ui.count import SideCount, count_sides
from briscola.ui.model import ME, View
from briscola.ui.motion import pace
from briscola.ui.scene import Scene
from briscola.ui.scenes.dialog import Dialog
from briscola.ui.scenes.play_look import name_of, tallies
from briscola.ui.scenes.result_draw import Places, draw_rows, draw_rule, draw_sides, draw_words
from briscola.ui.setup import MatchSetup
from briscola.ui.text import _
from briscola.ui.verify import Check, check_last_hand
from briscola.ui.views import board
from briscola.ui.widgets import Button, RoundButton
from briscola.ui.words import is_french, result_reason, result_title, target_text

if TYPE_CHECKING:
    from briscola.ui.app import App

CARD_EVERY = 0.085
STROKE_TIME = 0.40
FLAG_TIME = 0.5


class Result(Scene):
    """The count of a hand and, at the end of a match, its winner."""

    def __init__(
        self,
        app: App,
        *,
        view: View,
        setup: MatchSetup,
        piles: Sequence[Sequence[Card]],
        log: Sequence[Event],
        on_next: Callable[[], None],
        on_leave: Callable[[], None],
        on_new: Callable[[], None] | None = None,
    ) -> None:
        """`log` is the table's, for the check of the deck. `on_next` begins the next hand or a rematch."""
        super().__init__(app)
        assert view.ended is not None
        self.view, self.ended, self.setup = view, view.ended, setup
        self.sides = count_sides(view, piles)
        self.check: Check | None = check_last_hand(log, view.rules.pack)
        self.on_next, self.on_leave, self.on_new = on_next, on_leave, on_new
        self.clock = 0.0
        self._heard: set[str] = set()

    # ---- what is shown when

    @property
    def match_over(self) -> bool:
        """Whether this hand ended the match."""
        return bool(self.view.winners)

    @property
    def longest(self) -> int:
        """Cards of the side that has most."""
        return max((len(side.cards) for side in self.sides), default=0)

    @property
    def counted_at(self) -> float:
        """When the last card lies there."""
        factor = pace(self.app.settings.speed, reduced=self.app.settings.reduced_motion).factor
        if self.app.settings.reduced_motion:
            factor = 0.0
        return 0.35 * factor + self.longest * CARD_EVERY * factor

    @property
    def over_at(self) -> float:
        """When the chalk has drawn its stroke and nothing moves any more."""
        return self.counted_at + (0.15 + STROKE_TIME if self.counted_at else 0.0)

    def shown(self, side: SideCount) -> float:
        """How many of a side's cards lie there by now, with a fraction for the one on its way."""
        if self.clock >= self.counted_at:
            return float(len(side.cards))
        factor = self.counted_at / (0.35 + self.longest * CARD_EVERY)
        return max(0.0, min(len(side.cards), (self.clock / factor - 0.35) / CARD_EVERY))

    @property
    def stroke(self) -> float:
        """How much (0…1) of the fresh stroke has been drawn."""
        if self.clock >= self.over_at:
            return 1.0
        return max(0.0, min(1.0, (self.clock - self.counted_at - 0.15) / STROKE_TIME))

    # ---- scene

    def enter(self) -> None:
        self.clock = 0.0

    def layout(self, size: tuple[int, int]) -> None:
        kit, scale = self.kit, self.kit.scale
        self.french = is_french(kit.sprites.info.name)
        self.places = Places(size, scale, len(self.sides), paid=self.view.rules.has_payments)
        places = self.places
        group = self.new_group(focus="next")
        menu = scale.edge + scale.target(62) // 2
        group.add(
            RoundButton(
                kit,
                (menu, menu),
                "menu",
                _("To the title"),
                self._leave,
                diameter=62,
                show_label=False,
                name="menu",
            )
        )
        rows: list[tuple[str, str, Callable[[], None]]] = []
        if self.match_over:
            rows.append(("next", _("Rematch"), self._next))
            if self.on_new is not None:
                rows.append(("new", _("New match"), self.on_new))
        else:
            rows.append(("next", _("Next hand"), self._next))
        if self.check is not None:
            rows.append(("verify", _("Verify the deck"), self._verify))
        if self.match_over:
            rows.append(("leave", _("To the title"), self.on_leave))
        y = places.buttons.y
        for at, (name, text, press) in enumerate(rows):
            tall = scale.target(84 if at == 0 else 62)
            if y + tall > places.buttons.bottom + scale.px(10):
                tall = 44
            rect = pygame.Rect(places.buttons.x, y, places.buttons.width, tall)
            group.add(Button(kit, rect, text, press, primary=at == 0, name=name))
            y += tall + scale.px(20)
        self.hint_y = y
        self.settle("next")
        self._still: pygame.Surface | None = None

    def _next(self) -> None:
        if self.clock < self.over_at:
            self.clock = self.over_at
            return
        self.app.pop()
        self.on_next()

    def _leave(self) -> None:
        self.on_leave()

    def _verify(self) -> None:
        check = self.check
        if check is None:
            return

        def words() -> str:
            verdict = (
                _("The pack dealt is exactly the one that was sealed before the hand.")
                if check.right
                else _("This pack is not the one that was sealed.")
            )
            lines = [
                verdict,
                _("Seal: {code}").format(code=check.sha256),
                _("Bytes: {code}").format(code=check.secret),
                _("Salt: {salt} · cut at {at}").format(salt=check.salt or "–", at=check.at),
            ]
            return "\n".join(lines)

        self.app.push(
            Dialog(
                self.app,
                title=lambda: _("The deck is verified") if check.right else _("The deck does not match"),
                text=words,
                yes=lambda: _("Good"),
                on_yes=lambda: None,
                no=lambda: _("Close"),
            )
        )

    def handle(self, event: pygame.event.Event) -> bool:
        press = event.type == pygame.KEYDOWN and event.key in (
            pygame.K_SPACE,
            pygame.K_RETURN,
            pygame.K_KP_ENTER,
        )
        click = event.type in (pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)
        if (press or click) and self.clock < self.over_at:
            self.clock = self.over_at
            self._sounds()
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._leave()
            return True
        return super().handle(event)

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self.clock < self.over_at:
            self.clock += dt
            self._sounds()
            return True
        self._sounds()
        return moving

    def _sounds(self) -> None:
        """A tap for every few cards, the chalk before its stroke, a glass for the winner."""
        if self.clock >= self.counted_at and "stroke" not in self._heard:
            self._heard.add("stroke")
            if self.ended.winners:
                self.app.audio.play("chalk", 0.9, 0.4)
        if self.clock >= self.over_at and "end" not in self._heard:
            self._heard.add("end")
            if self.ended.winners:
                self.app.audio.play("win" if ME in self.ended.winners else "loss", 0.9)
        step = int(max((self.shown(side) for side in self.sides), default=0.0)) // 3
        if self.clock < self.counted_at and f"card{step}" not in self._heard:
            self._heard.add(f"card{step}")
            self.app.audio.play(f"deal_{step % 3 + 1}", 0.5)

    # ---- drawing

    def _names(self) -> list[str]:
        return [name_of(self.setup, self.view.rules, place) for place in range(self.view.rules.places)]

    def _title(self) -> tuple[str, str]:
        names = self._names()
        reason = result_reason(self.view, self.ended, names, french=self.french)
        if not self.match_over:
            return result_title(self.ended), reason
        if ME in self.view.winners:
            return _("Match won"), reason
        if len(self.view.winners) == 1 or self.view.rules.players == 4:
            who = " · ".join(names[seat] for seat in self.view.winners)
            return _("Match lost"), _("{who} wins the match. {reason}").format(who=who, reason=reason)
        return _("Match lost"), reason

    def draw(self, target: pygame.Surface) -> None:
        if self._still is None:
            self._still = pygame.Surface(target.get_size()).convert()
            self._draw_still(self._still)
        target.blit(self._still, (0, 0))
        names = self._names()
        shown = [self.shown(side) for side in self.sides]
        rules = self.view.rules
        if len(self.sides) == 2:
            draw_sides(
                target,
                self.kit,
                self.places,
                self.sides,
                shown,
                rules,
                names,
                self.setup,
                self.ended.payments,
            )
        else:
            draw_rows(target, self.kit, self.places, self.sides, shown, rules, names, self.setup)
        goal = self.ended.contract or 61
        if len(self.sides) > 2 and rules.options.get("independents") != "strict":
            goal = 0  # the highest total wins, there is no line to pass
        if self.ended.reason != "passed_out":
            draw_rule(target, self.kit, self.places, self.sides, shown, rules, goal)
        self._draw_slate(target)
        self.group.draw(target)

    def _draw_still(self, target: pygame.Surface) -> None:
        self.app.draw_table(target)
        title, reason = self._title()
        draw_words(target, self.kit, self.places, title, reason)
        if self.view.sha256 is not None:
            board.draw_seal(
                target,
                self.kit,
                self.places.edges,
                self.view.sha256,
                opened=self.check is not None and self.check.right,
            )

    def _draw_slate(self, target: pygame.Surface) -> None:
        view, stroke = self.view, self.stroke
        lines = tallies(view, self.setup)
        fresh = None
        if self.ended.winners and stroke < 1:
            at = (
                0
                if lines[0].side and ME in self.ended.winners
                else (1 if lines[0].side else self.ended.winners[0])
            )
            fresh = (at, stroke)
        need = [view.winning_hands - wins for wins in view.score]
        foot = ""
        if not self.match_over and not view.rules.has_payments and stroke >= 1:
            foot = _("one more!") if min(need) == 1 else ""
        by_wins = view.rules.options.get("match", "wins") == "wins"
        title = (
            _("first to {n}").format(n=view.winning_hands)
            if by_wins
            else target_text(view.rules, view.winning_hands)
        )
        if len(lines) > 3:
            foot = ""
        board.draw_score(target, self.kit, self.places.slate, title, lines, fresh=fresh, foot=foot)
