"""The version resource of the Windows program: what its properties and the task manager show."""

from tools.packages.identity import NAME, PUBLISHER, SUMMARY, TITLE

ENGLISH, UNICODE = 0x0409, 1200


def numbers(version: str) -> tuple[int, int, int, int]:
    """1.2.3 as the four numbers Windows wants."""
    major, minor, patch = (int(part) for part in version.split("."))
    return major, minor, patch, 0


def text(version: str) -> str:
    """The file that PyInstaller reads it from."""
    strings = {
        "CompanyName": PUBLISHER,
        "FileDescription": SUMMARY,
        "FileVersion": version,
        "InternalName": NAME,
        "LegalCopyright": f"{PUBLISHER}; MIT, drawings and sounds CC-BY-SA-4.0",
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": TITLE,
        "ProductVersion": version,
    }
    rows = ",\n        ".join(f"StringStruct({key!r}, {value!r})" for key, value in strings.items())
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers(version)}, prodvers={numbers(version)}),
  kids=[
    StringFileInfo([
      StringTable('{ENGLISH:04x}{UNICODE:04x}', [
        {rows}
      ])
    ]),
    VarFileInfo([VarStruct('Translation', [{ENGLISH}, {UNICODE}])]),
  ],
)
"""
