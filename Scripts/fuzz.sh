#!/usr/bin/env bash
# Feeds links, patterns, values and association files to libFuzzer, under the address sanitizer.
#
#   Scripts/fuzz.sh [SECONDS] [OPTION...]     60 seconds by default; the options are libFuzzer's, such as -max_len=4096
#
# The association files of the tests' corpus are seeds. An input that takes more than five seconds of the processor is a
# finding.
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

for module in PortolanLinks PortolanAssociation; do
  find "Sources/$module" -name '*.swift' -print0 | sort -z | xargs -0 swiftc "${options[@]}" -I "$out" \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature MemberImportVisibility \
    -enable-upcoming-feature InternalImportsByDefault -package-name portolan \
    -module-name "$module" -emit-module -emit-module-path "$out/$module.swiftmodule" \
    -emit-object -o "$out/$module.o"
done
swiftc "${options[@]}" -I "$out" -module-name LinkFuzzer Fuzz/LinkFuzzer.swift Tests/PortolanLinksTests/Support/Shop.swift \
  "$out/PortolanLinks.o" "$out/PortolanAssociation.o" -o "$out/link-fuzzer"

# The first byte of an input says which part reads it.
mkdir -p "$out/seeds"
for file in Tests/PortolanLinksTests/Corpus/*.json; do
  { printf '\003' && cat "$file"; } >"$out/seeds/$(basename "$file")"
done

ASAN_OPTIONS=detect_leaks=0 "$out/link-fuzzer" "$out/corpus" Fuzz/seeds "$out/seeds" \
  -artifact_prefix="$out/" -max_total_time="$seconds" -timeout=60 -rss_limit_mb=4096 -print_final_stats=1 "$@"
