"""A neutral dealer: many tables in one process, at which nobody of this computer plays (docs/serve.md)."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.dealer.address_pace import DayCount
    from briscola.dealer.dealer import CannotDeal, Dealer, deal
    from briscola.dealer.dealer_capability import DealerCapability, DealerHome
    from briscola.dealer.dealer_settings import (
        BadDealerSettings,
        DealerSettings,
        TableSettings,
        read_dealer_settings,
    )
    from briscola.dealer.table_room import TableUse, half, room_for
    from briscola.dealer.tables_on_demand import TablesOnDemand
