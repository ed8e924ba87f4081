#!/usr/bin/env python3
"""Large scripts in bounded memory, and limits that end a script, never the process. Usage: size.py TOOL"""
import os
import subprocess
import sys
import tempfile

STACK = """initial scene nav: NavigationController { root -> home }
scene home, detail
launch
"""

# name, script, wanted status, what the last line of the trace must be, what the diagnostics must name, most megabytes
CASES = [
    ("a million transitions", STACK + "repeat 500000 { push detail; pop }\n", 0,
     "  detail#500000.deinit()", "", 200),
    ("a stack 100,000 deep", STACK + "repeat 100000 { push detail unanimated }\npop to root\n", 0,
     "  detail#100000.deinit()", "", 600),
    ("a chain of 100,000 presentations",
     "initial scene home\nscene detail\nlaunch\nrepeat 100000 { present detail unanimated }\ndismiss from home\n", 0,
     "  detail#100000.deinit()", "", 600),
    ("a view that loads itself",
     "initial scene a { on viewDidLoad { let other = b(); load other } }\n"
     "controller b { on viewDidLoad { let other = b(); load other } }\nlaunch\n", 1, None, "64", 300),
    ("a controller that presents itself",
     "initial scene a\nscene b { on viewDidAppear { present b from self } }\nlaunch\npresent b\n", 1, None, "10000", 600),
    ("endless recursion", "func f(x) { return f(x + 1) }\nprint f(1)\n", 1, None, "1000", 300),
]


def peak_and_status(command, output, errors):
    child = subprocess.Popen(command, stdout=output, stderr=errors)
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    return usage.ru_maxrss // 1024, child.returncode


def check(tool, folder, case):
    name, script, wanted, last, named, most = case
    path, trace, errors = (os.path.join(folder, file) for file in ("x.scene", "x.trace", "x.err"))
    with open(path, "w") as file:
        file.write(script)
    with open(trace, "wb") as output, open(errors, "wb") as error_output:
        peak, status = peak_and_status([tool, path], output, error_output)
    with open(trace, "rb") as file:
        file.seek(max(0, os.path.getsize(trace) - 400))
        tail = file.read().decode(errors="replace").splitlines()
    with open(errors, errors="replace") as file:
        message = file.read().replace(",", "")
    faults = []
    if status != wanted:
        faults.append(f"status {status}, wanted {wanted}: {message[:200]}")
    if last is not None and (not tail or tail[-1] != last):
        faults.append(f"ends with {tail[-1:]!r}")
    if named not in message:
        faults.append(f"the message does not name {named}: {message[:200]}")
    if peak > most:
        faults.append(f"{peak} MB, more than {most}")
    print(f"{'FAIL' if faults else 'ok'} {name}: {peak} MB {'; '.join(faults)}")
    return not faults


def main():
    tool = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        results = [check(tool, folder, case) for case in CASES]
    print(f"{sum(results)} passed, {len(results) - sum(results)} failed")
    sys.exit(0 if all(results) else 1)


main()
