#!/usr/bin/env python3
"""Runs the cases that corrected the model, under each of their releases. Usage: corrections.py TOOL [NAME]

`facts/` has the cases of each kind of mistake, `cases/` their scripts. What a case asserts concerns the lines of the
trace between `| @step` and `| @end`:

- `assert` has patterns of lines, which occur in this order. `_` matches any receiver or value, `*` any method, and
  arguments that a pattern omits may have any value. Warnings, exceptions and printed lines are compared as text.
- Methods of the life cycle that are asserted of a receiver occur only as often as they are asserted, unless `count` is
  `any`.
- `absent` has patterns that no line matches.
- `explain` has patterns of lines of the whole run, with confidences that they have (`is`) or do not have (`not`).

A run has no failed expectation, and no error but those in `errors_expected`. A script may be refused instead with a
code in `refusal_ok`, or with any error if the output matches `run_error_ok`. A run may reach what is not modelled
only with `unmodelled_ok`; in the step, it may then end there. Notes that begin with `neighbour` mark a similar situation, which was right before the
correction. `open.txt` lists the cases that are not modelled yet, each as `ID: reason`; these have to fail.
"""
import concurrent.futures
import glob
import json
import os
import re
import subprocess
import sys
from collections import Counter, namedtuple

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(os.path.dirname(HERE), "Support"))
from tracelines import WILDCARD, counts, existed, matches  # noqa: E402

TOOL = os.path.abspath(sys.argv[1])
NAME = sys.argv[2] if len(sys.argv) > 2 else ""
SECONDS = 120
# Each run uses one processor.
WIDTH = 2

ERROR = re.compile(r"error\[(E\d+)\]: .*")

# What the tool wrote; `explained` are the objects of `--format json`, if the case asks for them.
Output = namedtuple("Output", "status trace messages explained")


def step_lines(trace):
    """The lines of the checked step, without echoes of statements and headings; None if it never began."""
    found, is_inside = None, False
    for line in map(str.strip, trace.splitlines()):
        if line == "| @step":
            found, is_inside = [], True
        elif line == "| @end":
            is_inside = False
        elif is_inside and line and not line.startswith(("> ", "# ")):
            found.append(line)
    return found


def step_differences(case, release, lines):
    """What the lines of the step do not have, have too often, or must not have."""
    wanted = [pattern for pattern in case["assert"] if existed(pattern, release)]
    rest = iter(lines)
    for pattern in wanted:
        if not any(matches(pattern, line) for line in rest):
            yield f"missing or in another order: {pattern}"
            break
    if case.get("count") != "any":
        seen = counts(lines)
        for (receiver, method), number in counts(wanted).items():
            if seen[receiver, method] != number:
                yield f"{receiver}.{method}: {number} asserted, {seen[receiver, method]} in the trace"
    for pattern in case["absent"]:
        yield from (f"must be absent: {line}" for line in lines if matches(pattern, line))


def confidence_differences(case, explained):
    """The lines whose confidence is not the asserted one."""
    for entry in case.get("explain", []):
        found = [line for line in explained if line["kind"] in ("call", "warning") and line.get("text")
                 and matches(entry["line"], line["text"])]
        if not found:
            yield f"missing: {entry['line']}"
        for line in found:
            confidence = line.get("confidence")
            if confidence in entry.get("not", []) or confidence != entry.get("is", confidence):
                yield f"{line['text']} is labelled {line.get('rule')} {confidence}"


def is_refused(case, output):
    """Whether the script ended in an error that the case allows instead of a trace."""
    text = output.trace + output.messages
    codes = set(ERROR.findall(text))
    pattern = case.get("run_error_ok")
    return bool(codes & set(case.get("refusal_ok", [])) or codes and pattern and re.search(pattern, text))


def differences(case, release, output):
    """How the output of a run differs from what the case asserts; empty if the run is right."""
    if output.status < 0:
        return [f"the tool ended by signal {-output.status}"]
    if is_refused(case, output):
        return []
    text = output.trace + output.messages
    lines = step_lines(output.trace)
    found = [] if ends_unmodelled(case, lines or []) else list(step_differences(case, release, lines or []))
    found += [line.strip() for line in output.trace.splitlines() if line.strip().startswith("! expected:")]
    found += [match[0] for match in ERROR.finditer(text) if match[1] not in case.get("errors_expected", [])]
    if lines is None and has_step(case):
        found.append("the script never printed '@step'")
    if not case.get("unmodelled_ok"):
        found += re.findall(r"! exception unmodelled.*", text)
    return found + list(confidence_differences(case, output.explained))


def ends_unmodelled(case, lines):
    """Whether the step ends at what is not modelled, and may do so."""
    return bool(case.get("unmodelled_ok")) and bool(lines) and lines[-1].startswith("! exception unmodelled")


def script(case):
    return os.path.join(HERE, case["scene"])


def has_step(case):
    with open(script(case), encoding="utf-8") as file:
        return '"@step"' in file.read()


def run(case, release):
    """The output of the tool for a case under a release."""
    def start(*options):
        device = ["--device", case["device"]] if "device" in case else []
        return subprocess.run([TOOL, "run", "--ios", str(release), *device, *options, os.path.basename(script(case))],
                              cwd=os.path.dirname(script(case)), stdin=subprocess.DEVNULL, capture_output=True,
                              text=True, check=False, timeout=SECONDS)

    done = start("--trace", "+layout")
    explained = start("--format", "json").stdout.splitlines() if "explain" in case else []
    explained = [json.loads(line) for line in explained if line.startswith("{")]
    return Output(done.returncode, done.stdout, done.stderr, explained)


def check(case):
    """The differences of a case by release."""
    found = {}
    for release in case["ios"]:
        try:
            found[release] = differences(case, release, run(case, release))
        except subprocess.TimeoutExpired:
            found[release] = [f"the tool ran for more than {SECONDS} s"]
    return {release: lines for release, lines in found.items() if lines}


# The tests of this file itself: a wrong trace must not pass.

# Cases with asserted and absent lines, whose order, count, text and confidence matter.
COMPARED = ["PRESENT-BUSY-N1", "CHILD-DID-N2", "EXCEPTION-N1", "TIME-N1", "LABEL-N1"]


def with_lines(output, lines):
    """An output whose checked step has these lines."""
    return output._replace(trace="\n".join(["| @step", *lines, "| @end"]))


def a_missing_line_is_a_difference(case, release, output):
    lines = step_lines(output.trace) or []
    for pattern in case["assert"]:
        if existed(pattern, release):
            rest = [line for line in lines if not matches(pattern, line)]
            assert len(rest) < len(lines), pattern
            assert differences(case, release, with_lines(output, rest)), pattern


def an_absent_line_is_a_difference(case, release, output):
    lines = step_lines(output.trace) or []
    for pattern in case["absent"]:
        for place in range(len(lines) + 1):
            changed = with_lines(output, [*lines[:place], WILDCARD.sub("x", pattern), *lines[place:]])
            assert differences(case, release, changed), (pattern, place)


def another_order_is_a_difference(case, release, output):
    lines = step_lines(output.trace) or []
    if len([pattern for pattern in case["assert"] if existed(pattern, release)]) > 1:
        assert differences(case, release, with_lines(output, lines[::-1]))


def another_call_is_a_difference(case, release, output):
    lines = step_lines(output.trace) or []
    if case.get("count") != "any":
        for pattern in case["assert"]:
            if existed(pattern, release) and counts([pattern]):
                again = next(line for line in lines if matches(pattern, line))
                assert differences(case, release, with_lines(output, [*lines, again])), pattern


def an_error_is_a_difference(case, release, output):
    for text in ["error[E0499]: x", "! exception unmodelled: x", "  ! expected: a == b"]:
        assert differences(case, release, output._replace(trace=output.trace + text + "\n")), text
    assert differences(case, release, output._replace(status=-11))


def another_confidence_is_a_difference(case, release, output):
    if "explain" in case:
        changed = [line | {"confidence": "assumed"} for line in output.explained]
        assert differences(case, release, output._replace(explained=changed))
        assert differences(case, release, output._replace(explained=[]))


COMPARISONS = [
    a_missing_line_is_a_difference, an_absent_line_is_a_difference, another_order_is_a_difference,
    another_call_is_a_difference, an_error_is_a_difference, another_confidence_is_a_difference]


def compare(cases):
    """The failures of the comparisons, as pairs of a name and a reason."""
    for case in cases:
        release = case["ios"][-1]
        output = run(case, release)
        found = differences(case, release, output)
        if found:
            yield case["id"], f"its own trace is rejected: {found[0]}"
            continue
        for comparison in COMPARISONS:
            try:
                comparison(case, release, output)
            except AssertionError as error:
                yield case["id"], f"{comparison.__name__} {error}"


def read_cases():
    """All cases, in the order of the names of their files."""
    cases = []
    for path in sorted(glob.glob(f"{HERE}/facts/*.json")):
        with open(path, encoding="utf-8") as file:
            cases += json.load(file)["cases"]
    return cases


def read_open():
    """The reasons of the cases that are not modelled yet."""
    with open(f"{HERE}/open.txt", encoding="utf-8") as file:
        lines = [line.strip() for line in file if line.strip() and not line.startswith("#")]
    return {name: reason.strip() for name, _, reason in (line.partition(":") for line in lines)}


def list_differences(cases, open_cases):
    """What is wrong with the files, as pairs of a name and a reason."""
    names = Counter(case["id"] for case in cases)
    yield from ((name, "two cases have this id") for name, number in names.items() if number > 1)
    for name, reason in open_cases.items():
        if name not in names:
            yield name, "open.txt lists it, but there is no such case"
        elif not reason:
            yield name, "open.txt has no reason for it"
    used = {os.path.basename(case["scene"]) for case in cases}
    for path in sorted(glob.glob(f"{HERE}/cases/*.scene")):
        if os.path.basename(path) not in used:
            yield os.path.basename(path), "no case uses this script"


def main():
    cases, open_cases = read_cases(), read_open()
    wanted = [case for case in cases if NAME in case["id"]]
    passed = failed = 0
    with concurrent.futures.ThreadPoolExecutor(WIDTH) as pool:
        for case, found in zip(wanted, pool.map(check, wanted)):
            name = case["id"]
            if name in open_cases and found:
                print(f"open {name}: {open_cases[name]}")
            elif name in open_cases:
                failed += 1
                print(f"FAIL {name}: it passes; remove it from open.txt")
            elif found:
                failed += 1
                for release, lines in found.items():
                    print(f"FAIL {name} ios{release}: {lines[0]}")
            else:
                passed += 1
                print(f"ok {name}")
            sys.stdout.flush()
    if not NAME:
        compared = [case for case in cases if case["id"] in COMPARED]
        tests = {"comparison": compare(compared), "lists": list_differences(cases, open_cases)}
        for test, failures in tests.items():
            failures = list(failures)
            passed, failed = passed + (not failures), failed + bool(failures)
            print("\n".join(f"FAIL {test} {name}: {reason}" for name, reason in failures) or f"ok {test}")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
