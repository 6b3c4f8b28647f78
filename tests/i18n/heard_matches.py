"""Matches by chance, with the sentence that each seat hears of each event."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.client.view.folding import as_seen_by, fold, fold_all
from briscola.client.view.view import View
from briscola.engine.actions import Sign
from briscola.engine.events import Event, MatchBegan
from briscola.engine.rules import Rules
from briscola.engine.turned import turned_event
from briscola.i18n.card_words import ITALIAN
from briscola.i18n.character_words import name_of
from briscola.i18n.narration_words import told_aloud
from briscola.i18n.sign_words import grimaces
from briscola.storage.settings.settings import Settings
from briscola.table.deals import SeededDeals
from tests.test_turned import played_with


@dataclass(frozen=True, kw_only=True)
class Moment:
    """An event as a seat sees it, and the views before and after it."""

    event: Event
    before: View | None
    view: View
    names: Sequence[str]
    grimaces: Mapping[Sign, str]
    settings: Settings

    @property
    def said(self) -> str:
        """The sentence on it."""
        return self.tell(self.event, self.view)

    def tell(self, event: Event, view: View) -> str:
        """The sentence on another event at this moment."""
        return told_aloud(
            event,
            self.before,
            view,
            self.names,
            grimaces=self.grimaces,
            settings=self.settings,
            naming=ITALIAN,
        )


def moments_of(rules: Rules, deals: SeededDeals, chance: Random) -> Iterator[Moment]:
    """Every moment of a match by chance, seat after seat."""
    log, _seen = played_with(rules, deals, chance)
    setup = MatchSetup(variant=rules.variant, players=rules.players, opponents=regulars(rules.players))
    names = [name_of(setup, rules, place) for place in range(rules.places)]
    settings = Settings()
    for seat in range(rules.players):
        turned = (turned_event(fact, seat=seat, players=rules.players) for fact in log)
        view: View | None = None
        for event in as_seen_by(turned):
            before = view
            view = fold_all([event]) if view is None or isinstance(event, MatchBegan) else fold(event, view)
            assert view is not None
            yield Moment(
                event=event,
                before=before,
                view=view,
                names=names,
                grimaces=grimaces(rules, {}),
                settings=settings,
            )
