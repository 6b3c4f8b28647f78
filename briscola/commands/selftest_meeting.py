"""For the self-test: the way to a meeting point is there, with the certificates that TLS trusts."""

import asyncio
import socket

from briscola.network.meeting import MeetingPoint, trusted, try_meeting_point

HERE = "127.0.0.1"


class NoWay(Exception):  # noqa: N818 - the reason of a failure
    """The way to a meeting point is not whole; the message says what happens instead."""


def certificates() -> int:
    """Number of the authorities that vouch for meeting points. Raises NoWay.

    It asks a port of this computer at which nobody listens, and has to be told so.
    """
    with socket.socket() as nobody:
        nobody.bind((HERE, 0))
        point = MeetingPoint(host=HERE, port=nobody.getsockname()[1])
        trial = asyncio.run(try_meeting_point(point))
    if trial.wrong != "unreachable":
        raise NoWay(f"{trial.wrong}: {trial.sentence}")
    return len(trusted().get_ca_certs())
