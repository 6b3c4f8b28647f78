"""People who hold their cards on a phone: the sheet that lets phones in."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.scenes.phones.addresses import address_chooser
    from briscola.ui.scenes.phones.phones_at_table import PhonesAtTable
    from briscola.ui.scenes.phones.scene_phones import ScenePhones
else:
    __getattr__ = lazily(
        __name__,
        addresses="address_chooser",
        phones_at_table="PhonesAtTable",
        scene_phones="ScenePhones",
    )
