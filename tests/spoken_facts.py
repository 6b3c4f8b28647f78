"""All that somebody at a seat hears of a hand, and all that its questions answer, moment by moment."""

from collections.abc import Iterator, Sequence

from briscola.client.seats.seat_control import NextStep
from briscola.client.setup.match_setup import MatchSetup, regulars
from briscola.client.view.folding import as_seen_by, fold, fold_all
from briscola.client.view.view import ME, View
from briscola.engine.events import NOBODY, Event, MatchBegan
from briscola.engine.rules import Rules
from briscola.engine.turned import turned_event
from briscola.i18n.card_words import ITALIAN
from briscola.i18n.character_words import name_of
from briscola.i18n.narration_words import told_aloud
from briscola.i18n.sign_words import grimaces
from briscola.i18n.table_answers import ANSWERS, answer, asked_words
from briscola.i18n.table_facts import TableFacts
from briscola.storage.settings.settings import Settings

SETTINGS = Settings()


def heard(rules: Rules, facts: Sequence[Event], onlooker: int) -> Iterator[str]:
    """The sentence of each fact as the onlooker (`NOBODY`: the public) is told it, then every answer."""
    setup = MatchSetup(variant=rules.variant, players=rules.players, opponents=regulars(rules.players))
    names = [name_of(setup, rules, place) for place in range(rules.places)]
    you = None if onlooker == NOBODY else ME
    view: View | None = fold_all([_beginning(rules)])
    for fact in facts:
        seen = fact.for_public() if onlooker == NOBODY else fact.for_seat(onlooker)
        if seen is None:
            continue
        if onlooker > 0:
            seen = turned_event(seen, seat=onlooker, players=rules.players)
        for event in as_seen_by([seen]):
            assert view is not None
            before, view = view, fold(event, view)
            yield told_aloud(
                event,
                before,
                view,
                names,
                grimaces=grimaces(rules, {}),
                settings=SETTINGS,
                naming=ITALIAN,
                you=you,
            )
            told = TableFacts(
                view=view,
                setup=setup,
                settings=SETTINGS,
                naming=ITALIAN,
                asked=asked_words(NextStep.OWN_CUT, (), view, names, ME),
            )
            yield from (answer(question, told) for question in ANSWERS)


def _beginning(rules: Rules) -> MatchBegan:
    return MatchBegan(
        variant=rules.variant,
        players=rules.players,
        sides=rules.sides,
        winning_hands=1,
        options=dict(rules.changed),
        levels=("easy",) * rules.players,
    )
