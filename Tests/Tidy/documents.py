"""Reads the documents: their prose, and what those for maintainers name, which is files and folders, names in code,
targets of make, and suites of tests.
"""
import os
import re
from collections import namedtuple

FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
CODE_SPAN = re.compile(r"`([^`]+)`")
PATH = re.compile(r"\w[\w.*+/-]*")
PATH_END = re.compile(r"\.(?:swift|md|py|js|json|txt|scene|expected|repl)$|/")
EXTENSION_FILE = re.compile(r"[A-Z]\w+\+\w+")
NAME = re.compile(r"\.?[A-Za-z]\w*(?:\.\w+)*(?:\([\w:. ,]*\))?")
TARGET = re.compile(r"make ([a-z-]+)(?: [A-Z].*)?")
FILTER = re.compile(r"swift test --filter '?([\w|]+)'?")
WORD = re.compile(r"[A-Za-z]\w*")
TYPE = re.compile(r"\b(?:struct|enum|class|protocol|extension|actor) (\w+)")
DECLARATION = re.compile(r"\b(?:(?:func|var|let|struct|enum|class|protocol|typealias|case) `?(\w+)|(init)\b)")
CASES = re.compile(r"^ *(?:indirect )?case (.*)$", re.MULTILINE)
CASE = re.compile(r"(?:^|, )`?(\w+)")
MEMBER = re.compile(r"([A-Z]\w*)\.(\w+)(?:\(.*\))?")
TARGET_LINE = re.compile(r"^([a-z-]+):", re.MULTILINE)
CODE_ENDINGS = (".swift", ".py", ".js", ".mjs", ".c", ".cpp", ".h")
# What a program writes.
GENERATED = ("docs/conformance.md", "docs/diagnostics.md")
# Names that stand for others.
PLACEHOLDER = re.compile(r"new[A-Z]\w*|x|x-not|ID|CODE|Family|vVERSION")

# The paths of all files and folders, the words in the code, the members of each type, and the targets of the Makefile.
Names = namedtuple("Names", "paths words members targets")


def names_of(files):
    """Returns the names in files, which are texts by their paths."""
    paths = {folder for path in files for folder in folders_of(path)} | set(files)
    words = {word for path, text in files.items() if path.endswith(CODE_ENDINGS) for word in WORD.findall(text)}
    return Names(paths, words, members_of(files), set(TARGET_LINE.findall(files.get("Makefile", ""))))


def members_of(files):
    """Returns the names that are declared in the files which declare or extend a type, by the names of the types."""
    members = {}
    for path, text in files.items():
        if path.endswith(".swift"):
            names = {name or init for name, init in DECLARATION.findall(text)}
            names |= {name for cases in CASES.findall(text) for name in CASE.findall(cases)}
            for owner in TYPE.findall(text):
                members.setdefault(owner, set()).update(names)
    return members


def folders_of(path):
    """Yields the folders that a path is in."""
    while path := os.path.dirname(path):
        yield path


def files_of(root):
    """Returns the files of a checkout by their paths: the text of code, documents and the Makefile, otherwise none."""
    files = {}
    for directory, folders, names in os.walk(root):
        folders[:] = [folder for folder in folders if not folder.startswith(".") and folder != "node_modules"]
        for name in names:
            path = os.path.relpath(os.path.join(directory, name), root).replace(os.sep, "/")
            files[path] = ""
            if name.endswith((*CODE_ENDINGS, ".md")) or path == "Makefile":
                with open(os.path.join(directory, name), encoding="utf-8", errors="replace") as file:
                    files[path] = file.read()
    return files


def documents_of(files):
    """Returns those of the files that are documents which people write."""
    return {path: text for path, text in files.items()
            if path.endswith(".md") and path not in GENERATED and not path.startswith("Tests/")}


def prose_of(document):
    """Yields the number and the text of each line that is no code and not written by a test."""
    is_code = is_written = False
    for number, line in enumerate(document.split("\n"), 1):
        if line.startswith("```"):
            is_code = not is_code
        elif line.startswith("<!-- "):
            is_written = line != "<!-- end -->"
        elif not is_code and not is_written:
            yield number, line


def unknown_names(document, names):
    """Yields the number of the line and the part of each code span that names nothing in the checkout."""
    text = FENCE.sub(lambda fence: "\n" * fence[0].count("\n"), document)
    for span in CODE_SPAN.finditer(text):
        for name in unknown_in(" ".join(span[1].split()), names):
            yield text.count("\n", 0, span.start()) + 1, name


def unknown_in(span, names):
    """Yields the parts of a code span that look like a name and are none."""
    if match := TARGET.fullmatch(span):
        yield from {match[1]} - names.targets
    elif match := FILTER.search(span):
        yield from (suite for suite in match[1].split("|") if suite not in names.words)
    elif EXTENSION_FILE.fullmatch(span):
        yield from [span] * (not is_path(span + ".swift", names))
    elif PATH.fullmatch(span) and PATH_END.search(span):
        yield from [span] * (not is_path(span, names))
    elif (match := MEMBER.fullmatch(span)) and match[2] not in names.members.get(match[1], {match[2]}):
        yield span
    elif NAME.fullmatch(span):
        yield from (word for word in WORD.findall(span) if word not in names.words and not PLACEHOLDER.fullmatch(word))


def is_path(span, names):
    """Whether a file or folder has this path, or one that ends with it; `*` stands for a part of a name."""
    if any(PLACEHOLDER.fullmatch(part) for part in re.split(r"[/.+]", span)):
        return True
    pattern = re.compile("(?:.*/)?" + re.escape(span.rstrip("/")).replace(r"\*", "[^/]*"))
    return any(pattern.fullmatch(path) for path in names.paths)
