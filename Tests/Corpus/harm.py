#!/usr/bin/env python3
"""harm.py TOOL [FOLDER]: damages storyboards and runs what is left of them.

Ten storyboards are cut at 200 places, lose each attribute in turn, and have bytes changed at random. The tool must
end by itself, with the status 0, 1, 2 or 3; what takes more than a minute hangs. The storyboards are the project's own, and those of
FOLDER that are spread over its sizes. The last line is the result; the status is 1 if something is wrong.
"""
import os
import random
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
OWN = ["Tests/SceneLangTests/Storyboards/shop.storyboard", "scripts/tour/Main.storyboard",
       "Tests/StoryboardMistakes/Mistakes.storyboard"]
COUNT, CUTS, CHANGES, LARGEST, SECONDS = 10, 200, 200, 60_000, 60
STATUSES = (0, 1, 2, 3)


def documents(folder):
    """The paths of the storyboards: our own, and of the folder's some of each size."""
    found = []
    for place, _, names in os.walk(folder or ROOT):
        if folder:
            found += [os.path.join(place, name) for name in names if name.endswith(".storyboard")]
    found = sorted((path for path in found if os.path.getsize(path) <= LARGEST), key=lambda p: (os.path.getsize(p), p))
    wanted = COUNT - len(OWN)
    spread = [found[(2 * n + 1) * len(found) // (2 * wanted)] for n in range(wanted)] if found else []
    return [os.path.join(ROOT, path) for path in OWN] + spread


def damaged(data, seed):
    """The damaged documents, with the names of their damage."""
    for number in range(CUTS):
        place = len(data) * number // CUTS
        yield "cut at %d" % place, data[:place]
    for attribute in re.finditer(rb' [A-Za-z]+="[^"]*"', data):
        yield "without%s" % attribute.group().decode(), data[:attribute.start()] + data[attribute.end():]
    dice = random.Random(seed)
    for number in range(CHANGES):
        changed = bytearray(data)
        for _ in range(dice.randint(1, 4)):
            changed[dice.randrange(len(changed))] = dice.randrange(256)
        yield "change %d of seed %d" % (number, seed), bytes(changed)


def fault(tool, data):
    """What is wrong with a run of the document, or None."""
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "Main.storyboard"), "wb") as file:
            file.write(data)
        command = [tool, "run", "--timeout", "5", "Main.storyboard"]
        try:
            run = subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            return "did not end in %d s" % SECONDS
        if run.returncode not in STATUSES:
            return "status %d: %s" % (run.returncode, run.stderr[-200:].decode(errors="replace"))
        return None if run.returncode == 0 or run.stderr or run.stdout else "status %d, no message" % run.returncode


def main():
    tool = os.path.abspath(sys.argv[1])
    tried, wrong = 0, []
    paths = documents(sys.argv[2] if len(sys.argv) > 2 else None)
    for seed, path in enumerate(paths):
        with open(path, "rb") as file:
            harms = list(damaged(file.read(), seed))
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for (name, _), bad in zip(harms, pool.map(lambda harm: fault(tool, harm[1]), harms)):
                tried += 1
                if bad:
                    wrong.append("%s, %s: %s" % (os.path.relpath(path, ROOT), name, bad))
    for line in wrong[:20]:
        print(line)
    print("%d of %d damaged documents of %d storyboards ended as they must" % (tried - len(wrong), tried, len(paths)))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
