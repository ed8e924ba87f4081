"""What helps while one types: completion, hints, colours, the startup file."""
import os
import time

import pexpect

from session import CTRL_C, TAB, UP, Session, mailing, plain, started, tool, write


def tab_completes_what_can_stand_there(home):
    session = mailing(home)
    session.enter("push message unanimated")
    session.enter("push message unanimated")
    for typed, line in [
        (":und", ":undo "), (":help pu", ":help push"), (":rules NAV-PUSH-K", ":rules NAV-PUSH-K"),
        (":owners inb", ":owners inbox "), (":whynot message#2 viewDidLo", ":whynot message#2 viewDidLoad "),
        (":device iPad land", ":device iPad landscape "), (":ios 2", ":ios 2"),
        ("laun", "launch "), ("push ed", "push editor "), ("push editor on", "push editor onto "),
        ("unembed message#", "unembed message#2 "), ('perform "comp', 'perform "compose" '),
        ('perform "fo', 'perform "forward" '), ("present editor style .fullS", "present editor style .fullScreen "),
        ("print inbox.isViewL", "print inbox.isViewLoaded "), ("print nav.topV", "print nav.topViewController "),
        ("scene x: TabB", "scene x: TabBarController "), ("scene x { on viewDidLo", "scene x { on viewDidLoad "),
        ("print mes", "print message"), ("scene x { segue show \"a\" -> inb", "scene x { segue show \"a\" -> inbox "),
        ("device iPh", "device iPhone "), ("trace +lay", "trace +layout "),
    ]:
        became = session.complete(typed)
        assert became.endswith(line), (typed, became)
    assert session.leave() == 0


def a_second_tab_lists_with_the_usage_above(home):
    session = mailing(home)
    listed = session.offered("push ")
    assert {"editor", "message", "inbox", "[onto"} <= set(listed) and "launch" not in listed, listed
    listed = session.offered('perform "')
    assert {'compose"', 'open"', 'forward"'} <= set(listed), listed
    session.child.sendline("scene later {")
    session.child.expect(r"\.\.\. ")
    session.type("on viewDi" + TAB + TAB)
    assert "viewDidLayoutSubviews" in session.see("viewDidUnload")
    session.type(CTRL_C)
    session.prompt()
    assert session.leave() == 0


def files_are_completed_by_name(home):
    write(home, "folder with blanks/my app.scene", "func seven() { return 77 }\nprint seven()\n")
    write(home, "folder with blanks/notes.txt", "")
    session = started(home)
    session.type(":load fol" + TAB)
    session.type("m" + TAB)
    session.child.sendline("")
    assert "| 77" in session.prompt()
    assert session.leave() == 0
    session = started(home)
    session.type('import "fol' + TAB)
    session.type("my" + TAB)
    session.child.sendline("")
    session.prompt()
    # What is imported declares, and does nothing.
    assert "| 78" in session.enter("print seven() + 1")
    assert session.leave() == 0


def a_hint_says_what_the_verb_takes_and_goes(home):
    session = started(home)
    session.type("push")
    session.child.expect(r"\x1b7 \x1b\[2mX \[onto Y\] \[unanimated\] \[animated BOOL\]\x1b\[0m\x1b8")
    session.type(" ")
    session.child.expect(r"\x1b\[J")
    session.child.expect(r"\x1b7\x1b\[2mX \[onto Y\]")
    session.type("x onto y")
    session.child.expect(r"\x1b7 \x1b\[2m\[unanimated\]")
    session.child.sendline("")
    session.child.expect(r"\x1b\[J\r*\n|\x1b\[J.*\n")
    session.prompt()
    session.type(":whynot ")
    session.child.expect("WHO METHOD")
    session.type(CTRL_C)
    session.prompt()
    assert session.leave() == 0


def no_hint_where_it_would_be_in_the_way(home):
    for options in [{"term": "dumb"}, {"NO_COLOR": "1"}, {"size": (24, 20)}]:
        session = started(home, **options)
        session.type("push")
        time.sleep(0.3)
        session.type("!")
        session.child.expect("!")
        assert "onto" not in session.child.before, options
        session.type(CTRL_C)
        session.prompt()
        # The whole usage comes at Tab, where nothing can be completed.
        session.type("push nosuch" + TAB)
        session.child.expect("unani")
        session.type(CTRL_C)
        session.prompt()
        assert session.leave() == 0


def traces_are_coloured_for_eyes_only(home):
    session = mailing(home)
    session.child.sendline("push editor unanimated")
    raw = session.raw_prompt()
    assert "\x1b[36meditor\x1b[0m.viewDidLoad()" in raw and "\x1b[1m> push editor" in raw, repr(raw)
    session.child.sendline("print 5")
    assert "\x1b[32m| 5\x1b[0m" in session.raw_prompt()
    assert session.leave() == 0
    for arguments, options in [(["--color", "never"], {}), ([], {"NO_COLOR": "1"})]:
        session = started(home, *arguments, **options)
        session.child.sendline("print 5")
        assert "\x1b[3" not in session.raw_prompt(), options
        assert session.leave() == 0


def the_startup_file_is_entered_first(home):
    write(home, ".config/scenesh/init.scene", "\n".join([
        "func greet() {", '    print "from the startup file"', "}", "", ":nonsense", "print nosuchname", "greet()"]))
    session = Session(home)
    printed = session.prompt()
    assert "| from the startup file" in printed, printed
    # Sentences are broken at words.
    printed = printed.replace("\n", " ")
    assert "init.scene:5: unknown command" in printed and "init.scene:6: the entry that begins here" in printed, printed
    assert "| from the startup file" in session.enter("greet()")
    session.type(UP + UP)
    time.sleep(0.2)
    session.child.sendline("")
    session.prompt()
    assert session.leave() == 0
    session = started(home, "--no-init")
    assert "error[" in session.enter("greet()")
    assert session.leave() == 0
    other = write(home, "other.scene", "print 8\n")
    assert "| 8" in Session(home, ["repl", "--init", other]).prompt()
    assert "cannot read 'none.scene'" in Session(home, ["repl", "--init", "none.scene"]).prompt()
    write(home, "xdg/scenesh/init.scene", "print 9\n")
    assert "| 9" in Session(home, XDG_CONFIG_HOME=os.path.join(home, "xdg")).prompt()
    piped = f"echo 'print 1' | '{tool()}' repl; echo 'print 2' | '{tool()}' repl --init {other}"
    child = pexpect.spawn(
        "sh", ["-c", piped], env={"HOME": home, "PATH": os.environ["PATH"]}, encoding="utf-8", timeout=120, cwd=home)
    child.expect(pexpect.EOF)
    assert "startup" not in child.before and "| 1" in child.before, child.before
    assert child.before.index("| 8") < child.before.index("| 2"), child.before


TESTS = [
    tab_completes_what_can_stand_there, a_second_tab_lists_with_the_usage_above, files_are_completed_by_name,
    a_hint_says_what_the_verb_takes_and_goes, no_hint_where_it_would_be_in_the_way,
    traces_are_coloured_for_eyes_only, the_startup_file_is_entered_first,
]
