"""The session in a terminal that is resized, and that is narrow: tmux shows what a person sees."""
import itertools
import os
import shutil
import subprocess
import time

import suite
from processes import wait_for
from session import started, tool


numbers = itertools.count()


class Pane:
    """The session in a pane of tmux, which wraps lines anew when it is resized."""

    def __init__(self, home, width):
        if not shutil.which("tmux"):
            raise suite.Skipped("tmux is not installed")
        # Each pane has a server of its own: one that is ending accepts no session.
        self.socket = os.path.join(home, f"tmux{next(numbers)}")
        self.environment = {
            "HOME": home, "PATH": os.environ["PATH"], "LANG": "C.UTF-8", "TMUX_TMPDIR": home, "SHELL": "/bin/sh"}
        self.tmux(
            "-f", "/dev/null", "new-session", "-d", "-x", str(width), "-y", "24", f"exec '{tool()}' --no-init")
        self.tmux("set-option", "-g", "window-size", "manual")

    def tmux(self, *arguments):
        done = subprocess.run(
            ["tmux", "-S", self.socket, *arguments], env=self.environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def keys(self, *keys):
        self.tmux("send-keys", *keys)

    def resize(self, width):
        self.tmux("resize-window", "-x", str(width), "-y", "24")

    def screen(self):
        """The lines that are shown or have scrolled away, as they would be without the width of the pane."""
        return self.tmux("capture-pane", "-p", "-J", "-S", "-").rstrip().splitlines()

    def until(self, condition):
        """Waits until the lines fulfil a condition."""
        try:
            wait_for(lambda: condition(self.screen()))
        except Exception as error:
            raise AssertionError(self.screen()) from error

    def close(self):
        self.tmux("kill-server")


def resized(home, typed, widths):
    """What is shown after an entry, a line that is being typed, and several resizes."""
    pane = Pane(home, 80)
    try:
        pane.until(lambda lines: lines and lines[-1] == "scene>")
        pane.keys("print 1", "Enter")
        pane.until(lambda lines: lines[-2:] == ["  | 1", "scene>"])
        pane.keys("-l", typed)
        pane.until(lambda lines: lines[-1].startswith(f"scene> {typed}".rstrip()))
        for width in widths:
            pane.resize(width)
            # Each is handled by itself, as with the mouse.
            time.sleep(0.3)
        return pane.screen()
    finally:
        pane.close()


def a_resize_prints_the_prompt_once(home):
    before = ["scene> print 1", "# trace 1, ios 17, iPhone portrait", "  | 1"]
    for typed in ["", "print 2", 'print "a text that is longer than the terminal is after it has been made narrow"']:
        lines = resized(home, typed, [60, 40, 30, 100, 80])
        assert lines[-4:] == [*before, f"scene> {typed}".rstrip()], (typed, lines)
        narrow = resized(home, typed, [60, 40])
        assert "".join(narrow).count("scene>") == 2, (typed, narrow)


def sentences_are_broken_at_words(home):
    session = started(home, size=(24, 40))
    printed = session.enter("help undo").replace("\r", "")
    assert printed.count("\n") > 3, printed
    lines = printed.splitlines()
    assert all(len(line) <= 40 for line in lines), lines
    # No word is at the end of one line and the beginning of the next.
    wide = started(home, size=(24, 200)).enter("help undo")
    assert " ".join(wide.split()[2:]) == " ".join(printed.split()[2:]), (wide, printed)
    assert session.leave() == 0


def sentences_are_broken_at_words_after_a_resize(home):
    pane = Pane(home, 80)
    try:
        pane.until(lambda lines: lines and lines[-1] == "scene>")
        for width in [40, 60]:
            pane.resize(width)
            time.sleep(0.3)
            pane.keys("-l", "help undo")
            pane.keys("Enter")
            pane.until(lambda lines: len(lines) > 3 and lines[-1] == "scene>")
            # `screen` joins what the terminal has wrapped.
            start = max(place for place, line in enumerate(pane.screen()) if line == "scene> help undo")
            lines = pane.screen()[start:]
            assert len(lines) > 3 and all(len(line) <= width for line in lines), (width, lines)
            assert max(map(len, lines)) > width / 2, (width, lines)
    finally:
        pane.close()


TESTS = [
    a_resize_prints_the_prompt_once, sentences_are_broken_at_words, sentences_are_broken_at_words_after_a_resize,
]
