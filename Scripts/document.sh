#!/usr/bin/env bash
# Builds the documentation of all modules that an app can import, and fails at the first warning: a link that leads
# nowhere, a parameter that is not described.
#
#     Scripts/document.sh [FOLDER]    puts it into the folder; into .build/documentation unless said otherwise
#
# It uses the compiler's own tools, so that no app has to resolve a plug-in.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

output=${1:-.build/documentation}
readonly MODULES=(Portolan PortolanLinks PortolanMacros PortolanSwiftUI PortolanTesting PortolanTool PortolanVerifier PortolanSimulator HeadlessUIKit)

# tool NAME: the tool of the toolchain in use.
tool() {
  if command -v xcrun >/dev/null; then xcrun --find "$1"; else command -v "$1"; fi
}

# build MODULE: builds it, and shows what the build said only when it failed.
build() {
  local said
  said=$(swift build --target "$1" 2>&1) || { printf '%s\n' "$said" >&2; return 1; }
}

# These depend on the others.
build PortolanSwiftUI
build PortolanTesting
build PortolanVerifier
build PortolanSimulator
build PortolanMacros
products=$(swift build --show-bin-path)
target=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\([^"]*\)".*/\1/p' | head -n 1)
sdk=()
if command -v xcrun >/dev/null; then
  target=${target/%macosx/macosx14.0}
  sdk=(-sdk "$(xcrun --show-sdk-path)")
fi

graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT
for module in "${MODULES[@]}"; do
  mkdir -p "$graphs/$module" "$output"
  "$(tool swift-symbolgraph-extract)" -module-name "$module" -target "$target" ${sdk[@]+"${sdk[@]}"} \
    -I "$products/Modules" -I "$products" -minimum-access-level public -skip-inherited-docs -output-dir "$graphs/$module"
  "$(tool docc)" convert "Sources/$module/$module.docc" \
    --fallback-display-name "$module" --fallback-bundle-identifier "$module" \
    --additional-symbol-graph-dir "$graphs/$module" --warnings-as-errors --output-path "$output/$module.doccarchive"
done
printf 'The documentation is in %s.\n' "$output"
