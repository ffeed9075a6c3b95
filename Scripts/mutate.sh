#!/usr/bin/env bash
# Judges the rule book: puts faults into HeadlessUIKit, one at a time, and asks whether Tests/UIKitRulesTests finds them.
#
#     Scripts/mutate.sh            all the faults of Scripts/mutants.txt
#     Scripts/mutate.sh tabs swipe those whose name or rule has one of these words in it
#
# The work tree is left alone: a copy of HeadlessUIKit, of the one file of Portolan that imports it, and of the suite is
# built once, with every fault in it behind a switch, and then run once for each fault. A run is ended at its first
# failure, or when it takes too long: a hang is a fault that was found. The last line is "N caught, M survived". Exits 1
# if one survived or can no longer be put in place. Written for bash 3.2, which macOS still ships.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly LIST=Scripts/mutants.txt
readonly SECONDS_EACH=${MUTATE_SECONDS:-60}
work=$(mktemp -d "${TMPDIR:-/tmp}/portolan-mutants.XXXXXX") || exit 1
trap 'rm -rf "$work"' EXIT

copy() {
  mkdir -p "$work/package/Sources/Portolan" "$work/package/Tests" "$work/mutants"
  cp -R Sources/HeadlessUIKit "$work/package/Sources/"
  cp Sources/Portolan/Platform.swift "$work/package/Sources/Portolan/"
  cp -R Tests/UIKitRulesTests "$work/package/Tests/"
  cat >"$work/package/Package.swift" <<'SWIFT'
// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "Mutants",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "HeadlessUIKit", swiftSettings: settings),
    .target(name: "Portolan", dependencies: ["HeadlessUIKit"], swiftSettings: settings),
    .testTarget(name: "UIKitRulesTests", dependencies: ["Portolan"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
SWIFT
  cat >"$work/package/Sources/HeadlessUIKit/Mutant.swift" <<'SWIFT'
import Foundation

/// The fault that is in force.
@MainActor
enum Mutant {
  nonisolated static let number = Int(ProcessInfo.processInfo.environment["MUTANT"] ?? "")
  private static var kept: [AnyObject] = []

  nonisolated static func isOn(_ number: Int) -> Bool { number == self.number }

  static func keep(_ object: AnyObject) { kept.append(object) }
}
SWIFT
}

# Takes the list apart: one file each for the name, the rule, the file, and the lines before and after.
take_apart() {
  awk -v folder="$work/mutants" '
    /^mutant: / { number++; stem = folder "/" number; print substr($0, 9) > (stem ".name") }
    /^rule: /   { print substr($0, 7) > (stem ".rule") }
    /^file: /   { print substr($0, 7) > (stem ".file") }
    /^- /       { print substr($0, 3) > (stem ".old") }
    /^\+ /      { print substr($0, 3) > (stem ".new") }
    END         { print number + 0 }
  ' "$LIST"
}

# put_in NUMBER: puts a fault into the copy, unless the lines that it replaces are not there exactly once.
put_in() {
  local stem="$work/mutants/$1" file
  file="$work/package/Sources/HeadlessUIKit/$(cat "$stem.file")"
  [ -f "$file" ] || return 1
  awk -v number="$1" '
    function trimmed(line) { gsub(/^[ \t]+|[ \t]+$/, "", line); return line }
    FILENAME == ARGV[1] { old[++olds] = trimmed($0); next }
    FILENAME == ARGV[2] { gsub(/MUTANT/, "Mutant.isOn(" number ")"); new[++news] = $0; next }
    { lines[++count] = $0 }
    END {
      for (start = 1; start + olds - 1 <= count; start++) {
        for (i = 1; i <= olds && trimmed(lines[start + i - 1]) == old[i]; i++) {}
        if (i > olds) { places++; place = start }
      }
      if (places != 1) exit 1
      for (i = 1; i <= count; i++) {
        if (i < place || i >= place + olds) print lines[i]
        if (i == place) for (j = 1; j <= news; j++) print new[j]
      }
    }
  ' "$stem.old" "$stem.new" "$file" >"$work/changed" || return 1
  cp "$work/changed" "$file"
}

# The suite itself, where it is a program: through `swift test` its words come late, when they come from a pipe.
suite() {
  local program=.build/debug/MutantsPackageTests.xctest
  if [ -f "$program" ]; then
    exec nice -n 3 "$program" --testing-library swift-testing --no-parallel
  fi
  exec nice -n 3 swift test --skip-build --disable-xctest --no-parallel
}

# The first test that failed in this run, or that waits for a completion that nobody will call.
first_failure() {
  local failed
  failed=$(sed -n 's/^✘ Test \(".*"\) recorded an issue.*/\1/p' "$work/log" | head -n 1)
  if [ -z "$failed" ] && grep -q 'TASK CONTINUATION MISUSE' "$work/log"; then
    failed="$(last_started), which waits for ever"
  fi
  printf '%s' "$failed"
}

# The test that was running when the words of this run ended.
last_started() {
  sed -n 's/^◇ Test \(".*"\) started\.$/\1/p' "$work/log" | tail -n 1
}

# run NUMBER: runs the suite with a fault in force, or with none. Answers in `ending` which test found it, and how.
run() {
  local pid status start=$SECONDS
  set -m
  (cd "$work/package" && MUTANT=$1 suite) >"$work/log" 2>&1 &
  pid=$!
  set +m
  ending=""
  # Without the shell's own words about a program that crashed.
  {
    while kill -0 "$pid" 2>/dev/null; do
      ending=$(first_failure)
      if [ -z "$ending" ] && [ $((SECONDS - start)) -ge "$SECONDS_EACH" ]; then ending="$(last_started), which hangs"; fi
      if [ -n "$ending" ]; then
        kill -9 -- "-$pid" 2>/dev/null
        break
      fi
      sleep 0.1
    done
    wait "$pid" 2>/dev/null
    status=$?
  } 2>/dev/null
  if [ -z "$ending" ]; then ending=$(first_failure); fi
  if [ -z "$ending" ] && [ "$status" -ne 0 ]; then ending="$(last_started), which crashes"; fi
  [ -n "$ending" ]
}

# chosen NUMBER WORD...: whether the name or the rule has one of the words in it, or there are none.
chosen() {
  local stem="$work/mutants/$1" word
  shift
  [ $# -eq 0 ] && return 0
  for word in "$@"; do
    if grep -qF -- "$word" "$stem.name" "$stem.rule"; then return 0; fi
  done
  return 1
}

copy
count=$(take_apart)
misplaced=0
for ((number = 1; number <= count; number++)); do
  if ! put_in "$number"; then
    printf 'misplaced  %s: its lines are not in %s exactly once\n' \
      "$(cat "$work/mutants/$number.name")" "$(cat "$work/mutants/$number.file")"
    misplaced=$((misplaced + 1))
  fi
done

printf 'Building the suite with %d faults in it.\n' "$count"
if ! (cd "$work/package" && nice -n 3 swift build --build-tests --disable-xctest) >"$work/log" 2>&1; then
  grep -E 'error:' "$work/log" | sort -u
  printf 'The faults do not compile.\n'
  exit 1
fi
if run 0; then
  printf 'Without a fault the suite fails: %s\n' "$ending"
  exit 1
fi

caught=0
survived=0
for ((number = 1; number <= count; number++)); do
  chosen "$number" "$@" || continue
  if run "$number"; then
    verdict=caught
    caught=$((caught + 1))
  else
    verdict=SURVIVED
    ending="no test"
    survived=$((survived + 1))
  fi
  printf '%-9s %s (%s), by %s\n' "$verdict" "$(cat "$work/mutants/$number.name")" "$(cat "$work/mutants/$number.rule")" "$ending"
done
if [ "$misplaced" -gt 0 ]; then printf '%d faults could not be put in place.\n' "$misplaced"; fi
printf '%d caught, %d survived\n' "$caught" "$survived"
[ "$survived" -eq 0 ] && [ "$misplaced" -eq 0 ]
