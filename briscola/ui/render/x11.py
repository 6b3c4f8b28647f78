"""Asks X11 for a window manager. SDL leaves full screen to it, and there may be none."""

import ctypes

LIBRARY = "libX11.so.6"
ANY_TYPE, LONGS = 0, 1
"""Request any type of a property, and one value of it."""


def has_window_manager() -> bool:
    """True if a window manager can give the whole screen (EWMH), or if that cannot be found out."""
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
    """True if the root window has the property `atom`."""
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
