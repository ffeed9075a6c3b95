#!/usr/bin/env bash
# Prints the size of the router, and fails if it is above a bound of Scripts/size-bounds.txt. A bound is raised by a commit that says why.
#
#   Scripts/check-size.sh
#
# The rows: the code lines of PortolanCore and of all modules, and the bytes by which two small apps are larger than the same apps by
# hand (release, stripped): one composed route on PortolanCore, and ten screens with links, by @Linkable, on Portolan. The time that
# the compiler takes for PortolanCore is printed and has no bound, because it depends on the machine.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

failed=0

# row NAME VALUE: prints a figure beside its bound.
row() {
  local bound
  bound=$(sed -n "s/^$1 //p" Scripts/size-bounds.txt)
  printf '%-28s %9d, at most %9d\n' "$1" "$2" "$bound"
  if [ "$2" -gt "$bound" ]; then
    printf 'To fix: make it smaller, or raise the bound in Scripts/size-bounds.txt and say why in the commit.\n'
    failed=1
  fi
}

# code_lines FOLDER...: counts the lines that are neither blank nor a comment. The declarations that Scripts/uikit-table.sh generates are
# left out: they follow from the tables in Tests/UIKitInterface/Table, which are what is written and read.
code_lines() {
  find "$@" -name '*.swift' -not -path '*.docc/*' -not -path '*/HeadlessUIKit/Generated/*' -print0 | xargs -0 cat | grep -vcE '^[[:space:]]*(//|$)'
}

# size PRODUCT: the bytes of the sections of the stripped program. The file is larger: its segments begin at pages, and so a change of
# one byte may count as a page.
size() {
  strip -o "$programs/$1.stripped" "$programs/$1"
  command size -A -d "$programs/$1.stripped" | awk '$3 ~ /^[0-9]+$/ && $1 != ".bss" { sum += $2 } END { print sum }'
}

row code-lines-of-the-core "$(code_lines Sources/PortolanCore)"
row code-lines-of-all-modules "$(code_lines Sources)"

for app in small-app screens-app; do
  Scripts/build-benchmarks.sh --product "$app" >/dev/null
  programs=$(Scripts/build-benchmarks.sh --product "$app-by-hand")
done
"$programs/small-app"
# Both apps go to the same screen, so that neither lacks a part of what the other does.
link=https://shop.example/orders/7
[ "$("$programs/screens-app" "$link")" = "$("$programs/screens-app-by-hand" "$link")" ] || {
  printf 'The two apps of ten screens open different screens for %s.\n' "$link"
  printf 'To fix: let ShopScreen of screens-app and of screens-app-by-hand in Benchmarks/Sources lead to the same screen.\n'
  exit 1
}
row bytes-of-a-composed-route "$(($(size small-app) - $(size small-app-by-hand)))"
row bytes-of-ten-screens "$(($(size screens-app) - $(size screens-app-by-hand)))"

features=()
while read -r feature; do features+=(-enable-upcoming-feature "$feature"); done \
  < <(sed -n 's/.*\.enableUpcomingFeature("\(.*\)").*/\1/p' Package.swift)
started=$(date +%s)
swiftc -module-name PortolanCore -swift-version 6 -O -wmo -parse-as-library -package-name "$(basename "$PWD" | tr "[:upper:]" "[:lower:]")" "${features[@]}" \
  -I "$programs/Modules" -emit-object -o "$programs/PortolanCore.alone.o" $(find Sources/PortolanCore -name '*.swift')
printf 'The compiler took %d s for PortolanCore alone.\n' "$(($(date +%s) - started))"
exit "$failed"
