"""The trained nets that come with the game, and the players that follow them."""

from functools import cache
from pathlib import Path

from briscola.engine.rules import Rules
from briscola.players.nets.chiamata.player import ChiamataPlayer
from briscola.players.nets.families import CHIAMATA, net_of
from briscola.players.nets.net import Net, load_net
from briscola.players.nets.tricks.player import TricksPlayer
from briscola.players.search.budget import SearchBudget
from briscola.players.search.endgame import STEPS_30_MS

FOLDER = Path(__file__).with_name("data")


@cache
def trained_net(name: str) -> Net | None:
    """The net of that name, read once; None where none is trained."""
    path = FOLDER / f"{name}.npz"
    return load_net(path) if path.is_file() else None


def trained_player(
    rules: Rules,
    *,
    win: bool = False,
    talks: bool = False,
    exact: int = STEPS_30_MS,
    search: SearchBudget | None = None,
) -> TricksPlayer | ChiamataPlayer | None:
    """A player that follows the net of its game, or of the nearest one; None where there is none."""
    name = net_of(rules)
    net = None if name is None else trained_net(name)
    if net is None:
        return None
    if name == CHIAMATA:
        return ChiamataPlayer(net, win=win, search=search)
    return TricksPlayer(net, rules, win=win, talks=talks, exact=exact, search=search)


def trained_bidder(rules: Rules, *, win: bool = False) -> ChiamataPlayer | None:
    """The same, for games with an auction alone; None for others."""
    player = trained_player(rules, win=win)
    return player if isinstance(player, ChiamataPlayer) else None
