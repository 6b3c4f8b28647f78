"""A neutral dealer: many tables in one process, at which nobody of this computer plays (docs/serve.md)."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
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
else:
    __getattr__ = lazily(
        __name__,
        dealer_settings="BadDealerSettings DealerSettings TableSettings read_dealer_settings",
        address_pace="DayCount",
        dealer="CannotDeal Dealer deal",
        table_room="TableUse half room_for",
        dealer_capability="DealerCapability DealerHome",
        tables_on_demand="TablesOnDemand",
    )
