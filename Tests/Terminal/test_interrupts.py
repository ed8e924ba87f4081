"""Ctrl-C, or SIGTERM, at any moment: what was printed has come out, one word, status 130."""
import os
import resource
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


def checks_and_comparisons_end_at_once(home):
    write(home, "long.scene", "pussh home\n" * 200_000)
    for arguments in (["check", "long.scene"], ["fmt", "long.scene"], ["diff", "--ios", "12..13", "long.scene"]):
        child = subprocess.Popen(
            [tool(), *arguments], cwd=home, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0)
        wait_for_handler(child.pid, signal.SIGINT)
        before = used_processor_time(child.pid)
        earlier = used_by_children()
        child.send_signal(signal.SIGINT)
        _, errors = child.communicate(timeout=20)
        assert child.returncode == 130 and errors == b"scenesh: interrupted\n", (arguments, child.returncode, errors)
        after = used_by_children() - earlier - before
        assert after < 0.2, f"{arguments}: {after:.2f} s after the signal"


def what_was_formatted_is_listed(home):
    for number in range(40):
        write(home, f"{number:02}.scene", "print  1\n" * 20_000)
    child = subprocess.Popen(
        [tool(), "fmt", "."], cwd=home, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0)
    seen = child.stdout.read(1)
    child.send_signal(signal.SIGINT)
    output, _ = child.communicate(timeout=20)
    assert child.returncode == 130, child.returncode
    listed = {line.split()[-1] for line in (seen + output).decode().splitlines()}
    written = set()
    for name in os.listdir(home):
        with open(os.path.join(home, name), encoding="ascii") as file:
            written |= {name} if file.read(8) == "print 1\n" else set()
    assert listed and written - listed <= {max(written)}, (written, listed)


def used_processor_time(pid):
    """The seconds of processor time that a process has used."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def used_by_children():
    """The seconds of processor time of all children that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


TEXT = 'let all = (0..<500000).map { $0 }.joined(",")'

# A built-in function that takes longer than the time that may pass after the signal, each with its preparation.
LONG = {
    "sorted": ("let all = (0..<2000000).map { $0 * 7919 % 2000003 }", "all.sorted()"),
    "sorted texts": ("let all = (0..<500000).map { \"\\($0 * 7919 % 500009)\" }", "all.sorted()"),
    "reversed": ("let all = 0..<8000000", "all.reversed()"),
    "joined": ("let all = (0..<1900000).reversed()", 'all.joined(",")'),
    "contains": ("let all = (0..<8000000).reversed()", 'all.contains("none")'),
    "map": ("let all = 0..<2000000", "all.map { $0 + 1 }"),
    "split": (TEXT, 'all.split(",")'),
}


def time_after_signal(home, name):
    """The seconds of processor time that a call of a built-in function takes after the signal, and the end of the tool."""
    earlier = used_by_children()
    child = subprocess.Popen(
        [tool(), "long.scene", "--max-instructions", "1000000000000"], cwd=home, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, bufsize=0)
    # The preparations take less, so the tool is in the middle of a call, whatever else the machine does.
    while used_processor_time(child.pid) < 1.5:
        time.sleep(0.01)
    before = used_processor_time(child.pid)
    child.send_signal(signal.SIGINT)
    output, _ = child.communicate(timeout=20)
    assert child.returncode == 130, (name, child.returncode)
    assert b"now\n" in output, f"{name} had not begun"
    return used_by_children() - earlier - before


def a_long_built_in_function_ends_within_a_tenth_of_a_second(home):
    for name, (preparation, call) in LONG.items():
        script = [preparation, 'print "now"', f"while true {{ let x = {call} }}"]
        write(home, "long.scene", "\n".join(script) + "\n")
        # The clock of the system that counts processor time has ticks of ten milliseconds, so the best of three counts.
        times = []
        while len(times) < 3 and min(times, default=1) >= 0.1:
            times.append(time_after_signal(home, name))
        assert min(times) < 0.1, f"{name}: {times} s after the signal"


TESTS = [
    a_long_built_in_function_ends_within_a_tenth_of_a_second, steps_end_with_a_whole_line, a_full_pipe_is_no_prison,
    tests_end, whoever_ends_it_gets_what_was_printed, checks_and_comparisons_end_at_once,
    what_was_formatted_is_listed,
]
