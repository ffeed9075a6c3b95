#!/usr/bin/env bash
# Compiles Tests/Outside as a package of a stranger: generic functions that copy, store and pass on a value of every public generic type,
# the routes of a generic feature, and an app, each in a module of one file. Fails if the compiler or the linker does.
#
#   Scripts/outside.sh          optimised, linked against a dynamic library, with the modules of Benchmarks in release
#   Scripts/outside.sh every    also for size and without optimisation, each type alone, and as a package, in release and in debug
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly TYPES=Tests/Outside/PublicGenericTypes.txt OUT=.build/outside
# What the app prints.
readonly SAID='["shell", "card(0)"] card(2)'
rm -rf "$OUT"
mkdir -p "$OUT/graphs"

# tool NAME: the tool of the toolchain in use.
tool() {
  if command -v xcrun >/dev/null; then xcrun --find "$1"; else command -v "$1"; fi
}

programs=$(Scripts/build-benchmarks.sh --product benchmarks)

target=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\([^"]*\)".*/\1/p' | head -n 1)
options=(-I "$programs/Modules")
if command -v xcrun >/dev/null; then
  target=${target/%macosx/macosx14.0}
  options+=(-sdk "$(xcrun --show-sdk-path)")
fi
options+=(-target "$target")
# The C modules of packages, which the modules that import those packages need.
for map in "$(dirname "$(dirname "$programs")")"/checkouts/*/*/include/module.modulemap; do
  if [ -f "$map" ]; then options+=(-I "$(dirname "$map")"); fi
done

# The modules that have a line in the list.
modules() { sed -n 's/^\([A-Za-z]*\)\..*/\1/p' "$TYPES" | sort -u; }

# Every public generic type of every product, by the compiler's own account, without those that cannot be used any more.
public_generic_types() {
  local module
  sed -n 's/.*\.library(name: "\(.*\)", targets.*/\1/p' Package.swift | while read -r module; do
    # Macros are no types, without its trait PortolanLogging is empty, and the links of the showcase are no library for apps.
    case $module in PortolanMacros | PortolanLogging | StoreLinks) continue ;; esac
    "$(tool swift-symbolgraph-extract)" -module-name "$module" "${options[@]}" -minimum-access-level public -pretty-print \
      -output-dir "$OUT/graphs"
  done
  for graph in "$OUT"/graphs/*.json; do
    module=${graph##*/}
    module=${module%%[.@]*}
    awk -v module="$module" '
      /^    \{/ { kind = path = ""; generic = gone = 0 }
      /^        "identifier": "swift\./ { split($2, parts, "\""); kind = parts[2] }
      /^      "pathComponents"/ { inside = 1; next }
      inside && /\]/ { inside = 0 }
      inside { gsub(/[ ",]/, ""); path = path "." $0 }
      /^      "swiftGenerics"/ { generics = 1 }
      generics && /"parameters"/ { generic = 1 }
      /^      []}]/ { generics = 0 }
      /"isUnconditionallyUnavailable": true/ { gone = 1 }
      /^    \}/ && generic && !gone && kind ~ /^swift\.(struct|class|enum|actor)$/ { print module path }
    ' "$graph"
  done | sort -u
}

# A type that is not here, such as one for SwiftUI, may be in the list.
public_generic_types >"$OUT/types"
missing=$(sed -n 's/^\([A-Za-z.]*\) .*/\1/p' "$TYPES" | sort -u | comm -13 - "$OUT/types")
if [ -n "$missing" ]; then
  printf 'Public generic types that no other package is tried with:\n%s\nTo fix: give each a line in %s.\n' "$missing" "$TYPES" >&2
  exit 1
fi

# values [TYPE]: writes the functions for all types of the list, or for one.
values() {
  modules | sed 's/^/public import /'
  awk -v only="${1:-}" '
    function filled(text, place, with) { gsub(/&/, "\\\\&", with); gsub("@" place "@", with, text); return text }
    FNR == 1 { file++ }
    file == 1 { here[$0] = 1; next }
    file == 2 { template = template $0 "\n"; next }
    /^#/ { next }
    {
      split("", field)
      split($0, field, " *[|] *")
      if (only != "" && field[1] != only || field[2] == "-" || !(field[1] in here)) next
      space = field[1]
      gsub(/[.]/, "_", space)
      text = filled(filled(template, "Name", field[1]), "Namespace", space)
      text = filled(filled(text, "Clause", field[2]), "Type", field[3])
      text = filled(text, "Where", field[4] == "" ? "" : field[4] " ")
      sub(/@Attribute@\n/, field[5] == "" ? "" : field[5] "\n", text)
      printf "\n%s", text
    }
  ' "$OUT/types" Tests/Outside/Values.txt "$TYPES"
}

# compile MODULE FILE OPTIONS...: compiles a module of one file as the package manager does.
compile() {
  local module=$1 file=$2
  shift 2
  swiftc -swift-version 6 -parse-as-library -module-name "$module" "${options[@]}" -I "$OUT" "$@" -emit-module \
    -emit-module-path "$OUT/$module.swiftmodule" -emit-object -o "$OUT/$module.o" "$file"
}

# Compiles the types one by one, and prints those that fail.
each() {
  local type failed=0
  while read -r type; do
    values "$type" >"$OUT/Value.swift"
    if ! compile Value "$OUT/Value.swift" "$@" >"$OUT/Value.said" 2>&1; then
      printf 'FAILED: the compiler fails in a module that uses %s\n' "$type"
      grep -m 3 -E 'error:|Global is external|Assertion|While ' "$OUT/Value.said" || true
      failed=1
    fi
  done < <(sed -n 's/^\([A-Za-z.]*\) .*/\1/p' "$TYPES")
  return "$failed"
}

library=$OUT/libAll.so
link=(-Xlinker -z -Xlinker defs)
if [ "$(uname -s)" = Darwin ]; then
  library=$OUT/libAll.dylib
  link=()
fi

# attempt OPTIONS...: compiles the modules, links them against the library, and runs the app.
attempt() {
  if ! compile Values "$OUT/Values.swift" -wmo "$@" >"$OUT/said" 2>&1; then
    each -wmo "$@" || true
    tail -n 5 "$OUT/said"
    return 1
  fi
  compile CardsFeature Tests/Outside/Sources/CardsFeature/CardsFeature.swift -wmo "$@"
  compile OutsideApp Tests/Outside/Sources/outside-app/OutsideApp.swift -wmo "$@"
  swiftc -emit-library -o "$OUT/Values.linked" "$OUT/Values.o" -L "$OUT" -lAll ${link[@]+"${link[@]}"}
  swiftc -o "$OUT/app" "$OUT/OutsideApp.o" "$OUT/CardsFeature.o" -L "$OUT" -lAll -Xlinker -rpath -Xlinker "$PWD/$OUT"
  [ "$("$OUT/app")" = "$SAID" ]
}

values >"$OUT/Values.swift"
# The library has everything that the benchmarks link, without the benchmarks.
grep -vE '/(benchmarks|CHeap|ShopRoutes|ShopScreens)\.build/' "$programs/benchmarks.product/Objects.LinkFileList" >"$OUT/objects"
swiftc -emit-library -o "$library" @"$OUT/objects"
attempt -O
printf '%d public generic types in a module of another package: compiled, and linked against a dynamic library.\n' \
  "$(grep -c . "$OUT/types")"
if [ "${1:-}" != every ]; then exit 0; fi

attempt -Osize
attempt -Onone
each -O
# The package has the same module, for which the package manager makes the calls of the compiler.
trap 'rm -rf Tests/Outside/Sources/Values' EXIT
mkdir -p Tests/Outside/Sources/Values
cp "$OUT/Values.swift" Tests/Outside/Sources/Values/
export OUTSIDE_VALUES=true
for configuration in release debug; do
  swift build --package-path Tests/Outside -c "$configuration"
  [ "$(swift run --package-path Tests/Outside -c "$configuration" outside-app)" = "$SAID" ]
done
printf 'It also compiles for size, without optimisation, each type alone, and as a package.\n'
