#!/usr/bin/env bash
# Checks the programs that the tests need and pip cannot install: PostgreSQL and Chromium; and nginx, Caddy and OpenSSL, without
# which the tests behind a proxy are skipped.
# As root on Debian or Ubuntu it names the missing packages and installs them; otherwise it shows the command to run. Of Chromium
# the shell without a window is enough where it is packaged: the same engine, and a quarter less work.
set -eu

needed=() optional=()
command -v pg_ctl >/dev/null || ls /usr/lib/postgresql/*/bin/pg_ctl >/dev/null 2>&1 || needed+=(postgresql)
[ -n "${HOLDFAST_CHROMIUM:-}" ] || command -v chromium-headless-shell chromium chromium-browser google-chrome >/dev/null \
    || needed+=(chromium)
command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || optional+=(nginx-light)
command -v caddy >/dev/null || optional+=(caddy)
command -v openssl >/dev/null || optional+=(openssl)
[ ${#needed[@]} -gt 0 ] || [ ${#optional[@]} -gt 0 ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "== the tests need programs that are missing here; installing on this system with apt-get: ${needed[*]} ${optional[*]}"
    apt-get update -qq || true
    export DEBIAN_FRONTEND=noninteractive
    ! apt-cache show chromium-headless-shell >/dev/null 2>&1 || needed=("${needed[@]/#chromium/chromium-headless-shell}")
    [ ${#needed[@]} -eq 0 ] || apt-get install -y -qq "${needed[@]}" >/dev/null
    for one in "${optional[@]}"; do
        apt-get install -y -qq --no-install-recommends "$one" >/dev/null || echo "$one cannot be installed: its tests are skipped" >&2
    done
    exit 0
fi
[ ${#optional[@]} -eq 0 ] || echo "Some tests are skipped without ${optional[*]}: sudo apt-get install -y ${optional[*]}" >&2
[ ${#needed[@]} -eq 0 ] || { echo "The tests need ${needed[*]}: sudo apt-get install -y ${needed[*]}" >&2; exit 1; }
