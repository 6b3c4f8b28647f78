"""Time that a voice takes for a text. No library tells when it has finished."""

LETTERS_A_SECOND = 15.0
"""Speed of espeak at its own rate: 15.6 in English, 14.0 in Italian, 17.3 in French."""
SLOWEST, FASTEST = 0.5, 2.7
"""Speed at 0 and 100 per cent, of that at 50: 80, 170 and 449 words a minute."""
PAUSE = 0.15
"""Seconds that a voice takes before and after a text."""


def seconds_for(text: str, rate: int) -> float:
    """Estimated seconds for a text at a `rate` in per cent.

    >>> [round(seconds_for("a" * 30, rate), 2) for rate in (0, 50, 100)]
    [4.15, 2.15, 0.89]
    """
    end = SLOWEST if rate < 50 else FASTEST
    speed = 1.0 + (end - 1.0) * abs(rate - 50) / 50
    return PAUSE + len(text) / (LETTERS_A_SECOND * speed)
