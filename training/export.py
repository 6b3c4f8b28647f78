"""Put a trained net among those that come with the game, with what it is and how strong.

    python -m training.export FOLDER VARIANT PLAYERS [KEY=VALUE …] [--deals D] [--against B …]

FOLDER is that of a run of `training.dmc`. The net goes to `briscola/players/nets/` under the name of its
game; a JSON file beside it tells name, date, games, minutes, how it was trained, and the measured figures.
"""

import argparse
import json
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import torch

from briscola.engine.rules import Rules
from briscola.engine.variants import make_rules
from briscola.players.trained import FOLDER, net_name
from training.dmc import NET, STATE
from training.measure import measure


def export(
    folder: Path, rules: Rules, rivals: Sequence[str], *, deals: int, seed: str, into: Path
) -> dict[str, object]:
    """Copy the net of a run and write its description, which is returned."""
    state = torch.load(folder / STATE, weights_only=True)
    into.mkdir(exist_ok=True)
    net = into / f"{net_name(rules)}.npz"
    net.write_bytes((folder / NET).read_bytes())
    told: dict[str, object] = {
        "name": net.stem,
        "date": datetime.now(UTC).date().isoformat(),
        "games": state["games"],
        "minutes": round(state["seconds"] / 60, 1),
        "stages": state["stages"],
        "figures": [measure(net, rules, rival, deals=deals, seed=seed) for rival in rivals],
    }
    net.with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return told


def main(words: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Put a trained net among those that come with the game.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("variant")
    parser.add_argument("players", type=int)
    parser.add_argument("option", nargs="*", metavar="KEY=VALUE")
    parser.add_argument("--against", action="append", help="default: medium")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", default="export")
    parser.add_argument("--into", type=Path, default=FOLDER)
    args = parser.parse_args(words)
    rules = make_rules(args.variant, args.players, dict(entry.split("=", 1) for entry in args.option))
    rivals = args.against or ["medium"]
    print(json.dumps(export(args.folder, rules, rivals, deals=args.deals, seed=args.seed, into=args.into)))


if __name__ == "__main__":
    main()
