#!/usr/bin/env bash
# Checks the workspace with rust-analyzer, the language server of most editors: editor.sh
#
# Kernels must not show false errors in an editor: rust-analyzer must report no diagnostics in the examples and in
# ignis, and no errors elsewhere. These files are excluded:
# - tests/language/tests/it/kernels/mod.rs includes files of another package, whose kernels the files in cases/ name, and
#   benches/benches/timing includes the reader of recorded traces of t0-timing's tests; rust-analyzer reads only files
#   of the same package;
# - tests/tests/it/kernels_plain.rs uses unmarked constants. The macro has to read its source file for them, and
#   rust-analyzer's macro server does not say which file that is (docs/errors.md, "In an editor");
# - ignis-train/tests/mpi.rs uses the feature `mpi`, and rust-analyzer's command line enables no features.
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
  echo "rust-analyzer did not finish; its output is above"
  exit 1
fi
found="$(grep -o 'at crate .*' <<<"$lines" | sed "s# *\$##; s#$PWD/##g" | grep -v -e 'file tests/language/tests/' -e 'file tests/tests/it/kernels_plain.rs:' -e 'file benches/benches/timing/' -e 'file ignis-train/tests/mpi.rs' || true)"
wrong="$(grep -e ': Error ' -e 'file examples/' -e 'file ignis/' <<<"$found" || true)"
if [ -n "$wrong" ]; then
  echo "$wrong"
  exit 1
fi
echo "rust-analyzer reports no problems"
