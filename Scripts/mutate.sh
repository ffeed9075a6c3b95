#!/usr/bin/env bash
# Judges the tests: puts a seeded sample of faults into a copy of PortolanCore and asks whether the tests find them.
#
#     Scripts/mutate.sh                            200 faults, seed 1
#     Scripts/mutate.sh --sample 40 --seed 7       so many, others
#     Scripts/mutate.sh --only Actions             those in files whose path has this part
#
# Scripts/Mutants finds the places by syntax: it leaves out a call or an assignment, negates a condition, swaps a comparison, returns
# nil. (To drop a try or an await never compiles.) Each fault stands behind a switch, so that one build serves all runs; what does not
# compile is replaced by another fault. A fault is shown to the suites of its folder first (Scripts/Mutants/suites.txt), then to all
# suites of the core. A run ends at its first failure, or when it prints nothing for MUTATE_SECONDS (60): a hang is a fault that was
# found. Survivors that change nothing are listed in Scripts/Mutants/equivalent.txt, each with its reason.
#
# MUTATE_FOLDER keeps the copy and its build for a second run; MUTATE_JOBS is the number of runs at once (2). For Linux, where the tests are one
# program.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if [ "$(uname)" != Linux ]; then
  echo 'Only on Linux, where the tests are one program.'
  exit 0
fi

readonly SILENCE=${MUTATE_SECONDS:-60}
readonly JOBS=${MUTATE_JOBS:-2}
readonly CORE=CoreContainerTests,CoreErrorTests,CoreRequestTests,CoreStageTests,CoreStepTests
readonly TARGETS=$CORE,FaultTests,ScreenTests,CoordinatorTests
readonly ALL="^(${TARGETS//,/|})\."

work=$(mktemp -d "${TMPDIR:-/tmp}/portolan-mutants.XXXXXX") || exit 1
readonly copy=${MUTATE_FOLDER:-$work/package}
trap 'rm -rf "$work"' EXIT
mkdir -p "$copy" "$work/verdicts"

# Copies what git tracks. What is the same keeps its time, so that it is not built again.
copy_sources() {
  git ls-files -z Package.swift Sources Tests Examples | while IFS= read -r -d '' path; do
    [ -f "$path" ] || continue
    cmp -s "$path" "$copy/$path" && continue
    mkdir -p "$copy/$(dirname "$path")"
    cp "$path" "$copy/$path"
  done
  # A fault may bring warnings.
  grep -v treatAllWarnings Package.swift >"$copy/Package.swift"
}

# Puts the faults in, and builds. Where one does not compile, another is drawn.
build() {
  local round above=15
  : >"$work/excluded"
  for round in 1 2 3 4 5 6 7 8 9 10; do
    copy_sources
    "$mutants" --package "$copy" --list "$work/mutants.jsonl" --excluding "$work/excluded" "$@" >"$work/mutants" || return 1
    (cd "$copy" && PORTOLAN_TESTS=$TARGETS swift build --build-tests --disable-xctest) >"$work/log" 2>&1 && return 0
    grep -oE 'Sources/[^: ]+\.swift:[0-9]+:[0-9]+: error' "$work/log" | cut -d: -f1-2 | sort -u >"$work/wrong"
    [ -s "$work/wrong" ] || break
    if ! grep -vxFq -f "$work/excluded" "$work/wrong"; then
      # The compiler names a line further down, such as the end of a function without a value. If that repeats, more lines above go.
      while IFS=: read -r file line; do seq -f "$file:%.0f" "$((line > above ? line - above : 1))" "$line"; done \
        <"$work/wrong" >"$work/above" && mv "$work/above" "$work/wrong"
      above=$((above * 2))
    fi
    cat "$work/wrong" >>"$work/excluded"
    printf 'Round %d: %d lines where a fault does not compile.\n' "$round" "$(wc -l <"$work/wrong")"
  done
  grep -E 'error' "$work/log" | sort -u | head -20
  printf 'The faults do not compile.\n'
  return 1
}

# suites FILE: the suites of the folder of a source file, as an expression.
suites() {
  local folder names
  folder=$(printf '%s' "$1" | cut -d/ -f3)
  names=$( (
    for tests in ${TARGETS//,/ }; do printf 'Tests/%s/%s\n' "$tests" "$folder"; done
    sed -n "s/^$folder //p" Scripts/Mutants/suites.txt | tr ' ' '\n'
  ) | while read -r tests; do
    if [ -d "$tests" ]; then grep -rhoE '(struct|class|enum) [A-Za-z]+Tests' "$tests" | cut -d' ' -f2; fi
  done | sort -u | tr '\n' '|')
  if [ -n "$names" ]; then printf '\\b(%s)[./]' "${names%|}"; fi
}

# first_failure LOG: the first test that failed.
first_failure() {
  sed -n 's/^✘ Test \(".*"\) recorded an issue.*/\1/p' "$1" | head -n 1
}

# finds NUMBER FILTER: runs tests with a fault in force. Answers in `ending` which of them found it, and how.
finds() {
  local log="$work/log.$1" program pid status=0 size last=0 heard=$SECONDS
  program=$(ls "$copy"/.build/debug/*PackageTests.xctest | head -n 1)
  set -m
  (cd "$copy" && MUTANT=$1 exec nice "$program" --testing-library swift-testing --filter "$2") >"$log" 2>&1 &
  pid=$!
  set +m
  ending=""
  # Without the shell's own words about a program that crashed.
  {
    while kill -0 "$pid" 2>/dev/null; do
      ending=$(first_failure "$log")
      size=$(wc -c <"$log")
      if [ "$size" -ne "$last" ]; then
        last=$size
        heard=$SECONDS
      fi
      if [ -z "$ending" ] && [ $((SECONDS - heard)) -ge "$SILENCE" ]; then ending='a test that hangs'; fi
      if [ -n "$ending" ]; then
        kill -9 -- "-$pid" 2>/dev/null
        break
      fi
      sleep 0.1
    done
    wait "$pid" 2>/dev/null
    status=$?
  } 2>/dev/null
  if [ -z "$ending" ]; then ending=$(first_failure "$log"); fi
  if [ -z "$ending" ] && [ "$status" -ne 0 ]; then ending='a crash'; fi
  rm -f "$log"
  [ -n "$ending" ]
}

# judge NUMBER SUMMARY: shows a fault to the tests, prints what found it, and notes it.
judge() {
  local number=$1 summary=$2 filter verdict=survived
  filter=$(suites "${summary%%:*}")
  if [ -n "$filter" ] && finds "$number" "$filter"; then
    verdict=caught
  elif finds "$number" "$ALL"; then
    verdict=elsewhere
  elif grep -qF "$(printf '%s' "$summary" | sed -E 's/:[0-9]+:/:/')" Scripts/Mutants/equivalent.txt 2>/dev/null; then
    verdict=equivalent
  fi
  printf '%s\n' "$verdict" >"$work/verdicts/$number"
  printf '%-10s %s, by %s\n' "$verdict" "$summary" "${ending:-no test}"
}

# In one piece, as bash reads a script while it runs.
main() {
  swift build --package-path Scripts/Mutants -q || exit 1
  mutants=$(swift build --package-path Scripts/Mutants --show-bin-path)/mutants
  build "$@" || exit 1
  if finds 0 "$ALL"; then
    printf 'Without a fault a test fails: %s\n' "$ending"
    exit 1
  fi
  local job
  for ((job = 0; job < JOBS; job++)); do
    while IFS=$'\t' read -r number summary; do
      if [ $((number % JOBS)) -eq "$job" ]; then judge "$number" "$summary"; fi
    done <"$work/mutants" &
  done
  wait
  local caught elsewhere survived equivalent
  caught=$(cat "$work"/verdicts/* | grep -c caught)
  elsewhere=$(cat "$work"/verdicts/* | grep -c elsewhere)
  survived=$(cat "$work"/verdicts/* | grep -c survived)
  equivalent=$(cat "$work"/verdicts/* | grep -c equivalent)
  printf '%d caught by the suites of their folder, %d by others; %d survived, %d change nothing.\n' \
    "$caught" "$elsewhere" "$survived" "$equivalent"
  # 95 % of the faults that change something are found.
  [ $((survived * 20)) -le $((caught + elsewhere + survived)) ]
}

main "$@"
exit
