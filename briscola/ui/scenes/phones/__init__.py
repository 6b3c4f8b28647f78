"""People who hold their cards on a phone: the sheet that lets phones in."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.scenes.phones.addresses import address_chooser
    from briscola.ui.scenes.phones.phones_at_table import PhonesAtTable
    from briscola.ui.scenes.phones.scene_phones import ScenePhones
