#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10, Wayland, weston 10.0 with an output of scale 2): in what pixels a window is drawn.
# `display.set_mode((400, 300))` gives 400 × 300 pixels that the compositor doubles, and no flag or hint asks for more;
# `pygame.Window(..., allow_high_dpi=True)` of the same size gives a surface of 800 × 600, but it can only be shown whole.
# It asks for Debian's `weston`.
set -euo pipefail
home=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$home"' EXIT
python3 -m venv "$home/venv"
"$home/venv/bin/pip" install --quiet pygame-ce==2.5.8
export XDG_RUNTIME_DIR=$home
weston --version
weston --no-config --backend=headless-backend.so --use-pixman --socket=shown --scale=2 --width=1600 --height=1200 2>"$home/log" >&2 &
while [ ! -S "$home/shown" ]; do sleep 0.1; done
WAYLAND_DISPLAY=shown SDL_VIDEODRIVER=wayland "$home/venv/bin/python" - <<'P'
import pygame

assert pygame.version.ver == "2.5.8" and pygame.get_sdl_version() == (2, 32, 10)
pygame.display.init()
assert pygame.display.get_driver() == "wayland"
window = pygame.Window("", (400, 300), allow_high_dpi=True)
sharp, parts = window.get_surface().get_size(), hasattr(window, "update")
size = window.size
window.destroy()
plain = pygame.display.set_mode((400, 300)).get_size()
print("Window:", size, "drawn in", sharp, "parts:", parts, "set_mode: drawn in", plain)
assert (size, sharp, parts, plain) == ((400, 300), (800, 600), False, (400, 300))
P
