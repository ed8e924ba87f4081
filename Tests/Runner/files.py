#!/usr/bin/env python3
"""What the tool writes, and what it must leave alone. Usage: files.py TOOL [NAME]; ends with `N passed, N failed`."""
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Support"))
import suite
from processes import wait_for_handler

TOOL = os.path.abspath(sys.argv[1])
SCRIPT = "initial scene a\nlaunch\n"
TEST = SCRIPT + "expect 1 == 1\n"
FAILING = SCRIPT + "expect 1 == 2\n"
ROOT = ('<?xml version="1.0" encoding="UTF-8"?>\n'
        '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" '
        'targetRuntime="iOS.CocoaTouch" %s><scenes>%s</scenes></document>\n')
SCENE = ('<scene sceneID="s%s"><objects><viewController id="%s" title="%s" sceneMemberID="viewController"/></objects>'
         '</scene>')
CIRCLE = ROOT % ('initialViewController="a"', (
    '<scene sceneID="sa"><objects><navigationController id="a" sceneMemberID="viewController">'
    '<view key="view" id="va"/><connections>'
    '<segue destination="a" kind="relationship" relationship="rootViewController" id="g"/></connections>'
    '</navigationController></objects></scene>'))


def storyboard(title="", attributes=""):
    return ROOT % (f'initialViewController="one" {attributes}', SCENE % ("one", "one", title))


class Folder(suite.Folder):
    """A folder of its own, which is also the home folder."""

    def __init__(self, path):
        super().__init__(path)
        self.variables = {"HOME": path, "PATH": os.environ["PATH"], "LANG": "C.UTF-8"}

    def written(self, text, ending=".scene"):
        """Writes a file, and returns its name."""
        self.write("input" + ending, text)
        return "input" + ending

    def read(self, name):
        with open(self / name, "rb") as file:
            return file.read().decode(errors="replace")

    def start(self, *arguments, **options):
        options = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "stdin": subprocess.DEVNULL,
                   "cwd": self.path, "env": self.variables} | options
        return subprocess.Popen([TOOL, *arguments], **options)

    def run(self, *arguments, **options):
        """Returns status, output and errors."""
        process = self.start(*arguments, **options)
        try:
            output, errors = process.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            process.kill()
            raise
        return process.returncode, output.decode(errors="replace"), errors.decode(errors="replace")

    def enter(self, lines):
        """Enters lines into a session; returns as `run` does."""
        self.write("entered.txt", "\n".join(lines) + "\n")
        with open(self / "entered.txt", "rb") as file:
            return self.run("repl", stdin=file)


def expect(condition, seen=None):
    assert condition, seen


# Outputs and inputs


def an_output_never_replaces_an_input(folder):
    """Every option that writes a file, with each file that it must not replace."""
    kept = {"a.scene": TEST, "b.scene": TEST, "A.storyboard": storyboard(), "x.xib": "<a/>", "a.trace": "x\n",
            "scenesh.toml": "ios = 17\n", "notes.txt": SCRIPT, "known": ""}
    for name, text in kept.items():
        folder.write(name, text)
    os.symlink("b.scene", folder / "link.html")
    os.link(folder / "notes.txt", folder / "hard.html")
    commands = [["play", "a.scene", "-o"], ["test", "--reporter", "junit", "a.scene", "--output"],
                ["check", "--reporter", "sarif", "a.scene", "--output"], ["check", "a.scene", "--write-baseline"]]
    for command in commands:
        for name in ["a.scene", "b.scene", "./b.scene", folder / "b.scene", "link.html", "A.storyboard", "x.xib",
                     "a.trace", "scenesh.toml"]:
            status, _, errors = folder.run(*command, name)
            expect(status == 2 and f"{command[-1]} would replace '{name}'" in errors, (command, name, status, errors))
        for name, text in kept.items():
            expect(folder.read(name) == text, (command, name))
    # An input of another name, by each of its names.
    for name in ["notes.txt", "hard.html"]:
        status, _, errors = folder.run("play", "notes.txt", "-o", name)
        expect(status == 2 and "which this command reads" in errors, errors)
    with open(folder / "notes.txt", "rb") as file:
        status, _, errors = folder.run("play", "-", "-o", "notes.txt", stdin=file)
    expect(status == 2 and folder.read("notes.txt") == SCRIPT, errors)
    status, _, errors = folder.run("check", "--baseline", "known", "--reporter", "json", "--output", "known", "a.scene")
    expect(status == 2 and folder.read("known") == "", errors)
    # Two outputs are not one file.
    status, _, errors = folder.run(
        "check", "a.scene", "--reporter", "json", "--output", "new", "--write-baseline", "./new")
    expect(status == 2 and "would both write" in errors and not os.path.exists(folder / "new"), errors)
    # What is ours is replaced, and a new file may have any name.
    for _ in range(2):
        expect(folder.run("play", "a.scene", "-o", "run.html")[0] == 0)
        expect(folder.run("test", "b.scene", "--reporter", "junit", "--output", "test.xml")[0] == 0)


def artifacts_replace_only_pages_of_the_tool(folder):
    folder.write("scripts/a.scene", FAILING)
    folder.write("site/index.html", "my page")
    status, _, errors = folder.run("test", "--artifacts", "site")
    expect(status == 1 and "site/index.html" in errors and folder.read("site/index.html") == "my page", errors)
    folder.write("kept/scripts/a.html", "mine")
    _, output, _ = folder.run("test", "--artifacts", "kept")
    expect("a page of this name that scenesh has not written" in output, output)
    folder.write("scripts/a.scene", TEST)
    expect(folder.run("test", "--artifacts", "kept")[0] == 0 and folder.read("kept/scripts/a.html") == "mine")
    os.remove(folder / "kept/scripts/a.html")
    folder.write("scripts/a.scene", FAILING)
    for _ in range(2):
        expect(folder.run("test", "--artifacts", "kept")[0] == 1)
    expect('class="player"' in folder.read("kept/scripts/a.html"))
    folder.write("scripts/a.scene", TEST)
    expect(folder.run("test", "--artifacts", "kept")[0] == 0 and not os.path.exists(folder / "kept/scripts/a.html"))


# State


def a_retry_without_a_record_runs_everything(folder):
    folder.write("g/a.scene", FAILING)
    folder.write("g/b.scene", TEST)
    bare = {"PATH": os.environ["PATH"]}
    for variables in [bare, bare | {"XDG_STATE_HOME": "/proc"}]:
        status, _, errors = folder.run("test", "g", env=variables)
        expect(status == 1 and "--retry-failed will not know these results" in errors, errors)
        status, output, errors = folder.run("test", "--retry-failed", "g", env=variables)
        expect(status == 1 and output.endswith("1 passed, 1 failed\n"), output)
        expect("all scripts are tested" in errors, errors)
    # Scripts of another folder say nothing about these.
    folder.write("other/c.scene", TEST)
    expect(folder.run("test", "other") == (0, "1 passed, 0 failed\n", ""))
    status, output, errors = folder.run("test", "--retry-failed", "g")
    expect(status == 1 and "these scripts were not tested before" in errors, errors)
    expect(folder.run("test", "--retry-failed", "g")[1].endswith("0 passed, 1 failed\n"))
    folder.write("g/a.scene", TEST)
    expect(folder.run("test", "--retry-failed", "g")[1] == "1 passed, 0 failed\n")
    status, output, errors = folder.run("test", "--retry-failed", "g")
    expect(status == 0 and "no script failed when it was last tested" in errors, errors)


def two_runs_at_once_lose_no_failure(folder):
    for index in range(8):
        folder.write(f"g/{index}.scene", FAILING)
    runs = [folder.start("test", "g", "--shard", f"{part}/8") for part in range(1, 9)]
    for process in runs:
        process.communicate(timeout=60)
    expect(folder.run("test", "--retry-failed", "g")[1].endswith("0 passed, 8 failed\n"))


def special_files_are_reported(folder):
    """State, settings and setups that are a pipe, a folder, a device or a link that leads nowhere."""
    folder.write("g/a.scene", TEST)

    def make(path, kind):
        os.makedirs(os.path.dirname(path), exist_ok=True)
        {"pipe": os.mkfifo, "folder": os.mkdir, "link": lambda path: os.symlink("nowhere", path),
         "device": lambda path: os.symlink("/dev/zero", path)}[kind](path)

    def remove(path):
        os.rmdir(path) if os.path.isdir(path) and not os.path.islink(path) else os.remove(path)

    for kind in ["pipe", "folder", "link", "device"]:
        state = folder / ".local/state/scenesh/failed-tests"
        if os.path.lexists(state):
            remove(state)
        make(state, kind)
        status, _, errors = folder.run("test", "g")
        expect(status == 0 and "--retry-failed will not know these results" in errors, (kind, errors))
        status, output, errors = folder.run("test", "--retry-failed", "g")
        expect(status == 0 and "all scripts are tested" in errors and output == "1 passed, 0 failed\n", (kind, errors))
        remove(state)
        settings = folder / "g/scenesh.toml"
        make(settings, kind)
        for command in ["test", "check", "run"]:
            status, output, errors = folder.run(command, "g/a.scene")
            expect(status in (1, 3) and "scenesh.toml" in output + errors, (kind, command, status, output, errors))
        remove(settings)
        setup = folder / "g/_setup.scene"
        make(setup, kind)
        status, output, errors = folder.run("check", "g/a.scene")
        expect(status == 3 and "_setup.scene" in output, (kind, output, errors))
        remove(setup)
        golden = folder / "g/a.trace"
        make(golden, kind)
        status, output, errors = folder.run("test", "g/a.scene")
        expect("a.trace" in output + errors, (kind, output, errors))
        status, output, errors = folder.run("test", "--bless", "g/a.scene")
        expect("a.trace" in output + errors and os.path.lexists(golden), (kind, output, errors))
        remove(golden)


def a_signal_ends_the_tool_within_a_second(folder):
    """In phases that do not poll: reading a device, a large storyboard, a large script; and writing to a pipe."""
    scenes = "".join(SCENE % (number, number, "x" * 50) for number in range(20_000))
    folder.write("Large.storyboard", ROOT % ('initialViewController="1"', scenes))
    folder.write("large.scene", SCRIPT + "let a = [" + "1, " * 300_000 + "1]\n")
    folder.write("loop.scene", "while true { print 1 }\n")
    os.mkfifo(folder / "pipe.scene")
    commands = [["run", "/dev/zero"], ["Large.storyboard"], ["check", "Large.storyboard"],
                ["import", "Large.storyboard"], ["graph", "Large.storyboard"],
                ["diff", "Large.storyboard", "Large.storyboard"], ["run", "large.scene"],
                ["play", "large.scene", "-o", "x.html"], ["test", "large.scene"], ["run", "loop.scene"],
                ["run", "pipe.scene"], ["matrix", "pipe.scene"]]
    for command in commands:
        for number in (signal.SIGTERM, signal.SIGINT):
            process = folder.start(*command)
            wait_for_handler(process.pid, number)
            time.sleep(0.1)
            if process.poll() is not None:
                continue
            process.send_signal(number)
            try:
                # The tool needs less than a second.
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                raise AssertionError(command)
            finally:
                process.stdout.close()
                process.stderr.close()
            expect(process.returncode == 130, (command, number, process.returncode))


# Storyboards


def a_storyboard_with_errors_is_wrong_everywhere(folder):
    folder.write("Circle.storyboard", CIRCLE)
    folder.write("Good.storyboard", storyboard())
    folder.write("a.scene", 'import "Circle.storyboard"\nlaunch\n')
    for command in [["check"], ["run"], ["import"], ["graph"]]:
        status, output, errors = folder.run(*command, "Circle.storyboard")
        expect(status == 3 and (output + errors).count("error[E0610]") == 1, (command, status, output, errors))
    for files in [["Circle.storyboard", "Good.storyboard"], ["Good.storyboard", "Circle.storyboard"]]:
        status, output, errors = folder.run("diff", *files)
        expect(status == 3 and "error[E0610]" in errors and output == "", (status, output, errors))
    for command in [["check"], ["run"], ["graph"], ["play", "-o", "-"]]:
        status, output, errors = folder.run(*command, "a.scene")
        expect(status == 3 and "E0610" in output + errors, (command, status, output, errors))


# Git


def git(folder, *arguments):
    done = subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b", *arguments], cwd=folder.path,
                          capture_output=True, env=folder.variables, timeout=60)
    return done.returncode, (done.stdout + done.stderr).decode(errors="replace")


def recipes(place):
    """The configuration and the attribute of each recipe of docs/storyboards.md."""
    text = open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../docs/storyboards.md")).read()
    return [tuple(found) for found in re.findall(r"^git config (diff\.storyboard\.\w+) '(.*)'$", text, re.MULTILINE)]


def the_recipes_for_git_never_fail(folder):
    os.mkdir(folder / "bin")
    os.symlink(TOOL, folder / "bin/scenesh")
    folder.variables = folder.variables | {"PATH": f"{folder / 'bin'}:{os.environ['PATH']}"}
    files = {
        "LaunchScreen.storyboard": (storyboard("a", 'launchScreen="YES"'), storyboard("b", 'launchScreen="YES"')),
        "Main.storyboard": (storyboard("a"), storyboard("b")),
        "Mac.storyboard": tuple(storyboard(title).replace("iOS.CocoaTouch", "MacOSX.Cocoa") for title in "ab"),
        "Watch.storyboard": tuple(storyboard(title).replace("iOS.CocoaTouch", "watchKit") for title in "ab"),
        "Circle.storyboard": (CIRCLE, CIRCLE.replace('id="va"', 'id="vb"')),
        "Damaged.storyboard": ("<document", "<document>\n<<<<<<< HEAD\n"),
        "Empty.storyboard": ("", "x"),
        "Crypt.storyboard": (b"\0GITCRYPT\0\xff\xfe1", b"\0GITCRYPT\0\xff\xfe2"),
        "with space.storyboard": (storyboard("a"), storyboard("b")),
        "New.storyboard": (None, storyboard("a")),
        "Gone.storyboard": (storyboard("a"), None),
    }
    expect(git(folder, "init", "-q", ".")[0] == 0)
    for name, (old, _) in files.items():
        if old is not None:
            folder.write(name, old)
    folder.write("last.txt", "old\n")
    git(folder, "add", "-A")
    git(folder, "commit", "-qm", "1")
    folder.write(".git/info/attributes", "*.storyboard diff=storyboard\n")
    for name, (_, new) in files.items():
        os.remove(folder / name) if new is None else folder.write(name, new)
    folder.write("last.txt", "new\n")
    git(folder, "add", "-A")
    found = recipes(folder)
    expect({name for name, _ in found} == {"diff.storyboard.command", "diff.storyboard.textconv"}, found)
    for name, value in found:
        git(folder, "config", name, value)
        status, output = git(folder, "diff", "--cached")
        expect(status == 0 and "+new" in output and "fatal" not in output, (name, status, output))
        for file in files:
            expect(file in output, (name, file, output))
        if name.endswith("textconv"):
            for file in ["LaunchScreen", "Mac", "Watch", "Crypt", "Damaged"]:
                part = output.split(f"diff --git a/{file}.")[1].split("diff --git")[0]
                expect(re.search(r"^-(?!-)", part, re.MULTILINE) and re.search(r"^\+(?!\+)", part, re.MULTILINE), part)
        else:
            expect(output.count("not compared: ") >= 5, output)
            expect('title' in output.split("diff --git a/Main.")[1].split("diff --git")[0], output)
        git(folder, "config", "--unset", name)
    # A renaming, a conflict and the log.
    git(folder, "commit", "-qm", "2")
    for name, value in found:
        git(folder, "config", name, value)
        for command in [["log", "-p", "--ext-diff"], ["show", "--ext-diff"]]:
            status, output = git(folder, *command)
            expect(status == 0 and "fatal" not in output, (name, output))
        git(folder, "mv", "Main.storyboard", "Start.storyboard")
        folder.write("Start.storyboard", storyboard("c"))
        git(folder, "add", "-A")
        status, output = git(folder, "diff", "--cached", "-M10%")
        expect(status == 0 and "Start.storyboard" in output and "Main.storyboard" in output, (name, output))
        git(folder, "reset", "-q", "--hard")
        git(folder, "config", "--unset", name)


# Goldens


def two_tests_share_no_golden(folder):
    folder.write("a.scene", "test ios 12, 17\n" + SCRIPT)
    folder.write("a.ios17.scene", "ios 12\n" + SCRIPT.replace("scene a", "scene b"))
    folder.write("c.scene", "test ios 12, 17 device iPhone, iPad\n" + SCRIPT)
    folder.write("c.ios17-iPad.scene", SCRIPT)
    for command in [["test", "."], ["test", "--bless", "."], ["test", "a.scene", "c.scene"]]:
        status, output, _ = folder.run(*command)
        expect(status == 1, (command, output))
        expect("'a.scene' and 'a.ios17.scene' would have the same golden 'a.ios17.trace'" in output, output)
        expect("'c.scene' and 'c.ios17-iPad.scene' would have" in output, output)
    os.rename(folder / "a.ios17.scene", folder / "b.scene")
    os.rename(folder / "c.ios17-iPad.scene", folder / "d.scene")
    for name in os.listdir(folder.path):
        if name.endswith(".trace"):
            os.remove(folder / name)
    expect(folder.run("test", "--bless", ".")[0] == 0 and folder.run("test", ".")[0] == 0)
    # Without environments, the names do not meet.
    folder.write("e.scene", TEST)
    folder.write("e.ios17.scene", TEST)
    expect(folder.run("test", "e.scene", "e.ios17.scene")[0] == 0)


# Signs


ROWS = """
import { readFileSync } from "fs";
const [folder, page, diff] = process.argv.slice(1);
const { alignRuns, legendOf } = await import(`${folder}/align.js`);
const html = readFileSync(page, "utf8");
const data = JSON.parse(html.split('id="data">')[1].split("</script>")[0]);
const found = readFileSync(`${diff.replace(/diff$/, "actual")}`, "utf8").trimEnd().split("\\n");
const expected = data.expected.trimEnd().split("\\n");
const rows = alignRuns(found, expected).map(([own, other]) => (own < 0 ? `-${expected[other]}`
  : other < 0 ? `+${found[own]}` : "")).filter(Boolean);
const css = html.match(/[.]only-first::before.*?[}].*?[}]/)[0];
console.log(JSON.stringify({ rows, legend: legendOf(["found", "expected"]), css }));
"""


def the_player_has_the_signs_of_the_diff(folder):
    """+ is what was found, - what was expected; a line that a placeholder matches has neither."""
    if not shutil.which("node"):
        raise suite.Skipped("node is missing")
    folder.write("scripts/a.scene", "initial scene nav: NavigationController { root -> home }\nscene home, detail\n"
                                    "launch\npush detail\nprint 2\n")
    expect(folder.run("test", "--bless", "scripts")[0] == 0)
    golden = folder.read("scripts/a.trace").replace("ios 17", "_").replace("animated: true", "_").replace("| 2", "| 1")
    golden = golden.replace("  home.viewDidDisappear(_)\n", "")
    golden = golden.replace("  detail.loadView()\n  detail.viewDidLoad()\n", "  ...\n")
    folder.write("scripts/a.trace", golden)
    expect(folder.run("test", "--artifacts", "kept", "scripts")[0] == 1)
    diff = folder.read("kept/scripts/a.trace.diff")
    signed = [line.split("  # ")[0] for line in diff.splitlines()
              if line[:1] in ("-", "+") and line[:3] not in ("---", "+++")]
    page = os.path.realpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Page"))
    done = subprocess.run(
        ["node", "--input-type=module", "-e", ROWS, page, folder / "kept/scripts/a.html",
         folder / "kept/scripts/a.trace.diff"], capture_output=True, text=True, timeout=60)
    expect(done.returncode == 0, done.stderr)
    seen = json.loads(done.stdout)
    expect(seen["rows"] == signed and len(signed) == 3, (seen["rows"], signed))
    expect(seen["legend"] == "− only expected   + only found", seen["legend"])
    expect(re.search(r'only-second::before\{content:"\+".*only-second::before\{content:"−"', seen["css"]), seen["css"])


# Command lines


def steps_follow_the_files_before_them(folder):
    folder.write("a.scene", "initial scene a\nscene b\n")
    folder.write("b.scene", "scene x\nscene y\n")
    folder.write("Main.storyboard", storyboard())
    folder.write("None.storyboard", storyboard().replace('initialViewController="one"', ""))
    status, output, errors = folder.run("a.scene")
    expect(status == 0 and "> " not in output and "nothing is launched; add the line 'launch'" in errors, errors)
    expect("-e 'launch with x'" in folder.run("b.scene")[2])
    folder.write("Home.swift", "class Home: UIViewController {}\n")
    errors = folder.run("Home.swift")[2]
    expect("nothing is launched; add: -e 'launch with Home'" in errors and "the line" not in errors, errors)
    expect(folder.run("-q", "a.scene")[2] == "" and "nothing" in folder.run("--format", "json", "a.scene")[1])
    expect("> launch\n" in folder.run("a.scene", "-e", "launch")[1] and folder.run("a.scene", "-e", "launch")[2] == "")
    expect("> present b" in folder.run("a.scene", "-e", "launch", "-e", "present b")[1])
    # Before a file, it is a script of its own; after two, it follows the second.
    output = folder.run("-e", "print 1", "a.scene", "b.scene", "-e", "launch with y")[1]
    expect(output.index("| 1") < output.index("> launch with y") and output.count("> ") == 1, output)
    status, _, errors = folder.run("None.storyboard")
    name = re.search(r"-e '(launch with \w+)'", errors)
    expect(name, errors)
    expect("viewDidAppear" in folder.run("None.storyboard", "-e", name[1])[1])
    expect("> print" not in folder.run("Main.storyboard", "-e", "print 3")[1])
    for command in ["play", "matrix", "diff"]:
        more = {"play": ["-o", "-"], "matrix": ["--ios", "12,17"], "diff": ["--ios", "12..17"]}[command]
        status, output, errors = folder.run(command, "a.scene", "-e", "launch", *more)
        expect(status in (0, 1) and "launch" in output, (command, status, errors))


def a_repository_is_checked(folder):
    """Storyboards of other systems, nibs, wrong settings, old segues, and a main storyboard that is not launched."""
    folder.write("app/Main.storyboard", storyboard())
    for name, system in [("Mac", "MacOSX.Cocoa"), ("Watch", "watchKit")]:
        folder.write(f"{name}/Interface.storyboard", storyboard().replace("iOS.CocoaTouch", system))
    status, output, errors = folder.run("check", ".")
    expect(status == 0 and errors.count("skipped") == 1 and "and 1 more" in errors, (status, output, errors))
    status, output, _ = folder.run("check", "Mac/Interface.storyboard")
    expect(status == 3 and "E0602" in output, output)
    folder.write("View.xib", "<document/>")
    for command in [["check"], ["run"], ["import"], ["graph"], ["test"], ["play"], ["fmt"], ["matrix"]]:
        status, output, errors = folder.run(*command, "View.xib")
        expect(status in (2, 3, 4) and "'View.xib' is a nib" in output + errors, (command, output, errors))
    # Without an initial controller, and with a reference from elsewhere.
    folder.write("other/Main.storyboard", storyboard().replace('initialViewController="one"', ""))
    expect("W0206" in folder.run("check", "other")[1])
    reference = '<scene sceneID="sr"><objects><viewControllerPlaceholder storyboardName="Main" ' \
        'referencedIdentifier="x" id="r" sceneMemberID="viewController"/></objects></scene>'
    folder.write("other/Start.storyboard", storyboard().replace("</scenes>", f"{reference}</scenes>"))
    expect("W0206" not in folder.run("check", "other/Main.storyboard")[1])
    # Segues of Xcode 5.
    segues = "".join(f'<segue destination="one" kind="{kind}" identifier="{kind}{number}" id="g{kind}{number}"/>'
                     for kind in ("push", "modal") for number in range(3))
    folder.write("old/Old.storyboard", storyboard().replace(
        'sceneMemberID="viewController"/>',
        f'sceneMemberID="viewController"><connections>{segues}</connections></viewController>'))
    output = folder.run("check", "--select", "W0201", "old")[1]
    expect(output.count("W0201") == 1 and "6 segues have deprecated kinds: 'push' (3), 'modal' (3)" in output, output)


def a_storyboard_is_named_where_scripts_are_read(folder):
    """Commands that show the run of one script say what the file is, instead of mistakes in its XML."""
    folder.write("Main.storyboard", storyboard())
    for command in [["play", "-o", "x.html"], ["matrix"], ["diff", "--ios", "12..13"]]:
        status, output, errors = folder.run(*command, "Main.storyboard")
        expect(status in (2, 4) and "is a storyboard, not a script" in errors, (command, status, errors))
        expect("E0101" not in output + errors, (command, errors))
    for command in ["run", "check", "import", "graph", "migrate"]:
        status, output, errors = folder.run(command, "Main.storyboard")
        expect(status in (0, 1) and "not a script" not in output + errors, (command, status, output, errors))


def sessions_load_what_they_saved(folder):
    folder.write("lib.scene", "scene b\n")

    def session(*lines):
        return folder.enter(lines)

    status, output, errors = session("initial scene a", "launch", ":save bug", ":load bug")
    expect(status == 0 and output.endswith("write :load! bug\n") and output.count("> launch") == 2, output)
    for name in ["none", "wrong.scene"]:
        folder.write("wrong.scene", "print nosuch\n")
        status, output, errors = session("print 1", f":load {name}")
        expect(status != 0 and "new session" not in output and errors, (output, errors))
    # A file that the session imports would be replaced by a script that imports itself.
    status, output, errors = session('import "lib.scene"', ":save! lib", "print 2")
    expect("imported by the session" in errors and folder.read("lib.scene") == "scene b\n", errors)


def commands_agree_about_actions(folder):
    """Without a script, nothing says which actions the classes of a storyboard have."""
    folder.write("Main.storyboard", storyboard().replace(
        '<viewController id="one"', '<viewController id="one" customClass="HomeController"').replace(
        'sceneMemberID="viewController"/>', 'sceneMemberID="viewController"><view key="view" id="v"><subviews>'
        '<button id="b"><connections><action selector="save:" destination="one" eventType="touchUpInside" id="x"/>'
        '<segue destination="e" kind="unwind" unwindAction="close:" id="u"/></connections></button></subviews></view>'
        '</viewController><exit id="e" userLabel="Exit" sceneMemberID="exit"/>'))
    for command in ["check", "run", "import"]:
        status, output, errors = folder.run(command, "Main.storyboard")
        warned = re.findall(r"warning\[(W0204|W0209)\]", output + errors)
        expect(status == 0 and warned == ["W0204"], (command, output, errors))
    folder.write("a.scene", 'import "Main.storyboard"\ncontroller HomeController { on viewDidLoad { } }\nlaunch\n')
    expect(re.search("W0204|W0209|W0607", folder.run("check", "a.scene")[1]))


def copied(folder):
    """Copies the storyboards of `storyboards/`, and the scripts that import them."""
    shutil.copytree(os.path.join(os.path.dirname(os.path.abspath(__file__)), "storyboards"), folder.path,
                    dirs_exist_ok=True)


def xcode_writes_the_column_style(folder):
    """allowDoubleColumnStyle, preferredDisplayMode="beside" and behavior="tile" of a split view controller."""
    copied(folder)
    on_pad = folder.run("--device", "iPad portrait", "double-column.storyboard",
                        "-e", "print list.splitViewController.style", "-e", "tree")[1]
    expect("| .doubleColumn\n" in on_pad and on_pad.count("<NavigationController ") == 2, on_pad)
    expect("<TableViewController list>, state: appeared" in on_pad, on_pad)
    on_phone = folder.run("double-column.storyboard", "-e", "tree")[1]
    expect("<ViewController detail>, state: appeared" in on_phone, on_phone)
    expect("<TableViewController list>, state: disappeared" in on_phone, on_phone)
    imported = folder.run("import", "double-column.storyboard")[1]
    for setting in ["style = .doubleColumn", "preferredDisplayMode = .oneBesideSecondary"]:
        expect(setting in imported, imported)


def unwind_actions_are_found(folder):
    """Of a class that declares something else, and by the selector of Swift's method."""
    copied(folder)
    for name in ["unwind-assumed.scene", "unwind-of-swift.scene"]:
        status, output, errors = folder.run(name)
        expect(status == 0 and "home.dismiss(animated: true)" in output, (name, output, errors))
        expect(folder.run("check", name)[0] == 0)
    expect("    | closed\n" in output, output)


def children_have_parents_in_awake_from_nib(folder):
    copied(folder)
    status, output, errors = folder.run("awake-parent.scene")
    expect(status == 0 and "    | split\n    | nav\n" in output, (output, errors))
    # The nib is decoded as a whole before any of its objects is awake.
    expect(output.index("detail.init(coder:)") < output.index("list.awakeFromNib()"), output)


def a_bar_button_has_one_target(folder):
    copied(folder)
    status, output, errors = folder.run("bar-button.scene")
    expect(status == 0 and "filterSheet.viewDidAppear" in output and "exception" not in output, (output, errors))
    expect("W0522" in folder.run("check", "bar-button.storyboard")[1])
    found = folder.run("check", "bar-button.scene")[1]
    expect("W0522" in found and "W0607" not in found, found)


def numbered_names_are_warned(folder):
    """A name with a number depends on the other scenes; one that an identifier or class gives does not."""
    scene = ('<scene sceneID="s%s"><objects><viewController id="%s" %s sceneMemberID="viewController"/></objects>'
             '</scene>')
    scenes = "".join(scene % (number, number, more) for number, more in [
        ("a", ""), ("b", ""), ("c", 'storyboardIdentifier="step2"'), ("d", 'storyboardIdentifier="step"')])
    folder.write("Main.storyboard", ROOT % ('initialViewController="a"', scenes))
    folder.write("a.scene", 'import "Main.storyboard"\nlaunch\npresent view2 unanimated\nprint view2\n'
                 'present step2 from view2 unanimated\n')
    output = folder.run("check", "a.scene")[1]
    expect(output.count("[W0614]") == 1 and "a.scene:3:9" in output, output)
    # The scene keeps its name if it has an identifier.
    folder.write("Main.storyboard", folder.read("Main.storyboard").replace(
        'id="b" ', 'id="b" storyboardIdentifier="view2"'))
    expect("W0614" not in folder.run("check", "a.scene")[1])


def wrong_settings_are_reported_once(folder):
    for name in "abc":
        folder.write(f"g/{name}.scene", TEST)
    folder.write("g/scenesh.toml", "oops = 1\n")
    for command in [["check", "g"], ["run", "g/a.scene", "g/b.scene", "g/c.scene"], ["test", "g"]]:
        status, output, errors = folder.run(*command)
        expect(status in (1, 3) and (output + errors).count("unknown key 'oops'") == 1, (command, output, errors))


def a_binary_file_is_one_mistake(folder):
    folder.write("ctl.scene", b"\1" * 1_700_000)
    folder.write("utf8.scene", b"\xff" * 1_700_000)
    for name in ["ctl.scene", "utf8.scene"]:
        limit = (resource.RLIMIT_AS, (4 << 30, 4 << 30))
        process = folder.start("check", name, preexec_fn=lambda: resource.setrlimit(*limit))
        output, errors = process.communicate(timeout=60)
        expect(process.returncode == 3 and b"1 error" in errors, (name, errors[-300:]))
        expect(len(output) < 2_000, output[:300])


def endless_input_is_refused(folder):
    """A file or device of more than 64 MiB, within a limit of memory."""
    limit = (resource.RLIMIT_AS, (4 << 30, 4 << 30))
    process = folder.start("run", "/dev/zero", preexec_fn=lambda: resource.setrlimit(*limit))
    output, errors = process.communicate(timeout=60)
    expect(process.returncode == 3 and b"error[E0010]: the file is larger than 64 MiB" in output + errors, errors)


def many_mistakes_are_counted(folder):
    """200 mistakes of a file are kept, 100 are shown, and all are counted."""
    folder.write("syntax.scene", "\1 a " * 50_000)
    folder.write("names.scene", SCRIPT + "".join(f"print unknown{number}x\n" for number in range(1_000)))
    for name, count in [("syntax.scene", 50_000), ("names.scene", 1_000)]:
        status, output, errors = folder.run("check", name)
        expect(status == 3 and f"and {count - 100} more\n" in output, (name, output[-200:]))
        expect(f"1 file, {count} errors, no warnings" in errors, errors)
        lines = folder.run("check", "--reporter", "json", name)[1].splitlines()
        expect(len(lines) == 201 and f'"errors":{count}' in lines[-1], lines[-1])


def statements_of_long_lines_are_rephrased(folder):
    many = "print 1; " * 400
    folder.write("a.scene", f"initial scene a {{\n    on viewDidAppear {{ {many}pushViewController b; {many}}}\n}}\n"
                            "scene b\nlaunch\n")
    output = folder.run("check", "a.scene")[1]
    expect("= help: write: push b\n" in output, output)


def built_ins_check_their_limit_first(folder):
    folder.write("a.scene", 'var s = "x"\nrepeat 16 { s = s + s }\nprint s.replacing("x", s).count\n')
    folder.write("b.scene", 'var s = "x"\nrepeat 16 { s = s + s }\n'
                 'print s.replacingOccurrences(of: "x", with: s).count\n')
    folder.write("c.scene", 'print String(repeating: "xy", count: 5000000000000000000)\n')
    for name in ["a.scene", "b.scene", "c.scene"]:
        limit = (resource.RLIMIT_AS, (4 << 30, 4 << 30))
        process = folder.start("run", name, preexec_fn=lambda: resource.setrlimit(*limit))
        _, errors = process.communicate(timeout=60)
        expect(process.returncode == 1 and b"error[E0406]" in errors, (name, errors[-300:]))


def texts_of_values_end_at_the_limit(folder):
    """Values that contain another value twice, nested deeply: their text would have a thousand million elements."""
    nested = "struct P { var a: Any; var b: Any }\nenum Q { case x(Any, Any) }\n" \
        "func f() {\n    var a: Any = 1\n    for i in 1...30 { a = %s }\n    print(a)\n}\nf()\n"
    scripts = [nested % value for value in ["[a, a]", "(a, a)", "P(a: a, b: a)", "Q.x(a, a)"]]
    scripts += [scripts[0].replace("print(a)", f"print({text}.count)")
                for text in ["String(describing: a)", "a.description"]]
    for script in scripts:
        folder.write("a.scene", script)
        status, _, errors = folder.run("run", "--max-elements", "100000", "a.scene")
        expect(status == 1 and "error[E0406]" in errors, (script, errors[-300:]))


def leaks_fail_a_test_that_says_so(folder):
    leak = ("initial scene home\ncontroller editor { var done = nil; on viewDidLoad { done = { print self } } }\n"
            "launch\npresent editor unanimated\n")
    folder.write("a.scene", leak + "dismiss unanimated\nexpect 1 == 1\n")
    folder.write("b.scene", leak + "expect leak editor in { dismiss unanimated }\n")
    expect(folder.run("test")[0] == 0)
    status, output, _ = folder.run("test", "--fail-on-leaks")
    expect(status == 1 and output.endswith("1 passed, 1 failed\n") and "expected: no leak\n" in output, output)
    folder.write("scenesh.toml", "[test]\nfail-on-leaks = true\n")
    expect(folder.run("test")[1].endswith("1 passed, 1 failed\n"))
    expect(folder.run("run", "a.scene")[0] == 0)
    folder.write("scenesh.toml", "[test]\nfail-on-leaks = 1\n")
    status, _, errors = folder.run("run", "a.scene")
    expect(status == 3 and "'fail-on-leaks' takes true or false" in errors, errors)


TESTS = [
    an_output_never_replaces_an_input, artifacts_replace_only_pages_of_the_tool,
    a_retry_without_a_record_runs_everything, two_runs_at_once_lose_no_failure, special_files_are_reported,
    a_signal_ends_the_tool_within_a_second, a_storyboard_with_errors_is_wrong_everywhere,
    the_recipes_for_git_never_fail, two_tests_share_no_golden, the_player_has_the_signs_of_the_diff,
    xcode_writes_the_column_style, unwind_actions_are_found, children_have_parents_in_awake_from_nib,
    a_bar_button_has_one_target, numbered_names_are_warned, a_storyboard_is_named_where_scripts_are_read,
    steps_follow_the_files_before_them, sessions_load_what_they_saved, commands_agree_about_actions,
    a_repository_is_checked, wrong_settings_are_reported_once, a_binary_file_is_one_mistake,
    endless_input_is_refused, many_mistakes_are_counted,
    statements_of_long_lines_are_rephrased, built_ins_check_their_limit_first, texts_of_values_end_at_the_limit,
    leaks_fail_a_test_that_says_so,
]


if __name__ == "__main__":
    suite.main(TESTS, Folder)
