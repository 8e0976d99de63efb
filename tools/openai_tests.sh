#!/usr/bin/env bash
# Runs tests of openai-python against the server: openai_tests.sh SERVER DIRECTORY
#
# SERVER is the program ignis-serve, which serves its embedded model under any name. DIRECTORY keeps the Python
# environment, and the tests from the source distribution of the same version. openai_tests.txt lists the tests that are
# not run.
set -euo pipefail
server=$1
venv=$2
tools=$(cd "$(dirname "$0")" && pwd)
version=3.57.0
# shellcheck source=tools/served.sh
. "$tools/served.sh"
clients "$venv"
tests=$venv/openai-$version
if [ ! -e "$tests/tests/conftest.py" ]; then
  "$venv/bin/pip" download --quiet --disable-pip-version-check --no-cache-dir --no-deps --no-binary openai \
    --dest "$venv" "openai==$version"
  tar -xzf "$venv/openai-$version.tar.gz" -C "$venv"
fi
serve "$server" --any-model
TEST_API_BASE_URL=$url/v1 "$venv/bin/python" "$tools/openai_tests.py" "$tests" "$tools/openai_tests.txt"
stop
