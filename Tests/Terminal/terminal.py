#!/usr/bin/env python3
"""The interactive session in a pseudo-terminal. Usage: terminal.py TOOL [NAME]; ends with `N passed, N failed`."""
import os
import re
import stat
import sys
import tempfile
import time
import traceback

import pexpect

TOOL = os.path.abspath(sys.argv[1])
PROMPT, MORE = "scene> ", r"   \.\.\. "
UP, CTRL_C, CTRL_D = "\x1b[A", "\x03", "\x04"
CONTROLLER = ["initial scene home {", '    on viewDidLoad { print "loaded" }', "}"]


class Session:
    """A running tool with a home of its own."""

    def __init__(self, home, arguments=(), term="xterm", size=(24, 80)):
        self.home = home
        environment = {"HOME": home, "PATH": os.environ["PATH"], "TERM": term, "LANG": "C.UTF-8"}
        self.child = pexpect.spawn(
            TOOL, list(arguments), env=environment, encoding="utf-8", timeout=20, dimensions=size, cwd=home)
        self.child.delaybeforesend = 0.02

    def prompt(self):
        """Waits for the prompt and answers with what came before it, without escape sequences."""
        self.child.expect(PROMPT)
        return re.sub(r"\x1b\[[?0-9;]*[a-zA-Z]", "", self.child.before).replace("\r", "")

    def enter(self, *lines):
        """Types an entry and answers with what it printed."""
        for line in lines[:-1]:
            self.child.sendline(line)
            self.child.expect(MORE)
        self.child.sendline(lines[-1])
        return self.prompt()

    def leave(self):
        """Presses Ctrl-D and answers with the status."""
        self.child.send(CTRL_D)
        self.child.expect(pexpect.EOF)
        self.child.close()
        return self.child.exitstatus


def started(home, *arguments, **options):
    session = Session(home, arguments, **options)
    assert ":help" in session.prompt()
    return session


def type_a_controller_and_launch(home):
    session = started(home)
    session.enter(*CONTROLLER)
    printed = session.enter("launch")
    assert "> launch" in printed and "home.viewDidLoad()" in printed and "| loaded" in printed, printed
    assert session.leave() == 0


def ctrl_c_drops_an_unfinished_entry(home):
    session = started(home)
    session.child.sendline("scene broken {")
    session.child.expect(MORE)
    session.child.send("var x = 1")
    session.child.send(CTRL_C)
    session.prompt()
    assert "| 2" in session.enter("print 1 + 1")
    assert "broken" not in session.enter(":trace")
    assert session.leave() == 0


def ctrl_c_drops_a_line(home):
    session = started(home)
    session.child.send("print 1")
    session.child.send(CTRL_C)
    session.prompt()
    assert "| 7" in session.enter("print 7")
    assert session.leave() == 0


def an_empty_line_does_not_end_an_entry(home):
    session = started(home)
    assert "| 3" in session.enter("print (1 +", "", "2)")
    assert session.leave() == 0


def ctrl_c_stops_an_endless_loop_and_rolls_back(home):
    session = started(home, "--max-instructions", "1000000000000")
    session.enter("var count = 1")
    session.child.sendline("while true { count = 2 }")
    session.child.expect("while true")
    time.sleep(0.5)
    session.child.send(CTRL_C)
    assert "interrupted" in session.prompt()
    assert "| 1" in session.enter("print count")
    assert session.leave() == 0


def an_error_shows_its_caret_and_changes_nothing(home):
    session = started(home)
    session.enter("var a = 1")
    printed = session.enter("print nosuchname")
    assert "error[" in printed and "^^^" in printed, printed
    printed = session.enter("print 1 / 0")
    assert "error[" in printed and "^" in printed, printed
    assert "| 1" in session.enter("print a")
    assert session.leave() == 0


def undo_takes_an_entry_back(home):
    session = started(home)
    session.enter("var a = 1")
    session.enter("a = 2")
    assert "undone: a = 2" in session.enter(":undo")
    assert "| 1" in session.enter("print a")
    session.enter(":u")
    session.enter(":redo")
    assert "| 1" in session.enter("print a")
    for _ in range(5):
        printed = session.enter(":u")
    assert "nothing to undo" in printed, printed
    assert session.leave() == 0


def why_and_tree(home):
    session = started(home)
    session.enter(*CONTROLLER)
    session.enter("launch")
    tree = session.enter(":tree")
    assert "home" in tree, tree
    why = session.enter(":why")
    assert re.search(r"[A-Z]+-[A-Z0-9-]+", why), why
    assert "home" in session.enter(":t")
    assert session.leave() == 0


def up_recalls_the_whole_entry(home):
    session = started(home)
    session.enter(*CONTROLLER)
    session.enter("launch")
    session.enter(":reset")
    session.child.send(UP + UP + UP)
    session.child.expect("loaded")
    session.child.sendline("")
    session.prompt()
    assert "| loaded" in session.enter("launch")
    assert session.leave() == 0


def history_outlives_the_session(home):
    first = started(home)
    first.enter("print (40 +", "2)")
    assert first.leave() == 0
    path = os.path.join(home, ".local/state/scenesh/history")
    assert stat.S_IMODE(os.stat(path).st_mode) == 0o600
    second = started(home)
    second.child.send(UP)
    second.child.expect(r"40 \+")
    second.child.sendline("")
    assert "| 42" in second.prompt()
    assert second.leave() == 0


def pasted_lines_are_one_entry(home):
    session = started(home)
    text = "\n".join(CONTROLLER + ["launch"])
    session.child.send("\x1b[200~" + text + "\x1b[201~")
    session.child.sendline("")
    assert "| loaded" in session.prompt()
    assert session.leave() == 0


def inputrc_knows_the_tool(home):
    with open(os.path.join(home, ".inputrc"), "w") as file:
        file.write('$if scenesh\n"\\C-g": "print 6 * 7"\n$endif\n')
    session = started(home)
    session.child.send("\x07")
    session.child.sendline("")
    assert "| 42" in session.prompt()
    assert session.leave() == 0


def commands_load_and_help(home):
    with open(os.path.join(home, "app.scene"), "w") as file:
        file.write("\n".join(CONTROLLER) + "\nlaunch\n")
    session = started(home)
    assert ":undo" in session.enter(":help")
    assert "push" in session.enter(":help push")
    assert "| loaded" in session.enter(":load app.scene")
    assert "| loaded" in session.enter(":r")
    assert "No such file" in session.enter(":load none.scene")
    assert "no command" in session.enter(":nonsense")
    printed = session.enter(":ios 12")
    assert "ios 12" in printed and "| loaded" in printed, printed
    session.child.sendline(":quit")
    session.child.expect(pexpect.EOF)
    session.child.close()
    assert session.child.exitstatus == 0


def tab_completes(home):
    session = started(home)
    session.child.send(":und\t")
    session.child.expect(":undo ")
    session.child.send(CTRL_C)
    session.prompt()
    session.child.send("laun\t")
    session.child.expect("launch ")
    session.child.send(CTRL_C)
    session.prompt()
    assert session.leave() == 0


def a_dumb_terminal_works(home):
    session = started(home, term="dumb")
    assert "| 5" in session.enter("print 5")
    assert session.leave() == 0


def ctrl_z_and_back(home):
    environment = {"HOME": home, "PATH": os.environ["PATH"], "TERM": "xterm", "PS1": "shell$ "}
    child = pexpect.spawn("bash", ["--norc", "-i"], env=environment, encoding="utf-8", timeout=20, cwd=home)
    child.expect(r"shell\$ ")
    child.sendline(TOOL)
    child.expect(PROMPT)
    child.send("print 4")
    child.expect("print 4")
    child.send("\x1a")
    child.expect(r"shell\$ ")
    child.sendline("fg")
    child.expect("print 4")
    time.sleep(0.3)
    child.send("2\r")
    child.expect(r"\| 42")
    child.expect(PROMPT)
    child.send(CTRL_D)
    child.expect(r"shell\$ ")
    child.sendline("exit")
    child.expect(pexpect.EOF)


def colours_and_diff_on_a_terminal(home):
    os.mkdir(os.path.join(home, "scripts"))
    with open(os.path.join(home, "scripts/a.scene"), "w") as file:
        file.write("print 1\n")
    with open(os.path.join(home, "scripts/a.trace"), "w") as file:
        file.write("# trace 1, ios 17, iPhone portrait\n  | 2\n")
    child = Session(home, ["test"]).child
    child.expect(r"\x1b\[31m-  \| 2")
    child.expect(r"\x1b\[32m\+  \| 1")
    child.expect("0 passed, 1 failed")
    child.expect(pexpect.EOF)


TESTS = [
    type_a_controller_and_launch, ctrl_c_drops_an_unfinished_entry, ctrl_c_drops_a_line,
    an_empty_line_does_not_end_an_entry, ctrl_c_stops_an_endless_loop_and_rolls_back,
    an_error_shows_its_caret_and_changes_nothing, undo_takes_an_entry_back, why_and_tree, up_recalls_the_whole_entry,
    history_outlives_the_session, pasted_lines_are_one_entry, inputrc_knows_the_tool, commands_load_and_help,
    tab_completes, ctrl_z_and_back, a_dumb_terminal_works, colours_and_diff_on_a_terminal,
]


def main():
    wanted = sys.argv[2] if len(sys.argv) > 2 else ""
    passed = failed = 0
    for test in TESTS:
        if wanted not in test.__name__:
            continue
        with tempfile.TemporaryDirectory() as home:
            try:
                test(home)
                passed += 1
            except Exception:  # a failed test must not keep the others from running
                failed += 1
                print(f"FAIL {test.__name__}")
                traceback.print_exc(limit=2)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
