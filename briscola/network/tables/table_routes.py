"""All ways to a table at once: whichever answers first."""

import asyncio
from collections.abc import Sequence

from briscola.network.addresses.host_names import PORT
from briscola.network.addresses.meeting_points import MeetingPoint
from briscola.network.addresses.page_address import PageAddress
from briscola.network.channel.endpoint import EndpointClosed, GuestEndpoint
from briscola.network.keys.key_pair import KeyPair
from briscola.network.meeting.meeting_endpoint import connect_at_meeting_point
from briscola.network.tables.lan_endpoint import connect_to_table
from briscola.network.tables.page_endpoint import connect_at_page

LEAST_TELLING = ("unreachable", "no_meeting", "no_page", "no_answer")
"""Reasons that tell less than any other, from the least."""


async def connect_to_any(
    code: str,
    key: KeyPair,
    *,
    addresses: Sequence[str] = (),
    port: int = PORT,
    points: Sequence[MeetingPoint] = (),
    pages: Sequence[PageAddress] = (),
) -> GuestEndpoint:
    """Connect to a table at whichever of its addresses, meeting points and pages answers first.

    Raises EndpointClosed, with the most telling reason if nothing will do.
    """
    tries = {asyncio.create_task(connect_to_table(each, port, code, key)) for each in addresses}
    tries |= {asyncio.create_task(connect_at_meeting_point(each, code, key)) for each in points}
    tries |= {asyncio.create_task(connect_at_page(each, code, key)) for each in pages}
    reasons: list[EndpointClosed] = []
    door: GuestEndpoint | None = None
    try:
        while tries and door is None:
            done, tries = await asyncio.wait(tries, return_when=asyncio.FIRST_COMPLETED)
            for each in done:
                error = each.exception()
                if error is None and door is None:
                    door = each.result()
                elif error is None:
                    await each.result().close()
                elif isinstance(error, EndpointClosed):
                    reasons.append(error)
                else:
                    raise error
    finally:
        for each in tries:
            each.cancel()
        for late in await asyncio.gather(*tries, return_exceptions=True):
            if not isinstance(late, BaseException):
                await late.close()
    if door is None:
        reasons.append(EndpointClosed("unreachable", "nothing else is left to try"))
        raise max(reasons, key=_telling)
    return door


def _telling(reason: EndpointClosed) -> int:
    return LEAST_TELLING.index(reason.why) if reason.why in LEAST_TELLING else len(LEAST_TELLING)
