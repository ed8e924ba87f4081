"""Entries: typed, broken off, recalled, pasted."""
import itertools
import os
import stat
import threading
import time

import pexpect

from processes import wait_for_work
from session import (CONTROLLER, CTRL_C, CTRL_D, CTRL_R, CTRL_Z, LEFT, MORE, PROMPT, TAB, UP, Session, plain, started,
                     tool, write)


def type_a_controller_and_launch(home):
    session = started(home)
    session.enter(*CONTROLLER)
    printed = session.enter("launch")
    assert "> launch" in printed and "home.viewDidLoad()" in printed and "| loaded" in printed, printed
    assert session.leave() == 0


def the_first_script_of_the_readme_can_be_typed(home):
    readme = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../README.md")
    with open(readme, encoding="utf-8") as file:
        blocks = file.read().split("```")
    script, trace = blocks[1], blocks[3]
    assert script.startswith("scene\n") and trace.startswith("trace\n")
    for term, size in [("dumb", (24, 80)), ("xterm", (24, 80)), ("xterm", (60, 200))]:
        session = started(home, term=term, size=size)
        waited = False
        for line in script.split("\n")[1:]:
            if line and not line.startswith("//"):
                waited = "waiting for 'home'" in session.enter(line) or waited
        assert waited
        assert trace.split("\n", 1)[1] in session.enter(":trace")
        assert session.leave() == 0


def ctrl_c_drops_an_unfinished_entry(home):
    session = started(home)
    session.child.sendline("scene broken {")
    session.child.expect(MORE)
    session.type("var x = 1")
    # The terminal discards what the tool has not read when Ctrl-C comes.
    session.child.expect_exact("var x = 1")
    session.type(CTRL_C)
    assert session.prompt().endswith("^C\n")
    assert "| 2" in session.enter("print 1 + 1")
    assert "broken" not in session.enter(":trace")
    assert session.leave() == 0


def ctrl_d_drops_an_unfinished_entry(home):
    session = started(home)
    session.child.sendline("scene broken {")
    session.child.expect(MORE)
    session.type(CTRL_D)
    session.prompt()
    assert "| 2" in session.enter("print 1 + 1")
    assert "broken" not in session.enter(":history")
    assert session.leave() == 0


def ctrl_c_drops_a_line(home):
    session = started(home)
    session.type("print 1")
    session.type(CTRL_C)
    session.prompt()
    assert "| 7" in session.enter("print 7")
    assert session.leave() == 0


def ctrl_c_is_seen_whenever_it_comes(home):
    session = started(home)
    session.child.delaybeforesend = None
    for _ in range(200):
        session.type("x")
        session.child.expect("x")
        session.type(CTRL_C)
        session.prompt()
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
    wait_for_work(session.child.pid)
    session.type(CTRL_C)
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


def up_recalls_the_whole_entry_to_be_edited(home):
    session = started(home)
    session.enter(*CONTROLLER)
    session.enter("launch")
    session.enter(":reset")
    session.type(UP + UP + UP)
    session.child.expect("loaded")
    # From the end of `… print "loaded" }\n}` to behind `loaded`.
    session.type(LEFT * 5 + " twice")
    session.child.sendline("")
    session.prompt()
    assert "| loaded twice" in session.enter("launch")
    assert session.leave() == 0


def history_outlives_the_session(home):
    first = started(home)
    first.enter("print (40 +", "2)")
    assert first.leave() == 0
    path = os.path.join(home, ".local/state/scenesh/history")
    assert stat.S_IMODE(os.stat(path).st_mode) == 0o600
    second = started(home)
    second.type(UP)
    second.child.expect(r"40 \+")
    second.child.sendline("")
    assert "| 42" in second.prompt()
    assert second.leave() == 0


def two_sessions_at_once_lose_no_entry(home):
    sessions = [started(home), started(home)]
    for number in range(10):
        for index, session in enumerate(sessions):
            session.enter(f"print {index * 100 + number}")
    assert [session.leave() for session in sessions] == [0, 0]
    with open(os.path.join(home, ".local/state/scenesh/history"), encoding="utf-8") as file:
        lines = file.read().split("\n")
    assert sorted(lines[:-1]) == sorted(f"print {place + number}" for place in (0, 100) for number in range(10)), lines


def the_same_entry_twice_is_remembered_once(home):
    session = started(home)
    session.enter("print 1")
    session.enter("print 2")
    session.enter("print 2")
    session.type(UP + UP + "0")
    session.child.sendline("")
    assert "| 10" in session.prompt()
    assert session.leave() == 0


def ctrl_r_searches_back(home):
    session = started(home)
    session.enter('print "needle"')
    session.enter("print 2")
    session.type(CTRL_R)
    session.child.expect("reverse-i-search")
    session.type("need")
    session.child.expect(r"\x1b\[7mneed")
    session.type("\r")
    session.see(r"\| needle")
    session.prompt()
    assert session.leave() == 0


def pasted_lines_are_one_entry(home):
    session = started(home)
    session.paste("\n".join(CONTROLLER + ["launch"]))
    session.child.sendline("")
    assert "| loaded" in session.prompt()
    assert session.leave() == 0


def two_hundred_pasted_lines_are_one_entry(home):
    session = started(home)
    lines = ["func many() {"] + [f"\tprint \"line {number}\"" for number in range(198)] + ["}", "many()"]
    session.paste("\n".join(lines))
    session.child.sendline("")
    printed = session.prompt()
    assert "| line 0\n" in printed and "| line 197\n" in printed and "error" not in printed, printed[-400:]
    assert session.leave() == 0


def two_hundred_pasted_lines_without_brackets_are_entries(home):
    session = started(home, term="dumb")
    lines = ["func many(x) {", "\tif x {", "\t\tprint \"deep\"", "\t}", "}"]
    lines += [f"var v{number} = {number}" for number in range(193)] + ["many(true)", "print v192 + 1"]
    session.child.delaybeforesend = 0
    # A terminal takes no more than it has room for.
    writer = threading.Thread(target=session.type, args=("\r".join(lines) + "\r",))
    writer.start()
    session.child.expect(r"\| deep")
    session.child.expect(r"\| 193")
    session.prompt()
    writer.join()
    assert "Display all" not in session.enter("print 1")
    assert session.leave() == 0


def odd_bytes_that_are_pasted_do_no_harm(home):
    session = started(home)
    for text in ["print \x00 1", "print \xff 1", 'print "a\tb"', "\x1b~print 1"]:
        session.paste(text)
        session.child.sendline("")
        session.prompt()
    os.write(session.child.child_fd, b'print "\xff\xfe"\r')
    session.prompt()
    os.write(session.child.child_fd, b"\xe6\x97\r")
    session.prompt()
    assert "| 2" in session.enter("print 2")
    assert session.leave() == 0


def a_very_long_line_works(home):
    session = started(home)
    session.paste("print " + " + ".join(["1"] * 400))
    session.child.sendline("")
    assert "| 400" in session.prompt()
    assert session.leave() == 0


def a_resize_in_the_middle_of_an_entry(home):
    session = started(home, size=(24, 100))
    session.child.sendline("func wide() {")
    session.child.expect(MORE)
    session.type('print "一二三四五六七八九十 and more than forty columns of text')
    session.child.expect("of text")
    session.child.setwinsize(10, 30)
    time.sleep(0.3)
    session.type('"')
    session.child.sendline("")
    session.child.expect(MORE)
    session.child.setwinsize(24, 80)
    session.enter("}")
    assert "| 一二三四五六七八九十 and more than forty columns of text" in session.enter("wide()")
    assert session.leave() == 0


def a_narrow_terminal_works(home):
    session = started(home, size=(24, 20))
    printed = session.enter('print "a text that is longer than the terminal is wide"')
    assert "longer than" in printed.replace("\n", "").replace(" \n", ""), printed
    session.enter("var narrow = 1")
    session.type("print narr" + TAB)
    session.child.sendline("")
    assert "| 1" in session.prompt()
    assert session.leave() == 0


def a_tiny_terminal_does_not_end_the_session(home):
    for term, size in itertools.product(["dumb", "xterm", "tmux"], [(24, 80), (1, 2), (200, 60)]):
        session = Session(home, arguments=["--no-init"], term=term, size=size)
        session.type("print 1\r")
        # Before the session reads, Ctrl-C ends the tool.
        session.child.expect(r"\|")
        for key in ["laun" + TAB, TAB, UP, "\x1b[B", CTRL_R, "p", CTRL_C, "push " + TAB + TAB, LEFT, CTRL_C]:
            session.type(key)
            time.sleep(0.05)
        session.child.setwinsize(1, 2)
        time.sleep(0.1)
        session.type("a text that is longer than the terminal" + UP)
        session.child.setwinsize(1, 1)
        time.sleep(0.1)
        session.type(CTRL_C + 'print "fin" + "ished"\r')
        session.child.expect("finished")
        assert session.leave() == 0, (term, size)


def wide_characters_are_edited(home):
    for locale in [{"LANG": "C.UTF-8"}, {"LANG": "C"}, {}]:
        session = started(home, locale=locale)
        session.type('print "日本語 👩‍👩‍👧 e\u0301X')
        session.child.expect("X")
        # Over the whole line and back, and the last letter is replaced.
        session.type("\x01\x05\x7f!\"")
        session.child.sendline("")
        assert "| 日本語 👩‍👩‍👧 e\u0301!" in session.prompt(), locale
        assert session.leave() == 0


def bytes_pass_where_the_locale_insists_on_none(home):
    session = started(home, locale={"LC_ALL": "C"})
    session.child.sendline('print "é日"')
    assert "| é日" in session.prompt()
    assert session.leave() == 0


def inputrc_knows_the_tool(home):
    write(home, ".inputrc", '$if scenesh\n"\\C-g": "print 6 * 7"\n$endif\n')
    session = started(home)
    session.type("\x07")
    session.child.sendline("")
    assert "| 42" in session.prompt()
    assert session.leave() == 0


def a_dumb_terminal_works(home):
    for term in ["dumb", None, "no-such-terminal"]:
        session = started(home, term=term)
        session.type("print 5")
        session.child.sendline("")
        printed = session.raw_prompt()
        assert "| 5" in printed, printed
        if term != "no-such-terminal":
            assert "\x1b" not in printed, repr(printed)
        assert session.leave() == 0


def ctrl_z_and_back(home):
    environment = {"HOME": home, "PATH": os.environ["PATH"], "TERM": "xterm", "PS1": "shell$ "}
    child = pexpect.spawn("bash", ["--norc", "-i"], env=environment, encoding="utf-8", timeout=120, cwd=home)
    child.expect(r"shell\$ ")
    child.sendline(tool())
    child.expect(PROMPT)
    child.send("print 4")
    child.expect("print 4")
    child.send(CTRL_Z)
    child.expect(r"shell\$ ")
    child.sendline("fg")
    child.expect("print 4")
    time.sleep(0.3)
    child.send("2\r")
    child.expect(r"\| .*42")
    child.expect(PROMPT)
    child.send(CTRL_D)
    child.expect(r"shell\$ ")
    child.sendline("exit")
    child.expect(pexpect.EOF)


TESTS = [
    the_first_script_of_the_readme_can_be_typed,
    type_a_controller_and_launch, ctrl_c_drops_an_unfinished_entry, ctrl_d_drops_an_unfinished_entry,
    ctrl_c_drops_a_line, ctrl_c_is_seen_whenever_it_comes, an_empty_line_does_not_end_an_entry,
    ctrl_c_stops_an_endless_loop_and_rolls_back,
    an_error_shows_its_caret_and_changes_nothing, up_recalls_the_whole_entry_to_be_edited,
    history_outlives_the_session, two_sessions_at_once_lose_no_entry, the_same_entry_twice_is_remembered_once,
    ctrl_r_searches_back, pasted_lines_are_one_entry, two_hundred_pasted_lines_are_one_entry,
    two_hundred_pasted_lines_without_brackets_are_entries, odd_bytes_that_are_pasted_do_no_harm,
    a_very_long_line_works, a_resize_in_the_middle_of_an_entry, a_narrow_terminal_works,
    a_tiny_terminal_does_not_end_the_session, wide_characters_are_edited,
    bytes_pass_where_the_locale_insists_on_none, inputrc_knows_the_tool, a_dumb_terminal_works, ctrl_z_and_back,
]
