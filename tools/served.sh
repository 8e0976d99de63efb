# Sourced by the scripts that check the server: the functions `serve`, `stop` and `clients`.
# shellcheck shell=bash

served=
log=$(mktemp)
trap '[ -z "$served" ] || kill "$served" 2>/dev/null || true; rm -f "$log"' EXIT

# Starts the server with these arguments at a free port, and sets `url` to its address.
serve() {
  "$@" --port 0 --quiet >"$log" &
  served=$!
  url=
  for _ in $(seq 600); do
    url=$(head -1 "$log")
    [ -n "$url" ] && return
    kill -0 "$served"
    sleep 0.1
  done
  echo "the server does not start" >&2
  return 1
}

# The server ends by itself when it is told to.
stop() {
  kill -TERM "$served"
  wait "$served"
  served=
}

# Creates the Python environment in a directory.
clients() {
  [ -x "$1/bin/python" ] || python3 -m venv "$1"
  if ! "$1/bin/python" -c 'import openai, anthropic, pytest, pytest_asyncio, trio, rich, inline_snapshot, aiohttp' 2>/dev/null; then
    "$1/bin/pip" install --quiet --disable-pip-version-check --no-cache-dir "openai[aiohttp]==3.57.0" anthropic==2.14.0 \
      pytest==9.0.3 pytest-asyncio==1.4.0 trio==0.32.0 rich==14.2.0 inline-snapshot==0.31.1
  fi
}
