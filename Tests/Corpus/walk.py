"""Performs every segue of the corpus that can be reached: Tests/Corpus/walk.py TOOL CASES

CASES is the folder of the programs of the corpus. Its walk.py does the work, but counts an exception of a custom
segue without a class as wrong. UIKit raises it (SEGUE-CUSTOM-2), so this program counts it as right, if the storyboard
has such a segue. The last line is the result, and the exit status is 0 if every launch and every segue is right.
"""

import concurrent.futures
import os
import sys
import xml.etree.ElementTree

TEXT = "Could not perform segue with identifier"
# Counted in the corpus.
LAUNCHES, LEAST_SEGUES = 312, 680


def classless(path):
    """Returns the number of custom segues without a class of a storyboard."""
    segues = xml.etree.ElementTree.parse(path).getroot().iter("segue")
    return sum(segue.get("kind") == "custom" and not segue.get("customClass") for segue in segues)


def main(tool, cases):
    sys.path.insert(0, cases)
    import corpus
    import walk

    walk.RIGHT += (TEXT,)
    rows = [row for row in corpus.manifest() if row["targetRuntime"] in corpus.MOBILE]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        steps = list(pool.map(lambda row: walk.walk(tool, row), rows))
    wrong, raised = [], 0
    for row, told in zip(rows, steps):
        count = sum(TEXT in text for _, _, text in told)
        if count > classless(os.path.join(corpus.CORPUS, row["file"])):
            wrong.append((row["file"], "the exception of a segue without a class"))
        raised += count
        wrong += [(row["file"], text) for kind, right, text in told if right is False or kind == "unread"]
    every = [step for told in steps for step in told]
    launches = sum(kind == "launch" for kind, _, _ in every)
    segues = sum(bool(right) for kind, right, _ in every if kind not in ("launch", "unread"))
    for file, text in wrong[:5]:
        print(f"{file}: {text}")
    print(f"{launches} launches, {segues} segues, {raised} of them without a class, {len(wrong)} wrong")
    return 0 if launches == LAUNCHES and segues >= LEAST_SEGUES and raised > 0 and not wrong else 1


if __name__ == "__main__":
    sys.exit(main(os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2])))
