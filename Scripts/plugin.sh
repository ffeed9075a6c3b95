#!/usr/bin/env bash
# Tries `swift package navigation` and the GitHub action in a package outside of this one, on copies of Store and Flawed: a clean app ends
# with 0, and a broken rule with 1. It builds that package in debug, in about ten minutes on two cores.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

root=$PWD
work=$(mktemp -d)
work=$(cd "$work" && pwd -P)
trap 'rm -rf "$work"' EXIT
failed=0

# Two packages of one build cannot have modules of the same name, so the copies have other names.
for module in StoreLinks:FrontLinks StoreApp:FrontApp StoreTool:FrontTool store:front store-sketch:front-sketch \
  FlawedApp:FaultyApp flawed:faulty; do
  folder=Examples/Store/Sources/${module%:*}
  if [ ! -d "$folder" ]; then folder=Examples/Flawed/Sources/${module%:*}; fi
  mkdir -p "$work/Sources"
  cp -R "$folder" "$work/Sources/${module#*:}"
done
grep -rlE 'Store(Links|App|Tool)|FlawedApp' "$work/Sources" | while IFS= read -r file; do
  sed -i.before -E 's/^( *)((public |package )?import )Store(Links|App|Tool)$/\1\2Front\4/; s/^( *)((public |package )?import )FlawedApp$/\1\2FaultyApp/' "$file"
  rm "$file.before"
done
cp Examples/Store/Map.mmd "$work"
cat >"$work/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

let portolan = { (names: [String]) in names.map { Target.Dependency.product(name: \$0, package: "Portolan") } }
let tool = portolan(["Portolan", "PortolanLinks", "PortolanTool", "PortolanVerifier", "PortolanSimulator"])
let settings: [SwiftSetting] = ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault", "NonisolatedNonsendingByDefault"]
  .map { .enableUpcomingFeature(\$0) }

let package = Package(
  name: "Outside",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Portolan", path: "$root")],
  targets: [
    .target(name: "FrontLinks", dependencies: portolan(["PortolanLinks"]), swiftSettings: settings),
    .target(
      name: "FrontApp", dependencies: ["FrontLinks"] + portolan(["Portolan", "PortolanArticles", "PortolanLinks"]),
      resources: [.process("Resources")], swiftSettings: settings),
    .target(name: "FrontTool", dependencies: ["FrontApp", "FrontLinks"] + tool, swiftSettings: settings),
    .executableTarget(name: "front", dependencies: ["FrontTool"] + tool, swiftSettings: settings),
    .executableTarget(
      name: "front-sketch", dependencies: ["FrontApp", "FrontLinks"] + portolan(["PortolanSketch"]),
      swiftSettings: settings),
    .target(name: "FaultyApp", dependencies: tool, swiftSettings: settings),
    .executableTarget(name: "faulty", dependencies: ["FaultyApp"] + tool, swiftSettings: settings),
  ]
)
END

# ends STATUS TEXT COMMAND...: runs the command, and compares its exit status and a text of its output.
ends() {
  local status=$1 text=$2 ended=0
  shift 2
  "$@" >"$work/output" 2>&1 || ended=$?
  # Without output there is no line in which an empty text could be found.
  if [ "$ended" -eq "$status" ] && { [ -z "$text" ] || grep -qF -- "$text" "$work/output"; }; then
    printf 'ok: %s ends with %d\n' "${*##*/}" "$ended"
  else
    printf 'FAILED: %s ends with %d, should end with %d and print "%s":\n' "$*" "$ended" "$status" "$text"
    tail -n 30 "$work/output"
    failed=1
  fi
}

navigation() { swift package --package-path "$work" --disable-sandbox navigation "$@"; }

# The action runs the same command, with its inputs in the environment.
action() { (cd "$work" && env "$@" bash "$root/.github/actions/navigation/run.sh"); }

short=(--configuration debug verify --stage alone --states 60 --jobs 1)

ends 1 'To fix: choose one with --tool: faulty, front.' navigation verify
ends 1 'A command is missing.' navigation
ends 1 'other is no tool of this package.' navigation --tool other verify
ends 0 'no rule is broken' navigation --tool front "${short[@]}"
ends 1 'retainCycle' navigation --tool faulty "${short[@]}" --launch '--fault retainCycle'
ends 0 '' navigation --tool front map --check "$work/Map.mmd"
ends 0 '' navigation --tool front links check
ends 0 '' navigation sketch
# The output is the map alone, without the progress of the build, so that it can be committed.
navigation --tool front map >"$work/Written.mmd" 2>"$work/output" || true
ends 0 '' cmp "$work/Map.mmd" "$work/Written.mmd"
printf 'graph LR\n' >"$work/Old.mmd"
ends 1 'The navigation has changed' navigation --tool front map --check "$work/Old.mmd"

ends 0 'no rule is broken' action NAVIGATION_TOOL=front NAVIGATION_CONFIGURATION=debug NAVIGATION_MAP=Map.mmd \
  NAVIGATION_VERIFY='--stage alone --states 60 --jobs 1' NAVIGATION_REPORTS=reports
for file in reports/verify.xml reports/verify.html; do
  if [ ! -s "$work/$file" ]; then
    printf 'FAILED: the action wrote no %s\n' "$file"
    failed=1
  fi
done
ends 1 'retainCycle' action NAVIGATION_TOOL=faulty NAVIGATION_CONFIGURATION=debug \
  NAVIGATION_VERIFY="--stage alone --states 60 --jobs 1 --launch='--fault retainCycle'" NAVIGATION_REPORTS=flawed-reports
ends 64 'give each quotation mark its partner' action NAVIGATION_TOOL=front NAVIGATION_CONFIGURATION=debug \
  NAVIGATION_VERIFY="--launch '--first-time" NAVIGATION_REPORTS=unread-reports

exit $failed
