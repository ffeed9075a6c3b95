#!/usr/bin/env bash
# Feeds links, patterns, values and association files to libFuzzer, under the address sanitizer.
#
#   Scripts/fuzz.sh [SECONDS] [OPTION...]     60 seconds by default; the options are libFuzzer's, such as -max_len=4096
#
# What it learns stays in .build/fuzz/corpus. A finding is written to .build/fuzz and ends the run with status 77; give it
# to the fuzzer again with `.build/fuzz/link-fuzzer FILE`. Needs a toolchain with libFuzzer, as those for Linux are.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

seconds=${1:-60}
shift || true
out=.build/fuzz
mkdir -p "$out/corpus"

options=(-O -g -wmo -swift-version 6 -sanitize=fuzzer,address -parse-as-library)
if [ "$(uname)" = Linux ]; then options+=(-use-ld=lld); fi
# A crash would wait for the backtracer otherwise.
export SWIFT_BACKTRACE=enable=no

find Sources/PortolanLinks -name '*.swift' -print0 | sort -z | xargs -0 swiftc "${options[@]}" \
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
  -enable-upcoming-feature InternalImportsByDefault -package-name portolan \
  -module-name PortolanLinks -emit-module -emit-module-path "$out/PortolanLinks.swiftmodule" \
  -emit-object -o "$out/PortolanLinks.o"
swiftc "${options[@]}" -I "$out" -module-name LinkFuzzer \
  Fuzz/LinkFuzzer.swift Tests/PortolanLinksTests/Support/Shop.swift "$out/PortolanLinks.o" -o "$out/link-fuzzer"

ASAN_OPTIONS=detect_leaks=0 "$out/link-fuzzer" "$out/corpus" Fuzz/seeds \
  -artifact_prefix="$out/" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=4096 -print_final_stats=1 "$@"
