#!/usr/bin/env bash
# Everything that must hold before a change is merged, except that the tests pass: CI and contributors run this one
# script. It runs every check, and then reports those that failed. Written for bash 3.2, which macOS still ships.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

failed=0
report=""

# check NAME HINT COMMAND...: runs the command under a heading; when it fails, notes the name and how to mend it.
check() {
  local name=$1 hint=$2
  shift 2
  printf '\n-- %s\n' "$name"
  if "$@"; then
    printf 'ok\n'
  else
    printf 'FAILED: %s\n' "$name"
    failed=$((failed + 1))
    report="$report  - $name. To fix: $hint"$'\n'
  fi
}

# Prints what it is given and fails when that is not empty.
nothing() {
  [ -z "$1" ] && return 0
  printf '%s\n' "$1"
  return 1
}

formatting() {
  local paths=() path
  for path in Package.swift Sources Plugins Tests Examples Benchmarks/Package.swift Benchmarks/Sources; do
    if [ -e "$path" ]; then paths+=("$path"); fi
  done
  swift format lint --strict --parallel -r "${paths[@]}"
}

# Package.swift makes warnings errors in every target of ours, and the package manager silences the warnings of dependencies.
build() {
  swift build --build-tests
}

platform_file() {
  nothing "$(grep -rnE --include='*.swift' --exclude-dir='*.docc' '#(if|elseif)|canImport|HeadlessUIKit' \
    Sources/Portolan Sources/Portolan{Core,Flows,Observing,Restoration,Recording,Articles} \
    | grep -vE '^Sources/Portolan(Core|Flows|Observing|Restoration)/Platform\.swift:|#if hasAttribute\(|^Sources/Portolan/Renamed[^:]*:[0-9]+:#if DEBUG$')"
}

# The modules that come with Swift and with the platforms. UIKit, UserNotifications and HeadlessUIKit are in nobody's list:
# the one file that may import them is Platform.swift, which platform_file watches over.
readonly SYSTEM='Swift|_Concurrency|Synchronization|Observation|Foundation|FoundationEssentials|FoundationXML'
readonly SYSTEM_MORE='FoundationNetworking|Dispatch|CoreFoundation|CoreGraphics|Darwin|Glibc|Musl|Android|WinSDK|os|OSLog'

# imports FOLDER OTHER...: prints every import in the folder of a module that is neither the system's nor named here. What
# the documentation shows is an app's code, and imports what an app does.
imports() {
  local folder=$1 allowed="$SYSTEM|$SYSTEM_MORE" module
  shift
  for module in "$@"; do allowed="$allowed|$module"; done
  [ -d "$folder" ] || return 0
  grep -rnE --include='*.swift' --exclude-dir='*.docc' \
    '^[[:space:]]*(@[A-Za-z_]+(\([^)]*\))?[[:space:]]+)*((public|package|internal|fileprivate|private)[[:space:]]+)?import[[:space:]]' \
    "$folder" \
    | grep -vE "import[[:space:]]+((class|struct|enum|protocol|typealias|func|let|var)[[:space:]]+)?($allowed)([.[:space:];]|\$)"
}

own_imports_only() {
  nothing "$(
    imports Sources/HeadlessUIKit
    imports Sources/PortolanLinks
    imports Sources/PortolanSwiftUI 'Portolan(Articles)?' SwiftUI Combine
    imports Sources/PortolanAssociation PortolanLinks
    imports Sources/PortolanWeb Portolan WebKit
    imports Sources/PortolanPreviews Portolan
    imports Sources/PortolanTransitions Portolan
    imports Sources/PortolanDebugging Portolan PortolanLinks
    imports Sources/PortolanCore | grep -vE '^Sources/PortolanCore/Platform\.swift:.*import (UIKit|HeadlessUIKit|UserNotifications)$'
    imports Sources/PortolanFlows PortolanCore PortolanLinks | grep -vE '^Sources/PortolanFlows/Platform\.swift:.*import AppIntents$'
    imports Sources/PortolanObserving PortolanCore
    imports Sources/PortolanRestoration PortolanCore PortolanLinks PortolanObserving
    imports Sources/PortolanHierarchy PortolanCore PortolanObserving
    imports Sources/PortolanRecording 'Portolan(Core|Flows|Hierarchy|Links|Observing|Restoration)'
    imports Sources/PortolanArticles PortolanCore PortolanFlows
    imports Sources/Portolan 'Portolan(Core|Flows|Links|Observing|Restoration)'
    imports Examples/Shop/Sources/ShopNavigation Portolan
  )"
}

plain_english() {
  local failed=0
  git ls-files 'Tests/*.swift' 'Examples/*.swift' 'Sources/*.swift' | xargs -n 100000 -s 1000000 awk -f Scripts/titles.awk Scripts/verbs.txt \
    || failed=1
  # One run of awk over all files, since it counts.
  git ls-files '*.swift' '*.md' '*.tutorial' '*.sh' '*.story' .ci/run | grep -v '^Tests/PortolanLinksTests/Corpus/' \
    | xargs -n 100000 -s 1000000 awk -f Scripts/english.awk || failed=1
  return $failed
}

# CompileTests compiles the examples. The share may only rise: raise it here when it has. An earlier name needs no example.
examples() {
  find Sources -name '*.swift' -not -path '*.docc/*' -not -path 'Sources/HeadlessUIKit/*' -not -name 'Renamed*.swift' -print0 \
    | xargs -0 awk -v SHARE=37 -f Scripts/examples.awk
}

# A test that waits for what never comes hangs the run unless its suite is limited.
waiting_suites_are_limited() {
  nothing "$(
    grep -rlE --include='*.swift' '@Suite' Tests | while read -r file; do
      if grep -qE '(^|[^A-Za-z])(async|await)([^A-Za-z]|$)' "$file" && ! grep -qE '\.(limited|timeLimit)' "$file"; then
        printf '%s\n' "$file"
      fi
    done
  )"
}

# Tests that start a process block threads of the pool, which has as many as the machine has cores.
processes_take_turns() {
  nothing "$(
    git ls-files 'Tests/*.swift' | xargs awk '
      /^ *@Test/ { test = FILENAME ":" FNR; ours = 0 }
      /\.ownProcess/ { ours = 1 }
      /processExitsWith/ && test != "" && !ours { print test; test = "" }'
  )"
}

# The modules that an app links declare that they use no API that Apple asks a reason for: defaults, the times of files, the time since the
# start of the system, the space on a disk, and the keyboards of the user.
no_api_needs_a_reason() {
  cmp Sources/PortolanCore/PrivacyInfo.xcprivacy Sources/PortolanLinks/PrivacyInfo.xcprivacy || return 1
  local defaults='UserDefaults|AppStorage|SceneStorage|NSUserDefaults' keyboards='activeInputModes'
  local files='(creation|modification|fileModification)Date|[A-Za-z]*(Creation|Modification|creation|contentAccess)Date(Key)?'
  local calls='f?getattrlist(bulk|at)?|[fl]?stat(x|at|fs|vfs)?|fstat(at|fs|vfs)' time='systemUptime|mach_(absolute|continuous)_time'
  local space='volume(AvailableCapacity[A-Za-z]*|TotalCapacity)(Key)?|system(Free)?Size'
  nothing "$(
    grep -rnE --include='*.swift' --exclude-dir='*.docc' \
      "(^|[^A-Za-z_])(($defaults|$keyboards|$files|$time|$space)([^A-Za-z_]|\$)|($calls)\\()" \
      Sources/Portolan Sources/Portolan{Core,Links,Flows,Observing,Restoration,Recording,Articles,SwiftUI,Web,Transitions,Previews,Debugging,Logging,Testing} \
      Sources/PortolanMacros | grep -vE '^[^:]*:[0-9]+:[[:space:]]*//'
  )"
}

# The Swift Package Index shows what Scripts/document.sh builds.
index_has_every_module() {
  local modules
  modules=$(sed -n 's/^readonly MODULES=(\(.*\))$/\1/p' Scripts/document.sh | tr ' ' '\n')
  diff <(sed -n 's/^        - //p' .spi.yml) <(printf '%s\n' "$modules")
}

# The workflow runs groups of the night's parts side by side.
night_runs_every_part() {
  local parts
  parts=$(sed -n 's/^readonly PARTS=(\(.*\))$/\1/p' Scripts/nightly.sh | tr ' ' '\n' | sort)
  diff <(sed -n 's/^          - \([a-z -]*\)$/\1/p' .github/workflows/nightly.yml | tr ' ' '\n' | sort) <(printf '%s\n' "$parts")
}

manifest_is_clean() {
  local said
  said=$({ swift package describe && swift package dump-package; } 2>&1 >/dev/null) && nothing "$said"
}

no_swift_log() {
  local dependencies
  dependencies=$(swift package show-dependencies --format flatlist) || return 1
  nothing "$(printf '%s\n' "$dependencies" | grep -F swift-log)"
}

no_conflict_is_left() {
  nothing "$(git grep -nE '^(<<<<<<< |>>>>>>> )' -- . || true)"
}

nothing_built_is_tracked() {
  local tracked
  tracked=$(git ls-files) || return 1
  nothing "$(printf '%s\n' "$tracked" | grep -E '(^|/)(\.build/|Package\.resolved$)')"
}

check 'The sources are formatted as .swift-format says' \
  'run "swift format -i" on the files listed above; what it leaves, it cannot mend by itself.' formatting
check 'The package and its tests build without a warning' \
  'see the errors above; a warning counts as one.' build
check 'The generated declarations of HeadlessUIKit follow from the tables of UIKit' \
  'run "Scripts/uikit-table.sh", and commit what it writes.' Scripts/uikit-table.sh --check
check 'No more files of a module reach each other than Scripts/cycle-bounds.txt allows' \
  'run "Scripts/check-cycles.sh MODULE"; narrow a type or move code so that one of the uses goes.' Scripts/check-cycles.sh
check 'Only Platform.swift knows the platform' \
  'move what depends on the platform into Platform.swift of PortolanCore, PortolanFlows, PortolanObserving or PortolanRestoration.' platform_file
check 'What an app links imports nothing third-party, and nothing above itself' \
  'do without the import, or move the code into a module that may have it.' own_imports_only
check 'Comments, guides and titles of tests are plain English' \
  'begin with a noun phrase or a verb, and make a thing of the code the subject; make each title a sentence.' plain_english
check 'Public declarations have examples' \
  'give the new ones whose use is not obvious an example; to list those without one, run the awk above with -v EACH=1.' examples
check 'Every suite that waits has a time limit' \
  'give the suites in the files listed above the trait .limited, of PortolanTestTraits.' waiting_suites_are_limited
check 'Every test that starts a process waits for its turn' \
  'give the tests in the lines listed above the trait .ownProcess, of PortolanTestTraits.' processes_take_turns
check 'No module that an app links uses an API that needs a reason in a privacy manifest' \
  'do without the API. If that cannot be, declare its reason in both files PrivacyInfo.xcprivacy.' no_api_needs_a_reason
check '.spi.yml has the modules that have documentation' \
  'write the modules of Scripts/document.sh under documentation_targets, in the same order.' index_has_every_module
check 'The nightly workflow runs each part of the night once' \
  'write the new part of Scripts/nightly.sh into one of the groups of .github/workflows/nightly.yml.' night_runs_every_part
check 'The package manager reads the manifest without a word' \
  'mend what "swift package describe" and "swift package dump-package" print.' manifest_is_clean
check 'Without the trait SwiftLog, the package does not depend on swift-log' \
  'make each use of its products conditional on the trait in Package.swift.' no_swift_log
check 'No file has the marks of a merge that was not finished' \
  'choose between the versions in the files listed above.' no_conflict_is_left
check 'No build product and no Package.resolved is tracked' \
  'run "git rm -r --cached" on the files listed above.' nothing_built_is_tracked

if [ "$failed" -eq 0 ]; then
  printf '\nAll checks hold.\n'
  exit 0
fi
printf '\nFailed checks: %d\n%s' "$failed" "$report"
exit 1
