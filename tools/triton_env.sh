#!/usr/bin/env bash
# Creates a Python environment with Triton for tools/gemm_rivals/compile.py: triton_env.sh DIRECTORY
#
# Triton takes 1 GB of disk space. It compiles for gfx1100 without a GPU and without PyTorch. The version is pinned so
# that the code objects do not change.
set -euo pipefail
venv=$1
[ -x "$venv/bin/python" ] || python3 -m venv "$venv"
if "$venv/bin/python" -c 'import triton; assert triton.__version__ == "3.9.0"' 2>/dev/null; then exit 0; fi
"$venv/bin/pip" install --quiet --disable-pip-version-check --no-cache-dir triton==3.9.0 numpy==2.4.6
"$venv/bin/python" -c 'import triton'
