"""Keys for tests, the same in every run."""

from briscola.network.keys.key_pair import KeyPair

TABLE, ANNA, BRUNO, EVE = (KeyPair(bytes([number]) * 32) for number in range(1, 5))
