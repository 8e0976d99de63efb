"""Trains the tiny Qwen3 of assets/tiny-qwen3 from the stories of stories.py (README.md has the command).

Needs torch, transformers, tokenizers and safetensors. Runs on one core; same seed, same machine,
same versions give the same weights.
"""

import argparse
import json
import math
import os
import random
import time

import torch
from safetensors.torch import save_file
from tokenizers import AddedToken, Regex, Tokenizer, decoders, models, normalizers, pre_tokenizers, processors, trainers
from transformers import Qwen3Config, Qwen3ForCausalLM

import stories

HERE = os.path.dirname(os.path.abspath(__file__))
CONTEXT = 1024
VOCAB = 1408
SPECIAL = ["<|endoftext|>", "<|im_start|>", "<|im_end|>"]
PLAIN = ["<think>", "</think>", "<tool_call>", "</tool_call>"]
# How Qwen splits text before byte pair encoding: contractions, words with one leading sign, single
# digits, punctuation with trailing newlines, newlines, blanks.
SPLIT = (
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*"
    r"|\s*[\r\n]+|\s+(?!\S)|\s+"
)


def train_tokenizer(seed):
    tokenizer = Tokenizer(models.BPE())
    tokenizer.normalizer = normalizers.NFC()
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Split(Regex(SPLIT), "isolated"),
            pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False),
        ]
    )
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.post_processor = processors.ByteLevel(trim_offsets=False)
    rng = random.Random(seed)
    texts = [stories.story(rng)[2] for _ in range(4000)]
    texts += ["\n".join(stories.dialog(rng)) for _ in range(4000)]
    trainer = trainers.BpeTrainer(
        vocab_size=VOCAB - 16,
        initial_alphabet=sorted(pre_tokenizers.ByteLevel.alphabet()),
        show_progress=False,
        min_frequency=2,
    )
    tokenizer.train_from_iterator(texts, trainer)
    tokenizer.add_tokens([AddedToken(t, special=True, normalized=False) for t in SPECIAL])
    tokenizer.add_tokens([AddedToken(t, special=False, normalized=False) for t in PLAIN])
    return tokenizer


def write_json(path, value):
    with open(path, "w", encoding="utf-8") as f:
        json.dump(value, f, indent=2, ensure_ascii=False)
        f.write("\n")


def batches(tokenizer, seed, count, batch, length):
    """`count` tensors [batch, length + 1] of packed documents."""
    rng = random.Random(seed)
    buffers = [[] for _ in range(batch)]
    for _ in range(count):
        for b in buffers:
            while len(b) < length + 1:
                b.extend(tokenizer.encode(stories.document(rng)).ids)
        yield torch.tensor([b[: length + 1] for b in buffers])
        buffers = [b[length:] for b in buffers]


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--out", default=os.path.join(HERE, "..", "..", "assets", "tiny-qwen3"))
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--steps", type=int, default=3600)
    p.add_argument("--batch", type=int, default=4)
    p.add_argument("--length", type=int, default=256)
    p.add_argument("--rate", type=float, default=2.5e-3)
    p.add_argument("--minutes", type=float, default=60.0, help="stop the schedule early at this time")
    args = p.parse_args()

    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    os.makedirs(args.out, exist_ok=True)
    tokenizer = train_tokenizer(args.seed)
    end, im_end = tokenizer.token_to_id("<|endoftext|>"), tokenizer.token_to_id("<|im_end|>")
    print("tokens in the tokenizer:", tokenizer.get_vocab_size())

    shape = dict(
        vocab_size=VOCAB,
        hidden_size=192,
        intermediate_size=512,
        num_hidden_layers=4,
        num_attention_heads=4,
        num_key_value_heads=2,
        head_dim=64,
        max_position_embeddings=CONTEXT,
        rms_norm_eps=1e-6,
        tie_word_embeddings=True,
    )
    model = Qwen3ForCausalLM(Qwen3Config(**shape, rope_theta=10000.0, initializer_range=0.05, use_cache=False))
    count = sum(p.numel() for p in model.parameters())
    print("parameters:", count)
    decay = [p for p in model.parameters() if p.dim() == 2]
    other = [p for p in model.parameters() if p.dim() != 2]
    optimizer = torch.optim.AdamW(
        [{"params": decay, "weight_decay": 0.05}, {"params": other, "weight_decay": 0.0}],
        lr=args.rate, betas=(0.9, 0.97), eps=1e-9,
    )
    start = time.time()
    mean = None
    for step, rows in enumerate(batches(tokenizer, args.seed + 1, args.steps, args.batch, args.length)):
        warm = min(1.0, (step + 1) / 100)
        rate = args.rate * warm * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * step / args.steps)))
        for group in optimizer.param_groups:
            group["lr"] = rate
        logits = model(input_ids=rows[:, :-1]).logits
        loss = torch.nn.functional.cross_entropy(logits.flatten(0, 1), rows[:, 1:].flatten())
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        mean = loss.item() if mean is None else 0.98 * mean + 0.02 * loss.item()
        if step % 50 == 0 or step + 1 == args.steps:
            print(f"step {step} loss {mean:.4f} time {time.time() - start:.0f} s", flush=True)
        if time.time() - start > args.minutes * 60:
            break

    state = {k: v.to(torch.bfloat16).contiguous() for k, v in model.state_dict().items() if k != "lm_head.weight"}
    save_file(state, os.path.join(args.out, "model.safetensors"), metadata={"format": "pt"})
    write_json(
        os.path.join(args.out, "config.json"),
        {
            "architectures": ["Qwen3ForCausalLM"],
            "attention_bias": False,
            "attention_dropout": 0.0,
            "bos_token_id": end,
            "eos_token_id": im_end,
            "hidden_act": "silu",
            "initializer_range": 0.05,
            "model_type": "qwen3",
            **shape,
            "rope_scaling": None,
            "rope_theta": 10000.0,
            "sliding_window": None,
            "torch_dtype": "bfloat16",
            "use_cache": True,
            "use_sliding_window": False,
        },
    )
    write_json(
        os.path.join(args.out, "generation_config.json"),
        {
            "bos_token_id": end,
            "do_sample": True,
            "eos_token_id": [im_end, end],
            "pad_token_id": end,
            "temperature": 0.6,
            "top_k": 20,
            "top_p": 0.9,
        },
    )
    example = os.path.join(HERE, "..", "..", "examples", "train_tiny_qwen3")
    with open(os.path.join(example, "src", "chat_template.jinja"), encoding="utf-8") as f:
        template = f.read().rstrip("\n")
    write_json(
        os.path.join(args.out, "tokenizer_config.json"),
        {
            "add_bos_token": False,
            "add_prefix_space": False,
            "bos_token": None,
            "chat_template": template,
            "clean_up_tokenization_spaces": False,
            "eos_token": "<|im_end|>",
            "errors": "replace",
            "model_max_length": CONTEXT,
            "pad_token": "<|endoftext|>",
            "tokenizer_class": "PreTrainedTokenizerFast",
            "unk_token": None,
        },
    )
    tokenizer.save(os.path.join(args.out, "tokenizer.json"))

    model = model.to(torch.bfloat16).to(torch.float32).eval()
    for prompt in [
        "Once upon a time",
        "<|im_start|>user\nOnce upon a time<|im_end|>\n<|im_start|>assistant\n<think>\n\n</think>\n\n",
        "<|im_start|>user\nTell me a story about a fox.<|im_end|>\n<|im_start|>assistant\n<think>\n\n</think>\n\n",
        "<|im_start|>user\nTell me a story about a bear named Lucy.<|im_end|>\n<|im_start|>assistant\n",
    ]:
        ids = tokenizer.encode(prompt).ids
        out = model.generate(
            torch.tensor([ids]), max_new_tokens=220, do_sample=False, use_cache=True,
            eos_token_id=[end, im_end], pad_token_id=end,
        )
        print("=====", tokenizer.decode(out[0].tolist(), skip_special_tokens=False), flush=True)


if __name__ == "__main__":
    main()
