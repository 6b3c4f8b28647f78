"""Sealed frames between two ends: no third reads, changes, repeats, leaves out or reorders one.

Pure bytes without a socket. A handshake (`network/channel/handshake.py`) makes both ends of a channel.
"""

from typing import Literal

from nacl import bindings
from nacl.exceptions import CryptoError

from briscola.network.messages.encoding import LARGEST_MESSAGE

BLOCK = 256
"""Messages are padded to full blocks, so that the length of a frame does not tell which card it shows."""
TAG_BYTES = 16
NONCE_BYTES = 12
LARGEST_FRAME = (LARGEST_MESSAGE // BLOCK + 1) * BLOCK + TAG_BYTES
"""Bytes of a frame at most."""
MOST_MISSING = 8
"""Frames that may be missing before one that is still known to be of the other end."""


class ChannelBroken(Exception):  # noqa: N818 - a sentence for the person
    """A channel that carries nothing more; `why` in a word.

    `version`: the other end speaks another version. `impostor`: its key is not that of the room code.
    `handshake`, `frame`: bytes that the other end cannot have sent. `size`: a message that is too long.
    `closed`: it was closed before.
    """

    def __init__(
        self,
        why: Literal["version", "impostor", "handshake", "frame", "size", "closed"],
        sentence: str,
    ) -> None:
        super().__init__(sentence)
        self.why = why


class SealedChannel:
    """One end of a channel: seals what it sends and opens what the other end has sealed.

    Each direction has a key and a counter of its own. A frame that is not exactly the next one of the other
    end closes the channel.
    """

    def __init__(self, *, peer: bytes, sending: bytes, receiving: bytes, transcript: bytes) -> None:
        """`peer` is the public key that the other end has proved to own; both keys are 32 bytes."""
        self.peer = peer
        self._keys = {"sending": sending, "receiving": receiving}
        self._sent = self._received = self._arrived = 0
        self._transcript = transcript
        self.closed = False

    def seal(self, message: bytes) -> bytes:
        """The frame of a message, to be sent after all frames before.

        Raises ChannelBroken.
        """
        self._check_open()
        if len(message) > LARGEST_MESSAGE:
            raise ChannelBroken("size", f"a message has at most {LARGEST_MESSAGE} bytes, not {len(message)}")
        padded = bindings.sodium_pad(message, BLOCK)
        nonce = self._sent.to_bytes(NONCE_BYTES)
        self._sent += 1
        return bindings.crypto_aead_chacha20poly1305_ietf_encrypt(
            padded, self._transcript, nonce, self._keys["sending"]
        )

    def open(self, frame: bytes) -> bytes:
        """The message of the next frame.

        Raises ChannelBroken, and the channel is closed then.
        """
        self._check_open()
        if not _has_possible_length(frame):
            self.close()
            raise ChannelBroken("frame", f"no sealed frame has {len(frame)} bytes")
        try:
            message = bindings.sodium_unpad(self._opened(frame, self._received), BLOCK)
        except CryptoError:
            self.close()
            raise ChannelBroken("frame", "a frame was changed, repeated or left out on the way") from None
        if len(message) > LARGEST_MESSAGE:
            self.close()
            raise ChannelBroken("size", f"a message has at most {LARGEST_MESSAGE} bytes, not {len(message)}")
        self._received += 1
        self._arrived = max(self._arrived, self._received)
        return message

    def knows(self, frame: bytes, *, missing: int = MOST_MISSING) -> bool:
        """True if the other end has sealed this frame, which comes now: the next one, or one soon after it.

        To be asked once of each frame that comes into an open room: what strangers and repeaters put there is
        told apart by it, and closes nothing. As many frames may be `missing`; each costs a try.
        """
        if self.closed or not _has_possible_length(frame):
            return False
        for number in range(self._arrived, self._arrived + missing + 1):
            if self._is_number(frame, number):
                self._arrived = number + 1
                return True
        return False

    def _is_number(self, frame: bytes, number: int) -> bool:
        try:
            self._opened(frame, number)
        except CryptoError:
            return False
        return True

    def _opened(self, frame: bytes, number: int) -> bytes:
        """The padded message of a frame with this number. Raises CryptoError."""
        return bindings.crypto_aead_chacha20poly1305_ietf_decrypt(
            frame, self._transcript, number.to_bytes(NONCE_BYTES), self._keys["receiving"]
        )

    def close(self) -> None:
        """Forget both keys: nothing is sealed or opened any more."""
        self.closed = True
        self._keys.clear()

    def _check_open(self) -> None:
        if self.closed:
            raise ChannelBroken("closed", "the channel is closed")


def _has_possible_length(frame: bytes) -> bool:
    return TAG_BYTES + BLOCK <= len(frame) <= LARGEST_FRAME and (len(frame) - TAG_BYTES) % BLOCK == 0
