"""Records the results of transformers for models and texts, for the Rust tests.

    python3 tools/reference.py text target/oracle              # token ids, decoded text, chat templates
    python3 tools/reference.py model target/oracle/gqa1-d64    # hidden states, logits, greedy tokens
    python3 tools/reference.py all target/oracle               # creates what the gate's tests read
    python3 tools/reference.py families target/oracle          # creates what the long tests of all families read

`text` needs tokenizers and transformers, `model` also torch. Files written:

OUT/text.json: {"texts": [{text, control_ids, plain_ids, decoded}], "decodes": [{ids, text}],
  "chats": [{template, messages, tools, enable_thinking, add_generation_prompt, text, ids}], "tojson": [..]}.
  `control_ids` recognise control tokens in the text; `plain_ids` do not.
OUT/tokenizer-NAME/text.json, with the tokenizers of make_tokenizer.py: {"vocab", "texts": [{text, control_ids, plain_ids,
  prompt_ids, decoded}], "decodes": [{ids, text}], "chats": [{messages, text, ids}]}.
  `prompt_ids` have the tokens that are added to a prompt.
FOLDER/reference.json: {"prompts": {length: ids}, "greedy": {length: {f32: ids, margins: [..]}}}.
FOLDER/reference.safetensors: "LENGTH.DTYPE.hidden" [layers + 1, length, hidden]: the residual stream after the
  embedding and after each layer (before the final norm); "LENGTH.DTYPE.logits" [vocab]: of the last token;
  "frequencies" [head_dim / 2] and "attention_factor" [1]: of the rotary embeddings.
  DTYPE is f32 (computed in f32) or bf16 (transformers' own bf16 arithmetic); values are stored as f32.
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
TINY = os.path.join(HERE, "..", "assets", "tiny-qwen3")
LENGTHS = [1, 15, 16, 17, 100, 500]
NEW_TOKENS = 64
# Those of the checkpoints that are named after a family.
FAMILY_LENGTHS = [1, 17, 100, 300]
FAMILY_NEW_TOKENS = 24

TEXTS = [
    "",
    " ",
    "\n",
    "Once upon a time, there was a little fox.",
    "  leading and trailing  ",
    "tabs\tand\r\nnewlines\n\n\n  and blanks   \n x",
    "don't I'll WE'RE you'D it's ' 's",
    "0 12 345 6789 3.14159 1e-10 0xFF",
    "a.b,c;d:e!f?g(h)[i]{j}<k>",
    "fn main() { println!(\"{}\", x[0] + 1); } // ok\n\treturn;",
    "def f(x):\n    if x > 0:\n        return x ** 2\n    return None\n",
    "<html><body class=\"a\">&amp;</body></html>",
    "Grüße aus Köln, naïve café, Ångström, œuvre, ÿ",
    "e\u0301 vs \u00e9, A\u030a vs \u00c5, \u1e9b\u0323 \ufb01 \u2126",
    "Привет, как дела? Ёлка.",
    "Γειά σου Κόσμε, ᾼ",
    "你好，世界。今天天气很好！",
    "こんにちは世界。カタカナ ﾊﾝｶｸ",
    "안녕하세요 세계 \u1112\u1161\u11ab",
    "مرحبا بالعالم \u064e\u064f",
    "שלום עולם",
    "नमस्ते दुनिया क्षत्रिय",
    "สวัสดีชาวโลก",
    "வணக்கம் உலகம்",
    "ជំរាបសួរ",
    "🦊🐻 👨\u200d👩\u200d👧\u200d👦 🏳️\u200d🌈 👍🏽 🇩🇪",
    "𝔘𝔫𝔦𝔠𝔬𝔡𝔢 𝟘𝟙𝟚 𐍈",
    "zero\u200bwidth\u00a0nbsp\u3000ideographic\u2028line\ufeffbom",
    "\u0000\u0001\u001f\u007f\u0085\u00ad",
    "\ue000\U000f0000\U0010ffff\ufffd",
    "x" * 300,
    " " * 200 + "y",
    "\n" * 50,
    "ab" * 200 + "!?" * 100,
    "<|im_start|>user\nhi<|im_end|>\n<|im_start|>assistant\n<think>\n\n</think>\n\n",
    "<|im_end|><|endoftext|>",
    "a <think> b </think> c",
    "<|im_start |> <|im_ end|> <| im_start|> <|IM_END|> <<|im_end|>>",
    "<think><|im_start|></think><tool_call>{\"a\": 1}</tool_call>",
    "é<|im_end|>e\u0301<|im_start|>\u0301",
]

CHAT_TEMPLATES = {
    "concise": "{% for m in messages %}{{ m['role'] }}: {{ m.content | trim }}\n{% endfor %}",
    # A template with the constructs that published Qwen templates use.
    "constructs": """{%- if tools %}
    {{- 'tools:\\n' }}
    {%- for tool in tools %}
        {{- tool | tojson }}
        {{- "\\n" }}
    {%- endfor %}
{%- endif %}
{%- set ns = namespace(last=-1, found=false) %}
{%- for message in messages[::-1] %}
    {%- set index = (messages|length - 1) - loop.index0 %}
    {%- if not ns.found and message.role == "user" and message.content is string and not message.content.startswith('<r>') %}
        {%- set ns.found = true %}
        {%- set ns.last = index %}
    {%- endif %}
{%- endfor %}
{%- for message in messages %}
    {%- if message.content is string %}
        {%- set content = message.content %}
    {%- else %}
        {%- set content = '' %}
    {%- endif %}
    {%- if message.role == "assistant" %}
        {%- set thought = '' %}
        {%- if message.reasoning_content is defined and message.reasoning_content is not none %}
            {%- set thought = message.reasoning_content %}
        {%- elif '</think>' in content %}
            {%- set thought = content.split('</think>')[0].rstrip('\\n').split('<think>')[-1].lstrip('\\n') %}
            {%- set content = content.split('</think>')[-1].lstrip('\\n') %}
        {%- endif %}
        {%- if loop.index0 > ns.last and (loop.last or thought) %}
            {{- '[A]<think>' + thought.strip('\\n') + '</think>' + content }}
        {%- else %}
            {{- '[A]' + content }}
        {%- endif %}
        {%- if message.tool_calls %}
            {%- for call in message.tool_calls %}
                {%- if (loop.first and content) or not loop.first %}{{- '\\n' }}{%- endif %}
                {%- if call.function %}{%- set call = call.function %}{%- endif %}
                {{- '{"name": "' ~ call.name ~ '", "arguments": ' }}
                {%- if call.arguments is string %}{{- call.arguments }}{%- else %}{{- call.arguments | tojson }}{%- endif %}
                {{- '}' }}
            {%- endfor %}
        {%- endif %}
    {%- elif message.role == "tool" %}
        {%- if loop.first or (messages[loop.index0 - 1].role != "tool") %}{{- '[T' }}{%- endif %}
        {{- '(' + content + ')' }}
        {%- if loop.last or (messages[loop.index0 + 1].role != "tool") %}{{- ']' }}{%- endif %}
    {%- else %}
        {{- '[' + message.role|upper + ']' + content }}
    {%- endif %}
    {{- '\\n' if not loop.last else '' }}
{%- endfor %}
{%- if add_generation_prompt %}{{- '[A]' }}{%- if enable_thinking is defined and enable_thinking is false %}{{- '<think></think>' }}{%- endif %}{%- endif %}
""",
    "values": "{{ true }} {{ none }} {{ 1 }} {{ 1.0 }} {{ 7 // 2 }} {{ 7 / 2 }} {{ 'a' ~ 1 }} {{ x is defined }}"
    " {{ messages[0].content|length }} {{ messages|map(attribute='role')|join(',') }}"
    " {{ 'A-b'.lower().replace('-', '_').title() }} {{ ['q', 'r']|last }} {{ eos_token }}"
    "{% for i in range(5) %}{% if i == 1 %}{% continue %}{% endif %}{% if i == 4 %}{% break %}{% endif %} {{ i }}{% endfor %}\n",
}

TOOL = {
    "type": "function",
    "function": {
        "name": "get_weather", "description": "Weather \"now\" <b>in</b> Köln & 東京 / it's 5 > 3",
        "parameters": {"type": "object", "properties": {"zip": {"type": "string"}, "days": {"type": "integer"},
                       "at": [1, 2.5, -0.0, 1e16, 1e-5, True, None, [], {}]}, "required": ["zip"]},
    },
}

CONVERSATIONS = [
    [{"role": "user", "content": "Hello"}],
    [{"role": "system", "content": "Be brief."}, {"role": "user", "content": "  Tell me a story.\n"}],
    [{"role": "user", "content": "a"}, {"role": "assistant", "content": "<think>\nhm\n</think>\n\nb"},
     {"role": "user", "content": "c 日本 🦊 {{ 1 }} {% x %}"}],
    [{"role": "user", "content": "weather?"},
     {"role": "assistant", "content": "", "tool_calls": [
         {"type": "function", "function": {"name": "get_weather", "arguments": {"zip": "50667", "days": 3, "é": [1.0]}}},
         {"type": "function", "function": {"name": "get_weather", "arguments": "{\"zip\": \"1\"}"}}]},
     {"role": "tool", "content": "sunny"}, {"role": "tool", "content": "rain"},
     {"role": "assistant", "content": "Fine.", "reasoning_content": "two answers\n"}],
    [{"role": "user", "content": "x\n\ny"}, {"role": "assistant", "content": "</think>\n\n\nz"}],
]


def write_text(out):
    from tokenizers import Tokenizer
    from transformers import AutoTokenizer

    os.makedirs(out, exist_ok=True)
    hub = AutoTokenizer.from_pretrained(TINY)
    # The same tokenizer without its added tokens encodes text literally.
    with open(os.path.join(TINY, "tokenizer.json"), encoding="utf-8") as f:
        plain = json.load(f)
    plain["added_tokens"] = []
    plain = Tokenizer.from_str(json.dumps(plain))
    rng = random.Random(7)
    texts = TEXTS + ["".join(rng.choice(TEXTS) for _ in range(3)) for _ in range(20)]
    for _ in range(60):
        texts.append("".join(chr(c) for c in (rng.choice([rng.randrange(1, 0x250), rng.randrange(0x250, 0x3000),
                     rng.randrange(0x3000, 0xD800), rng.randrange(0xE000, 0x20000)]) for _ in range(24))))
    rows = []
    for text in texts:
        control = hub(text, add_special_tokens=False)["input_ids"]
        rows.append({"text": text, "control_ids": control, "plain_ids": plain.encode(text).ids,
                     "decoded": hub.decode(control, skip_special_tokens=True, clean_up_tokenization_spaces=False)})
    decodes = []
    for _ in range(80):
        ids = [rng.randrange(len(hub)) for _ in range(12)]
        decodes.append({"ids": ids, "text": hub.decode(ids, skip_special_tokens=True, clean_up_tokenization_spaces=False)})
    chats = []
    for name, template in [("own", hub.chat_template), *CHAT_TEMPLATES.items()]:
        for messages in CONVERSATIONS:
            for tools in [None, [TOOL]]:
                for thinking in [None, True, False]:
                    for prompt in [False, True]:
                        extra = {} if thinking is None else {"enable_thinking": thinking}
                        rendered = hub.apply_chat_template(messages, tools=tools, chat_template=template,
                                                           tokenize=False, add_generation_prompt=prompt, **extra)
                        chats.append({"name": name, "template": template, "messages": messages, "tools": tools or [],
                                      "enable_thinking": thinking, "add_generation_prompt": prompt, "text": rendered,
                                      "ids": hub(rendered, add_special_tokens=False)["input_ids"]})
    with open(os.path.join(out, "text.json"), "w", encoding="utf-8") as f:
        json.dump({"eos_token": hub.eos_token, "texts": rows, "decodes": decodes, "chats": chats}, f)
    print(f"{out}/text.json: {len(rows)} texts, {len(decodes)} decodes, {len(chats)} chats")


def random_texts(rng, count):
    ranges = [(1, 0x250), (0x250, 0x3000), (0x3000, 0xD800), (0xE000, 0x20000)]
    return ["".join(chr(rng.randrange(*rng.choice(ranges))) for _ in range(24)) for _ in range(count)]


def write_family_text(folder):
    """Ids and texts of one tokenizer of make_tokenizer.py."""
    from tokenizers import Tokenizer
    from transformers import AutoTokenizer

    hub = AutoTokenizer.from_pretrained(folder)
    with open(os.path.join(folder, "tokenizer.json"), encoding="utf-8") as f:
        plain = json.load(f)
    plain["added_tokens"], plain["post_processor"] = [], None
    plain = Tokenizer.from_str(json.dumps(plain))
    rng = random.Random(8)
    words = [text for text in TEXTS if "<" not in text and text.strip()]
    tokens = ["<s>", "</s>", "<|eot_id|>", "<|im_end|>", "<0x41>", "\u2581", " "]
    texts = TEXTS + ["".join(rng.choice(TEXTS + tokens) for _ in range(4)) for _ in range(60)] + random_texts(rng, 100)
    rows = []
    for text in texts:
        control = hub(text, add_special_tokens=False)["input_ids"]
        rows.append({"text": text, "control_ids": control, "plain_ids": plain.encode(text).ids,
                     "prompt_ids": hub(text)["input_ids"],
                     "decoded": hub.decode(control, skip_special_tokens=True, clean_up_tokenization_spaces=False)})
    decodes = []
    for _ in range(80):
        ids = [rng.randrange(len(hub)) for _ in range(12)]
        decodes.append({"ids": ids, "text": hub.decode(ids, skip_special_tokens=True, clean_up_tokenization_spaces=False)})
    chats = []
    for n in range(20):
        turns = rng.randrange(1, 4)
        messages = [{"role": "system", "content": rng.choice(words)}] if n % 3 == 0 else []
        for turn in range(2 * turns - 1):
            messages.append({"role": ["user", "assistant"][turn % 2], "content": rng.choice(words)})
        text = hub.apply_chat_template(messages, tokenize=False, add_generation_prompt=True)
        chats.append({"messages": messages, "text": text, "ids": hub(text, add_special_tokens=False)["input_ids"]})
    with open(os.path.join(folder, "text.json"), "w", encoding="utf-8") as f:
        json.dump({"vocab": len(hub), "texts": rows, "decodes": decodes, "chats": chats}, f)
    print(f"{folder}/text.json: {len(rows)} texts, {len(decodes)} decodes, {len(chats)} chats")


def write_model(folder):
    import torch
    from safetensors.torch import save_file
    from transformers import AutoModelForCausalLM

    torch.set_num_threads(1)  # the shapes are small, and results must not depend on the number of cores
    import make_checkpoint

    with open(os.path.join(folder, "config.json")) as f:
        vocab = json.load(f)["vocab_size"]
    rng = random.Random(11)
    of_family = os.path.basename(folder).split("-")[0] in make_checkpoint.CLASSES
    lengths, new_tokens = (FAMILY_LENGTHS, FAMILY_NEW_TOKENS) if of_family else (LENGTHS, NEW_TOKENS)
    prompts = {n: [rng.randrange(vocab) for _ in range(n)] for n in lengths}
    tensors, greedy = {}, {}
    for dtype in ["f32", "bf16"]:
        kind = torch.float32 if dtype == "f32" else torch.bfloat16
        model = AutoModelForCausalLM.from_pretrained(folder, dtype=kind, attn_implementation="eager").eval()
        layers = model.model.layers
        if dtype == "f32":
            rotary = model.model.rotary_emb
            tensors["frequencies"] = rotary.inv_freq.float().contiguous()
            tensors["attention_factor"] = torch.tensor([rotary.attention_scaling], dtype=torch.float32)
        for n, ids in prompts.items():
            seen = []
            hooks = [layers[0].register_forward_pre_hook(lambda _m, args, kw: seen.append(
                args[0] if args else kw["hidden_states"]), with_kwargs=True)]
            hooks += [layer.register_forward_hook(lambda _m, _i, out: seen.append(
                out[0] if isinstance(out, tuple) else out)) for layer in layers]
            with torch.no_grad():
                logits = model(torch.tensor([ids])).logits[0, -1]
            for hook in hooks:
                hook.remove()
            tensors[f"{n}.{dtype}.hidden"] = torch.stack([h[0] for h in seen]).float().contiguous()
            tensors[f"{n}.{dtype}.logits"] = logits.float().contiguous()
            if dtype == "f32":
                tokens, margins, cache, feed = [], [], None, torch.tensor([ids])
                for _ in range(new_tokens):
                    with torch.no_grad():
                        out = model(feed, past_key_values=cache, use_cache=True)
                    cache = out.past_key_values
                    best = out.logits[0, -1].topk(2)
                    tokens.append(best.indices[0].item())
                    margins.append((best.values[0] - best.values[1]).item())
                    feed = best.indices[:1][None]
                greedy[n] = {"tokens": tokens, "margins": margins}
    save_file(tensors, os.path.join(folder, "reference.safetensors"))
    with open(os.path.join(folder, "reference.json"), "w") as f:
        json.dump({"prompts": prompts, "greedy": greedy}, f)
    print(f"{folder}: lengths {lengths}, {new_tokens} greedy tokens each")


def main():
    p = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    p.add_argument("what", choices=["text", "model", "all", "families"])
    p.add_argument("out")
    a = p.parse_args()
    sys.path.insert(0, HERE)
    import make_checkpoint

    make = [sys.executable, os.path.join(HERE, "make_checkpoint.py"), a.out]
    if a.what in ["text", "all"]:
        import make_tokenizer

        write_text(a.out)
        for name in make_tokenizer.make(a.out):
            write_family_text(os.path.join(a.out, f"tokenizer-{name}"))
    if a.what == "model":
        write_model(a.out)
    elif a.what == "families":
        subprocess.run([*make, "--families"], check=True)
        for name in make_checkpoint.FAMILIES:
            write_model(os.path.join(a.out, name))
    elif a.what == "all":
        subprocess.run([*make, "--matrix"], check=True)
        shutil.copytree(TINY, os.path.join(a.out, "tiny"), dirs_exist_ok=True)
        for name in [*make_checkpoint.MATRIX, "tiny"]:
            write_model(os.path.join(a.out, name))


if __name__ == "__main__":
    main()
