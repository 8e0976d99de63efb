#!/usr/bin/env bash
# Checks the server with the official clients for Python: serve_check.sh SERVER DIRECTORY
#
# SERVER is the program ignis-serve, which serves its embedded model at a free port. DIRECTORY keeps the Python
# environment. Versions are pinned.
set -euo pipefail
server=$1
venv=$2
[ -x "$venv/bin/python" ] || python3 -m venv "$venv"
if ! "$venv/bin/python" -c 'import openai, anthropic' 2>/dev/null; then
  "$venv/bin/pip" install --quiet --disable-pip-version-check --no-cache-dir openai==3.57.0 anthropic==2.14.0
fi
log=$(mktemp)
"$server" --port 0 --quiet >"$log" &
pid=$!
trap 'kill "$pid" 2>/dev/null || true; rm -f "$log"' EXIT
url=
for _ in $(seq 600); do
  url=$(head -1 "$log")
  [ -n "$url" ] && break
  kill -0 "$pid"
  sleep 0.1
done
"$venv/bin/python" "$(dirname "$0")/clients_check.py" "$url" tiny-qwen3
# The server ends by itself when it is told to.
kill -TERM "$pid"
wait "$pid"
