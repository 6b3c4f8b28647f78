"""The uppermost thing under a point of the table is the one that is pointed at."""

from dataclasses import replace
from itertools import combinations, product

from briscola.client.fold import as_seen_by, fold_all
from briscola.engine.events import Event
from briscola.ui.layout.card_spots import spots
from briscola.ui.layout.table_layout import Layout
from briscola.ui.scenes.play.table_look import TableState
from briscola.ui.scenes.play.table_things import things_of
from briscola.ui.views.thing import thing_at
from tests.client.steps import play_steps
from tests.ui.play.pointed import Table


def test_of_cards_that_overlap_the_one_drawn_on_top_is_touched() -> None:
    table = Table("pairs", (1024, 600)).to_play()
    events: list[Event] = []
    touched = 0
    for _, more in play_steps("briscola", 4, {}, seed=3):
        events += as_seen_by(more)
        view = fold_all(events)
        if view is None or len(view.table) < 3:
            continue
        layout = Layout((1024, 600), view.order, 3, partners=True)
        things = things_of(replace(table.scene.shown(view, TableState()), layout=layout))
        trick = [thing for thing in things if thing.kind == "trick"]
        assert [thing.card for thing in trick] == [card for _, card in view.table]
        lying = spots(view, layout)
        trick.sort(key=lambda thing: lying[thing.card.code].layer if thing.card else 0)
        for under, over in combinations(trick, 2):
            shared = under.rect.clip(over.rect)
            for pos in product(range(shared.left, shared.right), range(shared.top, shared.bottom)):
                if under.holds(pos) and over.holds(pos):
                    touched += 1
                    assert thing_at((over, under), pos) is thing_at((under, over), pos) is over
    assert touched
