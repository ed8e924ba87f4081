#!/usr/bin/env python3
"""Tests `scenesh check --stubs`: a script with the declarations that it prints still runs. Usage: stubs.py TOOL [NAME]

For each script of `scripts/swift` and each case of this folder with names that nothing declares, the script with its own
stubs has no errors, declares all names, and runs to its end if the script without them does.
"""
import concurrent.futures
import glob
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
TOOL = os.path.abspath(sys.argv[1])
NAME = sys.argv[2] if len(sys.argv) > 2 else ""
SECONDS = 120
FIRST = re.compile(
    r"^(@|#|(public |private |open |final )*(import|class|struct|enum|protocol|extension|func|let|var|actor|scene|"
    r"initial|controller|storyboard|app|delegate|scenario|launch|typealias)\b)", re.MULTILINE)
# Each run uses one processor.
WIDTH = 2


def scenesh(*arguments):
    return subprocess.run([TOOL, *arguments], capture_output=True, text=True, timeout=SECONDS, check=False,
                          cwd=os.path.dirname(arguments[-1]))


def problems(path):
    """How a script with its own stubs fails; None if the script needs none."""
    stubs = scenesh("check", "--stubs", path).stdout
    if not stubs.strip():
        return None
    with open(path, encoding="utf-8") as file:
        text = file.read()
    before = scenesh("run", path)
    with tempfile.TemporaryDirectory() as folder:
        other = os.path.join(folder, os.path.basename(path))
        with open(other, "w", encoding="utf-8") as file:
            # The stubs come before the first declaration, and so before the first step.
            start = FIRST.search(text).start()
            file.write(text[:start] + stubs + "\n" + text[start:])
        found = []
        checked = scenesh("check", other)
        if "error[" in checked.stderr and "error[" not in scenesh("check", path).stderr:
            found.append("check: " + first_error(checked.stderr))
        if scenesh("check", "--stubs", other).stdout.strip():
            found.append("names are still not declared: " + scenesh("check", "--stubs", other).stdout.splitlines()[0])
        after = scenesh("run", other)
        if before.returncode == 0 and after.returncode != 0:
            found.append("run: " + first_error(after.stderr + after.stdout))
    return found and found + ["the stubs are:", *("    " + line for line in stubs.splitlines())]


def first_error(text):
    lines = text.splitlines()
    place = next((place for place, line in enumerate(lines) if "error[" in line or "! exception" in line), 0)
    return " ".join(line.strip() for line in lines[place:place + 5])


def main():
    paths = sorted(glob.glob(os.path.join(ROOT, "scripts/swift/*.scene")))
    paths += sorted(glob.glob(os.path.join(HERE, "cases/*.scene")))
    paths = [path for path in paths if NAME in path]
    passed = failed = 0
    with concurrent.futures.ThreadPoolExecutor(WIDTH) as pool:
        for path, found in zip(paths, pool.map(problems, paths)):
            if found is None:
                continue
            passed, failed = passed + (not found), failed + bool(found)
            if found:
                print(f"{os.path.basename(path)}:")
                print("\n".join("  " + line for line in found))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
