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
readonly MODULES=(Portolan PortolanLinks PortolanAssociation PortolanMacros PortolanSwiftUI PortolanWeb PortolanTransitions PortolanPreviews PortolanDebugging PortolanRecording PortolanTesting PortolanTool PortolanVerifier PortolanSimulator PortolanSketch HeadlessUIKit)

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
build PortolanArticles
build PortolanAssociation
build PortolanSwiftUI
build PortolanWeb
build PortolanTransitions
build PortolanPreviews
build PortolanDebugging
build PortolanTesting
build PortolanVerifier
build PortolanSketch
build PortolanMacros
products=$(swift build --show-bin-path)
target=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\([^"]*\)".*/\1/p' | head -n 1)
sdk=()
if command -v xcrun >/dev/null; then
  target=${target/%macosx/macosx14.0}
  sdk=(-sdk "$(xcrun --show-sdk-path)")
fi

# The C modules of packages, which the modules that import those packages need.
for map in "$(dirname "$(dirname "$products")")"/checkouts/*/*/include/module.modulemap; do
  if [ -f "$map" ]; then sdk+=(-I "$(dirname "$map")"); fi
done

# The modules that Portolan exports, whose declarations are documented as its own. So are the declarations of PortolanArticles.
readonly EXPORTED=PortolanCore,PortolanFlows,PortolanObserving,PortolanRestoration

# extract MODULE FOLDER OPTIONS...: writes the public declarations of a module as JSON.
extract() {
  local module=$1 folder=$2
  shift 2
  mkdir -p "$folder"
  "$(tool swift-symbolgraph-extract)" -module-name "$module" -target "$target" ${sdk[@]+"${sdk[@]}"} "$@" \
    -I "$products/Modules" -minimum-access-level public -skip-inherited-docs -output-dir "$folder"
}

graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT
extract PortolanArticles "$graphs/PortolanArticles"
mkdir -p "$graphs/Portolan" "$output"
for graph in "$graphs/PortolanArticles"/*; do
  sed 's/"module":{"name":"PortolanArticles"/"module":{"name":"Portolan"/' "$graph" >"$graphs/Portolan/$(basename "$graph")"
done
for module in "${MODULES[@]}"; do
  extract "$module" "$graphs/$module" -experimental-allowed-reexported-modules="$EXPORTED"
  "$(tool docc)" convert "Sources/$module/$module.docc" \
    --fallback-display-name "$module" --fallback-bundle-identifier "$module" \
    --additional-symbol-graph-dir "$graphs/$module" --warnings-as-errors --output-path "$output/$module.doccarchive"
done
printf 'The documentation is in %s.\n' "$output"
