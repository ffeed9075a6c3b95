#!/usr/bin/env bash
# What takes longer than a commit can wait, and what no commit breaks without its unit tests noticing. About two hours on two cores.
#
#   Scripts/nightly.sh             everything
#   Scripts/nightly.sh walks net   these parts alone, of: server, browser, net, walks, fuzz, sanitize, mutants
#
# The gate, .ci/run, has a short form of most: two stories are played in a browser, plans are drawn to a small depth, and the tests walk
# 100,000 operations.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

server() { swift test --package-path Examples/LinkServer; }
browser() { Scripts/browser-tests.sh; }
net() { Scripts/net.sh deep; }
walks() {
  swift run -c release walk --operations 2000000 --seed "$(date +%Y%m%d)" \
    && Scripts/recorded-walks.sh 2000
}
fuzz() { Scripts/fuzz.sh 600; }
sanitize() { Scripts/sanitize.sh; }
mutants() { Scripts/mutate.sh --seed "$(date +%Y%m%d)"; }

if [ $# -eq 0 ]; then set -- server browser net walks fuzz sanitize mutants; fi
failed=()
for part in "$@"; do
  started=$SECONDS
  printf '\n==== %s ====\n' "$part"
  "$part" || failed+=("$part")
  printf '\n---- %s: %d s\n' "$part" "$((SECONDS - started))"
done
if [ ${#failed[@]} -gt 0 ]; then
  printf 'Failed: %s\n' "${failed[*]}"
  exit 1
fi
printf 'All of it holds.\n'
