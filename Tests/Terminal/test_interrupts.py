"""Ctrl-C, or SIGTERM, at any moment: what was printed has come out, one word, status 130."""
import signal
import subprocess
import time

from session import tool, write


def interrupted(home, arguments, *, awaits=b"", reads=True, by=signal.SIGINT):
    """Starts the tool, waits for what shows that it is at work, sends a signal; what it wrote in all."""
    # On a busy machine, a loop without end reaches the usual limit before the signal comes.
    child = subprocess.Popen(
        [tool(), *arguments, "--max-instructions", "1000000000000"], cwd=home, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        bufsize=0)
    seen = b""
    while awaits not in seen:
        byte = child.stdout.read(1)
        assert byte, f"{arguments} ended before {awaits}"
        seen += byte
    if not awaits:
        wait_for_handler(child.pid, by)
    if not reads:
        time.sleep(0.5)
    child.send_signal(by)
    output, errors = child.communicate(timeout=20)
    assert child.returncode == 130, (child.returncode, errors)
    assert b"interrupted" in errors and errors.count(b"\n") == 1, errors
    return seen + output


def wait_for_handler(pid, number):
    """Until the process catches the signal: before, it dies of it as any program does."""
    for _ in range(2000):
        with open(f"/proc/{pid}/status", encoding="ascii") as file:
            caught = next(line for line in file if line.startswith("SigCgt")).split()[1]
        if int(caught, 16) >> (number - 1) & 1:
            return
        time.sleep(0.01)
    raise AssertionError("the tool does not catch the signal")


def steps_end_with_a_whole_line(home):
    write(home, "steps.scene", 'while true { post "x" }\n')
    output = interrupted(home, ["steps.scene"], awaits=b'> post "x"\n')
    assert set(output.splitlines()[1:]) == {b'> post "x"'}, output[-200:]
    assert output.endswith(b"\n")


def a_full_pipe_is_no_prison(home):
    write(home, "lines.scene", 'while true { print "a line of some length" }\n')
    output = interrupted(home, ["lines.scene"], awaits=b"length\n", reads=False)
    assert output.endswith(b"  | a line of some length\n"), output[-200:]


def tests_end(home):
    write(home, "loop.scene", "while true { }\n")
    interrupted(home, ["test", "loop.scene"])


def whoever_ends_it_gets_what_was_printed(home):
    write(home, "buffered.scene", 'print "first"\nwhile true { }\n')
    output = interrupted(home, ["buffered.scene"], reads=False, by=signal.SIGTERM)
    assert output.endswith(b"  | first\n"), output[-200:]
    write(home, "loop.scene", "while true { }\n")
    interrupted(home, ["test", "loop.scene"], by=signal.SIGTERM)


TESTS = [steps_end_with_a_whole_line, a_full_pipe_is_no_prison, tests_end, whoever_ends_it_gets_what_was_printed]
