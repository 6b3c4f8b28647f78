"""Runs one trial and prints its summary; a fault found raises, with what makes it happen again."""

import argparse
import logging
from collections.abc import Callable, Mapping

from trials.bot_lines import bot_lines
from trials.by_ear import by_ear
from trials.changed_people import changed_people
from trials.circolo import circolo
from trials.clicks import clicks, windows
from trials.club_package import club_package
from trials.contracts import contracts
from trials.cup_pages import cup_pages
from trials.cups import cups
from trials.damaged_database import damaged_database
from trials.damaged_streams import damaged_streams
from trials.disks import disks
from trials.doors import doors
from trials.evenings import evenings
from trials.every_page import every_page, every_page_in_webkit
from trials.evil_broker import evil_broker
from trials.far_friend import far_friend
from trials.five_pages import five_pages
from trials.focus import focus
from trials.four_ways import by_ssh, four_ways
from trials.four_windows import four_windows
from trials.frames import frames
from trials.friend_kills import friend_kills
from trials.hands import hands
from trials.honest_lines import honest_lines
from trials.hostile_decks import hostile_decks
from trials.inkscape import inkscape
from trials.keyboards import keyboards
from trials.kills import kills
from trials.meeting_load import meeting_load
from trials.meeting_networks import meeting_networks, meeting_windows
from trials.mutated import mutated
from trials.nats_cluster import nats_cluster
from trials.pages_in_engines import pages_in_engines
from trials.records import records
from trials.rivals import rivals
from trials.seasons import division_seasons, seasons
from trials.serve_kills import serve_kills, serve_memory
from trials.serve_visits import serve_visits
from trials.shared_screen import shared_screen
from trials.six_pages import six_pages
from trials.slate_pages import slate_pages
from trials.slow_cards import slow_cards
from trials.sockets import sockets
from trials.ssh_friend import ssh_friend
from trials.stalled_peer import stalled_peer
from trials.start_files import start_files
from trials.strangers import strangers
from trials.torn import torn
from trials.turned import turned
from trials.two_networks import two_networks
from trials.two_windows import two_windows

TRIALS: Mapping[str, Callable[[int, int], str]] = {
    trial.__name__: trial
    for trial in (
        *(
            bot_lines,
            by_ear,
            by_ssh,
            changed_people,
            clicks,
            club_package,
            cup_pages,
            cups,
            damaged_database,
            disks,
        ),
        *(
            damaged_streams,
            doors,
            evenings,
            every_page,
            every_page_in_webkit,
            evil_broker,
            far_friend,
            five_pages,
            focus,
            four_ways,
            four_windows,
            frames,
            friend_kills,
        ),
        *(circolo, contracts, hands, honest_lines, hostile_decks, inkscape, keyboards, kills, meeting_load),
        *(
            meeting_networks,
            meeting_windows,
            mutated,
            nats_cluster,
            pages_in_engines,
            ssh_friend,
            records,
            rivals,
            seasons,
            slow_cards,
        ),
        *(division_seasons, serve_kills),
        *(serve_memory, serve_visits, shared_screen, six_pages, slate_pages, sockets, stalled_peer),
        *(start_files, strangers, torn, turned, two_networks, two_windows, windows),
    )
}
"""From a name to a function of how many times and of a seed; it returns a summary."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m trials", description=__doc__)
    parser.add_argument("name", choices=TRIALS)
    parser.add_argument("--times", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    logging.lastResort = None  # a hundred thousand damaged files say enough in their summary
    print(TRIALS[args.name](args.times, args.seed), flush=True)


if __name__ == "__main__":
    main()
