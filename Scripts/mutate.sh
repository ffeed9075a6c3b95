#!/usr/bin/env bash
# Judges the tests: puts faults into the sources, one at a time, and asks whether the tests find them.
#
#     Scripts/mutate.sh                 all the faults of Scripts/mutants
#     Scripts/mutate.sh PortolanLinks   those of one module or several, as the lists are named
#     Scripts/mutate.sh tabs swipe      those whose name, part or file has one of these words in it
#     Scripts/mutate.sh --sample 40     so many of them, others with each commit
#     Scripts/mutate.sh --first         a quick look: only the suites that faults name, which say less of what survives
#     Scripts/mutate.sh --check         only whether each still fits its file, without building anything
#
# The work tree is left alone: a copy of the modules and their tests is built once, with every fault in it behind a switch,
# and then run for each fault: first the suites that the fault names, then the tests that its list names, line by line. A
# run is ended at its first failure, or when nothing is heard of it for too long: a hang is a fault that was found. Ends with
# "N caught, M survived" for each module. Exits 1 if one survived, can no longer be put in place, or names no suite.
#
# A sample is judged by the suites that its faults name and then by all tests; without a fault, only those suites are run first.
#
# MUTATE_SECONDS is how long a run may be silent, MUTATE_JOBS how many runs go on at once, and MUTATE_FOLDER a folder to keep
# the build in, for a second run that builds less. Written for bash 3.2, which macOS still ships.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

readonly LISTS=Scripts/mutants
readonly SILENCE=${MUTATE_SECONDS:-60}
readonly JOBS=${MUTATE_JOBS:-2}
# What each of the modules or their tests needs.
readonly SHARED='PortolanTesting PortolanExecutor PortolanTestSupport PortolanTestTraits WalkSupport'
# The modules with a command line, which need swift-argument-parser, and what their tests need besides.
readonly COMMANDS='PortolanVerifier PortolanSimulator'
readonly BESIDE_COMMANDS='PortolanTool FlawedApp flawed'
# A fault that only a long walk finds asks for a test of its own.
export WALK_OPERATIONS=${WALK_OPERATIONS:-20000}

work=$(mktemp -d "${TMPDIR:-/tmp}/portolan-mutants.XXXXXX") || exit 1
readonly package=${MUTATE_FOLDER:-$work/package}
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/next" "$work/mutants" "$work/stages" "$work/verdicts"

modules=""
for list in "$LISTS"/*.txt; do modules="$modules $(basename "$list" .txt)"; done

check_only=false
first_only=false
sample=0
chosen_modules=""
words=()
while [ $# -gt 0 ]; do
  case $1 in
    --check) check_only=true ;;
    --first) first_only=true ;;
    --sample)
      shift
      sample=${1:-}
      if ! [ "$sample" -gt 0 ] 2>/dev/null; then printf 'To fix: say how many, as in --sample 40.\n' >&2; exit 2; fi
      ;;
    --*) printf 'There is no option %s. To fix: see the first lines of %s.\n' "$1" "$0" >&2; exit 2 ;;
    *) if [ -f "$LISTS/$1.txt" ]; then chosen_modules="$chosen_modules $1"; else words+=("$1"); fi ;;
  esac
  shift
done
chosen_modules=${chosen_modules:-$modules}

# Takes a list apart: one file for each of the tests that judge the module, and for each fault one file each for its module,
# its name, part, file and suites, why it is equivalent, and the lines before and after. Prints the number of the last fault.
take_apart() {
  awk -v number="$2" -v folder="$work" -v module="$1" '
    function note(kind, text) { print text > (folder "/mutants/" number "." kind); close(folder "/mutants/" number "." kind) }
    function add(kind, text) { print text >> (folder "/mutants/" number "." kind); close(folder "/mutants/" number "." kind) }
    /^tests: /      { print substr($0, 8) > (folder "/stages/" module) }
    /^mutant: /     { number++; note("name", substr($0, 9)); note("module", module) }
    /^part: /       { note("part", substr($0, 7)) }
    /^file: /       { note("file", substr($0, 7)) }
    /^suites: /     { note("suites", substr($0, 9)) }
    /^equivalent: / { note("equivalent", substr($0, 13)) }
    /^- /           { add("old", substr($0, 3)) }
    /^\+ /          { add("new", substr($0, 3)) }
    /^\+$/          { add("new", "") }
    END             { print number + 0 }
  ' "$LISTS/$1.txt"
}

# field NUMBER KIND: what the list has of a fault, or nothing.
field() {
  if [ -f "$work/mutants/$1.$2" ]; then cat "$work/mutants/$1.$2"; fi
}

# put_in NUMBER: puts a fault into the copy, unless the lines that it replaces are not there exactly once.
put_in() {
  local stem="$work/mutants/$1" file
  file="$work/next/Sources/$(field "$1" module)/$(field "$1" file)"
  [ -f "$file" ] && [ -f "$stem.old" ] && [ -f "$stem.new" ] || return 1
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

# The test targets that judge the chosen modules.
judges() {
  local module
  for module in $chosen_modules; do tr '|' '\n' <"$work/stages/$module"; done | sort -u
}

# has_commands: whether a module with a command line is among the chosen ones.
has_commands() {
  local module
  for module in $COMMANDS; do
    case " $chosen_modules " in *" $module "*) return 0 ;; esac
  done
  return 1
}

# Puts the rest of the package together: the tests, a switch for each module, and a manifest that has only what is needed.
assemble() {
  local module target kept="" prefix=0
  mkdir -p "$work/next/Tests"
  for module in $modules; do
    case " $COMMANDS " in *" $module "*) has_commands || continue ;; esac
    kept="$kept $module"
  done
  if has_commands; then
    kept="$kept $BESIDE_COMMANDS"
    prefix=1
    cp -R Sources/PortolanTool "$work/next/Sources/"
    mkdir -p "$work/next/Examples"
    cp -R Examples/Flawed "$work/next/Examples/"
  fi
  cp -R Sources/PortolanTesting "$work/next/Sources/"
  for target in PortolanTestSupport PortolanTestTraits WalkSupport $(judges); do
    if [ -d "Tests/$target" ]; then cp -R "Tests/$target" "$work/next/Tests/"; fi
  done
  for module in $modules; do
    cat >"$work/next/Sources/$module/Mutant.swift" <<'SWIFT'
import Foundation

/// The fault that is in force.
enum Mutant {
  private static let number = Int(ProcessInfo.processInfo.environment["MUTANT"] ?? "")
  private static let lock = NSLock()
  // The lock guards them.
  nonisolated(unsafe) private static var kept: [AnyObject] = []

  static func isOn(_ number: Int) -> Bool { number == self.number }

  static func keep(_ object: AnyObject) {
    lock.lock()
    kept.append(object)
    lock.unlock()
  }
}
SWIFT
  done
  {
    cat Package.swift
    printf 'let kept: Set<String> = ['
    for target in $kept $SHARED $(judges); do printf '"%s", ' "$target"; done
    # The first dependency is swift-argument-parser.
    printf ']\npackage.dependencies = Array(package.dependencies.prefix(%d))\n' "$prefix"
    cat <<'SWIFT'
package.products = []
package.targets.removeAll { !kept.contains($0.name) }
for target in package.targets {
  // A fault may bring warnings, which are no errors here.
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
SWIFT
  } >"$work/next/Package.swift"
}

# Makes the package what was put together, leaving alone what is the same, so that it is not built again.
mirror() {
  local path
  mkdir -p "$package"
  (cd "$work/next" && find . -type f) | while read -r path; do
    cmp -s "$work/next/$path" "$package/$path" && continue
    mkdir -p "$(dirname "$package/$path")"
    cp "$work/next/$path" "$package/$path"
  done
  (cd "$package" && find Package.swift Sources Tests -type f) | while read -r path; do
    if [ ! -f "$work/next/$path" ]; then rm "$package/$path"; fi
  done
}

# suite FILTER: the tests that it names, where they are a program: through `swift test` their words come late.
suite() {
  local program
  for program in .build/debug/*PackageTests.xctest; do
    if [ -f "$program" ]; then exec nice -n 3 "$program" --testing-library swift-testing --no-parallel --filter "$1"; fi
  done
  exec nice -n 3 swift test --skip-build --disable-xctest --no-parallel --filter "$1"
}

# first_failure LOG: the first test that failed, or that waits for a completion that never comes.
first_failure() {
  local failed
  failed=$(sed -n 's/^✘ Test \(".*"\) recorded an issue.*/\1/p' "$1" | head -n 1)
  if [ -z "$failed" ] && grep -q 'TASK CONTINUATION MISUSE' "$1"; then
    failed="$(last_started "$1"), which waits for ever"
  fi
  printf '%s' "$failed"
}

# last_started LOG: the test that was running when the words of the run ended.
last_started() {
  sed -n 's/^◇ Test \(".*"\) started\.$/\1/p' "$1" | tail -n 1
}

# run NUMBER FILTER: runs tests with a fault in force, or with none. Answers in `ending` which of them found it, and how.
run() {
  local log="$work/log.$1" pid status=0 size last=0 heard=$SECONDS
  set -m
  (cd "$package" && MUTANT=$1 suite "$2") >"$log" 2>&1 &
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
      if [ -z "$ending" ] && [ $((SECONDS - heard)) -ge "$SILENCE" ]; then ending="$(last_started "$log"), which hangs"; fi
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
  if [ -z "$ending" ] && [ "$status" -ne 0 ]; then ending="$(last_started "$log"), which crashes"; fi
  rm -f "$log"
  [ -n "$ending" ]
}

# filter NAME...: the tests of these targets or suites, as an expression.
filter() {
  printf '\\b(%s)[./]' "$(printf '%s' "$*" | tr ' ' '|')"
}

# chosen NUMBER: whether the name, part or file of a fault has one of the words in it, or there are none.
chosen() {
  local word text
  if [ -f "$work/mutants/$1.equivalent" ]; then return 1; fi
  if [ ${#words[@]} -eq 0 ]; then return 0; fi
  text=$(field "$1" name; field "$1" part; field "$1" file)
  for word in "${words[@]}"; do
    case $text in *"$word"*) return 0 ;; esac
  done
  return 1
}

# Leaves of the numbers that it reads those of the sample, if one was asked for.
sampled() {
  local seed number
  if [ "$sample" -eq 0 ]; then
    cat
    return
  fi
  seed=$(git rev-parse HEAD)
  while read -r number; do
    printf '%s %s\n' "$(printf '%s %s %s' "$seed" "$(field "$number" module)" "$(field "$number" name)" | cksum | cut -d ' ' -f 1)" "$number"
  done | sort -n | head -n "$sample" | cut -d ' ' -f 2 | sort -n
}

# judge NUMBER: tries a fault, prints what came of it, and notes it.
judge() {
  local number=$1 verdict=SURVIVED by="no test" stage module suites
  module=$(field "$number" module)
  suites=$(field "$number" suites)
  if [ -n "$suites" ]; then
    if run "$number" "$(filter $suites)"; then
      verdict=caught
      by=$ending
    fi
  fi
  if [ "$verdict" = SURVIVED ] && ! { $first_only && [ -n "$suites" ]; }; then
    while read -r stage; do
      run "$number" "$(filter "$stage")" || continue
      verdict=caught
      by=$ending
      break
    done <"$work/stages/$module"
  fi
  printf '%s\n' "$verdict" >"$work/verdicts/$number"
  printf '%-9s %s: %s (%s), by %s\n' "$verdict" "$module" "$(field "$number" name)" "$(field "$number" part)" "$by"
}

# Ends if a test fails without a fault: for a sample among the suites that its faults name, else among all tests.
expect_green() {
  local stage number
  if $first_only; then return; fi
  {
    if [ "$sample" -gt 0 ]; then
      printf '%s\n' "$(for number in $numbers; do field "$number" suites; echo; done | tr ' ' '\n' | sort -u | tr '\n' ' ')"
    else
      for module in $chosen_modules; do cat "$work/stages/$module"; done | sort -u
    fi
  } >"$work/green"
  while read -r stage; do
    if run 0 "$(filter $stage)"; then
      printf 'Without a fault a test fails: %s\n' "$ending"
      exit 1
    fi
  done <"$work/green"
}

# verdicts MODULE VERDICT: how many faults of a module came out so.
verdicts() {
  local number found=0
  for number in $numbers; do
    if [ "$(field "$number" module)" = "$1" ] && [ "$(cat "$work/verdicts/$number")" = "$2" ]; then found=$((found + 1)); fi
  done
  printf '%d' "$found"
}

# In one piece, as bash reads a script while it runs, and this one may be edited meanwhile.
main() {
  mkdir -p "$work/next/Sources"
  total=0
  for module in $modules; do
    cp -R "Sources/$module" "$work/next/Sources/"
    total=$(take_apart "$module" "$total")
  done
  misplaced=0
  for ((number = 1; number <= total; number++)); do
    if ! put_in "$number"; then
      printf 'misplaced  %s: %s: its lines are not in %s exactly once\n' \
        "$(field "$number" module)" "$(field "$number" name)" "$(field "$number" file)"
      misplaced=$((misplaced + 1))
    fi
  done
  # The suites that faults name and that there are not.
  unknown=$(awk '
    FILENAME == ARGV[1] { known[$1]; next }
    /^suites: / { for (i = 2; i <= NF; i++) if (!($i in known)) print "unknown    " $i ", a suite of a fault in " FILENAME }
  ' <(grep -rhoE 'struct [A-Za-z0-9]+' Tests | cut -d ' ' -f 2 | sort -u) "$LISTS"/*.txt | sort -u)
  if [ -n "$unknown" ]; then
    printf '%s\n' "$unknown"
    misplaced=$((misplaced + 1))
  fi
  if $check_only; then
    printf '%d faults, %d do not fit.\n' "$total" "$misplaced"
    [ "$misplaced" -eq 0 ]
    exit
  fi

  numbers=$(for ((number = 1; number <= total; number++)); do
    case " $chosen_modules " in *" $(field "$number" module) "*) if chosen "$number"; then echo "$number"; fi ;; esac
  done | sampled)
  assemble
  mirror
  printf 'Building the tests with %d faults in the sources.\n' "$((total - misplaced))"
  if ! (cd "$package" && nice -n 3 swift build --build-tests --disable-xctest) >"$work/log" 2>&1; then
    grep -E 'error:' "$work/log" | sort -u
    printf 'The faults do not compile.\n'
    exit 1
  fi
  expect_green

  for ((job = 0; job < JOBS; job++)); do
    position=0
    for number in $numbers; do
      if [ $((position % JOBS)) -eq "$job" ]; then judge "$number"; fi
      position=$((position + 1))
    done &
  done
  wait

  failed=$misplaced
  if [ "$misplaced" -gt 0 ]; then printf '%d faults could not be put in place.\n' "$misplaced"; fi
  for module in $chosen_modules; do
    survived=$(verdicts "$module" SURVIVED)
    printf '%s: %d caught, %d survived' "$module" "$(verdicts "$module" caught)" "$survived"
    equivalent=$(grep -c '^equivalent: ' "$LISTS/$module.txt")
    if [ "$equivalent" -gt 0 ]; then printf '; %d are equivalent, as the list says' "$equivalent"; fi
    printf '\n'
    failed=$((failed + survived))
  done
  [ "$failed" -eq 0 ]
}

main
exit
