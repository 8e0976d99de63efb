"""Renders chat templates with the environment of transformers, for the Rust tests.

    python3 tools/jinja_reference.py < CASES > RESULTS

CASES is a list of {"template", "variables"}; RESULTS has for each {"text"}, {"error"}, or {"unspecified"} if the text
contains the address of an object. `strftime_now` gives 2026-11-05 07:08:09.
"""

import datetime
import json
import re
import sys
import warnings

from transformers.utils import chat_template_utils


class Now(datetime.datetime):
    @classmethod
    def now(cls, tz=None):
        return cls(2026, 11, 5, 7, 8, 9)


def render(case):
    try:
        template = chat_template_utils._compile_jinja_template(case["template"])
        text = template.render(**case["variables"])
        text.encode()  # a lone surrogate is an error in any output
    except Exception as e:  # whatever Jinja raises
        return {"error": f"{type(e).__name__}: {e}"}
    return {"unspecified": text} if re.search(r"(?i) at 0x[0-9a-f]+>", text) else {"text": text}


def main():
    warnings.simplefilter("ignore")
    chat_template_utils.datetime = Now
    json.dump([render(case) for case in json.load(sys.stdin)], sys.stdout)


if __name__ == "__main__":
    main()
