"""Play with friends: tables nearby, opening one, its page, and the match there."""

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.ui.scenes.friends.entry import FriendsEntry as FriendsEntry
    from briscola.ui.scenes.friends.friends_flow import FriendsFlow as FriendsFlow
    from briscola.ui.scenes.friends.lobby import TablePage as TablePage
    from briscola.ui.scenes.friends.page import FriendsPage as FriendsPage
else:
    __getattr__ = lazily(
        __name__,
        entry="FriendsEntry",
        friends_flow="FriendsFlow",
        lobby="TablePage",
        page="FriendsPage",
    )
