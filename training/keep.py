"""Keep what was learnt in the repository, so that a fresh clone goes on from there.

    python -m training.keep FAMILY … [--folder DIR]

Of each run the average alone is kept, with its story: half the size of a checkpoint.
"""

import argparse
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from briscola.players.nets.families import FAMILIES
from training.background import FOLDER, KEPT
from training.checkpoint import load_checkpoint, save_checkpoint
from training.run import CHECKPOINT


def keep(family: str, folder: Path, into: Path = KEPT) -> Path:
    """Write the checkpoint of a family without the parameters that learn; where it is."""
    path = into / f"{family}.npz"
    save_checkpoint(path, replace(load_checkpoint(folder / family / CHECKPOINT), latest=None))
    return path


def main(words: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Keep checkpoints in the repository.")
    parser.add_argument("families", nargs="+", choices=FAMILIES, metavar="FAMILY")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    args = parser.parse_args(words)
    for family in args.families:
        print(keep(family, args.folder))


if __name__ == "__main__":
    main()
