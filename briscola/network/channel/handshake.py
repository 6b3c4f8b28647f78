"""The handshake that makes a sealed channel, in three frames.

1. The guest's greeting: a fresh X25519 key.
2. The host's answer: a fresh X25519 key, the table's key, and its signature of all keys so far. The guest
   checks the table's key against the room code.
3. The guest's proof, the first sealed frame: her key and its signature of the same keys.

Two channels never share a key, and no signature is of use in another channel.
"""

from hashlib import sha256

from nacl import bindings
from nacl.exceptions import CryptoError

from briscola.network.addresses.room_codes import room_code
from briscola.network.channel.sealed_channel import ChannelBroken, SealedChannel
from briscola.network.keys.key_pair import PUBLIC_BYTES, SIGNATURE_BYTES, KeyPair, is_signed
from briscola.network.keys.statements import Purpose, Statement

FAMILY = b"briscola:channel:"
VERSION = FAMILY + b"1\n"
"""Every frame that is not sealed begins with it."""
GREETING_BYTES = len(VERSION) + PUBLIC_BYTES
ANSWER_BYTES = len(VERSION) + 2 * PUBLIC_BYTES + SIGNATURE_BYTES
PROOF_BYTES = PUBLIC_BYTES + SIGNATURE_BYTES


class GuestHandshake:
    """The guest's part: send `greeting`, then the proof that `finish` makes of the host's answer."""

    def __init__(self, code: str, key: KeyPair) -> None:
        """`code` is the room code of the table, `key` the guest's own."""
        self._code, self._own = code, key
        self._public, self._secret = bindings.crypto_kx_keypair()
        self._done = False

    @property
    def greeting(self) -> bytes:
        """The first frame."""
        return VERSION + self._public

    def finish(self, answer: bytes) -> tuple[SealedChannel, bytes]:
        """The channel, and the proof to send as its first frame. Takes about 50 ms (scrypt).

        Where strangers may answer too, the right answer can come after theirs. Raises ChannelBroken.
        """
        _once(self._done)
        parts = _parts(answer, ANSWER_BYTES)
        host, table, signature = parts[:32], parts[32:64], parts[64:]
        transcript = _transcript(self._public, host, table)
        if not is_signed(_statement("channel of the table", table, transcript), signature, table):
            raise ChannelBroken("handshake", "the host has not signed this handshake")
        if room_code(table) != self._code:
            raise ChannelBroken("impostor", "the other end is not the table of this room code")
        try:
            receiving, sending = bindings.crypto_kx_client_session_keys(self._public, self._secret, host)
        except CryptoError:
            raise _useless_key() from None
        channel = SealedChannel(peer=table, sending=sending, receiving=receiving, transcript=transcript)
        statement = _statement("channel of a guest", table, transcript)
        self._done = True
        return channel, channel.seal(self._own.public + self._own.sign(statement))


class HostHandshake:
    """The host's part: `answer` the guest's greeting, then `finish` with her proof."""

    def __init__(self, table: KeyPair) -> None:
        self._table = table
        self._channel: SealedChannel | None = None
        self._transcript = b""
        self._begun = False

    def answer(self, greeting: bytes) -> bytes:
        """The second frame.

        Raises ChannelBroken.
        """
        _once(self._begun)
        self._begun = True
        guest = _parts(greeting, GREETING_BYTES)
        public, secret = bindings.crypto_kx_keypair()
        table = self._table.public
        self._transcript = _transcript(guest, public, table)
        try:
            receiving, sending = bindings.crypto_kx_server_session_keys(public, secret, guest)
        except CryptoError:
            raise _useless_key() from None
        self._channel = SealedChannel(
            peer=b"", sending=sending, receiving=receiving, transcript=self._transcript
        )
        signature = self._table.sign(_statement("channel of the table", table, self._transcript))
        return VERSION + public + table + signature

    @property
    def channel(self) -> SealedChannel:
        """The channel after `answer`; nobody has proved to be its other end yet."""
        assert self._channel is not None
        return self._channel

    def finish(self, proof: bytes) -> SealedChannel:
        """The channel with the guest, who has proved to be its `peer`.

        Raises ChannelBroken.
        """
        channel, self._channel = self._channel, None
        if channel is None:
            raise ChannelBroken("handshake", "a proof comes once, after the greeting")
        signed = channel.open(proof)
        guest, signature = signed[:PUBLIC_BYTES], signed[PUBLIC_BYTES:]
        statement = _statement("channel of a guest", self._table.public, self._transcript)
        if len(signed) != PROOF_BYTES or not is_signed(statement, signature, guest):
            channel.close()
            raise ChannelBroken("handshake", "the guest has not proved her key")
        channel.peer = guest
        return channel


def _once(done: bool) -> None:
    if done:
        raise ChannelBroken("handshake", "a handshake is made once")


def _parts(frame: bytes, length: int) -> bytes:
    """A frame of that many bytes, without its version."""
    if not frame.startswith(VERSION):
        if frame.startswith(FAMILY):
            raise ChannelBroken("version", "the other end has another version of the game")
        raise ChannelBroken("handshake", "the other end does not speak as this game does")
    if len(frame) != length:
        raise ChannelBroken("handshake", f"a frame of the handshake has {length} bytes, not {len(frame)}")
    return frame[len(VERSION) :]


def _transcript(guest: bytes, host: bytes, table: bytes) -> bytes:
    """Hash of everything that was said in the open; all parts have fixed lengths."""
    return sha256(VERSION + guest + host + table).digest()


def _statement(purpose: Purpose, table: bytes, transcript: bytes) -> bytes:
    content = {"transcript": transcript.hex()}
    return Statement(purpose=purpose, table=table, match="", hand=0, content=content).canonical


def _useless_key() -> ChannelBroken:
    return ChannelBroken("handshake", "the other end has sent a key that protects nothing")


HELLO_SECONDS = 5.0
"""Time from a connection to its `hello`."""
