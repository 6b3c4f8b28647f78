#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10, X11): `KEYDOWN.unicode` after `key.stop_text_input()`, as games do that read keys.
# It is not what the key writes: Shift and `=` say "=", not "+", on an American keyboard; the key of 6 and `-` says "6" on a French one;
# and a key of a letter like č says nothing, though its `key` is the letter's number. While text input is on, all three say what they write.
# It asks for Debian's `xvfb`, `xdotool` and `x11-xkb-utils`.
set -euo pipefail
home=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$home"' EXIT
python3 -m venv "$home/venv"
"$home/venv/bin/pip" install --quiet pygame-ce==2.5.8
exec 5<>"$home/display"
Xvfb -displayfd 5 -screen 0 640x480x24 -nolisten tcp 2>/dev/null &
while [ ! -s "$home/display" ]; do sleep 0.1; done
DISPLAY=:$(head -1 "$home/display") SDL_VIDEODRIVER=x11 "$home/venv/bin/python" - <<'P'
import subprocess
import time

import pygame

assert pygame.version.ver == "2.5.8" and pygame.get_sdl_version() == (2, 32, 10)
pygame.display.init()
pygame.display.set_mode((300, 200))


def done(*words):
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def said(keysym):
    """What the last key says that goes down for a keysym."""
    done("xdotool", "key", keysym)
    end, found = time.monotonic() + 0.5, None
    while time.monotonic() < end:
        for event in pygame.event.get(pygame.KEYDOWN):
            found = event if "shift" not in pygame.key.name(event.key) else found
        time.sleep(0.01)
    return found


time.sleep(1)
done("xdotool", "windowfocus", done("xdotool", "search", "--class", ".").split()[-1])
pygame.event.get()
ROWS = [("us", "plus", "=", "+"), ("fr", "minus", "6", "-"), ("hr", "ccaron", "", "č")]
for layout, keysym, without, written in ROWS:
    done("setxkbmap", "-layout", layout)
    time.sleep(0.3)
    heard = []
    for switch in (pygame.key.stop_text_input, pygame.key.start_text_input):
        switch()
        event = said(keysym)
        heard.append(event.unicode)
    print(layout, keysym, "without text input:", repr(heard[0]), "with it:", repr(heard[1]), "key", event.key)
    assert heard == [without, written], heard
assert event.key == ord("č")
P
