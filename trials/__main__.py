"""Runs one trial and prints its summary; a fault found raises, with what makes it happen again."""

import argparse
import logging
from collections.abc import Callable, Mapping
from importlib import import_module

TRIALS: Mapping[str, str] = {
    **dict.fromkeys(("by_ssh", "four_ways"), "four_ways"),
    **dict.fromkeys(("evening_of_four", "short_evening"), "evening_of_four"),
    **dict.fromkeys(("every_page", "every_page_in_webkit"), "every_page"),
    **dict.fromkeys(("meeting_networks", "meeting_windows"), "meeting_networks"),
    **dict.fromkeys(("serve_kills", "serve_memory"), "serve_kills"),
    **{
        name: name
        for name in (
            *("club_package", "contracts", "cup_pages", "five_pages", "four_windows"),
            *("keyboards", "meeting_load", "nats_cluster", "pages_in_engines", "serve_visits", "six_pages"),
            *("slate_pages", "slow_cards", "sockets", "stalled_peer", "two_networks"),
        )
    },
}
"""The module of each trial, a function of how many times and of a seed, which returns a summary."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m trials", description=__doc__)
    parser.add_argument("name", choices=sorted(TRIALS))
    parser.add_argument("--times", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    logging.lastResort = None  # a hundred thousand damaged files say enough in their summary
    print(trial(args.name)(args.times, args.seed), flush=True)


def trial(name: str) -> Callable[[int, int], str]:
    """The trial of that name."""
    found: Callable[[int, int], str] = getattr(import_module(f"trials.{TRIALS[name]}"), name)
    return found


if __name__ == "__main__":
    main()
