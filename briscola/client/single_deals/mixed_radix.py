"""Fields packed into one number, each with a radix of its own, so that none wastes a bit."""

LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789_=,:.BCDS"
"""Letters of a packed word: a level with its switches, or house rules, which may name a card."""
LONGEST_WORD = 150
MOST_BITS = 16


class Digits:
    """A number in mixed radix, its first field in the lowest place."""

    def __init__(self) -> None:
        self._fields: list[tuple[int, int]] = []

    def put(self, value: int, radix: int) -> None:
        """Put a field of 0 … `radix` − 1."""
        assert 0 <= value < radix
        self._fields.append((value, radix))

    def put_count(self, value: int) -> None:
        """Put a number of any size; small ones take least room (Elias gamma)."""
        bits = (value + 1).bit_length() - 1
        for _ in range(bits):
            self.put(1, 2)
        self.put(0, 2)
        self.put(value + 1 - (1 << bits), 1 << bits)

    def put_text(self, text: str) -> None:
        """Put a word of `LETTERS`."""
        self.put_count(len(text))
        for letter in text:
            self.put(LETTERS.index(letter), len(LETTERS))

    def number(self) -> int:
        """The number of all fields."""
        number = 0
        for value, radix in reversed(self._fields):
            number = number * radix + value
        return number


class DigitReader:
    """Takes the fields of such a number out again."""

    def __init__(self, number: int) -> None:
        self.left = number

    def take(self, radix: int) -> int:
        """The next field, of this radix."""
        self.left, value = divmod(self.left, radix)
        return value

    def take_count(self) -> int:
        """The next number of any size. Raises ValueError if it is absurd."""
        bits = 0
        while self.take(2):
            bits += 1
            if bits > MOST_BITS:
                raise ValueError("a count is too large")
        return (1 << bits) - 1 + self.take(1 << bits)

    def take_text(self) -> str:
        """The next word. Raises ValueError if it is longer than `LONGEST_WORD`."""
        length = self.take_count()
        if length > LONGEST_WORD:
            raise ValueError("a word is too long")
        return "".join(LETTERS[self.take(len(LETTERS))] for _ in range(length))
