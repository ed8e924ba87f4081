"""Reads Swift files for the rules of `tidy.py`: their lines, their code without comments and strings, their folders."""
import functools
import os
import re
import sys
import unicodedata
from collections import defaultdict

TOKEN = re.compile(r'//[^\n]*|/\*|(?P<hashes>#*)(?P<quote>"""|")')
TOKEN_OR_PARENTHESIS = re.compile(TOKEN.pattern + r"|[()]")
COMMENT_TOKEN = re.compile(r"/\*|\*/|\n")
FUNCTION = re.compile(r"^ *(?:[@\w()]+ )*(?:func [^ \n]|init[?(<])", re.MULTILINE)
SIGNATURE_END = re.compile(r" *(?:\)|where\b|\{)")
ENUMERATION_CASE = re.compile(r" *case (?:let )?\(?\.\w")
ENUMERATION = re.compile(r" *(?:@\w+ )*(?:\w+ )*enum (\w+)[^\n]*\{$")
CASE_DECLARATION = re.compile(r" *(?:indirect )?case\b")
CASE_NAME = re.compile(r"(?:case|,)\s+`?(\w+)")
# An arm of a switch up to the end of its patterns, without what is in parentheses.
ARM = re.compile(r" *case\b([^:]*?)(?:\swhere\b[^:]*)?:")
PATTERN = re.compile(r"\s*(?:let )?\.`?(\w+)`?\??\s*")
PARENTHESES = re.compile(r"\([^()]*\)")
# The comment above an enumeration that may get new cases; a documentation comment may be between them.
OPEN = "// open: "
COMMENT_OR_ATTRIBUTE = re.compile(r" *(?://|@\w)")
SWITCH = re.compile(r"\bswitch\b")
WORD = re.compile(r"\w")
ATTRIBUTE = re.compile(r" *(?:@\w|#if|#else)")
VISIBLE = re.compile(r" *(?:public|package)\b")
OPERATOR = re.compile(r"func [-=<>+*/|&!~]|func hash\(")
GENERIC_DECLARATION = re.compile(r"\b(?:struct|class|enum|func|typealias) \w+<([^>\n]*)>")
PARAMETER_NAME = re.compile(r"[^: ]+")
TYPE_DECLARATION = re.compile(r"\b(?:struct|class|enum|protocol|actor|typealias) ([A-Z]\w*)")
EXTENSION = re.compile(r"\bextension\b")
TYPE_NAME = re.compile(r"\b[A-Z]\w*")


class SwiftFile:
    """A Swift file. Line numbers begin with 1, as in messages of the compiler."""

    def __init__(self, path, text):
        self.path = path
        self.lines = split_lines(text)
        self.code = CodeStripper(text).stripped()
        self.code_lines = split_lines(self.code)
        parts = path.split("/")
        self.module = parts[1] if len(parts) > 1 else ""
        # `World` of `Sources/SceneRuntime/World/World.swift`; empty for a file in the module's own folder.
        self.folder = parts[2] if len(parts) > 3 else ""
        # What the rule of circles counts as one folder.
        is_joined = self.module == "SceneRuntime" and self.folder in ("Kernel", "Features")
        self.layer = "Kernel, Features" if is_joined else self.folder

    def may_be_long(self):
        """Whether one of the first five lines gives the reason why the file may be long."""
        return any(line.startswith("// tidy: long, ") for line in self.lines[:5])

    def matches(self, pattern):
        """Yields the matches of a compiled pattern in the code, each with the number of its line."""
        number, offset = 1, 0
        for match in pattern.finditer(self.code):
            number += self.code.count("\n", offset, match.start())
            offset = match.start()
            yield number, match

    def functions(self):
        """Yields the first line and the length of each function and initializer, found by the indentation."""
        for number, _ in self.matches(FUNCTION):
            opening = self._opening_brace(number)
            if opening is None:
                continue
            closing = " " * indentation(self.code_lines[number - 1]) + "}"
            for end in range(opening + 1, len(self.code_lines) + 1):
                if self.code_lines[end - 1].startswith(closing):
                    yield number, end - number + 1
                    break

    def _opening_brace(self, start):
        """Returns the line that ends with the opening brace of a function, or None for a requirement."""
        indent = indentation(self.code_lines[start - 1])
        for number in range(start, min(start + 13, len(self.code_lines) + 1)):
            line = self.code_lines[number - 1]
            # After a requirement, or a function on one line, this is the next declaration.
            if number > start and line.strip() and indentation(line) <= indent and not SIGNATURE_END.match(line):
                return None
            if line.endswith("{"):
                return number
        return None

    def switch_has_enumeration_cases(self, default):
        """Whether the switch that the `default` on a line belongs to has a case that begins with a dot."""
        indent = indentation(self.code_lines[default - 1])
        for line in reversed(self.code_lines[:default - 1]):
            if not line or indentation(line) > indent:
                continue
            if ENUMERATION_CASE.match(line):
                return True
            if SWITCH.search(line) or (indentation(line) < indent and WORD.search(line)):
                return False
        return False

    def switched_cases(self, default):
        """Returns the names of the cases in the arms above the `default` on a line.

        Returns None if an arm has another pattern than cases, such as a tuple."""
        indent = indentation(self.code_lines[default - 1])
        start = default - 2
        while start >= 0:
            line = self.code_lines[start]
            if line and indentation(line) <= indent and SWITCH.search(line):
                break
            start -= 1
        names = set()
        for number in range(start + 2, default):
            line = self.code_lines[number - 1]
            if indentation(line) != indent or not ENUMERATION_CASE.match(line):
                continue
            arm = ARM.match(without_parentheses("\n".join(self.code_lines[number - 1:default - 1])))
            for pattern in arm[1].split(",") if arm else [""]:
                name = PATTERN.fullmatch(pattern)
                if name is None:
                    return None
                names.add(name[1])
        return names

    def open_enumerations(self):
        """Yields the names of the cases of each enumeration with the comment that it may get new ones."""
        for number, line in enumerate(self.code_lines, 1):
            if ENUMERATION.match(line) and self._is_open(number):
                indent = indentation(line)
                end = next((index for index in range(number, len(self.code_lines))
                            if indentation(self.code_lines[index]) <= indent), len(self.code_lines))
                body = without_parentheses("\n".join(self.code_lines[number:end])).split("\n")
                yield {name for declaration in case_declarations(body, indent + 4)
                       for name in CASE_NAME.findall(declaration)}

    def _is_open(self, number):
        """Whether a comment directly above the declaration on a line, or above its documentation, is the one of an open
        enumeration."""
        while number > 1 and COMMENT_OR_ATTRIBUTE.match(self.lines[number - 2]):
            number -= 1
            if self.lines[number - 1].lstrip(" ").startswith(OPEN):
                return True
        return False

    def is_documented(self, number):
        """Whether a documentation comment precedes the declaration on a line, with attributes between them or not.

        One comment may document several one-line declarations in a row."""
        before = number - 1
        while before >= 1:
            is_attribute = ATTRIBUTE.match(self.lines[before - 1])
            if not is_attribute and not (self._is_one_line(number, number) and self._is_one_line(before, number)):
                break
            before -= 1
        return before >= 1 and self.lines[before - 1].lstrip(" ").startswith("///")

    def _is_one_line(self, number, declaration):
        """Whether a line is a public or package declaration without a body below it, indented like another declaration."""
        line = self.code_lines[number - 1]
        has_same_indentation = indentation(line) == indentation(self.code_lines[declaration - 1])
        return has_same_indentation and VISIBLE.match(line) is not None and not line.endswith("{")

    def is_operator(self, number):
        """Whether the declaration on a line is an operator or `hash(into:)`, which need no documentation."""
        return OPERATOR.search(self.code_lines[number - 1]) is not None

    def generic_parameters(self):
        """Returns the names of generic parameters in the file, including those of the standard library."""
        names = {"Element", "Key", "Index", "Iterator"}
        for list_of_parameters in GENERIC_DECLARATION.findall(self.code):
            for parameter in list_of_parameters.split(","):
                names.update(PARAMETER_NAME.findall(parameter)[:1])
        return names


class CodeStripper:
    """Removes comments and the content of string literals from Swift text. Each line keeps its number."""

    def __init__(self, text):
        self.text = text
        self.index = 0
        self.output = []

    def stripped(self):
        """Returns the code. The quotation marks of strings and the code of interpolations are part of it."""
        self._copy_code(TOKEN)
        return "".join(self.output)

    def _copy_code(self, tokens):
        """Copies code up to the end of the text, or in an interpolation up to the closing parenthesis."""
        depth = 0
        start = self.index
        while token := tokens.search(self.text, self.index):
            spelling = token[0]
            self.index = token.end()
            if spelling == "(":
                depth += 1
                continue
            if spelling == ")":
                depth -= 1
                if depth >= 0:
                    continue
            self.output.append(self.text[start:token.start()])
            if spelling == ")":
                return
            if spelling == "/*":
                self._skip_comment()
            elif token["quote"]:
                self._skip_string(token["hashes"], token["quote"])
            start = self.index
        self.output.append(self.text[start:])
        self.index = len(self.text)

    def _skip_comment(self):
        """Copies the newlines of a comment, whose opening delimiter precedes the index."""
        depth = 1
        while depth > 0 and (token := COMMENT_TOKEN.search(self.text, self.index)):
            self.index = token.end()
            if token[0] == "\n":
                self.output.append("\n")
            else:
                depth += 1 if token[0] == "/*" else -1
        if depth > 0:
            self.index = len(self.text)

    def _skip_string(self, hashes, quote):
        """Copies the newlines and interpolations of a string, whose opening delimiter precedes the index."""
        self.output.append('"')
        tokens = string_tokens(hashes, quote)
        while token := tokens.search(self.text, self.index):
            self.index = token.end()
            if token.lastgroup == "end":
                break
            if token.lastgroup == "interpolation":
                self._copy_code(TOKEN_OR_PARENTHESIS)
            elif token[0].endswith("\n"):
                self.output.append("\n")
        else:
            self.index = len(self.text)
        self.output.append('"')


def without_parentheses(code):
    """Returns code without what is in parentheses, and without the parentheses. Each line keeps its number."""
    while (inner := PARENTHESES.sub(lambda match: "\n" * match[0].count("\n"), code)) != code:
        code = inner
    return code


def case_declarations(lines, indent):
    """Yields the declarations of cases among the lines of the body of an enumeration, each with its continuation."""
    for index, line in enumerate(lines):
        if indentation(line) == indent and CASE_DECLARATION.match(line):
            end = index + 1
            while end < len(lines) and lines[end - 1].rstrip().endswith(","):
                end += 1
            yield " ".join(lines[index:end])


@functools.cache
def string_tokens(hashes, quote):
    """Returns the compiled pattern for what matters in a string literal that began with `hashes` and `quote`."""
    backslash = "\\\\" + hashes
    return re.compile(rf"(?P<interpolation>{backslash}\()|{backslash}.|(?P<end>{quote}{hashes})|\n", re.DOTALL)


def split_lines(text):
    """Returns the lines of a text. A newline at the end of the text does not begin another line."""
    lines = text.split("\n")
    return lines if lines[-1] else lines[:-1]


def indentation(line):
    """Returns the number of spaces at the start of a line. An empty line is deeper than any other."""
    return len(line) - len(line.lstrip(" ")) if line else sys.maxsize


def character_count(line):
    """Returns the number of characters that a reader sees, which Swift's `count` calls extended grapheme clusters.

    Combining marks, variation selectors, skin tones and what a zero-width joiner joins belong to the character before.
    """
    count = 0
    is_joined = False
    for character in line:
        is_joiner = character == "\u200D"
        is_modifier = unicodedata.category(character) in ("Mn", "Mc", "Me") or "\U0001F3FB" <= character <= "\U0001F3FF"
        if count == 0 or not (is_joiner or is_modifier or is_joined):
            count += 1
        is_joined = is_joiner
    return count


def swift_files(root, folder, endings=(".swift",)):
    """Yields the Swift files in a folder of a checkout, or those with other endings, sorted by their path."""
    for directory, folders, names in os.walk(os.path.join(root, folder)):
        folders.sort()
        for name in sorted(names):
            if name.endswith(endings):
                path = os.path.join(directory, name)
                with open(path, encoding="utf-8", errors="replace", newline="") as file:
                    yield SwiftFile(os.path.relpath(path, root).replace(os.sep, "/"), file.read())


class FolderGraph:
    """Which folders of a module use types of which others."""

    def __init__(self, files):
        declaring = defaultdict(dict)
        for file in files:
            for number, match in file.matches(TYPE_DECLARATION):
                if not EXTENSION.search(file.code_lines[number - 1]):
                    declaring[match[1]][file.path] = file.layer
        # A name that several files declare belongs to nested types, so it does not identify one of them.
        folders = {name: next(iter(owners.values())) for name, owners in declaring.items() if len(owners) == 1}
        # The types that one folder uses of another: {(from, to): {name: place of the first use}}.
        self.uses = defaultdict(dict)
        for file in files:
            parameters = file.generic_parameters()
            for number, match in file.matches(TYPE_NAME):
                folder = folders.get(match[0], "")
                if folder and file.layer and folder != file.layer and match[0] not in parameters:
                    self.uses[file.layer, folder].setdefault(match[0], f"{file.path}:{number}")

    def cycles(self):
        """Returns a finding for each pair of folders that use each other's types.

        Without such a pair, returns a finding for each use that is part of a longer cycle."""
        pairs = [edge for edge in self.uses if edge < edge[::-1] and edge[::-1] in self.uses]
        if not pairs:
            return [f"{self._place(edge)}: {self._sentence(edge)}, in a cycle of folders"
                    for edge in sorted(self._longer_cycles())]
        findings = []
        for pair in sorted(pairs):
            # The direction with fewer types is the likelier mistake.
            there, back = sorted((pair, pair[::-1]), key=lambda edge: len(self.uses[edge]))
            findings.append(f"{self._place(there)}: {self._sentence(there)}, "
                            f"but {self._sentence(back)} in {self._place(back)}")
        return findings

    def _longer_cycles(self):
        """Returns the uses that remain after the repeated removal of folders that use no other or are not used."""
        left = set(self.uses)
        while True:
            users = {user for user, _ in left}
            used = {folder for _, folder in left}
            kept = {edge for edge in left if edge[0] in used and edge[1] in users}
            if kept == left:
                return left
            left = kept

    def _place(self, edge):
        """Returns the `path:line` of the first use."""
        return next(iter(self.uses[edge].values()))

    def _sentence(self, edge):
        names = ", ".join(list(self.uses[edge])[:6])
        return f"folder '{edge[0]}' uses {names} of folder '{edge[1]}'"
