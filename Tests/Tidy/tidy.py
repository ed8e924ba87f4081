#!/usr/bin/env python3
"""Checks the structure of the Swift code without a build, and what the documents name. Usage: tidy.py [--root DIR] [NAME]

Prints each finding as `path:line: what is wrong` after the name of the rule.
"""
import argparse
import os
import re
import sys
from collections import namedtuple

import documents
import samples
from swift_code import CodeStripper, FolderGraph, SwiftFile, character_count, swift_files

ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.."))
MAXIMUM_FILE = 500
MAXIMUM_LINE = 120
MAXIMUM_FUNCTION = 70
MAXIMUM_PARAGRAPH = 8
# What the core modules may import. The tool may import anything.
IMPORTS = {"SceneRuntime": [], "SceneLang": ["SceneRuntime"], "SceneStoryboard": ["SceneLang", "CExpat"],
           "ScenePage": ["SceneLang", "SceneRuntime", "SceneStoryboard"]}
# The only file that may import each library of C.
LIBRARY_FILES = {
    "CReadline": "Sources/scenesh/REPL/LineEditor.swift",
    "CExpat": "Sources/SceneStoryboard/XML/ExpatParser.swift",
}

KEY_PATH = re.compile(r"\\\.[a-z]")
IMPORT = re.compile(r"^ *(?:@?\w[\w()]* )*import (?:\w+ )?(\w+)", re.MULTILINE)
DEFAULT = re.compile(r"^ *(?:default|case _):", re.MULTILINE)
FLAG = re.compile(r"static let (\w+) = (\w+)\(rawValue: 1 << (\d+)\)")
# An `Int` has 32 bits in WebAssembly, so such a shift leaves nothing of it.
WIDE_SHIFT = re.compile(r"^(?!.*Int64).*<< *(?:3[2-9]|[4-6]\d)\b", re.MULTILINE)
# `!` after a name or a bracket unwraps, and so do `try!` and `as!`.
TRAP = re.compile(r"(?:try|as)!|\b(?:fatalError|precondition|preconditionFailure)(?=\()|\bunsafelyUnwrapped\b")
UNWRAP = re.compile(r"[\w)\]]!(?!=)")
PRINT_DECLARATION = re.compile(r"func print\(")
# Methods of the same name are other functions.
PRINT = re.compile(r"(?:\bSwift\.|(?<!\w)(?<!\w\.))(print|debugPrint|dump|puts|printf)\(")
# The words are written in two parts so that a search for them does not find this line.
UNFINISHED = re.compile("TO" "DO|FIX" "ME|XX" "X:|HA" "CK")
VISIBLE_TYPE = re.compile(
    r"^(?:@\w+ )*(?:public|package) (?:\w+ )*(?:struct|class|enum|protocol|typealias)\b", re.MULTILINE)
VISIBLE_FUNCTION = re.compile(r"^ *(?:@\w+ )*(?:public|package) (?:\w+ )*(?:func|subscript)\b", re.MULTILINE)
PUBLIC = re.compile(r"^ *(?:@\w+(?:\([^)]*\))? +)*public\b", re.MULTILINE)
COMMENT_LINE = re.compile(r" *//")
# A name in backticks, perhaps with arguments; the first group is the name. A string as an argument is one of a script.
NAME_IN_COMMENT = re.compile(r"`\.?([A-Za-z]\w*(?:\.\w+)*)(?:\([^`)\"]*\))?`")
WORD = re.compile(r"[A-Za-z]\w*")
# The begin of an item of a list.
ITEM = re.compile(r"\s*(?:-|[0-9]+\.)\s")
# Names of types, and names in camel case, without those of UIKit. Single words in lower case are often of a script.
DECLARED_NAME = re.compile(r"[A-Z][a-z]\w*|[a-z]+[A-Z]\w*")
# Only the modules of the package use what is in this folder.
STORAGE = "Sources/SceneRuntime/Storage/"

# The only files with `precondition`: their subscripts trap if an element does not exist.
CHECKED_STORAGE = (STORAGE + "Slab.swift", "Sources/SceneLang/Source/ByteView.swift")

# The folders of SceneRuntime that are below `Kernel/` and `Features/`.
LOWER = ("Storage", "Model", "Catalogue", "Trace")
FUNCTION_DECLARATION = re.compile(r"\bfunc (\w+)")
METHOD_CALL = re.compile(r"(?:\bworld\??\.|\$0\.|\bWorld\.|(?<![\w.])(?<!func )(?<!case ))(\w+)\(")

# What maintainers read to find the place of a change.
GUIDES = ("ARCHITECTURE.md", "CONTRIBUTING.md")

# `sources` are the files of Sources, `all` also those of Tests and Page. `documents` and `guides`, which are some of
# them, are texts by their paths.
Project = namedtuple("Project", "sources all documents guides names")


def core_modules_import_only_what_lies_below(project):
    """The core modules import nothing but the modules below them."""
    for file in project.sources:
        allowed = IMPORTS.get(file.module)
        if allowed is None:
            continue
        for number, match in file.matches(IMPORT):
            if match[1] not in allowed:
                yield f"{file.path}:{number}: {file.module} may not import '{match[1]}'"


def core_modules_have_no_key_paths(project):
    """The core modules have no key paths, which Embedded Swift does not have."""
    for file in project.sources:
        if file.module in IMPORTS:
            for number, _ in file.matches(KEY_PATH):
                yield f"{file.path}:{number}: a key path; write a closure"


def libraries_are_used_in_one_file(project):
    """Only the line editor imports GNU readline, and only the adapter imports expat."""
    for library, owner in LIBRARY_FILES.items():
        pattern = re.compile(f"import {library}\\b")
        places = {file.path: number for file in project.sources for number, _ in file.matches(pattern)}
        if owner not in places:
            yield f"{owner}:1: missing 'import {library}'"
        for path, number in places.items():
            if path != owner:
                yield f"{path}:{number}: only {owner} may import '{library}'"


def files_stay_small(project):
    """A file has at most 500 lines, and a line at most 120 characters."""
    for file in project.all:
        if file.may_be_long():
            continue
        if len(file.lines) > MAXIMUM_FILE:
            yield f"{file.path}:{MAXIMUM_FILE + 1}: file of {len(file.lines)} lines, more than {MAXIMUM_FILE}"
        for number, line in enumerate(file.lines, 1):
            if len(line) > MAXIMUM_LINE and (count := character_count(line)) > MAXIMUM_LINE:
                yield f"{file.path}:{number}: line of {count} characters, more than {MAXIMUM_LINE}"


def lines_of_documents_stay_short(project):
    """A line of prose has at most 120 characters. Tables, code and what a program writes may have more."""
    for path, text in project.documents.items():
        for number, line in documents.prose_of(text):
            if line.startswith("|"):
                continue
            if len(line) > MAXIMUM_LINE and (count := character_count(line)) > MAXIMUM_LINE:
                yield f"{path}:{number}: line of {count} characters, more than {MAXIMUM_LINE}"


def paragraphs_of_documents_stay_short(project):
    """A paragraph and an item of a list have at most 8 lines."""
    for path, text in project.documents.items():
        length = 0
        for number, line in documents.prose_of(text):
            begins = not line or line.startswith(("|", "#"))
            length = 0 if begins else 1 if ITEM.match(line) else length + 1
            if length == MAXIMUM_PARAGRAPH + 1:
                yield f"{path}:{number}: paragraph of more than {MAXIMUM_PARAGRAPH} lines"


def functions_stay_short(project):
    """A function has at most 70 lines."""
    for file in project.all:
        if file.may_be_long():
            continue
        for number, length in file.functions():
            if length > MAXIMUM_FUNCTION:
                yield f"{file.path}:{number}: function of {length} lines, more than {MAXIMUM_FUNCTION}"


def switches_over_the_model_are_whole(project):
    """A switch over an enumeration has no `default` and no `case _:`, so that the compiler reports a new case everywhere.

    An open enumeration is an exception: what ignores most of its cases has `default`, and is right for a new one, too.
    The rule knows it by the names of the other arms."""
    vocabularies = [cases for file in project.sources for cases in file.open_enumerations()]
    for file in project.sources:
        for number, match in file.matches(DEFAULT):
            if not file.switch_has_enumeration_cases(number):
                continue
            cases = file.switched_cases(number)
            is_open = cases is not None and any(cases <= names for names in vocabularies)
            if not is_open or "_" in match[0]:
                yield f"{file.path}:{number}: 'default' or 'case _' in a switch over an enumeration"


def every_flag_has_a_bit_of_its_own(project):
    """Two flags of an option set never share a bit."""
    for file in project.sources:
        owners = {}
        for number, match in file.matches(FLAG):
            name, *bit = match.groups()
            if tuple(bit) in owners:
                yield f"{file.path}:{number}: '{name}' has the same bit as '{owners[tuple(bit)]}'"
            owners[tuple(bit)] = name


def wide_shifts_name_their_type(project):
    """A shift to the left by 32 bits or more is one of an Int64 or a UInt64, which its line names."""
    for file in project.sources:
        for number, _ in file.matches(WIDE_SHIFT):
            yield f"{file.path}:{number}: a shift by 32 bits or more needs an Int64 or a UInt64, named in its line"


def nothing_traps(project):
    """The sources contain no forced unwrap and no call that ends the process. Only the storage checks its indices."""
    for file in project.sources:
        found = {number: "forced unwrap" for number, _ in file.matches(UNWRAP)}
        found |= {number: f"'{match[0]}' can end the process" for number, match in file.matches(TRAP)
                  if match[0] != "precondition" or file.path not in CHECKED_STORAGE}
        for number in sorted(found):
            yield f"{file.path}:{number}: {found[number]}"


def only_the_console_prints(project):
    """Nothing writes to standard output but the file that declares `print`."""
    for file in project.sources:
        if not PRINT_DECLARATION.search(file.code):
            for number, match in file.matches(PRINT):
                yield f"{file.path}:{number}: '{match[1]}' bypasses the console"


def nothing_is_left_for_later(project):
    """No line contains a word that marks unfinished work."""
    for file in project.all:
        for number, line in enumerate(file.lines, 1):
            if match := UNFINISHED.search(line):
                yield f"{file.path}:{number}: '{match[0]}' marks unfinished work"


def public_declarations_say_what_they_do(project):
    """Each public or package function, and each such type that is not nested, has a documentation comment."""
    for file in project.sources:
        numbers = {number for pattern in (VISIBLE_TYPE, VISIBLE_FUNCTION) for number, _ in file.matches(pattern)}
        for number in sorted(numbers):
            if not file.is_documented(number) and not file.is_operator(number):
                access = "public" if PUBLIC.match(file.code_lines[number - 1]) else "package"
                yield f"{file.path}:{number}: {access} declaration without a documentation comment"


def storage_is_not_public(project):
    """No declaration in the folder of the storage is public."""
    for file in project.sources:
        if file.path.startswith(STORAGE):
            for number, _ in file.matches(PUBLIC):
                yield f"{file.path}:{number}: public declaration in {STORAGE}"


def folders_of_a_module_form_no_circle(project):
    """The folders of a module can be sorted so that none uses a type of a later one."""
    for module in sorted({file.module for file in project.sources}):
        yield from FolderGraph([file for file in project.sources if file.module == module]).cycles()


def lower_folders_call_nothing_above(project):
    """What is below `Kernel/` and `Features/` of SceneRuntime calls no function that only these two declare."""
    files = [file for file in project.sources if file.module == "SceneRuntime"]
    declared = {is_lower: {match[1] for file in files if (file.folder in LOWER) == is_lower
                           for _, match in file.matches(FUNCTION_DECLARATION)} for is_lower in (False, True)}
    for file in files:
        if file.folder not in LOWER:
            continue
        for number, match in file.matches(METHOD_CALL):
            if match[1] in declared[False] - declared[True]:
                yield f"{file.path}:{number}: '{match[1]}' is declared above '{file.folder}'"


def guides_name_what_exists(project):
    """A file, a declaration, a target of make and a suite of tests that a guide names exist."""
    for path, text in project.guides.items():
        for number, name in documents.unknown_names(text, project.names):
            yield f"{path}:{number}: '{name}' does not exist"


def comments_name_what_exists(project):
    """A name of a declaration that a comment of Sources has in backticks occurs in the code there, or in its strings."""
    words = {word for file in project.sources for line in file.lines if not COMMENT_LINE.match(line)
             for word in WORD.findall(line)}
    for file in project.sources:
        for number, line in enumerate(file.lines, 1):
            for name in NAME_IN_COMMENT.findall(line) if COMMENT_LINE.match(line) else []:
                for word in WORD.findall(name):
                    if DECLARED_NAME.fullmatch(word) and word not in words:
                        yield f"{file.path}:{number}: '{word}' does not exist"


def each_folder_is_described(project):
    """ARCHITECTURE.md has a row for each folder of a module."""
    rows = project.guides.get("ARCHITECTURE.md", "")
    described = set()
    for file in project.sources:
        if file.folder and file.folder not in described and f"`{file.folder}/`" not in rows:
            yield f"{file.path}:1: ARCHITECTURE.md has no row for the folder '{file.folder}'"
        described.add(file.folder)


def checks_see_what_they_should(_):
    """Each rule finds the mistakes in samples that break it, and nothing in near misses."""
    for text, expected in samples.CODE:
        if (code := CodeStripper(text).stripped()) != expected:
            yield f"{place_of(CodeStripper.stripped)}: the code of {text!r} is {code!r}, expected {expected!r}"
    for rule in TESTS[:-1]:
        name = rule.__name__
        if name not in samples.RULES:
            yield f"{place_of(rule)}: no samples for {name}"
            continue
        broken, expected, near_misses = samples.RULES[name]
        for files, places in ((broken, expected), (near_misses, [])):
            findings = {place_in(finding): finding for finding in rule(project_of(files))}
            for place in places:
                if place not in findings:
                    yield f"{place_of(rule)}: {name} does not find the mistake in its sample {place}"
            for place, finding in findings.items():
                if place not in places:
                    yield f"{place_of(rule)}: {name} finds in its samples: {finding}"


def place_in(finding):
    """Returns the `path:line` at the start of a finding."""
    return ":".join(finding.split(":")[:2])


def place_of(function):
    """Returns the `path:line` of a function of this program."""
    code = function.__code__
    return f"{os.path.relpath(code.co_filename, ROOT)}:{code.co_firstlineno}"


def project_of(files):
    """Returns a project made of samples, which are texts by their paths."""
    code = [SwiftFile(path, text) for path, text in files.items() if not path.endswith(".md")]
    sources = [file for file in code if file.path.startswith("Sources/")]
    return Project(sources, code, documents.documents_of(files), guides_of(files), documents.names_of(files))


def guides_of(files):
    """Returns those of the files that are guides."""
    return {path: text for path, text in files.items() if path in GUIDES}


TESTS = [
    core_modules_import_only_what_lies_below,
    core_modules_have_no_key_paths,
    libraries_are_used_in_one_file,
    files_stay_small,
    lines_of_documents_stay_short,
    paragraphs_of_documents_stay_short,
    functions_stay_short,
    switches_over_the_model_are_whole,
    every_flag_has_a_bit_of_its_own,
    wide_shifts_name_their_type,
    nothing_traps,
    only_the_console_prints,
    nothing_is_left_for_later,
    public_declarations_say_what_they_do,
    storage_is_not_public,
    folders_of_a_module_form_no_circle,
    lower_folders_call_nothing_above,
    guides_name_what_exists,
    comments_name_what_exists,
    each_folder_is_described,
    checks_see_what_they_should,
]


def main():
    """Runs those of the rules whose names contain NAME, and ends with `N passed, N failed`."""
    parser = argparse.ArgumentParser(description="Checks the structure of the Swift code without a build.")
    parser.add_argument("--root", metavar="DIR", default=ROOT, help="Check another checkout.")
    parser.add_argument("name", metavar="NAME", nargs="?", default="", help="Run only rules whose names contain NAME.")
    arguments = parser.parse_args()
    rules = [rule for rule in TESTS if arguments.name in rule.__name__]
    if not rules:
        parser.error(f"unknown rule '{arguments.name}'")
    sources, tests = (list(swift_files(arguments.root, folder)) for folder in ("Sources", "Tests"))
    if not sources:
        parser.error(f"no Swift file in '{os.path.join(arguments.root, 'Sources')}'")
    pages = [file for folder in ("Page", "Tests/Page")
             for file in swift_files(arguments.root, folder, (".js", ".mjs", ".html", ".css", ".py"))]
    files = documents.files_of(arguments.root)
    project = Project(sources, sources + tests + pages, documents.documents_of(files), guides_of(files),
                      documents.names_of(files))
    failed = 0
    for rule in rules:
        findings = list(rule(project))
        if findings:
            failed += 1
            print(f"FAIL {rule.__name__}", *findings, sep="\n")
    print(f"{len(rules) - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
