"""The list of a computer's addresses, for the link and the QR code that lead there."""

from collections.abc import Callable, Sequence

from briscola.i18n.text import _
from briscola.network.addresses.host_names import spelled_address
from briscola.ui.scene import Host
from briscola.ui.scenes.sheets.parts import Control
from briscola.ui.widgets.dropdown import Dropdown


def address_chooser(
    addresses: Sequence[str], port: int | None, now: str, choose: Callable[[str], None]
) -> Control:
    """A list of these addresses, `now` among them; each with the port where there is one to be typed."""
    chooser = Control(
        Dropdown,
        [spelled_address(address, port) for address in addresses],
        list(addresses).index(now),
        lambda at: choose(addresses[at]),
        name="address",
    )
    tip = _("If nobody gets here by this address, choose another one of this computer.")
    return chooser.called(_("Address of this computer"), tip=tip)


def choose_address(app: Host, address: str) -> None:
    """Remember the address that leads to this computer."""
    app.change(own_address=address)
