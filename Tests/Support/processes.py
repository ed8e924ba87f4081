"""What a running process does, so that a test waits for it and not for a time."""
import os
import time

# The limit of each wait, in seconds. It only stops a test that hangs.
PATIENCE = 120


def wait_for(condition, trouble="nothing happened"):
    """Waits until something holds."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, trouble
        time.sleep(0.01)


def wait_for_handler(pid, number):
    """Until the process catches the signal: before, it dies of it as any program does."""
    def is_caught():
        with open(f"/proc/{pid}/status", encoding="ascii") as file:
            caught = next(line for line in file if line.startswith("SigCgt")).split()[1]
        return int(caught, 16) >> (number - 1) & 1

    wait_for(is_caught, "the tool does not catch the signal")


def wait_for_work(pid, seconds=0.3):
    """Until the process has used so much processor time from now on."""
    before = processor_time(pid)
    wait_for(lambda: processor_time(pid) >= before + seconds, "the tool does not work")


def processor_time(pid):
    """The seconds of processor time that a process has used."""
    fields = stat(pid)
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def is_asleep(pid):
    """Whether a process waits, with all its threads."""
    threads = os.listdir(f"/proc/{pid}/task")
    return all(stat(f"{pid}/task/{thread}")[0] == "S" for thread in threads)


def stat(place):
    """What the system says about a process or a thread, from its state on."""
    with open(f"/proc/{place}/stat", encoding="ascii") as file:
        return file.read().rpartition(")")[2].split()
