"""Names and addresses of computers, as people write them and as browsers and programs send them."""

import ipaddress
import re

_NAME = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]{0,250}[A-Za-z0-9])?")
_ZONE = re.compile(r"(%[A-Za-z0-9._~-]+)?")
"""The network of a computer with several, behind some IPv6 addresses."""
_PLACE = re.compile(r"(?P<host>\[[^\[\]]+\]|[^:\[\]]+)(?::(?P<port>[0-9]{1,5}))?")


def is_host(text: str) -> bool:
    """True for a name or an address that a computer can have; an IPv6 address stands without brackets."""
    return _is_ipv6(text) or _NAME.fullmatch(text) is not None


def host_and_port(place: str) -> tuple[str, int | None]:
    """Host and port of `name`, `name:port` or `[IPv6]:port`; None without a port. A user has no place there.

    Raises ValueError.
    """
    found = _PLACE.fullmatch(place)
    if found is None:
        raise ValueError("it is no name or address of a computer, with or without a port")
    said, port = found["host"], None if found["port"] is None else int(found["port"])
    host = said.removeprefix("[").removesuffix("]")
    if not (_is_ipv6(host) if said != host else _NAME.fullmatch(host)):
        raise ValueError("it is no name or address of a computer")
    if port is not None and not 0 < port < 2**16:
        raise ValueError("a port is a number from 1 to 65535")
    return host, port


def spelled_address(host: str, port: int | None = None) -> str:
    """Host and port as one text, which `host_and_port` reads."""
    bare = f"[{host}]" if ":" in host else host
    return bare if port is None else f"{bare}:{port}"


def _is_ipv6(text: str) -> bool:
    address, percent, zone = text.partition("%")
    try:
        ipaddress.IPv6Address(address)
    except ValueError:
        return False
    return _ZONE.fullmatch(percent + zone) is not None


PORT = 27480
"""Port of a table, unless another program has it."""
