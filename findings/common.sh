# To be sourced, with the folder `home`: the profiles of the browsers lie in it, and their versions are compared.
# shellcheck shell=bash
PYTHONPATH=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck disable=SC2154
HOME=$home TMPDIR=$home/tmp
mkdir "$TMPDIR"
export PYTHONPATH PYTHONDONTWRITEBYTECODE=1 HOME TMPDIR

# version COMMAND EXPECTED: print the version of a program, and fail if it is another.
version() {
  local found
  found=$("$1" --version 2>/dev/null | head -1) || true
  echo "$found"
  [[ $found == *"$2"* ]] || { echo "expected $2" >&2; exit 1; }
}

# webkit EXPECTED: the same of WebKitGTK, whose small browser has no --version.
webkit() {
  local found
  found=$(dpkg-query -W -f '${Version}' libwebkit2gtk-4.1-0)
  echo "WebKitGTK $found"
  [[ $found == "$1" ]] || { echo "expected $1" >&2; exit 1; }
}
