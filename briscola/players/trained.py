"""The trained nets that come with the game, and the players that follow them."""

from functools import cache
from pathlib import Path

from briscola.engine.rules import Rules, Turned
from briscola.players.net import Net, load_net
from briscola.players.net_player import NetPlayer

FOLDER = Path(__file__).with_name("nets")


def net_name(rules: Rules) -> str:
    """The name of a game's net: `briscola-4`, `briscola-4-alone`, `prini-2-all`, `bisca-2-9`."""
    parts = [rules.variant, str(rules.players)]
    if rules.players == 4 and len(rules.sides) == 4:
        parts.append("alone")
    if rules.turned is Turned.LAST_DEALT:
        parts.append("all")
    elif rules.hand_size == 9:
        parts.append("9")
    return "-".join(parts)


@cache
def trained_net(name: str) -> Net | None:
    """The net of a game, read once; None where none is trained."""
    path = FOLDER / f"{name}.npz"
    return load_net(path) if path.is_file() else None


def trained_player(rules: Rules, *, win: bool = False) -> NetPlayer | None:
    """A player that follows the net of its game; None where there is none."""
    net = trained_net(net_name(rules))
    return None if net is None else NetPlayer(net, rules, win=win)
