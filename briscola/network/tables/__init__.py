"""Tables of other computers: links, servers, tables nearby, limits of connections."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.network.tables.connection_limits import (
        BYTES_A_SECOND,
        OpenConnections,
        address_of,
        listening_socket,
    )
    from briscola.network.tables.doors_below_page import DoorsBelowPage
    from briscola.network.tables.kept_places import (
        USUAL,
        ConnectionLimits,
        KeptPlaces,
        network_of,
        outnumbered,
    )
    from briscola.network.tables.nearby import (
        ADDRESSES_AGAIN,
        EVERYWHERE,
        Announcement,
        NearbyTable,
        TableFinder,
    )
    from briscola.network.tables.table_link import LONGEST, NoTableLink, TableLink, read_table_link
    from briscola.network.tables.table_server import LanTable, TableServer
    from briscola.network.tables.table_ways import connect_to_any
    from briscola.network.tables.websocket_carrier import HELLO_SECONDS, PORT, SILENT
else:
    __getattr__ = lazily(
        __name__,
        connection_limits="BYTES_A_SECOND OpenConnections address_of listening_socket",
        doors_below_page="DoorsBelowPage",
        kept_places="ConnectionLimits KeptPlaces USUAL network_of outnumbered",
        nearby="ADDRESSES_AGAIN Announcement EVERYWHERE NearbyTable TableFinder",
        table_link="LONGEST NoTableLink TableLink read_table_link",
        table_server="LanTable TableServer",
        table_ways="connect_to_any",
        websocket_carrier="HELLO_SECONDS PORT SILENT",
    )
