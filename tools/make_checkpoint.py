"""Creates model directories with random weights in the Hugging Face layout, of each family that ignis runs. Requires
only numpy.

Weights are chosen so that mistakes are visible: norm weights are 1 + 0.25 N(0,1), query and key norms are larger,
biases have a deviation of 0.5, and embeddings are not tiny. Tensors are written one by one, so the full 0.6B shape (1.2 GB) needs little memory.

    python3 tools/make_checkpoint.py target/oracle/gqa2 --heads 4 --kv-heads 2
    python3 tools/make_checkpoint.py target/qwen3-0.6b --full
    python3 tools/make_checkpoint.py target/oracle --matrix      # the checkpoints that the gate's oracle tests need
    python3 tools/make_checkpoint.py target/oracle --families    # those of all families that .ci/full adds
"""

import argparse
import json
import math
import os
import shutil
import struct
import zlib

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
TINY = os.path.join(HERE, "..", "assets", "tiny-qwen3")
FULL = dict(
    layers=28, hidden=1024, mlp=3072, heads=16, kv_heads=8, head_dim=128, vocab=151936, context=40960, theta=1e6
)
# name -> flags: query/key-value ratios 1, 2, 4; head_dim 64, 80 and 128; tied and untied; one and three shards; both
# formats of config.json; f32, bf16 and f16.
MATRIX = {
    "gqa1-d64": dict(heads=4, kv_heads=4, head_dim=64),
    "gqa2-d64-untied": dict(heads=4, kv_heads=2, head_dim=64, untied=True, dialect=5),
    "gqa4-d64-shards": dict(heads=8, kv_heads=2, head_dim=64, shards=3),
    "gqa2-d128": dict(heads=4, kv_heads=2, head_dim=128, dialect=5, shards=3, untied=True),
    "gqa4-d128-bf16": dict(heads=4, kv_heads=1, head_dim=128, dtype="bf16"),
    "gqa2-d80-f16": dict(heads=4, kv_heads=2, head_dim=80, dtype="f16"),
    "gqa2-d64-bf16": dict(heads=4, kv_heads=2, head_dim=64, dtype="bf16", untied=True, dialect=5),
}

# One checkpoint of each other family, and scaled rotary embeddings and windows of Qwen3, for the gate.
YARN = {"rope_type": "yarn", "factor": 4.0, "original_max_position_embeddings": 64}
LLAMA3 = {"rope_type": "llama3", "factor": 8.0, "low_freq_factor": 1.0, "high_freq_factor": 4.0,
          "original_max_position_embeddings": 64}
MATRIX |= {
    "llama-gqa2-d64-llama3-bf16": dict(family="llama", layers=2, dtype="bf16", rope=LLAMA3),
    "mistral-gqa2-d128-window": dict(family="mistral", layers=2, head_dim=128, untied=True, window=40, dtype="bf16"),
    "qwen2-gqa2-d48-untied": dict(family="qwen2", layers=2, head_dim=48, untied=True),
    "qwen3-d64-yarn-window": dict(layers=3, head_dim=64, rope=YARN, window=40, first_window=1),
}
# Those that only the long checks take.
FAMILIES = {
    "llama-mha-d48-untied": dict(family="llama", layers=2, kv_heads=4, head_dim=48, untied=True, bare=True),
    "llama-gqa4-d128-linear": dict(family="llama", layers=2, kv_heads=1, head_dim=128, untied=True, dtype="bf16",
                                   rope={"rope_type": "linear", "factor": 3.0}, dialect=5),
    "llama-gqa2-d64-llama3-f32": dict(family="llama", layers=2, rope=LLAMA3, dialect=5),
    "mistral-gqa4-d128-untied": dict(family="mistral", layers=2, kv_heads=1, head_dim=128, untied=True, dialect=5),
    "mistral-mha-d48-window": dict(family="mistral", layers=2, kv_heads=4, head_dim=48, window=17, dialect=5),
    "mistral-gqa2-d64-window-bf16": dict(family="mistral", layers=2, untied=True, window=100, dtype="bf16"),
    "qwen2-mha-d64-bf16": dict(family="qwen2", layers=2, hidden=256, kv_heads=4, dtype="bf16", dialect=5),
    "qwen2-gqa4-d64-yarn": dict(family="qwen2", layers=2, hidden=256, kv_heads=1, untied=True, rope=YARN),
    "qwen2-gqa2-d48-window-bf16": dict(family="qwen2", layers=3, head_dim=48, dtype="bf16", window=33,
                                       first_window=1, dialect=5),
    "qwen3-mha-d128-window": dict(layers=2, kv_heads=4, head_dim=128, window=65, untied=True, dialect=5),
}

# Family -> its class of transformers, and the parts that only some families have.
CLASSES = {"llama": "LlamaForCausalLM", "mistral": "MistralForCausalLM", "qwen2": "Qwen2ForCausalLM",
           "qwen3": "Qwen3ForCausalLM"}


def shapes(a):
    """Names and shapes of the tensors in the order of use."""
    h, m, q, k = a.hidden, a.mlp, a.heads * a.head_dim, a.kv_heads * a.head_dim
    yield "model.embed_tokens.weight", (a.vocab, h)
    for n in range(a.layers):
        norms, biases = [], []
        if a.family == "qwen3":
            norms = [("self_attn.q_norm.weight", (a.head_dim,)), ("self_attn.k_norm.weight", (a.head_dim,))]
        if a.family == "qwen2":
            biases = [(f"self_attn.{part}_proj.bias", (width,)) for part, width in [("q", q), ("k", k), ("v", k)]]
        for part, shape in [
            ("input_layernorm.weight", (h,)), ("self_attn.q_proj.weight", (q, h)), ("self_attn.k_proj.weight", (k, h)),
            ("self_attn.v_proj.weight", (k, h)), *norms, *biases, ("self_attn.o_proj.weight", (h, q)),
            ("post_attention_layernorm.weight", (h,)), ("mlp.gate_proj.weight", (m, h)), ("mlp.up_proj.weight", (m, h)),
            ("mlp.down_proj.weight", (h, m)),
        ]:
            yield f"model.layers.{n}.{part}", shape
    yield "model.norm.weight", (h,)
    if a.untied:
        yield "lm_head.weight", (a.vocab, h)


def random_tensor(name, shape, seed):
    """The tensor as f32. It depends only on its name, its shape and the seed."""
    rng = np.random.default_rng([seed, zlib.crc32(name.encode())])
    x = rng.standard_normal(shape, dtype=np.float32)
    if name.endswith(("q_norm.weight", "k_norm.weight")):
        return 1.5 + 0.4 * x
    if "norm" in name:
        return 1 + 0.25 * x
    if "embed_tokens" in name or name.endswith(".bias"):
        return 0.5 * x
    return x * (1 / math.sqrt(shape[1]))


def to_bf16(x):
    """Bits of f32 numbers rounded to bf16, to nearest even."""
    bits = x.view(np.uint32)
    return ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)


# --dtype -> name in safetensors, name in config.json, bytes of an element, conversion from f32.
DTYPES = {
    "f32": ("F32", "float32", 4, lambda x: x),
    "bf16": ("BF16", "bfloat16", 2, to_bf16),
    "f16": ("F16", "float16", 2, lambda x: x.astype(np.float16)),
}


def write_shard(path, tensors, seed, dtype):
    """A safetensors file, one tensor in memory at a time. Returns the bytes of data."""
    kind, _, size, convert = DTYPES[dtype]
    header, at = {"__metadata__": {"format": "pt"}}, 0
    for name, shape in tensors:
        end = at + size * math.prod(shape)
        header[name] = {"dtype": kind, "shape": list(shape), "data_offsets": [at, end]}
        at = end
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as f:
        f.write(struct.pack("<Q", len(text)) + text)
        for name, shape in tensors:
            x = random_tensor(name, shape, seed)
            f.write(convert(x).tobytes())
    return at


def config(a):
    """config.json in the spelling of transformers 4 (as on the hub) or 5."""
    c = {
        "architectures": [CLASSES[a.family]], "attention_dropout": 0.0,
        "eos_token_id": [a.vocab - 2, a.vocab - 1] if a.dialect == 5 else a.vocab - 1,
        "head_dim": a.head_dim, "hidden_act": "silu", "hidden_size": a.hidden, "initializer_range": 0.02,
        "intermediate_size": a.mlp, "max_position_embeddings": a.context, "model_type": a.family,
        "num_attention_heads": a.heads, "num_hidden_layers": a.layers, "num_key_value_heads": a.kv_heads,
        "rms_norm_eps": 1e-6, "tie_word_embeddings": not a.untied, "use_cache": True, "vocab_size": a.vocab,
    }
    windows = [a.window is not None and n >= a.first_window for n in range(a.layers)]
    if a.family in ["llama", "qwen3"]:
        c["attention_bias"] = False
    if a.family == "llama":
        c |= {"mlp_bias": False, "pretraining_tp": 1}
    if a.family == "mistral":
        c["sliding_window"] = a.window
    if a.family in ["qwen2", "qwen3"]:
        c |= {"sliding_window": a.window, "use_sliding_window": a.window is not None}
        if a.window is not None:
            c["max_window_layers"] = a.first_window
    dtype = DTYPES[a.dtype][1]
    if a.dialect == 5:
        c |= {"dtype": dtype, "rope_parameters": {"rope_theta": a.theta, **(a.rope or {"rope_type": "default"})}}
        if a.family in ["qwen2", "qwen3"]:
            c["layer_types"] = ["sliding_attention" if window else "full_attention" for window in windows]
    else:
        c |= {"torch_dtype": dtype, "rope_theta": a.theta, "rope_scaling": a.rope}
    if a.bare:
        # What configurations of Llama 2 do not have.
        for key in ["head_dim", "num_key_value_heads", "rope_theta", "attention_bias", "mlp_bias"]:
            del c[key]
    return c


def make(a):
    os.makedirs(a.out, exist_ok=True)
    done = os.path.join(a.out, "config.json")
    if os.path.exists(done):
        os.remove(done)
    tensors = list(shapes(a))
    if a.shards == 1:
        write_shard(os.path.join(a.out, "model.safetensors"), tensors, a.seed, a.dtype)
    else:
        weight_map, total = {}, 0
        cut = [len(tensors) * i // a.shards for i in range(a.shards + 1)]
        for i in range(a.shards):
            file = f"model-{i + 1:05}-of-{a.shards:05}.safetensors"
            part = tensors[cut[i]:cut[i + 1]]
            total += write_shard(os.path.join(a.out, file), part, a.seed, a.dtype)
            weight_map |= {name: file for name, _ in part}
        with open(os.path.join(a.out, "model.safetensors.index.json"), "w") as f:
            json.dump({"metadata": {"total_size": total}, "weight_map": weight_map}, f, indent=2)
    # The tiny model's tokenizer covers the first ids; the rest of the vocabulary has no text.
    for name in ["tokenizer.json", "tokenizer_config.json"]:
        shutil.copyfile(os.path.join(TINY, name), os.path.join(a.out, name))
    with open(os.path.join(a.out, "generation_config.json"), "w") as f:
        json.dump({"do_sample": False, "eos_token_id": [a.vocab - 2, a.vocab - 1]}, f)
    # Written last: a directory with config.json is complete.
    with open(done, "w") as f:
        json.dump(config(a), f, indent=2)
    print(f"{a.out}: {sum(math.prod(s) for _, s in tensors):,} parameters in {len(tensors)} tensors")


def main():
    p = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    p.add_argument("out")
    p.add_argument("--family", choices=list(CLASSES), default="qwen3")
    p.add_argument("--layers", type=int, default=4)
    p.add_argument("--hidden", type=int, default=192)
    p.add_argument("--mlp", type=int, default=512)
    p.add_argument("--heads", type=int, default=4)
    p.add_argument("--kv-heads", type=int, default=2)
    p.add_argument("--head-dim", type=int, default=64)
    p.add_argument("--vocab", type=int, default=1536)
    p.add_argument("--context", type=int, default=1024)
    p.add_argument("--theta", type=float, default=1e4)
    p.add_argument("--rope", type=json.loads, metavar="JSON", help="the scaling of rotary embeddings")
    p.add_argument("--window", type=int, help="the positions that a layer with a window sees")
    p.add_argument("--first-window", type=int, default=0, help="the first layer with a window, of Qwen2 and Qwen3")
    p.add_argument("--bare", action="store_true", help="leave out what configurations of Llama 2 do not have")
    p.add_argument("--untied", action="store_true")
    p.add_argument("--shards", type=int, default=1)
    p.add_argument("--dialect", type=int, choices=[4, 5], default=4)
    p.add_argument("--dtype", choices=list(DTYPES), default="f32")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--full", action="store_true", help="the 0.6B shape in bf16, tied")
    p.add_argument("--matrix", action="store_true",
                   help="the checkpoints of the gate's oracle tests, in directories below OUT")
    p.add_argument("--families", action="store_true", help="those of the long oracle tests, in directories below OUT")
    a = p.parse_args()
    if a.full:
        vars(a).update(FULL, dtype="bf16", untied=False)
    if a.matrix or a.families:
        for name, flags in {**(MATRIX if a.matrix else {}), **(FAMILIES if a.families else {})}.items():
            make(argparse.Namespace(**{**vars(a), **flags, "out": os.path.join(a.out, name)}))
    else:
        make(a)


if __name__ == "__main__":
    main()
