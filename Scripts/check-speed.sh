#!/usr/bin/env bash
# Fails when a navigation takes over 10 % more instructions or allocations than Benchmarks/baseline.json says.
#
#     Scripts/check-speed.sh            compares
#     Scripts/check-speed.sh --update   makes today's figures the committed ones, for this toolchain
#
# The figures are counted by valgrind, not timed: they do not depend on how busy the machine is. Where valgrind is missing
# it is installed if that can be done; else the check is skipped, except on CI (CI=true) on Linux, where it fails.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

can_count() {
  command -v valgrind >/dev/null && command -v strip >/dev/null
}

# Installs valgrind on a Debian-like system where that needs no password.
install_valgrind() {
  local as_root=()
  command -v apt-get >/dev/null || return 1
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null && sudo -n true 2>/dev/null || return 1
    as_root=(sudo -n)
  fi
  echo 'Installing valgrind, to count with.'
  ${as_root[@]+"${as_root[@]}"} apt-get update -qq \
    && ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq valgrind binutils >/dev/null
}

if [ "$(uname -s)" != Linux ]; then
  echo "skipped: instructions are counted by valgrind, which does not run on $(uname -s)."
  exit 0
fi
if ! can_count; then install_valgrind || true; fi
if ! can_count; then
  if [ "${CI:-}" = true ]; then
    echo 'There is no valgrind, and it could not be installed. To fix: apt-get install valgrind binutils' >&2
    exit 1
  fi
  echo 'skipped: there is no valgrind, and it could not be installed. To fix: apt-get install valgrind binutils'
  exit 0
fi

command=check
if [ "${1:-}" = --update ]; then command=update; fi
programs=$(Scripts/build-benchmarks.sh --product benchmarks)
"$programs/benchmarks" "$command" Benchmarks/baseline.json
