"""Messages between computers: carried, sealed, checked; nothing here knows a table or a window."""
# mypy: implicit-reexport

from briscola.lazy_names import lazily

with lazily(__name__):
    from briscola.network.message_pace import MessagePace
    from briscola.network.network_thread import NetworkAttempt, NetworkThread
