"""Runs PyTorch's optimisers in f64. Reads cases as JSON from stdin, and writes the parameters after each step.

A case has `rule` ("adamw" or "sgd") with `options`, `clip` (a norm or null), `rates` (one for each step), `parameters`
(lists of numbers), and `gradients` (for each step, a list for each parameter).
"""

import json
import sys

import torch

RULES = {"adamw": torch.optim.AdamW, "sgd": torch.optim.SGD}


def run(case):
    parameters = [torch.tensor(p, dtype=torch.float64, requires_grad=True) for p in case["parameters"]]
    optimizer = RULES[case["rule"]](parameters, lr=1.0, **case["options"])
    results = []
    for rate, gradients in zip(case["rates"], case["gradients"], strict=True):
        for group in optimizer.param_groups:
            group["lr"] = rate
        for parameter, gradient in zip(parameters, gradients, strict=True):
            parameter.grad = torch.tensor(gradient, dtype=torch.float64)
        if case["clip"] is not None:
            torch.nn.utils.clip_grad_norm_(parameters, case["clip"])
        optimizer.step()
        results.append([parameter.detach().tolist() for parameter in parameters])
    return results


json.dump([run(case) for case in json.load(sys.stdin)], sys.stdout)
