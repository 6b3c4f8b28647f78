#!/usr/bin/env bash
# The sound server ends and comes back while pygame-ce 2.5.8 (SDL 2.32.10) plays through PulseAudio 16.1.
# SDL tells that its device is gone (`AUDIODEVICEREMOVED` with the number of the open device), and sounds go on silently as if they
# played. It never tells that the server is back; only `mixer.quit` and `mixer.init` bring the sound back, in a moment.
# Whoever waits for `AUDIODEVICEADDED` waits for ever: try anew once in a while.
set -euo pipefail
home=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$home"' EXIT
pulseaudio --version | tee /dev/stderr | grep -q "pulseaudio 16.1"
python3 -m venv "$home/venv"
"$home/venv/bin/pip" install --quiet pygame-ce==2.5.8
mkdir -m 700 "$home/run"
printf 'load-module module-native-protocol-unix socket=%s auth-anonymous=1\nload-module module-null-sink\n' "$home/socket" >"$home/server.pa"
export HOME="$home" XDG_RUNTIME_DIR="$home/run" PULSE_SERVER="unix:$home/socket" SDL_AUDIODRIVER=pulseaudio SDL_VIDEODRIVER=dummy
"$home/venv/bin/python" - <<'P'
import os
import subprocess
import time

import pygame

HOME = os.environ["HOME"]


def server():
    started = subprocess.Popen(
        ["pulseaudio", "-n", "-F", f"{HOME}/server.pa", "--exit-idle-time=-1", "--disable-shm=yes"], stderr=subprocess.DEVNULL
    )
    while not os.path.exists(f"{HOME}/socket"):
        time.sleep(0.1)
    time.sleep(1)
    return started


def heard(seconds):
    kinds = {pygame.AUDIODEVICEADDED: "added", pygame.AUDIODEVICEREMOVED: "removed"}
    end, found = time.monotonic() + seconds, []
    while time.monotonic() < end:
        found += [(kinds[e.type], e.which) for e in pygame.event.get() if e.type in kinds]
        time.sleep(0.02)
    return found


def streams():
    told = subprocess.run(["pactl", "list", "short", "sink-inputs"], capture_output=True, text=True, check=True)
    return len(told.stdout.splitlines())


first = server()
pygame.display.init()
pygame.mixer.init(48000, -16, 2, 512)
sound = pygame.mixer.Sound(buffer=bytes(48000 * 4 * 2))
print("SDL", *pygame.mixer.get_sdl_mixer_version(), "at the start", heard(1), "streams", streams())
first.kill()
first.wait()
os.path.exists(f"{HOME}/socket") and os.remove(f"{HOME}/socket")
gone = heard(2)
sound.play()
silent = pygame.mixer.get_busy()
second = server()
back = heard(6)
print("server ended:", gone, "plays:", silent, "server back:", back, "streams", streams())
assert [kind for kind, which in gone] == ["removed"] and gone[0][1] > 0 and silent and back == [] and streams() == 0
pygame.mixer.quit()
pygame.mixer.init(48000, -16, 2, 512)
sound.play()
time.sleep(0.5)
print("after quit and init: streams", streams())
assert streams() == 1 and pygame.mixer.get_busy()
pygame.mixer.quit()
second.kill()
P
