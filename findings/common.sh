# To be sourced: a folder of its own, with pinned packages and the profiles of the browsers, and their versions.
# shellcheck shell=bash
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
pip install -q --target "$scratch/packages" --root-user-action=ignore websockets==17.4
export PYTHONPATH="$scratch/packages:$here" PYTHONDONTWRITEBYTECODE=1
mkdir "$scratch/home" "$scratch/tmp"
export HOME="$scratch/home" TMPDIR="$scratch/tmp"

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
