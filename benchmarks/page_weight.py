"""The weight of the pages: all that a browser loads before any drawing."""

from collections.abc import Iterator

from benchmarks.figure import Figure
from briscola.pages.server.page_files import STATIC, homes, page_file


def measure() -> Iterator[Figure]:
    """The HTML, scripts and style sheets of all pages, gzipped; the parts of a sheet are sent in it."""
    files = [path for path in STATIC.rglob("*.*") if path.suffix != ".html" and path.parent.name != "table"]
    sent = [page_file(path) for path in (*homes(), *(f"/page/{file.name}" for file in files))]
    yield Figure(name="page_weight", value=sum(len(file.gzipped) for file in sent if file) / 1000, unit="KB")
