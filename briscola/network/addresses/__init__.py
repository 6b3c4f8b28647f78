"""Names and addresses by which others reach this computer."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.network.addresses.host_names import host_and_port, is_host, spelled_place
    from briscola.network.addresses.lan_addresses import MOST_ADDRESSES, own_addresses, preferred
    from briscola.network.addresses.page_address import (
        HTTPS,
        LINKED,
        USUAL_PORT,
        NoPageAddress,
        PageAddress,
        known_pages,
        read_page_link,
    )
    from briscola.network.addresses.public_name import (
        NoPublicName,
        PublicName,
        known_name,
        read_public_name,
    )
    from briscola.network.addresses.tunnel import Tunnel, found_tunnels
    from briscola.network.addresses.tunnel_kinds import (
        PASSING,
        SSH,
        TunnelKind,
        WhyNoTunnel,
        own_server,
        read_ssh_server,
    )
