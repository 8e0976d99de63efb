"""Runs random training programs in PyTorch. Reads programs as JSON from stdin, and writes what each step gave.

`ignis-train/tests/it/random_training.rs` writes the programs. A program has `parameters` (`shape`, `data`), `layers`
(indices of a weight and of a bias or null), `extra` (the index of a parameter that only some losses depend on), `dtype`,
`settings`, and `actions`:

- `step`: `rate`, and for each of its `batches` the inputs `x`, the targets `t`, the `weight`, the `frozen` layers, whose
  parameters have no gradient, and the factors `extra` or null. A factor of null is infinite.
- `set`: `elements` replaces those of all parameters.
- `dtype`, `settings`: the program continues with the same state and another type or other settings.

Programs in `f32` are computed in `f64`. In 16-bit types the parameters and the optimiser are in `f64`, and every
operation of the model rounds to the type. The loss scale and the skipped steps follow the rules of
`torch.amp.GradScaler`, written out here because a weight is applied after the gradients of a batch were divided by the
scale.
"""

import json
import math
import sys

import torch

DTYPES = {"f32": torch.float64, "bf16": torch.bfloat16, "f16": torch.float16}


def make_optimizer(settings, parameters):
    options = dict(settings["options"])
    decay = options.pop("weight_decay")
    groups = [
        {"params": [p], "weight_decay": decay if settings["decay"] == "all" or p.dim() >= 2 else 0.0}
        for p in parameters
    ]
    return {"adamw": torch.optim.AdamW, "sgd": torch.optim.SGD}[settings["rule"]](groups, lr=1.0, **options)


class Run:
    def __init__(self, program):
        self.layers, self.extra = program["layers"], program["extra"]
        self.dtype = DTYPES[program["dtype"]]
        self.parameters = [
            torch.tensor(p["data"], dtype=torch.float64).reshape(p["shape"]).requires_grad_()
            for p in program["parameters"]
        ]
        self.settings, self.optimizer = None, None
        self.scale, self.streak = 1.0, 0
        self.change(program["settings"])

    def change(self, settings):
        """Continues with other settings and the state so far."""
        before = self.settings and self.settings["scaling"]
        optimizer = make_optimizer(settings, self.parameters)
        if self.optimizer:
            for parameter, state in self.optimizer.state.items():
                optimizer.state[parameter] = state
        scaling = settings["scaling"]
        if not scaling:
            self.scale, self.streak = 1.0, 0
        elif not before:
            self.scale, self.streak = scaling["initial"], 0
        self.settings, self.optimizer = settings, optimizer

    def loss(self, batch):
        wide = torch.float64 if self.dtype == torch.float64 else torch.float32
        values = [p.to(self.dtype) for p in self.parameters]
        h = torch.tensor(batch["x"], dtype=wide).to(self.dtype)
        for at, (weight, bias) in enumerate(self.layers):
            w, b = values[weight], None if bias is None else values[bias]
            if at in batch["frozen"]:
                w, b = w.detach(), None if b is None else b.detach()
            h = h @ w.T
            if b is not None:
                h = h + b
            if at + 1 < len(self.layers):
                h = torch.tanh(h)
        error = h.to(wide) - torch.tensor(batch["t"], dtype=wide)
        loss = (error * error).mean()
        if batch["extra"] is not None:
            factors = [math.inf if x is None else x for x in batch["extra"]]
            factors = torch.tensor(factors, dtype=wide).to(self.dtype)
            loss = loss + (values[self.extra] * factors).sum().to(wide)
        return loss

    def step(self, action):
        losses, gradients = [], [None] * len(self.parameters)
        for batch in action["batches"]:
            loss = self.loss(batch)
            losses.append(loss.item())
            start = torch.tensor(self.scale, dtype=loss.dtype)
            found = torch.autograd.grad(loss, self.parameters, grad_outputs=start, allow_unused=True)
            for at, gradient in enumerate(found):
                if gradient is not None:
                    part = gradient * (batch["weight"] / self.scale)
                    gradients[at] = part if gradients[at] is None else gradients[at] + part
        if self.settings["missing"] == "zero":
            gradients = [torch.zeros_like(p) if g is None else g for p, g in zip(self.parameters, gradients)]
        norm = math.sqrt(sum((g * g).sum().item() for g in gradients if g is not None))
        skipped = not math.isfinite(norm)
        scaling = self.settings["scaling"]
        if skipped:
            self.streak = 0
            if scaling:
                self.scale *= scaling["backoff"]
        else:
            clip = self.settings["clip"]
            factor = clip / norm if clip is not None and norm > clip else 1.0
            for group in self.optimizer.param_groups:
                group["lr"] = action["rate"]
            for parameter, gradient in zip(self.parameters, gradients):
                parameter.grad = None if gradient is None else gradient * factor
            self.optimizer.step()
            self.streak += 1
            if scaling and self.streak >= scaling["interval"]:
                self.scale, self.streak = self.scale * scaling["growth"], 0
        return {
            "losses": [loss if math.isfinite(loss) else None for loss in losses],
            "skipped": skipped,
            "scale": self.scale,
            "parameters": [p.detach().flatten().tolist() for p in self.parameters],
        }

    def act(self, action):
        kind = action["action"]
        if kind == "step":
            return self.step(action)
        if kind == "set":
            with torch.no_grad():
                for parameter, elements in zip(self.parameters, action["elements"]):
                    parameter.copy_(torch.tensor(elements, dtype=torch.float64).reshape(parameter.shape))
        elif kind == "dtype":
            self.dtype = DTYPES[action["dtype"]]
        elif kind == "settings":
            self.change(action["settings"])
        else:
            raise ValueError(kind)
        return None


def run(program):
    state = Run(program)
    results = (state.act(action) for action in program["actions"])
    return [result for result in results if result is not None]


torch.set_num_threads(1)
json.dump([run(program) for program in json.load(sys.stdin)], sys.stdout)
