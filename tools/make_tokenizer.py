"""Creates small tokenizers in the forms that families of models publish, and chat templates in their forms.

    python3 tools/make_tokenizer.py target/oracle     # directories target/oracle/tokenizer-NAME

Needs tokenizers. Texts of the repository train them. A directory has tokenizer.json, tokenizer_config.json and
chat_template.jinja:

- llama2: BPE with byte fallback; a normalizer puts a metaspace before the text; BOS from the post-processor.
- llama3: byte-level BPE that takes whole words of the vocabulary without merges; BOS from the post-processor.
- mistral: BPE with byte fallback; a pre-tokenizer puts a metaspace before the text; BOS from the post-processor.
- qwen2: byte-level BPE after NFC, without BOS, although `add_bos_token` is true: tokenizer.json decides.
"""

import glob
import json
import os
import sys

from tokenizers import (AddedToken, Regex, Tokenizer, decoders, models, normalizers, pre_tokenizers, processors,
                        trainers)

HERE = os.path.dirname(os.path.abspath(__file__))
SPACE = "\u2581"
# How Qwen2 and Llama 3 split a text. Qwen2 splits numbers into single digits.
SPLIT = (r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}%s| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+"
         r"|\s+(?!\S)|\s+")

LLAMA2 = """{% if messages[0]['role'] == 'system' %}{% set system = '<<SYS>>\\n' + messages[0]['content'] + \
'\\n<</SYS>>\\n\\n' %}{% set turns = messages[1:] %}{% else %}{% set system = '' %}{% set turns = messages %}{% endif %}\
{% for message in turns %}{% if (message['role'] == 'user') != (loop.index0 % 2 == 0) %}\
{{ raise_exception('user and assistant take turns') }}{% endif %}\
{% if loop.index0 == 0 %}{% set content = system + message['content'] %}\
{% else %}{% set content = message['content'] %}{% endif %}\
{% if message['role'] == 'user' %}{{ bos_token + '[INST] ' + content.strip() + ' [/INST]' }}\
{% else %}{{ ' ' + content.strip() + ' ' + eos_token }}{% endif %}{% endfor %}"""
LLAMA3 = """{{- bos_token }}
{%- for message in messages %}
    {{- '<|start_header_id|>' + message['role'] + '<|end_header_id|>\\n\\n' + message['content'] | trim + '<|eot_id|>' }}
{%- endfor %}
{%- if add_generation_prompt %}
    {{- '<|start_header_id|>assistant<|end_header_id|>\\n\\n' }}
{%- endif %}
"""
MISTRAL = """{%- if messages[0]["role"] == "system" %}
    {%- set system = messages[0]["content"] %}
    {%- set turns = messages[1:] %}
{%- else %}
    {%- set turns = messages %}
{%- endif %}
{{- bos_token }}
{%- for message in turns %}
    {%- if message["role"] == "user" %}
        {%- if loop.last and system is defined %}
            {{- "[INST] " + system + "\\n\\n" + message["content"] + "[/INST]" }}
        {%- else %}
            {{- "[INST] " + message["content"] + "[/INST]" }}
        {%- endif %}
    {%- else %}
        {{- " " + message["content"] | trim + eos_token }}
    {%- endif %}
{%- endfor %}
"""
QWEN2 = """{% for message in messages %}{% if loop.first and messages[0]['role'] != 'system' %}\
{{ '<|im_start|>system\\nBe helpful.<|im_end|>\\n' }}{% endif %}\
{{ '<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>' + '\\n' }}{% endfor %}\
{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}"""


def corpus():
    paths = sorted(glob.glob(os.path.join(HERE, "..", "docs", "*.md"))) + [os.path.join(HERE, "tiny_qwen3", "documents.txt")]
    lines = []
    for path in paths:
        with open(path, encoding="utf-8") as f:
            lines += f.read().splitlines(keepends=True)
    return lines


def byte_level(specials, digits, normalizer, ignore_merges):
    tokenizer = Tokenizer(models.BPE(ignore_merges=ignore_merges))
    tokenizer.normalizer = normalizer
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence([
        pre_tokenizers.Split(Regex(SPLIT % digits), behavior="isolated"),
        pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)])
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.train_from_iterator(corpus(), trainers.BpeTrainer(
        vocab_size=1000, initial_alphabet=pre_tokenizers.ByteLevel.alphabet(), show_progress=False))
    tokenizer.add_special_tokens([AddedToken(token, special=True, normalized=False) for token in specials])
    return tokenizer


def byte_fallback(specials):
    words = Tokenizer(models.BPE(unk_token="<unk>"))
    words.pre_tokenizer = pre_tokenizers.Metaspace(replacement=SPACE, prepend_scheme="always")
    # Few characters, so that texts need the bytes of others.
    words.train_from_iterator(corpus(), trainers.BpeTrainer(
        vocab_size=900, limit_alphabet=80, special_tokens=["<unk>"], show_progress=False))
    trained = json.loads(words.to_str())["model"]
    pieces = [piece for piece, _ in sorted(trained["vocab"].items(), key=lambda x: x[1]) if piece != "<unk>"]
    names = ["<unk>", *specials, *(f"<0x{byte:02X}>" for byte in range(256)), *pieces]
    tokenizer = Tokenizer(models.BPE(
        vocab={name: i for i, name in enumerate(names)}, merges=[tuple(pair) for pair in trained["merges"]],
        unk_token="<unk>", fuse_unk=True, byte_fallback=True))
    tokenizer.decoder = decoders.Sequence([
        decoders.Replace(SPACE, " "), decoders.ByteFallback(), decoders.Fuse(), decoders.Strip(" ", 1, 0)])
    tokenizer.add_special_tokens([AddedToken(token, special=True, normalized=False) for token in ["<unk>", *specials]])
    return tokenizer


def bos(tokenizer, token):
    return processors.TemplateProcessing(single=f"{token} $A", pair=f"{token} $A {token} $B",
                                         special_tokens=[(token, tokenizer.token_to_id(token))])


def make(out):
    llama2 = byte_fallback(["<s>", "</s>"])
    llama2.normalizer = normalizers.Sequence([normalizers.Prepend(SPACE), normalizers.Replace(" ", SPACE)])
    llama2.post_processor = bos(llama2, "<s>")
    mistral = byte_fallback(["<s>", "</s>"])
    mistral.post_processor = bos(mistral, "<s>")
    mistral.pre_tokenizer = pre_tokenizers.Metaspace(replacement=SPACE, prepend_scheme="first", split=False)
    headers = ["<|begin_of_text|>", "<|end_of_text|>", "<|start_header_id|>", "<|end_header_id|>", "<|eot_id|>"]
    llama3 = byte_level(headers, "{1,3}", None, True)
    llama3.post_processor = processors.Sequence([processors.ByteLevel(trim_offsets=False), bos(llama3, headers[0])])
    qwen2 = byte_level(["<|endoftext|>", "<|im_start|>", "<|im_end|>"], "", normalizers.NFC(), False)
    qwen2.post_processor = processors.ByteLevel(trim_offsets=False)
    old = {"bos_token": "<s>", "eos_token": "</s>", "unk_token": "<unk>"}
    for name, tokenizer, template, config in [
        ("llama2", llama2, LLAMA2, old),
        ("llama3", llama3, LLAMA3, {"bos_token": headers[0], "eos_token": headers[4]}),
        ("mistral", mistral, MISTRAL, {**old, "add_bos_token": True, "add_eos_token": False}),
        ("qwen2", qwen2, QWEN2, {"bos_token": "<|endoftext|>", "eos_token": "<|im_end|>", "add_bos_token": True}),
    ]:
        folder = os.path.join(out, f"tokenizer-{name}")
        os.makedirs(folder, exist_ok=True)
        tokenizer.save(os.path.join(folder, "tokenizer.json"))
        with open(os.path.join(folder, "tokenizer_config.json"), "w") as f:
            json.dump({**config, "tokenizer_class": "PreTrainedTokenizerFast",
                       "clean_up_tokenization_spaces": False}, f)
        with open(os.path.join(folder, "chat_template.jinja"), "w") as f:
            f.write(template)
    return ["llama2", "llama3", "mistral", "qwen2"]


if __name__ == "__main__":
    make(sys.argv[1])
