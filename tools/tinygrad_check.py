"""Runs unmodified tinygrad on the virtual GPU and compares its results with numpy.

    tools/tinygrad.sh
    t0 virtual -- target/tinygrad-venv/bin/python tools/tinygrad_check.py [--aql] [CHIP]

By default tinygrad computes over a PM4 queue; --aql selects an AQL queue. It copies over SDMA in both cases. CHIP is
the name of the device that tinygrad must find. Each line
of the output is a check with the largest difference; the exit status is 1 if one is too large.
"""

import os
import sys

AQL = "--aql" in sys.argv[1:]
CHIPS = [word for word in sys.argv[1:] if word != "--aql"]
# Read by tinygrad when it is imported. Kernels are compiled by LLVM, in each run anew.
os.environ.update(DEV="AMD:LLVM", AMD_AQL=str(int(AQL)), CACHELEVEL="0")
if "LLVM_PATH" not in os.environ:
    import ctypes.util

    names = ["/usr/lib/x86_64-linux-gnu/libLLVM.so.22.1", "/usr/lib/llvm-22/lib/libLLVM.so.1"]
    found = [name for name in names if os.path.isfile(name)]
    os.environ["LLVM_PATH"] = found[0] if found else ctypes.util.find_library("LLVM-22") or ""

import numpy as np
from tinygrad import Device, Tensor, TinyJit, dtypes

random = np.random.default_rng(7)
failed = False


def normal(*shape):
    return random.standard_normal(shape, dtype=np.float32)


def check(name, got, expected, tolerance):
    """Prints the largest difference, relative to the largest expected value."""
    global failed
    assert got.shape == expected.shape and got.dtype == expected.dtype, (name, got.shape, got.dtype)
    scale = max(1.0, float(np.abs(expected).max()))
    difference = float(np.abs(got.astype(np.float64) - expected.astype(np.float64)).max()) / scale
    right = difference <= tolerance
    failed |= not right
    print(f"{name}: difference {difference:.2g}, {'right' if right else 'WRONG'}")


def on_device(array):
    tensor = Tensor(array).realize()
    assert tensor.device.split(":")[0] == "AMD", tensor.device
    return tensor


def softmax(x):
    e = np.exp(x.astype(np.float64) - x.max(-1, keepdims=True))
    return (e / e.sum(-1, keepdims=True)).astype(np.float32)


# Sizes of one element, of primes, of whole tiles and beyond.
for m, k, n in [(1, 1, 1), (7, 13, 5), (37, 65, 29), (64, 64, 64), (129, 100, 67)]:
    a, b = normal(m, k), normal(k, n)
    product = (on_device(a) @ on_device(b)).numpy()
    check(f"matmul {m}x{k}x{n}", product, (a.astype(np.float64) @ b).astype(np.float32), 1e-5)

half = normal(48, 80).astype(np.float16), normal(80, 16).astype(np.float16)
product = on_device(half[0]).matmul(on_device(half[1]), dtype=dtypes.float32).numpy()
check("matmul of halves", product, half[0].astype(np.float32) @ half[1].astype(np.float32), 1e-3)

for shape in [(1, 1), (3, 17), (64, 129), (5, 1000)]:
    x = 4 * normal(*shape)
    check(f"softmax {shape[0]}x{shape[1]}", on_device(x).softmax().numpy(), softmax(x), 5e-6)

x = normal(1003)
check("sum", np.array(on_device(x).sum().item(), np.float32), np.array(x.astype(np.float64).sum(), np.float32), 1e-5)
numbers = random.integers(-1000, 1000, 70_001, dtype=np.int32)
check("integers", (on_device(numbers) * 3 + 1).numpy(), numbers * 3 + 1, 0)


# A recorded graph, replayed: tinygrad binds its packets to indirect buffers.
@TinyJit
def layer(x, w):
    return (x @ w).relu().softmax().realize()


w = normal(33, 21)
for _ in range(5):
    x = normal(9, 33)
    got = layer(on_device(x), on_device(w)).numpy()
check("replayed graph", got, softmax(np.maximum(x.astype(np.float64) @ w, 0).astype(np.float32)), 1e-5)

# A copy that is larger than tinygrad's staging buffers.
large = random.integers(0, 255, 9_000_001, dtype=np.uint8)
check("large copy", on_device(large).numpy(), large, 0)

device = Device["AMD"]
compute, copies = device.compute_queue, device.sdma_queue(0)
assert device.arch in (CHIPS or [device.arch]), device.arch
assert bool(device.is_aql) == AQL
assert type(device.iface).__name__ == "KFDIface", device.iface
assert compute.put_value > 0, "no packet was sent to the compute queue"
assert copies is not None and copies.put_value > 0, "no packet was sent to SDMA"
device.synchronize()
assert copies.read_ptr[0] > 0, "SDMA has read nothing"
print(f"queues: {'AQL' if AQL else 'PM4'} {compute.put_value}, SDMA {copies.put_value}")
sys.exit(failed)
