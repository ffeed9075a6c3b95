#!/usr/bin/env bash
# What takes longer than a commit can wait, and what no commit breaks without its unit tests noticing. It takes hours on two cores.
#
#   Scripts/nightly.sh             everything
#   Scripts/nightly.sh walks net   these parts alone; the list of all is below
#
# NIGHT_OPERATIONS is the length of each of the two long walks, 2,000,000 by default. The workflow "Nightly" runs groups of parts side by side,
# so that a part that hangs or takes long keeps no other from its answer.
#
# The gate, .ci/run, has a short form of most: plans are drawn to a small depth, and the tests walk
# 30,000 operations, and 1,500 whose states are stored and restored.
set -uo pipefail
readonly PARTS=(server logging uikit-tests uikit browser net settings random walks verified outside packages plugin fuzz sanitize mutants)
cd "$(dirname "${BASH_SOURCE[0]}")/.."

server() { swift test --package-path Examples/LinkServer; }
# Navigations in swift-log, with the trait.
logging() { swift test --package-path Examples/Logging; }
# Another package with `import UIKit`, whose code the gate only compiles.
uikit-tests() { Scripts/uikit-tests.sh run; }
# The check of UIKit's interface finds each of a list of faults.
uikit() { Scripts/check-uikit.sh --self-test; }
browser() { Scripts/browser-tests.sh; }
net() { Scripts/net.sh deep; }
# The code of all pages, with all build settings of an app; the tests try two of them.
settings() { PORTOLAN_BUILD_SETTINGS=all swift test --filter BuildSettingTests; }
# More random apps, flows and walks than the tests draw for a change.
random() { PORTOLAN_EFFORT=4 swift test --filter 'StageTests|RandomWalkTests|RoundTests|RestoredWalkTests|RecordedWalkTests|RandomFlowTests|FlowOrderTests'; }
walks() {
  local operations=${NIGHT_OPERATIONS:-2000000}
  swift run -c release walk --operations "$operations" --seed "$(date +%Y%m%d)" \
    && swift run -c release walk restored --operations "$operations" --seed "$(date +%Y%m%d)" \
    && Scripts/recorded-walks.sh 2000 \
    && Scripts/verified-walks.sh 200 "$(date +%Y%m%d)"
}
# The store and the bank of forty screens are complete for pairs and have no report; with its four planted faults the bank has four.
verified() {
  local program faults reports
  swift build -c release --product store && swift build -c release --product estuary || return
  program=$(swift build -c release --show-bin-path)/store
  "$program" verify --require-complete || return
  program=$(swift build -c release --show-bin-path)/estuary
  "$program" verify --require-complete || return
  faults='--unlocked --fault forgottenGuard --fault leakingChat --fault deadEnd --fault clearedStack'
  reports=$("$program" verify --launch "$faults" --json | grep -c '^ *"rule" :')
  printf '%d reports with four faults\n' "$reports"
  [ "$reports" -eq 4 ]
}
outside() { Scripts/outside.sh every; }
packages() { Scripts/packages.sh every; }
plugin() { Scripts/plugin.sh; }
fuzz() { Scripts/fuzz.sh 600; }
sanitize() { Scripts/sanitize.sh; }
mutants() { Scripts/mutate.sh --seed "$(date +%Y%m%d)"; }

if [ $# -eq 0 ]; then set -- "${PARTS[@]}"; fi
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
