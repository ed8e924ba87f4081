"""Holds the highlighting of editors against the tokens of the language's lexer.

usage: editors.py TOKENS SCENESH

TOKENS is the table that EditorTokenTests writes: file, start, end, kind. At the first and at the last byte of every
token and comment each editor must show what the token is, and Vim's `:make` must find what the tool SCENESH finds. Ends
with `N passed, N failed`, one for each editor and file.
"""

import collections
import json
import os
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

RESERVED = set(
    "let var weak if else for while repeat switch case default break continue return func import true false nil self "
    "super is in".split())
STRINGS = {"string", "stringHead", "stringMiddle", "stringTail"}
NUMBERS = {"integer", "double", "size"}


def sort_of(kind):
    """What a reader must see of a token: the kinds of the lexer in fewer words."""
    if kind in RESERVED:
        return "reserved"
    if kind in STRINGS:
        return "string"
    if kind in NUMBERS:
        return "number"
    if kind in {"attribute", "directive"}:
        return "attribute"
    if kind in {"identifier", "verb", "name", "instance", "closureArgument", "tracePatterns", "unknown", "comment"}:
        return kind
    return "sign"


# What each editor may call a token of a sort.
VIM = {
    "reserved": {"sceneKeyword", "sceneConstant", "sceneSelf"},
    "identifier": {
        "sceneName", "sceneQuotedName", "sceneFunction", "sceneBase", "sceneMember", "sceneSymbol", "sceneClause",
        "sceneVerb", "sceneDeclaration", "sceneHandler", "sceneSegue", "sceneDevice", "sceneType", "sceneSwift"},
    "attribute": {"sceneAttribute"},
    "verb": {"sceneVerb"},
    "number": {"sceneNumber"},
    "instance": {"sceneInstance"},
    "closureArgument": {"sceneArgument"},
    "string": {"sceneString", "sceneEscape", "sceneDelimiter"},
    "sign": {"sceneOperator", "sceneDelimiter", "sceneSymbol"},
    "tracePatterns": {
        "sceneTraceLines", "sceneTraceLine", "sceneTraceGroup", "sceneTraceBraces", "sceneTraceText",
        "sceneTraceNote"},
    "unknown": {"sceneError"},
    "comment": {"sceneComment", "sceneLineComment", "sceneDocumentation", "sceneNote"},
}
TEXTMATE = {
    "reserved": {"keyword.control", "constant.language", "variable.language"},
    "identifier": {
        "variable.other", "support.function", "support.class", "support.variable", "support.constant", "support.type",
        "keyword.other.verb", "keyword.other.clause", "storage.type", "storage.modifier", "entity.name.function"},
    "attribute": {"storage.modifier.attribute"},
    "verb": {"keyword.other.verb"},
    "number": {"constant.numeric"},
    "instance": {"constant.other.instance"},
    "closureArgument": {"variable.parameter.closure"},
    "string": {"string.quoted", "constant.character.escape", "punctuation.section.embedded"},
    "sign": {
        "keyword.operator", "punctuation.scene", "punctuation.accessor", "punctuation.parenthesis",
        "punctuation.section.trace"},
    "tracePatterns": {"string.unquoted.trace"},
    "unknown": {"invalid.illegal"},
    "comment": {"comment.line", "comment.block"},
}

# In a text without errors a name is anything but a verb.
VIM["name"] = VIM["identifier"] - VIM["verb"]
TEXTMATE["name"] = TEXTMATE["identifier"] - TEXTMATE["verb"]

Position = collections.namedtuple("Position", "offset line column sort kind")


class File:
    """A script: its bytes, and the places at which its tokens begin and end."""

    def __init__(self, path):
        self.path = path
        with open(os.path.join(ROOT, path), "rb") as stream:
            self.bytes = stream.read()
        self.starts = [0] + [index + 1 for index, byte in enumerate(self.bytes) if byte == 0x0A]
        self.positions = []
        self.line = 0

    def add(self, start, end, kind):
        while start < end and self.bytes[start] in b" \t\r\n":
            start += 1
        while end > start and self.bytes[end - 1] in b" \t\r\n":
            end -= 1
        # The first byte of the last character.
        last = end - 1
        while last > start and self.bytes[last] & 0xC0 == 0x80:
            last -= 1
        for offset in sorted({start, last} if start < end else set()):
            while self.line + 1 < len(self.starts) and self.starts[self.line + 1] <= offset:
                self.line += 1
            column = offset - self.starts[self.line]
            self.positions.append(Position(offset, self.line, column, sort_of(kind), kind))


def read_table(path):
    files = {}
    with open(path, encoding="utf-8") as stream:
        for row in stream:
            name, start, end, kind = row.rstrip("\n").split("\t")
            if name not in files:
                files[name] = File(name)
            files[name].add(int(start), int(end), kind)
    return list(files.values())


VIM_HEAD = r"""
set nocompatible nomore encoding=utf-8 fileencodings=utf-8 fileformats=unix noswapfile viminfo= synmaxcol=0
set redrawtime=60000 maxmempattern=200000 runtimepath^=EDITORS
filetype plugin on
syntax on
"""
VIM_SCRIPT = r"""
let s:answers = []
for s:row in readfile('POSITIONS')
  let s:parts = split(s:row, "\t", 1)
  if s:parts[0] ==# 'file'
    execute 'silent edit!' fnameescape(s:parts[1])
    call add(s:answers, &filetype)
  else
    call add(s:answers, synIDattr(synID(str2nr(s:parts[0]), str2nr(s:parts[1]), 1), 'name'))
  endif
endfor
call writefile(s:answers, 'ANSWERS')
qall!
"""


def run_vim(script, answers):
    """What a script of Vim writes to the file `answers`, line by line."""
    path = answers + ".vim"
    with open(path, "w", encoding="utf-8") as stream:
        stream.write(VIM_HEAD.replace("EDITORS", os.path.join(ROOT, "Editors/vim")) + script)
    # Vim frees and takes the same memory for each position. A C library that keeps it saves half of the system's time.
    memory = {"MALLOC_TRIM_THRESHOLD_": str(1 << 30), "MALLOC_TOP_PAD_": str(1 << 24)}
    done = subprocess.run(
        ["vim", "-N", "-u", "NONE", "-i", "NONE", "-es", "-S", path], stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=300, env={**os.environ, **memory, "TERM": "dumb"})
    if not os.path.exists(answers):
        sys.exit("vim gave no answers: " + done.stdout.decode(errors="replace"))
    with open(answers, encoding="utf-8") as stream:
        return stream.read().splitlines()


def vim_names(files, scratch):
    """The groups that Vim shows at the positions, file by file, the file type first."""
    positions, answers = os.path.join(scratch, "positions"), os.path.join(scratch, "answers")
    with open(positions, "w", encoding="utf-8") as stream:
        for file in files:
            stream.write(f"file\t{os.path.join(ROOT, file.path)}\n")
            mark = 3 if file.bytes.startswith(b"\xef\xbb\xbf") else 0
            for position in file.positions:
                # Vim takes a byte order mark away.
                column = position.column - (mark if position.line == 0 else 0)
                stream.write(f"{position.line + 1}\t{column + 1}\n")
    lines = run_vim(VIM_SCRIPT.replace("POSITIONS", positions).replace("ANSWERS", answers), answers)
    index = 0
    for file in files:
        yield file, lines[index], lines[index + 1:index + 1 + len(file.positions)]
        index += 1 + len(file.positions)


VIM_MAKE = r"""
let $PATH = 'FOLDER:' . $PATH
silent edit WRONG
silent make
let s:found = filter(getqflist(), {_, entry -> entry.valid})
call writefile(map(s:found, {_, entry -> join([entry.lnum, entry.col, entry.type, entry.text], ':')}), 'ANSWERS')
qall!
"""


def vim_makes(tool, scratch):
    """Whether `:make` leads to the places of what `scenesh check` finds."""
    wrong, answers = os.path.join(scratch, "with blanks.scene"), os.path.join(scratch, "made")
    with open(wrong, "w", encoding="utf-8") as stream:
        stream.write('launch\npush nobody\nscene a {\n    segue show "x" -> nowhere\n}\n')
    script = VIM_MAKE.replace("WRONG", wrong.replace(" ", "\\ ")).replace("ANSWERS", answers)
    found = run_vim(script.replace("FOLDER", os.path.dirname(os.path.abspath(tool))), answers)
    places = [":".join(line.split(":")[:3]) for line in found]
    if places != ["1:1:w", "2:6:e", "4:23:e"]:
        print(f"vim: :make finds {found}")
        return 0, 1
    return 1, 0


def extension_is_whole(tool):
    """Whether the files that the extension of VS Code names are there, and its version is the tool's."""
    folder = os.path.join(ROOT, "Editors/textmate")
    with open(os.path.join(folder, "package.json"), encoding="utf-8") as stream:
        package = json.load(stream)
    contributed = package["contributes"]
    for name in [contributed["languages"][0]["configuration"], contributed["grammars"][0]["path"]]:
        with open(os.path.join(folder, name), encoding="utf-8") as stream:
            json.load(stream)
    # VS Code chooses a language by the ending alone, so the settings for other programs' scenes are documented.
    with open(os.path.join(ROOT, "Editors/README.md"), encoding="utf-8") as stream:
        settings = json.loads(stream.read().partition("```json\n")[2].partition("```")[0])
    assert settings == {"files.associations": {"assets/**/*.scene": "json"}}, settings
    version = subprocess.run([tool, "--version"], stdout=subprocess.PIPE, check=True).stdout.decode()
    if package["version"] not in version.split():
        print(f"textmate: package.json has version {package['version']}, the tool says {version.strip()}")
        return 0, 1
    return 1, 0


def decoded(data):
    """The text, with U+FFFD for each byte that is not UTF-8, and the offset of each of its characters."""
    text, offsets, index = [], [], 0
    while index < len(data):
        for length in (1, 2, 3, 4):
            try:
                character = data[index:index + length].decode("utf-8")
                break
            except UnicodeDecodeError:
                character = None
        if character is None:
            character, length = "\ufffd", 1
        text.append(character)
        offsets.append(index)
        index += length
    return "".join(text), offsets


def textmate_names(files, scratch):
    """The innermost scopes that the grammar gives the positions, file by file."""
    from babi.highlight import Grammars, highlight_line

    folder = os.path.join(scratch, "grammars")
    os.makedirs(folder)
    shutil.copy(
        os.path.join(ROOT, "Editors/textmate/scene.tmLanguage.json"), os.path.join(folder, "source.scene.json"))
    compiler = Grammars(folder).compiler_for_scope("source.scene")
    for file in files:
        text, offsets = decoded(file.bytes)
        scopes, place, state = {}, 0, compiler.root_state
        for number, line in enumerate(text.splitlines(keepends=True) if "\r" not in text else
                                      [part + "\n" for part in text.split("\n")]):
            state, regions = highlight_line(compiler, state, line, number == 0)
            for region in regions:
                for index in range(place + region.start, min(place + region.end, len(offsets))):
                    scopes[offsets[index]] = region.scope[-1]
            place += len(line)
        yield file, "scene", [scopes.get(position.offset, "") for position in file.positions]


def is_shown_by_the_word(file, position):
    """Whether only the parser knows what a word is: a call of a function with the name of a verb, an accessor of Swift, a
    verb after a case. Bytes that begin no token may be shown as an operator."""
    if position.kind == "unknown":
        return True
    return position.kind in ("name", "verb") and file.path.startswith("scripts/swift/")


def check(editor, answers, accepts):
    """Counts the files of which every position shows what it must."""
    passed = failed = positions = 0
    for file, filetype, names in answers:
        wrong = [
            (position, name) for position, name in zip(file.positions, names)
            if not accepts(position.sort, name) and not is_shown_by_the_word(file, position)]
        positions += len(names)
        if filetype != "scene" or len(names) != len(file.positions) or wrong:
            failed += 1
            for position, name in wrong[:3]:
                line = file.bytes[file.starts[position.line]:].split(b"\n")[0].decode(errors="replace")
                print(f"{editor}: {file.path}:{position.line + 1}:{position.column + 1}: the token {position.kind} is "
                      f"shown as '{name}': {line.strip()}")
            if filetype != "scene":
                print(f"{editor}: {file.path} has the file type '{filetype}'")
        else:
            passed += 1
    print(f"{editor}: {positions} positions in {passed + failed} files")
    return passed, failed


def main():
    files = read_table(sys.argv[1])
    with tempfile.TemporaryDirectory() as scratch:
        # Vim reads bytes that are not UTF-8 as question marks.
        valid = [file for file in files if "\ufffd" not in decoded(file.bytes)[0]]
        vim = check("vim", vim_names(valid, scratch), lambda sort, name: name in VIM[sort])
        textmate = check(
            "textmate", textmate_names(files, scratch),
            lambda sort, name: any((name + ".").startswith(scope + ".") for scope in TEXTMATE[sort]))
        make = vim_makes(sys.argv[2], scratch)
    passed, failed = (sum(counts) for counts in zip(vim, textmate, make, extension_is_whole(sys.argv[2])))
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
