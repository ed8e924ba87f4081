"""The colon commands, one test each at least."""
import os
import re

import pexpect

from session import CONTROLLER, Session, mailing, started, write


def undo_takes_an_entry_back_and_redo_does_it_again(home):
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


def owners_and_whynot(home):
    session = mailing(home)
    assert "nav" in session.enter(":owners inbox")
    assert "no instance 'editor' lives" in session.enter(":owners editor")
    assert "now:" in session.enter(":whynot inbox viewDidDisappear")
    assert session.leave() == 0


def rules_and_trace(home):
    session = mailing(home)
    assert "NAV-" in session.enter(":rules NAV")
    assert "no rule is called 'NOPE'" in session.enter(":rules NOPE")
    assert "> launch" in session.enter(":trace")
    assert session.leave() == 0


def load_and_reload_and_reset(home):
    path = write(home, "app.scene", "\n".join(CONTROLLER) + "\nlaunch\n")
    session = started(home)
    assert "| loaded" in session.enter(":load app.scene")
    os.utime(path)
    assert "| loaded" in session.enter(":r")
    assert "No such file" in session.enter(":load none.scene")
    session.enter(":reset")
    assert "error[" in session.enter("launch with home")
    assert session.leave() == 0


def help_and_unknown_commands(home):
    session = started(home)
    assert ":undo" in session.enter(":help")
    assert "push" in session.enter(":help push")
    assert "no command" in session.enter(":nonsense")
    assert "can be" in session.enter(":re")
    session.child.sendline(":quit")
    session.child.expect(pexpect.EOF)
    session.child.close()
    assert session.child.exitstatus == 0


def ios_and_device_do_the_session_again(home):
    session = mailing(home)
    assert "ios 12" in session.enter(":ios 12")
    assert "iPad landscape" in session.enter(":device iPad landscape")
    assert "takes a release" in session.enter(":ios 99")
    assert session.leave() == 0


def colours_and_diff_on_a_terminal(home):
    write(home, "scripts/a.scene", "print 1\n")
    write(home, "scripts/a.trace", "# trace 1, ios 17, iPhone portrait\n  | 2\n")
    child = Session(home, ["test"]).child
    child.expect(r"\x1b\[31m-  \| 2")
    child.expect(r"\x1b\[32m\+  \| 1")
    child.expect("0 passed, 1 failed")
    child.expect(pexpect.EOF)


TESTS = [
    undo_takes_an_entry_back_and_redo_does_it_again, why_and_tree, owners_and_whynot, rules_and_trace,
    load_and_reload_and_reset, help_and_unknown_commands, ios_and_device_do_the_session_again,
    colours_and_diff_on_a_terminal,
]
