#!/usr/bin/env bash
# Runs openai_test, a conformance test of OpenAI's interface, against the server: conformance_check.sh SERVER DIRECTORY
#
# SERVER is the program ignis-serve, which serves its embedded model. DIRECTORY keeps the package of npm. The version is
# pinned.
set -euo pipefail
server=$1
directory=$2
tools=$(dirname "$0")
# shellcheck source=tools/served.sh
. "$tools/served.sh"
program=$directory/node_modules/.bin/webai-at-home
if [ ! -e "$program" ]; then
  mkdir -p "$directory"
  npm install --prefix "$directory" --ignore-scripts --no-audit --no-fund --silent webai-at-home@0.1.8
fi
serve "$server"
report=$directory/report.json
node "$program" openai_test conformance --base_url "$url/v1" --model tiny-qwen3 --profile full --ci --format json \
  --output "$report" || echo "openai_test failed with status $?"
python3 "$tools/conformance_check.py" "$report"
stop
