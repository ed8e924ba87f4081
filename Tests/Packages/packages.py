#!/usr/bin/env python3
"""What surrounds the built tool: completions in real shells, man pages, installing, the Debian package, the hook, the
Action. Usage: packages.py TOOL [NAME]; ends with `N passed, N failed`. What needs a program that is not there and
cannot be installed is skipped, with a sentence."""
import glob
import json
import os
import re
import shutil
import subprocess
import sys
import time

import pexpect

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Support"))
import suite

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "../.."))
TOOL = os.path.abspath(sys.argv[1])
# The package of the large test build is looked into and thrown away, so little time goes into making it small.
os.environ |= {"DPKG_DEB_COMPRESSOR_TYPE": "gzip", "DPKG_DEB_COMPRESSOR_LEVEL": "1"}
MAKE = ["make", "-s", "--no-print-directory", "-C", ROOT, "RELEASE=true", f"TOOL={TOOL}"]


def run(*command, status=0, **options):
    """Runs a program and answers with its output; `status` is what it must end with."""
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, **options)
    assert done.returncode == status, f"{command}: {done.returncode}\n{done.stdout}{done.stderr}"
    return done.stdout


def need(program):
    """A program of the system, which Packaging/requirements has checked where the system can have it."""
    if not shutil.which(program):
        raise suite.Skipped(f"this system has no {program}")
    return program


def environment(home, tool=TOOL):
    """A bare environment in which the tool is on the path."""
    folder = os.path.join(home, "bin")
    os.makedirs(folder, exist_ok=True)
    if not os.path.exists(os.path.join(folder, "scenesh")):
        os.symlink(tool, os.path.join(folder, "scenesh"))
    return {"HOME": home, "PATH": f"{folder}:{os.environ['PATH']}", "TERM": "dumb", "LANG": "C.UTF-8"}


def shared(home):
    """The generated man pages and completions."""
    share = os.path.join(home, "share")
    run(os.path.join(ROOT, "Packaging/manual"), TOOL, os.path.join(share, "man/man1"))
    run(os.path.join(ROOT, "Packaging/completions"), TOOL, share)
    return share


# What is typed before Tab, and what must stand on the line then: a command, an option of a command and of the default
# one, a value, a value with a blank, a rule, a script beside a folder and other files, a script in a folder.
COMPLETIONS = [
    ("scenesh te", "scenesh test"), ("scenesh test --ble", "scenesh test --bless"),
    ("scenesh --expl", "scenesh --explain"), ("scenesh run --color al", "scenesh run --color always"),
    ("scenesh matrix --ios 2 --device iPad\\ l", "scenesh matrix --ios 2 --device iPad\\ landscape"),
    ("scenesh rules NAV-PUSH-SA", "scenesh rules NAV-PUSH-SAME-1"), ("scenesh fi", "scenesh first.scene"),
    ("scenesh check inner/s", "scenesh check inner/second.scene"), ("scenesh inner/s", "scenesh inner/second.scene"),
    ("scenesh graph M", "scenesh graph Main.storyboard"), ("scenesh pla", "scenesh play"),
    ("scenesh migrate --libraries a", "scenesh migrate --libraries all"),
]


def scripts_to_complete(home):
    os.mkdir(os.path.join(home, "inner"))
    for name in ["first.scene", "first.trace", "inner/second.scene", "inner/second.txt",
                 "Main.storyboard", "Main.txt"]:
        with open(os.path.join(home, name), "w", encoding="utf-8"):
            pass


def press_tab(home, command, setup, tool=TOOL):
    """Types each line with Tab in a shell and compares what the shell made of it."""
    os.makedirs(home, exist_ok=True)
    scripts_to_complete(home)
    child = pexpect.spawn(command[0], command[1:], env=environment(home, tool), cwd=home, encoding="utf-8",
                          dimensions=(50, 300), timeout=120)
    child.sendline(setup + "; echo READ''Y")
    child.expect("READY\r?\n")
    for typed, wanted in COMPLETIONS:
        child.send(typed + "\t")
        sent, shown, deadline = "", "", time.monotonic() + 120
        while not shown.endswith(wanted) and time.monotonic() < deadline:
            try:
                sent += child.read_nonblocking(1000, timeout=0.5)
            except pexpect.TIMEOUT:
                pass
            shown = re.sub(r"\x1b\[[?0-9;]*[a-zA-Z]|\x07", "", sent).rstrip(" ")
        assert shown.endswith(wanted), f"{typed}: {shown!r}"
        child.send("\x15")  # Ctrl-U empties the line
    child.close(force=True)


def bash_completes(home):
    script = os.path.join(shared(home), "bash-completion/completions/scenesh")
    press_tab(home, [need("bash"), "--norc", "-i"], f"bind 'set bell-style none'; PS1='> '; source '{script}'")


def zsh_completes(home):
    functions = os.path.join(shared(home), "zsh/site-functions")
    press_tab(home, [need("zsh"), "-f"], zsh_setup(f"'{functions}'"))


def zsh_setup(functions):
    """What a zsh runs first, to complete from a folder and those where it looks by default."""
    return f"PS1='> '; unsetopt PROMPT_SP; fpath=({functions} $fpath); autoload -U compinit; compinit -u -D"


def fish_completes(home):
    scripts_to_complete(home)
    script = os.path.join(shared(home), "fish/vendor_completions.d/scenesh.fish")
    asked = "\n".join(f"complete -C '{typed}'; echo ==" for typed, _ in COMPLETIONS)
    answers = run(need("fish"), "--no-config", "-c", f"source {script}\n{asked}", env=environment(home), cwd=home)
    for (typed, wanted), answer in zip(COMPLETIONS, answers.split("==\n")):
        offered = [line.split("\t")[0] for line in answer.splitlines()]
        last = re.split(r"(?<!\\) ", wanted)[-1]
        assert last in offered or last.replace("\\", "") in offered, f"{typed}: {offered}"


def man_pages_are_clean(home):
    mandoc = need("mandoc")
    pages = sorted(glob.glob(os.path.join(shared(home), "man/man1/*.1")))
    commands = re.findall(r"^  ([a-z]+) ", run(TOOL, "--help").split("SUBCOMMANDS:")[1], flags=re.M)
    names = ["scenesh.1"] + [f"scenesh-{command}.1" for command in commands]
    assert [os.path.basename(page) for page in pages] == sorted(names), pages
    version = run(TOOL, "--version").split()[1]
    for page in pages:
        done = subprocess.run([mandoc, "-Tlint", "-Wwarning", page], capture_output=True, text=True, check=False)
        assert done.stdout + done.stderr == "", done.stdout
        text = re.sub(".\b", "", run(mandoc, "-Tascii", page))
        for section in ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXIT STATUS", "EXAMPLES", "SEE ALSO"]:
            assert f"\n{section}\n" in text, f"{page} has no {section}"
        assert re.search(r"\n +130 +stopped by Ctrl-C or SIGTERM\n", text) and f"scenesh {version} " in text, text[-400:]


def files_under(folder):
    return sorted(os.path.relpath(os.path.join(path, name), folder) for path, _, names in os.walk(folder)
                  for name in names)


def install_and_uninstall(home):
    destination = os.path.join(home, "a folder")
    where = [f"DESTDIR={destination}", "PREFIX=/opt/scenes"]
    run(*MAKE, "install", *where)
    installed = files_under(os.path.join(destination, "opt/scenes"))
    for name in ["bin/scenesh", "share/man/man1/scenesh.1", "share/man/man1/scenesh-test.1",
                 "share/bash-completion/completions/scenesh", "share/zsh/site-functions/_scenesh",
                 "share/fish/vendor_completions.d/scenesh.fish"]:
        assert name in installed, installed
    assert run(os.path.join(destination, "opt/scenes/bin/scenesh"), "--version") == run(TOOL, "--version")
    run(*MAKE, "uninstall", *where)
    assert files_under(destination) == [], files_under(destination)


def a_tilde_in_the_prefix_is_the_home_folder(home):
    """Some shells pass `PREFIX=~/.local` unexpanded."""
    for prefix, folder in [("~/.local", ".local"), ("~", ".")]:
        where = [f"PREFIX={prefix}", f"HOME={home}"]
        run(*MAKE, "install", *where, cwd=home)
        assert os.path.exists(os.path.join(home, folder, "bin/scenesh")), files_under(home)
        run(*MAKE, "uninstall", *where, cwd=home)
        assert files_under(home) == [] and not os.path.exists(os.path.join(ROOT, "~")), files_under(home)


def make_says_the_same_under_another_make(home):
    """Where `make` runs under `make -C` or in parallel, the package's path is still all that `make deb` prints."""
    need("dpkg-shlibdeps")
    makefile = os.path.join(home, "Makefile")
    command = " ".join(f"'{word}'" for word in ["make", "-s", "-C", ROOT, "RELEASE=true", f"TOOL={TOOL}", "deb"])
    with open(makefile, "w", encoding="utf-8") as file:
        file.write(f"all:\n\t@+{command}\n")
    plain = run(*MAKE, "deb")
    nested = subprocess.run(["make", "-j2", "-f", makefile, "-w"], capture_output=True, text=True, check=True)
    lines = [line for line in nested.stdout.splitlines() if not line.startswith(("make: ", "make[1]: "))]
    assert lines == plain.splitlines() and nested.stderr == "", (plain, nested)


def requirements_are_named_with_a_command(home):
    """Where packages cannot be installed, one sentence names what is missing and what installs it."""
    for manager, packages in [("apt-get", "install python3 dpkg-dev"), ("dnf", "install python3"),
                              ("pacman", "-S python"), ("zypper", "install python3"), ("apk", "add python3")]:
        folder = os.path.join(home, manager)
        os.mkdir(folder)
        for name in ["bash", "id", "env", "cat", "swift"]:
            os.symlink(shutil.which(name), os.path.join(folder, name))
        with open(os.path.join(folder, manager), "w", encoding="utf-8") as file:
            file.write("#!/bin/sh\nexit 1\n")
        os.chmod(os.path.join(folder, manager), 0o755)
        done = subprocess.run([os.path.join(ROOT, "Packaging/requirements"), "package"], env={"PATH": folder},
                              capture_output=True, text=True, check=False)
        said = done.stderr.strip().splitlines()[-1]
        assert done.returncode == 1 and said.endswith(f"missing; as root, run: {manager} {packages}"), done


def the_package_installs_and_runs(home):
    need("dpkg-shlibdeps")
    package = os.path.join(ROOT, run(*MAKE, "deb").strip())
    field = {name: run("dpkg-deb", "-f", package, name).strip() for name in ["Version", "Depends", "Architecture"]}
    version = run(TOOL, "--version").split()[1]
    assert field["Version"] == f"{version}-1", field
    assert field["Architecture"] == run("dpkg", "--print-architecture").strip(), field
    if subprocess.run(["ldd", TOOL], capture_output=True).returncode == 0:
        assert "libreadline" in field["Depends"] and "libc6" in field["Depends"], field
    else:
        assert field["Depends"] == "", field
    # A root of its own, in which nothing is installed yet: so the libraries are those of this machine.
    os.makedirs(os.path.join(home, "root/var/lib/dpkg/updates"))
    os.makedirs(os.path.join(home, "root/var/lib/dpkg/info"))
    for name in ["status", "available"]:
        with open(os.path.join(home, "root/var/lib/dpkg", name), "w", encoding="utf-8"):
            pass
    system = os.environ | {"PATH": f"{os.environ['PATH']}:/usr/sbin:/sbin"}
    dpkg = ["dpkg", f"--root={home}/root", "--force-depends", "--force-not-root", "--log=/dev/null"]
    run(*dpkg, "-i", package, env=system)
    tool = os.path.join(home, "root/usr/bin/scenesh")
    examples = os.path.join(home, "root/usr/share/doc/scenesh/examples")
    with open(os.path.join(ROOT, "scripts/tour/01-hello.trace"), encoding="utf-8") as golden:
        assert run(tool, os.path.join(examples, "01-hello.scene")) == golden.read()
    assert run(tool, "test", examples).endswith(" passed, 0 failed\n")
    # A zsh of Debian finds the completion in one of the folders where it looks by default.
    zsh = run(need("zsh"), "-f", "-c", "print -rl -- $fpath").splitlines()
    found = [folder for folder in zsh if os.path.exists(f"{home}/root{folder}/_scenesh")]
    assert len(found) == 1, zsh
    press_tab(os.path.join(home, "zsh"), [need("zsh"), "-f"], zsh_setup(f"'{home}/root{found[0]}'"), tool)
    for name in ["man/man1/scenesh.1.gz", "bash-completion/completions/scenesh", "doc/scenesh/copyright",
                 "doc/scenesh/changelog.Debian.gz"]:
        assert os.path.exists(os.path.join(home, "root/usr/share", name)), name
    run(*dpkg, "--purge", "scenesh", env=system)
    assert not os.path.exists(tool) and not os.path.exists(examples)


def sample(home, golden):
    """A folder with a script and a golden."""
    folder = os.path.join(home, "suite")
    os.makedirs(os.path.join(folder, "scripts"))
    for name, text in [("a.scene", "print 1\n"), ("a.trace", golden)]:
        with open(os.path.join(folder, "scripts", name), "w", encoding="utf-8") as file:
            file.write(text)
    return folder


PASSING, FAILING = "# trace 1, ios 17, iPhone portrait\n  | 1\n", "# trace 1, ios 17, iPhone portrait\n  | 2\n"


def the_hook_runs(home):
    python = sys.executable
    run(python, "-m", "pre_commit", "validate-manifest", os.path.join(ROOT, ".pre-commit-hooks.yaml"))
    # A repository of its own, since a checkout need not be one.
    hooks = os.path.join(home, "hooks")
    os.mkdir(hooks)
    shutil.copy(os.path.join(ROOT, ".pre-commit-hooks.yaml"), hooks)
    folder = sample(home, PASSING)
    for path in [hooks, folder]:
        for command in [["init", "-q"], ["add", "-A"],
                        ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "-m", "x"]]:
            run("git", "-C", path, *command, env=environment(home))
    attempt = [python, "-m", "pre_commit", "try-repo", hooks, "scenesh-test", "--all-files"]
    assert re.search(r"\.Passed\n", run(*attempt, cwd=folder, env=environment(home)))
    with open(os.path.join(folder, "scripts/a.trace"), "w", encoding="utf-8") as file:
        file.write(FAILING)
    said = run(*attempt, cwd=folder, env=environment(home), status=1)
    assert "Failed" in said and "0 passed, 1 failed" in said, said
    # The other one lays out what it is given, and fails where that changes something.
    attempt[-2] = "scenesh-fmt"
    assert re.search(r"\.Passed\n", run(*attempt, cwd=folder, env=environment(home)))
    with open(os.path.join(folder, "scripts/a.scene"), "w", encoding="utf-8") as file:
        file.write("print   1\n")
    said = run(*attempt, cwd=folder, env=environment(home), status=1)
    assert "files were modified by this hook" in said and "formatted scripts/a.scene" in said, said


def lists_of_paths_reach_the_tool(home, script):
    """What the last step of the action makes of its input."""
    os.makedirs(os.path.join(home, "fake/scenesh/bin"))
    tool = os.path.join(home, "fake/scenesh/bin/scenesh")
    with open(tool, "w", encoding="utf-8") as file:
        file.write('#!/bin/sh\nfor word; do printf "<%s>" "$word"; done\n')
    os.chmod(tool, 0o755)
    place = os.path.join(home, "place")
    for name in ["scripts/a", "scripts/b", "my scripts", "it's"]:
        os.makedirs(os.path.join(place, name))
    for paths, expected in [
            ("scripts", "<scripts>"), ("scripts/a\nscripts/b\n", "<scripts/a><scripts/b>"),
            ("scripts/a scripts/b", "<scripts/a><scripts/b>"), ("my scripts", "<my scripts>"),
            ("my scripts\n  scripts/a  \r\n\n", "<my scripts><scripts/a>"), ("it's", "<it's>"),
            ("scripts 'my scripts' --shard 1/2", "<scripts><my scripts><--shard><1/2>"),
            ("scripts/a\n--filter mail\n", "<scripts/a><--filter><mail>"), ("$(touch x) `touch x` *", None), ("", "")]:
        said = run("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script, cwd=place,
                   env=environment(home) | {"RUNNER_TEMP": os.path.join(home, "fake"), "PATHS": paths})
        assert expected is None or said == f"<test><--reporter><github>{expected}", (paths, said)
    assert not os.path.exists(os.path.join(place, "x"))


def the_action_runs(home):
    reading = "import json, sys, yaml; print(json.dumps(yaml.safe_load(open(sys.argv[1]))))"
    action = json.loads(run(sys.executable, "-c", reading, os.path.join(ROOT, "action.yml")))
    assert action["runs"]["using"] == "composite", action
    for step in action["runs"]["steps"]:
        assert "uses" in step or step["shell"] == "bash", step
    # The last step as the runner does it; the tool lies where the steps before it put it.
    last = action["runs"]["steps"][-1]
    os.makedirs(os.path.join(home, "runner/scenesh/bin"))
    os.symlink(TOOL, os.path.join(home, "runner/scenesh/bin/scenesh"))
    given = {name: re.sub(r"\$\{\{ inputs\.(\w+) \}\}", lambda match: action["inputs"][match[1]]["default"], value)
             for name, value in last["env"].items()}
    variables = environment(home) | given | {"RUNNER_TEMP": os.path.join(home, "runner"), "CI": "true"}
    lists_of_paths_reach_the_tool(home, last["run"])
    folder = sample(home, PASSING)
    bash = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", last["run"]]
    assert "1 passed, 0 failed" in run(*bash, cwd=folder, env=variables)
    with open(os.path.join(folder, "scripts/a.trace"), "w", encoding="utf-8") as file:
        file.write(FAILING)
    said = run(*bash, cwd=folder, env=variables, status=1)
    assert re.search(r"^::error file=scripts/a\.(scene|trace),", said, flags=re.M), said


TESTS = [
    bash_completes, zsh_completes, fish_completes, man_pages_are_clean, install_and_uninstall,
    a_tilde_in_the_prefix_is_the_home_folder, make_says_the_same_under_another_make,
    requirements_are_named_with_a_command, the_package_installs_and_runs, the_hook_runs, the_action_runs,
]


suite.main(TESTS)
