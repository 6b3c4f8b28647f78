"""Collect the facts for explanations of things on the table; recomputed only after a change."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from briscola.client.match_setup import MatchSetup
from briscola.client.view import View
from briscola.i18n.card_words import Naming
from briscola.i18n.character_words import addressed, name_of
from briscola.ui.scenes.play.context import Overlay
from briscola.ui.scenes.play.sign_display import SignDisplay, told_of_past
from briscola.ui.scenes.play.table_look import TableState
from briscola.ui.scenes.play.table_painting import hit_targets
from briscola.ui.scenes.play.table_scene import TableScene
from briscola.ui.views.hit_test import HitTest


@dataclass(frozen=True, kw_only=True, slots=True)
class TableFacts:
    """Facts for explanations: the table as drawn, the players, and the state besides the cards."""

    lying: HitTest
    setup: MatchSetup
    now: TableState
    counted: bool
    """True if the person wants points shown before the end."""
    signs: Mapping[int, str] = field(default_factory=dict)
    """The last sign of each place in words, where the person has seen one."""

    @property
    def view(self) -> View:
        return self.lying.view

    @property
    def naming(self) -> Naming:
        return self.now.naming

    @property
    def you(self) -> int | None:
        """The place that the words call so."""
        return addressed(self.setup)

    @property
    def names(self) -> Sequence[str]:
        """Players' names by place."""
        rules = self.view.rules
        return [name_of(self.setup, rules, place) for place in range(rules.places)]


class FactFinder:
    """Gathers what the table shows, for its explanations."""

    def __init__(self, scene: TableScene, signs: SignDisplay, papers: Sequence[Overlay]) -> None:
        """`papers`: bottom first."""
        self.scene, self._signs, self._papers = scene, signs, papers
        self._seen: tuple[object, ...] = ()
        """The inputs `_found` was computed from."""
        self._found: TableFacts | None = None

    def now(self) -> TableFacts | None:
        """The facts of this moment; None before the first view."""
        scene, context, view = self.scene, self.scene.context, self.scene.view
        if view is None:
            return None
        flow, now, by, hinted = context.flow, scene.now(), self._signs.went_by, scene.hinted
        slips = [slip for paper in self._papers for slip in paper.slips]
        moving = flow.timeline.hidden() if flow.timeline.running else (), flow.event
        explained = context.settings.explain_signs
        seen = (context.picture, view, now, by, context.panel, hinted, slips, moving, explained)
        if seen != self._seen:
            self._seen = seen
            there = hit_targets(context, view, now, traces=by, hinted=hinted, slips=slips, own=scene.watched)
            counted = context.settings.live_points
            signs = told_of_past(self._signs.past)
            self._found = TableFacts(lying=there, setup=context.setup, now=now, counted=counted, signs=signs)
        return self._found
