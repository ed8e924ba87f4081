"""Runs the tests of a file of Python: `main(TESTS)` is its last line. A test is a function that takes a folder of its
own; its name says what must hold."""
import os
import sys
import tempfile
import traceback


class Skipped(Exception):
    """Raised by a test that cannot run here, with the reason."""


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
