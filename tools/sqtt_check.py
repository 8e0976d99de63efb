"""Reads a thread trace of `t0 trace --sqtt` with tinygrad's decoder, and compares it with the Perfetto trace of the run.

    t0 trace X.co .. --out trace.json --sqtt trace.sqtt
    python tools/sqtt_check.py X.co trace.sqtt trace.json

The decoder walks through the code object by itself: it starts at the first instruction of the code, follows branches,
and names the instruction of each packet. The kernel must therefore stand first in the code object. Compared are the
waves, and for each wave of SIMD 0 its instructions in order: address, name and clock. `s_delay_alu` has no packet. The
clocks of all executions of vector instructions are compared too.
"""

import json
import re
import sys
from pathlib import Path

from tinygrad.renderer.amd import detect_format, sqtt
from tinygrad.viz import serve

VECTOR = {"vector", "transcendental", "f64", "matrix"}


class Buffer:
    """An instruction of the formats MUBUF and MTBUF, which tinygrad's tables of RDNA3 do not have."""

    op_name = ""

    def size(self):
        return 8


def listing(code, _target):
    """The instructions of a code object by address, for the decoder."""
    text = serve.get_elf_section(code, ".text")
    address, rest, found = text.header.sh_addr, text.content, {}
    while rest:
        try:
            inst = detect_format(rest, "rdna3").from_bytes(rest)
        except ValueError:
            if rest[3] >> 2 not in (0b111000, 0b111010):
                raise
            inst = Buffer()
        found[address] = inst
        address, rest = address + inst.size(), rest[inst.size() :]
    return found


def expected(trace):
    """The instructions of each wave of SIMD 0 as (offset, name, clock), the waves of all SIMDs, and the executions."""
    simds = {
        event["tid"]: int(re.search(r"\(SIMD (\d+)\)", event["args"]["name"])[1])
        for event in trace["traceEvents"]
        if event["name"] == "thread_name"
    }
    threads = {tid: [] for tid, simd in simds.items() if simd == 0}
    executions = []
    for event in trace["traceEvents"]:
        if event["ph"] != "X" or event["tid"] not in threads:
            continue
        name, args = event["name"].split()[0], event["args"]
        if event["cat"] in VECTOR:
            executions.append(args["done clock"])
        if name != "s_delay_alu":
            threads[event["tid"]].append((args["offset"], name, args["issue clock"]))
    return list(threads.values()), sorted(simds.values()), sorted(executions)


def decoded(code, data):
    """The same from the bytes."""
    waves, order, simds, executions = {}, [], [], []
    for packet in sqtt.decode(data):
        if isinstance(packet, sqtt.WAVESTART):
            simds.append(packet.simd)
        if isinstance(packet, sqtt.ALUEXEC) and packet.src == sqtt.AluSrc.VALU:
            executions.append(packet._time)
    first = None
    serve.amd_decode = listing
    for packet, info in sqtt.map_insts(data, code, "gfx1100"):
        if info is None:
            continue
        first = info.pc if first is None else min(first, info.pc)
        if info.wave not in waves:
            order.append(info.wave)
        name = "s_endpgm" if isinstance(packet, sqtt.WAVEEND) else getattr(info.inst, "op_name", "").lower()
        waves.setdefault(info.wave, []).append((info.pc, name, packet._time))
    threads = [[(pc - first, name, clock) for pc, name, clock in waves[wave]] for wave in sorted(order)]
    return threads, sorted(simds), sorted(executions)


def plain(name):
    """A name without its encoding. Pairs and accesses to buffers are compared by address only."""
    if name == "" or name.startswith(("v_dual_", "buffer_", "tbuffer_")):
        return ""
    return re.sub(r"_(e32|e64|dpp|e64_dpp)$", "", name)


def differences(found, wanted):
    """What differs, as text."""
    (waves, simds, executions), (wanted_waves, wanted_simds, wanted_executions) = found, wanted
    if simds != wanted_simds:
        yield f"waves start on the SIMDs {simds}, expected {wanted_simds}"
    if len(waves) != len(wanted_waves):
        yield f"{len(waves)} waves of SIMD 0, expected {len(wanted_waves)}"
    for n, (wave, other) in enumerate(zip(waves, wanted_waves)):
        if len(wave) != len(other):
            yield f"wave {n}: {len(wave)} instructions, expected {len(other)}"
        for i, ((pc, name, clock), (offset, text, issue)) in enumerate(zip(wave, other)):
            if (pc, plain(name), clock) != (offset, plain(text), issue):
                yield f"wave {n}, instruction {i}: {name} at {pc:#x}, clock {clock}; expected {text} at {offset:#x}, clock {issue}"
                break
    if executions != wanted_executions:
        yield f"{len(executions)} executions, expected {len(wanted_executions)} at other clocks"


def main():
    code, data, trace = (Path(path).read_bytes() for path in sys.argv[1:4])
    found, wanted = decoded(code, data), expected(json.loads(trace))
    wrong = list(differences(found, wanted))
    print("\n".join(wrong), file=sys.stderr)
    if wrong:
        sys.exit(1)
    instructions = sum(map(len, found[0]))
    print(f"{len(found[1])} waves, {instructions} instructions of SIMD 0, {len(found[2])} executions: equal")


main()
