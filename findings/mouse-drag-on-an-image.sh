#!/usr/bin/env bash
# An <img> in a <button> is dragged by the mouse. All three engines begin to drag the picture (`dragstart`):
# Chromium 156 and Firefox 153 ESR then cancel the pointer, so that no `pointerup` comes; WebKitGTK 2.50 goes on to `pointerup`.
# Whoever moves things by pointer events has to prevent `dragstart`.
set -euo pipefail
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
python3 -m venv "$home/venv"
"$home/venv/bin/pip" install --quiet websockets==17.4
. "$(dirname "$0")/common.sh"
version chromedriver "ChromeDriver 156.0.8078.108"
version chromium "Chromium 156.0.8078.108"
version firefox-esr "Firefox 153.8.0esr"
webkit 2.50.6-1~deb12u2
xvfb-run -a "$home/venv/bin/python" - <<'P'
import time
from browsers import engines, pointer

SVG = "data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 width=%27200%27 height=%27200%27/%3E"
PAGE = f"""<!doctype html><body style="margin:0"><button style="padding:0;touch-action:none"><img width="200" height="200" src="{SVG}"></button>
<div style="height:400px"></div><script>
seen = []
for (const kind of ["pointerdown", "pointerup", "pointercancel", "dragstart"]) addEventListener(kind, () => seen.push(kind), true)
</script>"""
CANCELLED = ["pointerdown", "dragstart", "pointercancel"]
EXPECTED = {"chromium": CANCELLED, "firefox": CANCELLED, "webkitgtk": ["pointerdown", "dragstart", "pointerup"]}
found = {}
for name, engine in engines():
    engine.open(PAGE)
    engine.act(pointer("mouse", ("move", 100, 100), ("down",), ("move", 110, 130), ("move", 120, 200), ("move", 120, 300), ("up",)))
    time.sleep(0.5)
    found[name] = engine.run("seen")
    print(name, *found[name])
assert found == EXPECTED, f"expected {EXPECTED}"
P
