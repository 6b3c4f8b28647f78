"""Play with friends: tables nearby, opening one, its page, and the match there."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.scenes.friends.entry import FriendsEntry
    from briscola.ui.scenes.friends.lobby import TablePage
    from briscola.ui.scenes.friends.page import FriendsPage
    from briscola.ui.scenes.friends.ways_to_table import WaysToTable
else:
    __getattr__ = lazily(
        __name__,
        page="FriendsPage",
        entry="FriendsEntry",
        lobby="TablePage",
        ways_to_table="WaysToTable",
    )
