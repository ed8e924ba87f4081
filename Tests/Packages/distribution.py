#!/usr/bin/env python3
"""A release: the archive of `make dist`, its bill of materials, install.sh, and the recipes of other installers.
Usage: distribution.py TOOL [NAME]; ends with `N passed, N failed`. Servers are on this machine's loopback."""
import contextlib
import functools
import glob
import hashlib
import http.server
import json
import os
import re
import shutil
import subprocess
import sys
import threading

import yaml

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Support"))
import suite

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "../.."))
TOOL = os.path.abspath(sys.argv[1])
MAKE = ["make", "-s", "--no-print-directory", "-C", ROOT, "RELEASE=true", f"TOOL={TOOL}"]


def run(*command, status=0, **options):
    """Runs a program and returns its output and its errors; `status` is what it must end with."""
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, **options)
    assert done.returncode == status, f"{command}: {done.returncode}\n{done.stdout}{done.stderr}"
    return done.stdout + done.stderr


@functools.cache
def built():
    """The files of `make dist` in a folder of their own."""
    if subprocess.run(["ldd", TOOL], capture_output=True).returncode == 0:
        raise suite.Skipped("the tool is not static")
    run(*MAKE, "dist", "OWNER=somebody")
    return os.path.join(ROOT, ".build/dist")


def archive(folder):
    return glob.glob(os.path.join(folder, "*.tar.gz"))[0]


def environment(home, **more):
    return {"HOME": home, "PATH": os.environ["PATH"]} | more


@contextlib.contextmanager
def server(folder):
    """Serves a folder, and yields its address."""
    class Handler(http.server.SimpleHTTPRequestHandler):
        def __init__(self, *arguments):
            super().__init__(*arguments, directory=folder)

        def log_message(self, *_):
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as found:
        threading.Thread(target=found.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{found.server_port}"
        found.shutdown()


def copy_of_release(home):
    folder = os.path.join(home, "release")
    shutil.copytree(built(), folder)
    return folder


def files_under(folder):
    return sorted(os.path.relpath(os.path.join(path, name), folder) for path, _, names in os.walk(folder)
                  for name in names)


def the_archive_has_everything(home):
    run("tar", "-xzf", archive(built()), "-C", home)
    name = os.path.basename(archive(built())).removesuffix(".tar.gz")
    root = os.path.join(home, name)
    found = files_under(root)
    for path in ["bin/scenesh", "share/man/man1/scenesh.1", "share/man/man1/scenesh-test.1",
                 "share/bash-completion/completions/scenesh", "share/zsh/site-functions/_scenesh",
                 "share/fish/vendor_completions.d/scenesh.fish", "share/doc/scenesh/copyright",
                 "share/doc/scenesh/licences/GPL-3", "share/doc/scenesh/licences/LGPL-2.1",
                 "share/doc/scenesh/licences/Apache-2.0"]:
        assert path in found, found
    tool = os.path.join(root, "bin/scenesh")
    assert name.split("-")[1] == run(tool, "--version").split()[1]
    # Stripped: no symbol of the program is left.
    assert ".symtab" not in run("readelf", "-S", "-W", tool)
    # It runs where nothing else is.
    assert run(tool, "test", os.path.join(root, "share/doc/scenesh/examples"), env={}).endswith(" passed, 0 failed\n")


def the_same_commit_gives_the_same_archive(_):
    before = hashlib.sha256(open(archive(built()), "rb").read()).hexdigest()
    run(*MAKE, "dist", "OWNER=somebody")
    assert hashlib.sha256(open(archive(built()), "rb").read()).hexdigest() == before


def sums_are_those_of_the_files(_):
    said = run("sha256sum", "--check", "SHA256SUMS", cwd=built())
    assert said.count(": OK\n") == 2 and "tar.gz" in said and "spdx.json" in said, said


def the_bill_of_materials_is_valid(_):
    from spdx_tools.spdx.parser.parse_anything import parse_file
    from spdx_tools.spdx.validation.document_validator import validate_full_spdx_document
    document = parse_file(glob.glob(os.path.join(built(), "*.spdx.json"))[0])
    problems = validate_full_spdx_document(document, "SPDX-2.3")
    assert not problems, [problem.validation_message for problem in problems]
    names = {package.name for package in document.packages}
    assert {"scenesh", "swift", "swift-argument-parser", "readline", "expat", "tomlplusplus", "ncurses", "glibc"} == names, names
    assert any(file.name == "./bin/scenesh" for file in document.files)


def make_dist_refuses_a_dynamic_tool(home):
    dynamic = os.path.join(home, "dynamic")
    shutil.copy("/bin/ls", dynamic)
    said = run(*[word for word in MAKE if not word.startswith("TOOL=")], f"TOOL={dynamic}", "OWNER=somebody", "dist",
               status=2)
    assert "make dist needs a static tool" in said, said


def make_dist_leaves_no_placeholder(_):
    for words in [[], ["OWNER=OWNER"], ["OWNER=a/b"]]:
        said = run(*MAKE, "dist", *words, status=2)
        assert "the owner of the repository" in said or "is not the name of an owner" in said, said
    with open(os.path.join(built(), "SHA256SUMS"), encoding="utf-8") as file:
        sums = dict(reversed(line.split()) for line in file)
    for name in ["install.sh", "scenesh.rb"]:
        with open(os.path.join(built(), name), encoding="utf-8") as file:
            text = file.read()
        assert "OWNER" not in text and not re.search("@[A-Z0-9]+@", text), name
        assert "https://github.com/somebody/scenelang" in text, name
        assert sums[os.path.basename(archive(built()))] in text, name


def releases_are_pinned(_):
    """Versions and hashes of what a release and its tests are built with."""
    with open(os.path.join(ROOT, "Packaging/pins"), encoding="utf-8") as file:
        pins = [line.split() for line in file if not line.startswith("#")]
    with open(os.path.join(ROOT, "Package.swift"), encoding="utf-8") as file:
        packages = re.findall(r'\.package\(url: "[^"]*/([\w-]+)", exact: "([^"]+)"\)', file.read())
    assert packages and sorted((name, version) for name, version, _ in pins) == sorted(packages), (pins, packages)
    assert all(re.fullmatch("[0-9a-f]{40}", commit) for _, _, commit in pins), pins
    for path in ["Benchmarks", "Tests", "Tests/Corpus", "Tests/Page"]:
        with open(os.path.join(ROOT, path, "requirements.txt"), encoding="utf-8") as file:
            lines = file.read().replace("\\\n", "").splitlines()
        packages = [line for line in lines if line.strip() and not line.lstrip().startswith("#")]
        assert packages and all(re.match(r"[\w.-]+==\S+ +--hash=sha256:[0-9a-f]{64}", line) for line in packages), path


def a_release_is_built_from_the_pins(home):
    """`make release`, which the Dockerfile runs, too, compares what is resolved before it compiles anything."""
    os.mkdir(os.path.join(home, "Packaging"))
    shutil.copy(os.path.join(ROOT, "Packaging/check-pins"), os.path.join(home, "Packaging"))
    shutil.copy(os.path.join(ROOT, "Packaging/pins"), os.path.join(home, "Packaging"))
    check = os.path.join(home, "Packaging/check-pins")
    with open(os.path.join(home, "Packaging/pins"), encoding="utf-8") as file:
        pins = [line.split() for line in file if not line.startswith("#")]
    assert "there is no Package.resolved" in run(check, status=1)

    def resolve(*packages):
        with open(os.path.join(home, "Package.resolved"), "w", encoding="utf-8") as file:
            json.dump({"pins": [{"identity": name, "state": {"revision": commit, "version": version}}
                                for name, version, commit in packages]}, file, indent=2, separators=(",", " : "))

    resolve(*pins)
    assert run(check) == ""
    resolve(*[(name, version, "0" * 40) for name, version, _ in pins])
    assert "is not that of Packaging/pins" in run(check, status=1)
    resolve(*pins, ("swift-other", "1.0.0", "0" * 40))
    assert "swift-other is not in Packaging/pins" in run(check, status=1)
    said = run("make", "-n", "-C", ROOT, "release")
    assert said.index("swift package resolve") < said.index("Packaging/check-pins") < said.index("swift build"), said
    assert "--only-use-versions-from-resolved-file" in said, said
    with open(os.path.join(ROOT, "Dockerfile"), encoding="utf-8") as file:
        text = file.read()
    assert "RUN make release" in text
    images = re.findall(r"^FROM (\S+)", text, re.MULTILINE)
    assert images and all(re.search(r"@sha256:[0-9a-f]{64}$", image) for image in images), images


def install_sh_installs(home):
    with server(built()) as address:
        said = run("sh", os.path.join(built(), "install.sh"), "--url", address, env=environment(home))
    tool = os.path.join(home, ".local/bin/scenesh")
    assert run(tool, "--version") == run(TOOL, "--version")
    assert said.startswith("installed scenesh ") and "is not in PATH" in said, said
    assert os.path.exists(os.path.join(home, ".local/share/man/man1/scenesh.1"))
    # Another folder, whose name has a space, over what is there already.
    folder = os.path.join(home, "my tools")
    for _ in range(2):
        with server(built()) as address:
            run("sh", os.path.join(built(), "install.sh"), "--url", address, "--prefix", folder, env=environment(home))
    assert run(os.path.join(folder, "bin/scenesh"), "--version") == run(TOOL, "--version")


def install_sh_verifies_the_sum(home):
    release = copy_of_release(home)
    with open(archive(release), "r+b") as file:
        file.seek(100)
        byte = file.read(1)
        file.seek(100)
        file.write(bytes([byte[0] ^ 1]))
    temporary = os.path.join(home, "tmp")
    os.mkdir(temporary)
    with server(release) as address:
        said = run("sh", os.path.join(release, "install.sh"), "--url", address,
                   env=environment(home, TMPDIR=temporary), status=1)
    assert re.search(r"the sum of \S+ is [0-9a-f]{64}, but install.sh has [0-9a-f]{64}; nothing was", said), said
    # A sum of the server that fits to another archive does not help.
    run("sh", "-c", "sha256sum *.tar.gz > SHA256SUMS", cwd=release)
    with server(release) as address:
        run("sh", os.path.join(release, "install.sh"), "--url", address, env=environment(home), status=1)
    assert not os.path.exists(os.path.join(home, ".local")) and files_under(temporary) == []


def install_sh_says_what_is_wrong(home):
    release = copy_of_release(home)
    script = os.path.join(release, "install.sh")
    with server(release) as address:
        def said(*arguments, **more):
            return run("sh", script, *arguments, env=environment(home, **more), status=1)

        assert "SHA256SUMS has no sum for scenesh-9.9.9-" in said("--url", address, "--version", "9.9.9")
        assert "cannot download" in said("--url", address + "/none", "--version", "9.9.9")
        assert "unknown argument '--folder'" in said("--folder", "x")
        assert "--prefix needs a value" in said("--prefix")
        assert "does not begin with https://" in said("--url", "http://example.com/scenesh")
        assert "does not begin with https://" in said("--url", "ftp://example.com/scenesh")
        with open(os.path.join(release, "SHA256SUMS"), "w", encoding="utf-8"):
            pass
        # The script of a checkout knows no sums.
        other = run("sh", os.path.join(ROOT, "Packaging/install.sh"), "--url", address, "--version", "0.1.0",
                    env=environment(home), status=1)
        assert "SHA256SUMS has no sum for scenesh-" in other, other
        # Other systems and processors have no archive.
        folder = os.path.join(home, "bin")
        os.mkdir(folder)
        for system, processor in [("Darwin", "arm64"), ("Linux", "riscv64")]:
            with open(os.path.join(folder, "uname"), "w", encoding="utf-8") as file:
                file.write(f'#!/bin/sh\n[ "$1" = -s ] && echo {system} || echo {processor}\n')
            os.chmod(os.path.join(folder, "uname"), 0o755)
            text = said("--url", address, PATH=f"{folder}:{os.environ['PATH']}")
            assert "there is no binary for " in text and "make install" in text, text
    unfilled = run("sh", os.path.join(ROOT, "Packaging/install.sh"), env=environment(home), status=1)
    assert "add: --version" in unfilled, unfilled
    assert not os.path.exists(os.path.join(home, ".local"))


def the_action_downloads(home):
    """The first step of the Action, as the runner does it."""
    with open(os.path.join(ROOT, "action.yml"), encoding="utf-8") as file:
        step = yaml.safe_load(file)["runs"]["steps"][0]
    assert step["env"]["RELEASES"].endswith("/${{ github.action_repository }}/releases/download"), step
    os.symlink(built(), os.path.join(home, "v" + run(TOOL, "--version").split()[1]))
    with server(home) as address:
        run("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"], env=environment(
            home, GITHUB_ACTION_PATH=ROOT, RUNNER_TEMP=os.path.join(home, "runner"), RELEASES=address))
    assert run(os.path.join(home, "runner/scenesh/bin/scenesh"), "--version") == run(TOOL, "--version")


def asdf_installs(home):
    """The plugin as asdf and mise call it, without one of them."""
    plugin = os.path.join(home, "plugin")
    os.symlink(os.path.join(ROOT, "Packaging/asdf"), plugin)
    version, target = run(TOOL, "--version").split()[1], os.path.join(home, "installs")
    with server(built()) as address:
        run(os.path.join(plugin, "bin/install"), env=environment(
            home, ASDF_INSTALL_TYPE="version", ASDF_INSTALL_VERSION=version, ASDF_INSTALL_PATH=target,
            SCENESH_URL=address))
    assert run(os.path.join(target, "bin/scenesh"), "--version").split()[1] == version
    repository = os.path.join(home, "repository")
    git = ["git", "-C", repository, "-c", "user.name=a", "-c", "user.email=a@b"]
    run("git", "init", "-q", repository, env=environment(home))
    run(*git, "commit", "-q", "--allow-empty", "-m", "x", env=environment(home))
    for tag in ["v0.10.0", "v0.2.0", "other", "v0.1.0"]:
        run(*git, "tag", tag, env=environment(home))
    listed = run(os.path.join(plugin, "bin/list-all"), env=environment(home, SCENESH_REPOSITORY=repository))
    assert listed.split() == ["0.1.0", "0.2.0", "0.10.0"], listed


def recipes_that_were_not_run_say_so(_):
    for name in ["homebrew/scenesh.rb", "asdf/bin/install", "asdf/bin/list-all"]:
        with open(os.path.join(ROOT, "Packaging", name), encoding="utf-8") as file:
            assert "# Not tried: no machine with " in "".join(file.readlines()[:3]), name


def the_formula_has_the_sum(_):
    with open(os.path.join(built(), "scenesh.rb"), encoding="utf-8") as file:
        formula = file.read()
    with open(archive(built()), "rb") as file:
        assert f'sha256 "{hashlib.sha256(file.read()).hexdigest()}"' in formula
    assert "@" not in formula, formula
    if shutil.which("ruby"):
        run("ruby", "-c", os.path.join(built(), "scenesh.rb"))


TESTS = [
    the_archive_has_everything, the_same_commit_gives_the_same_archive, sums_are_those_of_the_files,
    the_bill_of_materials_is_valid, make_dist_refuses_a_dynamic_tool, install_sh_installs, install_sh_verifies_the_sum,
    make_dist_leaves_no_placeholder, releases_are_pinned, a_release_is_built_from_the_pins,
    install_sh_says_what_is_wrong, the_action_downloads, asdf_installs, recipes_that_were_not_run_say_so,
    the_formula_has_the_sum,
]


suite.main(TESTS)
