"""Checks the report of openai_test: conformance_check.py REPORT

Every test passes, except for those that ask what a model knows, which may warn.
"""
import json
import sys

# The embedded model knows stories only: it recalls nothing, calls no tools on its own and does not count.
KNOWLEDGE = ("history.recalled", "parameters.stop", "tools.")
# Whatever the model knows.
ALWAYS = ("tools.generates_a_call_when_forced",)


def allowed(test):
    name, status = test["id"], test["status"]
    if status == "warn":
        return name.startswith(KNOWLEDGE) and name not in ALWAYS
    return status == "pass"


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        tests = json.load(file)["tests"]
    wrong = [test for test in tests if not allowed(test)]
    for test in wrong:
        print(f"{test['id']}: {test['status']}: {test.get('detail', '')}", file=sys.stderr)
    counts = {status: sum(t["status"] == status for t in tests) for status in ("pass", "warn", "skip", "fail")}
    print("openai_test: " + ", ".join(f"{count} {status}" for status, count in counts.items()))
    sys.exit(1 if wrong or counts["pass"] < 33 else 0)


if __name__ == "__main__":
    main()
