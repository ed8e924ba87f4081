"""The tool in a pseudo-terminal, for the tests in this folder."""
import os
import re

import pexpect

PROMPT, MORE, STOPPED = "scene> ", r"   \.\.\. ", r"scene \(stopped\)> "
UP, LEFT, TAB, CTRL_C, CTRL_D, CTRL_R, CTRL_Z = "\x1b[A", "\x1b[D", "\t", "\x03", "\x04", "\x12", "\x1a"
CONTROLLER = ["initial scene home {", '    on viewDidLoad { print "loaded" }', "}"]
MAIL = """initial scene nav: NavigationController { root -> inbox }
scene inbox {
    segue show "open" -> message
    segue present "compose" -> editor
}
scene message { segue show "forward" -> editor }
scene editor
"""


def tool():
    return os.environ["SCENE_TOOL"]


def plain(text):
    """What is left for a reader: without hints, colours and movements of the cursor."""
    text = re.sub(r"\x1b7.*?\x1b8", "", text, flags=re.S)
    return re.sub(r"\x1b\[[?0-9;]*[a-zA-Z]|\x1b[=>]|\a|\r", "", text)


def write(home, name, text):
    """Makes a file, and the folders above it."""
    path = os.path.join(home, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


class Session:
    """A running tool with a home of its own. A variable whose value is None is not set; `prepare` runs in the process
    before the tool does."""

    def __init__(
            self, home, arguments=(), term="xterm", size=(24, 80), locale=None, program=None, prepare=None,
            **environment):
        environment = {"HOME": home, "PATH": os.environ["PATH"], **environment}
        environment.update({"LANG": "C.UTF-8"} if locale is None else locale)
        if term is not None:
            environment["TERM"] = term
        environment = {name: value for name, value in environment.items() if value is not None}
        self.child = pexpect.spawn(
            program or tool(), list(arguments), env=environment, encoding="utf-8", codec_errors="replace", timeout=120,
            dimensions=size, cwd=home, preexec_fn=prepare)
        self.child.delaybeforesend = 0.02

    def type(self, text):
        self.child.send(text)

    def see(self, pattern):
        """Waits for a pattern in what comes, and answers with what came up to its end, as it is read."""
        self.child.expect(pattern)
        return plain(self.child.before + self.child.after)

    def prompt(self):
        """Waits for the prompt and answers with what came before it, as it is read."""
        self.child.expect(PROMPT)
        return plain(self.child.before)

    def raw_prompt(self):
        """The same with its escape sequences."""
        self.child.expect(PROMPT)
        return self.child.before

    def enter(self, *lines):
        """Types an entry and answers with what it printed."""
        for line in lines[:-1]:
            self.child.sendline(line)
            self.child.expect(MORE)
        self.child.sendline(lines[-1])
        return self.prompt()

    def stopped_at(self, line):
        """Types a line while an entry is stopped and answers with what it printed; the entry is stopped still."""
        self.child.sendline(line)
        self.child.expect(STOPPED)
        return plain(self.child.before)

    def paste(self, text):
        """Pastes text as a terminal does that brackets it."""
        self.child.send("\x1b[200~" + text + "\x1b[201~")

    def complete(self, text):
        """Types text and Tab and answers with the line that it becomes, then drops it."""
        self.type(text + TAB)
        # What a further key shows is what the line has become.
        self.type("~")
        self.child.expect("~")
        line = plain(self.child.before)
        self.type(CTRL_C)
        self.prompt()
        return line

    def offered(self, text):
        """Types text and Tab twice and answers with what is listed below the line, then drops it."""
        self.type(text)
        self.type(TAB)
        self.type(TAB)
        self.type("~")
        self.child.expect("~")
        listed = plain(self.child.before)
        self.type(CTRL_C)
        self.prompt()
        return listed.replace("\n", " ").split()

    def leave(self):
        """Presses Ctrl-D and answers with the status."""
        self.child.send(CTRL_D)
        self.child.expect(pexpect.EOF)
        self.child.close()
        return self.child.exitstatus


def started(home, *arguments, **options):
    """A session at its first prompt."""
    session = Session(home, arguments, **options)
    assert ":help" in session.prompt()
    return session


def mailing(home, **options):
    """A session in which the mail app runs."""
    write(home, "mail.scene", MAIL)
    session = started(home, **options)
    session.enter(":load mail.scene")
    session.enter("launch")
    return session
