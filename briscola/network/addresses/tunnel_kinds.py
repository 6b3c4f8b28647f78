"""Programs that lead friends elsewhere to this computer, as rows: their commands, and what they print.

`ssh` is on most computers: it asks a service for an address (`-R`), or a server of one's own.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from briscola.network.addresses.host_names import host_and_port
from briscola.network.addresses.public_name import PublicName

WhyNoTunnel = Literal[
    "not_started",
    "ended",
    "silent",
    "unknown_key",
    "password",
    "changed",
    "bad_key",
    "unkept",
    "refused",
    "unreachable",
]
"""`not_started`: it cannot be run. `ended`: it has ended by itself. `silent`: it tells no name.

The others are of `ssh`. `unknown_key`: the server does not let our key in. `password`: it asks for one.
`changed`: it is another server than before. `bad_key`: our key cannot be read. `unkept`: it cannot be kept
which server this is. `refused`: it leads nobody to us. `unreachable`: nobody answers there.
"""
PASSING: frozenset[WhyNoTunnel] = frozenset({"ended", "silent", "refused", "unreachable"})
"""Troubles of a line that may come back by itself; a server that has lost us may still hold our place."""

SSH = "ssh"
KEY = 'IdentityFile="{key}"'
NEW, KNOWN = "accept-new", "yes"
"""`ssh` keeps the key of a server at which it has never been, and else calls nobody who shows another one."""


class TunnelKind(NamedTuple):
    """A way through a program that is known; `announces` is the line in which it tells the public name.

    A line is matched whole: in all its others a program repeats what visitors ask for.
    """

    program: str
    operator: str
    """Whoever ends TLS; empty for whoever runs the proxy of one's own name."""
    arguments: Sequence[str]
    announces: re.Pattern[bytes]
    """The line with the name, or with a `public_name` the one which says that it leads here."""
    label: str = ""
    """A name for people; empty: the program's."""
    public_name: PublicName | None = None
    """The name, if it is known beforehand."""
    server: str = ""
    """The server that `ssh` calls, as its file of known ones has it; empty for any other program."""
    renews: bool = False
    """True if the operator documents that the name changes from time to time; else the first one stays."""
    tells_addresses: bool = True
    """True if the operator writes the address of each browser over what she may have forged."""
    reasons: Sequence[tuple[re.Pattern[bytes], WhyNoTunnel]] = ()
    """Words that tell why it leads nowhere; of two rows the later counts."""

    @property
    def called(self) -> str:
        """The name that people read."""
        return self.label or self.program

    @property
    def needs_key(self) -> bool:
        """True if it shows a key."""
        return KEY in self.arguments

    def command(self, path: str, port: int, files: Mapping[str, str]) -> list[str]:
        """The command that leads to a port of this computer.

        For ssh `files` are the `key` and the `hosts`, and `strict` tells whether a server may be `NEW`.
        """
        told = {name: file.replace("%", "%%") for name, file in files.items()}  # ssh has codes that begin so
        as_written = files.get("hosts", "")
        return [
            path,
            *(each.format(port=port, hosts_as_written=as_written, **told) for each in self.arguments),
        ]


# ---- ssh: options that OpenSSH knows since 7.6, as Windows and macOS bring it

_SSH = (
    *("-F", "none", "-T", "-a", "-x"),
    *(
        part
        for option in (
            "BatchMode=yes",  # it asks nobody anything
            "StrictHostKeyChecking={strict}",  # pinned at first, and refused once it is another one
            'UserKnownHostsFile="{hosts}"',
            'GlobalKnownHostsFile="{hosts_as_written}"',  # no codes stand for parts of this one
            "UpdateHostKeys=no",
            "IdentitiesOnly=yes",
            "IdentityAgent=none",
            "ExitOnForwardFailure=yes",
            "ConnectTimeout=15",
            "ServerAliveInterval=15",
            "ServerAliveCountMax=2",
        )
        for part in ("-o", option)
    ),
)
_WITH_KEY = ("-o", KEY)
_WITHOUT_KEY = ("-o", "PubkeyAuthentication=no")

_SAYS: Sequence[tuple[bytes, WhyNoTunnel]] = (
    (
        rb"(ssh: |kex_exchange_identification: |Connection (closed|reset|to \S+ port \d+ timed out))",
        "unreachable",
    ),
    (rb"(Error: remote port forwarding failed|channel \d+: open failed: administratively)", "refused"),
    (rb"\S+: Permission denied \((?!.*publickey).*\)", "password"),
    (rb"\S+: Permission denied \(.*publickey.*\)", "unknown_key"),
    (rb'(no such identity: |Load key ".*": |@ +WARNING: UNPROTECTED PRIVATE KEY FILE! +@)', "bad_key"),
    (rb"Host key verification failed", "changed"),
)
_REASONS = tuple((re.compile(words), why) for words, why in _SAYS)
_REASONS_WITHOUT_KEY = tuple((words, "refused" if why == "unknown_key" else why) for words, why in _REASONS)

# ---- rows

_CLOUDFLARED = TunnelKind(
    "cloudflared",
    "Cloudflare",
    ("tunnel", "--no-autoupdate", "--url", "http://127.0.0.1:{port}"),
    re.compile(rb"\S+ INF \|\s+https://((?!api\.)[a-z0-9-]{1,63}\.trycloudflare\.com)\s+\|"),
)
_TAILSCALE = TunnelKind(
    "tailscale",
    "Tailscale",
    ("funnel", "{port}"),
    re.compile(rb"https://([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,3}\.ts\.net(?::\d{1,5})?)/?"),
)


def _service(operator: str, announces: bytes, *arguments: str, renews: bool = False) -> TunnelKind:
    """A service at which ssh gets an address; nobody has told that it vouches for those of browsers."""
    return TunnelKind(
        program=SSH,
        operator=operator,
        label=operator,
        arguments=(*_SSH, *arguments),
        announces=re.compile(announces),
        server=arguments[-1].partition("@")[2],
        renews=renews,
        tells_addresses=False,
        reasons=_REASONS if KEY in arguments else _REASONS_WITHOUT_KEY,
    )


TUNNELS = (
    _CLOUDFLARED,
    _TAILSCALE,
    _service(
        "localhost.run",
        rb"([a-z0-9-]{1,63}\.lhr\.life) tunneled with tls termination, https://\1",
        *(*_WITHOUT_KEY, "-R", "80:127.0.0.1:{port}", "nokey@localhost.run"),
        renews=True,
    ),
    _service(
        "srv.us",
        rb"1: https://([a-z0-9-]{1,63}\.srv\.us)/?(?:, https://[a-z0-9.-]+/?)*",
        *(*_WITH_KEY, "-R", "1:127.0.0.1:{port}", "nomatch@srv.us"),
    ),
)


# ---- a server of one's own

_USER = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,63}")


SSH_PORT = 22


class SshServer(NamedTuple):
    """A server of one's own, and who one is there."""

    user: str
    host: str
    port: int = SSH_PORT


def read_ssh_server(text: str) -> SshServer:
    """The server in `anna@home.example.org` or `anna@home.example.org:2222`. Raises ValueError."""
    user, at, place = text.strip().partition("@")
    if not at or not _USER.fullmatch(user):
        raise ValueError("it is no user at a computer")
    host, port = host_and_port(place)
    return SshServer(user, host, port or SSH_PORT)


def own_server(server: SshServer, port: int, name: PublicName) -> TunnelKind:
    """The way through a server of one's own, whose proxy leads from a name to this `port` there."""
    return TunnelKind(
        program=SSH,
        operator="",
        label=server.host,
        arguments=(
            *(*_SSH, *_WITH_KEY, "-v", "-N", "-R", f"127.0.0.1:{port}:127.0.0.1:{{port}}"),
            *("-p", str(server.port), "-l", server.user, server.host),
        ),
        announces=re.compile(rb"debug1: remote forward success for: .*"),
        public_name=name,
        server=server.host if server.port == SSH_PORT else f"[{server.host}]:{server.port}",
        reasons=_REASONS,
    )
