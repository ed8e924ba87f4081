"""Patterns of the lines of a trace, for tests that compare a trace with what they assert.

A pattern is a line of a trace. In a call, `_` matches any receiver or value, `*` any method, and arguments that the
pattern omits may have any value. Warnings, exceptions and printed lines are compared as text, in which `_` matches
anything.
"""
import re
from collections import Counter, namedtuple

# Methods are not called before the release that introduced them, so that older runs need not have them.
INTRODUCED = {
    "willMove": 5, "didMove": 5, "viewWillLayoutSubviews": 5, "viewDidLayoutSubviews": 5, "updateViewConstraints": 6,
    "shouldPerformSegue": 6, "application(willFinishLaunchingWithOptions:)": 6, "viewIsAppearing": 13,
}
# Methods of which an additional call is a difference.
COUNTED = {"loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
           "viewDidDisappear"}

CALL = re.compile(r"(?P<receiver>[^.(]+)\.(?P<method>[\w*]+)(?:\((?P<arguments>.*)\))?", re.DOTALL)
SELECTOR = re.compile(r"(\w+:)+")
ARGUMENT = re.compile(r"(?:(\w+):)? ?(.*)", re.DOTALL)
# A wildcard in a line of text.
WILDCARD = re.compile(r"(?<!\w)_(?!\w)")

# A call in a trace or a pattern; `arguments` are pairs of a label, or None, and a value.
Call = namedtuple("Call", "receiver method arguments")


def is_text(line):
    """Whether a line is a warning, an exception or a printed line."""
    return line.startswith(("!", "|"))


def split_arguments(text):
    """The parts of a list at its commas, except those in brackets and strings."""
    parts, depth, is_string = [""], 0, False
    for character in text:
        if character == '"':
            is_string = not is_string
        elif character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
        if character == "," and depth == 0 and not is_string:
            parts.append("")
        else:
            parts[-1] += character
    return parts


def read_call(line):
    """The call in a line, or None. `f`, `f()` and `f(_)` have no arguments, `f(a:b:)` has those with any value."""
    match = CALL.fullmatch(line)
    if match is None:
        return None
    text = match["arguments"] or ""
    if SELECTOR.fullmatch(text):
        arguments = [(label, "_") for label in text[:-1].split(":")]
    elif text in ("", "_"):
        arguments = []
    else:
        pairs = [ARGUMENT.fullmatch(part.strip()).groups() for part in split_arguments(text)]
        arguments = [(label, value or "_") for label, value in pairs]
    return Call(match["receiver"], match["method"], arguments)


def without_number(name):
    """The name of the first instance is also the name of its class."""
    return name.removesuffix("#1")


def normalized(text):
    """A line of text with single spaces, and without the word that UIKit itself writes before some warnings."""
    return re.sub(r"^! warning: Warning: ", "! warning: ", re.sub(r"\s+", " ", text))


def matches(pattern, line):
    """Whether a line of a trace matches a pattern."""
    if is_text(pattern) or is_text(line):
        parts = [re.escape(part) for part in WILDCARD.split(normalized(pattern))]
        return re.fullmatch(".*".join(parts), normalized(line)) is not None
    wanted, call = read_call(pattern), read_call(line)
    if wanted is None or call is None:
        return False
    if wanted.receiver not in ("_", without_number(call.receiver)) or wanted.method not in ("*", call.method):
        return False
    rest = iter(call.arguments)
    return all(any(label == name and value in ("_", without_number(given)) for name, given in rest)
               for label, value in wanted.arguments)


def existed(pattern, release):
    """Whether the method of a pattern existed in a release."""
    if is_text(pattern):
        return True
    method = pattern.partition(".")[2]
    return all(release >= first for name, first in INTRODUCED.items() if method.startswith(name))


def counts(lines):
    """How often each receiver gets each counted method."""
    calls = [call for call in map(read_call, (line for line in lines if not is_text(line))) if call is not None]
    return Counter((without_number(call.receiver), call.method) for call in calls
                   if call.method in COUNTED and call.receiver != "_")
