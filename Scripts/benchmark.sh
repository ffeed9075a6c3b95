#!/usr/bin/env bash
# Measures what a navigation costs, how that grows with the app, and how long routes take to compile.
#
#     Scripts/benchmark.sh            prints the tables as Markdown; about four minutes
#     Scripts/benchmark.sh --readme   and puts some rows into README.md, and all of them into Benchmarks/README.md
#     Scripts/benchmark.sh rows route plan       these rows alone
#     Scripts/benchmark.sh growth chain tabs     these growth series alone
#     Scripts/benchmark.sh start      how long a process takes to show its first screen
#     Scripts/benchmark.sh compile    the time that an app of 300 destinations takes to type-check
#     Scripts/benchmark.sh screens    the time and the size of an enum of 125, 250 and 500 screens with links
#
# Instructions and allocations are counted where there is valgrind.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if [ "${1:-}" = screens ]; then
  # The compiler runs the plug-in of the macros, which an app has in release.
  swift build --package-path Benchmarks -c release --product compile-time >&2
  programs=$(swift build --package-path Benchmarks -c release --show-bin-path)
else
  programs=$(Scripts/build-benchmarks.sh)
fi

case "${1:-}" in
  --readme) "$programs/benchmarks" --readme README.md Benchmarks/README.md ;;
  compile) "$programs/compile-time" ;;
  screens) "$programs/compile-time" screens ;;
  '')
    "$programs/benchmarks"
    printf '\n'
    "$programs/compile-time"
    ;;
  *) "$programs/benchmarks" "$@" ;;
esac
