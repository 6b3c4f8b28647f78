"""The hint: the strongest level's choice and its reason, from the person's own view only."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import pi, sin

import pygame

from briscola.client.seats.seat_control import NextStep
from briscola.client.view.view import ME
from briscola.engine.actions import Bid, Call, Declare, Play
from briscola.i18n import hint_words as words
from briscola.i18n.action_words import label
from briscola.i18n.reason_words import Speech
from briscola.i18n.text import _, pgettext
from briscola.players.insight.can_explain import known_about
from briscola.players.insight.evaluation import Insight
from briscola.players.insight.prospects import Prospect
from briscola.ui.input import pointer
from briscola.ui.scenes.panels.call_panel import CallPanel
from briscola.ui.scenes.panels.dummy_panel import DummyPanel
from briscola.ui.scenes.play.advice import Advice
from briscola.ui.scenes.play.context import PlayContext
from briscola.ui.scenes.play.hand_button import hand_buttons
from briscola.ui.scenes.play.sheet_stack import OpenedSheets, near_hand, sheets_near, space_now
from briscola.ui.scenes.tabletop.overlay import Overlay, Shortcuts
from briscola.ui.speech.speaker import joined
from briscola.ui.views import hint_slip as paper
from briscola.ui.views.text.text_table import Figures

FEWEST_ROWS = 2
"""Minimum rows of the table."""
SHORTER = 0.06
"""Distance, in heights of the table, for which the next shorter or narrower form is taken."""
LOOK = 0.03
"""Seconds between two checks whether the advice is there."""


BREATH = 1.1
"""Seconds from one brightest moment of the lamp to the next while it thinks."""


class HintOverlay(Overlay):
    """First press: advice and reason; second: a table of all choices; third: it closes."""

    def __init__(self, context: PlayContext, sheets: OpenedSheets, *, found: Callable[[], None]) -> None:
        """`found` is called when the advice arrives, and again whenever it becomes more certain."""
        self.context, self.sheets, self._on_found = context, sheets, found
        self.insight: Insight | None = None
        self.whole = False
        """True while the table of all choices is shown."""
        self.rect: pygame.Rect | None = None
        """The sheet's place; None while none is drawn."""
        self._work: Advice | None = None
        self._looked: str | None = None
        """The card already pointed at when the hint was requested: that does not ask about this card."""
        self._moment = 0
        self._glow = 0.0
        """Seconds for which the lamp has glowed."""
        self._state: tuple[object, ...] = ()
        """Table, panel and papers that the places were found for."""
        self._found: dict[Hashable, tuple[int, pygame.Rect] | None] = {}
        """Number of the form that fits best, and its place, by the sizes of all forms."""

    @property
    def on(self) -> bool:
        """True if the match allows hints, and so do the settings of a person who plays alone."""
        seat = self.context.seat
        return seat.advice and (self.context.settings.hints or not seat.alone)

    @property
    def offered(self) -> Callable[[], None] | None:
        """The press that asks for a hint; None if hints are off."""
        return self.press if self.on else None

    @property
    def shown(self) -> bool:
        """True if a hint is ready and no opened sheet hides it."""
        return self.insight is not None and self.sheets.panel is None

    @property
    def card(self) -> str | None:
        """Code of the advised card in the person's own hand; None if the advice is no such card."""
        if self.insight is None:
            return None
        action = self.insight.advice.action
        own = self.context.seat.view.to_act == ME
        return action.card.code if isinstance(action, Play) and own else None

    # ---- hands

    def press(self) -> None:
        """Handle the key or the button: request, expand or close the hint."""
        context = self.context
        self.sheets.clear()
        if self.insight is not None:
            if self.whole:
                self.clear()
            else:
                self.whole = True
                context.speak(*self._table_lines(self.insight))
        elif context.flow.next_step is not NextStep.OWN_MOVE:
            context.show_caption(_("A hint is there when it is your turn."))
            context.knock()
        elif not known_about(context.seat.view):
            context.show_caption(_("Nobody can know what is best here, so there is no hint."))
            context.knock()
        elif self._work is None:
            self._work = Advice(context.seat.view)
            self._moment, self._glow = context.seat.version, 0.0
            self._looked = context.hand.shown
        context.invalidate()

    def decided(self) -> None:
        self.clear()

    def clear(self) -> None:
        if self.up:
            self.context.invalidate()
        if self._work is not None:
            self._work.stop()
        self.insight, self._work, self.rect, self.whole = None, None, None, False
        self.context.hand.hinted = None

    def rest(self) -> None:
        """Stop computing once there is more than a first look."""
        if self._work is not None and self.insight is not None and not self.insight.first_look:
            self._work.stop()

    @property
    def up(self) -> bool:
        """True while a hint is shown or being computed."""
        return self.insight is not None or self._work is not None

    @property
    def covers(self) -> Sequence[pygame.Rect]:
        return () if self.rect is None or not self.shown else (self.rect,)

    @property
    def shortcuts(self) -> Shortcuts:
        return {pygame.K_h: self.press} if self.on else {}

    def handle(self, event: pygame.event.Event) -> bool:
        """Esc closes it."""
        back = pointer.is_back(event)
        if back:
            self.clear()
        return back

    # ---- time

    def update(self, dt: float) -> bool:
        """Take up new advice; close the hint when the moment has passed."""
        context = self.context
        if not self.up:
            return False
        if context.flow.next_step is not NextStep.OWN_MOVE or self._moment != context.seat.version:
            self.clear()
        elif self._work is not None:
            thought, found = self.thinking, self._work.news()
            if found is not None:
                before, self.insight = self.insight, found
                self._on_found()
                if before is None or before.advice.action != found.advice.action:
                    context.speak(*words.first_look(found), *words.advice(found, self._speech()))
            if found is not None or thought != self.thinking:
                context.invalidate()
        if context.hand.shown != self._looked:
            self._looked = None
        context.hand.hinted = self.card
        if self.thinking and not context.still and (lamp := self._lamp) is not None:
            self._glow += dt
            context.invalidate(paper.glow_rect(lamp))
        return False

    @property
    def thinking(self) -> bool:
        """True until no better advice will come."""
        return self._work is not None and not self._work.over

    @property
    def _lamp(self) -> pygame.Rect | None:
        """Rectangle of the button that gives hints; on the panel of calls it has one of its own."""
        panel = self.context.panel
        own = None if panel is None else next((w for w in panel.group.widgets if w.name == "hint"), None)
        return self.context.round_buttons.get("hint") if own is None else own.rect

    def wake(self) -> float | None:
        return None if self._work is None or self._work.over else LOOK

    # ---- by ear

    def card_note(self, code: str) -> str:
        """Words of the hint about a card of the hand; empty without a hint, or for the advised card."""
        insight = self.insight
        if insight is None or code == self.card:
            return ""
        prospect = _of_card(insight, code)
        return "" if prospect is None else joined(words.looked_at(prospect, self._speech()))

    def _table_lines(self, insight: Insight) -> Sequence[str]:
        """The table of all choices, a sentence for each."""
        heads = self._heads(insight)
        rows = [
            ", ".join((row.name, *(f"{value} {head}" for head, value in zip(heads, row.values, strict=True))))
            for row in self._rows(insight, len(insight.prospects), len(heads))
        ]
        return [*words.first_look(insight), *rows]

    def _heads(self, insight: Insight) -> Sequence[str]:
        """Headings of the columns with figures."""
        best = insight.advice
        measure = _("ahead at the end") if best.ahead else _("points at the end")
        points = () if best.points is None else (measure,)
        return points if best.by_points else (*points, _("chance to win"))

    # ---- drawing

    def draw(self, target: pygame.Surface) -> None:
        """Draw the lamp on the advised card, the sheet beside the hand, and the glow of the button."""
        if self.thinking and (lamp := self._lamp) is not None:
            paper.draw_glow(target, lamp, 0.75 + 0.25 * sin(self._glow * 2 * pi / BREATH))
        if self.insight is None or not self.shown:
            return
        context = self.context
        at = self._mark(self.insight)
        if at is not None:
            paper.draw_lamp(target, context.kit, at)
        self.rect = self._draw_table(target, self.insight) if self.whole else None
        if self.rect is None:
            self.rect = self._draw_words(target, self.insight)

    def _mark(self, insight: Insight) -> tuple[int, int] | None:
        """Position of the lamp, on the advised card or button; None while that is out of sight."""
        context, action = self.context, insight.advice.action
        match action, context.panel:
            case Call(card=card), CallPanel() as panel:
                return self._within(panel.cell(card))
            case Play(card=card), DummyPanel() as panel if card in panel.cards:
                return self._within(panel.cell(card))
            case Declare(), _:
                offered = [p.action for p in insight.prospects if isinstance(p.action, Declare)]
                buttons = hand_buttons(context)
                return buttons[offered.index(action)].midleft if buttons else None
        if self.card in context.hand.codes and context.hand.dragging is None:
            return paper.head_of(context.hand.pose(self.card or ""))
        return None

    def _within(self, cell: pygame.Rect) -> tuple[int, int]:
        """Centre of a lamp at the upper edge of a cell: all of it, so that a press on it is on the cell."""
        return cell.centerx, cell.top + paper.lamp_rect(self.context.kit, cell.midtop).height // 2

    def _speech(self) -> Speech:
        return self.context.speech(contract=self.context.seat.view.contract is not None)

    def _prospect(self, insight: Insight) -> Prospect:
        """The prospect of the card pointed at since the hint was requested, else the advice."""
        shown = self.context.hand.shown
        asked = None if shown is None or shown == self._looked else _of_card(insight, shown)
        return asked or insight.advice

    def _draw_words(self, target: pygame.Surface, insight: Insight) -> pygame.Rect | None:
        asked, speech = self._prospect(insight), self._speech()
        if asked is insight.advice:
            text, detail = words.advice(insight, speech)
        else:
            text, detail = words.looked_at(asked, speech)
        detail = joined((*words.first_look(insight), detail))
        slips = [paper.HintSlip(self.context.kit, text, detail, width) for width in paper.WIDTHS]
        return self._draw_best(target, slips)

    def _draw_table(self, target: pygame.Surface, insight: Insight) -> pygame.Rect | None:
        bids = any(isinstance(p.action, Bid) for p in insight.prospects)
        card = isinstance(insight.advice.action, Play | Call)
        title = pgettext("table", "Bid") if bids else _("Card") if card else _("Choice")
        title = next(iter(words.first_look(insight)), title)
        heads = self._heads(insight)
        cards = isinstance(insight.advice.action, Play | Declare)
        most = max(FEWEST_ROWS, len(insight.prospects)) if cards else min(paper.ROWS, len(insight.prospects))
        forms = ((heads, False), (heads, True), (heads[-1:], False), (heads[-1:], True))

        def drawn(numbers: Sequence[int]) -> pygame.Rect | None:
            tables = [
                paper.ChoiceTable(
                    self.context.kit, title, columns, self._rows(insight, rows, len(columns)), tight=tight
                )
                for columns, tight in forms
                for rows in numbers
            ]
            return self._draw_best(target, tables)

        fewer = range(most - cards, FEWEST_ROWS - 1, -1)
        # Each card of the hand has a row wherever a table with all of them fits.
        return (drawn([most]) if cards else None) or drawn(fewer)

    def _rows(self, insight: Insight, most: int, columns: int) -> Sequence[Figures]:
        """Rows of up to `most` choices, each with its last `columns` figures."""
        digits = words.digits_of(insight)
        return [
            Figures(
                name=label(p.action, naming=self.context.naming),
                values=words.figures(p, digits)[-columns:],
                best=p is insight.advice,
            )
            for p in words.compared(insight, most)
        ]

    def _draw_best(
        self, target: pygame.Surface, forms: Sequence[paper.HintSlip | paper.ChoiceTable]
    ) -> pygame.Rect | None:
        """Draw the form that fits best near the hand; None if there is no room for any."""
        context, panel = self.context, self.context.panel
        sheet = None if panel is None else tuple(panel.rect)
        lying = [*hand_buttons(context), *context.papers(self)]
        state = (context.layout, context.view, sheet, tuple(map(tuple, lying)))
        if state != self._state:
            self._state = state
            self._found.clear()
        key = tuple(form.size for form in forms)
        if key not in self._found:
            at = panel.rect.center if panel is not None and panel.covers_table else near_hand(context)
            found = space_now(context, self).best(
                list(enumerate(key)), lambda form: sheets_near(context, form[1], at), narrower=SHORTER
            )
            self._found[key] = None if found is None else (found[0][0], found[1].rect)
        best = self._found[key]
        if best is None:
            return None
        forms[best[0]].draw(target, best[1])
        return best[1]


def _of_card(insight: Insight, code: str) -> Prospect | None:
    """The prospect of playing a card; None if it is no choice."""
    found = (p for p in insight.prospects if isinstance(p.action, Play) and p.action.card.code == code)
    return next(found, None)
