#!/usr/bin/env bash
# Draws the net again, and fails if a file of Tests/Net differs from the committed one. With "deep", as deep as a night allows.
#
#   Scripts/net.sh         states and plans to depth 3 (store), 5 (bank) and 4 (flawed), the events of all stories, the texts of errors
#   Scripts/net.sh deep    states and plans to depth 5, up to 20,000 states of an app, compared with the files of the night before
#
# With one step less in a route of the store (forgotPassword without the login below it), store-plans, -sample, -states and -events differ.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

mkdir -p Tests/Net/deep
PORTOLAN_NET=${1:-short} swift test --filter NetTests
PORTOLAN_NET=${1:-short} swift test --skip-build --filter AdviceTests
git diff --exit-code --stat -- Tests/Net
