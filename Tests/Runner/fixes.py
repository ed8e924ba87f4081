#!/usr/bin/env python3
"""A certain fix keeps what a script means. Usage: fixes.py TOOL [NAME]; ends with `N passed, N failed`.

The scripts are those with mistakes in Tests, the examples of `scenesh explain`, and forms of Swift."""
import glob
import json
import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Support"))
import suite

TOOL = os.path.abspath(sys.argv[1])
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
HEAD = "initial scene home\nscene settings { var count = 1 }\nlaunch\n"
# Each is right, or has a mistake whose fix keeps the rest as it is.
SWIFT = [
    HEAD + "print home.presentedViewController?.title\nprint home.parent?.parent?.title\n",
    HEAD + "home.presentedViewController?.dismiss(animated: true)\n",
    "controller a { var onDone: (() -> Void)? }\n",
    "class A: UIViewController {\n    var all: Array<Int> = [1]\n    var onDone: (() -> Void)?\n}\n",
    "class A: UIViewController {\n    func f() {\n        let g = { [weak self] in\n"
    "            guard let `self` = self else { return }\n            self.title = \"x\"\n        }\n"
    "        g()\n    }\n}\n",
    "class A: UIViewController {\n    @IBAction func save(_ sender: Any) { }\n    @IBAction func close() { }\n}\n",
    HEAD + "prezent settings\nprint settings?.cuont\n",
    HEAD + "if home.presentedViewController?.title == nil { print 1 }\n",
]


def scripts():
    """Returns the names and texts of all scripts that are tried."""
    paths = sorted(glob.glob(f"{ROOT}/Tests/SceneLangTests/WrongScripts/**/*.scene", recursive=True))
    for path in paths:
        with open(path, "rb") as file:
            yield os.path.relpath(path, ROOT), file.read()
    for line in run(ROOT, "explain", "--format", "json")[1].splitlines():
        code = json.loads(line)
        for key in ("example", "fixed"):
            if code.get(key):
                yield f"{code['code']} {key}", code[key].encode()
    for place, text in enumerate(SWIFT):
        yield f"swift {place}", text.encode()


def run(folder, *arguments):
    done = subprocess.run([TOOL, *arguments], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, timeout=120,
                          env={"HOME": folder, "PATH": os.environ["PATH"], "LANG": "C.UTF-8"})
    return done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")


def errors(folder):
    found = map(json.loads, run(folder, "check", "--reporter", "json", "a.scene")[1].splitlines())
    return [finding for finding in found if finding.get("severity") == "error"]


def parts(found):
    """Returns the numbers of the errors of syntax and of the others."""
    syntax = sum(error["code"] < "E02" for error in found)
    return syntax, len(found) - syntax


def fixes_keep_the_meaning(folder):
    """Fixing makes no new error, and a script that runs to its end has the same trace."""
    texts = {f"{place:03}.scene": (name, text) for place, (name, text) in enumerate(scripts())}
    for file_name, (_, text) in texts.items():
        write(folder, f"all/{file_name}", text)
    fixable = [line[len("--- all/"):] for line in run(folder, "check", "--diff", "all")[1].splitlines()
               if line.startswith("--- all/")]
    assert len(fixable) > 50, len(fixable)
    wrong = []
    for name, text in map(texts.get, fixable):
        write(folder, "a.scene", text)
        before = errors(folder)
        status, trace, _ = run(folder, "run", "a.scene")
        fixed = run(folder, "check", "--fix", "a.scene")[2]
        after = errors(folder)
        # Once the syntax is right, other errors are found, so that their number may grow.
        (syntax, others), (left, others_left) = parts(before), parts(after)
        if left > syntax or syntax == 0 and others_left > others:
            wrong.append((name, fixed, after))
        if status == 0 and run(folder, "run", "a.scene")[1] != trace:
            wrong.append((name, "another trace"))
    assert not wrong, "\n".join(map(str, wrong))


def write(folder, name, text):
    os.makedirs(os.path.dirname(os.path.join(folder, name)), exist_ok=True)
    with open(os.path.join(folder, name), "wb") as file:
        file.write(text)


def right_swift_is_not_changed(folder):
    for text in SWIFT[:6]:
        write(folder, "a.scene", text.encode())
        run(folder, "check", "--fix", "a.scene")
        with open(os.path.join(folder, "a.scene")) as file:
            assert file.read() == text, text


suite.main([fixes_keep_the_meaning, right_swift_is_not_changed])
