"""Trains the tiny Qwen3 with PyTorch, and compares the held-out loss with that of ignis-train.

    train_tiny_qwen3 export --folder RUN                  # writes RUN/pytorch
    python3 compare.py RUN/pytorch                        # trains, writes RUN/pytorch/held_out.json
    python3 compare.py RUN/pytorch --model RUN/model      # the same, and compares the model of ignis-train

PyTorch starts with the same parameters and uses the same batches, learning rates and optimiser, in f32. Both held-out
losses are computed by PyTorch in f32, that of ignis-train with the parameters of the file, which are rounded to bf16.
The exit code is 1 if that loss is more than 1 % above PyTorch's. held_out.json is not computed again.
"""

import argparse
import json
import os
import sys
import time

import torch
from safetensors.torch import load_file
from transformers import Qwen3Config, Qwen3ForCausalLM

BOUND = 0.01


def load(folder, config):
    """The model of a folder, in f32."""
    with open(os.path.join(config, "config.json"), encoding="utf-8") as f:
        model = Qwen3ForCausalLM(Qwen3Config(**json.load(f))).float()
    state = {k: v.float() for k, v in load_file(os.path.join(folder, "model.safetensors")).items()}
    missing, extra = model.load_state_dict(state, strict=False)
    assert missing == ["lm_head.weight"] and not extra, (missing, extra)
    model.tie_weights()
    return model


def loss_of(model, rows):
    logits = model(input_ids=rows[:, :-1], use_cache=False).logits
    return torch.nn.functional.cross_entropy(logits.flatten(0, 1), rows[:, 1:].flatten())


def held_out(model, batches):
    model.eval()
    with torch.no_grad():
        mean = sum(loss_of(model, rows).item() for rows in batches) / len(batches)
    model.train()
    return mean


def train(folder, batches):
    """Trains for all steps of the recipe, and returns the held-out loss."""
    with open(os.path.join(folder, "recipe.json"), encoding="utf-8") as f:
        recipe = json.load(f)
    model = load(folder, folder)
    model.train()
    matrices = [p for p in model.parameters() if p.dim() >= 2]
    others = [p for p in model.parameters() if p.dim() < 2]
    optimizer = torch.optim.AdamW(
        [{"params": matrices, "weight_decay": recipe["decay"]}, {"params": others, "weight_decay": 0.0}],
        betas=(recipe["beta1"], recipe["beta2"]), eps=recipe["epsilon"],
    )
    start = time.time()
    for step, (rows, rate) in enumerate(zip(batches["train"].long(), recipe["rates"], strict=True)):
        for group in optimizer.param_groups:
            group["lr"] = rate
        loss = loss_of(model, rows)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), recipe["clip"])
        optimizer.step()
        if step % 250 == 0:
            found = held_out(model, batches["held_out"].long())
            print(f"step {step}: loss {loss.item():.4f}, held-out loss {found:.4f}, {time.time() - start:.0f} s", flush=True)
    return held_out(model, batches["held_out"].long())


def main():
    p = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    p.add_argument("folder", help="what `train_tiny_qwen3 export` has written")
    p.add_argument("--model", help="the folder of the model that ignis-train has trained")
    p.add_argument("--threads", type=int, default=1)
    args = p.parse_args()
    torch.set_num_threads(args.threads)
    batches = load_file(os.path.join(args.folder, "batches.safetensors"))
    path = os.path.join(args.folder, "held_out.json")
    if not os.path.exists(path):
        loss = train(args.folder, batches)
        with open(path, "w", encoding="utf-8") as f:
            json.dump({"pytorch": loss}, f)
    with open(path, encoding="utf-8") as f:
        theirs = json.load(f)["pytorch"]
    print(f"PyTorch: held-out loss {theirs:.4f}")
    if args.model is None:
        return 0
    ours = held_out(load(args.model, args.folder), batches["held_out"].long())
    print(f"ignis-train: held-out loss {ours:.4f}, {100 * (ours / theirs - 1):+.2f} %")
    return 0 if ours <= theirs * (1 + BOUND) else 1


if __name__ == "__main__":
    sys.exit(main())
