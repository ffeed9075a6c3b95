#!/usr/bin/env bash
# Runs the whole suite under the address sanitizer and under the thread sanitizer, each with a build folder of its own.
# Exits 1 unless both are clean. Tests that start processes of their own, compilers and exit tests among them, run too.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

failed=""

# under SANITIZER: builds and tests, and notes the sanitizer when something was found.
under() {
  local sanitizer=$1 log
  log=$(mktemp)
  printf '\n==== %s sanitizer ====\n' "$sanitizer"
  # Leaks are looked for by tests with weak references: the runtime keeps metadata that a leak checker takes for lost.
  if ASAN_OPTIONS=detect_leaks=0 swift test --disable-xctest --sanitize="$sanitizer" \
    --scratch-path ".build/sanitize-$sanitizer" >"$log" 2>&1 \
    && ! grep -qE 'WARNING: ThreadSanitizer|ERROR: AddressSanitizer' "$log"; then
    grep -E 'Test run with' "$log" | tail -n 1
  else
    grep -E 'error:|✘|ThreadSanitizer|AddressSanitizer|SUMMARY' "$log" | head -n 40
    failed="$failed $sanitizer"
  fi
  rm -f "$log"
}

for sanitizer in ${1:-address thread}; do
  under "$sanitizer"
done

if [ -n "$failed" ]; then
  printf '\nNot clean under:%s\n' "$failed"
  exit 1
fi
printf '\nClean.\n'
