#!/usr/bin/env python3
"""Validates every JSON output of the tool against its schema in docs/schemas. Usage: schemas.py TOOL [NAME]

Needs jsonschema of PyPI. Each test also asks for values that a reader of the output relies on. The examples and the
table of exit statuses in docs/json.md are tested, too.
"""
import glob
import json
import os
import re
import shlex
import subprocess
import sys

import jsonschema

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Support"))
import suite

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
TOOL = os.path.abspath(sys.argv[1])
SCHEMAS = os.path.join(ROOT, "docs/schemas")
USED = set()


def schema(name):
    with open(os.path.join(SCHEMAS, name + ".json"), encoding="utf-8") as file:
        return json.load(file)


def validator(name):
    USED.add(name)
    found = schema(name)
    kind = jsonschema.validators.validator_for(found)
    kind.check_schema(found)
    return kind(found)


def output(*arguments, folder=ROOT, **variables):
    done = subprocess.run([TOOL, *arguments], cwd=folder, capture_output=True, check=False, timeout=120,
                          env=os.environ | variables)
    assert done.stdout, (arguments, done.stderr)
    return done.stdout


def lines(name, *arguments, folder=ROOT, **variables):
    """The objects that a command prints, one a line, each of which its schema accepts, without its messages."""
    check = validator(name)
    message = validator("message")
    objects = []
    for line in output(*arguments, folder=folder, **variables).splitlines():
        found = json.loads(line)
        is_message = found.get("event") == "message" or name != "check" and found.get("event") == "finding"
        problems = [error.message for error in (message if is_message else check).iter_errors(found)]
        assert not problems, (name, found, problems)
        if not is_message:
            objects.append(found)
    return objects


def errors_are_objects(folder):
    """Each command says on standard output what is wrong, as objects with code, place and help."""
    write(folder, "wrong.scene", "initial scene home\nlaunch\npush hme\n")
    write(folder, "ends.scene", "initial scene home\nlaunch\npop\n")
    write(folder, "wrong.storyboard", "<document><scenes>")
    releases = ["--ios", "12,13"]
    of_script = [["run"], ["matrix", *releases], ["diff", "--ios", "12..13"], ["graph"], ["migrate"]]
    commands = [(command, "wrong.scene", "E0201") for command in of_script] + [(["run"], "ends.scene", "E0309")]
    commands += [(["graph"], "wrong.storyboard", "E0601"), (["run"], "wrong.storyboard", "E0601")]
    check = validator("message")
    for command, file, code in commands:
        done = subprocess.run([TOOL, *command, "--format", "json", file], cwd=folder, capture_output=True, check=False,
                              timeout=120)
        objects = [json.loads(line) for line in done.stdout.splitlines()]
        found = [entry for entry in objects if entry.get("event") == "finding"]
        assert done.returncode in (1, 3) and not done.stderr, (command, done)
        assert found and found[0]["file"] == file and found[0]["line"] and found[0]["severity"] == "error", objects
        assert found[0]["code"] == code, (command, found)
        for entry in found:
            assert not list(check.iter_errors(entry)), entry
    wrong = [["run", "none.scene"], ["matrix", *releases, "none.scene"], ["rules", "NAV-NONE-1"], ["explain", "E9999"],
             ["graph", "none.scene"]]
    for command in wrong:
        done = subprocess.run([TOOL, *command, "--format", "json"], cwd=folder, capture_output=True, check=False,
                              timeout=120)
        objects = [json.loads(line) for line in done.stdout.splitlines()]
        assert done.returncode in (2, 4) and not done.stderr, (command, done)
        assert len(objects) == 1 and not list(check.iter_errors(objects[0])), (command, objects)
    for command in [["check", "none.scene"], ["test", "none.scene"]]:
        done = subprocess.run([TOOL, *command, "--reporter", "json"], cwd=folder, capture_output=True, check=False,
                              timeout=120)
        objects = [json.loads(line) for line in done.stdout.splitlines()]
        assert done.returncode == 4 and not done.stderr and len(objects) == 1, (command, done)
        assert not list(check.iter_errors(objects[0])), (command, objects)
    assert [found["event"] for found in map(json.loads, output(
        "explain", "--format", "json", "E0123").splitlines())] == ["message"]
    # So is what is wrong with the command line itself, in each command.
    commands = ["run", "repl", "test", "review", "check", "fmt", "matrix", "diff", "migrate", "graph", "play", "import",
                "rules", "explain", "grammar", "skill"]
    wrong = [[command, "--nope"] for command in commands]
    wrong += [["grammar", "nope"], ["diff", "--ios", "1..2", "wrong.scene"], ["graph"], ["nope", "--nope"]]
    for command in wrong:
        for form in [["--format", "json"], ["--format=json"]]:
            done = subprocess.run([TOOL, *command, *form], cwd=folder, capture_output=True, check=False, timeout=120)
            objects = [json.loads(line) for line in done.stdout.splitlines()]
            assert done.returncode == 2 and not done.stderr and len(objects) == 1, (command, done)
            assert not list(check.iter_errors(objects[0])) and "Usage: " in objects[0]["help"], (command, objects)
            assert "Usage" not in objects[0]["message"], (command, objects)
    done = subprocess.run([TOOL, "run", "--nope"], cwd=folder, capture_output=True, check=False, timeout=120)
    assert done.returncode == 2 and not done.stdout and done.stderr, done


def write(folder, name, text):
    with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
        file.write(text)


def traces(folder):
    scripts = [os.path.relpath(path, ROOT) for path in sorted(glob.glob(f"{ROOT}/scripts/*/*.scene"))]
    objects = lines("trace", "run", "--format", "json", "--trace", "+layout,+runloop,+transition", *scripts)
    kinds = {found["kind"] for found in objects}
    assert kinds == {"header", "scenario", "step", "call", "print", "warning", "exception", "leak", "unknown", "nothing",
                     "expected"}, kinds
    arguments = {type(value).__name__ for found in objects for value in found.get("args", {}).values()}
    assert {"bool", "NoneType", "str", "dict", "int", "float"} <= arguments, arguments


def arguments_are_named_values(folder):
    write(folder, "a.scene", """
scene a {
    segue show "open" -> b
    on viewWillAppear(animated) { }
    on prepare(segue, sender) { }
}
scene b
controller nav: NavigationController { root -> a }
launch with nav
perform "open" from a sender 42
perform "open" from a sender "it"
perform "open" from a sender 1e30
perform "open" from a sender -2.5e-7
perform "open" from a sender 1.0 / 0.0
""")
    objects = lines("trace", "run", "--format", "json", "a.scene", folder=folder)

    def calls(method, receiver="a"):
        return [found["args"] for found in objects
                if found.get("method") == method and found.get("receiver") == receiver]

    assert calls("viewWillAppear")[0] == {"animated": False}, calls("viewWillAppear")
    senders = [arguments["sender"] for arguments in calls("prepare")]
    assert senders == [42, "it", 1e30, -2.5e-7, "inf"], senders
    assert calls("willMove", "b")[0] == {"toParent": "nav"}, calls("willMove", "b")
    assert calls("init", "nav") == [{"nibName": "_", "bundle": "_"}], calls("init", "nav")


def steps_begin_anew_in_each_scenario(folder):
    write(folder, "a.scene", """
scenario "first" {
    print 1
    turn { }
    print 2
}
scenario "second" {
    print 3
    turn { }
}
""")
    objects = lines("trace", "run", "--format", "json", "a.scene", folder=folder)
    found = [(line["kind"], line["step"], line.get("line")) for line in objects]
    assert found == [
        ("header", 0, None), ("scenario", 0, None), ("print", 0, None), ("step", 1, 4), ("print", 1, 4),
        ("scenario", 0, None), ("print", 0, None), ("step", 1, 9)], found


def checks(folder):
    write(folder, "a.scene", "scene a\nlaunch with a\npusch a\n")
    write(folder, "b.scene", "scene b\nscene b\nlaunch with b\n")
    objects = lines("check", "check", "--reporter", "json", "a.scene", "b.scene", folder=folder)
    assert [found["event"] for found in objects] == ["finding", "finding", "summary"], objects
    assert objects[0]["fix"]["certain"] and objects[1]["related"], objects
    assert lines("check", "check", "--reporter", "json", "Tests/SceneLangTests/WrongScripts")


def reviews(folder):
    write(folder, "a.scene", "scene a\nlaunch with a\n")
    found = lines("review", "review", "--list", "--format", "json", "a.scene", folder=folder)
    seen = [(line["path"], line["kind"], line["canBeAccepted"]) for line in found]
    assert seen == [("a.scene", "missing", True)], found
    def decisions(*arguments):
        found = lines("review-decision", "review", *arguments, "--format", "json", folder=folder)
        return [(line["path"], line.get("scenario"), line["decision"], line.get("goldens")) for line in found]

    assert decisions("--accept", "a.scene") == [("a.scene", None, "accepted", ["a.trace"])]
    assert os.path.exists(os.path.join(folder, "a.trace"))
    assert decisions("--accept", "a.scene") == [("a.scene", None, "passes", None)]
    write(folder, "a.scene", "scene a\nlaunch with a\nprint 2\n")
    assert decisions("--reject", "a.scene") == [("a.scene", None, "rejected", None)]
    assert b"rejected a.scene" in output("review", "--reject", "a.scene", folder=folder)
    write(folder, "a.scene", "scene a\nlaunch with a\nexpect 1 == 2\n")
    assert decisions("--accept", "a.scene") == [("a.scene", None, "refused", None)]
    assert not lines("review-decision", "review", "--accept", "none.scene", "--format", "json", folder=folder)


def sessions(folder):
    entries = ["scene a", "launch with a", ":history", ":tree", ":help push", ":state", ":why 2", "print a",
               "pusch a"]
    done = subprocess.run([TOOL, "repl", "--format", "json"], input="\n".join(entries).encode(), cwd=folder,
                          capture_output=True, check=False, timeout=120)
    assert done.returncode == 3 and not done.stderr, done
    objects = [json.loads(line) for line in done.stdout.splitlines()]
    checks = {"answer": validator("answer"), "finding": validator("message"), "message": validator("message")}
    for found in objects:
        problems = list(checks.get(found.get("event"), validator("trace")).iter_errors(found))
        assert not problems, (found, problems)
    assert [found["code"] for found in objects if found.get("event") == "finding"] == ["E0104"], objects
    answers = [found["text"] for found in objects if found.get("event") == "answer"]
    assert any("launch with a" in line for line in answers), answers
    assert any("push X" in line for line in answers), answers
    assert any(found.get("method") == "viewDidAppear" for found in objects), objects


def rules_grammar_and_codes(folder):
    assert len(lines("rules", "rules", "--format", "json")) > 200
    assert len(lines("explain", "explain", "--format", "json")) > 90
    words = lines("grammar", "grammar", "--format", "json")
    verbs = {found["name"]: found for found in words if found["kind"] == "verb"}
    assert "onto" in [clause["word"] for clause in verbs["push"]["clauses"]], verbs["push"]
    handlers = {found["name"]: found for found in words if found["kind"] == "handler"}
    assert handlers["viewIsAppearing"]["since"] == 13 and handlers["viewDidUnload"]["until"] == 5, handlers
    properties = {found["name"]: found for found in words if found["kind"] == "property"}
    assert properties["topViewController"]["controllers"] == ["NavigationController"], properties
    listed = lines("grammar", "grammar", "verb", "--format", "json")
    assert listed == [found for found in words if found["kind"] == "verb"], listed


def comparisons(folder):
    hello = "scripts/tour/01-hello.scene"
    assert lines("matrix", "matrix", "--format", "json", hello, "--ios", "12,17")
    assert lines("matrix", "matrix", "--format", "json", hello, "--device", "iPad,iPhone", "--style", "all")
    assert lines("matrix", "matrix", "--format", "json", hello, "--scenes", "off,on", "--sdk", "26")
    assert lines("diff", "diff", "--format", "json", hello, "--ios", "12..13")
    unhandled = lines("trace", "run", "--format", "json", "--trace", "+unhandled", hello)
    assert any(found.get("handled") is False for found in unhandled), unhandled
    for script in sorted(glob.glob(f"{ROOT}/Tests/Migrate/cases/*.scene")):
        assert lines("migrate", "migrate", "--format", "json", script)[-1]["section"] == "write"
    for older in sorted(glob.glob(f"{ROOT}/Tests/sceneshTests/ComparedStoryboards/*.old.storyboard")):
        newer = older.replace(".old.", ".new.")
        if "dangling" not in older:
            lines("storyboard-diff", "diff", "--format", "json", older, newer)


def graphs(folder):
    check = validator("graph")
    files = glob.glob(f"{ROOT}/Tests/sceneshTests/CheckedStoryboards/*.storyboard") + ["scripts/tour/03-segues.scene"]
    for path in sorted(files):
        done = subprocess.run([TOOL, "graph", "--format", "json", path], cwd=ROOT, capture_output=True, check=False)
        if done.returncode == 0:
            check.validate(json.loads(done.stdout))
    check.validate(json.loads(output("graph", "--format", "json", "scripts/tour/03-segues.scene")))


def tests(folder):
    write(folder, "passes.scene", "print 1\nexpect 1 == 1\n")
    write(folder, "fails.scene", 'scenario "x" { expect 1 == 2 }\n')
    write(folder, "errors.scene", "pusch a\n")
    write(folder, "golden.scene", "print 1\n")
    write(folder, "orphan.trace", "# trace 1, ios 17, iPhone portrait\n")
    objects = lines("test", "test", "--reporter", "json", ".", folder=folder)
    status = {found["path"]: found["status"] for found in objects if found["event"] == "outcome"}
    assert list(status.values()).count("passed") == 1 and list(status.values()).count("failed") == 3, status
    failure = next(found for found in objects if found.get("seen"))
    assert (failure["line"], failure["expected"], failure["seen"]) == (1, "1 == 2", "1"), failure
    assert any(found["event"] == "warning" for found in objects), objects
    listed = lines("test", "test", "--format", "json", "--list", ".", folder=folder)
    assert {found["title"] for found in listed} >= {"passes.scene", "fails.scene::x"}, listed
    assert any(found.get("written") for found in
               lines("test", "test", "--reporter", "json", "--bless", "--force", "golden.scene", folder=folder))


def failures_of_each_kind(folder):
    for name, text in {
            "scriptErrors": "pusch a\n", "failedRun": "expect 1 == 2\n", "mismatch": "print 1\n", "empty": "print 1\n",
            "unfulfilled": 'test fails "x"\nexpect 1 == 1\n', "missing": "print 1\n"}.items():
        write(folder, name + ".scene", text)
    write(folder, "mismatch.trace", "# trace 1, ios 17, iPhone portrait\n  | 2\n")
    write(folder, "empty.trace", "")
    write(folder, "orphan.trace", "# trace 1, ios 17, iPhone portrait\n")
    os.mkdir(os.path.join(folder, "unreadable.scene"))
    objects = lines("test", "test", "--reporter", "json", ".", folder=folder, CI="1")
    failed = {os.path.splitext(found["path"])[0]: found["kind"] for found in objects if "kind" in found}
    assert all(name == kind for name, kind in failed.items()), failed
    known = schema("test")["oneOf"][0]["properties"]["kind"]["enum"]
    # A superuser can write everywhere, so that no golden is unwritable.
    assert set(failed) == set(known) - {"unwritable"}, (failed, known)


def every_member_is_described(folder):
    def undescribed(part, path):
        for name, member in part.get("properties", {}).items():
            if not member.get("description", "").endswith("."):
                yield f"{path}.{name}"
        for key in ("properties", "oneOf", "anyOf"):
            inner = part.get(key, {})
            for name, member in inner.items() if isinstance(inner, dict) else enumerate(inner):
                yield from undescribed(member, f"{path}.{name}")
        for key in ("items", "additionalProperties"):
            if isinstance(part.get(key), dict):
                yield from undescribed(part[key], f"{path}.{key}")

    for file in sorted(os.listdir(SCHEMAS)):
        name = os.path.splitext(file)[0]
        assert schema(name).get("description"), name
        assert not list(undescribed(schema(name), name)), list(undescribed(schema(name), name))


with open(os.path.join(ROOT, "docs/json.md"), encoding="utf-8") as file:
    # The sections of the document, by heading.
    DOCUMENT = dict(section.split("\n", 1) for section in file.read().split("\n## "))
# In `Every command, also `grammar`, ends with 0`: commands without a status of their own.
WITHOUT_STATUS = re.compile(r"Every command, also (.*?), ends with 0")
SECONDS = re.compile(r'"seconds":[0-9.]+')


def rows(heading):
    """The cells of the rows of a table of the document, without the heading of the table."""
    return [line.split("|")[1:-1] for line in DOCUMENT[heading].splitlines() if line.startswith("| `")]


def named(text):
    """The commands that a text names."""
    return set(re.findall(r"`([a-z]+)`", text))


def commands_in_table(heading):
    return set().union(*(named(cells[0]) for cells in rows(heading)))


def each_command_is_in_the_tables(folder):
    commands = re.findall("^  ([a-z]+) ", output("help").decode().split("SUBCOMMANDS:")[1], re.MULTILINE)
    print_objects = {name for name in commands if b"json" in output("help", name)}
    listed = commands_in_table("JSON")
    assert listed == print_objects, listed ^ print_objects
    listed = commands_in_table("Exit status") | named(WITHOUT_STATUS.search(DOCUMENT["Exit status"])[1])
    assert len(commands) > 10 and listed == set(commands), listed ^ set(commands)


def documented_examples_are_printed(folder):
    examples = DOCUMENT["Examples"].split("```console\n")[1].split("```")[0].split("$ scenesh ")[1:]
    commands = set()
    for example in examples:
        command, *shown = example.splitlines()
        arguments = shlex.split(command)
        commands.add(arguments[0])
        printed = iter(SECONDS.sub("", output(*arguments).decode()).splitlines())
        # The lines are some of those that the command prints, in their order.
        assert shown and all(SECONDS.sub("", line) in printed for line in shown), (command, shown)
    # What `review` prints are failures, and no script of the project fails. `repl` reads its input.
    assert commands == commands_in_table("JSON") - {"review", "repl"}, commands ^ commands_in_table("JSON")


# For each exit status that a command has for a reason of its own: arguments, and standard input.
STATUSES = {
    ("run", 1): "failing.scene", ("run", 2): "missing.scene", ("run", 3): "wrong.scene",
    ("repl", 1): ("", "expect 1 == 2"), ("repl", 2): ("", ":nope"), ("repl", 3): ("", "pusch a"),
    ("repl", 4): ("", ":rule ZZZ"),
    ("test", 1): "wrong.scene", ("test", 2): "--bless good.scene", ("test", 4): "missing.scene",
    ("review", 2): "good.scene",
    ("check", 1): "--strict warned.scene", ("check", 2): "--baseline missing good.scene", ("check", 3): "wrong.scene",
    ("check", 4): "missing.scene",
    ("fmt", 1): "--check unformatted.scene", ("fmt", 2): "links", ("fmt", 3): "wrong.scene",
    ("fmt", 4): "missing.scene",
    ("matrix", 2): "missing.scene --ios 12,13", ("matrix", 3): "wrong.scene --ios 12,13",
    ("diff", 1): "good.scene --ios 12..13", ("diff", 2): "missing.scene --ios 12..13",
    ("diff", 3): "wrong.scene --ios 12..13",
    ("migrate", 1): "good.scene", ("migrate", 2): "missing.scene", ("migrate", 3): "wrong.scene",
    ("graph", 1): "good.scene --check wrong.scene", ("graph", 2): "missing.scene", ("graph", 3): "wrong.scene",
    ("play", 2): "missing.scene", ("play", 3): "wrong.scene",
    ("import", 2): "missing.storyboard", ("import", 3): "wrong.storyboard",
    ("rules", 1): "--coverage good.scene", ("rules", 4): "ZZZ", ("explain", 4): "E9999",
    ("skill", 2): "--write good.scene",
}
# Those that need a terminal.
STATUSES_ON_A_TERMINAL = {("review", 1), ("review", 4)}


def documented_statuses_are_those_of_the_commands(folder):
    documented = {(cells[0].split("`")[1], status) for cells in rows("Exit status")
                  for status, cell in enumerate(cells[1:], 1) if cell.strip()}
    assert documented == set(STATUSES) | STATUSES_ON_A_TERMINAL, documented ^ set(STATUSES)
    for name, text in {
            "good.scene": "initial scene a\nlaunch\n", "failing.scene": "expect 1 == 2\n", "wrong.scene": "pusch a\n",
            "warned.scene": "initial scene a\nscene b\nlaunch\n", "unformatted.scene": "print   1\n",
            "wrong.storyboard": "<x"}.items():
        write(folder, name, text)
    os.mkdir(os.path.join(folder, "links"))
    os.symlink("nowhere", os.path.join(folder, "links/dangling.scene"))
    for (command, status), given in STATUSES.items():
        arguments, typed = given if isinstance(given, tuple) else (given, "")
        done = subprocess.run([TOOL, command, *arguments.split()], cwd=folder, capture_output=True, check=False,
                              input=typed.encode(), env=os.environ | {"CI": "1"}, timeout=120)
        assert done.returncode == status, (command, arguments, done.returncode, done.stderr)


def every_schema_is_used(folder):
    names = {os.path.splitext(name)[0] for name in os.listdir(SCHEMAS)}
    assert len(sys.argv) > 2 or names == USED, names ^ USED


suite.main([
    traces, arguments_are_named_values, steps_begin_anew_in_each_scenario, checks, reviews, sessions,
    rules_grammar_and_codes,
    comparisons, graphs, tests, failures_of_each_kind, errors_are_objects, every_member_is_described,
    each_command_is_in_the_tables, documented_examples_are_printed, documented_statuses_are_those_of_the_commands,
    every_schema_is_used])
