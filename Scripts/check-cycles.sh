#!/usr/bin/env bash
# Fails when more files of a module reach each other through their types than Scripts/cycle-bounds.txt allows.
#
#     Scripts/check-cycles.sh            compares
#     Scripts/check-cycles.sh MODULE     prints the cycles of a module, with the types that close them
#
# The compiler's index says which file names which type, so a debug build must be there: swift build
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

store=$PWD/.build/debug/index/store
if [ ! -d "$store" ]; then
  echo "There is no index of a debug build. To fix: swift build" >&2
  exit 2
fi
# `swift` may be a link to another program, so the compiler says where its libraries are.
libraries=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)\/swift".*/\1/p' | head -n 1)
program=.build/file-cycles
if [ ! -x "$program" ] || [ -n "$(find Scripts/FileCycles -newer "$program")" ]; then
  swiftc -swift-version 6 -O -o "$program" -import-objc-header Scripts/FileCycles/indexstore.h Scripts/FileCycles/*.swift \
    -L "$libraries" -lIndexStore -Xlinker -rpath -Xlinker "$libraries"
fi
"$program" "$store" "$PWD/Sources" Scripts/cycle-bounds.txt "$@"
