#!/usr/bin/env bash
# Checks that the files of Portolan use types of their own layer and of lower ones only, as Scripts/layers/Portolan.txt
# orders them. The compiler's index, which a debug build writes, says which file uses which type.
#
#     Scripts/layers.sh                   the check
#     Scripts/layers.sh --map             the folders that each folder uses, with the number of uses
#     Scripts/layers.sh --cycles          the files that reach each other through their types, and how
#     Scripts/layers.sh --edges FOLDER    the uses of types from or to the files of a folder
#     Scripts/layers.sh --closure FILE    the files that a reader of a file opens, up to four steps away
#
# LAYERS_STORE is the index store of a build elsewhere.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

store=${LAYERS_STORE:-.build/debug/index/store}
program=.build/layers/layers
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")
if ! ls "$toolchain"/lib/libIndexStore.* >/dev/null 2>&1; then
  printf 'skipped: this toolchain has no libIndexStore in %s\n' "$toolchain/lib"
  exit 0
fi
mkdir -p .build/layers
for source in Scripts/layers/*; do
  if [ "$source" -nt "$program" ]; then
    swiftc -swift-version 6 -O -o "$program" -import-objc-header Scripts/layers/indexstore.h Scripts/layers/*.swift \
      -L "$toolchain/lib" -lIndexStore -Xlinker -rpath -Xlinker "$toolchain/lib"
    break
  fi
done
exec "$program" "$store" "$(pwd -P)/Sources/Portolan/" Portolan Scripts/layers/Portolan.txt "$@"
