"""Checks a running server with the official clients: clients_check.py URL MODEL

Chats, streams, tools, formats, log-probabilities, embeddings, completions, responses, messages, and errors, with the
packages `openai` and `anthropic`. Exits with 1 at the first difference.
"""
import sys
from typing import Literal

import anthropic
import openai
import pydantic

url, model = sys.argv[1:]
client = openai.OpenAI(base_url=url + "/v1", api_key="none", max_retries=0)
claude = anthropic.Anthropic(base_url=url, api_key="none", max_retries=0)
messages = [{"role": "user", "content": "Tell me a story about a cat."}]
# The client for messages has no parameter for the temperature, but sends what it does not know.
said = {"model": model, "messages": messages, "extra_body": {"temperature": 0}}
schema = {"type": "object", "properties": {"city": {"type": "string"}}}
common = {"model": model, "messages": messages, "temperature": 0}


def models():
    assert [m.id for m in client.models.list()] == [model]
    assert client.models.retrieve(model).id == model


def chats():
    answer = client.chat.completions.create(**common, max_tokens=6, n=2, seed=1, logprobs=True, top_logprobs=2)
    first, second = answer.choices
    assert first.message.content == second.message.content and first.finish_reason == "length"
    assert len(first.logprobs.content) == 6 and len(first.logprobs.content[0].top_logprobs) == 2
    text, usage = "", None
    stream = client.chat.completions.create(**common, max_tokens=6, stream=True, stream_options={"include_usage": True})
    for chunk in stream:
        usage = chunk.usage or usage
        text += "".join(choice.delta.content or "" for choice in chunk.choices)
    assert text == first.message.content, (text, first.message.content)
    assert usage.completion_tokens == 6 and usage.prompt_tokens == answer.usage.prompt_tokens
    raw = client.chat.completions.with_raw_response.create(**common, max_tokens=1)
    assert raw.headers["x-request-id"].startswith("req_")


def tools():
    tool = {"type": "function", "function": {"name": "get_weather", "parameters": schema}}
    choice = {"type": "function", "function": {"name": "get_weather"}}
    answer = client.chat.completions.create(**common, max_tokens=6, tools=[tool], tool_choice=choice)
    call = answer.choices[0].message.tool_calls[0]
    assert call.function.name == "get_weather" and isinstance(call.function.arguments, str)
    history = messages + [answer.choices[0].message, {"role": "tool", "tool_call_id": call.id, "content": "Sunny."}]
    answer = client.chat.completions.create(model=model, messages=history, tools=[tool], max_tokens=2)
    assert answer.usage.completion_tokens <= 2


class Animal(pydantic.BaseModel):
    kind: Literal["cat", "dog"]
    legs: Literal[2, 4]


def formats():
    answer = client.chat.completions.parse(**common, max_tokens=60, response_format=Animal)
    assert isinstance(answer.choices[0].message.parsed, Animal), answer
    answer = client.responses.parse(model=model, input="A cat", max_output_tokens=60, text_format=Animal)
    assert isinstance(answer.output_parsed, Animal), answer
    tools = [openai.pydantic_function_tool(Animal, name=name) for name in ("buy", "sell")]
    answer = client.chat.completions.parse(**common, max_tokens=60, tools=tools, tool_choice="required")
    call = answer.choices[0].message.tool_calls[0].function
    assert call.name in ("buy", "sell") and isinstance(call.parsed_arguments, Animal), answer


def embeddings():
    texts = ["Once upon a time", "The cat was happy."]
    vectors = [e.embedding for e in client.embeddings.create(model=model, input=texts).data]
    numbers = client.embeddings.create(model=model, input=texts, encoding_format="float").data
    assert all(abs(a - b) < 1e-6 for v, n in zip(vectors, numbers) for a, b in zip(v, n.embedding, strict=True))
    assert all(abs(sum(x * x for x in v) - 1) < 1e-4 for v in vectors) and vectors[0] != vectors[1]


def completions():
    answer = client.completions.create(model=model, prompt="Once upon a time", max_tokens=4, temperature=0, logprobs=1)
    stream = client.completions.create(model=model, prompt="Once upon a time", max_tokens=4, temperature=0, stream=True)
    assert "".join(chunk.choices[0].text for chunk in stream) == answer.choices[0].text
    assert len(answer.choices[0].logprobs.tokens) == 4


def responses():
    answer = client.responses.create(model=model, input="Tell me a story.", max_output_tokens=5, temperature=0)
    assert answer.status == "incomplete" and answer.output_text, answer
    with client.responses.stream(model=model, input="Tell me a story.", max_output_tokens=5, temperature=0) as stream:
        text = "".join(event.delta for event in stream if event.type == "response.output_text.delta")
    assert text == answer.output_text, (text, answer.output_text)


def claude_messages():
    answer = claude.messages.create(**said, max_tokens=6)
    assert answer.stop_reason == "max_tokens" and answer.content[0].type == "text"
    with claude.messages.stream(**said, max_tokens=6) as stream:
        text = "".join(stream.text_stream)
        final = stream.get_final_message()
    assert text == answer.content[0].text == final.content[0].text
    counted = claude.messages.count_tokens(model=model, messages=messages)
    assert counted.input_tokens == answer.usage.input_tokens + (answer.usage.cache_read_input_tokens or 0)
    tool = {"name": "get_weather", "input_schema": schema}
    answer = claude.messages.create(**said, max_tokens=6, tools=[tool], tool_choice={"type": "any"})
    assert answer.content[0].type == "tool_use" and answer.content[0].name == "get_weather"


def errors():
    refused = [
        (openai.NotFoundError, lambda: client.chat.completions.create(**{**common, "model": "other"})),
        (openai.NotFoundError, lambda: client.models.retrieve("other")),
        (openai.BadRequestError, lambda: client.chat.completions.create(**{**common, "temperature": 3})),
        (openai.BadRequestError, lambda: client.chat.completions.create(**common, response_format={"type": "xml"})),
        (openai.BadRequestError, lambda: client.responses.create(model=model, input="x", background=True)),
        (anthropic.NotFoundError, lambda: claude.messages.create(**{**said, "model": "other"}, max_tokens=1)),
        (anthropic.BadRequestError, lambda: claude.messages.create(**{**said, "extra_body": {"temperature": 1.5}}, max_tokens=1)),
    ]
    for kind, call in refused:
        try:
            call()
        except kind as error:
            assert error.body and str(error), error
        else:
            raise AssertionError(f"expected {kind.__name__}")


for check in [models, chats, tools, formats, embeddings, completions, responses, claude_messages, errors]:
    check()
    print(f"{check.__name__}: ok", flush=True)
