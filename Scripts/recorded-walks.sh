#!/usr/bin/env bash
# Records random walks through an app, of 500 operations each, and replays them, in as many processes as there are processors.
#
#   Scripts/recorded-walks.sh          200 walks
#   Scripts/recorded-walks.sh 2000     as many as that
#
# Exits with a status other than 0 at the first difference, which is printed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

walks=${1:-200}
each=10
swift build -c release --product walk >&2
program=$(swift build -c release --show-bin-path)/walk
processors=$(getconf _NPROCESSORS_ONLN)
SECONDS=0
seq 1 "$each" "$walks" | xargs -P "$processors" -I '{}' "$program" recorded --walks "$each" --seed '{}' | awk '
  / no difference / { walks += $1; inputs += $3; next }
  { print }
  END { printf "%d walks with %d inputs were replayed without a difference\n", walks, inputs }'
printf '%d s with %d processors\n' "$SECONDS" "$processors"
