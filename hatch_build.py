"""Files of a wheel beyond those of the checkout."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools.packages import drawing_marks, page_fonts  # noqa: E402


class Made(BuildHookInterface):
    """Adds the marks of all drawings, and the faces of the page."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write them to temporary files that go into the wheel; a checkout in use needs none."""
        if version != "editable":
            self._folder = tempfile.TemporaryDirectory()
            path = drawing_marks.write(Path(self._folder.name), ROOT / "assets")
            build_data["force_include"][str(path)] = f"briscola/assets/{path.name}"
            for face in page_fonts.write(Path(self._folder.name)):
                build_data["force_include"][str(face)] = f"briscola/assets/page-fonts/{face.name}"
