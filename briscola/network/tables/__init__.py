"""Tables of other computers: links, servers, tables nearby, limits of connections."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
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
