"""Greedy generation by transformers with the settings of model directories, for the Rust tests.

    python3 tools/generation_reference.py DIR < CASES > RESULTS

CASES is a list of {"name", "config", "generation", "weights", "prompt", "count"}. For each, a directory DIR/NAME is made
from a small checkpoint of make_checkpoint.py: `config` is merged into config.json, and a null removes a key if it is the
string "absent"; `generation` is generation_config.json, or null for none; `weights` is "" (tied), "equal" (with an equal
lm_head.weight), or "alone" (lm_head.weight without the embedding). RESULTS is {"results": [..], "generation_keys": [..],
"config_keys": {FAMILY: [..]}}: of each case {"tokens", "margin"} or {"error"}. `margin` is the least distance of the two largest
scores. The keys are those of transformers' GenerationConfig and of the families' configurations.
"""

import argparse
import dataclasses
import json
import logging
import os
import sys

import make_checkpoint
import torch
import transformers
from safetensors.torch import load_file, save_file
from transformers import (AutoModelForCausalLM, GenerationConfig, LlamaConfig, MistralConfig, Qwen2Config,
                          Qwen3Config)

ABSENT = "absent"


def base(path):
    """The checkpoint that all cases share."""
    out, sys.stdout = sys.stdout, sys.stderr
    make_checkpoint.make(argparse.Namespace(
        out=path, layers=2, hidden=64, mlp=96, heads=4, kv_heads=2, head_dim=32, vocab=1536, context=128, theta=1e4,
        untied=False, shards=1, dialect=4, dtype="f32", seed=3, family="qwen3", rope=None, window=None, first_window=0,
        bare=False))
    sys.stdout = out
    return json.load(open(os.path.join(path, "config.json"))), load_file(os.path.join(path, "model.safetensors"))


def write(path, config, tensors, case):
    os.makedirs(path, exist_ok=True)
    config = {k: v for k, v in {**config, **case["config"]}.items() if v != ABSENT}
    with open(os.path.join(path, "config.json"), "w") as f:
        json.dump(config, f)
    if case["generation"] is not None:
        with open(os.path.join(path, "generation_config.json"), "w") as f:
            json.dump(case["generation"], f)
    tensors = dict(tensors)
    if case["weights"]:
        tensors["lm_head.weight"] = tensors["model.embed_tokens.weight"].clone()
    if case["weights"] == "alone":
        del tensors["model.embed_tokens.weight"]
    save_file(tensors, os.path.join(path, "model.safetensors"), metadata={"format": "pt"})
    for name in ["tokenizer.json", "tokenizer_config.json"]:
        with open(os.path.join(make_checkpoint.TINY, name), "rb") as source:
            with open(os.path.join(path, name), "wb") as f:
                f.write(source.read())


def generate(path, case):
    model = AutoModelForCausalLM.from_pretrained(path, dtype=torch.float32, attn_implementation="eager").eval()
    ids = torch.tensor([case["prompt"]])
    out = model.generate(ids, attention_mask=torch.ones_like(ids), max_new_tokens=case["count"], do_sample=False,
                         num_beams=1, output_scores=True, return_dict_in_generate=True)
    best = [scores[0].topk(2).values for scores in out.scores]
    margin = min((float(x[0] - x[1]) for x in best), default=1.0)
    return {"tokens": out.sequences[0, ids.shape[1]:].tolist(), "margin": margin}


def main():
    logging.disable(logging.WARNING)
    transformers.utils.logging.disable_progress_bar()
    torch.set_num_threads(1)
    folder = sys.argv[1]
    config, tensors = base(os.path.join(folder, "base"))
    results = []
    for case in json.load(sys.stdin):
        path = os.path.join(folder, case["name"])
        write(path, config, tensors, case)
        try:
            results.append(generate(path, case))
        except Exception as e:  # whatever transformers raises
            results.append({"error": f"{type(e).__name__}: {e}"})
    families = [LlamaConfig, MistralConfig, Qwen2Config, Qwen3Config]
    config_keys = {c.model_type: [f.name for f in dataclasses.fields(c)] + list(c().to_dict()) for c in families}
    generation_keys = [k for k in vars(GenerationConfig()) if not k.startswith("_")] + list(
        GenerationConfig().to_dict()) + list(GenerationConfig._get_default_generation_params())
    public = lambda keys: sorted({k for k in keys if not k.startswith("_") and k != "heterogeneity"})
    json.dump({"results": results, "generation_keys": public(generation_keys),
               "config_keys": {name: public(keys) for name, keys in config_keys.items()}}, sys.stdout)


if __name__ == "__main__":
    main()
