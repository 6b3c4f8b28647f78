"""The hint: what the strongest level would do in the person's place and why, by the person's own view."""

from collections.abc import Callable, Hashable, Sequence

import pygame

from briscola.client.advice import Advice
from briscola.client.session import Want
from briscola.client.view import ME
from briscola.engine.actions import Bid, Call, Declare, Play
from briscola.i18n import hints as words
from briscola.i18n.actions import label
from briscola.i18n.games import spoken_names
from briscola.i18n.reasons import Speech
from briscola.i18n.text import _, pgettext
from briscola.players.insight.evaluate import Insight
from briscola.players.insight.known import known_about
from briscola.players.insight.prospects import Prospect
from briscola.ui.input import pointer
from briscola.ui.scenes.panels.call import CallPanel
from briscola.ui.scenes.panels.tray import TrayPanel
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.room import edge_of_table, near_hand, taken_on_table, window_for_sheets
from briscola.ui.scenes.play.sheets import OpenedSheets
from briscola.ui.views import hint as paper
from briscola.ui.views.free import free_place

FAR = 0.12
"""A sheet so much farther off (by the height of the field) had better be narrower."""
DEAR = 0.2
"""So much nearer (by the height of the field) a sheet may lie on piles; on the slate, three times as much."""
NOTHING_READ = 3
"""Nothing that is read on a table is covered, the slate least of all: its groups that are kept free."""
SLATE_ONLY = 2
"""Of what is read there the slate alone may be covered."""
FEWEST_ROWS = 4
"""With fewer a table lies over the slate rather than leave more out, where it can lie nowhere else."""
LOOK = 0.03
"""Seconds between two looks whether the advice has been found."""


class HintOverlay:
    """Pressed once it says what to do and why, twice what every choice promises, a third time it goes."""

    def __init__(self, context: PlayContext, sheets: OpenedSheets, *, found: Callable[[], None]) -> None:
        """`found` is called when the advice is there, and again when it is surer."""
        self.context, self.sheets, self._on_found = context, sheets, found
        self.insight: Insight | None = None
        self.whole = False
        """Every choice is compared."""
        self.rect: pygame.Rect | None = None
        """Where the paper lies."""
        self._work: Advice | None = None
        self._looked: str | None = None
        """The card of the hand that stood out when the hint was asked for: that was not a question."""
        self._moment = 0
        self._found: dict[Hashable, pygame.Rect | None] = {}

    @property
    def on(self) -> bool:
        """Whether the person wants hints at all."""
        return self.context.settings.hints and self.context.session.advice

    @property
    def shown(self) -> bool:
        """Whether a hint lies on the table."""
        return self.insight is not None and self.sheets.panel is None

    @property
    def card(self) -> str | None:
        """The card of the person's hand that is advised."""
        if self.insight is None:
            return None
        action = self.insight.advice.action
        own = self.context.session.own_view.to_act == ME
        return action.card.code if isinstance(action, Play) and own else None

    # ---- hands

    def press(self) -> None:
        """The key or the button."""
        context = self.context
        self.sheets.clear()
        if self.insight is not None:
            if self.whole:
                self.clear()
            else:
                self.whole = True
        elif context.flow.want is not Want.OWN_MOVE:
            context.say(_("A hint is there when it is your turn."))
            context.knock()
        elif not known_about(context.session.own_view):
            context.say(_("Nobody can know what is best here, so there is no hint."))
            context.knock()
        elif self._work is None:
            self._work = Advice(context.session.own_view)
            self._moment = len(context.session.table.log)
            self._looked = context.hand.shown
            self._found.clear()
        context.invalidate()

    @property
    def asked(self) -> bool:
        """Whether a hint is there or being looked for."""
        return self.insight is not None or self._work is not None

    def clear(self) -> None:
        if self.asked:
            self.context.invalidate()
        if self._work is not None:
            self._work.stop()
        self.insight, self._work, self.rect, self.whole = None, None, None, False
        self.context.hand.hinted = None

    def rest(self) -> None:
        """Think no further of what is said already."""
        if self._work is not None and self.insight is not None:
            self._work.stop()

    def handle(self, event: pygame.event.Event) -> bool:
        """H asks for it, Esc takes it away."""
        if pointer.is_back(event) and self.asked:
            self.clear()
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_h and self.on:
            self.press()
            return True
        return False

    # ---- time

    def update(self, dt: float) -> bool:
        """Show what has been found; a moment that is over needs no hint."""
        del dt
        context = self.context
        if not self.asked:
            return False
        if context.flow.want is not Want.OWN_MOVE or self._moment != len(context.session.table.log):
            self.clear()
        elif self._work is not None and (found := self._work.news()) is not None:
            self.insight = found
            self._on_found()
            context.invalidate()
        if context.hand.shown != self._looked:
            self._looked = None
        context.hand.hinted = self.card
        return False

    def wake(self) -> float | None:
        return None if self._work is None or self._work.over else LOOK

    # ---- drawing

    def draw(self, target: pygame.Surface) -> None:
        """The lamp on the card and the paper beside the hand."""
        if self.insight is None or not self.shown:
            return
        context = self.context
        at = self._mark(self.insight)
        if at is not None:
            paper.draw_mark(target, context.kit, at)
        self.rect = self._draw_table(target, self.insight) if self.whole else None
        if self.rect is None:
            self.rect = self._draw_words(target, self.insight)

    def _mark(self, insight: Insight) -> tuple[int, int] | None:
        """Where the lamp stands: on the head of the card or the button that is advised, where it is seen."""
        context, action = self.context, insight.advice.action
        match action, context.panel:
            case Call(card=card), CallPanel() as panel:
                return panel.cell(card).midtop
            case Play(card=card), TrayPanel() as panel if card in panel.cards:
                return panel.cell(card).midtop
            case Declare(), _:
                offered = [p.action for p in insight.prospects if isinstance(p.action, Declare)]
                return context.offered[offered.index(action)].midleft if context.offered else None
        if self.card in context.hand.codes and context.hand.dragging is None:
            return paper.head_of(context.hand.pose(self.card or ""))
        return None

    def _speech(self) -> Speech:
        view = self.context.session.own_view
        return Speech(
            names=spoken_names(self.context.names, view.rules),
            naming=self.context.naming,
            contract=view.contract is not None,
        )

    def _asked(self, insight: Insight) -> Prospect:
        """The card that the person has turned to since, else the advice."""
        shown = self.context.hand.shown
        if shown is None or shown == self._looked:
            return insight.advice
        found = (p for p in insight.prospects if isinstance(p.action, Play) and p.action.card.code == shown)
        return next(found, insight.advice)

    def _draw_words(self, target: pygame.Surface, insight: Insight) -> pygame.Rect | None:
        asked, speech = self._asked(insight), self._speech()
        if asked is insight.advice:
            text, detail = words.advice(insight, speech)
        else:
            text, detail = words.looked_at(asked, speech)
        slips = [paper.HintSlip(self.context.kit, text, detail, width) for width in paper.WIDTHS]
        for least in (NOTHING_READ, 1):
            found = [(rect, slip) for slip in slips if (rect := self._place(slip.size, least)) is not None]
            if found:
                break
        else:
            return None
        rect, slip = min(found, key=lambda place: self._far(place[0]))
        slip.draw(target, rect)
        return rect

    def _draw_table(self, target: pygame.Surface, insight: Insight) -> pygame.Rect | None:
        bids = any(isinstance(p.action, Bid) for p in insight.prospects)
        card = isinstance(insight.advice.action, Play | Call)
        title = pgettext("table", "Bid") if bids else _("Card") if card else _("Choice")
        best = insight.advice
        measure = _("ahead at the end") if best.ahead else _("points at the end")
        points = () if best.points is None else (measure,)
        heads = points if best.by_points else (*points, _("chance to win"))
        for least, fewest in ((NOTHING_READ, FEWEST_ROWS), (SLATE_ONLY, FEWEST_ROWS), (1, 2)):
            for columns, tight in ((heads, False), (heads, True), (heads[-1:], False), (heads[-1:], True)):
                for most in range(paper.ROWS, fewest - 1, -1):
                    rows = self._rows(insight, most, len(columns))
                    table = paper.ChoiceTable(self.context.kit, title, columns, rows, tight=tight)
                    rect = self._place(table.size, least)
                    if rect is not None:
                        table.draw(target, rect)
                        return rect
        return None

    def _rows(self, insight: Insight, most: int, columns: int) -> Sequence[paper.ChoiceRow]:
        """The choices compared, with their last so many figures."""
        return [
            paper.ChoiceRow(
                label=label(p.action, naming=self.context.naming),
                values=words.figures(p)[-columns:],
                first=p is insight.advice,
            )
            for p in words.compared(insight, most)
        ]

    @property
    def _near(self) -> tuple[int, int]:
        """Where a sheet begins at best."""
        panel = self.context.panel
        return panel.rect.center if panel is not None and panel.covers_table else near_hand(self.context)

    def _far(self, rect: pygame.Rect) -> int:
        """How far a sheet lies from its best place, in steps that are worth a line more."""
        x, y = self._near
        return round((abs(rect.left - x) + abs(rect.centery - y)) / self.context.layout.u(FAR))

    def _place(self, size: tuple[int, int], least: int = 1) -> pygame.Rect | None:
        """Free room of that size, as near to the right of the hand as there is."""
        context = self.context
        layout, panel, view = context.layout, context.panel, context.view
        if view is None:
            return None
        held = tuple(len(cards) for cards in view.hands)
        piled = frozenset(layout.pile_owner(p) for p in view.order if view.captured[p])
        # It goes with the card that the person plays: until then no other falls.
        laid = frozenset(card.seat for card in view.table)
        sheet = None if panel is None else tuple(panel.rect)
        key = (size, least, layout, held, piled, laid, sheet, tuple(map(tuple, context.offered)))
        if key in self._found:
            return self._found[key]
        edge = edge_of_table(context)
        window = window_for_sheets(context)
        if panel is not None and panel.covers_table:
            taken, window = panel.occupied, panel.rect.inflate(-2 * edge, -edge)
        else:
            taken = taken_on_table(context, view)
            if panel is not None:
                taken = ([*taken[0], panel.rect.inflate(2 * edge // 3, 2 * edge // 3)], *taken[1:])
        self._found[key] = free_place(size, window, self._near, taken, least=least, price=layout.u(DEAR))
        return self._found[key]
