#!/usr/bin/env python3
"""The tool in a pseudo-terminal. Usage: terminal.py TOOL [NAME]; ends with `N passed, N failed`.

The tests are those in `TESTS` of each file in this folder whose name begins with `test_`."""
import glob
import importlib
import multiprocessing
import os
import sys
import tempfile
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "../Support")]
import suite


def tests():
    """The module and the name of each test."""
    for path in sorted(glob.glob(os.path.join(HERE, "test_*.py"))):
        module = os.path.splitext(os.path.basename(path))[0]
        for test in importlib.import_module(module).TESTS:
            yield module, test.__name__


def run(place):
    """Runs a test and returns its name, what is wrong with it or None, and why it was skipped or None."""
    module, name = place
    with tempfile.TemporaryDirectory() as home:
        try:
            getattr(importlib.import_module(module), name)(home)
            return name, None, None
        except suite.Skipped as reason:
            return name, None, str(reason)
        except Exception:  # a failed test must not keep the others from running
            return name, traceback.format_exc(limit=4), None


def main():
    os.environ["SCENE_TOOL"] = os.path.abspath(sys.argv[1])
    wanted = [place for place in tests() if len(sys.argv) < 3 or sys.argv[2] in place[1]]
    began = time.monotonic()
    # They mostly wait.
    with multiprocessing.Pool(4) as pool:
        results = pool.map(run, wanted, chunksize=1)
    failures = [result for result in results if result[1]]
    skipped = [result for result in results if result[2]]
    for name, trouble, _ in failures:
        print(f"FAIL {name}\n{trouble}")
    for name, _, reason in skipped:
        print(f"skipped {name}: {reason}")
    print(f"took {time.monotonic() - began:.1f} s")
    print(f"{len(results) - len(failures) - len(skipped)} passed, {len(failures)} failed")
    sys.exit(1 if failures or not results else 0)


if __name__ == "__main__":
    main()
