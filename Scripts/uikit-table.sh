#!/usr/bin/env bash
# Writes the declarations of HeadlessUIKit that have no effect from the tables of UIKit, Tests/UIKitInterface/Table.
#
#   Scripts/uikit-table.sh           writes Sources/HeadlessUIKit/Generated
#   Scripts/uikit-table.sh --check   fails if the folder has anything else than it would write
#   Scripts/uikit-table.sh --count   prints the number of declarations, and those that are absent with the reason
#
# Scripts/check-uikit.sh writes UIKit's interface from the same tables. Their form is in Tests/UIKitInterface/README.md.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly TABLES=Tests/UIKitInterface/Table GENERATED=Sources/HeadlessUIKit/Generated

# write FOLDER: writes the declarations into an empty folder.
write() {
  awk -v MODE=headless -v OUT="$1" -f Scripts/uikit-table.awk "$TABLES"/*.uikit
}

case "${1:-}" in
'')
  rm -rf "$GENERATED"
  mkdir -p "$GENERATED"
  write "$GENERATED"
  ;;
--check)
  fresh=$(mktemp -d)
  trap 'rm -rf "$fresh"' EXIT
  write "$fresh"
  diff -rq "$fresh" "$GENERATED"
  ;;
--count)
  awk -v MODE=count -f Scripts/uikit-table.awk "$TABLES"/*.uikit
  awk -v MODE=count -v LIST=1 -f Scripts/uikit-table.awk "$TABLES"/*.uikit
  ;;
*)
  echo "usage: Scripts/uikit-table.sh [--check | --count]" >&2
  exit 64
  ;;
esac
