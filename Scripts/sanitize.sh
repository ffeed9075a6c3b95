#!/usr/bin/env bash
# Runs all tests under the address sanitizer and under the thread sanitizer, and says which runs were clean. Each has a
# build folder of its own, so that the usual build is kept. Arguments choose: "address", "thread", or both without any.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# The random walks are as many as usual in a run of their own; here they would take most of the time.
export WALK_OPERATIONS="${WALK_OPERATIONS:-20000}"
# Memory that is still reachable at the end belongs to the runtime, which never frees it.
export ASAN_OPTIONS="${ASAN_OPTIONS:-detect_leaks=0}"
export TSAN_OPTIONS="${TSAN_OPTIONS:-halt_on_error=0 exitcode=66}"

# skipped NAME REASON: leaves the tests of that name out, and says why.
skips=()
skipped() {
  printf 'skipped: %s, since %s\n' "$1" "$2"
  skips+=(--skip "$1")
}

failed=0
report=""

# under SANITIZER: runs the tests under it, and notes how that went.
under() {
  local log name=$1 found skips=("${skips[@]}")
  printf '\n-- %s sanitizer\n' "$name"
  if [ "$name" = address ]; then
    skipped HierarchyInstancesTests/reusedAddress 'the sanitizer keeps the address of a released controller from use'
    skipped ScreenNavigationTests/sameAddress 'that test needs such an address, too'
  fi
  log=$(mktemp)
  swift test --sanitize="$name" --scratch-path ".build/sanitize-$name" --disable-xctest "${skips[@]}" 2>&1 | tee "$log" \
    | grep -E '^(Build complete|error:|.*operations, .*violations)|SUMMARY:|^✘|^✔ Test run|^✘ Test run'
  local status=${PIPESTATUS[0]}
  found=$(grep -c 'SUMMARY: .*Sanitizer' "$log")
  if [ "$status" -eq 0 ] && [ "$found" -eq 0 ]; then
    report="$report  - $name: clean"$'\n'
    rm -f "$log"
  else
    failed=$((failed + 1))
    report="$report  - $name: exit status $status, $found findings; all of the output is in $log"$'\n'
  fi
}

skipped CompileTests 'they hand sources to the compiler, which runs outside the sanitizer and would take as long again'
skipped RaisingTests 'they end a process as UIKit does, which a sanitizer reports as a crash'

[ $# -gt 0 ] || set -- address thread
for sanitizer in "$@"; do under "$sanitizer"; done

printf '\nSanitizers:\n%s' "$report"
[ "$failed" -eq 0 ]
