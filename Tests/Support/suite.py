"""Runs the tests of a file of Python: `main(TESTS)` is its last line. A test is a function that takes a folder of its
own; its name says what must hold."""
import os
import sys
import tempfile
import traceback


class Skipped(Exception):
    """Raised by a test that cannot run here, with the reason."""


class Folder:
    """The folder of a test; `folder / name` is the path of a file in it."""

    def __init__(self, path):
        self.path = path

    def __truediv__(self, name):
        return os.path.join(self.path, name)

    def write(self, name, text):
        """Writes a file, with the folders that it lies in."""
        os.makedirs(os.path.dirname(self / name), exist_ok=True)
        with open(self / name, "wb") as file:
            file.write(text.encode() if isinstance(text, str) else text)


def main(tests, prepare=lambda home: home):
    """Runs those of the tests whose names contain the second argument, and ends with `N passed, N failed`.

    `prepare` makes of the folder what the tests take."""
    wanted = sys.argv[2] if len(sys.argv) > 2 else ""
    passed = failed = 0
    for test in tests:
        if wanted not in test.__name__:
            continue
        with tempfile.TemporaryDirectory() as home:
            try:
                test(prepare(os.path.realpath(home)))
                passed += 1
            except Skipped as reason:
                print(f"skipped {test.__name__}: {reason}")
            except Exception:  # a failed test must not keep the others from running
                failed += 1
                print(f"FAIL {test.__name__}")
                traceback.print_exc(limit=3, file=sys.stdout)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)
