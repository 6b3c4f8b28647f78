"""Run by the Windows Python: is what Wine may lack there? Exit status 0 if it is.

Wine ends whoever calls a name without anything behind it, so each question has a process of its own.

Usage: python has.py complex|random
"""

import ctypes
import sys


class Complex(ctypes.Structure):
    """A double with an imaginary part, as C passes it."""

    _fields_ = (("re", ctypes.c_double), ("im", ctypes.c_double))


def _complex_numbers() -> bool:
    power = ctypes.CDLL("ucrtbase").cpow
    power.restype, power.argtypes = Complex, (Complex, Complex)
    square = power(Complex(0, 1), Complex(2, 0))
    return abs(square.re + 1) < 1e-9 and abs(square.im) < 1e-9


def _random_bytes() -> bool:
    some = ctypes.create_string_buffer(32)
    return bool(ctypes.CDLL("bcryptprimitives").ProcessPrng(some, ctypes.c_size_t(32))) and any(some.raw)


if __name__ == "__main__":
    there = {"complex": _complex_numbers, "random": _random_bytes}[sys.argv[1]]
    try:
        sys.exit(0 if there() else 1)
    except (OSError, AttributeError):
        sys.exit(1)
