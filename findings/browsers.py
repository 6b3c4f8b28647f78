"""Drives Chromium, Firefox ESR and WebKitGTK without any code of the game; it needs `websockets`."""

import json
import socket
import subprocess
import tempfile
import threading
import time
import urllib.request
from http.server import BaseHTTPRequestHandler, HTTPServer

from websockets.sync.client import connect

MINI = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"
NO_WINDOW = {"goog:chromeOptions": {"args": ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"]}}
QUIET = subprocess.DEVNULL
IN_WINDOW = {"webkitgtk:browserOptions": {"binary": MINI, "args": ["--automation"]}}


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def again(step):
    for _ in range(200):
        try:
            return step()
        except OSError:
            time.sleep(0.1)
    raise SystemExit("a browser does not answer")


def served(html):
    """The address of a page of this computer: Firefox opens no `data:` by BiDi."""

    class Page(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(html.encode())

        def log_message(self, *_):
            pass

    server = HTTPServer(("127.0.0.1", 0), Page)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


class Driven:
    """Chromium by `chromedriver`, WebKitGTK by `WebKitWebDriver`."""

    def __init__(self, command, wanted):
        self.at = f"http://127.0.0.1:{(port := free_port())}"
        self.driver = subprocess.Popen([command, f"--port={port}"], stdout=QUIET, stderr=QUIET)
        again(lambda: self.ask("/status"))
        self.at += "/session/" + self.ask("/session", {"capabilities": {"alwaysMatch": wanted}})["sessionId"]

    def ask(self, path, body=None, method=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.at + path, data, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)["value"]

    def open(self, html):
        self.ask("/url", {"url": served(html)})

    def run(self, script):
        return self.ask("/execute/sync", {"script": f"return {script}", "args": []})

    def act(self, actions):
        self.ask("/actions", {"actions": actions})

    def close(self):
        self.ask("", method="DELETE")
        self.driver.terminate()


class Firefox:
    """Firefox by WebDriver BiDi."""

    def __init__(self):
        self.folder, port = tempfile.TemporaryDirectory(ignore_cleanup_errors=True), free_port()
        command = [
            "firefox-esr",
            "--headless",
            f"--remote-debugging-port={port}",
            "--profile",
            self.folder.name,
        ]
        self.driver = subprocess.Popen(command, stdout=QUIET, stderr=QUIET)
        self.line = again(lambda: connect(f"ws://127.0.0.1:{port}/session"))
        self.number = 0
        self.ask("session.new", capabilities={})
        self.tab = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        self.ask("browsingContext.activate", context=self.tab)

    def ask(self, method, **params):
        self.number += 1
        self.line.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while (answer := json.loads(self.line.recv(60))).get("id") != self.number:
            pass
        return answer["result"]

    def open(self, html):
        self.ask("browsingContext.navigate", context=self.tab, url=served(html), wait="complete")

    def run(self, script):
        asked, target = f"JSON.stringify([{script}])", {"context": self.tab}
        told = self.ask("script.evaluate", expression=asked, target=target, awaitPromise=True)
        return json.loads(told["result"]["value"])[0]

    def act(self, actions):
        self.ask("input.performActions", context=self.tab, actions=actions)

    def close(self):
        self.driver.terminate()
        self.driver.wait(20)


def engines(*wanted):
    """Each engine by its name, or those that are `wanted`, one after the other."""
    for name, made in (
        ("chromium", lambda: Driven("chromedriver", NO_WINDOW)),
        ("firefox", Firefox),
        ("webkitgtk", lambda: Driven("WebKitWebDriver", IN_WINDOW)),
    ):
        if wanted and name not in wanted:
            continue
        engine = made()
        try:
            yield name, engine
        finally:
            engine.close()


def pointer(kind, *steps):
    """`("move", x, y)`, `("down",)` and `("up",)` of a mouse or a finger."""
    whole = [
        {"type": "pointerMove", "x": step[1], "y": step[2], "duration": 50}
        if step[0] == "move"
        else {"type": "pointer" + step[0].title(), "button": 0}
        for step in steps
    ]
    return [{"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": whole}]
