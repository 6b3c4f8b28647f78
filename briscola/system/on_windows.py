"""Marks by which Windows knows the game: its name in the taskbar, and that it is running."""

import sys

APP_ID = "io.github.briscola.Briscola"
"""Identity of the windows in the taskbar, which the installer gives to the shortcuts as well."""
RUNNING = "Briscola.Running"
"""Mutex of every running program of ours: the installer asks for it and leaves the files alone as long."""
EVERYBODY = "D:(A;;GA;;;WD)"
"""Access in Windows' own words: an installer of another account must see the mutex too."""


def name_in_taskbar() -> None:
    """Give this process its own place in the taskbar; asked for before the first window."""
    if sys.platform == "win32":
        from ctypes import windll

        windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_ID)


def mark_running() -> None:
    """Hold the mutex until this process ends, however it ends: for this session and for all others."""
    if sys.platform == "win32":
        from ctypes import byref, c_void_p, sizeof, windll

        access = c_void_p()
        windll.advapi32.ConvertStringSecurityDescriptorToSecurityDescriptorW(
            EVERYBODY, 1, byref(access), None
        )
        attributes = (c_void_p * 3)(3 * sizeof(c_void_p), access, None)  # size, access, not inherited
        for name in (RUNNING, f"Global\\{RUNNING}"):
            windll.kernel32.CreateMutexW(attributes, False, name)
