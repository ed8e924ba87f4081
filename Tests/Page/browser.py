"""What a person does on the page, in Chromium from a file and without a network: browser.py PAGE TOOL [NAME]"""
import os
import subprocess
import sys
import tempfile
import time

from chromium import Browser, Failure, Keys, expect
import browser_access
import browser_hostile
import browser_player
import browser_runs

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PUSH = "initial scene nav: NavigationController { root -> home }\nscene home, detail\nlaunch\npush detail\npop\n"


class Page:
    """The page in a browser."""

    def __init__(self, path, tool, downloads):
        self.address = f"file://{os.path.abspath(path)}"
        self.tool = tool
        self.downloads = downloads
        self.browser = Browser(downloads)

    def open(self, more=""):
        self.browser.open(self.address + more)

    def load(self, script, is_run=True):
        """Replaces the script as a paste does, and waits for its run."""
        self.browser.run("""
            const area = document.getElementById("source");
            document.getElementById("status").textContent = "";
            if (area.value === arguments[0]) document.getElementById("run").click();
            area.value = arguments[0];
            area.setSelectionRange(area.value.length, area.value.length);
            area.dispatchEvent(new InputEvent("input"));""", script)
        if is_run:
            self.finish()

    def finish(self):
        self.browser.wait("document.getElementById('status').textContent !== ''", "the run does not end")

    @property
    def script(self):
        return self.browser.run("return document.getElementById('source').value")

    @property
    def status(self):
        return self.browser.text("#status")

    @property
    def count(self):
        """The number of lines of the trace."""
        return self.browser.run("return Number(document.querySelector('#trace [role=option]')?.ariaSetSize ?? 0)")

    @property
    def moment(self):
        """The number of the selected line, from 1."""
        return self.browser.run("return Number(document.querySelector('#trace [aria-selected=true]')?.ariaPosInSet)")

    def focus(self, selector):
        self.browser.run("document.querySelector(arguments[0]).focus()", selector)

    def choose(self, selector, value):
        self.browser.run("""
            const list = document.querySelector(arguments[0]);
            document.getElementById("status").textContent = "";
            list.value = arguments[1];
            list.dispatchEvent(new Event("change"));""", selector, value)
        self.finish()


def opens(page):
    page.browser.complaints()
    page.browser.requests()
    page.open()
    expect(page.count > 10, f"a trace of {page.count} lines")
    expect(page.browser.complaints() == [], "the console has errors")
    expect(page.browser.requests() == [], "the page requests something")


def trace_is_that_of_the_tool(page):
    folder = os.path.join(ROOT, "scripts/tour")
    for name in sorted(os.listdir(folder)):
        path = os.path.join(folder, name)
        if not name.endswith(".scene") or "import" in open(path, encoding="utf-8").read():
            continue
        with open(path, encoding="utf-8") as file:
            page.load(file.read())
        found = download(page, "save-trace", "script.trace")
        expected = subprocess.run([page.tool, "run", path], capture_output=True, check=False).stdout
        expect(found == expected, f"the trace of {name} is {found[:300]!r}")


def download(page, button, name):
    """The content of a file that a button of the menu downloads."""
    path = os.path.join(page.downloads, name)
    if os.path.exists(path):
        os.remove(path)
    page.browser.run("document.getElementById(arguments[0]).click()", button)
    end = time.monotonic() + 20
    while not os.path.exists(path):
        expect(time.monotonic() < end, f"'{name}' is not downloaded")
        time.sleep(0.05)
    with open(path, "rb") as file:
        return file.read()


def downloads_the_script(page):
    page.load(PUSH)
    expect(download(page, "save-script", "script.scene").decode() == PUSH, "another script is downloaded")


def runs_while_typing(page):
    page.load("")
    page.focus("#source")
    page.browser.run("document.getElementById('status').textContent = ''")
    page.browser.type("initial scene a\nlaunch\npresent a")
    page.finish()
    page.browser.wait("document.querySelector('#trace .kind-step')", "no run")
    expect(page.script == "initial scene a\nlaunch\npresent a", f"the script is {page.script!r}")
    expect("initial" in page.browser.texts(".token-verb"), "nothing is coloured")


def reports_and_fixes(page):
    page.load(PUSH.replace("push", "psuh"), is_run=False)
    page.browser.wait("document.querySelector('.wavy-error')", "nothing is underlined")
    expect(page.browser.text(".wavy-error") == "psuh", "another word is underlined")
    buttons = page.browser.texts("#diagnostics button")
    fix = next((text for text in buttons if text.startswith("Fix")), None)
    expect(fix and "push" in fix, f"no fix: {buttons}")
    page.browser.run("document.getElementById('status').textContent = ''")
    page.browser.elements("#diagnostics .buttons button")[0].click()
    page.finish()
    expect(page.script == PUSH, f"the fix makes {page.script!r}")
    page.browser.wait("!document.querySelector('.wavy-error')", "the mark stays")
    page.focus("#source")
    page.browser.press(Keys.CONTROL, "z")
    expect("psuh" in page.script, "the fix cannot be undone")


def runs_no_script_with_errors(page):
    page.load(PUSH)
    count = page.count
    page.load(PUSH.replace("push", "psuh"), is_run=False)
    page.browser.wait("document.querySelector('.wavy-error')", "nothing is underlined")
    page.browser.element("#run").click()
    page.finish()
    expect(page.status.startswith("The script has errors"), f"the status is {page.status!r}")
    expect(page.count == count, "the trace has gone")


def says_what_a_run_has_said(page):
    page.load("initial scene home\nlaunch\nlet all = [1]\nlet place = 3\nprint all[place]\n")
    expect("error[" in page.browser.text("#messages"), "the run's error is not shown")
    expect(page.browser.text("#count") == "Messages of the run:", "there are no problems, but a message")
    page.load("initial scene home\nlaunch\n")
    expect(page.browser.text("#messages") == "", "the message stays")
    expect(page.browser.text("#count") == "No problems.", "the count stays")


def lists_a_hundred_problems(page):
    page.load("initial scene a\n" + "".join(f"scene s{number}\n" for number in range(150)) + "launch\n")
    page.browser.wait("document.getElementById('count').textContent.startsWith('150 problems')", "no problems")
    items = page.browser.texts("#diagnostics li")
    expect(len(items) == 101 and items[-1] == "50 more are not listed.", f"{len(items)} items, the last {items[-1]!r}")
    page.browser.run("document.getElementById('source').scrollTop = 150 * 22")
    page.browser.wait("[...document.querySelectorAll('.row .wavy-warning')].at(-1)?.textContent === 's149'",
                      "the last one is not underlined")


def colours_words_at_once(page):
    page.load("initial scene a\nlaunch\n")
    found = page.browser.driver.execute_async_script("""
        const [done] = arguments;
        const area = document.getElementById("source");
        area.focus();
        area.setSelectionRange(area.value.length, area.value.length);
        document.execCommand("insertText", false, "present");
        requestAnimationFrame(() => {
          done([...document.querySelectorAll(".token-verb")].map((word) => word.textContent));
        });""")
    expect("present" in found, f"after a frame, the verbs are {found}")


def explains(page):
    page.load(PUSH.replace("push", "psuh"), is_run=False)
    page.browser.wait("document.querySelector('#diagnostics li')", "no diagnostic")
    page.browser.elements("#diagnostics .buttons button")[-1].click()
    page.browser.wait("document.querySelectorAll('.explanation pre').length === 2", "no explanation")


def completes(page):
    page.load("initial scene nav: NavigationController { root -> home }\nscene home, detail\nlaunch\n")
    page.focus("#source")
    page.browser.type("pus")
    page.browser.wait("!document.getElementById('completions').hidden", "no completions")
    expect(page.browser.texts("#completions [role=option]")[0] == "push", "'push' is not the first completion")
    page.browser.press(Keys.ENTER)
    expect(page.script.endswith("launch\npush"), f"the script is {page.script!r}")
    page.browser.type(" ")
    page.browser.wait("document.getElementById('usage').textContent.includes('onto')", "no usage")
    page.browser.press(Keys.CONTROL, " ")
    page.browser.wait("!document.getElementById('completions').hidden", "no completions of names")
    expect("detail" in page.browser.texts("#completions [role=option]"), "'detail' is not among the completions")
    page.browser.press(Keys.ESCAPE)
    page.browser.wait("document.getElementById('completions').hidden", "Escape does not close the list")


def edits_with_keys(page):
    page.load("")
    page.focus("#source")
    page.browser.type("scene a {")
    page.browser.press(Keys.ENTER)
    page.browser.type("on viewDidLoad {")
    page.browser.press(Keys.ESCAPE)
    page.browser.press(Keys.ENTER)
    page.browser.type("print (\"x\")")
    expected = 'scene a {\n    on viewDidLoad {\n        print ("x")\n    }\n}'
    expect(page.script == expected, f"brackets make {page.script!r}")
    page.browser.press(Keys.CONTROL, "/")
    expect("        // print" in page.script, f"a comment is {page.script!r}")
    page.browser.press(Keys.CONTROL, "/")
    expect(page.script == expected, f"without the comment it is {page.script!r}")
    page.browser.press(Keys.SHIFT, Keys.TAB)
    expect('\n    print ("x")' in page.script, "Shift+Tab does not move the line back")
    page.browser.press(Keys.TAB)
    page.browser.press(Keys.CONTROL, "z", times=2)
    expect(page.script == expected, f"undo makes {page.script!r}")
    page.browser.press(Keys.ESCAPE)
    page.browser.press(Keys.TAB)
    expect(page.browser.run("return document.activeElement.id") != "source", "Tab does not leave after Escape")


def formats(page):
    page.load("initial scene a {var x=1}\nlaunch\n")
    page.browser.element("#format").click()
    page.browser.wait("document.getElementById('source').value.includes('x = 1')", "the script is not formatted")
    page.focus("#source")
    page.browser.press(Keys.CONTROL, "z")
    expect("x=1" in page.script, "formatting cannot be undone")


def moves_with_keys(page):
    page.load(PUSH)
    page.focus("#trace")
    page.browser.press(Keys.HOME)
    expect(page.moment == 1, f"Home leads to line {page.moment}")
    page.browser.press(Keys.ARROW_DOWN, times=2)
    expect(page.moment == 3, f"two times down lead to line {page.moment}")
    page.browser.wait("document.querySelector('.row.running .number')?.textContent === '3'",
                      "the running statement is not marked")
    page.browser.press("n")
    expect("push detail" in page.browser.text("#trace [aria-selected=true]"), "n does not lead to the statement")
    page.browser.press(Keys.ARROW_RIGHT)
    page.browser.press("p")
    expect("push detail" in page.browser.text("#trace [aria-selected=true]"), "p does not lead back")
    page.browser.press(Keys.END)
    expect(page.moment == page.count, "End does not lead to the end")
    page.focus("#slider")
    page.browser.press(Keys.ARROW_LEFT)
    expect(page.moment == page.count - 1, "the slider does not move")
    page.browser.wait("document.getElementById('why').textContent.includes('sources: ')", "no rule")
    page.browser.wait("document.querySelectorAll('#tree .node').length >= 2", "no tree")
    page.browser.wait("document.querySelector('#picture svg .title')", "no picture")


def a_statement_leads_to_its_line(page):
    page.load(PUSH)
    page.browser.run("""
        const area = document.getElementById("source");
        area.setSelectionRange(area.value.indexOf("push"), area.value.indexOf("push"));
        area.dispatchEvent(new MouseEvent("click"));""")
    page.browser.wait("document.querySelector('#trace [aria-selected=true]').textContent === '> push detail'",
                      "the trace does not follow")


def says_why_not(page):
    page.load("initial scene home\nscene form\nlaunch\npresent form\n")
    page.focus("#trace")
    page.browser.press(Keys.END)
    page.browser.wait("document.querySelectorAll('.whynot li').length > 0", "no reasons")
    text = " ".join(page.browser.texts(".whynot li"))
    expect("home.viewWillDisappear" in text, f"the presenter is not among {text!r}")


def compares(page):
    page.load("initial scene home\nscene form\nlaunch\npresent form\n")
    page.choose("#ios2", "12")
    page.browser.wait("document.querySelector('#trace .only-second')", "no difference is marked")
    expect("iOS 12" in page.browser.text("#legend") or "ios 12" in page.browser.text("#legend"), "no legend")
    page.choose("#ios2", "")
    expect(not page.browser.elements("#trace .only-second"), "the difference stays")


def keeps_what_was_typed(page):
    page.load(PUSH + "// kept\n")
    page.browser.wait("localStorage.getItem('scene.script').includes('kept')", "the script is not kept")
    page.open()
    expect(page.script == PUSH + "// kept\n", "the script is lost")


OWN = PUSH + "// my own text\n"


def comes_back(page, way, replace):
    """Replaces what was typed; undo brings it back, and after a reload the page offers it or shows it."""
    for brings_back in ("undo", "reload"):
        page.open()
        page.load(OWN)
        page.browser.wait("localStorage.getItem('scene.script')?.includes('my own text')", "the script is not kept")
        replace(page)
        page.browser.wait("!document.getElementById('source').value.includes('my own text')", f"{way}: no other text")
        # What was loaded is not what was typed.
        time.sleep(0.5)
        if brings_back == "undo":
            page.focus("#source")
            page.browser.press(Keys.CONTROL, "z")
            expect(page.script == OWN, f"{way}: undo brings {page.script[:80]!r}")
        else:
            page.browser.run("location.reload()")
            page.browser.wait("document.body.dataset.ready === 'true'", "the page does not load")
            if page.script != OWN:
                page.browser.element("#earlier").click()
            expect(page.script == OWN, f"{way}: a reload brings {page.script[:80]!r}")
        page.browser.run("history.replaceState(null, '', location.pathname)")


def a_replaced_text_comes_back(page):
    def pass_through(page):
        page.focus("#examples")
        for _ in range(3):
            page.browser.press(Keys.ARROW_DOWN)
        expect(page.script == OWN, "passing through the list loads an example")
        page.browser.press(Keys.ENTER)

    page.load(PUSH)
    page.browser.element("#share").click()
    page.browser.wait("location.hash.startsWith('#s=')", "no address")
    link = page.browser.run("return location.hash")
    comes_back(page, "example", lambda page: choose_example(page, "03-segues"))
    comes_back(page, "arrow keys", pass_through)
    comes_back(page, "open", lambda page: page.browser.element("#file").send_keys(
        os.path.join(ROOT, "scripts/tour/03-segues.scene")))
    comes_back(page, "link", lambda page: page.browser.run("location.hash = arguments[0]", link))


def an_edited_example_leaves_the_own_text(page):
    page.load(OWN)
    choose_example(page, "03-segues")
    page.load(page.script + "// edited\n")
    page.browser.wait("localStorage.getItem('scene.script').includes('edited')", "the script is not kept")
    page.open()
    expect("edited" in page.script, "the edited example is lost")
    page.browser.element("#earlier").click()
    expect(page.script == OWN, "the own text is lost")


def a_link_opens_elsewhere(page):
    page.load(PUSH)
    page.choose("#ios", "12")
    page.choose("#device", "iPad")
    page.focus("#trace")
    page.browser.press(Keys.HOME)
    page.browser.press(Keys.ARROW_DOWN, times=7)
    expected = page.browser.text("#trace [aria-selected=true]")
    page.browser.element("#share").click()
    page.browser.wait("location.hash.startsWith('#s=')", "no address")
    address = page.browser.run("return location.href")
    other = Browser()
    try:
        other.open(address)
        expect(other.run("return document.getElementById('source').value") == PUSH, "another script")
        expect(other.run("return document.getElementById('ios').value") == "12", "another release")
        expect(other.run("return document.getElementById('device').value") == "iPad", "another device")
        other.wait("document.querySelector('#trace [aria-selected=true]')?.ariaPosInSet === '8'", "another moment")
        expect(other.text("#trace [aria-selected=true]") == expected, "another line")
    finally:
        other.close()


def opens_storyboards(page):
    files = [os.path.join(ROOT, "scripts/tour", name) for name in ("Main.storyboard", "11-storyboard.scene")]
    page.browser.element("#file").send_keys(files[0])
    page.browser.wait("document.getElementById('source').value.includes('NavigationController')", "no script is made")
    page.finish()
    page.browser.wait("document.querySelectorAll('#trace .kind-call').length > 5", "it does not run")
    page.browser.run("document.getElementById('status').textContent = ''")
    page.browser.element("#file").send_keys("\n".join(files))
    page.browser.wait("document.getElementById('source').value.includes('import \"Main.storyboard\"')", "no script")
    page.finish()
    page.browser.wait("document.querySelectorAll('#diagnostics .error').length === 0", "the import fails")
    page.browser.wait("!document.body.classList.contains('stale')", "the script does not run")
    found = download(page, "save-trace", "11-storyboard.trace")
    expected = subprocess.run([page.tool, "run", files[1]], capture_output=True, check=False).stdout
    expect(found == expected, "the trace differs from that of the tool")


def is_embedded(page):
    page.open("?embed")
    shown = page.browser.run("""
        return ["editor", "trace", "picture", "share"].filter((id) => document.getElementById(id).offsetParent)""")
    expect(shown == ["editor", "trace"], f"{shown} are shown")


def choose_example(page, name):
    page.choose("#examples", page.browser.run("""
        return document.querySelector(`#examples [data-name="${arguments[0]}"]`)?.value ?? '';""", name))


def offers_examples(page):
    titles = page.browser.texts("#examples option")
    expect("1. Push a screen, go back, and read what UIKit calls on the way." in titles, f"the examples are {titles}")
    questions = [title for title in titles if title.endswith("?")]
    expect(len(questions) > 90, f"{len(questions)} questions are offered")
    choose_example(page, "03-segues")
    expect("segue show" in page.script, "the example is not loaded")


def an_example_says_why_a_presenter_gets_no_call(page):
    choose_example(page, "presenter-viewWillAppear-missing")
    expect(page.browser.run("return document.getElementById('ios').value") == "17", "it runs in an older release")
    calls = page.browser.texts("#trace .kind-call")
    expect(calls and not any("feed.viewWillAppear" in call for call in calls), f"the calls are {calls}")
    page.browser.wait("document.querySelectorAll('.whynot li').length > 0", "no reasons")
    reasons = page.browser.texts(".whynot li")
    expect(any("feed.viewWillAppear" in reason and "MODAL-SHEET" in reason for reason in reasons), f"{reasons}")


TESTS = [
    opens, trace_is_that_of_the_tool, downloads_the_script, runs_while_typing, colours_words_at_once,
    reports_and_fixes, runs_no_script_with_errors, says_what_a_run_has_said, lists_a_hundred_problems,
    explains, completes, edits_with_keys, formats,
    moves_with_keys, a_statement_leads_to_its_line, says_why_not, compares,
    keeps_what_was_typed, a_replaced_text_comes_back, an_edited_example_leaves_the_own_text,
    a_link_opens_elsewhere, opens_storyboards, offers_examples,
    an_example_says_why_a_presenter_gets_no_call, is_embedded,
    *browser_access.TESTS, *browser_hostile.TESTS, *browser_player.TESTS,
    *browser_runs.TESTS,
]


def main():
    path, tool, *names = sys.argv[1:]
    passed = failed = 0
    with tempfile.TemporaryDirectory() as downloads:
        page = Page(path, os.path.abspath(tool), downloads)
        try:
            for test in TESTS:
                if names and test.__name__ not in names:
                    continue
                began = time.monotonic()
                try:
                    page.browser.size(1400, 900)
                    page.open()
                    test(page)
                    passed += 1
                    print(f"ok {test.__name__} ({time.monotonic() - began:.1f} s)", flush=True)
                except Exception as error:  # pylint: disable=broad-except
                    failed += 1
                    kind = "" if isinstance(error, Failure) else f"{type(error).__name__}: "
                    print(f"FAIL {test.__name__}: {kind}{error}", flush=True)
                    for complaint in page.browser.complaints():
                        print(f"  console: {complaint}")
        finally:
            page.browser.close()
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed or not passed else 0)


main()
