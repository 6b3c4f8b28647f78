"""The list of a computer's addresses, for the link and the QR code that lead there."""

from collections.abc import Callable, Sequence

import pygame

from briscola.i18n.text import _
from briscola.network.addresses.host_names import spelled_address
from briscola.ui.render.kit import Kit
from briscola.ui.widgets.dropdown import Dropdown


def address_chooser(
    kit: Kit,
    rect: pygame.Rect,
    addresses: Sequence[str],
    port: int | None,
    now: str,
    choose: Callable[[str], None],
) -> Dropdown:
    """A list of these addresses, `now` among them; each with the port where there is one to be typed."""
    chooser = Dropdown(
        kit,
        rect,
        [spelled_address(address, port) for address in addresses],
        list(addresses).index(now),
        lambda at: choose(addresses[at]),
        name="address",
    )
    chooser.tip = _("If nobody gets here by this address, choose another one of this computer.")
    return chooser.called(_("Address of this computer"))
