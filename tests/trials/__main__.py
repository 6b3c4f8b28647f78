"""Runs one trial and prints its summary; a fault found raises, with what makes it happen again."""

import argparse
import logging
from collections.abc import Callable, Mapping

from tests.trials.bot_lines import bot_lines
from tests.trials.clicks import clicks, windows
from tests.trials.disks import disks
from tests.trials.doors import doors
from tests.trials.evenings import evenings
from tests.trials.focus import focus
from tests.trials.four_windows import four_windows
from tests.trials.frames import frames
from tests.trials.friend_kills import friend_kills
from tests.trials.friend_lines import friend_lines
from tests.trials.hands import hands
from tests.trials.kills import kills
from tests.trials.mutated import mutated
from tests.trials.records import records
from tests.trials.shared_screen import shared_screen
from tests.trials.stalled_peer import stalled_peer
from tests.trials.torn import torn
from tests.trials.turned import turned
from tests.trials.two_networks import two_networks
from tests.trials.two_windows import two_windows

TRIALS: Mapping[str, Callable[[int, int], str]] = {
    "bot_lines": bot_lines,
    "clicks": clicks,
    "disks": disks,
    "doors": doors,
    "evenings": evenings,
    "focus": focus,
    "four_windows": four_windows,
    "frames": frames,
    "friend_kills": friend_kills,
    "friend_lines": friend_lines,
    "hands": hands,
    "kills": kills,
    "mutated": mutated,
    "records": records,
    "shared_screen": shared_screen,
    "stalled_peer": stalled_peer,
    "torn": torn,
    "turned": turned,
    "two_networks": two_networks,
    "two_windows": two_windows,
    "windows": windows,
}
"""From a name to a function of how many times and of a seed; it returns one line."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.trials", description=__doc__)
    parser.add_argument("name", choices=TRIALS)
    parser.add_argument("--times", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    logging.lastResort = None  # a hundred thousand damaged files say enough in their summary
    print(TRIALS[args.name](args.times, args.seed), flush=True)


if __name__ == "__main__":
    main()
