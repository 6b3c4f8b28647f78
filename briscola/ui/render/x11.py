"""X11 asked beside SDL, which leaves the whole screen to the window manager: there may be none."""

import ctypes

LIBRARY = "libX11.so.6"
ANY_TYPE, LONGS = 0, 1
"""Of a property any type will do, and one value of it."""


def has_window_manager() -> bool:
    """True where a window manager can give the whole screen (EWMH), and where that cannot be found out."""
    try:
        x11 = ctypes.CDLL(LIBRARY)
    except OSError:
        return True
    x11.XOpenDisplay.restype = x11.XDefaultRootWindow.restype = x11.XInternAtom.restype = ctypes.c_void_p
    opened = ctypes.c_void_p(x11.XOpenDisplay(None))
    if not opened:
        return True
    try:
        atom = x11.XInternAtom(opened, b"_NET_SUPPORTING_WM_CHECK", True)
        return bool(atom) and _is_set(x11, opened, atom)
    finally:
        x11.XCloseDisplay(opened)


def _is_set(x11: ctypes.CDLL, opened: ctypes.c_void_p, atom: int) -> bool:
    """Whether the root window has a property."""
    kind, form = ctypes.c_ulong(), ctypes.c_int()
    count, left, values = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_void_p()
    x11.XGetWindowProperty(
        opened,
        ctypes.c_ulong(x11.XDefaultRootWindow(opened)),
        ctypes.c_ulong(atom),
        ctypes.c_long(0),
        ctypes.c_long(LONGS),
        False,
        ctypes.c_ulong(ANY_TYPE),
        *(ctypes.byref(found) for found in (kind, form, count, left, values)),
    )
    if values:
        x11.XFree(values)
    return bool(count.value)
