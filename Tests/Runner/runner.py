#!/usr/bin/env python3
"""The golden runner as a process among others. Usage: runner.py TOOL [NAME]; ends with `N passed, N failed`.

Needs lxml, and Perl with TAP::Parser, which reads the TAP.
"""
import fcntl
import json
import os
import pty
import re
import resource
import select
import signal
import stat
import struct
import subprocess
import sys
import termios
import time

from lxml import etree

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Support"))
import suite
from processes import is_asleep, wait_for, wait_for_handler, wait_for_work

HERE = os.path.dirname(os.path.abspath(__file__))
TOOL = os.path.abspath(sys.argv[1])
PASSING = "initial scene a\nlaunch\n"
# The last line after failures.
ADVICE = "review the goldens that differ with 'scenesh review', or accept all with 'scenesh test --bless'\n"
ENDLESS = "for i in 0..<100000000 { print i }\n"
NASTY = [
    "plain", 'quo"te\'s', "]]>", "new\nline", "tab\there", "# TODO later", "# SKIP", "1 - ok", "back\\slash",
    "<&amp;>", "a,b:c%d", "é", "e\u0301", "\u2028", "escape\x1b[31m", "delete\x7f", "\ufffe", "space ", "-dash", "- ",
]
SLOW = ["--max-instructions", "1000000000000", "--max-file-size", "100000000"]


class Folder(suite.Folder):
    """A project of scripts in a folder of its own."""

    def read(self, name):
        with open(self / name, "rb") as file:
            return file.read().decode()

    def start(self, *arguments, command="test", **options):
        options = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "cwd": self.path} | options
        environment = {"HOME": self.path, "PATH": os.environ["PATH"], "LANG": "C.UTF-8"}
        return subprocess.Popen([TOOL, command, *arguments], env=environment, **options)

    def run(self, *arguments, **options):
        process = self.start(*arguments, **options)
        output, errors = process.communicate(timeout=60)
        return process.returncode, output.decode(errors="replace"), errors.decode(errors="replace")

    def hidden(self):
        """What was left behind by writing."""
        return [name for folder in os.walk(self.path) for name in folder[2] if name.startswith(".")]


def make_nasty(folder):
    """Scripts with nasty names, all failing; and one for each way to fail."""
    for name in NASTY:
        folder.write(f"scripts/{name}.scene", f"print \"]]> {'x' * len(name)} \\u{{1b}} & <\"\n")
        folder.write(f"scripts/{name}.trace", b"# trace 1, ios 17, iPhone portrait\n  | ]]>\x00\xff\x1b[31m\n")
    folder.write("scripts/ways/passes.scene", PASSING)
    assert folder.run("scripts/ways", "--bless")[0] == 0
    folder.write("scripts/ways/missing.scene", PASSING)
    folder.write("scripts/ways/empty.scene", PASSING)
    folder.write("scripts/ways/empty.trace", "")
    folder.write("scripts/ways/orphan.trace", "x\n")
    folder.write("scripts/ways/several.scene", "test ios 12, 17 device iPhone, iPad\n" + PASSING)
    folder.write("scripts/ways/errors.scene", "pusch\n")
    folder.write("scripts/ways/fails.scene", "expect 1 == 2\n")
    folder.write("scripts/ways/unfulfilled.scene", "test fails \"x\"\n" + PASSING)
    os.mkdir(folder / "scripts/ways/unreadable.scene.scene")
    folder.write("scripts/ways/blocked.scene", PASSING)
    os.mkdir(folder / "scripts/ways/blocked.trace")
    with open(os.fsencode(folder / "scripts/ways/not-utf8-") + b"\xff.scene", "w") as file:
        file.write(PASSING)


def parsed(folder, *arguments):
    """The outcomes as JSON tells them, and the summary."""
    output = folder.run("--reporter", "json", *arguments)[1]
    lines = [json.loads(line) for line in output.split("\n") if line]
    outcomes = [line for line in lines if line["event"] == "outcome"]
    warnings = [line for line in lines if line["event"] == "warning"]
    assert lines == outcomes + warnings + lines[-1:] and lines[-1]["event"] == "summary"
    assert lines[-1]["warnings"] == len(warnings) and all(line["kind"] == "orphan" for line in warnings)
    return outcomes, lines[-1]


def json_tells_every_kind(folder):
    make_nasty(folder)
    outcomes, summary = parsed(folder)
    kinds = {outcome.get("kind") for outcome in outcomes}
    assert summary["warnings"] == 1
    ways = {"mismatch", "missing", "empty", "unreadable", "scriptErrors", "failedRun", "unfulfilled"}
    assert kinds == {None, *ways}, kinds
    failed = sum(outcome["status"] == "failed" for outcome in outcomes)
    assert (summary["passed"], summary["failed"]) == (len(outcomes) - failed, failed)
    titles = [outcome["title"] for outcome in outcomes]
    assert len(set(titles)) == len(titles), titles
    paths = {outcome["path"] for outcome in outcomes}
    assert all(f"scripts/{name}.scene" in paths for name in NASTY)
    for outcome in outcomes:
        assert outcome["seconds"] >= 0 and "\n" not in outcome["title"] + outcome.get("message", "")
    unspeakable = next(outcome for outcome in outcomes if "utf8" in outcome["path"])
    assert "not UTF-8" in unspeakable["message"], unspeakable
    several = [outcome["environment"] for outcome in outcomes if "several" in outcome["path"]]
    assert several == ["ios 12, iPhone", "ios 12, iPad", "ios 17, iPhone", "ios 17, iPad"]


def junit_fits_the_schema(folder):
    make_nasty(folder)
    schema = etree.XMLSchema(etree.parse(os.path.join(HERE, "junit.xsd")))
    status, output, _ = folder.run("--reporter", "junit", "--output", "out/of/here.xml")
    assert status == 1 and re.search(r"\n\d+ passed, \d+ failed\n" + ADVICE + "$", output), output
    document = etree.parse(folder / "out/of/here.xml")
    schema.assertValid(document)
    outcomes, summary = parsed(folder)
    root = document.getroot()
    assert int(root.get("tests")) == len(outcomes) == len(root.findall(".//testcase"))
    assert int(root.get("failures")) + int(root.get("errors")) == summary["failed"]
    assert int(root.get("errors")) == len(root.findall(".//error")) > 0
    for suite in root:
        assert int(suite.get("tests")) == len(suite)
    texts = "".join(root.itertext())
    assert "]]>" in texts and "\\u{1b}" in texts and "\x1b" not in texts
    broken = document.getroot()
    broken.set("tests", "many")
    assert not schema.validate(broken)


def tap_is_read_by_perl(folder):
    make_nasty(folder)
    program = """
        use TAP::Parser; my $p = TAP::Parser->new({source => \\*STDIN}); my ($y, $d) = (0, 0);
        while (my $r = $p->next) {
            $y++ if $r->is_yaml && $r->data->{message} && ($r->data->{kind} ne "mismatch" || $r->data->{difference});
            $d++ if $r->is_test && ($r->has_todo || $r->has_skip);
            print STDERR "unknown: ", $r->as_string, "\\n" if $r->is_unknown;
        }
        print join " ", scalar $p->passed, scalar $p->failed, $y, $d, scalar $p->parse_errors, $p->tests_planned;
    """
    tap = folder.start("--reporter", "tap")
    read = subprocess.run(["perl", "-e", program], stdin=tap.stdout, capture_output=True, text=True, timeout=60)
    tap.communicate()
    _, summary = parsed(folder)
    passed, failed = summary["passed"], summary["failed"]
    assert read.stderr == "", read.stderr
    assert [int(word) for word in read.stdout.split()] == [passed, failed, failed, 0, 0, passed + failed], read.stdout


def github_annotations_name_files_and_lines(folder):
    make_nasty(folder)
    status, output, _ = folder.run("--reporter", "github")
    outcomes, summary = parsed(folder)
    *lines, last = output.removesuffix("\n").split("\n")
    assert status == 1 and last == f"{summary['passed']} passed, {summary['failed']} failed"
    unescape = lambda text: re.sub("%(25|0D|0A|3A|2C)", lambda code: chr(int(code[1], 16)), text)
    files = []
    for line in lines:
        match = re.fullmatch(r"::(error|warning) file=([^,:]*),line=(\d+),title=([^,:]*)::(.+)", line)
        assert match, line
        if match[1] == "error":
            files.append(unescape(match[2]))
    failed = [outcome for outcome in outcomes if outcome["status"] == "failed"]
    assert files == [outcome.get("file", outcome["path"]) for outcome in failed], (files, failed)


def a_line_of_the_golden_is_named(folder):
    folder.write("scripts/a.scene", "initial scene a\n\n  launch // go\nload a\n")
    assert folder.run("--bless")[0] == 0
    golden = folder.read("scripts/a.trace").replace("viewDidLoad", "viewDidLoaf")
    folder.write("scripts/a.trace", golden)
    line = next(number for number, text in enumerate(golden.split("\n"), 1) if "viewDidLoaf" in text)
    (outcome,), _ = parsed(folder)
    assert (outcome["file"], outcome["line"]) == ("scripts/a.trace", line), outcome


def shards_cover_each_test_once(folder):
    for index in range(20):
        folder.write(f"scripts/{index % 3}/{index}.scene", f"test ios 12, 17\nprint {index}\n")
    folder.write("scripts/gone.trace", "x\n")
    whole = sorted(outcome["title"] for outcome in parsed(folder)[0])
    for count in (1, 3, 50):
        parts = [parsed(folder, "--shard", f"{number}/{count}")[0] for number in range(1, count + 1)]
        sizes = {len({outcome["path"] for outcome in part}) for part in parts}
        assert max(sizes) - min(sizes) <= 2
        assert sorted(outcome["title"] for part in parts for outcome in part) == whole
    assert folder.run("--shard", "49/50")[:2] == (0, "0 passed, 0 failed\n")
    for bad in ("0/3", "4/3", "3", "a/b", "1/0", "-1/3", "1/3/5", "", "1/99999999999999999999"):
        status, _, errors = folder.run(f"--shard={bad}")
        assert status == 2 and "2/3" in errors, errors


def fail_fast_reports_the_first_failure_only(folder):
    for index in range(30):
        folder.write(f"scripts/{index:02}.scene", f"print {index}\n")
    assert folder.run("--bless")[0] == 0
    for index in (11, 12, 25):
        folder.write(f"scripts/{index}.scene", "print 0\n")
    for jobs in ("1", "8"):
        outcomes, summary = parsed(folder, "--fail-fast", "--jobs", jobs)
        assert [outcome["status"] for outcome in outcomes] == ["passed"] * 11 + ["failed"]
        assert summary["leftOut"] == 18
    assert folder.run("--fail-fast", "--filter", "00")[0] == 0


def artifacts_lie_where_their_scripts_do(folder):
    folder.write("scripts/a/x.scene", "print 1\n")
    folder.write("scripts/b/x.scene", "test ios 12, 13 device iPhone, iPad\nprint 2\n")
    folder.write("other/y.scene", "print 3\n")
    _, output, _ = folder.run("scripts", "scripts/../other", "--artifacts", "kept")
    found = sorted(os.path.relpath(os.path.join(at, name), folder / "kept")
                   for at, _, names in os.walk(folder / "kept") for name in names)
    environments = [f"scripts/b/x.ios{ios}-{device}.trace.actual" for ios in (12, 13) for device in ("iPad", "iPhone")]
    traces = ["other/y.trace.actual", "scripts/a/x.trace.actual"] + environments
    players = [trace.replace(".trace.actual", ".html") for trace in traces]
    assert found == sorted(["index.html"] + traces + players), found
    assert '<a href="scripts/b/x.ios12-iPad.html">Player</a>' in folder.read("kept/index.html")
    assert folder.read("kept/scripts/a/x.trace.actual").endswith("\n  | 1\n")
    assert "'kept/scripts/a/x.trace.actual'" in output
    assert folder.run("scripts", "--bless")[0] == 0
    assert folder.run("scripts", "--artifacts", "kept")[0] == 0
    assert not os.path.exists(folder / "kept/scripts/a/x.trace.actual")
    assert not os.path.exists(folder / "kept/index.html")
    folder.write("scripts/a/x.scene", "print 4\nprint 2\n")
    assert folder.run("scripts", "--artifacts", "kept", "--color", "always")[0] == 1
    assert folder.read("kept/scripts/a/x.trace.expected") == folder.read("scripts/a/x.trace")
    assert folder.read("kept/scripts/a/x.trace.diff").endswith("-  | 1\n+  | 4\n+  | 2\n")
    folder.write("scripts/a/x.scene", "print 1\n")
    assert folder.run("scripts", "--artifacts", "kept")[0] == 0
    assert not os.path.exists(folder / "kept/scripts/a/x.trace.diff")
    outside = Folder(folder / "inner")
    os.mkdir(outside.path)
    assert outside.run("../other", "--artifacts", "here")[0] == 1
    assert sorted(os.listdir(folder / "inner/here")) == ["_", "index.html"]
    folder.write("wall", "")
    status, output, _ = folder.run("other", "--artifacts", "wall/in/the/way")
    assert status == 1 and "cannot write" in output, output


def an_output_that_cannot_be_written_fails(folder):
    folder.write("scripts/a.scene", "print 1\n")
    assert folder.run("--bless")[0] == 0
    folder.write("wall", "")
    for place in ("wall/report.xml", "/dev/full"):
        status, output, errors = folder.run("--reporter", "junit", "--output", place)
        assert status == 2 and output == "1 passed, 0 failed\n" and f"cannot write '{place}'" in errors, errors
    assert folder.run("--reporter", "tap", "--output", "/dev/stdout")[1].startswith("TAP version 13\n1..1\n")
    assert folder.run("--output", "report.txt", "--color", "always")[0] == 0
    assert folder.read("report.txt") == "1 passed, 0 failed\n"


def blessing_refuses_scripts_that_fail(folder):
    folder.write("scripts/wrong.scene", "push push (\n")
    folder.write("scripts/fails.scene", "expect 1 == 2\n")
    folder.write("scripts/raises.scene", "initial scene a\nlaunch\nperform \"none\" from a\n")
    # A golden that contains the failure does not make it pass, and is not blessed either.
    folder.write("scripts/fails.trace", "old\n")
    folder.write("scripts/right.scene", PASSING)
    status, output, _ = folder.run("--bless")
    end = "\nwrote scripts/right.trace\n1 golden written\n1 passed, 3 failed\n"
    assert status == 1 and output.endswith(end), output
    assert "FAIL scripts/wrong.scene\nscripts/wrong.scene:1: error[" in output, output
    assert "FAIL scripts/fails.scene\nscripts/fails.scene:1: expectation failed\n" in output, output
    assert "FAIL scripts/raises.scene\nscripts/raises.scene:3: uncaught exception: " in output, output
    assert folder.read("scripts/fails.trace") == "old\n"
    assert sorted(os.listdir(folder / "scripts")) == [
        "fails.scene", "fails.trace", "raises.scene", "right.scene", "right.trace", "wrong.scene"]
    # A golden with the very lines of the run does not let a failure pass.
    for name in ("fails", "raises", "wrong"):
        lines = folder.run(f"scripts/{name}.scene", command="run")[1]
        folder.write(f"scripts/{name}.trace", lines)
    status, output, _ = folder.run()
    assert status == 1 and output.endswith("\n1 passed, 3 failed\n"), output


def blessing_keeps_placeholders(folder):
    folder.write("scripts/a.scene", PASSING + "print 1\n")
    assert folder.run("--bless")[0] == 0
    golden = folder.read("scripts/a.trace")
    assert "viewDidAppear(animated: false)" in golden, golden
    held = golden.replace("viewDidAppear(animated: false)", "viewDidAppear(animated: <true|false>)").replace(
        "viewWillAppear(animated: false)", "viewWillAppear(animated: _)").replace("ios 17", "_")
    folder.write("scripts/a.trace", held)
    # A line that changes elsewhere is written, and the placeholders stay.
    folder.write("scripts/a.scene", PASSING + "print 2\n")
    assert folder.run("--bless")[:2] == (0, "wrote scripts/a.trace\n1 golden written\n1 passed, 0 failed\n")
    assert folder.read("scripts/a.trace") == held.replace("| 1", "| 2")
    # One that no longer matches does not.
    folder.write("scripts/a.trace", held.replace("<true|false>", "<size>"))
    assert folder.run("--bless")[0] == 0
    assert folder.read("scripts/a.trace") == held.replace("<true|false>", "false").replace("| 1", "| 2")


def scripts_need_goldens_or_expectations(folder):
    folder.write("scripts/expects.scene", "expect 1 == 1\n")
    folder.write("scripts/traced.scene", "test trace\nexpect 1 == 1\n")
    folder.write("scripts/plain.scene", "print 1\n")
    folder.write("scripts/shared.scene", "func f() { return 1 }\n")
    folder.write("scripts/uses.scene", 'import "shared.scene"\nexpect f() == 1\n')
    folder.write("scripts/_setup.scene", "var shared = 1\n")
    status, output, _ = folder.run()
    missing = [f"FAIL scripts/{name}.scene\nmissing golden 'scripts/{name}.trace'; write it with --bless\n"
               for name in ("plain", "traced")]
    assert status == 1 and output == "\n".join(missing) + "\n2 passed, 2 failed\n" + ADVICE, output
    status, output, _ = folder.run("--bless")
    assert status == 0 and output.endswith("2 goldens written\n4 passed, 0 failed\n"), output
    traces = sorted(name for name in os.listdir(folder / "scripts") if name.endswith(".trace"))
    assert traces == ["plain.trace", "traced.trace"], traces
    # A golden that exists is compared and blessed, although the script has expectations.
    folder.write("scripts/expects.trace", "old\n")
    assert "FAIL scripts/expects.scene\n" in folder.run()[1]
    assert folder.run("--bless")[0] == 0 and folder.read("scripts/expects.trace").startswith("# trace 1")


def orphans_are_deleted_only_on_request(folder):
    folder.write("scripts/a.scene", "test ios 12, 17\nexpect 1 == 1\n")
    for name in ("gone.trace", "a.ios9.trace", "a.ios12.trace"):
        folder.write(f"scripts/{name}", "old\n")
    kept = lambda: sorted(name for name in os.listdir(folder / "scripts") if name.endswith(".trace"))
    for arguments in (["--bless"], [], ["--filter", "a"], ["--quiet"]):
        assert folder.run(*arguments)[0] == 0, arguments
        # A script with a golden in one environment gets one in the others.
        assert kept() == ["a.ios12.trace", "a.ios9.trace", "a.trace", "gone.trace"], (arguments, kept())
    folder.write("scripts/note.txt", "no golden\n")
    status, output, _ = folder.run("--delete-unused")
    assert status == 0 and "deleted scripts/gone.trace\n" in output, output
    assert "deleted scripts/a.ios9.trace\n" in output and kept() == ["a.ios12.trace", "a.trace"], (output, kept())
    assert os.path.exists(folder / "scripts/note.txt")


def a_run_prints_its_question_first(folder):
    folder.write("why.scene", "/// Why \x1b does it?\n/// Because.\n" + PASSING)
    folder.write("states.scene", "/// The first screen.\n" + PASSING)
    status, output, errors = folder.run("why.scene", command="run")
    assert status == 0 and errors == "Why \\u{1b} does it?\n" and output.startswith("# trace 1"), (output, errors)
    assert folder.run("why.scene", "--quiet", command="run")[2] == ""
    assert folder.run("states.scene", command="run")[2] == ""
    assert said_on_a_terminal(folder, [TOOL, "why.scene"]).startswith("Why \\u{1b} does it?\r\n")
    assert folder.run(".", "--bless")[0] == 0 and folder.read("why.trace") == output


def blessing_keeps_modes_and_links(folder):
    for name in ("a", "b", "c"):
        folder.write(f"scripts/{name}.scene", "print 1\n")
    folder.write("scripts/a.trace", "old\n")
    os.chmod(folder / "scripts/a.trace", 0o640)
    folder.write("elsewhere/b.txt", "old\n")
    os.symlink("../elsewhere/b.txt", folder / "scripts/b.trace")
    old = os.umask(0o027)
    assert folder.run("--bless")[0] == 0
    os.umask(old)
    modes = [stat.S_IMODE(os.stat(folder / f"scripts/{name}.trace").st_mode) for name in ("a", "c")]
    assert modes == [0o640, 0o640]
    assert os.path.islink(folder / "scripts/b.trace") and "| 1" in folder.read("elsewhere/b.txt")
    assert folder.hidden() == []


def blessing_keeps_owners_and_hard_links(folder):
    for name in ("a", "b"):
        folder.write(f"scripts/{name}.scene", "print 1\n")
        folder.write(f"scripts/{name}.trace", "old\n")
    os.link(folder / "scripts/b.trace", folder / "other.txt")
    # Only root can make a file another user's; for others, owner and group are their own.
    if os.geteuid() == 0:
        os.chown(folder / "scripts/a.trace", 4321, 1234)
    before = os.stat(folder / "scripts/a.trace")
    assert folder.run("--bless")[0] == 0
    after = os.stat(folder / "scripts/a.trace")
    assert (after.st_uid, after.st_gid) == (before.st_uid, before.st_gid), after
    assert "| 1" in folder.read("scripts/a.trace") and "| 1" in folder.read("other.txt")
    assert os.path.samefile(folder / "scripts/b.trace", folder / "other.txt")
    assert folder.hidden() == []


def sigterm_while_blessing_leaves_no_temporary_file(folder):
    names = [f"scripts/{index}" for index in range(200)]
    for number, name in enumerate(names):
        folder.write(f"{name}.scene", f"for i in 0..<200 {{ print i * {number} }}\n")
    for turn in range(4):
        for name in names:
            folder.write(f"{name}.trace", "old\n")
        runner = folder.start("--bless", "--jobs", "4")
        wait_for(lambda: any(folder.read(f"{name}.trace") != "old\n" for name in names))
        time.sleep(turn / 100)
        runner.send_signal(signal.SIGTERM)
        runner.communicate(timeout=60)
        assert runner.returncode in (0, 130, -signal.SIGTERM), runner.returncode
        assert folder.hidden() == []
        lines = {folder.read(f"{name}.trace").count("\n") for name in names}
        assert lines <= {1, 201}, lines


def what_cannot_be_written_stays_whole(folder):
    folder.write("scripts/a.scene", "print 1\n")
    folder.write("scripts/a.trace", "old\n")
    os.symlink("/proc/version", folder / "scripts/b.trace")
    folder.write("scripts/b.scene", "print 1\n")
    status, output, _ = folder.run("--bless", "scripts/b.scene")
    assert status == 1 and "cannot write 'scripts/b.trace': " in output, output
    # A disk without room for a byte.
    limit = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    status, output, _ = folder.run("--bless", "scripts/a.scene", preexec_fn=limit)
    assert status == 1 and "cannot write 'scripts/a.trace': File too large" in output, output
    assert folder.read("scripts/a.trace") == "old\n" and folder.hidden() == []


def a_folder_that_may_not_be_written_keeps_its_goldens(folder):
    folder.write("scripts/a.scene", "print 1\n")
    folder.write("scripts/a.trace", "old\n")
    os.chmod(folder / "scripts", 0o555)
    os.chmod(folder.path, 0o755)
    # Root may write everywhere, so somebody else tries.
    options = {"user": 65534, "group": 65534, "extra_groups": []} if os.geteuid() == 0 else {}
    try:
        status, output, errors = folder.run("--bless", **options)
    except PermissionError:
        print("SKIP: nobody else may run the tool here")
        return
    finally:
        os.chmod(folder / "scripts", 0o755)
    assert status == 1 and "cannot write 'scripts/a.trace': Permission denied" in output, output + errors
    assert folder.read("scripts/a.trace") == "old\n"


def a_full_disk_keeps_goldens(folder):
    folder.write("scripts/a.scene", "for i in 0..<20000 { print i }\n")
    os.mkdir(folder / "disk")
    mounted = os.geteuid() == 0 and subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", folder / "disk"], capture_output=True).returncode == 0
    if not mounted:
        print("SKIP: no small disk can be mounted here")
        return
    try:
        folder.write("disk/scripts/a.scene", folder.read("scripts/a.scene"))
        folder.write("disk/scripts/a.trace", "old\n")
        status, output, _ = folder.run("--bless", "disk/scripts")
        assert status == 1 and "No space left on device" in output, output
        assert folder.read("disk/scripts/a.trace") == "old\n" and folder.hidden() == []
    finally:
        subprocess.run(["umount", folder / "disk"], check=True)


def two_runners_bless_at_once(folder):
    for index in range(60):
        folder.write(f"scripts/{index}.scene", f"test ios 12, 17\nfor i in 0..<{index} {{ print i }}\n")
    runners = [folder.start("--bless", "--jobs", "4") for _ in range(4)]
    results = [(runner.communicate(timeout=60), runner.returncode) for runner in runners]
    assert all(status == 0 for _, status in results), results
    written = [len(re.findall("^wrote", output.decode(), re.M)) for (output, _), _ in results]
    assert sum(written) == 60, written
    assert folder.run()[:2] == (0, "120 passed, 0 failed\n") and folder.hidden() == []


def ctrl_c_while_blessing_leaves_whole_goldens(folder):
    # One script has no end, so that the signal always comes before the last golden.
    folder.write("scripts/endless.scene", ENDLESS)
    for index in range(300):
        folder.write(f"scripts/{index}.scene", f"for i in 0..<2000 {{ print i * {index} }}\n")
    golden = lambda index: folder / f"scripts/{index}.trace"
    for signals in (1, 2):
        for index in range(300):
            if os.path.exists(golden(index)):
                os.unlink(golden(index))
        runner = folder.start("--bless", "--jobs", "4", *SLOW)
        wait_for(lambda: any(os.path.exists(golden(index)) for index in range(300)))
        for _ in range(signals):
            runner.send_signal(signal.SIGINT)
        runner.communicate(timeout=60)
        assert runner.returncode in (130, -signal.SIGINT), runner.returncode
        assert folder.hidden() == []
        found = [index for index in range(300) if os.path.exists(golden(index))]
        assert found and not os.path.exists(folder / "scripts/endless.trace")
        for index in found:
            assert folder.read(f"scripts/{index}.trace").count("\n") == 2001, index


def an_interrupted_script_becomes_no_golden(folder):
    folder.write("scripts/a.scene", ENDLESS)
    folder.write("scripts/a.trace", "old\n")
    runner = folder.start("--bless", *SLOW)
    wait_for_handler(runner.pid, signal.SIGINT)
    wait_for_work(runner.pid)
    runner.send_signal(signal.SIGINT)
    _, errors = runner.communicate(timeout=60)
    assert runner.returncode == 130 and b"interrupted" in errors
    assert folder.read("scripts/a.trace") == "old\n"


class Watched:
    """A run of `test --watch` with what it says, as it says it."""

    def __init__(self, folder, *arguments):
        self.text = ""
        self.process = folder.start("--watch", *arguments)

    def next(self):
        """What it says up to the next last line, without the time of the run."""
        end = time.monotonic() + 30
        while not (match := re.search(r"(\d+ passed, \d+ failed) \(\d+\.\d\d s\)\n", self.text)):
            assert time.monotonic() < end, self.text
            if select.select([self.process.stdout], [], [], 0.1)[0]:
                self.text += os.read(self.process.stdout.fileno(), 1 << 16).decode()
        said, self.text = self.text[:match.end(1)] + "\n", self.text[match.end():]
        return said.removeprefix(ADVICE)

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=30)
        return self.process.returncode


def watching_runs_what_a_change_touches(folder):
    folder.write("scripts/a.scene", 'import "lib/shared.scene"\nprint shared()\n')
    folder.write("scripts/lib/shared.scene", "func shared() { return 1 }\n")
    folder.write("scripts/b.scene", "print 1\n")
    assert folder.run("--bless")[0] == 0
    watched = Watched(folder)
    assert watched.next() == "2 passed, 0 failed\n"
    folder.write("scripts/lib/shared.scene", "func shared() { return 2 }\n")
    said = watched.next()
    assert said.startswith("-- scripts/a.scene and 1 other\nFAIL scripts/a.scene\n"), said
    assert said.endswith("\n1 passed, 1 failed\n") and "b.scene" not in said, said
    assert folder.run("--bless", "scripts/a.scene")[0] == 0
    assert watched.next() == "-- scripts/a.scene\n2 passed, 0 failed\n"
    folder.write("scripts/new.scene", "print 1\n")
    said = watched.next()
    assert said.startswith("-- scripts/new.scene\nFAIL scripts/new.scene\nmissing golden"), said
    os.unlink(folder / "scripts/new.scene")
    assert watched.next() == "-- a file was deleted\n2 passed, 0 failed\n"
    os.unlink(folder / "scripts/lib/shared.scene")
    assert "FAIL scripts/a.scene\nscripts/a.scene:1: error[" in watched.next()
    folder.write("scripts/lib/shared.scene", "func shared() { return 2 }\n")
    said = watched.next()
    assert said.endswith("2 passed, 0 failed\n"), said
    assert watched.stop() == 130


def watching_mostly_sleeps(folder):
    for index in range(50):
        folder.write(f"scripts/{index}.scene", "print 1\n")
    assert folder.run("--bless")[0] == 0
    watched = Watched(folder)
    watched.next()
    # A pause is twenty times as long as the poll before it, on a slow machine, too.
    samples = []
    while len(samples) < 60:
        time.sleep(0.025)
        samples.append(is_asleep(watched.process.pid))
    assert samples.count(True) >= 40, samples
    assert watched.stop() == 130


def on_a_terminal(folder, *arguments, columns=80, term="xterm"):
    """What `scenesh test` writes to a terminal."""
    return said_on_a_terminal(folder, [TOOL, "test", *arguments], columns, term)


def said_on_a_terminal(folder, command, columns=80, term="xterm"):
    """What a command writes to a terminal."""
    process, descriptor = pty.fork()
    if process == 0:
        os.chdir(folder.path)
        os.execve(command[0], command, {"HOME": folder.path, "TERM": term, "PATH": os.environ["PATH"]})
    fcntl.ioctl(descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    text = b""
    try:
        while chunk := os.read(descriptor, 1 << 16):
            text += chunk
    except OSError:
        pass
    os.waitpid(process, 0)
    os.close(descriptor)
    return text.decode()


def progress_shows_on_a_terminal_only_and_goes_away(folder):
    # Progress comes after half a second: on a fast machine more work is needed for that.
    slow, turns, shown = ["--jobs", "1", *SLOW], 2_500_000, []
    while not shown and turns < 10**10:
        for index in range(4):
            folder.write(f"scripts/{index}.scene", f"var n = 0\nwhile n < {turns} {{ n += 1 }}\nprint n\n")
        said = on_a_terminal(folder, *slow)
        shown = re.findall(r"\r(\d of 4 scripts, \d failed)\x1b\[K", said)
        turns *= 2
    assert shown and said.index("\r\x1b[K") < said.index("FAIL"), said[:500]
    assert "scripts," not in said[said.index("\r\x1b[K"):]
    assert "\x1b[K" not in on_a_terminal(folder, *slow, term="dumb")
    assert "\x1b[K" not in on_a_terminal(folder, *slow, "--quiet")
    assert folder.run(*slow)[2] == ""


STORYBOARD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
    <scenes><scene sceneID="s"><objects>
        <viewController title="left\u202eright" id="a" sceneMemberID="viewController"/>
    </objects></scene></scenes>
</document>
"""


def a_terminal_gets_no_control_characters(folder):
    folder.write("a.scene", 'print  "\x1b[31mred\u202e"\n')
    folder.write("Main.storyboard", STORYBOARD)
    for line, shown in [
        ('fmt - < a.scene', "\\u{1b}[31mred\\u{202e}"), ("fmt --diff a.scene", "\\u{1b}[31mred\\u{202e}"),
        ("fmt --diff --color always a.scene", "\\u{1b}[31mred\\u{202e}"),
        ("import Main.storyboard", "left\\u{202e}right"),
    ]:
        said = said_on_a_terminal(folder, ["/bin/sh", "-c", f"'{TOOL}' {line}"])
        assert shown in said and "\x1b[31mred" not in said and "\u202e" not in said, (line, said)
    # Another program gets what the file has.
    assert folder.run("-", command="fmt", stdin=open(folder / "a.scene"))[1] == 'print "\x1b[31mred\u202e"\n'


def quick_work_shows_no_progress(folder):
    folder.write("scripts/a.scene", "print 1\n")
    for _ in range(20):
        began = time.monotonic()
        said = on_a_terminal(folder)
        if time.monotonic() - began < 0.5:
            assert "\x1b[K" not in said, said
            return
    raise suite.Skipped("on this machine, no work is quick")


def many_scripts_in_one_folder_are_found(folder):
    for index in range(3000):
        folder.write(f"scripts/{index}.scene", "print 1\n")
        folder.write(f"scripts/{index}.trace", "# trace 1, ios 17, iPhone portrait\n  | 1\n")
    assert folder.run()[:2] == (0, "3000 passed, 0 failed\n")
    names = [f"scripts/{index}.scene" for index in range(3000)]
    assert folder.run(*names)[:2] == (0, "3000 passed, 0 failed\n")


def a_run_heeds_the_head(folder):
    folder.write("one.scene", "test ios 12 device iPad\n" + PASSING)
    folder.write("many.scene", "test ios 12, 13 device iPad, iPhone\n" + PASSING)
    folder.write("none.scene", PASSING)
    run = lambda *arguments: folder.run(*arguments, command="run")
    head = lambda *arguments: run(*arguments)[1].splitlines()[0]
    plain = head("none.scene")
    iPad = plain.replace("ios 17", "ios 12").replace("iPhone", "iPad")
    assert iPad != plain and head("one.scene") == iPad and run("one.scene")[2] == ""
    status, output, errors = run("many.scene")
    assert status == 0 and output.startswith(iPad + "\n"), output
    assert "'many.scene' runs under ios 12, iPad, the first of the 4 environments" in errors, errors
    assert run("many.scene", "--quiet")[2] == ""
    assert "ios 13, iPad" in head("many.scene", "--ios", "13")
    assert "ios 13, iPad, the first of the 2 environments" in run("many.scene", "--ios", "13")[2]
    assert run("many.scene", "--ios", "13", "--device", "iPhone")[2] == ""
    assert run("none.scene")[2] == ""
    # The golden of the environment is what the run prints.
    assert folder.run(".", "--bless", "--filter", "one")[0] == 0
    assert folder.read("one.trace") == run("one.scene")[1]


def a_loop_is_reported_at_its_line(folder):
    """At the limits that apply without options. `Benchmarks/instructions` has its cost."""
    folder.write("loop.scene", "print 1\nwhile true {\n}\n")
    status, _, errors = folder.run("loop.scene", command="run")
    assert status == 1 and "error[E0408]" in errors and "--> loop.scene:2:" in errors, (status, errors)


def output_without_a_step_ends_at_64_mebibytes(folder):
    folder.write("lines.scene", "print 1\nwhile true {\n print \"" + "x" * 4000 + "\"\n}\n")
    process = folder.start("lines.scene", command="run", stdout=subprocess.PIPE)
    count = 0
    while chunk := process.stdout.read(1 << 20):
        count += len(chunk)
    errors = process.stderr.read().decode()
    assert process.wait(60) == 1 and "error[E0409]" in errors and "--> lines.scene:3:" in errors, errors
    assert 1 << 26 < count < (1 << 26) + 10_000, count
    # A step begins the count again, so what makes progress is never cut.
    folder.write("steps.scene", "for i in 0..<3 {\n repeat 8000 { print \"" + "x" * 4000 + "\" }\n post \"x\"\n}\n")
    assert folder.run("steps.scene", command="run")[0] == 0


TESTS = [
    a_loop_is_reported_at_its_line, output_without_a_step_ends_at_64_mebibytes,
    a_run_heeds_the_head,
    json_tells_every_kind, junit_fits_the_schema, tap_is_read_by_perl, github_annotations_name_files_and_lines,
    a_line_of_the_golden_is_named, shards_cover_each_test_once, fail_fast_reports_the_first_failure_only,
    artifacts_lie_where_their_scripts_do, an_output_that_cannot_be_written_fails,
    blessing_refuses_scripts_that_fail, blessing_keeps_modes_and_links, what_cannot_be_written_stays_whole,
    a_folder_that_may_not_be_written_keeps_its_goldens, a_full_disk_keeps_goldens, two_runners_bless_at_once,
    blessing_keeps_owners_and_hard_links, ctrl_c_while_blessing_leaves_whole_goldens,
    sigterm_while_blessing_leaves_no_temporary_file, blessing_keeps_placeholders, scripts_need_goldens_or_expectations,
    orphans_are_deleted_only_on_request, a_run_prints_its_question_first,
    an_interrupted_script_becomes_no_golden, watching_runs_what_a_change_touches, watching_mostly_sleeps,
    a_terminal_gets_no_control_characters, progress_shows_on_a_terminal_only_and_goes_away,
    quick_work_shows_no_progress, many_scripts_in_one_folder_are_found,
]


suite.main(TESTS, Folder)
