"""`briscola serve` as a program of its own: its settings, its links, its end."""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from briscola.dealer.dealer_settings import (
    BadDealerSettings,
    DealerSettings,
    OnDemand,
    Pages,
    TableSettings,
    read_dealer_settings,
)
from tests.commands.shell import Here, one_sentence, spawn
from tests.network.broker import KIT, free_port

GOOD = 'name = "Circolo"\nlisten = true\n[[table]]\nname = "Two"\n'


def settings_in(folder: Path, text: str) -> Path:
    """A file with these settings."""
    path = folder / "dealer.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_settings_of_the_kit_can_be_used() -> None:
    settings = read_dealer_settings(KIT / "dealer.toml", {"CLUB_HOST": "play.example.org"})
    assert settings.pages is not None and settings.on_demand is not None and settings.table


def test_the_environment_fills_in_what_the_settings_leave_to_it(tmp_path: Path) -> None:
    file = settings_in(tmp_path, GOOD.replace("Circolo", "${CLUB_NAME:-Circolo}").replace("Two", "${TABLE}"))
    named = {"CLUB_NAME": 'Il "Circolo" d\'Anna', "TABLE": "${CLUB_NAME}"}
    settings = read_dealer_settings(file, named)
    assert (settings.name, settings.table[0].name) == (named["CLUB_NAME"], "${CLUB_NAME}")
    assert read_dealer_settings(file, {**named, "CLUB_NAME": ""}).name == "Circolo"
    with pytest.raises(
        BadDealerSettings, match=r"it takes TABLE from the environment, where that is missing"
    ):
        read_dealer_settings(file, {})
    with pytest.raises(BadDealerSettings, match="letters that cannot be seen"):
        read_dealer_settings(file, {**named, "CLUB_NAME": "Circolo\u202e"})


def test_every_key_of_the_settings_stands_on_its_page() -> None:
    page = (KIT.parents[1] / "docs" / "serve.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`\[?\[?([a-z_.]+)\]?\]?`", page))
    kinds = (DealerSettings, TableSettings, OnDemand, Pages)
    keys = {key for kind in kinds for key in kind.__struct_fields__} - {"kind"}
    assert keys <= named


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("name = ", "is no TOML file"),
        ("name = " + "[" * 5000, "brackets lie too deep"),
        ('nme = "x"', "unknown field `nme`"),
        (GOOD.replace("true", "1"), "listen: expected `bool`"),
        (GOOD + 'game = "poker"\n', "table 'Two'"),
        (GOOD + "players = 9\n", "table 'Two'"),
        (GOOD + 'level = "genius"\n', "table 'Two'"),
        (GOOD + "computers = 2\n", "do not fit at 2 seats"),
        (GOOD + 'game = "marianna"\nwinning_hands = 3\n', "points win this match"),
        (GOOD + "winning_hands = 12\n", "won by 1 to 11 hands"),
        (GOOD + '[[table]]\nname = "Two"\n', "two tables have the name 'Two'"),
        ('name = "Circolo"\nlisten = true\n', "there is no [[table]]"),
        (GOOD.replace("listen = true\n", ""), "nobody could come to a table"),
        (GOOD.replace("listen", 'meeting = "a b"\nlisten'), "meeting: a meeting point looks like"),
        (GOOD.replace("listen", 'meeting_from_here = "a"\nlisten'), "of no use without meeting"),
        (GOOD + '[on_demand]\n[[on_demand.kind]]\nname = "x"\n', "[on_demand] needs [pages]"),
        (GOOD.replace("Circolo", "Circolo\\u0007"), "letters that cannot be seen"),
        (
            GOOD.replace("Two", "Two\\u202e"),
            "table[0]: the name 'Two\\u202e' has letters that cannot be seen",
        ),
        (GOOD.replace("Two", " Two"), "it would be read as 'Two'"),
        (GOOD.replace("Two", "\\u200b"), "it would be read as ''"),
        (
            GOOD + '[pages]\nhost = "a.example"\n[on_demand]\n[[on_demand.kind]]\nname = "x\\u0000"\n',
            "on_demand.kind[0]: the name 'x\\x00' has letters that cannot be seen",
        ),
        (
            GOOD.replace("listen", 'address = "anna@127.0.0.1"\nlisten'),
            "address: 'anna@127.0.0.1' is no name",
        ),
        (GOOD.replace("listen", 'address = "127.0.0.1:80"\nlisten'), "address: '127.0.0.1:80' is no name"),
        (
            GOOD.replace("listen", 'reached_at = "anna@a.example"\nlisten'),
            "reached_at: 'anna@a.example' is no",
        ),
        (GOOD.replace("listen", 'reached_at = "0.0.0.0"\nlisten'), "reached_at: '0.0.0.0' is no name"),
        (
            GOOD.replace("listen", 'meeting = "wss://anna@a.example"\nlisten'),
            "meeting: a meeting point looks",
        ),
        (GOOD + '[pages]\nhost = "anna@a.example"\n', "pages.host: 'anna@a.example' is no name"),
        (GOOD + '[pages]\nhost = "https://a.example"\n', "pages.host: 'https://a.example' is no name"),
        (GOOD + '[pages]\nhost = "0.0.0.0"\n', "pages.host: '0.0.0.0' is no name"),
        (GOOD + '[pages]\nhost = "[::]:8443"\n', "pages.host: '[::]:8443' is no name"),
        (GOOD + '[pages]\nhost = "a.example:0"\n', "pages.host: 'a.example:0' is no name"),
        (GOOD + '[pages]\nhost = "a.example:8443/x"\n', "pages.host: 'a.example:8443/x' is no name"),
        (GOOD + '[pages]\nhost = "a.example"\naddress = ""\n', "pages.address: '' is no name"),
        (GOOD.replace("listen", 'folder = "a\\u0000"\nlisten'), "folder: 'a\\x00' is no name of a folder"),
    ],
)
def test_settings_that_cannot_be_used_get_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(BadDealerSettings) as caught:
        read_dealer_settings(settings_in(tmp_path, text))
    assert sentence in str(caught.value) and "\n" not in str(caught.value).split("is no TOML")[0]


@pytest.mark.parametrize("address", ["0.0.0.0", "::", "0:0::0"])
def test_a_link_names_no_address_that_stands_for_all_of_the_computer(tmp_path: Path, address: str) -> None:
    everywhere = read_dealer_settings(
        settings_in(tmp_path, GOOD.replace("listen", f'address = "{address}"\nlisten'))
    )
    left_out = read_dealer_settings(settings_in(tmp_path, GOOD))
    assert everywhere.links("ABCDEFGHJK") == left_out.links("ABCDEFGHJK")
    assert replace(everywhere, reached_at="a.example").links("ABCDEFGHJK") == [
        replace(left_out, reached_at="a.example").links("ABCDEFGHJK")[0]
    ]


def test_a_file_that_is_not_there_is_told(tmp_path: Path, briscola: Here) -> None:
    said = briscola("serve", str(tmp_path / "nothing.toml"))
    assert said.status == 2 and "nothing.toml cannot be read" in said.err


@pytest.mark.slow
def test_a_place_or_a_folder_that_cannot_be_had_is_one_sentence(tmp_path: Path) -> None:
    """Each names what it is, and why, and no number of the system's."""
    (tmp_path / "file").touch()
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = f"port = {other.getsockname()[1]}\n"
        for more, what in (
            (f'address = "127.0.0.1"\n{taken}', f"nobody could come to 127.0.0.1:{taken[7:-1]}: "),
            ('address = "192.0.2.77"\n', "nobody could come to 192.0.2.77:27480: "),
            ('address = "nobody.invalid"\n', "nobody could come to nobody.invalid:27480: "),
            (f'[pages]\nhost = "a.example"\n{taken}', f"nobody could come to 127.0.0.1:{taken[7:-1]}: "),
            (f'folder = "{(tmp_path / "file").as_posix()}"\n', "file cannot be used: "),
            (f'folder = "{(tmp_path / "file").as_posix()}/below"\n', "below cannot be used: "),
        ):
            folder = "" if "folder" in more else f'folder = "{(tmp_path / "kept").as_posix()}"\n'
            listen = "listen = true\n" if "pages" not in more else ""
            text = f'name = "Circolo"\n{listen}{folder}{more}[[table]]\nname = "Two"\n'
            sentence = one_sentence(spawn("serve", str(settings_in(tmp_path, text))))
            assert what in sentence and sentence.partition(what)[2], sentence
            assert "Errno" not in sentence and "while attempting" not in sentence


@pytest.mark.linux
@pytest.mark.parametrize("chosen", [False, True], ids=["its own", "chosen"])
def test_its_own_folder_is_closed_to_others_and_a_chosen_one_stays(
    tmp_path: Path, chosen: bool, briscola: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "briscola" / "dealer"
    folder.mkdir(parents=True)
    folder.chmod(0o755)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("STATE_DIRECTORY", raising=False)
    with socket.create_server(("127.0.0.1", 0)) as other:
        place = f'address = "127.0.0.1"\nport = {other.getsockname()[1]}\n'
        text = f'name = "Circolo"\nlisten = true\n{place}[[table]]\nname = "Two"\n'
        text = f'folder = "{folder}"\n{text}' if chosen else text
        one_sentence(briscola("serve", str(settings_in(tmp_path, text))))
    assert folder.stat().st_mode & 0o777 == (0o755 if chosen else 0o700)


LISTENS = """
import signal, sys
signal.SIGBREAK = signal.SIGUSR1  # Windows' own, which is sent here by another name
for name in ("SIGTERM", "SIGINT", "SIGHUP"):  # what runs the tests may have them ignored
    signal.signal(getattr(signal, name), signal.SIG_DFL)
for name in sys.argv[2:]:
    signal.signal(getattr(signal, name), signal.SIG_IGN)
from briscola.cli import main
sys.exit(main(["serve", sys.argv[1]]))
"""


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="Windows sends no signal to a single process")
def test_it_tells_its_links_and_ends_in_good_order_when_it_is_told_to(tmp_path: Path) -> None:
    port = free_port()
    text = f'folder = "{tmp_path}/kept"\naddress = "127.0.0.1"\nport = {port}\n{GOOD}'
    settings = str(settings_in(tmp_path, text))
    links = []
    for name in ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK"):
        words = [sys.executable, "-c", LISTENS, settings]
        with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as dealer:
            assert dealer.stdout is not None and dealer.stderr is not None
            links.append(dealer.stdout.readline())
            second = spawn("serve", settings)
            assert second.status == 1 and "another dealer works in" in second.err
            dealer.send_signal(getattr(signal, name, signal.SIGUSR1))
            assert dealer.wait(20) == 0, name
            assert "Traceback" not in dealer.stderr.read()
    assert len(set(links)) == 1, "the same table has the same code"
    assert re.fullmatch(rf"Two\t[0-9A-Z]{{5}}-[0-9A-Z]{{6}}\tbriscola:\S+@127\.0\.0\.1:{port}\n", links[0])


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="Windows sends no signal to a single process")
def test_a_signal_that_was_ignored_before_does_not_end_it(tmp_path: Path) -> None:
    """As `nohup` has it."""
    text = f'folder = "{tmp_path}/kept"\naddress = "127.0.0.1"\nport = {free_port()}\n{GOOD}'
    settings = str(settings_in(tmp_path, text))
    words = [sys.executable, "-c", LISTENS, settings, "SIGHUP"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as dealer:
        assert dealer.stdout is not None
        dealer.stdout.readline()
        dealer.send_signal(signal.SIGHUP)
        assert "another dealer works in" in spawn("serve", settings).err
        dealer.send_signal(signal.SIGTERM)
        assert dealer.wait(20) == 0
