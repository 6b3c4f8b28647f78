"""One mutant against its tests: a fork of a warm process, so that a mutant costs its tests and no start."""

import gc
import importlib
import importlib.machinery
import json
import logging
import os
import resource
import signal
import sys
import tempfile
import traceback
from collections.abc import Sequence
from pathlib import Path
from types import CodeType, ModuleType
from typing import NamedTuple

import grimp
import hypothesis
import pytest

LEFT_OUT = "cacheprovider unraisableexception threadexception faulthandler junitxml doctest pastebin"
PLAIN = (
    "-x",
    "-q",
    "--assert=plain",
    "--tb=no",
    "-ppytest_timeout",  # pyproject.toml sets its option, but the time is kept here
    "--timeout=0",
    *(f"-pno:{plugin}" for plugin in LEFT_OUT.split()),
    "-mnot slow",
)
LIKELY = 4
"""How many of the last tests that have noticed something are asked alone, before all."""
HANGS = 1.0
"""Seconds of the processor that a mutant may take beside one and a half times what its tests take."""


class Run(NamedTuple):
    """What became of the tests: the first that failed (or why none could run), and how long each took."""

    noticed: str | None
    seconds: dict[str, float]
    modules: list[str]


class _Watch:
    """A plugin of pytest: the likely killers first, then the quick ones; what each test came to."""

    def __init__(self, killers: Sequence[str], seconds: dict[str, float]) -> None:
        self._rank = {name: rank for rank, name in enumerate(killers)}
        self._before = seconds
        self.seconds: dict[str, float] = {}
        self.noticed: str | None = None

    def pytest_collection(self) -> None:
        """After tests/conftest.py has chosen its own profile: few examples, and none made smaller."""
        phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
        hypothesis.settings.register_profile("mutants", max_examples=12, phases=phases, database=None)
        hypothesis.settings.load_profile("mutants")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        last = len(self._rank)
        items.sort(key=lambda i: (self._rank.get(i.nodeid, last), self._before.get(i.nodeid, 0.0)))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration
        if report.failed and self.noticed is None:
            self.noticed = report.nodeid


class _Mutated(importlib.machinery.SourceFileLoader):
    """Loads a module from a changed text; its file stays as it is."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self._source = source

    def get_code(self, fullname: str) -> CodeType:
        del fullname
        return compile(self._source, self.path, "exec")


class _Finder:
    """Finds that one module, before all others do."""

    def __init__(self, loader: _Mutated) -> None:
        self._loader = loader

    def find_spec(
        self, fullname: str, path: object = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """The module's place, or None for any other."""
        del path, target
        if fullname != self._loader.name:
            return None
        return importlib.util.spec_from_file_location(fullname, self._loader.path, loader=self._loader)


def _processor(who: int) -> float:
    """Seconds of the processor so far."""
    used = resource.getrusage(who)
    return used.ru_utime + used.ru_stime


class Bench:
    """A module and its tests, ready to try one mutant after the other.

    What does not depend on the module is imported once, here, after a first run that must be without a fault.
    """

    def __init__(self, module: Path, tests: Sequence[str]) -> None:
        self.name = ".".join(module.with_suffix("").parts)
        self._path, self._tests = module, tests
        self._killers: list[str] = []
        self._seconds: dict[str, float] = {}
        self._limit = 300.0
        before = _processor(resource.RUSAGE_CHILDREN)
        first = self.run(module.read_text(encoding="utf-8"))
        assert first.noticed is None, f"{module}: without a mutant already {first.noticed}"
        self._seconds = first.seconds
        self._limit = HANGS + 1.5 * (_processor(resource.RUSAGE_CHILDREN) - before)
        self._import(first.modules)

    def _import(self, modules: Sequence[str]) -> None:
        """Import what the tests have imported, but for the module and all that depends on it."""
        house = grimp.build_graph("briscola", cache_dir=None)
        late = {self.name, *house.find_downstream_modules(self.name)}
        for name in modules:
            parts = name.split(".")
            packages = {".".join(parts[:end]) for end in range(1, len(parts) + 1)}
            if packages & late or (parts[0] == "briscola" and name not in house.modules):
                continue
            try:
                importlib.import_module(name)
            except ImportError:
                continue  # a name that something else put there
        assert not late & set(sys.modules), late & set(sys.modules)

    def run(self, source: str) -> Run:
        """Run the tests with this text in place of the module's, until one notices."""
        listening, telling = os.pipe()
        child = os.fork()
        if not child:
            os.close(listening)
            self._tell(telling, source)
        os.close(telling)
        with os.fdopen(listening, "rb") as pipe:
            told = pipe.read()
        os.waitpid(child, 0)
        run = Run(**json.loads(told)) if told else Run("no end", {}, [])
        if run.noticed in self._seconds:
            self._killers = [run.noticed, *(name for name in self._killers if name != run.noticed)]
        return run

    def _tell(self, telling: int, source: str) -> None:
        """In the child: run, tell, and end at once."""
        run = Run("a mistake of this program", {}, [])
        try:
            os.setpgid(0, 0)
            processor = int(self._limit + _processor(resource.RUSAGE_SELF)) + 1
            resource.setrlimit(resource.RLIMIT_CPU, (processor, processor))
            signal.alarm(int(10 + 6 * self._limit))
            run = self._tried(source)
        except BaseException:
            run = Run(traceback.format_exc(), {}, [])
        finally:
            data = json.dumps(run._asdict()).encode()
            while data:
                data = data[os.write(telling, data) :]
            os._exit(0)

    def _tried(self, source: str) -> Run:
        sys.dont_write_bytecode = True
        sys.meta_path.insert(0, _Finder(_Mutated(self.name, str(self._path.resolve()), source)))
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silence, stream)
        logging.lastResort = None
        gc.disable()
        likely = self._killers[:LIKELY]
        watch = self._pytest(likely) if likely else None
        if watch is None or watch.noticed is None:
            watch = self._pytest(self._tests)
        kept = [
            name for name in sys.modules if not name.startswith(("tests", "__main__", "_pytest", "pytest"))
        ]
        return Run(watch.noticed, watch.seconds, sorted(kept))

    def _pytest(self, tests: Sequence[str]) -> _Watch:
        """Run these tests until one fails."""
        watch = _Watch(self._killers, self._seconds)
        with tempfile.TemporaryDirectory() as folder:
            status = pytest.main([*PLAIN, f"--basetemp={folder}/t", *tests], plugins=[watch])
        if status != pytest.ExitCode.OK and watch.noticed is None:
            watch.noticed = f"no test could run: {status!r}"
        return watch
