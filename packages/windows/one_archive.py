"""Runtime hook of PyInstaller, run first: all modules come from the archive that both programs share."""

import sys

import pyimod02_importers

pyimod02_importers.pyz_archive.__init__(rf"{sys._MEIPASS}\modules.pyz", check_pymagic=True)
