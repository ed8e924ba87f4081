"""Measures the page in Chromium, and the tool for comparison: measure.py PAGE TOOL

Times are in milliseconds: the median, and the maximum in parentheses. `make playground` builds the
optimised module.
"""
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time

from browser_hostile import ENDLESS
from chromium import Browser

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
STACK = "initial scene nav: NavigationController { root -> home }\nscene home, detail\nlaunch\n"
MANY_STEPS = STACK + "repeat 20000 { push detail unanimated; pop unanimated }\n"
LONG_TRACE = STACK + "repeat 277 { push detail; pop }\n"
# Calls `done` with the time from an action to the next change of an element.
CHANGE = """
    const [selector, action, value, done] = arguments;
    const began = performance.now();
    const observer = new MutationObserver(() => {
      observer.disconnect();
      document.body.offsetHeight;
      done(performance.now() - began);
    });
    observer.observe(document.querySelector(selector), { childList: true, characterData: true, subtree: true });
    new Function("value", action)(value);
"""
# Calls `done` with the time from the button that runs the script to the shown trace.
RUN = """
    const [done] = arguments;
    document.body.classList.add("stale");
    const observer = new MutationObserver(() => {
      if (document.body.classList.contains("stale")) return;
      observer.disconnect();
      document.body.offsetHeight;
      done(performance.now() - began);
    });
    observer.observe(document.body, { attributes: true });
    const began = performance.now();
    document.getElementById("run").click();
"""
SET = "const area = document.getElementById('source'); area.value = value; area.dispatchEvent(new InputEvent('input'))"
TYPE = """
    const area = document.getElementById('source');
    area.focus();
    area.setSelectionRange(value, value);
    document.execCommand('insertText', false, 'x');
"""
MOVE = "const s = document.getElementById('slider'); s.value = value; s.dispatchEvent(new Event('input'))"
CLICK = "document.getElementById(value).click()"


def report(name, times):
    print(f"{name}: {statistics.median(times):.1f} ({max(times):.1f})", flush=True)


def load(browser, script):
    """Shows a script, and runs it until its trace is shown. Returns how long the second run takes."""
    if browser.run("return document.getElementById('source').value") != script:
        browser.run(SET.replace("value;", "arguments[0];"), script)
        browser.wait("document.body.classList.contains('stale')", "the script is not loaded")
        browser.wait("!document.body.classList.contains('stale')", "the script does not end", patience=120)
    return browser.driver.execute_async_script(RUN)


def start(address):
    times = []
    for _ in range(5):
        browser = Browser()
        browser.open(address)
        times.append(browser.run("return performance.getEntriesByName('first trace')[0].startTime"))
        browser.close()
    report("from the file to the first trace", times)


def change(browser, selector, action, value):
    return browser.driver.execute_async_script(CHANGE, selector, action, value)


def keys(browser):
    # Each scene leads to the next one, so all are used.
    used = 'scene s{0} {{ segue present "n" -> s{1}; on viewDidLoad {{ print "loaded {0}" }} }}'
    unused = 'scene s{0} {{ var number = {0}; on viewDidLoad {{ print "loaded \\(number)" }} }}'
    for name, line, first, word in (
            ("", used, "initial scene a { segue present -> s0 }", '"loaded'),
            (", with an error", unused, "initial scene a", "var number"),
            (", with 1,998 warnings", unused, "initial scene a", '"loaded')):
        lines = [line.format(number, (number + 1) % 1998) for number in range(1998)]
        script = "\n".join([first, *lines, "launch", ""])
        load(browser, script)
        place = script.index(word, script.index("scene s1000 ")) + len(word)
        report(f"a key in 2,000 lines{name}", [change(browser, "#count", TYPE, place) for _ in range(25)])
    browser.run("document.getElementById('source').value = ''")
    browser.run("document.getElementById('source').dispatchEvent(new InputEvent('input'))")


def tour(browser):
    folder = os.path.join(ROOT, "scripts/tour")
    times = []
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), encoding="utf-8", errors="replace") as file:
            text = file.read()
        if name.endswith(".scene") and "import" not in text:
            load(browser, text)
            times += [change(browser, "#status", CLICK, "run") for _ in range(5)]
    report("a script of the tour, later runs", times)


def moments(browser):
    load(browser, LONG_TRACE)
    count = browser.run("return Number(document.getElementById('slider').max)")
    chance = random.Random(1)
    times = [change(browser, "#picture", MOVE, chance.randrange(count)) for _ in range(60)]
    report(f"to any of {count + 1} lines", times)


def steps(browser, tool):
    own = min(load(browser, MANY_STEPS) for _ in range(3))
    with tempfile.NamedTemporaryFile("w", suffix=".scene") as file:
        file.write(MANY_STEPS)
        file.flush()
        native = []
        for _ in range(3):
            began = time.perf_counter()
            subprocess.run([tool, "run", file.name], stdout=subprocess.DEVNULL, check=True)
            native.append((time.perf_counter() - began) * 1000)
    count = browser.run("return Number(document.getElementById('slider').max)") + 1
    ratio = own / min(native)
    print(f"20,000 push and pop, {count} lines: {own:.0f}, in the tool {min(native):.0f}, {ratio:.1f} times")


def stop(browser):
    times = []
    for script in ENDLESS * 3:
        browser.run(SET.replace("value;", "arguments[0];"), script)
        browser.wait("!document.getElementById('stop').hidden", "nothing runs")
        time.sleep(0.3)
        times.append(change(browser, "#status", CLICK, "stop"))
    report("from Stop to ready", times)


def main():
    page, tool = sys.argv[1:]
    address = f"file://{os.path.abspath(page)}"
    start(address)
    browser = Browser()
    browser.open(address)
    for measure in (keys, tour, moments, stop):
        measure(browser)
    steps(browser, tool)
    browser.close()


main()
