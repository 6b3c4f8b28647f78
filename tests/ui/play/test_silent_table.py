"""R-TALK-1: from the deal to the last card of the first trick, or of the hand, the players say nothing."""

from collections.abc import Iterator

import pytest

from briscola.client.view.folding import as_seen_by, begin, fold
from briscola.client.view.view import View
from briscola.engine.events import DealSeen, Event, HandEnded, MatchBegan, Played
from briscola.engine.forms import FORMS
from briscola.engine.rules import Rules
from briscola.engine.variants import VARIANTS, make_rules
from briscola.ui.chat.occasions import Occasion
from briscola.ui.layout.table.table_layout import Layout
from briscola.ui.scenes.play.chat_overlay import PATIENCE, QUIET
from briscola.ui.scenes.tabletop.seat_styles import feelings
from tests.ui.play.test_small_talk import Eager, Talkative
from tests.ui.played import play

GAMES = {
    rules.slug: rules
    for rules in (
        *FORMS.values(),
        *(make_rules(name, players) for name, row in VARIANTS.items() for players in row.players),
        make_rules("briscola", 4, {"silent_first_trick": False}),
    )
}
SILENT_TO_THE_END = ("prini", "sueca")


def told(rules: Rules) -> Iterator[tuple[Event, View | None, View, bool]]:
    """Two hands as the person sees them: each event, the views, and whether silence is to be kept.

    Counted by the cards on the table, without asking the rules.
    """
    view: View | None = None
    dealt, cards_played = False, 0
    loud = rules.options.get("silent_first_trick") is False
    played = play(rules.variant, rules.players, options=dict(rules.changed), hands=2)
    for event in as_seen_by(played.log):
        before = view
        view = begin(event) if isinstance(event, MatchBegan) else view and fold(event, view)
        if isinstance(event, DealSeen):
            dealt, cards_played = True, 0
        elif isinstance(event, HandEnded):
            dealt = False
        cards_played += isinstance(event, Played)
        taken = 0 if view is None else sum(view.captured)
        first = cards_played < rules.places or taken == 0
        if view is not None:
            yield event, before, view, dealt and not loud and (first or rules.variant in SILENT_TO_THE_END)


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES.keys())
def test_r_talk_1_a_table_knows_when_it_is_silent(rules: Rules) -> None:
    layout = Layout((1280, 800), range(rules.places), rules.hand_size, partners=rules.in_sides)
    loud = quiet = 0
    for event, _before, after, silence in told(rules):
        assert after.silent == silence, event
        faces = {*feelings(after, layout, None).values()}
        assert not silence or not faces, "faces rest: in this game they are signs"
        loud, quiet = loud + (not silence), quiet + silence
    assert loud and (quiet or rules.options.get("silent_first_trick") is False)


@pytest.mark.parametrize(("variant", "tricks"), [("briscola", 0), ("prini", 0), ("prini", 2)], ids=str)
def test_r_talk_1_no_word_falls_and_no_face_shows_one(variant: str, tricks: int) -> None:
    table = Talkative(variant=variant, tricks=tricks)
    chat = table.chat
    table.scene.chance = Eager(1)
    table.happen(Occasion(1, "trumped"))
    assert chat.said is None and chat.hover_targets == () and chat.moods == {}


def test_r_talk_1_nobody_hurries_the_person() -> None:
    table = Talkative(tricks=0)
    chat = table.chat
    table.scene.chance = Eager(1)
    for dt in (PATIENCE - 0.5, 1.0):
        chat.update(dt)
    assert chat.said is None and chat.moods == {} and chat.wake() is None
    table.after(1)
    table.scene.chance = Eager(1)
    for dt in (PATIENCE - QUIET - 0.5, 1.0):
        chat.update(dt)
    assert chat.said is not None, "from the second trick on somebody may say so"


def test_r_talk_1_what_is_still_being_said_ends_with_the_deal() -> None:
    table = Talkative(tricks=0)
    chat, silent = table.chat, table.view
    events = [event for event in table.scene.seat.history if isinstance(event, DealSeen)]
    before = View(rules=silent.rules, hands=((),) * silent.rules.places)
    for _ in range(60):
        chat.speak([Occasion(1, "won")], before)
    assert chat.said is not None
    chat.witness(events[-1], before, silent)
    assert chat.said is None
