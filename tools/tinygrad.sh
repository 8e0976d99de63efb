#!/bin/sh
# Creates a Python environment with tinygrad from PyPI for tools/tinygrad_check.py: tinygrad.sh [DIRECTORY]
#
# The versions are pinned. tinygrad compiles its kernels with libLLVM, which apt-get install libllvm22 provides.
set -eu
cd "$(dirname "$0")/.."
venv=${1:-target/tinygrad-venv}
[ -x "$venv/bin/python" ] || python3 -m venv "$venv"
if "$venv/bin/python" -c 'import importlib.metadata as m; assert m.version("tinygrad") == "0.14.0"' 2>/dev/null; then
    exit 0
fi
rm -f "$venv/unreachable"
if ! "$venv/bin/pip" install --quiet --disable-pip-version-check tinygrad==0.14.0 numpy==2.4.6; then
    echo "skipped: PyPI cannot be reached"
    : > "$venv/unreachable"
fi
