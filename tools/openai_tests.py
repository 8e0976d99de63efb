"""Runs tests of openai-python against a running server: openai_tests.py SOURCES LIST

SOURCES is the unpacked source distribution. $TEST_API_BASE_URL is the address of the server. LIST has the tests that are
not run, a row for each: file, test, reason. A test may name the client in brackets; otherwise it is that of all clients.
All other tests of the files below must pass. A row without a test is an error.
"""
import os
import sys

import pytest

FILES = [
    "chat/completions/test_messages.py",
    "chat/test_completions.py",
    "responses/test_input_items.py",
    "responses/test_input_tokens.py",
    "test_completions.py",
    "test_embeddings.py",
    "test_models.py",
    "test_responses.py",
]
FOLDER = "tests/api_resources/"


class Selection:
    """Leaves out the tests of the list, and counts the others."""

    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            rows = [line.split(maxsplit=2) for line in file if line.strip() and not line.startswith("#")]
        assert all(len(row) == 3 for row in rows), "a row has no reason"
        self.unused = {(file, test) for file, test, _ in rows}
        assert len(self.unused) == len(rows), "two rows are the same"
        self.rows = set(self.unused)
        self.total = self.passed = 0

    def pytest_collection_modifyitems(self, config, items):
        self.total = len(items)
        kept, left_out = [], []
        for item in items:
            file = item.nodeid.split("::")[0].removeprefix(FOLDER)
            rows = self.rows & {(file, item.originalname), (file, item.name)}
            self.unused -= rows
            (left_out if rows else kept).append(item)
        config.hook.pytest_deselected(items=left_out)
        items[:] = kept

    def pytest_runtest_logreport(self, report):
        self.passed += report.when == "call" and report.passed


def main():
    sources, path = sys.argv[1:]
    selection = Selection(path)
    os.chdir(sources)
    sys.path.insert(0, os.getcwd())
    files = [FOLDER + file for file in FILES]
    code = pytest.main(["-o", "addopts=", "-p", "no:cacheprovider", "-q", "--tb=short", *files], plugins=[selection])
    print(f"{selection.passed} of {selection.total} tests of openai-python passed; the others are not run")
    if selection.unused:
        sys.exit(f"rows without a test: {sorted(selection.unused)}")
    sys.exit(int(code))


if __name__ == "__main__":
    main()
