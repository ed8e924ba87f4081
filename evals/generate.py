#!/usr/bin/env python3
"""Makes questions about the order of UIKit's calls from the project's own facts. Usage: generate.py TOOL [--check]

A question has a release, a device, a situation, a step, and calls in random order, some of which are not made. The
answer is the calls that are made, in order. The facts (`Tests/SceneLangTests/Cases`) say what a source shows; the
answer is what the trace of the script (`scripts/rules`) has for these calls. So the key cannot contradict the model.

The choice depends on a seed only. With --check, nothing is written: the status is 1 if a file would change.
"""
import glob
import json
import os
import random
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
SEED = 1
COUNT = 100
# The calls of a question: fewer are no question, more are tedious.
FEWEST, MOST = 3, 9
SECONDS = 60

# Calls that another transition makes, from the release that has them.
DECOYS = {"viewWillAppear(animated: true)": 2, "viewDidAppear(animated: true)": 2, "viewWillDisappear(animated: true)": 2,
          "viewDidDisappear(animated: true)": 2, "viewIsAppearing(animated: true)": 13, "viewDidLoad()": 2}
CALL = re.compile(r"[\w#]+\.\w+\(.*\)")


def read_facts():
    """The facts about an order that a source shows and no later fact refines."""
    facts = []
    for path in sorted(glob.glob(f"{ROOT}/Tests/SceneLangTests/Cases/*.json")):
        with open(path, encoding="utf-8") as file:
            facts += json.load(file)
    return [fact for fact in facts
            if fact["check"] == "order" and fact["confidence"] in ("logged", "documented") and "refinedBy" not in fact
            and os.path.exists(f"{ROOT}/scripts/rules/{fact['id']}.scene")]


def script_parts(name):
    """The situation, the declarations, and the first scenario of a script, as text; nil for another form."""
    with open(f"{ROOT}/scripts/rules/{name}.scene", encoding="utf-8") as file:
        text = file.read()
    situation = " ".join(line[3:].strip() for line in text.splitlines() if line.startswith("///"))
    lines = [line for line in text.splitlines() if not line.startswith(("///", "test ", "// check:"))]
    start = next((place for place, line in enumerate(lines) if line.startswith("scenario ")), None)
    if start is None:
        return None
    end = next(place for place in range(start, len(lines)) if lines[place] == "}")
    return situation, "\n".join(lines[:start]).strip(), "\n".join(lines[start + 1:end])


def trace_of(tool, name, release):
    """The steps of the first scenario of a script's trace, as pairs of a text and lines; and its device."""
    done = subprocess.run([tool, "run", "--ios", str(release), f"scripts/rules/{name}.scene"], cwd=ROOT, text=True,
                          stdin=subprocess.DEVNULL, capture_output=True, check=False, timeout=SECONDS)
    lines = done.stdout.splitlines()
    if done.returncode != 0 or not lines:
        return None
    head, steps = lines[0], []
    scenarios = 0
    for line in lines[1:]:
        scenarios += line.startswith("== ")
        if scenarios > 1:
            break
        if line.startswith("> "):
            steps.append((line[2:], []))
        elif steps:
            steps[-1][1].append(line.strip())
    return head.partition(", ")[2].partition(", ")[2], steps


def question(tool, fact, release, dice):
    """A question with its answer; None if the fact makes none."""
    parts, trace = script_parts(fact["id"]), trace_of(tool, fact["id"], release)
    if parts is None or trace is None or not trace[1]:
        return None
    situation, app, body = parts
    device, steps = trace
    step, lines = steps[-1]
    made = [line for line in lines if CALL.fullmatch(line)]
    if step == "setup" or not FEWEST <= len(made) <= MOST or len(set(made)) != len(made):
        return None
    receivers = sorted({line.partition(".")[0] for line in made})
    others = [f"{receiver}.{call}" for receiver in receivers for call, first in DECOYS.items() if release >= first]
    others = [call for call in others if call not in made]
    offered = made + dice.sample(others, min(len(others), 3))
    dice.shuffle(offered)
    return {"ios": release, "device": device, "situation": situation, "app": app, "body": body, "step": step,
            "calls": offered}, made, fact["id"]


def make(tool):
    """The questions and the answers, by number."""
    dice = random.Random(SEED)
    candidates = [(fact, release) for fact in read_facts() for release in fact["ios"]]
    dice.shuffle(candidates)
    questions, answers = [], {}
    for fact, release in candidates:
        found = question(tool, fact, release, dice)
        if found is None:
            continue
        name = f"Q{len(questions) + 1:03}"
        questions.append({"id": name} | found[0])
        answers[name] = {"calls": found[1], "script": f"scripts/rules/{found[2]}.scene"}
        if len(questions) == COUNT:
            break
    return questions, answers


def main():
    tool = os.path.abspath(sys.argv[1])
    files = dict(zip(["questions.json", "answers.json"], make(tool)))
    changed = []
    for name, content in files.items():
        path, text = f"{HERE}/{name}", json.dumps(content, indent=1, ensure_ascii=False) + "\n"
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                if file.read() == text:
                    continue
        changed.append(name)
        if "--check" not in sys.argv:
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
    print(f"{len(files['questions.json'])} questions; changed: {', '.join(changed) or 'nothing'}")
    sys.exit(1 if changed and "--check" in sys.argv else 0)


main()
