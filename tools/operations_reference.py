"""Computes operations and their gradients with PyTorch, for the tests of ignis.

    python3 tools/operations_reference.py < cases.json > results.json

The cases come from the test `oracle_operations` of ignis, which takes them from the operations' descriptions:
[{"torch": expression, "dtype": "f32" | "bf16" | "f16", "args": [..],
  "operands": [{"name", "shape", "data", "integer", "grad"}], "grad": [..] or null, "special": bool}].
`grad` is the gradient of the result, in row-major order; null if the result has none. The result for each case is
{"shape", "data", "grads": {name: data}, "own": {"data", "grads"} or null}: computed in f64, and in `own` by PyTorch in
the 16-bit type itself. With `special`, `own` is in `f32` too: special values and limits are compared, and those of f64 are
others. Numbers are printed with all digits; infinities and NaN are the strings "inf", "-inf", "nan".
"""

import json
import math
import sys

import torch
import torch.nn.functional as F

DTYPES = {"f32": torch.float32, "bf16": torch.bfloat16, "f16": torch.float16}


def plain(tensor):
    numbers = tensor.detach().to(torch.float64).flatten().tolist()
    return [x if math.isfinite(x) else str(x) for x in numbers]


def given(numbers):
    return torch.tensor([float(x) for x in numbers], dtype=torch.float64)


def computed(case, dtype):
    tensors = {}
    for operand in case["operands"]:
        kind = torch.int64 if operand["integer"] else dtype
        tensor = given(operand["data"]).reshape(operand["shape"]).to(kind)
        tensors[operand["name"]] = tensor.requires_grad_(operand["grad"])
    out = eval(case["torch"], {"torch": torch, "F": F, "args": case["args"], "math": math}, tensors)
    grads = {}
    if case["grad"] is not None:
        grad = given(case["grad"]).reshape(out.shape).to(out.dtype)
        out.backward(grad)
        grads = {name: plain(tensor.grad) for name, tensor in tensors.items() if tensor.requires_grad}
    return {"shape": list(out.shape), "data": plain(out), "grads": grads}


def main():
    torch.set_num_threads(1)
    results = []
    for case in json.load(sys.stdin):
        result = computed(case, torch.float64)
        own = DTYPES[case["dtype"]]
        result["own"] = None if own == torch.float32 and not case.get("special") else computed(case, own)
        results.append(result)
    json.dump(results, sys.stdout)


main()
