"""Play with friends: tables nearby, opening one, its page, and the match there."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.ui.scenes.friends.entry import FriendsEntry
    from briscola.ui.scenes.friends.lobby import TablePage
    from briscola.ui.scenes.friends.page import FriendsPage
    from briscola.ui.scenes.friends.phones_of_table import PhonesOfTable
    from briscola.ui.scenes.friends.ways_to_table import WaysToTable
