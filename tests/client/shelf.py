"""Things for the shelf of the statistics: cups won, seasons that are over, and what was first."""

from briscola.capabilities.cup.cup import Cup
from briscola.capabilities.cup.file import CupRow, Cups, cups_file
from briscola.capabilities.season.season import PastSeason, SeasonBook
from briscola.client.host.library import Library
from briscola.client.tournament.table_result import TableGame
from briscola.i18n.person_words import guest_name
from tests.client.season.seasons import keep_book
from tests.storage.rows import add

GAME = TableGame(variant="briscola", players=2)
MADE = {"game": "chiamata-5", "variant": "chiamata", "players": 5, "reason": "made", "caller": 0}


def keep_cups(library: Library, *champions: str, cup: Cup | None = None) -> None:
    """Keep cups that are over, won by these people in turn, and one that is played."""
    rows = [CupRow(form="knock_out", game=GAME, size=8, champions=(name,)) for name in champions]
    assert cups_file(library.records.folder.parent).write(Cups(rows=tuple(rows), cup=cup))


def keep_shelf(library: Library) -> None:
    """A shelf with a thing of every kind: the person has no name, so a cup knows her as the first guest."""
    keep_cups(library, guest_name(1), "Gino")
    past = [PastSeason(number=at, division=0, place=place, points=31) for at, place in enumerate((2, 1), 1)]
    keep_book(library.season_path, SeasonBook(person=library.profile.id, past=tuple(past)))
    add(library.database, capots=1, evening="2026-09-19", began="2026-09-19T20:00:00Z")
    add(library.database, contract=104, evening="2026-09-20", began="2026-09-20T20:00:00Z", **MADE)
