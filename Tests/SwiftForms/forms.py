#!/usr/bin/env python3
"""Runs scripts in Swift's forms, and compares what they do with what Swift and UIKit do. Usage: forms.py TOOL [NAME]

`cases/NAME.scene` is a script, `cases/NAME.expected` what it does:

- `> STEP` begins a step of the trace. The patterns after it (see `tracelines.py`) occur in this order. Methods of the
  life cycle occur only as often as they are asserted. `- PATTERN` must not occur.
- `status N` is the exit status, if it is not 0.
- `note: 'a' 'b'`: a note or a warning on standard error contains each of these texts. `no note`: there is none.
- `refusal CODE`: the script is refused, with errors of this code only.
- `unmodelled NAME`: the tool says that this name is not modelled, before the run or where it is used.

`open.txt` lists the cases that do not work yet, each as `NAME: reason`; these have to fail. `table.tsv` names a case for
each row of the tables in `docs/swift.md`, and words that the case contains.
"""
import concurrent.futures
import glob
import os
import re
import subprocess
import sys
from collections import namedtuple

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(os.path.dirname(HERE), "Support"))
from tracelines import counts, existed, matches  # noqa: E402

TOOL = os.path.abspath(sys.argv[1])
NAME = sys.argv[2] if len(sys.argv) > 2 else ""
SECONDS = 120
# Each run uses one processor.
WIDTH = 2

COMMENT = re.compile(r"(^|\s+)#\s.*$")
ERROR = re.compile(r"^error\[(\w+)\]: (.*)$", re.MULTILINE)
NOTE = re.compile(r"^(?:note|warning)[^\n]*(?:\n(?!note|warning|error).*)*", re.MULTILINE)
UNMODELLED = re.compile(r"! exception unmodelled: (.*)")

# A step with the patterns that occur in it and those that do not.
Step = namedtuple("Step", "text asserted absent")
# What an expected file asserts.
Expected = namedtuple("Expected", "steps status notes has_notes refusal unmodelled")
# What the tool wrote.
Output = namedtuple("Output", "status trace messages")


def read_expected(path):
    """The content of an expected file."""
    steps, notes, status, has_notes, refusal, unmodelled = [], [], 0, True, None, None
    with open(path, encoding="utf-8") as file:
        lines = [COMMENT.sub("", line.rstrip("\n")).strip() for line in file]
    for line in filter(None, lines):
        word, _, rest = line.partition(" ")
        if word == ">":
            steps.append(Step(rest, [], []))
        elif word == "status":
            status = int(rest)
        elif word == "refusal":
            refusal = rest
        elif word == "unmodelled":
            unmodelled = rest
        elif word == "note:":
            notes.append(re.findall(r"'([^']*)'", rest))
        elif line == "no note":
            has_notes = False
        elif word == "-":
            steps[-1].absent.append(rest)
        else:
            steps[-1].asserted.append(line)
    return Expected(steps, status, notes, has_notes, refusal, unmodelled)


def trace_steps(trace):
    """The steps of a trace, as pairs of their text and their lines. Steps of handlers are not steps of the script."""
    found = []
    for line in trace.splitlines():
        if line.startswith("> "):
            found.append((line[2:], []))
        elif found and line.strip() and not line.strip().startswith(("> ", "# ", "== ")):
            found[-1][1].append(re.sub(r"\) -> .*$", ")", line.strip()))
    return found


def release(trace):
    """The release in the first line of a trace."""
    match = re.search(r"\bios (\d+)", trace)
    return int(match[1]) if match else 99


def step_differences(step, lines, ios):
    """What the lines of a step do not have, have too often, or must not have."""
    wanted = [pattern for pattern in step.asserted if existed(pattern, ios)]
    rest = iter(lines)
    for pattern in wanted:
        if not any(matches(pattern, line) for line in rest):
            yield f"step {step.text}: missing or in another order: {pattern}"
            break
    seen = counts(lines)
    for (receiver, method), number in counts(wanted).items():
        if seen[receiver, method] != number:
            yield f"step {step.text}: {receiver}.{method}: {number} asserted, {seen[receiver, method]} in the trace"
    for pattern in step.absent:
        yield from (f"step {step.text}: must be absent: {line}" for line in lines if matches(pattern, line))


def trace_differences(expected, trace):
    """How a trace differs from the asserted steps."""
    rest = iter(trace_steps(trace))
    for step in expected.steps:
        lines = next((lines for text, lines in rest if text == step.text or text.startswith(step.text + " ")), None)
        if lines is None:
            yield f"missing step: {step.text}"
            return
        yield from step_differences(step, lines, release(trace))


def differences(expected, output):
    """How an output differs from what a case asserts; empty if it is right."""
    errors = ERROR.findall(output.messages)
    codes = {code for code, _ in errors}
    if output.status < 0:
        return [f"the tool ended by signal {-output.status}"]
    if expected.refusal:
        return [] if output.status == 3 and codes == {expected.refusal} else [f"not refused with {expected.refusal}"]
    status = expected.status
    if expected.unmodelled:
        is_refused = codes == {"E0299"} and any(expected.unmodelled in text for _, text in errors)
        if output.status == 3 and is_refused:
            return []
        text = " ".join(UNMODELLED.findall(output.trace))
        if not text or expected.unmodelled not in text + output.messages:
            return [f"does not say that {expected.unmodelled} is not modelled"]
        status = output.status
    found = [f"! {line.strip()}" for line in output.trace.splitlines() if line.strip().startswith("! expected:")]
    if output.status != status:
        found.append(f"exit status {output.status}: " + "; ".join(f"{code} {text}" for code, text in errors[:3]))
    found += trace_differences(expected, output.trace)
    notes = NOTE.findall(output.messages)
    for words in expected.notes:
        if not any(all(word in note for word in words) for note in notes):
            found.append("no note with " + ", ".join(words))
    if not expected.has_notes and notes:
        found.append("unexpected: " + notes[0].splitlines()[0])
    return found


def run(name):
    """The output of the tool for a case."""
    done = subprocess.run([TOOL, "run", f"{name}.scene"], cwd=f"{HERE}/cases", stdin=subprocess.DEVNULL,
                          capture_output=True, text=True, check=False, timeout=SECONDS)
    return Output(done.returncode, done.stdout, done.stderr)


def check(name):
    """The differences of a case."""
    try:
        return differences(read_expected(f"{HERE}/cases/{name}.expected"), run(name))
    except subprocess.TimeoutExpired:
        return [f"the tool ran for more than {SECONDS} s"]


# The tests of this file itself: a wrong output must not pass.


def without(output, pattern):
    """An output without the lines that match a pattern."""
    lines = [line for line in output.trace.splitlines() if not matches(pattern, line.strip())]
    return output._replace(trace="\n".join(lines))


def self_test(name):
    """What the comparison does not notice in the output of a case that passes."""
    expected, output = read_expected(f"{HERE}/cases/{name}.expected"), run(name)
    if differences(expected, output):
        return
    for step in expected.steps:
        for pattern in step.asserted:
            if existed(pattern, release(output.trace)) and not differences(expected, without(output, pattern)):
                yield f"{name}: not noticed: the absence of {pattern}"
    if not differences(expected, output._replace(status=7)) or not differences(expected, output._replace(status=-11)):
        yield f"{name}: not noticed: another exit status"
    for words in expected.notes:
        if words and not differences(expected, output._replace(messages="")):
            yield f"{name}: not noticed: the absence of a note"


def read_open():
    """The reasons of the cases that do not work yet."""
    path = f"{HERE}/open.txt"
    if not os.path.exists(path):
        return {}
    with open(path, encoding="utf-8") as file:
        lines = [line.strip() for line in file if line.strip() and not line.startswith("#")]
    return {name: reason.strip() for name, _, reason in (line.partition(":") for line in lines)}


def documented_forms():
    """The first column of the tables in docs/swift.md that have two columns of forms."""
    with open(os.path.join(HERE, "../../docs/swift.md"), encoding="utf-8") as file:
        forms = file.read().partition("## The forms")[2].partition("\n## ")[0]
    rows = [line for line in forms.splitlines() if line.startswith("| ") and not line.startswith("| Swift |")]
    return [re.split(r" (?<!\\)\| ", row[2:])[0].replace("\\|", "|") for row in rows]


def table_differences(open_cases):
    """The forms of the documentation without a case that works."""
    with open(f"{HERE}/table.tsv", encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]
    forms = documented_forms()
    if [form for form, _, _ in rows] != forms:
        changed = set(forms) ^ {form for form, _, _ in rows}
        yield f"docs/swift.md and table.tsv have other rows: {sorted(changed)[:3]}"
    for form, name, words in rows:
        with open(f"{HERE}/cases/{name}.scene", encoding="utf-8") as file:
            if words not in file.read():
                yield f"{form}: {name} does not contain {words}"
        if name in open_cases:
            yield f"{form}: {name} does not work"


def main():
    names = sorted(os.path.basename(path)[:-6] for path in glob.glob(f"{HERE}/cases/*.scene"))
    wanted, open_cases = [name for name in names if NAME in name], read_open()
    passed = failed = 0
    with concurrent.futures.ThreadPoolExecutor(WIDTH) as pool:
        for name, found in zip(wanted, pool.map(check, wanted)):
            if name in open_cases and found:
                print(f"open {name}: {open_cases[name]}")
            elif name in open_cases or found:
                failed += 1
                print(f"FAIL {name}: {found[0] if found else 'it passes; remove it from open.txt'}")
            else:
                passed += 1
                print(f"ok {name}")
            sys.stdout.flush()
    if not NAME:
        failures = [line for name in names[::10] for line in self_test(name)]
        failures += table_differences(open_cases)
        failures += [f"{name}: open.txt lists it, but there is no such case" for name in open_cases if name not in names]
        passed, failed = passed + (not failures), failed + len(failures)
        print("\n".join(f"FAIL {line}" for line in failures) or "ok comparison")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
