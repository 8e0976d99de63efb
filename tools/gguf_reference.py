"""Writes GGUF files and blocks with the `gguf` package, and what the package makes of them, for the Rust tests.

    python3 tools/gguf_reference.py target/oracle     # creates target/oracle/gguf

Needs gguf and numpy. Files written:

OUT/gguf/NAME.blocks and NAME.f32: blocks of the type NAME, and their numbers as the package computes them. The blocks
  of 32 elements are those to which the package quantises normally distributed numbers, and others with random bits. The
  package does not quantise to blocks of 256 elements: all of those have random bits.
OUT/gguf/tiny-NAME.gguf: the model in assets/tiny-qwen3 with its matrices in the type NAME.
"""

import argparse
import json
import os
import struct

import gguf
import numpy as np
from gguf import GGMLQuantizationType as Type

HERE = os.path.dirname(os.path.abspath(__file__))
TINY = os.path.join(HERE, "..", "assets", "tiny-qwen3")
PLAIN = [Type.F32, Type.F16, Type.BF16]
SMALL = [Type.Q8_0, Type.Q4_0, Type.Q4_1, Type.Q5_0, Type.Q5_1]
LARGE = [Type.Q4_K, Type.Q5_K, Type.Q6_K]
# Where the 16-bit scales and minima of a block are.
HALVES = {Type.Q8_0: [0], Type.Q4_0: [0], Type.Q4_1: [0, 2], Type.Q5_0: [0], Type.Q5_1: [0, 2], Type.Q4_K: [0, 2],
          Type.Q5_K: [0, 2], Type.Q6_K: [208]}


def random_blocks(rng, kind, count):
    _, size = gguf.GGML_QUANT_SIZES[kind]
    blocks = rng.integers(0, 256, (count, size), dtype=np.uint8)
    for at in HALVES[kind]:
        scales = (rng.standard_normal(count) * 10.0 ** rng.integers(-6, 2, count)).astype(np.float16)
        blocks[:, at:at + 2] = scales.view(np.uint8).reshape(count, 2)
    return blocks


def write_blocks(out):
    rng = np.random.default_rng(33)
    for kind in SMALL + LARGE:
        blocks = random_blocks(rng, kind, 400)
        if kind in SMALL:
            numbers = (rng.standard_normal((200, 64)) * 10.0 ** rng.integers(-4, 3, (200, 1))).astype(np.float32)
            blocks = np.concatenate([blocks, gguf.quants.quantize(numbers, kind).reshape(-1, blocks.shape[1])])
        numbers = gguf.quants.dequantize(blocks, kind)
        assert np.isfinite(numbers).all()
        blocks.tofile(os.path.join(out, f"{kind.name}.blocks"))
        numbers.astype("<f4").tofile(os.path.join(out, f"{kind.name}.f32"))


def tensors():
    with open(os.path.join(TINY, "model.safetensors"), "rb") as f:
        (length,) = struct.unpack("<Q", f.read(8))
        header = json.loads(f.read(length))
        data = f.read()
    for name, info in header.items():
        if name == "__metadata__":
            continue
        assert info["dtype"] == "BF16"
        begin, end = info["data_offsets"]
        bits = np.frombuffer(data[begin:end], dtype="<u2").astype(np.uint32) << 16
        yield name, bits.view(np.float32).reshape(info["shape"])


def write_model(path, kind):
    with open(os.path.join(TINY, "config.json"), encoding="utf-8") as f:
        config = json.load(f)
    with open(os.path.join(TINY, "tokenizer.json"), encoding="utf-8") as f:
        tokenizer = json.load(f)
    with open(os.path.join(TINY, "tokenizer_config.json"), encoding="utf-8") as f:
        tokenizer_config = json.load(f)
    writer = gguf.GGUFWriter(path, "qwen3")
    writer.add_context_length(config["max_position_embeddings"])
    writer.add_embedding_length(config["hidden_size"])
    writer.add_block_count(config["num_hidden_layers"])
    writer.add_feed_forward_length(config["intermediate_size"])
    writer.add_head_count(config["num_attention_heads"])
    writer.add_head_count_kv(config["num_key_value_heads"])
    writer.add_key_length(config["head_dim"])
    writer.add_value_length(config["head_dim"])
    writer.add_layer_norm_rms_eps(config["rms_norm_eps"])
    writer.add_rope_freq_base(config["rope_theta"])
    tokens = {i: (text, gguf.TokenType.NORMAL) for text, i in tokenizer["model"]["vocab"].items()}
    for added in tokenizer["added_tokens"]:
        kind_of = gguf.TokenType.CONTROL if added["special"] else gguf.TokenType.USER_DEFINED
        tokens[added["id"]] = (added["content"], kind_of)
    rows = [tokens.get(i, (f"[PAD{i}]", gguf.TokenType.UNUSED)) for i in range(config["vocab_size"])]
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre("qwen2")
    writer.add_token_list([text for text, _ in rows])
    writer.add_token_types([kind for _, kind in rows])
    writer.add_token_merges([m if isinstance(m, str) else " ".join(m) for m in tokenizer["model"]["merges"]])
    writer.add_eos_token_id(config["eos_token_id"])
    writer.add_bos_token_id(config["bos_token_id"])
    writer.add_chat_template(tokenizer_config["chat_template"])
    names = gguf.get_tensor_name_map(gguf.MODEL_ARCH.QWEN3, config["num_hidden_layers"])
    for name, numbers in tensors():
        stored = names.get_name(name, try_suffixes=(".weight",))
        if numbers.ndim == 1 or kind == Type.F32:
            writer.add_tensor(stored, numbers)
        else:
            writer.add_tensor(stored, gguf.quants.quantize(numbers, kind), raw_dtype=kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def main():
    p = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    p.add_argument("out")
    out = os.path.join(p.parse_args().out, "gguf")
    os.makedirs(out, exist_ok=True)
    write_blocks(out)
    for kind in PLAIN + SMALL:
        write_model(os.path.join(out, f"tiny-{kind.name}.gguf"), kind)


if __name__ == "__main__":
    main()
