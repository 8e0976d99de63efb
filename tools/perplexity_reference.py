"""Prints the mean negative log-likelihood of texts by a model, computed by transformers in f32.

    python3 tools/perplexity_reference.py FOLDER < texts.json     # {"texts": [ids, ..]} -> {"loss": number}

For `ignis/tests/it/qwen3/oracle_gguf.rs`, which starts it. Needs torch and transformers.
"""

import json
import sys

import torch
from transformers import AutoModelForCausalLM


def main():
    texts = json.load(sys.stdin)["texts"]
    model = AutoModelForCausalLM.from_pretrained(sys.argv[1], dtype=torch.float32, attn_implementation="eager").eval()
    total, count = 0.0, 0
    with torch.no_grad():
        for ids in texts:
            logits = model(torch.tensor([ids])).logits[0, :-1].double()
            chosen = torch.log_softmax(logits, -1)[torch.arange(len(ids) - 1), torch.tensor(ids[1:])]
            total -= chosen.sum().item()
            count += len(ids) - 1
    json.dump({"loss": total / count}, sys.stdout)


if __name__ == "__main__":
    main()
