#!/usr/bin/env bash
# Builds the programs of Benchmarks, in release, and prints the folder where they are.
#
#   Scripts/build-benchmarks.sh [--product NAME]
#
# The macros are expanded by the plug-in of the debug build, which the tests use too: in release, swift-syntax takes ten minutes to build. The
# programs are the same, because they compile the same expansions. Scripts/outside.sh every builds the plug-in in release, as an app does.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

swift build --product PortolanMacrosPlugin >&2
PORTOLAN_MACROS_PLUGIN=$(swift build --show-bin-path)/PortolanMacrosPlugin-tool
export PORTOLAN_MACROS_PLUGIN
options=(
  --package-path Benchmarks -c release -Xswiftc -load-plugin-executable -Xswiftc "$PORTOLAN_MACROS_PLUGIN#PortolanMacrosPlugin"
)
swift build "${options[@]}" "$@" >&2
swift build "${options[@]}" --show-bin-path
