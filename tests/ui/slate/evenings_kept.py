"""Evenings with real cards that stand in a window."""

from collections.abc import Sequence
from pathlib import Path

from briscola.capabilities.slate.evening import RealEvening, begin, enter
from briscola.capabilities.slate.game_choice import draft_of
from briscola.capabilities.slate.hand import RealHand
from briscola.capabilities.slate.keeper import SlateKeeper
from briscola.capabilities.slate.open_slate import OpenSlate
from briscola.capabilities.slate.window.balance_sheet import BalanceSheet
from briscola.capabilities.slate.window.evenings_list import SlateEvenings
from briscola.capabilities.slate.window.page import SlatePage
from briscola.capabilities.slate.window.setup_sheet import SlateSetupSheet
from briscola.client.tournament.table_result import TableGame
from briscola.ui.app import App

NAMES = ("Anna Maria", "Bartolomeo", "Zia Pina", "Ugo", "Wolfgang Amadeus", "Eva")
PAIRS = TableGame(players=4, options={"capot": True}, winning_hands=11)
BY_CONTRACT = TableGame(
    variant="chiamata", players=5, options={"multiplier": True, "capot_doubles": True}, winning_hands=4
)
SIX = TableGame(players=6, options={"teams": False}, winning_hands=5)
BY_POINTS = TableGame(variant="marianna", players=4, options={"to_points": 300})


def evening(game: TableGame, hands: Sequence[RealHand], id: str = "a") -> RealEvening:
    """An evening on which these hands were played."""
    found = begin(id, "2026-11-21T20:15:00Z", NAMES[: game.players], game)
    for hand in hands:
        found = enter(found, hand)
    return found


PAIRS_EVENING = evening(PAIRS, [RealHand(side=side, size=61) for side in (0, 1, 0, 0, 1, 0, 0, 0, 1)])
CONTRACTS_EVENING = evening(
    BY_CONTRACT,
    [
        RealHand(caller=0, partner=4, contract=81, made=True),
        RealHand(caller=1, partner=1, contract=61),
        RealHand(),
        RealHand(caller=4, partner=2, contract=71, made=True, capot=True),
    ],
    "b",
)
SIX_EVENING = evening(SIX, [RealHand(side=side) for side in (0, 4, 4, 2, 4, 5, 4, 4)], "c")
POINTS_EVENING = evening(
    BY_POINTS, [RealHand(points=(70, 50), declared=(60, 0)), RealHand(points=(33, 87), declared=(0, 40))], "d"
)


def opened(app: App, folder: Path, found: RealEvening, answers: Sequence[str] = ()) -> SlatePage:
    """The page of a slate on an app, after some answers about the next hand."""
    kept = SlateKeeper(folder)
    slate = OpenSlate(kept.keep, found, lambda: ("new", "2026-11-27T20:15:00Z"))
    scene = SlatePage(app, slate, keeps=True)
    for each in answers:
        scene.writer.answer(each)
    app.reset(scene)
    return scene


def listed(app: App, folder: Path) -> None:
    """The list of some evenings."""
    kept = SlateKeeper(folder)
    for found in (PAIRS_EVENING, CONTRACTS_EVENING, SIX_EVENING, POINTS_EVENING):
        kept.keep(found)
    app.reset(SlateEvenings(app, kept, keeps=True))


def chosen(app: App, _folder: Path) -> None:
    """The choice of another game for four, with names that are missing."""
    sheet = SlateSetupSheet(app, draft_of(("Wolfgang Amadeus", "", "Ugo", ""), PAIRS_EVENING.now), print)
    app.reset(sheet)


def balance(app: App, _folder: Path) -> None:
    """The balance of an evening of chiamata."""
    app.reset(BalanceSheet(app, CONTRACTS_EVENING))
