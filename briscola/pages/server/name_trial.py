"""The answer by which this program knows its own page under a public name: a trial asks for it.

No other program, and no other run of this one, can give it; and an answer of our own page, forwarded by
whoever leads a name to himself, is one to another name.
"""

import hmac
import re
from secrets import token_bytes

from briscola.network.addresses.public_name import PublicName

TRY_PATH = "/try/"
_RUN = token_bytes(32)
"""Known to this run of the program alone."""
_ASKED = re.compile(re.escape(TRY_PATH) + r"[0-9a-f]{32}")


def answer_to_trial(path: str, name: PublicName, port: int) -> str | None:
    """The answer that only this run of the program can give; None if a path asks for something else.

    It holds for that name, and for the table that is served at a port of this computer.
    """
    if _ASKED.fullmatch(path) is None:
        return None
    return hmac.new(_RUN, f"{name.address} {port} {path}".encode(), "sha256").hexdigest()
