"""A thread that reads and writes for an MQTT client, also in a process with thousands of open files.

The thread of paho-mqtt itself waits by `select`, which knows no more than 1024 of them.
"""

import logging
import selectors
import socket
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Any

from paho.mqtt.client import Client
from paho.mqtt.enums import MQTTErrorCode

WAKE = 1.0
"""Seconds between two looks at the clock, for signs of life."""
LARGEST_PACKET = 131_072
"""Bytes of a packet of a meeting point, or of its frame in a WebSocket; ours have half of them."""
READ_AT_ONCE = 65_536
"""Bytes that the system takes in ahead: the client reads a hundred times before it can be stopped."""
_logger = logging.getLogger(__name__)


class MqttThread:
    """Works for a client that is connected, until it is so no more."""

    def __init__(self, client: Client, ended: Callable[[], object]) -> None:
        """`ended` is called in the thread, once, at its end."""
        self._client, self._ended = client, ended
        self._woken, self._waking = socket.socketpair()
        self._waking.setblocking(False)
        client.on_socket_register_write = self._wake

    def start(self) -> None:
        """Begin to work."""
        Thread(target=self._work, name="meeting point", daemon=True).start()

    def _wake(self, *_: Any) -> None:
        with suppress(OSError):  # woken already, or at its end
            self._waking.send(b"x")

    def _work(self) -> None:
        try:
            with selectors.DefaultSelector() as selector:
                selector.register(self._woken, selectors.EVENT_READ)
                sock: Any = self._client.socket()
                if sock is not None:
                    raw = getattr(sock, "_socket", sock)
                    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, READ_AT_ONCE)
                    selector.register(sock, selectors.EVENT_READ)
                while self._client.socket() is sock is not None and self._step(selector, sock):
                    pass
        except Exception as error:  # the socket was closed meanwhile, or what came is no MQTT
            _logger.info("the connection to a meeting point ends: %r", error)
        finally:
            self._woken.close()
            self._waking.close()
            if (left := self._client.socket()) is not None:  # the client has not ended it itself
                left.close()
            self._ended()

    def _step(self, selector: selectors.BaseSelector, sock: Any) -> bool:
        """Wait, read and write once; False if the connection is lost."""
        client = self._client
        wanted = selectors.EVENT_READ | (selectors.EVENT_WRITE if client.want_write() else 0)
        selector.modify(sock, wanted)
        unread = hasattr(sock, "pending") and sock.pending() > 0  # TLS has read more than was asked for
        ready = {key.fileobj: events for key, events in selector.select(0 if unread else WAKE)}
        if self._woken in ready:
            self._woken.recv(4096)
        events = ready.get(sock, 0)
        code = MQTTErrorCode.MQTT_ERR_SUCCESS
        if unread or events & selectors.EVENT_READ:
            code = client.loop_read()
            if _incoming(client, sock) > LARGEST_PACKET:
                raise ValueError(f"a packet has at most {LARGEST_PACKET} bytes")
        if code == MQTTErrorCode.MQTT_ERR_SUCCESS and events & selectors.EVENT_WRITE:
            code = client.loop_write()
        if code == MQTTErrorCode.MQTT_ERR_SUCCESS:
            code = client.loop_misc()
        return code == MQTTErrorCode.MQTT_ERR_SUCCESS


def _incoming(client: Client, sock: Any) -> int:
    """Bytes of the packet that is being read, or those kept of the WebSocket's frame that holds it.

    The client itself would take in packets of 256 MB, and frames without end.
    """
    packet: Any = getattr(client, "_in_packet", {})
    size: int = packet.get("remaining_length", 0)
    return max(size, len(getattr(sock, "_readbuffer", b"")))
