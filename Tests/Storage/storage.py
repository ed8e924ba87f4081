#!/usr/bin/env python3
"""Compiles the storage without assertions, as a release has it. Each access to an element that does not exist must end
the process. Usage: storage.py; ends with `N passed, N failed`."""
import glob
import os
import subprocess
import sys
import tempfile

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
SOURCES = sorted(glob.glob(os.path.join(ROOT, "Sources/SceneRuntime/Storage/*.swift"))) + [
    os.path.join(ROOT, "Sources/SceneLang/Source/ByteView.swift"), os.path.join(ROOT, "Tests/Storage/main.swift")]
OPTIONS = ["-O", "-wmo", "-swift-version", "6", "-package-name", "scenelang", "-strict-memory-safety", "-Werror",
           "StrictMemorySafety"]
EXISTING = "[7, 1, 3, 1, 3, 2, 0, 6] 25769803776\n0 2 2 513\n"


def main():
    with tempfile.TemporaryDirectory() as folder:
        program = os.path.join(folder, "accesses")
        subprocess.run(["swiftc", *OPTIONS, "-o", program, *SOURCES], check=True)
        listed = subprocess.run([program], check=True, capture_output=True, text=True).stdout
        names = listed.removesuffix(EXISTING).splitlines()
        faults = [] if listed.endswith(EXISTING) else [f"elements that exist: {listed!r}"]
        for name in names:
            run = subprocess.run([program, name], capture_output=True, text=True)
            # A trap ends the process by a signal.
            if run.returncode >= 0 or run.stdout:
                faults.append(f"{name}: status {run.returncode}, {run.stdout!r}")
    for fault in faults:
        print("FAIL", fault)
    print(f"{len(names) + 1 - len(faults)} passed, {len(faults)} failed")
    sys.exit(1 if faults else 0)


main()
