"""Messages to a page at some moments, for the tests of its scripts (`python -m tests.pages.told_states`)."""

import json
import re
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from msgspec.structs import replace

from briscola.capabilities.cup.browser import cup_state, setup_state
from briscola.capabilities.cup.choice import CupChoice
from briscola.capabilities.cup.dealer_cup import DealerCup, drawn, joined, next_round
from briscola.capabilities.slate.browser import SlateOnPage
from briscola.capabilities.slate.open_slate import OpenSlate
from briscola.client.tournament.table_result import TableGame
from briscola.engine.variants import make_rules
from briscola.pages.messages.encoding import encode_for_page
from briscola.pages.messages.to_page import ToPage
from briscola.pages.shown.state import page_state
from briscola.storage.settings.settings import Settings
from tests.client.slate.test_every_game import begun
from tests.client.table_of_people import TableOfPeople, several

FILE = Path(__file__).with_name("told_states.json")
LINK = "https://club.example/cup#link"


def told_states() -> dict[str, object]:
    """One state of each kind as a page reads it, by name; addresses do not tell which drawings lie there."""
    return {
        name: json.loads(re.sub(r"/[0-9a-f]{10}\b", "/0123456789", encode_for_page(state)))
        for name, state in _states().items()
    }


def _states() -> Mapping[str, ToPage]:
    people = DealerCup(id="link", choice=CupChoice().with_("size", 0), opener="ada")
    for name in ("Ada", "Bruno"):
        people = joined(people, name, name.lower())
    playing = next_round(drawn(people, 1))
    new, slate = (
        SlateOnPage(OpenSlate(lambda _evening: True, evening, lambda: ("new", "2026-11-27T20:15:00Z")), "en")
        for evening in (None, begun(TableGame()))
    )
    table = TableOfPeople(several(make_rules("briscola", 2), [0, 1]), seed=4)
    for _step in range(12):
        table.step()
    seat = table.seats[0]
    seat.take_new_events()
    match = page_state(seat, "en", Settings(), draws_table=True)
    assert match is not None
    return MappingProxyType(
        {
            "cup to open": setup_state(CupChoice(), "en"),
            "cup to join": cup_state(people, "ada", "en", link=LINK),
            "cup of rounds": cup_state(playing, "ada", "en", link=LINK),
            "slate to begin": new.state(),
            "slate": replace(slate.state(), at=1, link=LINK),
            "match": match,
        }
    )


if __name__ == "__main__":
    FILE.write_text(json.dumps(told_states(), indent="\t") + "\n", encoding="utf-8")
