"""What the checker says when a log is wrong."""


class LogError(Exception):
    """A log that breaks the contract or the rules; `line` is where it was noticed, counted from 1."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.line = 0

    def __str__(self) -> str:
        return f"line {self.line}: {self.args[0]}"


class LogEndError(LogError):
    """The log stops where it should go on."""


def same(found: object, expected: object, what: str) -> None:
    """Raise `LogError` unless `found` equals `expected`; `what` names the thing compared."""
    if found != expected:
        raise LogError(f"{what} is {found}, should be {expected}")


def need(condition: bool, message: str) -> None:
    """Raise `LogError(message)` unless `condition` holds."""
    if not condition:
        raise LogError(message)
