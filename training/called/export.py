"""Put the net of a run of `training.called` among those that come with the game, with what it is.

    python -m training.called.export FOLDER [--figures FILE]

FILE holds lines printed by `python -m training.called.measure`; they go into the JSON file beside the net.
"""

import argparse
import json
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import torch

from briscola.players.nets.families import CHIAMATA
from briscola.players.nets.trained import FOLDER
from training.run import NET, STATE


def export(folder: Path, figures: Sequence[object], *, into: Path) -> dict[str, object]:
    """Copy the net of a run to `into` and write its description, which is returned."""
    state = torch.load(folder / STATE, weights_only=True)
    into.parent.mkdir(exist_ok=True)
    into.write_bytes((folder / NET).read_bytes())
    told: dict[str, object] = {
        "name": into.stem,
        "date": datetime.now(UTC).date().isoformat(),
        "games": state["games"],
        "minutes": round(state["seconds"] / 60, 1),
        "stages": state["stages"],
        "figures": list(figures),
    }
    into.with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return told


def main(words: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Put a trained net among those that come with the game.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--figures", type=Path)
    parser.add_argument("--into", type=Path, default=FOLDER / f"{CHIAMATA}.npz", help="the file of the net")
    args = parser.parse_args(words)
    lines = args.figures.read_text(encoding="utf-8").splitlines() if args.figures else []
    print(json.dumps(export(args.folder, [json.loads(line) for line in lines], into=args.into)))


if __name__ == "__main__":
    main()
