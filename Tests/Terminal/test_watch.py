"""The keys of `test --watch`."""
import os
import re

import pexpect

from session import CTRL_C, Session, plain, write

HEAD = "# trace 1, ios 17, iPhone portrait\n"
TALLY = r"\d+ passed, \d+ failed \(\d+\.\d\d s\)"


def watched(home, *arguments, **environment):
    """A watch of two scripts, of which one differs, after its first run."""
    write(home, "scripts/a.scene", "print 1\n")
    write(home, "scripts/a.trace", HEAD + "  | 2\n")
    write(home, "scripts/b.scene", "print 3\n")
    write(home, "scripts/b.trace", HEAD + "  | 3\n")
    session = Session(home, ["test", "--watch", *arguments], **environment)
    shown = session.see(TALLY)
    assert "FAIL scripts/a.scene" in shown and "1 passed, 1 failed (" in shown, shown
    session.see("b blesses, r reviews, a runs all tests, q quits")
    return session


def read(home, name):
    with open(os.path.join(home, "scripts", name), encoding="utf-8") as file:
        return file.read()


def status(session):
    session.child.expect(pexpect.EOF)
    session.child.close()
    return session.child.exitstatus


def b_writes_the_goldens_that_differ(home):
    session = watched(home)
    session.type("b")
    shown = session.see(TALLY)
    assert "wrote scripts/a.trace" in shown and "-- scripts/a.scene" in shown, shown
    assert "2 passed, 0 failed" in shown and "\nb" not in shown, shown
    assert read(home, "a.trace") == HEAD + "  | 1\n"
    session.type("b")
    session.see("no golden differs")
    session.type("q")
    assert status(session) == 0


def a_runs_all_tests(home):
    session = watched(home)
    session.type("a")
    shown = session.see(TALLY)
    assert "-- scripts/a.scene and 1 other" in shown and "1 passed, 1 failed" in shown, shown
    session.type("q")
    assert status(session) == 1


def r_reviews_what_fails(home):
    session = watched(home)
    session.type("r")
    shown = session.see(r"or \? ")
    assert "FAIL scripts/a.scene" in shown and "(a)ccept" in shown, shown
    # Answers are shown and end with Enter, as in `scenesh review`.
    session.child.sendline("a")
    shown = session.see(TALLY)
    assert "wrote scripts/a.trace" in shown and "1 accepted, 0 rejected, 0 left" in shown, shown
    assert "2 passed, 0 failed" in shown and read(home, "a.trace") == HEAD + "  | 1\n", shown
    session.type(CTRL_C)
    assert status(session) == 130


def nothing_is_written_where_bless_is_refused(home):
    for arguments, environment, reason in [
            ([], {"CI": "1"}, "because CI is set"), (["--ios", "17"], {}, "are not written with --ios")]:
        session = watched(home, *arguments, **environment)
        for key in "br":
            session.type(key)
            session.see(reason)
        session.type("q")
        assert status(session) == 1
        assert read(home, "a.trace") == HEAD + "  | 2\n"


def a_failing_script_is_not_blessed(home):
    session = watched(home)
    write(home, "scripts/a.scene", "expect 1 == 2\n")
    session.see(TALLY)
    session.type("b")
    shown = session.see("expect the failure with a line")
    assert "scripts/a.scene: a script that fails cannot be accepted" in plain(shown), shown
    session.type("q")
    assert status(session) == 1


def the_terminal_is_as_it_was(home):
    """After each end, lines are edited and shown again."""
    for key, wanted in [("q", "1"), (CTRL_C, "130")]:
        write(home, "scripts/a.scene", "print 1\n")
        # The shell does not end with Ctrl-C, which the whole terminal gets.
        session = Session(
            home, ["-c", 'trap : INT; "$0" test --watch --quiet; echo "status $?"; stty -a', os.environ["SCENE_TOOL"]],
            program="/bin/sh")
        session.see(TALLY)
        session.type(key)
        shown = session.see(r"status \d+[\s\S]*echok")
        assert f"status {wanted}" in shown and re.search(r"(?<!-)\bicanon\b", shown), shown
        assert re.search(r"(?<![-\w])echo\b", shown), shown
        session.child.close()


TESTS = [
    b_writes_the_goldens_that_differ, a_runs_all_tests, r_reviews_what_fails,
    nothing_is_written_where_bless_is_refused, a_failing_script_is_not_blessed, the_terminal_is_as_it_was,
]
