#!/usr/bin/env bash
# What rust-analyzer, the language server behind most editors, finds wrong with the workspace: editor.sh
#
# Kernels are to look right in an editor too: no finding in the examples or in ignis, and no error anywhere else. Two files are left out:
# - tests/language/tests/kernels.rs includes files of another package, and rust-analyzer reads only those of its own;
# - tests/tests/kernels_plain.rs uses unmarked constants, for which the macro reads the file, and rust-analyzer's macro server does not say
#   which file that is (docs/errors.md, "In an editor").
set -euo pipefail
cd "$(dirname "$0")/.."
sources="$(rustc --print sysroot)/lib/rustlib/src/rust/library"
if ! rust-analyzer --version >/dev/null 2>&1 || [ ! -e "$sources" ]; then
  rustup component add rust-analyzer rust-src >/dev/null 2>&1 || true
fi
if ! rust-analyzer --version >/dev/null 2>&1 || [ ! -e "$sources" ]; then
  echo "skipped: rust-analyzer and rust-src are not installed, and rustup cannot get them"
  exit 0
fi
log="$(mktemp)"
trap 'rm -f "$log"' EXIT
rust-analyzer diagnostics --severity warning . >"$log" 2>&1 || true
lines="$(tr '\r' '\n' <"$log")"
if ! grep -q "diagnostic scan complete" <<<"$lines"; then
  tail -20 <<<"$lines"
  echo "rust-analyzer did not come to its end"
  exit 1
fi
found="$(grep -o 'at crate .*' <<<"$lines" | sed "s# *\$##; s#$PWD/##g" | grep -v -e 'file tests/language/tests/kernels.rs:' -e 'file tests/tests/kernels_plain.rs:' || true)"
wrong="$(grep -e ': Error ' -e 'file examples/' -e 'file ignis/' <<<"$found" || true)"
if [ -n "$wrong" ]; then
  echo "$wrong"
  exit 1
fi
echo "rust-analyzer finds nothing wrong"
