#!/usr/bin/env bash
# Compiles Examples/UIKitTests, a library with `import UIKit` and its XCTest suites, against HeadlessUIKit.
#
#   Scripts/uikit-tests.sh        type-checks it with the modules of the debug build
#   Scripts/uikit-tests.sh run    builds it as the package that it is, and runs its tests
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if [ "$(uname)" != Linux ]; then
  echo 'Only on Linux: on a Mac such tests run on a simulator, with UIKit itself.'
  exit 0
fi

readonly PACKAGE=Examples/UIKitTests OUT=.build/uikit-tests
if [ "${1:-}" = run ]; then exec swift test --package-path "$PACKAGE"; fi

swift build --target HeadlessUIKit
products=$(swift build --show-bin-path)
rm -rf "$OUT"
mkdir -p "$OUT"

# compile MODULE VERSION FOLDER OPTIONS...: compiles a module as far as the compiler diagnoses anything.
compile() {
  local module=$1 version=$2 folder=$3
  shift 3
  swiftc -module-name "$module" -swift-version "$version" -parse-as-library -I "$products/Modules" -I "$OUT" "$@" "$folder"/*.swift
}

for module in UIKit NotesUI; do
  compile "$module" 6 "$PACKAGE/Sources/$module" -emit-module -enable-testing -o "$OUT/$module.swiftmodule"
done
compile MainActorTesting 5 "$PACKAGE/Sources/MainActorTesting" -emit-module -o "$OUT/MainActorTesting.swiftmodule"
compile NotesUITests 6 "$PACKAGE/Tests/NotesUITests" -typecheck
