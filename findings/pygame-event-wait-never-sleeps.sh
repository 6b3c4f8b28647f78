#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10, x11 under Xvfb): how often a window at rest wakes while it waits two seconds for an event.
# `pygame.event.wait(2000)` looks about a thousand times a second; SDL's own SDL_WaitEventTimeout of the same library,
# called by ctypes, sleeps until an event comes (fewer than ten wakes a second). Where the video driver has no wait of
# its own, as with `dummy`, SDL's looks as often. It asks for Debian's `xvfb`.
set -euo pipefail
home=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$home"' EXIT
python3 -m venv "$home/venv"
"$home/venv/bin/pip" install --quiet pygame-ce==2.5.8
mkfifo "$home/display"
Xvfb -displayfd 3 -screen 0 800x600x24 -nolisten tcp 3>"$home/display" 2>/dev/null &
read -r number <"$home/display"
cat >"$home/wakes.py" <<'P'
import ctypes
import resource
import sys

import pygame

assert pygame.version.ver == "2.5.8" and pygame.get_sdl_version() == (2, 32, 10)
pygame.display.init()
pygame.display.set_mode((400, 300))
for _ in range(50):  # what comes of opening the window
    pygame.time.wait(10)
    pygame.event.get()
sdl = ctypes.CDLL(pygame.base.__file__)


def wakes(wait) -> float:
    before = resource.getrusage(resource.RUSAGE_THREAD).ru_nvcsw
    wait()
    return (resource.getrusage(resource.RUSAGE_THREAD).ru_nvcsw - before) / 2


theirs = wakes(lambda: pygame.event.wait(2000))
own = wakes(lambda: sdl.SDL_WaitEventTimeout(None, 2000))
print(f"{pygame.display.get_driver()}: pygame.event.wait {theirs:.0f} wakes a second, SDL_WaitEventTimeout {own:.0f}")
assert theirs > 100, theirs
assert own > 100 if sys.argv[1] == "dummy" else own < 10, own
P
DISPLAY=:$number SDL_VIDEODRIVER=x11 "$home/venv/bin/python" "$home/wakes.py" x11
SDL_VIDEODRIVER=dummy "$home/venv/bin/python" "$home/wakes.py" dummy
