"""People who hold their cards on a phone: the sheet that lets phones in."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.scenes.phones.addresses import address_chooser as address_chooser
    from briscola.ui.scenes.phones.entry import PhonesEntry as PhonesEntry
    from briscola.ui.scenes.phones.phone_sheet import PhoneSheet as PhoneSheet
else:
    __getattr__ = lazily(
        __name__,
        addresses="address_chooser",
        entry="PhonesEntry",
        phone_sheet="PhoneSheet",
    )
