#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL_mixer 2.8): `mixer.set_reserved(1)` keeps channel 0 free of `Sound.play()`, but `mixer.find_channel()` gives it.
# A channel that has to stay free is better the last one: the first that is free is given.
set -euo pipefail
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
python3 -m venv "$home/venv"
"$home/venv/bin/pip" install --quiet pygame-ce==2.5.8
SDL_AUDIODRIVER=dummy "$home/venv/bin/python" - <<'P'
import pygame

assert pygame.version.ver == "2.5.8"
print("SDL_mixer", *pygame.mixer.get_sdl_mixer_version())
pygame.mixer.init()
pygame.mixer.set_num_channels(4)
print("reserved:", pygame.mixer.set_reserved(1))
found, played = pygame.mixer.find_channel().id, pygame.mixer.Sound(buffer=bytes(400_000)).play().id
print("find_channel gives", found, "and Sound.play takes", played)
assert (found, played) == (0, 1)
P
