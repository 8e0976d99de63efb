"""Trains a small Qwen3 model with PyTorch, as a reference for ignis-train.

    python3 tools/training_reference.py make target/oracle            # weights, batches and losses, in target/oracle/training
    python3 tools/training_reference.py make target/oracle --steps 8  # the losses of the first steps only
    python3 tools/training_reference.py time target/oracle --steps 6  # times steps on two threads, prints JSON

`make` writes:
  training/config.json, model.safetensors   the initial weights in f32, as a Hugging Face folder
  training/batches.safetensors              "ids" i32 [steps, rows, length + 1]: packed stories; a row's targets are its
                                            ids after the first one
  training/losses.json                      {"optimizer": {..}, "f32": [loss of each step], "mixed": [..]}

`mixed` is torch.autocast in bf16 with weights, moments and losses in f32. The optimizer is AdamW over all parameters
with gradients clipped by their global norm, and a constant rate.
"""

import argparse
import json
import os
import random
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
TINY = os.path.join(HERE, "..", "assets", "tiny-qwen3")
# What `train_tiny_qwen3 stories 100 --documents` prints.
DOCUMENTS = os.path.join(HERE, "tiny_qwen3", "documents.txt")
END = "<|endoftext|>"
SHAPE = dict(
    vocab_size=2048, hidden_size=256, intermediate_size=768, num_hidden_layers=4, num_attention_heads=8,
    num_key_value_heads=4, head_dim=64, max_position_embeddings=256, rms_norm_eps=1e-6, tie_word_embeddings=True,
)
THETA = 10000.0
STEPS, ROWS, LENGTH = 200, 4, 128
OPTIMIZER = dict(rate=3e-4, beta1=0.9, beta2=0.95, eps=1e-8, decay=0.05, clip=1.0)


def packed(seed):
    """Ids [STEPS, ROWS, LENGTH + 1] of documents in random order, one after the other."""
    from tokenizers import Tokenizer

    tokenizer = Tokenizer.from_file(os.path.join(TINY, "tokenizer.json"))
    with open(DOCUMENTS, encoding="utf-8") as f:
        documents = [tokenizer.encode(text + END).ids for text in f.read().split(END + "\n")[:-1]]
    rng = random.Random(seed)
    streams = [[] for _ in range(ROWS)]
    for stream in streams:
        while len(stream) < STEPS * LENGTH + 1:
            stream.extend(rng.choice(documents))
    return [[s[i * LENGTH:(i + 1) * LENGTH + 1] for s in streams] for i in range(STEPS)]


def make(folder, seed, steps):
    import torch
    from safetensors.torch import save_file
    from transformers import Qwen3Config, Qwen3ForCausalLM

    os.makedirs(folder, exist_ok=True)
    torch.manual_seed(seed)
    model = Qwen3ForCausalLM(Qwen3Config(**SHAPE, rope_theta=THETA, initializer_range=0.02, use_cache=False))
    state = {k: v.contiguous() for k, v in model.state_dict().items() if k != "lm_head.weight"}
    save_file(state, os.path.join(folder, "model.safetensors"), metadata={"format": "pt"})
    config = dict(
        architectures=["Qwen3ForCausalLM"], model_type="qwen3", **SHAPE, attention_bias=False, attention_dropout=0.0,
        eos_token_id=0, hidden_act="silu", initializer_range=0.02, rope_scaling=None, rope_theta=THETA,
        sliding_window=None, torch_dtype="float32", use_cache=False, use_sliding_window=False,
    )
    with open(os.path.join(folder, "config.json"), "w", encoding="utf-8") as f:
        json.dump(config, f, indent=2)
    ids = torch.tensor(packed(seed + 1), dtype=torch.int32)
    save_file({"ids": ids}, os.path.join(folder, "batches.safetensors"))
    losses = {kind: trained(folder, kind, steps)[0] for kind in ["f32", "mixed"]}
    # Written last: a folder with it is complete.
    with open(os.path.join(folder, "losses.json"), "w", encoding="utf-8") as f:
        json.dump({"optimizer": OPTIMIZER, **losses}, f)
    for kind, all_losses in losses.items():
        print(f"{kind}: {all_losses[0]:.4f} -> {all_losses[-1]:.4f}", file=sys.stderr)


def trained(folder, kind, steps):
    """Trains from the folder's weights: the loss and the seconds of each step."""
    import torch
    from safetensors.torch import load_file
    from transformers import Qwen3Config, Qwen3ForCausalLM

    model = Qwen3ForCausalLM(Qwen3Config(**SHAPE, rope_theta=THETA, use_cache=False))
    missing, extra = model.load_state_dict(load_file(os.path.join(folder, "model.safetensors")), strict=False)
    assert missing == ["lm_head.weight"] and not extra, (missing, extra)
    model.tie_weights()
    model.train()
    ids = load_file(os.path.join(folder, "batches.safetensors"))["ids"].long()
    o = OPTIMIZER
    optimizer = torch.optim.AdamW(
        model.parameters(), lr=o["rate"], betas=(o["beta1"], o["beta2"]), eps=o["eps"], weight_decay=o["decay"],
        fused=True,
    )
    losses, seconds = [], []
    for rows in ids[:steps]:
        start = time.perf_counter()
        with torch.autocast("cpu", dtype=torch.bfloat16, enabled=kind == "mixed"):
            logits = model(input_ids=rows[:, :-1]).logits
            loss = torch.nn.functional.cross_entropy(logits.flatten(0, 1), rows[:, 1:].flatten())
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), o["clip"])
        optimizer.step()
        losses.append(loss.item())
        seconds.append(time.perf_counter() - start)
    return losses, seconds


def main():
    p = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    p.add_argument("command", choices=["make", "time"])
    p.add_argument("out")
    p.add_argument("--steps", type=int, default=STEPS)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--threads", type=int, default=2)
    args = p.parse_args()
    import torch

    torch.set_num_threads(args.threads)
    folder = os.path.join(args.out, "training")
    if args.command == "make":
        make(folder, args.seed, args.steps)
        return
    result = {}
    for kind in ["f32", "mixed"]:
        losses, seconds = trained(folder, kind, args.steps)
        result[kind] = {"losses": losses, "seconds": seconds}
    json.dump(result, sys.stdout)


main()
