#!/usr/bin/env bash
# Plays stories in the pages of `store serve` and of `flawed verify --html` in a real Chromium. On Debian and Ubuntu it installs
# what it needs; elsewhere it says why it does not run.
#
#   Scripts/browser-tests.sh                   plays every story, and measures
#   Scripts/browser-tests.sh --only travel     plays the stories whose names contain the word
#   Scripts/browser-tests.sh --screenshots     plays every story, and renews the pictures in docs/serve
#
# STORE, FLAWED, SHOP and STORE_SKETCH name executables that were built already.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

skip() {
  printf 'The browser tests do not run here: %s\n' "$1"
  exit 0
}

[ -r /etc/os-release ] || skip 'this is not Linux.'
if ! command -v chromium >/dev/null || ! python3 -c 'import venv, ensurepip' 2>/dev/null; then
  command -v apt-get >/dev/null || skip 'there is no chromium, and no apt-get to install it.'
  [ "$(id -u)" -eq 0 ] || skip 'there is no chromium, and only root can install it.'
  grep -q '^ID=debian' /etc/os-release || skip 'chromium is a package of Debian; other systems have it as a snap only.'
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium python3-venv >/dev/null
fi

environment=.build/browser-tests
if [ ! -x "$environment/bin/python" ]; then
  mkdir -p .build
  python3 -m venv "$environment"
  "$environment/bin/pip" install --quiet playwright axe-playwright-python pillow
fi

if [ -z "${STORE:-}" ]; then
  swift build --product store
  STORE=$(swift build --show-bin-path)/store
fi
if [ -z "${FLAWED:-}" ]; then
  swift build --product flawed
  FLAWED=$(swift build --show-bin-path)/flawed
fi
if [ -z "${SHOP:-}" ]; then
  swift build --product shop-sketch
  SHOP=$(swift build --show-bin-path)/shop-sketch
fi
if [ -z "${STORE_SKETCH:-}" ]; then
  swift build --product store-sketch
  STORE_SKETCH=$(swift build --show-bin-path)/store-sketch
fi
export STORE FLAWED SHOP STORE_SKETCH
exec "$environment/bin/python" Scripts/browser-tests/main.py "$@"
