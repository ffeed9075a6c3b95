#!/usr/bin/env bash
# Resolves packages that depend on a clone of this one by URL and tag, as apps do, and fails if one of them pins another package than it
# should, or does not resolve. docs/support.md says what the traits are for, and what they cost.
#
#   Scripts/packages.sh          resolves; nothing is built
#   Scripts/packages.sh every    with more combinations of traits, and runs the tests of the macros with two older versions of swift-syntax
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case $(swift --version 2>/dev/null) in
*'Swift version 6.2'*)
  echo 'Skipped: with Swift 6.2 no package is behind a trait, as docs/support.md says.'
  exit 0
  ;;
esac

work=$(mktemp -d)
work=$(cd "$work" && pwd -P)
# The clone has a name of its own, so that what the package manager caches of it can be told from other packages, and removed.
readonly NAME=portolan-outside

clean() {
  rm -rf "$work"
  find "$HOME/.cache/org.swift.swiftpm/repositories" "$HOME/Library/Caches/org.swift.swiftpm/repositories" \
    -maxdepth 1 -name "$NAME-*" -exec rm -rf {} + 2>/dev/null || true
}
trap clean EXIT

# git_in FOLDER ARGUMENTS...: git, with an author, and without the user's hooks and signatures.
git_in() {
  local folder=$1
  shift
  git -C "$folder" -c user.name=Outside -c user.email=outside@example.invalid -c commit.gpgsign=false \
    -c tag.gpgsign=false -c core.hooksPath=/dev/null -c advice.detachedHead=false "$@"
}

# publish FOLDER: commits what is in the folder, and tags it as version 1.0.0.
publish() {
  git_in "$1" init -q
  git_in "$1" add -A -f
  git_in "$1" commit -q --allow-empty -m 'As it is'
  git_in "$1" tag 1.0.0
}

# The clone has the files as they are, also those that are not committed yet.
clone() {
  mkdir "$work/$NAME"
  git ls-files -z --cached --others --exclude-standard | while IFS= read -r -d '' file; do
    if [ -e "$file" ]; then printf '%s\0' "$file"; fi
  done | tar -cf - --null -T - | tar -xf - -C "$work/$NAME"
  publish "$work/$NAME"
}

# portolan TRAITS: the dependency on Portolan, with `[]` or a list as the traits, or without any for `none`.
portolan() {
  local traits=", traits: $1"
  if [ "$1" = none ]; then traits=""; fi
  printf '.package(url: "file://%s/%s", from: "1.0.0"%s)' "$work" "$NAME" "$traits"
}

# exactly PACKAGE VERSION: the dependency on a package in this version and no other.
exactly() {
  printf '.package(url: "https://github.com/%s", exact: "%s")' "$1" "$2"
}

# product PACKAGE PRODUCT...: products of a package, as dependencies of a target.
product() {
  local package=$1 name
  shift
  for name in "$@"; do printf '.product(name: "%s", package: "%s"), ' "$name" "$package"; done
}

# package FOLDER DEPENDENCIES PRODUCTS: writes a package with one target, which is a product of it.
package() {
  local name
  name=$(basename "$1")
  mkdir -p "$1/Sources/$name"
  printf '// A module of an outside package.\n' >"$1/Sources/$name/$name.swift"
  cat >"$1/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "$name",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [.library(name: "$name", targets: ["$name"])],
  dependencies: [$2],
  targets: [.target(name: "$name", dependencies: [$3])]
)
END
}

# resolve FOLDER: lets the package manager choose the versions of what a package depends on.
resolve() {
  (cd "$1" && swift package --security-path "$work/security" resolve) >"$1.said" 2>&1
}

# pins FOLDER: the identities and versions that a package has pinned, besides packages of version 1.0.0, which are our own.
pins() {
  awk -F'"' '/"identity"/ { name = $4 } /"version" : "/ { if ($4 != "1.0.0") printf "%s%s %s", (n++ ? ", " : ""), name, $4 }' \
    "$1/Package.resolved"
}

# Each of these works beside the others, and its outcome is printed at the end.
outcomes=0

# expect WHAT FOLDER PINS: resolves the package, and compares what it pins with a pattern.
expect() {
  outcomes=$((outcomes + 1))
  expected "$@" >"$work/outcome-$outcomes" 2>&1 &
}

expected() {
  local pinned
  if ! resolve "$2"; then
    printf 'FAILED: %s does not resolve:\n' "$1"
    tail -n 12 "$2.said"
    return
  fi
  pinned=$(pins "$2")
  # shellcheck disable=SC2254
  case $pinned in
    $3) printf 'ok: %s pins %s\n' "$1" "${pinned:-nothing else}" ;;
    *) printf 'FAILED: %s pins %s, which should be %s\n' "$1" "${pinned:-nothing else}" "${3:-nothing else}" ;;
  esac
}

# refuse WHAT FOLDER TEXT: expects that the package does not resolve, and that the package manager says so in these words.
refuse() {
  outcomes=$((outcomes + 1))
  refused "$@" >"$work/outcome-$outcomes" 2>&1 &
}

refused() {
  if resolve "$2"; then
    printf 'FAILED: %s resolves. Say so in docs/support.md, and let this script expect it.\n' "$1"
  elif grep -qF "$3" "$2.said"; then
    printf 'ok: %s is refused: %s\n' "$1" "$3"
  else
    printf 'FAILED: %s is refused in other words than "%s", which docs/support.md quotes:\n' "$1" "$3"
    tail -n 12 "$2.said"
  fi
}

# modular APP CARDS TRANSFERS: an app of two features; each of the three depends on Portolan, with these traits. Sets `app` to its folder.
modular() {
  local folder
  apps=$((apps + 1))
  folder=$work/modular-$apps
  package "$folder/$NAME-cards" "$(portolan "$2")" "$(product "$NAME" PortolanCore)"
  package "$folder/$NAME-transfers" "$(portolan "$3")" "$(product "$NAME" PortolanCore)"
  publish "$folder/$NAME-cards"
  publish "$folder/$NAME-transfers"
  package "$folder/app" \
    "$(portolan "$1"), .package(url: \"file://$folder/$NAME-cards\", from: \"1.0.0\"), .package(url: \"file://$folder/$NAME-transfers\", from: \"1.0.0\")" \
    "$(product "$NAME" Portolan) $(product "$NAME-cards" "$NAME-cards") $(product "$NAME-transfers" "$NAME-transfers")"
  app=$folder/app
}
apps=0

readonly SYNTAX=swiftlang/swift-syntax ALL='flyingfox *, swift-argument-parser *, swift-syntax *'
clone

package "$work/unnamed" "$(portolan none)" "$(product "$NAME" PortolanCore)"
expect 'An app that names no traits' "$work/unnamed" "$ALL"
package "$work/core" "$(portolan '[]')" "$(product "$NAME" PortolanCore)"
expect 'An app with the core alone' "$work/core" ''
package "$work/beside" "$(portolan '[]'), $(exactly $SYNTAX 600.0.1)" \
  "$(product "$NAME" PortolanCore) $(product swift-syntax SwiftSyntax)"
expect 'An app with the core beside the oldest swift-syntax' "$work/beside" 'swift-syntax 600.0.1'
package "$work/macros" "$(portolan '["Macros"]'), $(exactly $SYNTAX 600.0.1)" \
  "$(product "$NAME" Portolan PortolanMacros) $(product swift-syntax SwiftSyntax)"
expect 'An app with the macros beside the oldest swift-syntax' "$work/macros" 'swift-syntax 600.0.1'
package "$work/tool" "$(portolan '["Tools"]')" "$(product "$NAME" Portolan PortolanTool)"
expect "An app's tool" "$work/tool" 'flyingfox *, swift-argument-parser *'

# The package manager passes several traits to the compiler in a random order. With two traits on by default, each plan of a build would
# compile the whole of Portolan again with a probability of one half.
defaults=$(swift package --package-path "$work/$NAME" show-traits | grep -c '(default)' || true)
if [ "$defaults" != 1 ]; then
  printf 'FAILED: %s traits are on by default, which should be one.\n' "$defaults" >"$work/outcome-0"
fi

# An app of several packages resolves if its own dependency lists at least what its packages list.
modular '[]' '[]' '[]'
expect 'An app of two features, none of which has traits' "$app" ''
modular none none none
expect 'An app of two features, none of which names traits' "$app" "$ALL"
modular '["Macros"]' '["Macros"]' '[]'
expect 'An app that lists the macros, which one of its features lists too' "$app" 'swift-syntax *'
modular none '["Macros"]' '[]'
expect 'An app that names no traits, whose features list fewer' "$app" "$ALL"
modular '[]' none '[]'
refuse 'An app that turns off what a feature has on' "$app" 'exhausted attempts to resolve the dependencies graph'

if [ "${1:-}" = every ]; then
  # Each list of the app, with each pair of lists of the features that it contains.
  for app_traits in none '["Macros"]' '[.defaults, "SwiftLog"]'; do
    wait
    for cards in none '[]' '["Macros"]'; do
      for transfers in none '[]' '["Macros"]'; do
        case "$app_traits $cards $transfers" in '["Macros"] '*none*) continue ;; esac
        modular "$app_traits" "$cards" "$transfers"
        expect "An app with $app_traits, whose features have $cards and $transfers," "$app" '*swift-syntax *'
      done
    done
  done
fi

wait
cat "$work"/outcome-*
if grep -q '^FAILED' "$work"/outcome-*; then exit 1; fi
if [ "${1:-}" != every ]; then exit 0; fi

# The plug-in and its tests, with versions of swift-syntax that the root does not choose by itself.
for version in 600.0.1 602.0.0; do
  copy=$work/syntax-$version
  git_in "$work" clone -q "$work/$NAME" "$copy"
  sed -i.before "s/\"600.0.1\"..<\"605.0.0\"/exact: \"$version\"/" "$copy/Package.swift"
  PORTOLAN_TESTS=PortolanMacrosTests swift test --package-path "$copy"
done
