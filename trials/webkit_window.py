#!/usr/bin/python3
"""A window of WebKitGTK that lets itself be driven, as narrow as a phone; Debian's Python runs it.

It asks for Debian's `python3-gi` and `gir1.2-webkit2-4.1`.
"""

from importlib import import_module
from typing import Any

gi: Any = import_module("gi")  # not among our own tools
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
Gtk: Any = import_module("gi.repository.Gtk")
WebKit2: Any = import_module("gi.repository.WebKit2")


def main() -> None:
    context = WebKit2.WebContext.new_ephemeral()
    context.set_automation_allowed(True)

    def opened(_session: Any, *_more: Any) -> Any:
        view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
        view.get_settings().set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
        window = Gtk.Window()
        window.add(view)
        window.set_default_size(390, 844)
        window.show_all()
        view.grab_focus()
        window.get_window().focus(0)  # no window manager does it
        view.connect("close", lambda _view: window.destroy())
        return view

    context.connect(
        "automation-started", lambda _context, session: session.connect("create-web-view", opened)
    )
    Gtk.main()


if __name__ == "__main__":
    main()
