"""Put a trained net among those that come with the game, with what it is and how strong.

    python -m training.export FOLDER FAMILY [--figures FILE | --deals D --against B …]

FOLDER is that of a run. The net goes to `briscola/players/nets/data/` under the name of its family; a JSON
file beside it tells name, date, hands, minutes, how it was trained, and the figures: the lines of FILE, as
`training.chiamata.measure` prints them, or what `training.tricks.measure` finds against each B.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

from briscola.players.nets.families import FAMILIES, TRICK_FAMILIES
from briscola.players.nets.trained import FOLDER
from training.checkpoint import load_checkpoint
from training.run import CHECKPOINT, NET
from training.tricks.measure import RULE_PLAYER, measure


def export(folder: Path, family: str, figures: Sequence[object], *, into: Path) -> dict[str, object]:
    """Copy the net of a run and write its description, which is returned."""
    story = load_checkpoint(folder / CHECKPOINT).story
    into.mkdir(parents=True, exist_ok=True)
    net = into / f"{family}.npz"
    net.write_bytes((folder / NET).read_bytes())
    told: dict[str, object] = {
        "name": family,
        "date": datetime.now(UTC).date().isoformat(),
        "games": story.hands,
        "minutes": round(story.seconds / 60, 1),
        "stages": story.stages,
        "figures": list(figures),
    }
    net.with_suffix(".json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    return told


def main(words: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description="Put a trained net among those that come with the game.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("family", choices=FAMILIES)
    parser.add_argument("--figures", type=Path, help="lines already measured")
    parser.add_argument("--against", action="append", help=f"default: {RULE_PLAYER}")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", default="export")
    parser.add_argument("--into", type=Path, default=FOLDER)
    args = parser.parse_args(words)
    if args.figures is not None:
        figures = [json.loads(line) for line in args.figures.read_text(encoding="utf-8").splitlines()]
    else:
        figures = [
            asdict(measure(args.folder / NET, rules, rival, deals=args.deals, seed=args.seed))
            for rules in TRICK_FAMILIES.get(args.family, ())
            for rival in args.against or [RULE_PLAYER]
        ]
    print(json.dumps(export(args.folder, args.family, figures, into=args.into)))


if __name__ == "__main__":
    main()
