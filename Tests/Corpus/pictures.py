"""Pictures of public storyboards: pictures.py TOOL.

Ten documents of the corpus, the largest among them: Mermaid is accepted by the parser in mermaid-parser-py, DOT by
Graphviz, SVG and HTML by parsers of XML and HTML, and each is printed twice with the same bytes. What is not installed
is skipped with a message. The last line is `N passed, N failed`.
"""

import html.parser
import importlib.util
import json
import os
import pathlib
import shutil
import subprocess
import sys
import xml.etree.ElementTree

TOOL = os.path.abspath(sys.argv[1])
CORPUS = pathlib.Path(os.environ.get("SCENE_STORYBOARDS", "../shared/corpus/storyboards"))
COUNT = 10
FORMATS = ["mermaid", "dot", "svg", "html", "json"]
VOID = {"meta", "input", "br"}
# The package's own Python function needs a JavaScript engine that is built with npm.
PARSE = """
const text = require("fs").readFileSync(0, "utf8");
const fail = (error) => { console.error(error); process.exit(1); };
require(process.argv[1])(text).then(console.log, fail);
"""


class Nesting(html.parser.HTMLParser):
    """Checks that each element of a page is closed where it must be."""

    def __init__(self):
        super().__init__()
        self.open = []

    def handle_starttag(self, tag, attributes):
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        pass

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            raise ValueError(f"</{tag}> at line {self.getpos()[0]} closes nothing")


def graph(path, form):
    """Prints a graph; without Graphviz, whose places are those of its version."""
    layout = ["--layout", "canvas"] if form in ("svg", "html") else []
    command = [TOOL, "graph", str(path), "--format", form, *layout]
    return subprocess.run(command, capture_output=True, timeout=60)


def mermaid_parser():
    """Returns the path of the parser that mermaid-parser-py carries, a program for Node.js, or None."""
    package = importlib.util.find_spec("mermaid_parser")
    if not package:
        print("skipped: Mermaid; run: Tests/Support/venv .build/corpus Tests/Corpus/requirements.txt --no-deps")
    elif not shutil.which("node"):
        print("skipped: Mermaid; install nodejs")
    else:
        return pathlib.Path(package.origin).parent / "js/parser.bundle.js"
    return None


def check_mermaid(parser, text):
    parsed = subprocess.run(["node", "-e", PARSE, str(parser)], input=text, capture_output=True, timeout=60)
    if parsed.returncode:
        raise ValueError(parsed.stderr.decode()[:300])
    if not json.loads(parsed.stdout)["graph_data"]["edges"]:
        raise ValueError("no edge")


def check_page(text):
    page = Nesting()
    page.feed(text.decode())
    if page.open:
        raise ValueError(f"not closed: {page.open}")


def check_dot(text):
    drawn = subprocess.run(["dot", "-Tsvg"], input=text, capture_output=True, timeout=60)
    if drawn.returncode or drawn.stderr:
        raise ValueError(drawn.stderr.decode()[:200])


def documents():
    """The largest documents of different projects that the tool reads, then further ones."""
    paths = sorted(CORPUS.glob("*/*.storyboard"), key=lambda path: (-path.stat().st_size, str(path)))
    first, further, folders = [], [], set()
    for path in paths:
        (further if path.parent in folders else first).append(path)
        folders.add(path.parent)
    chosen = []
    for path in first + further:
        if len(chosen) < COUNT and graph(path, "json").returncode == 0:
            chosen.append(path)
    return chosen


def main():
    if not CORPUS.is_dir():
        print(f"skipped: there is no folder '{CORPUS}'\n0 passed, 0 failed")
        return 0
    checks = {"svg": xml.etree.ElementTree.fromstring, "html": check_page}
    parser = mermaid_parser()
    if parser:
        checks["mermaid"] = lambda text: check_mermaid(parser, text)
    if shutil.which("dot"):
        checks["dot"] = check_dot
    else:
        print("skipped: dot; install graphviz")
    passed = failed = 0
    for path in documents():
        for form in FORMATS:
            first, second = graph(path, form), graph(path, form)
            try:
                if first.returncode or first.stdout != second.stdout:
                    raise ValueError(f"status {first.returncode}, or other bytes the second time")
                checks.get(form, len)(first.stdout)
                passed += 1
            except Exception as error:
                failed += 1
                print(f"{path}: {form}: {str(error)[:300]}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


sys.exit(main())
