#!/usr/bin/env bash
# Prepares a release: sets the version and the date, runs the gate, and prints what a maintainer must type to publish it.
#
#   Scripts/release.sh 0.1.0
#
# The version stands in one place, Sources/PortolanRecording/PortolanVersion.swift. The section of the version in CHANGELOG.md gets today's
# date. Nothing is committed, tagged or pushed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

version=${1:-}
readonly SOURCE=Sources/PortolanRecording/PortolanVersion.swift

# refuse REASON FIX: ends with a fault of the call.
refuse() {
  printf 'release: %s\nTo fix: %s\n' "$1" "$2" >&2
  exit 2
}

[[ "$version" =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || refuse "'$version' is no version." 'write three numbers, such as 0.1.0.'
[ -z "$(git status --porcelain)" ] || refuse 'the work tree has changes.' 'commit them, or set them aside with git stash.'
if git rev-parse -q --verify "refs/tags/$version" >/dev/null; then
  refuse "there is a tag $version already." 'choose the next version.'
fi
grep -q "^## \[$version\]" CHANGELOG.md || refuse "CHANGELOG.md has no section $version." "head the newest section with ## [$version] - Unreleased."

printf '\n==== Version %s ====\n' "$version"
sed -i.before "s/\"[0-9][0-9.]*\(-dev\)\{0,1\}\"/\"$version\"/" "$SOURCE" && rm "$SOURCE.before"
sed -i.before "s/^## \[$version\] - Unreleased/## [$version] - $(date +%Y-%m-%d)/" CHANGELOG.md && rm CHANGELOG.md.before
printed=$(swift run store --version)
printf '%s\n' "$printed"
case $printed in *"Portolan $version"*) ;; *) refuse "store --version does not print $version." "look at $SOURCE." ;; esac

printf '\n==== Public declarations since the last release ====\n'
last=$(git describe --tags --abbrev=0 2>/dev/null || true)
if [ -n "$last" ]; then
  # It lists what breaks an app. While the version is 0.x a minor version may, and the changelog says how to go on.
  swift package diagnose-api-breaking-changes "$last" || printf 'Each of these needs a line in CHANGELOG.md.\n'
else
  printf 'This is the first release, so there is nothing to compare with.\n'
fi

printf '\n==== The gate ====\n'
.ci/run

printf '\n==== Sizes and speed, for the notes of the release ====\n'
Scripts/check-size.sh
Scripts/benchmark.sh

printf '\n==== Notes ====\n'
awk -v heading="## [$version]" 'index($0, "## [") == 1 { inside = index($0, heading) == 1; next } inside' CHANGELOG.md

printf '\nThe gate holds. When Scripts/nightly.sh has passed too, publish it:\n\n'
printf '  git commit -am "Version %s" && git tag -a %s -m "Portolan %s"\n' "$version" "$version" "$version"
printf '  git push --follow-tags origin main\n'
