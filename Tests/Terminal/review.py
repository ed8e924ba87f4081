#!/usr/bin/env python3
"""`scenesh review` in a pseudo-terminal. Usage: review.py TOOL [NAME]; ends with `N passed, N failed`."""
import os
import re
import sys

import pexpect

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Support"))
import suite

TOOL = os.path.abspath(sys.argv[1])
QUESTION = r"or \? "
HEAD = "# trace 1, ios 17, iPhone portrait\n"


class Review:
    """A running review of a folder."""

    def __init__(self, home, *arguments, **variables):
        environment = {"HOME": home, "PATH": os.environ["PATH"], "TERM": "dumb", "LANG": "C.UTF-8", **variables}
        self.child = pexpect.spawn(
            TOOL, ["review", *arguments], env=environment, encoding="utf-8", timeout=120, dimensions=(24, 200),
            cwd=home)
        self.child.delaybeforesend = 0.02

    def question(self):
        """Waits for the next question and answers with what came before it."""
        self.child.expect(QUESTION)
        return self.child.before.replace("\r", "")

    def answer(self, text):
        self.child.sendline(text)

    def end(self):
        """Waits for the end and answers with what came before it, and the status."""
        self.child.expect(pexpect.EOF)
        self.child.close()
        return self.child.before.replace("\r", ""), self.child.exitstatus


def write(home, name, text):
    path = os.path.join(home, "scripts", name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)


def read(home, name):
    with open(os.path.join(home, "scripts", name)) as file:
        return file.read()


def three(home):
    """A golden that differs, one that is missing, and one without a script."""
    write(home, "a.scene", "print 1\nprint 2\n")
    write(home, "a.trace", HEAD + "  | 1\n  | 3\n")
    write(home, "b.scene", "print 4\n")
    write(home, "gone.trace", HEAD)


def everything_can_be_accepted(home):
    three(home)
    review = Review(home)
    shown = review.question()
    assert "FAIL scripts/a.scene\n'2' is printed instead of '3'\n--- scripts/a.trace" in shown, shown
    assert "\n-  | 3\n+  | 2\n" in shown and shown.endswith("[1/3] (a)ccept, (r)eject, (A)ccept all, (R)eject all, (s)kip, (q)uit "), shown
    review.answer("a")
    shown = review.question()
    assert "wrote scripts/a.trace\n" in shown and "+  | 4\n" in shown, shown
    review.answer("ACCEPT")
    shown = review.question()
    assert "golden without a script" in shown and "(a)ccept and delete" in shown, shown
    review.answer("a")
    shown, status = review.end()
    assert "deleted scripts/gone.trace\n3 accepted, 0 rejected, 0 left\n" in shown and status == 0, (shown, status)
    assert read(home, "a.trace") == HEAD + "  | 1\n  | 2\n" and read(home, "b.trace") == HEAD + "  | 4\n"
    assert not os.path.exists(os.path.join(home, "scripts/gone.trace"))
    shown, status = Review(home).end()
    assert "nothing to review" in shown and status == 0, (shown, status)


def rejecting_and_skipping_leave_the_golden(home):
    three(home)
    review = Review(home)
    review.question()
    review.answer("what")
    assert "answer with a, r, A, R, s, q or ?" in review.question()
    review.answer("?")
    assert "r  reject: keep the golden" in review.question()
    review.answer("r")
    review.question()
    review.answer("s")
    review.question()
    review.answer("q")
    shown, status = review.end()
    assert "rejected scripts/a.scene\n0 accepted, 1 rejected, 2 left\n" in shown and status == 1, (shown, status)
    assert read(home, "a.trace").endswith("| 3\n") and os.path.exists(os.path.join(home, "scripts/gone.trace"))


def all_that_follow_can_be_accepted(home):
    three(home)
    write(home, "a2.scene", "expect 1 == 2\n")
    review = Review(home)
    review.question()
    review.answer("A")
    shown, status = review.end()
    assert "wrote scripts/a.trace" in shown and "wrote scripts/b.trace" in shown, shown
    assert "scripts/a2.scene: a script that fails cannot be accepted" in shown, shown
    assert "deleted scripts/gone.trace\n3 accepted, 0 rejected, 1 left\n" in shown and status == 1, (shown, status)


def all_that_follow_can_be_rejected(home):
    three(home)
    review = Review(home)
    review.question()
    review.answer("a")
    review.question()
    review.answer("R")
    shown, status = review.end()
    assert "1 accepted, 2 rejected, 0 left\n" in shown and status == 1, (shown, status)
    assert not os.path.exists(os.path.join(home, "scripts/b.trace"))


def a_script_that_fails_cannot_be_accepted(home):
    write(home, "a.scene", "expect 1 == 2\n")
    write(home, "a.trace", HEAD)
    review = Review(home)
    shown = review.question()
    assert "scripts/a.scene:1: expectation failed\n" in shown and "(a)ccept, " not in shown, shown
    review.answer("a")
    assert "a script that fails cannot be accepted" in review.question()
    review.answer("q")
    shown, status = review.end()
    assert "0 accepted, 0 rejected, 1 left" in shown and status == 1, (shown, status)
    assert read(home, "a.trace") == HEAD


def ctrl_c_keeps_what_was_accepted(home):
    three(home)
    review = Review(home)
    review.question()
    review.answer("a")
    review.question()
    review.child.send("\x03")
    shown, status = review.end()
    assert "1 accepted, 0 rejected, 2 left" in shown and status == 130, (shown, status)
    assert read(home, "a.trace").endswith("| 2\n")


def ctrl_d_quits(home):
    three(home)
    review = Review(home, "scripts/b.scene")
    review.question()
    review.child.send("\x04")
    shown, status = review.end()
    assert "0 accepted, 0 rejected, 1 left" in shown and status == 1, (shown, status)


def nothing_is_accepted_that_was_not_shown(home):
    three(home)
    review = Review(home, "scripts/a.scene")
    review.question()
    write(home, "a.scene", "print 1\nprint 5\n")
    review.answer("a")
    shown = review.question()
    assert "changed meanwhile" in shown and "+  | 5\n" in shown, shown
    write(home, "a.trace", HEAD + "  | 1\n  | 5\n")
    review.answer("a")
    shown, status = review.end()
    assert "this script passes now" in shown and status == 0, (shown, status)


def environments_of_a_script_are_one_question(home):
    write(home, "a.scene", "test ios 12, 13 device iPhone, iPad\ninitial scene a\nlaunch\n")
    write(home, "a.trace", "# trace 1, _, _\n> launch\n...\n  a.gone()\n")
    write(home, "a.ios9.trace", "x\n")
    review = Review(home)
    shown = review.question()
    title = "FAIL scripts/a.scene (ios 12, iPhone; ios 12, iPad; ios 13, iPhone; ios 13, iPad)"
    assert shown.count("FAIL ") == 1 and title in shown and "[1/2]" in shown, shown
    review.answer("a")
    shown = review.question()
    assert "FAIL scripts/a.ios9.trace" in shown and "[2/2]" in shown, shown
    review.answer("a")
    shown, status = review.end()
    assert "deleted scripts/a.ios9.trace" in shown and status == 0, (shown, status)
    assert read(home, "a.trace") == "# trace 1, _, _\n> launch\n...\n", read(home, "a.trace")


def what_cannot_be_read_cannot_be_accepted(home):
    write(home, "a.scene", "print 1\n")
    os.mkdir(os.path.join(home, "scripts/a.trace"))
    review = Review(home)
    assert "(a)ccept" not in review.question()
    review.answer("a")
    assert "cannot be accepted" in review.question()
    review.answer("s")
    assert review.end()[1] == 1


def ci_is_refused_unless_forced(home):
    three(home)
    shown, status = Review(home, CI="1").end()
    assert "--force" in shown and status == 2, (shown, status)
    review = Review(home, "--force", CI="1")
    review.question()
    review.answer("q")
    assert review.end()[1] == 1


TESTS = [
    everything_can_be_accepted, all_that_follow_can_be_accepted, all_that_follow_can_be_rejected,
    a_script_that_fails_cannot_be_accepted, rejecting_and_skipping_leave_the_golden, ctrl_c_keeps_what_was_accepted,
    ctrl_d_quits,
    nothing_is_accepted_that_was_not_shown, environments_of_a_script_are_one_question,
    what_cannot_be_read_cannot_be_accepted, ci_is_refused_unless_forced,
]


suite.main(TESTS)
