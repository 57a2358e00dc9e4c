#!/usr/bin/env bash
# The programs that the tests need and pip cannot install: PostgreSQL and Chromium.
# As root on Debian or Ubuntu they are installed where they are missing, else the line to run is named.
set -eu

missing=()
command -v pg_ctl >/dev/null || ls /usr/lib/postgresql/*/bin/pg_ctl >/dev/null 2>&1 || missing+=(postgresql)
[ -n "${HOLDFAST_CHROMIUM:-}" ] || command -v chromium chromium-browser google-chrome >/dev/null || missing+=(chromium)
[ ${#missing[@]} -gt 0 ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "== installing ${missing[*]}"
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "${missing[@]}" >/dev/null
else
    echo "The tests need ${missing[*]}: sudo apt-get install -y ${missing[*]}" >&2
    exit 1
fi
