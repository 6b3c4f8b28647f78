"""Messages between computers: carried, sealed, checked; nothing here knows a table or a window."""
# mypy: implicit-reexport

from typing import TYPE_CHECKING

from briscola.lazy_names import lazily

if TYPE_CHECKING:
    from briscola.network.message_pace import MessagePace
    from briscola.network.network_thread import NetworkAttempt, NetworkThread
else:
    __getattr__ = lazily(
        __name__,
        message_pace="MessagePace",
        network_thread="NetworkAttempt NetworkThread",
    )
