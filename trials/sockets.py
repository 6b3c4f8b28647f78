"""An evening alone at a real window under `strace`: no socket of a network but those a person asks for."""

import re
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

from trials.clicking_person import RETRY, ClickingPerson
from trials.real_window import RealWindow
from trials.table_clicks import CHOSEN, to_the_page, to_the_title

GAMES = ("briscola-2", "briscola-3", "briscola-4", "chiamata-5")
"""Names of the games' cards in the window."""
PAGES = ("school", "evenings", "statistics", "rules", "settings", "about")
"""Lines of the title's menu that are opened and left again."""
CALLS = "socket,socketpair,bind,listen,connect,sendto,sendmsg,accept,accept4"
OF_NETWORKS = re.compile(r"\b(AF_INET6?|AF_PACKET|AF_BLUETOOTH|NETLINK_ROUTE)\b")
"""SDL asks the kernel for news of gamepads by another kind of netlink socket; that is no network."""


def sockets(times: int, seed: int) -> str:
    """Spend so many evenings alone, each with a match of every game; then open *Play with friends* once.

    Raises AssertionError where an evening alone touches a network, or where the last step does not: then the
    trial would see nothing.
    """
    chance, deeds = Random(seed), Counter[str]()
    calls = 0
    for _ in range(times):
        with tempfile.TemporaryDirectory() as folder:
            trace = Path(folder) / "trace"
            window = RealWindow(
                Path(folder),
                "alone",
                prefix=("strace", "-f", "-qq", "-e", f"trace={CALLS}", "-o", str(trace)),
            )
            try:
                to_the_title(window)
                _visit_pages(window, deeds)
                for game in GAMES:
                    _play(window, game, chance, deeds)
                alone = _of_networks(trace)
                assert not alone, f"alone, the program asked for {alone[:5]}"
                calls += len(trace.read_text().splitlines())
                to_the_page(window)
                assert _of_networks(trace), "the page of friends opens a socket, and nobody saw it"
                window.key("alt+F4")  # strace itself does not always see the end of its program
            finally:
                window.end()
    return (
        f"sockets: {times} evenings alone, {dict(deeds)}; "
        f"{calls} calls, none of a network until it was asked for"
    )


def _of_networks(trace: Path) -> list[str]:
    return [line for line in trace.read_text().splitlines() if OF_NETWORKS.search(line)]


def _visit_pages(window: RealWindow, deeds: Counter[str]) -> None:
    for page in PAGES:
        window.press(page)
        window.until(lambda seen: seen["scene"] not in ("Title", ""), page)
        window.key("Escape")
        window.until(lambda seen: "friends" in seen["spots"], "the title")
        deeds["pages"] += 1


def _play(window: RealWindow, game: str, chance: Random, deeds: Counter[str]) -> None:
    """A match of one hand against computers, from the title to its result and back."""
    window.press("new")
    window.until(lambda seen: game in seen["spots"], game)
    if game != CHOSEN:  # a click on the chosen one would sit down
        window.press(game)
    for name in ("all-games", "hands:1", "start"):
        window.press(name)
    window.shows("PlayScene")
    deeds += ClickingPerson(window, chance).play()
    deeds["matches"] += 1
    while "friends" not in (spots := window.see()["spots"]):  # the first click ends the farewell
        if "title" in spots:
            window.click(spots["title"])
        time.sleep(RETRY)
