#!/usr/bin/env bash
# Walks at random through four apps with the checks of the verifier, 500 actions a walk, and compares them with an exploration of the
# same app: in an explored state each action leads where it led before, and no walk breaks a rule.
#
#   Scripts/verified-walks.sh             200 walks through each app, about ten minutes
#   Scripts/verified-walks.sh 50 7        50 walks with the seed 7
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

VERIFIED_WALKS_LOG=$(mktemp)
export VERIFIED_WALKS=${1:-200} VERIFIED_WALKS_SEED=${2:-1} VERIFIED_WALKS_LOG
swift test --disable-xctest --filter VerifiedWalkTests
cat "$VERIFIED_WALKS_LOG"
rm "$VERIFIED_WALKS_LOG"
