#!/usr/bin/env bash
# eSpeak NG 1.51 (Debian's `espeak-ng`) and signs that people write between figures, in seven languages.
# The minus sign U+2212 is left out in Portuguese, and said by the English voice inside Spanish, French and Croatian; an ASCII hyphen
# before a figure is left out in French and Spanish. A multiplication sign is left out in Italian and Spanish. A colon between figures
# is read as a time in French and German if it can be one, and by its name in Croatian; `2-3` has a minus in Portuguese, not in Spanish.
# Whoever sends text to a voice writes signs as words of the language.
set -euo pipefail
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
cd "$home"
export HOME=$home XDG_RUNTIME_DIR=$home
espeak-ng --version | tee /dev/stderr | grep -q "text-to-speech: 1.51 "
sounds() { espeak-ng -v "$1" -q -x -- "$2" | tr -d " \n"; }
failed=0
# LANGUAGE TEXT OTHER same|other: whether both texts sound alike
hold() {
  local one two found=other
  one=$(sounds "$1" "$2") two=$(sounds "$1" "$3")
  [ "$one" = "$two" ] && found=same
  printf '%-6s %-9s | %-16s %s: %s | %s\n' "$1" "$2" "$3" "$found" "$one" "$two"
  [ "$found" = "$4" ] || { echo "  expected: $4"; failed=1; }
}
for language in es fr-fr hr; do
  espeak-ng -v $language -q -x -- "−2" | tee /dev/stderr | grep -q "(en)" || failed=1
done
hold pt "−2" "2" same
hold en-gb "−2" "minus 2" same
hold de "−2" "minus 2" same
hold fr-fr "-2" "2" same
hold es "-2" "2" same
hold pt "-2" "2" other
hold it "2 × 11" "2 11" same
hold es "2 × 11" "2 11" same
hold pt "2 × 11" "2 vezes 11" same
hold hr "61:59" "61 59" other
hold it "61:59" "61 59" same
hold fr-fr "21:30" "21 30" other
hold de "21:30" "21 30" other
hold pt "2-3" "2 3" other
hold es "2-3" "2 3" same
exit $failed
