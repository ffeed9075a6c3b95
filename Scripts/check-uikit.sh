#!/usr/bin/env bash
# Checks on Linux that the sources compile on UIKit's platforms, as far as that can be known without UIKit.
#
#     Scripts/check-uikit.sh              the check
#     Scripts/check-uikit.sh --self-test  the check must find each of a list of faults; Scripts/check-uikit/tested then has its version
#     Scripts/check-uikit.sh --is-tested  exits 1 if the check has changed since
#
# First everything that is to run on UIKit is compiled with `canImport(UIKit)` true, against the interface of UIKit in
# Tests/UIKitInterface and the interface of SwiftUI beside it: the libraries, the showcase, the tutorial's app, the code of the guides
# with views, the examples in documentation comments, and the tests that Examples/HostApp runs on a simulator. Then the public
# interface of HeadlessUIKit is compared with it: a declaration with another name, label, type, default, isolation or asynchronous
# form, or a requirement that is optional in one only, is a fault, except for those in Tests/UIKitInterface/differences.txt.
# Exits 1 if anything is found.
#
# The macros' plug-in and swift-argument-parser come from the debug build, which is made if there is none; UIKIT_CHECK_BUILD
# is the folder of a debug build elsewhere.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if [ "$(uname)" != Linux ]; then
  echo 'Only on Linux: where there is Xcode, the simulator checks more.'
  exit 0
fi

# version: a digest of the check's own files.
version() {
  find Scripts/check-uikit.sh Scripts/check-uikit -type f -not -name tested | LC_ALL=C sort | xargs cat | git hash-object --stdin
}

if [ "${1:-}" = --is-tested ]; then
  [ "$(version)" = "$(cat Scripts/check-uikit/tested)" ]
  exit
fi

readonly INTERFACE=Tests/UIKitInterface
readonly PROJECT=Examples/HostApp/HostApp.xcodeproj/project.pbxproj
# What an app gets by importing Portolan, each module after those that it needs.
readonly EXPORTED='PortolanLinks PortolanCore PortolanFlows PortolanObserving PortolanRestoration Portolan'
readonly JOBS=${UIKIT_CHECK_JOBS:-2}
build=${UIKIT_CHECK_BUILD:-.build/debug}
work=.build/uikit-interface
failed=0
rm -rf "$work"
mkdir -p "$work/modules" "$work/logs" "$work/tools"

features=()
while read -r feature; do features+=(-enable-upcoming-feature "$feature"); done \
  < <(sed -n 's/.*\.enableUpcomingFeature("\(.*\)").*/\1/p' Package.swift)

# swift_files FOLDER...: the sources in folders, without those that a catalogue of documentation shows.
swift_files() {
  find "$@" -name '*.swift' -not -path '*.docc/*' | sort
}

# compile MODULE FILES...: compiles a module as far as the compiler diagnoses anything, and reports it.
compile() {
  local module=$1 started=$SECONDS log="$work/logs/$1.txt"
  shift
  if swiftc -module-name "$module" -swift-version 6 -wmo -parse-as-library -package-name portolan -enable-testing -DDEBUG \
    "${features[@]}" -warnings-as-errors -I "$work/modules" \
    -load-plugin-executable "$build/PortolanMacrosPlugin-tool#PortolanMacrosPlugin" \
    -emit-sil -o "$work/$module.sil" -emit-module-path "$work/modules/$module.swiftmodule" "$@" >"$log" 2>&1
  then
    printf 'ok      %-22s %3d s\n' "$module" "$((SECONDS - started))"
    return 0
  fi
  printf 'FAILED  %-22s %3d s\n' "$module" "$((SECONDS - started))"
  grep -E '^[^ ].*: error: ' "$log" | sort -u | head -40 || head -20 "$log"
  return 1
}

# must COMMAND...: runs a command, and remembers that it failed.
must() {
  "$@" && return
  failed=1
  return 1
}

# prepare: builds what is not compiled here: the plug-in of the macros, and swift-argument-parser.
prepare() {
  if [ ! -x "$build/PortolanMacrosPlugin-tool" ] || [ ! -e "$build/Modules/ArgumentParser.swiftmodule" ]; then
    swift build --product store && swift build --target PortolanMacros || return 1
  fi
  ln -sf "$(realpath "$build")"/Modules/ArgumentParser*.swiftmodule "$work/modules/"
}

# The interface itself is compiled as Objective-C is imported: a class may be declared with what Swift 6 would not allow.
interface() {
  local module tables="$work/tables"
  rm -rf "$tables"
  mkdir -p "$tables/UIKit"
  awk -v MODE=interface -v OUT="$tables/UIKit" -f Scripts/uikit-table.awk "$INTERFACE"/Table/*.uikit || return 1
  # The members that the tables add to a class of the interface belong into its body, where a subclass can override them.
  awk -v OUT="$tables/UIKit" -f Scripts/check-uikit/merge.awk "$tables/UIKit/MEMBERS.txt" "$INTERFACE"/UIKit/*.swift || return 1
  for module in os UserNotifications UIKit AppIntents WebKit SwiftUI; do
    [ "$module" = UIKit ] || cp -r "$INTERFACE/$module" "$tables/"
    swiftc -module-name "$module" -swift-version 5 -wmo -parse-as-library -suppress-warnings -I "$work/modules" \
      -emit-module -emit-module-path "$work/modules/$module.swiftmodule" "$tables/$module"/*.swift || return 1
  done
}

# showcase: compiles the Store, as the host app does. Xcode knows outlets, which need Objective-C.
showcase() {
  local copy="$work/StoreApp"
  mkdir -p "$copy"
  cp -r Examples/Store/Sources/StoreApp/. "$copy"
  swift_files "$copy" | while read -r file; do sed -i -E 's/@IB(Outlet|Action)//' "$file"; done
  cp Examples/HostApp/Store/*.swift "$copy"
  compile StoreLinks $(swift_files Examples/Store/Sources/StoreLinks) \
    && compile StoreApp $(swift_files "$copy") \
    && compile StoreTool $(swift_files Examples/Store/Sources/StoreTool)
}

# modules: compiles the example of feature modules.
modules() {
  local module
  for module in BankUI CardsLinks CardsFeature TransfersFeature ProfileFeature BankApp; do
    compile "$module" $(swift_files "Examples/Modules/Sources/$module") || return 1
  done
}

libraries() {
  local module embedded="$work/PackageResources.swift"
  # The package manager writes the code of an embedded file.
  printf 'enum PackageResources {\n  static let Troubleshooting_md: [UInt8] = []\n}\n' >"$embedded"
  for module in $EXPORTED PortolanAssociation PortolanArticles PortolanHierarchy PortolanRecording PortolanSwiftUI PortolanTesting PortolanWeb PortolanTransitions PortolanPreviews PortolanDebugging PortolanMacros; do
    compile "$module" $(swift_files "Sources/$module") || return 1
  done
  compile PortolanTool "$embedded" $(swift_files Sources/PortolanTool) || return 1
  compile PortolanTestSupport $(swift_files Tests/PortolanTestSupport) \
    && compile PortolanTestTraits $(swift_files Tests/PortolanTestTraits)
}

# guide PAGE: compiles the code of a guide with views, which on Linux is compiled without them.
guide() {
  local code="$work/$(basename "$1" .md).swift" screens="$work/ReaderScreens.swift"
  sed -n '/"""/,/"""/p' Tests/CompileTests/ReaderScreens.swift | sed '1d;$d' >"$screens"
  { echo 'import Portolan'; sed -n '/^```swift$/,/^```$/p' "$1" | grep -v '^```'; } >"$code"
  compile Guide "$screens" "$code"
}

# without_uikit: compiles the module for SwiftUI as on macOS, which has SwiftUI and no UIHostingController.
without_uikit() {
  local folder="$work/macos" module
  mkdir -p "$folder"
  swiftc -module-name SwiftUI -swift-version 5 -wmo -parse-as-library -suppress-warnings \
    -emit-module -emit-module-path "$folder/SwiftUI.swiftmodule" "$INTERFACE"/SwiftUI/*.swift || return 1
  for module in HeadlessUIKit $EXPORTED PortolanArticles PortolanSwiftUI; do
    swiftc -module-name "$module" -swift-version 6 -wmo -parse-as-library -package-name portolan "${features[@]}" \
      -Xfrontend -experimental-skip-non-inlinable-function-bodies -I "$folder" \
      -emit-module -emit-module-path "$folder/$module.swiftmodule" $(swift_files "Sources/$module") || return 1
  done
  swiftc -module-name PortolanSwiftUI -swift-version 6 -wmo -parse-as-library -package-name portolan "${features[@]}" \
    -I "$folder" -typecheck $(swift_files Sources/PortolanSwiftUI)
}

# simulator_tests: the folders of the tests that the host app's project has.
simulator_tests() {
  sed -n 's|.*path = "\{0,1\}\.\./\.\./\([^";]*\)"\{0,1\}; sourceTree.*|\1|p' "$PROJECT" \
    | grep -E '^Tests/.*Tests$|/Shop$' | sort -u
}

# every_test_is_placed: checks that the tests that the project does not have are in its README, with the reason.
every_test_is_placed() {
  local folder name status=0
  for folder in Tests/*Tests; do
    name=$(basename "$folder")
    if ! simulator_tests | grep -qx "$folder" && ! grep -q "^|.*\`$name\`.*|" Examples/HostApp/README.md; then
      printf '%s: run it on a simulator, in %s, or say in Examples/HostApp/README.md why not\n' "$folder" "$PROJECT"
      status=1
    fi
  done
  return "$status"
}

tests() {
  local folder module running=0 status=0 all=0
  for folder in $(simulator_tests); do
    module=$(basename "$folder")
    all=$((all + 1))
    if [ "$running" -ge "$JOBS" ]; then
      wait -n || status=1
      running=$((running - 1))
    fi
    compile "${module/#Shop/TutorialTests}" $(find "$folder" -name '*.swift' | sort) &
    running=$((running + 1))
  done
  while [ "$running" -gt 0 ]; do
    wait -n || status=1
    running=$((running - 1))
  done
  if [ "$all" -eq 0 ]; then
    echo "$PROJECT names no tests"
    return 1
  fi
  return "$status"
}

# compare SOURCES LIST: compares the interface of HeadlessUIKit, in that folder, with UIKit's.
compare() {
  local graphs="$work/graphs" modules="$work/headless"
  rm -rf "$graphs" "$modules"
  mkdir -p "$graphs" "$modules"
  swiftc -module-name HeadlessUIKit -swift-version 6 -wmo -parse-as-library -package-name portolan "${features[@]}" \
    -Xfrontend -experimental-skip-all-function-bodies \
    -emit-module -emit-module-path "$modules/HeadlessUIKit.swiftmodule" $(swift_files "$1") || return 2
  if grep -rnE '(public|open) (final |override )*lazy' "$1"; then
    echo 'A lazy property is private(set), so that it is read-only as in UIKit.'
    return 1
  fi
  graph HeadlessUIKit "$modules" "$graphs" && graph UIKit "$work/modules" "$graphs" \
    && graph UserNotifications "$work/modules" "$graphs" || return 2
  "$work/tools/compare" "$graphs" "$2"
}

# graph MODULE FOLDER OUTPUT: writes the public declarations of a module as JSON.
graph() {
  local target
  target=$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)",/\1/p' | head -1)
  swift-symbolgraph-extract -module-name "$1" -I "$2" -output-dir "$3" -minimum-access-level public -target "$target"
}

# lines: compiles the lines of public apps that HeadlessUIKit must compile, too, as an app's file.
lines() {
  local copy="$work/Lines" file
  mkdir -p "$copy"
  sed 's/^import Portolan$/import UIKit/' Tests/UIKitLines/Scaffold.swift >"$copy/Scaffold.swift"
  for file in Lines RecentLines; do
    grep -v 'absent: ' "Tests/UIKitLines/$file.swift" | sed 's/^import Portolan$/import UIKit/' >"$copy/$file.swift"
  done
  swiftc -module-name Lines -swift-version 6 -wmo -parse-as-library -suppress-warnings -I "$work/modules" \
    -emit-sil -o "$work/Lines.sil" "$copy"/*.swift
}

# examples: compiles the examples of documentation comments, also those with views, which Tests/CompileTests leaves out on Linux.
examples() {
  local folder="$work/Examples"
  mkdir -p "$folder"
  "$work/tools/examples" . "$folder" || return 1
  swiftc -module-name Examples -swift-version 6 -wmo -parse-as-library -suppress-warnings -I "$work/modules" \
    -emit-sil -o "$work/Examples.sil" "$folder"/*.swift
}

tools() {
  swiftc -swift-version 6 -wmo -parse-as-library Scripts/check-uikit/*.swift -o "$work/tools/compare" \
    && swiftc -swift-version 6 -wmo Scripts/check-uikit/examples/main.swift \
      Tests/CompileTests/Harness/{Example,SourceFile}.swift -o "$work/tools/examples"
}

started=$SECONDS
prepare && interface && tools || exit 1
if [ "${1:-}" = --self-test ]; then
  source Scripts/check-uikit/self-test.sh
  exit
fi

printf '%s\n' '-- Everything for UIKit compiles against its interface'
if libraries; then
  must showcase
  must modules
  must compile GalleryApp $(swift_files Examples/Gallery/Sources/GalleryApp)
  must guide Sources/Portolan/Portolan.docc/SwiftUIScreens.md
  must guide Sources/Portolan/Portolan.docc/NavigationStacksOfSwiftUI.md
  must guide Sources/Portolan/Portolan.docc/EveryWayIntoAnApp.md
  must guide Sources/PortolanSwiftUI/PortolanSwiftUI.docc/PortolanSwiftUI.md
  must examples && echo 'ok      the examples'
  must tests
  must compile HostApp $(swift_files Examples/HostApp/HostApp)
else
  failed=1
fi
printf '%s\n' '-- The module for SwiftUI compiles where there is SwiftUI and no UIKit'
must without_uikit && echo ok
printf '%s\n' '-- The lines of public apps compile against the interface'
must lines && echo ok
printf '%s\n' '-- Each test runs on a simulator, or has a reason not to'
must every_test_is_placed && echo ok
printf '%s\n' '-- HeadlessUIKit has the interface of UIKit'
must compare Sources/HeadlessUIKit "$INTERFACE/differences.txt"

if [ "$failed" -eq 0 ]; then
  printf 'All of it holds, after %d s.\n' "$((SECONDS - started))"
else
  printf 'To fix: see the errors above. The interface is mended in %s where UIKit is otherwise, with the selector.\n' "$INTERFACE"
fi
exit "$failed"
