#!/usr/bin/env bash
# Runs `swift package navigation` with the inputs of the action, which are in the environment, and writes the reports. Each check runs, and
# the exit status is the first one that is not 0.
set -uo pipefail

options=()
if [ -n "${NAVIGATION_TOOL:-}" ]; then options+=(--tool "$NAVIGATION_TOOL"); fi
if [ -n "${NAVIGATION_CONFIGURATION:-}" ]; then options+=(--configuration "$NAVIGATION_CONFIGURATION"); fi
reports=${NAVIGATION_REPORTS:-navigation-reports}
mkdir -p "$reports" || exit 2
failed=0

# navigation ARGUMENTS...: runs a command of the tool. The plug-in may write reports, which the sandbox of macOS forbids.
navigation() {
  printf '::group::swift package navigation %s\n' "$*"
  swift package --disable-sandbox navigation ${options[@]+"${options[@]}"} "$@"
  local status=$?
  printf '::endgroup::\n'
  if [ "$failed" -eq 0 ]; then failed=$status; fi
}

# The arguments of an input may be in quotation marks; xargs reads them, and runs nothing of them.
verify=()
words=$(mktemp) || exit 2
if ! printf '%s' "${NAVIGATION_VERIFY:-}" | xargs printf '%s\0' >"$words"; then
  echo "The input verify cannot be read: $NAVIGATION_VERIFY" >&2
  echo 'To fix: give each quotation mark its partner.' >&2
  exit 64
fi
# Without words xargs still runs the command once.
while IFS= read -r -d '' word; do if [ -n "$word" ]; then verify+=("$word"); fi; done <"$words"
rm "$words"
navigation verify --junit "$reports/verify.xml" --html "$reports/verify.html" ${verify[@]+"${verify[@]}"}
if [ -n "${NAVIGATION_MAP:-}" ]; then navigation map --check "$NAVIGATION_MAP"; fi
if [ "${NAVIGATION_LINKS:-true}" = true ]; then navigation links check; fi

exit "$failed"
