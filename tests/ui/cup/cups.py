"""Cups at a moment, for pictures and tests."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from briscola.capabilities.cup.cup import Cup, Entrant, TableIndex, draw, is_over, open_tables, with_result
from briscola.capabilities.cup.keeper import CupKeeper
from briscola.capabilities.cup.people import guest, of_profile, with_computers
from briscola.capabilities.cup.window.leavers import InsteadSheet, LeavingSheet
from briscola.capabilities.cup.window.page import CupPage, RoundsSheet
from briscola.capabilities.cup.window.setup_page import CupSetup, OldCups, PeopleSheet
from briscola.client.host.library import Library
from briscola.client.tournament.table_result import TableGame, TableResult
from briscola.storage.people.profiles import Profile
from briscola.ui.app import App
from briscola.ui.scene import Scene

GAMES = {
    "everybody": TableGame(),
    "knock_out": TableGame(winning_hands=2),
    "partners": TableGame(players=4, options={"teams": True}),
    "pairs": TableGame(players=4, options={"teams": True}),
    "tables": TableGame(variant="chiamata", players=5),
}
Stand = Callable[[App, Path], object]
ANNA = of_profile(Profile(id="a", name="Anna"))
BRUNO = of_profile(Profile(id="a", name="Bruno", face="person-man"))
NAMES = ("Anna", "Massimiliano", "Zoë")


def entrants(size: int, names: Sequence[str] = NAMES, level: str = "novice") -> tuple[Entrant, ...]:
    """People of these names, and computers."""
    people: list[Entrant] = []
    for name in names:
        people.append(guest(name, people))
    return with_computers(people[:size], size, level)


def cup_of(form: str, size: int, *, names: Sequence[str] = NAMES, game: TableGame | None = None) -> Cup:
    """A new cup."""
    people = entrants(size, names)
    game = game or GAMES[form]
    return draw(seed=7, form=form, game=game, level="novice", entrants=people, day="2026-11-20")


def result(cup: Cup, place: TableIndex) -> TableResult:
    """A result by the numbers of a place: every seat is first now and then."""
    players = cup.game.players
    first = (place.round + place.table) % 2
    pairs = players == 4 and cup.form in ("partners", "pairs")
    sides = ((0, 2), (1, 3)) if pairs else ()
    if players == 2 or pairs:
        ranks = tuple(1 + (seat % 2 != first) for seat in range(players))
    else:
        ranks = tuple(1 + (seat + place.round) % players for seat in range(players))
    return TableResult(ranks=ranks, hands=tuple(2 if rank == 1 else 1 for rank in ranks), partners=sides)


def advanced(cup: Cup, tables: int) -> Cup:
    """The cup once so many tables have been played."""
    for _ in range(tables):
        if is_over(cup):
            break
        place, _table = next(open_tables(cup))
        cup = with_result(cup, place, result(cup, place))
    return cup


class StillDesk(CupKeeper):
    """A keeper whose computers do not begin, so that its picture stays."""

    def poll(self) -> bool:
        return False


def desk_of(folder: Path, cup: Cup | None) -> CupKeeper:
    """A keeper with that cup."""
    keeper = StillDesk(Library(folder), ours=lambda: True)
    if cup is not None:
        keeper.open(cup)
    return keeper


def page(app: App, folder: Path, cup: Cup) -> CupPage:
    """The page of a cup."""
    keeper = desk_of(folder, cup)
    return CupPage(
        app, keeper, play=lambda _place, _phones: None, new=app.quit, end=keeper.end, household=list
    )


def setup(app: App, folder: Path) -> CupSetup:
    """The page on which a cup is set up, after one that is over."""
    keeper = desk_of(folder, advanced(cup_of("everybody", 4), 99))
    keeper.end()
    return CupSetup(app, household=lambda: [ANNA], keeper=keeper, begin=lambda _cup: None, seed=lambda: 7)


def stand_page(form: str, size: int, tables: int) -> Stand:
    """Scene with the page of a cup on top."""
    return lambda app, folder: app.reset(page(app, folder, advanced(cup_of(form, size), tables)))


def stand_sheet(kind: str) -> Stand:
    """Scene with a sheet over the page of a cup."""

    def stand(app: App, folder: Path) -> None:
        below = page(app, folder, advanced(cup_of("everybody", 8), 6))
        app.reset(below)
        made: Mapping[str, Callable[[], Scene]] = {
            "rounds": lambda: RoundsSheet(app, below.keeper),
            "leaving": lambda: LeavingSheet(app, below.keeper, list),
            "instead": lambda: InsteadSheet(app, below.keeper, 0, lambda: [BRUNO]),
        }
        app.push(made[kind]())

    return stand


def stand_setup(kind: str = "") -> Stand:
    """Scene in which a cup is set up, with a sheet over it."""

    def stand(app: App, folder: Path) -> None:
        below = setup(app, folder)
        app.reset(below)
        if kind == "before":
            app.push(OldCups(app, below.keeper.steps.latest.rows))
        elif kind == "people":
            app.push(PeopleSheet(app, below.people, [ANNA], below.set_people))

    return stand


STANDS: Mapping[str, Stand] = {
    "cup of three": stand_page("everybody", 3, 1),
    "cup of sixteen": stand_page("everybody", 16, 30),
    "cup with partners": stand_page("partners", 16, 7),
    "cup at tables of five": stand_page("tables", 16, 4),
    "knock-out of sixteen": stand_page("knock_out", 16, 10),
    "knock-out in pairs": stand_page("pairs", 16, 5),
    "cup that is over": stand_page("knock_out", 8, 99),
    "cup to be set up": stand_setup(),
    **{f"cup, {kind}": stand_setup(kind) for kind in ("before", "people")},
    **{f"cup, {kind}": stand_sheet(kind) for kind in ("rounds", "leaving", "instead")},
}
