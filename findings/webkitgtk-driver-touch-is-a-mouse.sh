#!/usr/bin/env bash
# WebDriver actions with `pointerType: "touch"`: Chromium 156 and Firefox 153 ESR fire touch events;
# WebKitWebDriver 2.50 takes them without an error and fires those of a mouse.
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

PAGE = """<!doctype html><body style="margin:0"><button style="width:200px;height:200px">1</button><script>
seen = []
for (const kind of ["pointerdown", "touchstart"]) addEventListener(kind, (event) => seen.push(event.pointerType ?? "touchstart"), true)
</script>"""
EXPECTED = {"chromium": ["touch", "touchstart"], "firefox": ["touch", "touchstart"], "webkitgtk": ["mouse"]}
found = {}
for name, engine in engines():
    engine.open(PAGE)
    engine.act(pointer("touch", ("move", 100, 100), ("down",), ("up",)))
    time.sleep(0.5)
    found[name] = engine.run("seen")
    print(name, *found[name])
assert found == EXPECTED, f"expected {EXPECTED}"
P
