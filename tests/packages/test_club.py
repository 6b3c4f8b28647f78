"""The files that make a machine deal for a club agree with each other, with containers and as a package."""

import configparser
import re
import subprocess
import tarfile
from pathlib import Path
from typing import Any

import pytest
import yaml

from briscola.dealer.dealer_settings import Pages, read_dealer_settings
from briscola.network.addresses.meeting_points import MeetingPoint
from tools.packages import club
from tools.packages.club import FOLDER
from tools.packages.identity import CLUB, NAME, VERSION

HOST = "play.example.org"
CONFIGURATION = ("Caddyfile", "dealer.toml", "dynamic-security.json", "mosquitto.conf")
FILES = [path for path in sorted(FOLDER.rglob("*")) if path.is_file()]
_CADDY = re.compile(r"\{\$(\w+)(?::([^}]*))?\}")


def said(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def unit(name: str) -> configparser.ConfigParser:
    found = configparser.ConfigParser(strict=False, interpolation=None)
    found.read_string(said(name))
    return found


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    """The containers, with what stands in .env."""
    text = said("compose.yaml").replace("${CLUB_HOST:?write the name of your computer into .env}", HOST)
    found: dict[str, Any] = yaml.safe_load(text.replace("${CLUB_NAME:-Circolo}", "Circolo"))
    return found


def environments(compose: dict[str, Any]) -> tuple[dict[str, str], dict[str, str]]:
    """Environments of the dealer and Caddy, on Debian and with containers."""
    return {"CLUB_HOST": HOST}, compose["services"]["dealer"]["environment"]


def settings(environment: dict[str, str]) -> tuple[Pages, MeetingPoint, MeetingPoint]:
    """Page and meeting point of the dealer, this also as the dealer itself reaches it."""
    found = read_dealer_settings(FOLDER / "dealer.toml", environment)
    pages, point, here = found.pages, found.meeting_point, found.meeting_point_from_here
    assert pages is not None and point is not None and here is not None
    return pages, point, here


def ways(environment: dict[str, str]) -> list[str]:
    """Names and ways in the Caddyfile: `NAME`, then `/path? place`."""
    text = _CADDY.sub(lambda found: environment.get(found[1]) or found[2] or "", said("Caddyfile"))
    name = re.search(r"^(\S+) \{$", text, re.MULTILINE)
    assert name is not None
    return [name[1], *re.findall(r"reverse_proxy (.+)", text)]


def test_the_proxy_finds_the_page_and_the_meeting_point_where_they_are(compose: dict[str, Any]) -> None:
    for environment in environments(compose):
        pages, point, here = settings(environment)
        name, meeting, page = ways(environment)
        assert name == pages.host == point.host == HOST
        assert meeting == f"{point.path} {here.host}:{here.port}"
        assert page == f"{pages.address}:{pages.port}"
        assert re.search(
            rf"^listener {here.port}\nprotocol websockets$", said("mosquitto.conf"), re.MULTILINE
        )
    assert here.host in compose["services"] and pages.address in compose["services"]


def test_units_lead_to_the_meeting_point_and_to_what_the_package_puts_in_its_place() -> None:
    *_, here = settings({"CLUB_HOST": HOST})
    place = f"{here.host}:{here.port}"
    assert unit("briscola-meeting-way.socket")["Socket"]["ListenStream"] == place
    assert unit("briscola-meeting-way.service")["Service"]["ExecStart"].split()[-1] == place
    installed = dict(line.rsplit(" ", 1) for line in said("debian/install").splitlines())
    started = [
        unit(name)["Service"][key]
        for name in ("briscola-serve.service", "briscola-meeting-point.service")
        for key in ("ExecStart", "EnvironmentFile")
        if key in unit(name)["Service"]
    ] + [line.partition("=")[2] for line in said(f"{CLUB}.conf").splitlines()]
    named = {path for line in started for path in re.findall(r"/etc/briscola/([\w.-]+)", line)}
    assert named == {"Caddyfile", "club.env", "dealer.toml", "mosquitto.conf"}
    assert {name for name, folder in installed.items() if folder == "etc/briscola"} == {*CONFIGURATION}
    for script in ("debian/config", "debian/postinst"):
        assert "file=/etc/briscola/club.env" in said(script)
    folder = unit("briscola-serve.service")["Service"]["StateDirectory"]
    assert f"/var/lib/{folder} /var/lib/private/{folder}\n" in said("debian/postrm")
    assert f"/var/lib/{folder}/tables.txt" in said("debian/postinst")


def test_containers_have_what_they_start_and_write_only_into_their_own_folder(
    compose: dict[str, Any],
) -> None:
    made, services = said("Containerfile"), compose["services"]
    copied = re.search(r"^COPY (Caddyfile .*) /etc/briscola/$", made, re.MULTILINE)
    assert copied is not None and copied[1].split() == [*CONFIGURATION]
    users = dict(re.findall(r"(\w+):(200\d)", made))
    assert {service["user"] for service in services.values()} == set(users)
    assert len({*users.values()}) == len(users)
    for name, service in services.items():
        assert service["read_only"] and service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"] and service["healthcheck"]["test"], name
        for volume in service.get("volumes", ()):
            kept, folder = volume.split(":")
            assert kept in compose["volumes"]
            assert f"--owner {service['user']} --group {service['user']} {folder}" in made
        files = [word for word in service["command"] if word.startswith("/etc/briscola/")]
        assert files and {Path(file).name for file in files} <= {*CONFIGURATION}
        assert set(service["networks"]) <= set(compose["networks"])
    dealer = services["dealer"]
    folder = dealer["environment"]["STATE_DIRECTORY"]
    assert dealer["volumes"] == [f"records:{folder}"] and dealer["working_dir"] == folder
    assert [name for name, service in services.items() if "ports" in service] == ["web"]
    assert compose["networks"]["inside"]["internal"] and "build" in dealer


def test_health_is_asked_of_the_page_by_its_own_name(compose: dict[str, Any]) -> None:
    environment = compose["services"]["dealer"]["environment"]
    pages, *_ = settings(environment)
    asked = compose["services"]["dealer"]["healthcheck"]["test"][-1]
    assert '-H "Host: $$CLUB_HOST"' in asked and asked.endswith(f" http://{pages.address}:{pages.port}/")
    assert "mqtt://127.0.0.1/briscola/1/" in compose["services"]["meeting"]["healthcheck"]["test"][-1]
    assert "listener 1883 127.0.0.1\n" in said("mosquitto.conf")


def test_images_have_short_names_and_the_dealer_waits_for_one_name_only() -> None:
    for path in FILES:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"docker\.io|quay\.io|ghcr|gcr\.io|deb\.debian\.org|\bregistry\b", text), (
            path.name
        )
    (image,) = re.findall(r"^FROM (\S+)$", said("Containerfile"), re.MULTILINE)
    assert "/" not in image
    assert re.findall(r"^(\w+)=", said(".env"), re.MULTILINE) == ["CLUB_HOST", "CLUB_NAME"]


def test_the_archive_for_containers_holds_the_game_and_all_that_is_copied(tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    with pytest.raises(club.NoGame, match=r"there is no briscola_.*\.deb in "):
        club.archive(tmp_path / "work", out)
    (out / f"{NAME}_{VERSION}_amd64.deb").write_bytes(b"the game")
    with tarfile.open(club.archive(tmp_path / "work", out)) as archive:
        names = {Path(name).name for name in archive.getnames()}
    assert names == {
        f"{CLUB}-{VERSION}",
        *re.findall(r"^COPY (\S+) /tmp/$", said("Containerfile"), re.MULTILINE),
        *CONFIGURATION,
        ".env",
        "compose.yaml",
        "Containerfile",
        "README.md",
    }


@pytest.mark.linux
@pytest.mark.parametrize("script", ["config", "postinst", "postrm"])
def test_scripts_of_the_package_can_be_read_by_the_shell(script: str) -> None:
    read = subprocess.run(
        ["sh", "-n", str(FOLDER / "debian" / script)], capture_output=True, text=True, check=False
    )
    assert (read.returncode, read.stderr) == (0, "")


SERVICES = (
    "briscola-serve.service",
    "briscola-meeting-point.service",
    "briscola-meeting-way.service",
    f"{CLUB}.conf",
)


def test_caddy_is_administered_by_its_own_user_or_by_nobody(compose: dict[str, Any]) -> None:
    written = re.findall(r"^\tadmin (.+)$", said("Caddyfile"), re.MULTILINE)
    assert written == ["{$CLUB_ADMIN:off}"]
    assert "CLUB_ADMIN" not in compose["services"]["web"]["environment"], "a container is never reloaded"
    caddy = unit(f"{CLUB}.conf")["Service"]
    assert caddy["Environment"] == f"CLUB_ADMIN=unix//run/{caddy['RuntimeDirectory']}/admin.sock"
    assert caddy["RuntimeDirectoryMode"] == "0700"
    assert caddy["ExecReload"].startswith("/usr/bin/caddy reload --config /etc/briscola/Caddyfile")


@pytest.mark.parametrize("name", SERVICES)
def test_units_deny_what_they_do_not_need(name: str) -> None:
    service, filters = unit(name)["Service"], re.findall(r"^SystemCallFilter=(.+)$", said(name), re.MULTILINE)
    assert filters == ["@system-service", "~@privileged @resources"]
    assert service["SystemCallErrorNumber"] == "EPERM", "whoever asks for more goes on without it"
    bound = "CAP_NET_BIND_SERVICE" if name == f"{CLUB}.conf" else ""
    assert (service["UMask"], service["CapabilityBoundingSet"]) == ("0077", bound)
    assert service["ProtectProc"] == "invisible" and service["ProtectSystem"] == "strict"
    wanted = ("NoNewPrivileges", "PrivateDevices", "ProtectKernelTunables", "RemoveIPC", "RestrictSUIDSGID")
    assert {service[key] for key in wanted} == {"yes"}


def test_backups_are_for_whoever_makes_them() -> None:
    backups = re.findall(r"^- Backup: `(.+?)`", said("README.md"), re.MULTILINE)
    assert len(backups) == 2
    assert all(command.startswith("(umask 077; ") and command.endswith(")") for command in backups)
