#!/usr/bin/env bash
# Creates a Python environment with PyTorch, transformers and gguf for tools/reference.py and others:
# oracle_env.sh DIRECTORY
#
# PyPI's PyTorch for Linux is the CUDA build. It can be imported without a GPU if the libraries that it links are
# installed; triton and the solver libraries are not needed. Versions are pinned so that the reference results do not
# change.
set -euo pipefail
venv=$1
[ -x "$venv/bin/python" ] || python3 -m venv "$venv"
if "$venv/bin/python" -c 'import gguf, torch, transformers' 2>/dev/null; then exit 0; fi
pip() { "$venv/bin/pip" install --quiet --disable-pip-version-check --no-cache-dir "$@"; }
pip transformers==5.23.0 tokenizers==0.23.3 safetensors==0.8.0 numpy==2.4.6 jinja2==3.1.6 sympy==1.14.0 networkx==3.6.1
pip --no-deps torch==2.15.0 cuda-toolkit==13.2.2 \
  nvidia-cublas==13.4.1.3 nvidia-cuda-cupti==13.2.86 nvidia-cuda-nvrtc==13.2.86 nvidia-cuda-runtime==13.2.86 \
  nvidia-cudnn-cu13==9.26.0.51 nvidia-cufft==12.2.0.57 nvidia-cufile==1.17.1.22 nvidia-cusparse==12.7.10.12 \
  nvidia-cusparselt-cu13==0.8.1 nvidia-nccl-cu13==2.30.7 nvidia-nvjitlink==13.2.86 nvidia-nvshmem-cu13==3.7.2
pip --no-deps gguf==0.19.0
"$venv/bin/python" -c 'import gguf, torch, transformers'
