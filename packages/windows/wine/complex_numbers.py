"""Give C's complex numbers to a Wine whose ucrtbase.dll has only their names.

Usage: python complex_numbers.py SYSTEM32 WORK

A DLL of our own, made by mingw, computes them. A copy of Wine's ucrtbase.dll gets a table of exports that
passes these names on to it, in a section at its end.
"""

import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

COMPILER = "x86_64-w64-mingw32-gcc"
HELPER = "wcomplex"
OF_ONE = ("acos", "acosh", "asin", "asinh", "atan", "atanh", "cos", "cosh", "exp", "log", "proj")
OF_ONE += ("sin", "sinh", "sqrt", "tan", "tanh")
TO_REAL = ("abs", "arg", "real", "imag")
TYPES = """\
#define _GNU_SOURCE
#include <complex.h>
"""
"""Windows passes a complex number as a struct, which GCC's own are not."""
OF_A_TYPE = """\
typedef struct {{ {real} re, im; }} Z{letter};
static {real} _Complex in{letter}(Z{letter} z) {{
  {real} _Complex v; __real__ v = z.re; __imag__ v = z.im; return v;
}}
static Z{letter} out{letter}({real} _Complex v) {{ Z{letter} z = {{__real__ v, __imag__ v}}; return z; }}
"""
READ_ONLY_DATA = 0x40000040


def functions() -> Iterator[tuple[str, str]]:
    """Each name with its definition in C; a long double is a double on Windows."""
    for real, letter, suffix in (("double", "", ""), ("float", "f", "f"), ("double", "", "l")):
        z = f"Z{letter}"
        for name in (*(f"c{name}" for name in OF_ONE), "conj"):
            yield (
                f"{name}{suffix}",
                f"{z} x_{name}{suffix}({z} z) {{ return out{letter}({name}{letter}(in{letter}(z))); }}",
            )
        for name in (f"c{name}" for name in TO_REAL):
            yield (
                f"{name}{suffix}",
                f"{real} x_{name}{suffix}({z} z) {{ return {name}{letter}(in{letter}(z)); }}",
            )
        power = f"return out{letter}(cpow{letter}(in{letter}(a), in{letter}(b)));"
        yield f"cpow{suffix}", f"{z} x_cpow{suffix}({z} a, {z} b) {{ {power} }}"


def source() -> str:
    """The helper DLL in C."""
    types = "".join(
        OF_A_TYPE.format(real=real, letter=letter) for real, letter in (("double", ""), ("float", "f"))
    )
    lines = (f"__declspec(dllexport) {definition}\n" for _, definition in functions())
    return TYPES + types + "".join(lines)


def passed_on(dll: bytes, names: frozenset[str]) -> bytes:
    """The library with a table of exports in which `names` lead to the helper."""
    changed = bytearray(dll.replace(b"Wine builtin DLL", b"Wine changed DLL", 1))
    header = _number(dll, 0x3C)
    count, optional = (
        struct.unpack_from("<H", dll, header + 6)[0],
        struct.unpack_from("<H", dll, header + 20)[0],
    )
    section_grain, file_grain = struct.unpack_from("<II", dll, header + 24 + 32)
    table = header + 24 + optional
    sections = [struct.unpack_from("<8sIIII", dll, table + 40 * number) for number in range(count)]
    if table + 40 * (count + 1) > _number(dll, header + 24 + 60):
        raise ValueError("there is no room for a section")

    def at(address: int) -> int:
        for _, size, virtual, raw_size, raw in sections:
            if virtual <= address < virtual + max(size, raw_size):
                return int(address - virtual + raw)
        raise ValueError(hex(address))

    exports = _number(dll, header + 24 + 112)
    head = bytearray(dll[at(exports) : at(exports) + 40])
    total, named, addresses, texts, ordinals = struct.unpack_from("<IIIII", head, 20)
    places = list(struct.unpack_from(f"<{total}I", dll, at(addresses)))
    start = _up(max(virtual + size for _, size, virtual, *_ in sections), section_grain)
    ways = b""
    for number in range(named):
        text = at(_number(dll, at(texts) + 4 * number))
        name = dll[text : dll.index(0, text)].decode()
        if name in names:
            places[struct.unpack_from("<H", dll, at(ordinals) + 2 * number)[0]] = (
                start + 40 + 4 * total + len(ways)
            )
            ways += f"{HELPER}.x_{name}".encode() + bytes(1)
    struct.pack_into("<I", head, 28, start + 40)
    data = bytes(head) + struct.pack(f"<{total}I", *places) + ways
    end = _up(len(dll), file_grain)
    row = (b".complex", len(data), start, _up(len(data), file_grain), end, 0, 0, 0, 0, READ_ONLY_DATA)
    struct.pack_into("<8sIIIIIIHHI", changed, table + 40 * count, *row)
    struct.pack_into("<H", changed, header + 6, count + 1)
    struct.pack_into("<I", changed, header + 24 + 56, _up(start + len(data), section_grain))
    struct.pack_into("<II", changed, header + 24 + 112, start, len(data))
    return bytes(changed).ljust(end, b"\0") + data.ljust(_up(len(data), file_grain), b"\0")


def _number(data: bytes, place: int) -> int:
    return int(struct.unpack_from("<I", data, place)[0])


def _up(value: int, grain: int) -> int:
    return -(-value // grain) * grain


if __name__ == "__main__":
    system, work = Path(sys.argv[1]), Path(sys.argv[2])
    (work / f"{HELPER}.c").write_text(source(), encoding="utf-8")
    made = [
        COMPILER,
        "-O1",
        "-shared",
        work / f"{HELPER}.c",
        "-o",
        system / f"{HELPER}.dll",
        "-static-libgcc",
    ]
    subprocess.run(made, check=True)
    library = system / "ucrtbase.dll"
    names = frozenset(name for name, _ in functions())
    library.write_bytes(passed_on(library.read_bytes(), names))
