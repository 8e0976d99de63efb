#!/usr/bin/env python3
"""Lists the recorded lines of LLVM's gfx11 tests that llvm-mc-22 does not reproduce.

Each line of tests/data/llvm_gfx11_vectors.tsv.gz pairs a text with bytes. This script asks llvm-mc-22, with the line's
own target and attributes, for the bytes of the text and for the text of the bytes. It writes the lines for which one of
them differs to t0-isa/tests/it/oracle/vectors_one_way.tsv: the line number, counted from 0, the direction that fails
(`parse`, `print` or both), file, text.

usage: tools/vectors.py tests/data/llvm_gfx11_vectors.tsv.gz > t0-isa/tests/it/oracle/vectors_one_way.tsv
"""
import gzip
import re
import subprocess
import sys
from collections import defaultdict

LLVM_MC = ["llvm-mc-22", "-triple=amdgcn-amd-amdhsa"]


def ask(attributes, lines, disassemble):
    """The output of llvm-mc for each line, or None if it refuses the line."""
    flags = [flag.replace("--", "-") for flag in attributes.split()]
    mode = ["-disassemble"] if disassemble else ["-show-encoding"]
    # A marker after each line keeps inputs and outputs aligned when lines are refused. No recorded line has this
    # constant.
    mark = "0x39,0x30,0x80,0xbf" if disassemble else "s_nop 0x3039"
    text = "".join(f"{line}\n{mark}\n" for line in lines)
    run = subprocess.run(LLVM_MC + flags + mode, input=text, capture_output=True, text=True)
    answers, last = [], None
    for row in run.stdout.splitlines():
        row = row.strip()
        if row.startswith("s_nop 0x3039"):
            answers.append(last)
            last = None
        elif row and not row.startswith((".", ";")):
            last = row
    assert len(answers) == len(lines), f"{attributes}: {len(answers)} answers to {len(lines)} lines"
    return answers


def main():
    groups = defaultdict(list)
    with gzip.open(sys.argv[1], "rt") as file:
        next(file)
        for number, line in enumerate(file):
            name, attributes, direction, text, code = line.rstrip("\n").split("\t")
            groups[attributes].append((number, name, direction, text, code))
    found = []
    for attributes, lines in groups.items():
        spaced = [",".join(f"0x{code[i:i + 2]}" for i in range(0, len(code), 2)) for *_, code in lines]
        encoded = ask(attributes, [text for *_, text, _ in lines], False)
        printed = ask(attributes, spaced, True)
        for (number, name, direction, text, code), bytes_, again in zip(lines, encoded, printed):
            match = re.search(r"encoding: \[([^]]*)\]", bytes_ or "")
            ways = []
            if not match or match.group(1).replace("0x", "").replace(",", "") != code:
                ways.append("parse")
            if " ".join((again or "").split()) != " ".join(text.split()):
                ways.append("print")
            if ways:
                found.append((number, "+".join(ways), name, text))
    print("line\tllvm-mc-22 fails to\tfile\ttext")
    for columns in sorted(found):
        print("\t".join(map(str, columns)))


main()
