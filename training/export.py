"""Put a trained net among those that come with the game, with what it is and how strong.

    python -m training.export FOLDER FAMILY [--deals D] [--against B …]

FOLDER is that of a run of `training.dmc`. The net goes to `briscola/players/nets/data/` under the name of
its family; a JSON file beside it tells name, date, games, minutes, how it was trained, and the figures.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

import torch

from briscola.players.nets.families import TRICK_FAMILIES
from briscola.players.nets.trained import FOLDER
from training.dmc import RULE_PLAYER
from training.measure import measure
from training.run import NET, STATE


def export(
    folder: Path, family: str, rivals: Sequence[str], *, deals: int, seed: str, into: Path
) -> dict[str, object]:
    """Copy the net of a run and write its description, which is returned."""
    state = torch.load(folder / STATE, weights_only=True)
    into.mkdir(exist_ok=True)
    net = into / f"{family}.npz"
    net.write_bytes((folder / NET).read_bytes())
    told: dict[str, object] = {
        "name": net.stem,
        "date": datetime.now(UTC).date().isoformat(),
        "games": state["games"],
        "minutes": round(state["seconds"] / 60, 1),
        "stages": state["stages"],
        "figures": [
            asdict(measure(net, rules, rival, deals=deals, seed=seed))
            for rules in TRICK_FAMILIES[family]
            for rival in rivals
        ],
    }
    net.with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return told


def main(words: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Put a trained net among those that come with the game.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("family", choices=TRICK_FAMILIES)
    parser.add_argument("--against", action="append", help=f"default: {RULE_PLAYER}")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", default="export")
    parser.add_argument("--into", type=Path, default=FOLDER)
    args = parser.parse_args(words)
    rivals = args.against or [RULE_PLAYER]
    print(
        json.dumps(export(args.folder, args.family, rivals, deals=args.deals, seed=args.seed, into=args.into))
    )


if __name__ == "__main__":
    main()
