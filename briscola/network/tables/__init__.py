"""Tables of other computers: links, servers, tables nearby, limits of connections."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.network.tables.connection_limits import (
        BYTES_A_SECOND as BYTES_A_SECOND,
        OpenConnections as OpenConnections,
        address_of as address_of,
        listening_socket as listening_socket,
    )
    from briscola.network.tables.kept_places import (
        USUAL as USUAL,
        ConnectionLimits as ConnectionLimits,
        KeptPlaces as KeptPlaces,
        network_of as network_of,
        outnumbered as outnumbered,
    )
    from briscola.network.tables.nearby import (
        ADDRESSES_AGAIN as ADDRESSES_AGAIN,
        EVERYWHERE as EVERYWHERE,
        Announcement as Announcement,
        NearbyTable as NearbyTable,
        NearbyTables as NearbyTables,
    )
    from briscola.network.tables.table_link import (
        LONGEST as LONGEST,
        NoTableLink as NoTableLink,
        TableLink as TableLink,
        read_table_link as read_table_link,
    )
    from briscola.network.tables.table_server import LanTable as LanTable, TableServer as TableServer
    from briscola.network.tables.table_ways import connect_to_any as connect_to_any
    from briscola.network.tables.websocket_carrier import (
        HELLO_SECONDS as HELLO_SECONDS,
        PORT as PORT,
        SILENT as SILENT,
    )
else:
    __getattr__ = lazily(
        __name__,
        connection_limits="BYTES_A_SECOND OpenConnections address_of listening_socket",
        kept_places="ConnectionLimits KeptPlaces USUAL network_of outnumbered",
        nearby="ADDRESSES_AGAIN Announcement EVERYWHERE NearbyTable NearbyTables",
        table_link="LONGEST NoTableLink TableLink read_table_link",
        table_server="LanTable TableServer",
        table_ways="connect_to_any",
        websocket_carrier="HELLO_SECONDS PORT SILENT",
    )
