"""Compares the events of the page's XML tokenizer with those of libexpat: tokenizer.py [FOLDER]…

The folders are searched for storyboards; without one, scripts and Tests are. Damaged copies of them are compared, too:
for these, both must agree on whether the document is well-formed, and on the events up to the mistake.
"""
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import xml.parsers.expat

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
DAMAGED_COPIES = 40
PIECES = [b"<", b">", b"&", b"]]>", b"<!--", b"--", b"&lt;", b"&#65;", b"&#xD;", b"&x;", b"\"", b"'", b"\r\n", b"\t",
          b"<![CDATA[a<b]]>", b"<?p a?>", b"\xc3", b"\xc3\xa4", b"\x01", b"</a>", b"<a b='1' b='2'/>", b"=", b"/",
          b"<!DOCTYPE a>", b"\xef\xbf\xbf", b" "]


def native(data):
    """The events of libexpat. Python adds encodings to it, which the tool does not have."""
    encoding = re.match(rb"<\?xml[^>]*encoding *= *[\"']([\w.-]+)", data)
    if encoding and encoding[1].lower() not in (b"utf-8", b"us-ascii"):
        return [["stop"]]
    events = []
    parser = xml.parsers.expat.ParserCreate()
    parser.buffer_text = True
    parser.ordered_attributes = True

    def start(name, attributes):
        events.append(["start", parser.CurrentByteIndex, name])
        for place in range(0, len(attributes), 2):
            events.append(["attribute", attributes[place], attributes[place + 1]])

    def text(value):
        if events[-1][0] == "text":
            events[-1][1] += value
        else:
            events.append(["text", value])

    class Doctype(Exception):
        """The document has a DOCTYPE."""

    def doctype(*_):
        raise Doctype

    parser.StartElementHandler = start
    parser.EndElementHandler = lambda _: events.append(["end"])
    parser.CharacterDataHandler = text
    parser.StartDoctypeDeclHandler = doctype
    try:
        parser.Parse(data, True)
    except (xml.parsers.expat.ExpatError, LookupError):
        events.append(["stop"])
    except Doctype:
        events.append(["doctype"])
    return events


def storyboards(folders):
    for folder in folders:
        for directory, _, names in sorted(os.walk(folder)):
            for name in sorted(names):
                if name.endswith((".storyboard", ".xib", ".xml")):
                    yield os.path.join(directory, name)


def damaged(data, chance):
    """A copy of a document with one mistake, or something that looks like one."""
    place = chance.randrange(len(data) + 1)
    what = chance.randrange(3)
    if what == 0:
        return data[:place]
    if what == 1:
        return data[:place] + chance.choice(PIECES) + data[place:]
    return data[:place] + data[place + chance.randrange(1, 12):]


def agree(expected, found):
    """Whether two lists of events are the same. The page stops where a DOCTYPE starts, before a mistake in it."""
    if found and found[-1][0] == "doctype":
        return expected in (found[:-1] + [["doctype"]], found[:-1] + [["stop"]])
    return expected == found


def without_last_text(events):
    """Before a mistake, expat may have reported a part of the text."""
    if not events or events[-1] != ["stop"]:
        return events
    kept = events[:-1]
    while kept and kept[-1][0] == "text":
        kept.pop()
    return kept + [["stop"]]


def own(paths):
    """The events of the page."""
    run = subprocess.run(["node", os.path.join(ROOT, "Tests/Page/tokenizer.mjs")], input="\n".join(paths),
                         capture_output=True, text=True, check=True)
    return [json.loads(line) for line in run.stdout.split("\n") if line]


def main():
    folders = sys.argv[1:] or [os.path.join(ROOT, "scripts"), os.path.join(ROOT, "Tests")]
    chance = random.Random(1)
    passed = failed = 0
    with tempfile.TemporaryDirectory() as folder:
        documents = list(storyboards(folders))
        if not documents:
            sys.exit("no storyboard was found")
        copies = DAMAGED_COPIES if len(documents) < 100 else 1
        cases = []
        for path in documents:
            with open(path, "rb") as file:
                data = file.read()
            # The tool does not read UTF-16 either.
            if data.startswith((b"\xff\xfe", b"\xfe\xff")):
                continue
            cases.append((path, data))
            cases += [(f"{path}, damaged copy {number}", damaged(data, chance)) for number in range(copies)]
        paths = []
        for number, (_, data) in enumerate(cases):
            paths.append(os.path.join(folder, str(number)))
            with open(paths[-1], "wb") as file:
                file.write(data)
        for (name, data), found in zip(cases, own(paths)):
            expected, found = without_last_text(native(data)), without_last_text(found)
            if agree(expected, found):
                passed += 1
                continue
            failed += 1
            place = next((place for place, pair in enumerate(zip(expected, found)) if pair[0] != pair[1]),
                         min(len(expected), len(found)))
            print(f"FAIL {name}: event {place}: {found[place:place + 1]}, expat has {expected[place:place + 1]}")
            if keep := os.environ.get("SCENE_KEEP"):
                with open(f"{keep}-{failed}", "wb") as file:
                    file.write(data)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


main()
