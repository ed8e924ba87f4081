"""Sessions of users that the user database does not have, or who have no home folder. A statically linked tool would
crash if readline looked them up."""
import os
import shutil

from session import Session, tool, write
from suite import Skipped

TILDE_EXPAND, REREAD_INIT_FILE = "\x1b&", "\x18\x12"
UNKNOWN_USER = 4242


def become_unknown_user():
    os.setgroups([])
    os.setgid(UNKNOWN_USER)
    os.setuid(UNKNOWN_USER)


def uses_a_session(session):
    """Starts a session, expands words with a tilde in it, and leaves."""
    assert ":help" in session.prompt()
    session.type(REREAD_INIT_FILE)
    for word in ["~", "~/x", "~root", "~nobody-has-this-name", "~nobody-has-this-name/x"]:
        session.type(f"print 1 // {word}{TILDE_EXPAND}\r")
        assert "| 1" in session.prompt(), word
    assert session.leave() == 0


def a_session_needs_no_home_and_no_entry_for_the_user(home):
    if os.geteuid() != 0:
        raise Skipped("only root can become another user")
    # The other user may not be able to run the tool where it is.
    program = shutil.copy(tool(), os.path.join(home, "scenesh"))
    os.chmod(home, 0o755)
    for term in ["dumb", "xterm"]:
        uses_a_session(Session(home, program=program, prepare=become_unknown_user, term=term, HOME=None))


def a_session_needs_no_home(home):
    for term in ["dumb", "xterm"]:
        uses_a_session(Session(home, term=term, HOME=None))


def only_the_home_folder_is_expanded(home):
    session = Session(home)
    session.prompt()
    session.type(f'print "a ~root{TILDE_EXPAND} b"\r')
    assert "| a ~root b" in session.prompt()
    session.type(f'print "a ~/x{TILDE_EXPAND} b"\r')
    assert f"| a {home}/x b" in session.prompt()
    assert session.leave() == 0


def the_init_file_may_name_unknown_users(home):
    write(home, "inputrc", '$include ~nobody-has-this-name/inputrc\n"\\C-g": "print 5"\n')
    session = Session(home, INPUTRC=os.path.join(home, "inputrc"), HOME=None)
    session.prompt()
    session.type("\x07\r")
    assert "| 5" in session.prompt()
    assert session.leave() == 0
    session = Session(home, INPUTRC="~nobody-has-this-name/inputrc")
    session.prompt()
    assert session.leave() == 0


TESTS = [
    a_session_needs_no_home_and_no_entry_for_the_user, a_session_needs_no_home, only_the_home_folder_is_expanded,
    the_init_file_may_name_unknown_users,
]
