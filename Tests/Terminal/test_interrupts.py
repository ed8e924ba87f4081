"""Ctrl-C, or SIGTERM, at any moment: what was printed has come out, one word, status 130."""
import os
import resource
import signal
import subprocess
import time

from processes import PATIENCE, is_asleep, processor_time, wait_for, wait_for_handler, wait_for_work
from session import tool, write


def interrupted(home, arguments, *, awaits=b"", until=lambda pid: None, by=signal.SIGINT):
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
    until(child.pid)
    child.send_signal(by)
    output, errors = child.communicate(timeout=PATIENCE)
    assert child.returncode == 130, (child.returncode, errors)
    assert b"interrupted" in errors and errors.count(b"\n") == 1, errors
    return seen + output


def steps_end_with_a_whole_line(home):
    write(home, "steps.scene", 'while true { post "x" }\n')
    output = interrupted(home, ["steps.scene"], awaits=b'> post "x"\n')
    steps = {b'> post "x"', b"  ! nothing: nothing observes the notification 'x'"}
    assert set(output.splitlines()[1:]) == steps, output[-200:]
    assert output.endswith(b"\n")


def wait_for_full_pipe(pid):
    """Until the tool waits, because nothing reads what it writes."""
    wait_for(lambda: is_asleep(pid))


def a_full_pipe_is_no_prison(home):
    write(home, "lines.scene", 'while true { print "a line of some length" }\n')
    output = interrupted(home, ["lines.scene"], awaits=b"length\n", until=wait_for_full_pipe)
    assert output.endswith(b"  | a line of some length\n"), output[-200:]


def tests_end(home):
    write(home, "loop.scene", "while true { }\n")
    interrupted(home, ["test", "loop.scene"])


def whoever_ends_it_gets_what_was_printed(home):
    write(home, "buffered.scene", 'print "first"\nwhile true { }\n')
    output = interrupted(home, ["buffered.scene"], until=wait_for_work, by=signal.SIGTERM)
    assert output.endswith(b"  | first\n"), output[-200:]
    write(home, "loop.scene", "while true { }\n")
    interrupted(home, ["test", "loop.scene"], by=signal.SIGTERM)


def checks_and_comparisons_end_at_once(home):
    write(home, "long.scene", "pussh home\n" * 40_000)
    for arguments in (["check", "long.scene"], ["fmt", "long.scene"], ["diff", "--ios", "12..13", "long.scene"]):
        earlier = used_by_children()
        subprocess.run([tool(), *arguments], cwd=home, capture_output=True, check=False)
        whole = used_by_children() - earlier
        # The work after the signal is a small part of the whole, however fast the machine is.
        after = work_after_signal(home, arguments)
        assert after < whole / 4, f"{arguments}: {after:.2f} s of {whole:.2f} s after the signal"


def work_after_signal(home, arguments):
    """The seconds of processor time that the tool uses after Ctrl-C, which comes before it has ended."""
    for _ in range(20):
        child = subprocess.Popen(
            [tool(), *arguments], cwd=home, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0)
        wait_for_handler(child.pid, signal.SIGINT)
        before = processor_time(child.pid)
        earlier = used_by_children()
        child.send_signal(signal.SIGINT)
        _, errors = child.communicate(timeout=PATIENCE)
        # A busy machine may send the signal too late.
        if child.returncode == 130:
            assert errors == b"scenesh: interrupted\n", (arguments, errors)
            return used_by_children() - earlier - before
    raise AssertionError(f"{arguments} ends before the signal")


def what_was_formatted_is_listed(home):
    for number in range(40):
        write(home, f"{number:02}.scene", "print  1\n" * 20_000)
    child = subprocess.Popen(
        [tool(), "fmt", "."], cwd=home, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0)
    seen = child.stdout.read(1)
    child.send_signal(signal.SIGINT)
    output, _ = child.communicate(timeout=PATIENCE)
    assert child.returncode == 130, child.returncode
    listed = {line.split()[-1] for line in (seen + output).decode().splitlines()}
    written = set()
    for name in os.listdir(home):
        with open(os.path.join(home, name), encoding="ascii") as file:
            written |= {name} if file.read(8) == "print 1\n" else set()
    assert listed and written - listed <= {max(written)}, (written, listed)


def used_by_children():
    """The seconds of processor time of all children that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


TEXT = 'let all = (0..<500000).map { $0 }.joined(",")'

# Built-in functions that take long, each with its preparation. `CancellationTests` counts how often each asks whether
# the run is over.
LONG = [
    ("let all = (0..<2000000).map { $0 * 7919 % 2000003 }", "all.sorted()"),
    ("let all = (0..<500000).map { \"\\($0 * 7919 % 500009)\" }", "all.sorted()"),
    ("let all = 0..<8000000", "all.reversed()"),
    ("let all = (0..<1900000).reversed()", 'all.joined(",")'),
    ("let all = (0..<8000000).reversed()", 'all.contains("none")'),
    ("let all = 0..<2000000", "all.map { $0 + 1 }"),
    (TEXT, 'all.split(",")'),
]


def a_long_built_in_function_is_interrupted(home):
    for preparation, call in LONG:
        # The lines are more than the tool keeps back.
        lines = ['print "now"', "for i in 0..<20000 { print i }"]
        write(home, "long.scene", "\n".join([preparation, *lines, f"while true {{ let x = {call} }}"]) + "\n")
        interrupted(home, ["long.scene"], awaits=b"now\n")


TESTS = [
    a_long_built_in_function_is_interrupted, steps_end_with_a_whole_line, a_full_pipe_is_no_prison,
    tests_end, whoever_ends_it_gets_what_was_printed, checks_and_comparisons_end_at_once,
    what_was_formatted_is_listed,
]
