#!/usr/bin/env bash
# Compares recordings of the rules and of the store's stories with HeadlessUIKit, and writes the table of docs/uikit.md.
#
#   Scripts/recordings.sh           the recordings from devices in Examples/HostApp/Recordings, of which there may be none
#   Scripts/recordings.sh FOLDER    those in a folder, such as the artifact "recordings" of a run on a simulator; the page stays as it is
#   Scripts/recordings.sh --here    those that it makes of HeadlessUIKit, twice; the page stays as it is
#
# A story is replayed in the store. The recording of a rule is compared with the one that this script makes of HeadlessUIKit.
# Exits with a status other than 0 if a recording differs, or cannot be read.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
folder=${1:-Examples/HostApp/Recordings}
readonly PAGE=docs/uikit.md

# record FOLDER FILTER: runs tests on HeadlessUIKit, which record their windows.
record() {
  PORTOLAN_RECORDINGS=$1 swift test --disable-xctest --filter "$2" >"$work/log.txt" 2>&1 || {
    tail -40 "$work/log.txt"
    exit 1
  }
}

if [ "$folder" = --here ]; then
  folder="$work/there"
  record "$folder" 'UIKitRulesTests|PortolanSessionTests'
fi
mkdir -p "$work/none"
stories="$folder/stories"
if [ ! -d "$stories" ]; then stories="$work/none"; fi
status=0
swift run store replay --all "$stories" >"$work/table.md" 2>"$work/log.txt" || status=$?
if [ -d "$folder/rules" ]; then
  record "$work/here" UIKitRulesTests
  echo >>"$work/table.md"
  swift run walk rules "$folder/rules" "$work/here/rules" >>"$work/table.md" 2>>"$work/log.txt" || status=$?
fi
if [ ! -s "$work/table.md" ]; then
  cat "$work/log.txt"
  exit 1
fi
cat "$work/table.md"
if [ $# -eq 0 ]; then
  awk -v table="$work/table.md" '
    /<!-- end of recordings -->/ { inside = 0 }
    !inside { print }
    /<!-- Scripts\/recordings.sh writes this -->/ { inside = 1; while ((getline line < table) > 0) print line }' "$PAGE" >"$work/page.md"
  cat "$work/page.md" >"$PAGE"
fi
exit "$status"
