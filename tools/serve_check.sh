#!/usr/bin/env bash
# Checks the server with the official clients for Python: serve_check.sh SERVER DIRECTORY
#
# SERVER is the program ignis-serve, which serves its embedded model at a free port. DIRECTORY keeps the Python
# environment. Versions are pinned.
set -euo pipefail
server=$1
venv=$2
tools=$(dirname "$0")
# shellcheck source=tools/served.sh
. "$tools/served.sh"
clients "$venv"
serve "$server"
"$venv/bin/python" "$tools/clients_check.py" "$url" tiny-qwen3
stop
