#!/usr/bin/env bash
# Writes the declarations of HeadlessUIKit that have no effect from the tables of UIKit, Tests/UIKitInterface/Table.
#
#   Scripts/uikit-table.sh           writes Sources/HeadlessUIKit/Generated, and the list of what is absent in docs/uikit.md
#   Scripts/uikit-table.sh --check   fails if the folder or the page has anything else than it would write
#   Scripts/uikit-table.sh --count   prints the number of declarations, and those that are absent with the reason
#
# Scripts/check-uikit.sh writes UIKit's interface from the same tables. Their form is in Tests/UIKitInterface/README.md.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly TABLES=Tests/UIKitInterface/Table GENERATED=Sources/HeadlessUIKit/Generated PAGE=docs/uikit.md

# write FOLDER: writes the declarations into an empty folder.
write() {
  awk -v MODE=headless -v OUT="$1" -f Scripts/uikit-table.awk "$TABLES"/*.uikit
}

# absent: prints the declarations that are absent, as rows of a table.
absent() {
  awk -v MODE=count -v LIST=1 -f Scripts/uikit-table.awk "$TABLES"/*.uikit
}

# page: prints the page with the list of today.
page() {
  # The awk of macOS takes no line breaks in a variable of its command line.
  ROWS=$(absent) awk '
    /<!-- end of what is absent -->/ { inside = 0 }
    !inside
    /<!-- Scripts\/uikit-table.sh writes this -->/ { inside = 1; print "| declaration | of | reason |\n|---|---|---|\n" ENVIRON["ROWS"] }' "$PAGE"
}

case "${1:-}" in
'')
  rm -rf "$GENERATED"
  mkdir -p "$GENERATED"
  write "$GENERATED"
  text=$(page)
  printf '%s\n' "$text" >"$PAGE"
  ;;
--check)
  fresh=$(mktemp -d)
  trap 'rm -rf "$fresh"' EXIT
  write "$fresh"
  diff -rq "$fresh" "$GENERATED"
  page | diff - "$PAGE"
  ;;
--count)
  awk -v MODE=count -f Scripts/uikit-table.awk "$TABLES"/*.uikit
  absent
  ;;
*)
  echo "usage: Scripts/uikit-table.sh [--check | --count]" >&2
  exit 64
  ;;
esac
