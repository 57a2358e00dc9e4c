#!/usr/bin/env bash
# The programs that the tests need and pip cannot install: PostgreSQL and Chromium; and two proxies, nginx and Caddy, without
# which the tests behind a proxy are skipped.
# As root on Debian or Ubuntu they are installed where they are missing, else the line to run is named. Of Chromium the shell
# without a window is enough, where there is one: the same engine, and a quarter less work.
set -eu

missing=() wished=()
command -v pg_ctl >/dev/null || ls /usr/lib/postgresql/*/bin/pg_ctl >/dev/null 2>&1 || missing+=(postgresql)
[ -n "${HOLDFAST_CHROMIUM:-}" ] || command -v chromium-headless-shell chromium chromium-browser google-chrome >/dev/null \
    || missing+=(chromium)
command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || wished+=(nginx-light)
command -v caddy >/dev/null || wished+=(caddy)
command -v openssl >/dev/null || wished+=(openssl)
[ ${#missing[@]} -gt 0 ] || [ ${#wished[@]} -gt 0 ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "== installing ${missing[*]} ${wished[*]}"
    apt-get update -qq || true
    export DEBIAN_FRONTEND=noninteractive
    ! apt-cache show chromium-headless-shell >/dev/null 2>&1 || missing=("${missing[@]/#chromium/chromium-headless-shell}")
    [ ${#missing[@]} -eq 0 ] || apt-get install -y -qq "${missing[@]}" >/dev/null
    for one in "${wished[@]}"; do
        apt-get install -y -qq --no-install-recommends "$one" >/dev/null || echo "$one cannot be installed: its tests are skipped" >&2
    done
    exit 0
fi
[ ${#wished[@]} -eq 0 ] || echo "Some tests are skipped without ${wished[*]}: sudo apt-get install -y ${wished[*]}" >&2
[ ${#missing[@]} -eq 0 ] || { echo "The tests need ${missing[*]}: sudo apt-get install -y ${missing[*]}" >&2; exit 1; }
