#!/usr/bin/env python3
"""What a person meets on the command line: help, misspelt commands, warnings, limits. Usage: people.py TOOL [NAME]"""
import json
import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Support"))
import suite

TOOL = os.path.abspath(sys.argv[1])


def run(folder, *arguments, script=None):
    if script is not None:
        write(folder, "a.scene", script)
    return subprocess.run([TOOL, *arguments], cwd=folder, capture_output=True, text=True, check=False, timeout=120)


def write(folder, name, text):
    with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
        file.write(text)


def the_short_help_has_no_description(folder):
    for command in [[], ["run"], ["test"], ["check"], ["fmt"], ["graph"]]:
        short, long = run(folder, *command, "-h"), run(folder, *command, "--help")
        assert short.returncode == long.returncode == 0 and short.stderr == "", short
        assert "USAGE:" in short.stdout and "OPTIONS:" in short.stdout, short.stdout
        assert "Examples:" in long.stdout and "Examples:" not in short.stdout, short.stdout
        assert short.stdout.endswith("--help shows more.\n") and len(short.stdout) < len(long.stdout), short.stdout


def a_misspelt_command_runs_nothing(folder):
    done = run(folder, "chek", "a.scene", script="print 1\n")
    assert done.returncode == 2 and done.stdout == "", done
    assert "did you mean 'check'?" in done.stderr, done
    # A file that is missing is not a command: the others run.
    done = run(folder, "b.scene", "a.scene")
    assert done.returncode == 2 and "| 1" in done.stdout, done


WARNED = 'scene a { segue present "open" -> b }\nscene b\nlaunch with a\n%sperform "opne" from a\n'


def an_allowed_warning_is_allowed_in_a_run(folder):
    assert "W0203" in run(folder, "a.scene", script=WARNED % "").stderr
    for command in ["run", "check"]:
        done = run(folder, command, "a.scene", script=WARNED % "// check: allow W0203: on purpose\n")
        assert "W0203" not in done.stdout + done.stderr, done
    # Only the allowed one, and only on its line.
    done = run(folder, "a.scene", script=WARNED % "// check: allow W0501\n")
    assert "W0203" in done.stderr, done


def an_import_outside_of_the_folder_says_how_to_allow_it(folder):
    os.mkdir(os.path.join(folder, "inner"))
    write(folder, "shared.scene", "scene a\n")
    write(folder, "inner/a.scene", 'import "../shared.scene"\nlaunch with a\n')
    inner = os.path.join(folder, "inner")
    done = run(inner, "check", "a.scene")
    assert "E0216" in done.stdout and f"'{inner}'" in done.stdout and "--allow-outside" in done.stdout, done
    assert run(inner, "check", "--allow-outside", "a.scene").returncode == 0


PAGES = "controller p: PageViewController { pages -> p }\nlaunch with p\n"
COLUMNS = "controller s: SplitViewController {\n    primary -> s\n    secondary -> s\n}\nlaunch with s\n"


def all_formats_end_at_the_same_call(folder):
    for script in [PAGES, COLUMNS]:
        for limit in ["2", "39", "40", "41", "100"]:
            text = run(folder, "run", "--max-controllers", limit, "a.scene", script=script)
            data = run(folder, "run", "--format", "json", "--max-controllers", limit, "a.scene")
            assert "E0405" in text.stderr and not data.stderr, (text, data)
            lines = [line for line in text.stdout.splitlines() if line.startswith("  ")]
            objects = [json.loads(line) for line in data.stdout.splitlines()]
            assert objects[-1]["code"] == "E0405", objects
            calls = [call for call in objects if call.get("kind") == "call"]
            assert len(lines) == len(calls) >= 1, (limit, lines, calls)
            assert lines[-1].strip().startswith(calls[-1]["receiver"] + "." + calls[-1]["method"]), (lines, calls)


# `Benchmarks/instructions` checks that the work below grows with its size.


def nested_unclosed_interpolations_are_reported_together(folder):
    done = run(folder, "check", "a.scene", script='print "' + '\\("' * 4_000 + "\n")
    assert done.returncode == 3 and done.stdout.count("unterminated string") <= 3, done.stdout[:500]


def many_errors_are_reported(folder):
    for script, message in [
        ("let in = 3\n" * 2_000 + "func func() { }\n" * 2_000, "error[E0112]"),
        ("let x = [" + "y ? é, " * 2_000 + "0]\n", "error[E"),
    ]:
        done = run(folder, "check", "a.scene", script=script)
        assert done.returncode == 3 and message in done.stdout, done.stdout[:500]


def declarations_of_a_session_take_little_memory(folder):
    """5,000 entries of which each declares a scene: 130 MB."""
    write(folder, "entries.txt", "".join(f"scene x{number}\n" for number in range(5_000)) + "print 1\n")
    with open(os.path.join(folder, "entries.txt"), "rb") as file:
        child = subprocess.Popen([TOOL, "repl"], cwd=folder, stdin=file, stdout=subprocess.PIPE)
        output = child.stdout.read()
        _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    assert child.returncode == 0 and output.endswith(b"| 1\n"), (child.returncode, output[-200:])
    assert usage.ru_maxrss < 130 * 1_024, f"{usage.ru_maxrss} KB"


suite.main([
    the_short_help_has_no_description, a_misspelt_command_runs_nothing, an_allowed_warning_is_allowed_in_a_run,
    an_import_outside_of_the_folder_says_how_to_allow_it, all_formats_end_at_the_same_call,
    nested_unclosed_interpolations_are_reported_together, many_errors_are_reported,
    declarations_of_a_session_take_little_memory])
