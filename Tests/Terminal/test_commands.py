"""The colon commands, one test each at least."""
import os
import re

import pexpect

from session import CONTROLLER, CTRL_C, STOPPED, Session, mailing, started, tool, write


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
    assert "unknown instance 'editor'" in session.enter(":owners editor")
    assert "now:" in session.enter(":whynot inbox viewDidDisappear")
    assert session.leave() == 0


def rules_and_trace(home):
    session = mailing(home)
    assert "NAV-" in session.enter(":rules NAV")
    assert "unknown rule 'NOPE'" in session.enter(":rules NOPE")
    assert "> launch" in session.enter(":trace")
    assert session.leave() == 0


def load_and_reload_and_reset(home):
    path = write(home, "app.scene", "\n".join(CONTROLLER) + "\nlaunch\n")
    session = started(home)
    assert "| loaded" in session.enter(":load app.scene")
    os.utime(path)
    assert "| loaded" in session.enter(":r")
    assert "cannot find 'none.scene'" in session.enter(":load none.scene")
    session.enter(":reset")
    assert "error[" in session.enter("launch with home")
    assert session.leave() == 0


def help_and_unknown_commands(home):
    session = started(home)
    assert ":undo" in session.enter(":help")
    assert "push" in session.enter(":help push")
    assert "unknown command" in session.enter(":nonsense")
    assert "is ambiguous" in session.enter(":re")
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


def a_break_stops_in_the_middle_of_an_entry(home):
    session = mailing(home)
    assert "breakpoint 1: viewWillAppear of editor" in session.enter(":break on viewWillAppear of editor")
    session.child.sendline("push editor")
    session.see(r"stopped at editor\.viewWillAppear")
    session.see(STOPPED)
    state = session.stopped_at(":state editor")
    assert "appearing" in state and "owned by" in state, state
    assert "<ViewController editor>, state: appearing" in session.stopped_at(":tree")
    assert "editor.viewIsAppearing(animated: true)" in session.stopped_at(":step")
    assert "inbox.viewDidDisappear" in session.stopped_at(":step")
    # An expression can be looked at, and nothing is changed.
    assert "| true" in session.stopped_at("editor.isViewLoaded")
    assert "before :save" in session.stopped_at(":save x")
    assert "editor.didMove(toParent: nav)" in session.enter(":continue")
    assert "1  viewWillAppear of editor" in session.enter(":break")
    assert "all breakpoints were deleted" in session.enter(":break off")
    assert session.leave() == 0


def ctrl_c_abandons_a_stopped_entry(home):
    session = mailing(home)
    session.enter(":break on viewWillAppear of editor")
    session.child.sendline("push editor")
    session.see(STOPPED)
    session.type(CTRL_C)
    assert "cancelled: push editor" in session.prompt()
    assert "editor" not in session.enter(":tree")
    assert session.leave() == 0


def goto_and_history_and_diff(home):
    session = mailing(home)
    session.enter("push editor unanimated")
    assert "* 3  push editor unanimated" in session.enter(":history")
    assert "after entry 2 of 3" in session.enter(":goto 2")
    assert "editor" not in session.enter(":tree")
    assert "> push editor unanimated" in session.enter(":redo")
    assert "editor" in session.enter(":diff 2 3")
    assert "the two states are equal" in session.enter(":diff 2 2")
    assert "takes the number of an entry" in session.enter(":goto 9")
    assert session.leave() == 0


def save_writes_a_script_and_its_golden(home):
    session = mailing(home)
    assert "saved bug.scene and bug.trace" in session.enter(":save bug")
    assert "'bug.scene' already exists" in session.enter(":save bug")
    assert "saved" in session.enter(":save! bug")
    with open(os.path.join(home, "bug.trace"), encoding="utf-8") as file:
        assert "\x1b" not in file.read()
    assert session.leave() == 0


def state_of_the_world(home):
    session = mailing(home)
    state = session.enter(":state")
    assert "in front" in state and "inbox" in state, state
    assert "unknown instance 'editor'" in session.enter(":state editor")
    assert session.leave() == 0


def colours_and_diff_on_a_terminal(home):
    write(home, "scripts/a.scene", "print 1\n")
    write(home, "scripts/a.trace", "# trace 1, ios 17, iPhone portrait\n  | 2\n")
    child = Session(home, ["test"]).child
    child.expect(r"\x1b\[31m-  \| 2")
    child.expect(r"\x1b\[32m\+  \| 1")
    child.expect("0 passed, 1 failed")
    child.expect(pexpect.EOF)


def play_writes_no_page_to_a_terminal(home):
    script = write(home, "hello.scene", "scene home\nlaunch with home\n")
    child = pexpect.spawn(tool(), ["play", script], encoding="utf-8", timeout=120)
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 2 and "-o run.html" in child.before and "<html" not in child.before, child.before


def reset_says_what_it_keeps(home):
    session = started(home)
    session.enter("scene home")
    session.enter(":ios 12")
    assert "a new session begins with iOS 12" in session.enter(":reset")
    assert session.leave() == 0


TESTS = [
    play_writes_no_page_to_a_terminal, reset_says_what_it_keeps,
    undo_takes_an_entry_back_and_redo_does_it_again, why_and_tree, owners_and_whynot, rules_and_trace,
    load_and_reload_and_reset, help_and_unknown_commands, ios_and_device_do_the_session_again,
    a_break_stops_in_the_middle_of_an_entry, ctrl_c_abandons_a_stopped_entry, goto_and_history_and_diff,
    save_writes_a_script_and_its_golden, state_of_the_world, colours_and_diff_on_a_terminal,
]
