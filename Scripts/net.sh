#!/usr/bin/env bash
# Draws the net again, and fails if a file of Tests/Net differs from the committed one. With "deep", as deep as a night allows.
#
#   Scripts/net.sh         plans to depth 3 (store), 5 (bank) and 4 (flawed), and the events of all stories
#   Scripts/net.sh deep    plans to depth 5, up to 20,000 states of an app
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

mkdir -p Tests/Net/deep
PORTOLAN_NET=${1:-short} swift test --filter NetTests
git diff --exit-code --stat -- Tests/Net
