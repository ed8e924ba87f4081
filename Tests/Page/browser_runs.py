"""Tests of what a person does with runs on the page: failures, environments that are compared, examples, files."""
import os
import tempfile
import time

from chromium import Browser, Keys, expect

PUSH = "initial scene nav: NavigationController { root -> home }\nscene home, detail\nlaunch\npush detail\npop\n"
FAILING = ("initial scene nav: NavigationController { root -> home }\nscene home, detail\nlaunch\n"
           "expect home.title == \"x\"\npush detail\npop\n")
MODAL = "initial scene home\nscene form\nlaunch\npresent form\n"
SWIFT = """import UIKit

class ShelfViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        print("loaded")
    }
}
"""


def value(browser, name):
    return browser.run("return document.getElementById(arguments[0]).value", name)


def selected(browser):
    return browser.text("#trace [aria-selected=true]")


def a_failed_expectation_is_a_problem(page):
    page.load(FAILING)
    expect("failed" in page.status, f"the status is {page.status!r}")
    problems = page.browser.texts("#diagnostics .error .what")
    expect(len(problems) == 1 and "expected" in problems[0], f"the problems are {problems}")
    expect("script.scene:4" in problems[0], f"no file and line in {problems[0]!r}")
    expect(page.browser.text("#count") == "1 problem, 1 error.", f"the count is {page.browser.text('#count')!r}")
    expect(page.browser.text("#messages") == "", "the failure is shown twice")
    page.browser.element("#diagnostics .plain").click()
    place = page.browser.run("return document.getElementById('source').selectionStart")
    expect(FAILING[:place].count("\n") == 3, f"the problem leads to byte {place}")
    page.load(PUSH)
    expect(page.browser.text("#count") == "No problems.", "the problem stays")


def a_failing_run_opens_at_the_failure(page):
    page.load(FAILING)
    expect(selected(page.browser).strip().startswith("! expected"), f"{selected(page.browser)!r} is selected")
    banner = page.browser.text("#banner .what")
    expect(banner.startswith("Failed: expected") and "script.scene:4" in banner, f"the banner is {banner!r}")
    page.focus("#trace")
    page.browser.press(Keys.HOME)
    page.browser.element("#banner button").click()
    expect(selected(page.browser).strip().startswith("! expected"), "the banner does not lead to the failure")
    page.load(PUSH)
    expect(not page.browser.element("#banner").is_displayed(), "the banner stays")
    expect(page.moment == page.count, "a run without a failure does not open at its end")


def a_comparison_has_the_same_device(page):
    page.load(MODAL)
    page.choose("#device", "iPad")
    page.choose("#ios2", "12")
    heads = [text for text in page.browser.texts("#trace [role=option]") if "# trace" in text]
    expect(len(heads) == 2 and all("iPad" in head for head in heads), f"the heads are {heads}")
    page.browser.wait("!document.querySelector('#trace [aria-selected=true]').matches('.kind-header')", "at the head")
    classes = page.browser.run("return document.querySelector('#trace [aria-selected=true]').className")
    expect("only-" in classes, f"it does not open at the first difference: {classes}")
    # Also where only the script names the device.
    page.choose("#device", "")
    page.load("test ios 17 device iPad\n" + MODAL)
    heads = [text for text in page.browser.texts("#trace [role=option]") if "# trace" in text]
    expect(len(heads) == 2 and all("iPad" in head for head in heads), f"the heads are {heads}")
    page.choose("#device2", "iPhone")
    heads = [text for text in page.browser.texts("#trace [role=option]") if "# trace" in text]
    expect(sum("iPad" in head for head in heads) == 1, f"the second device is not chosen: {heads}")


def a_link_has_the_comparison(page):
    page.load(MODAL)
    chosen = {"ios": "17", "scenes": "on", "ios2": "13", "device2": "iPad", "scenes2": "off"}
    for name, choice in chosen.items():
        page.choose(f"#{name}", choice)
    page.browser.element("#share").click()
    page.browser.wait("location.hash.startsWith('#s=')", "no address")
    other = Browser()
    try:
        other.open(page.browser.run("return location.href"))
        found = {name: value(other, name) for name in chosen}
        expect(found == chosen, f"the link has {found}")
        expect(other.element("#scenes2").is_displayed(), "the choices of the second run are hidden")
        heads = [text for text in other.texts("#trace [role=option]") if "# trace" in text]
        expect(any("ios 13, iPad" in head and "scenes off" in head for head in heads), f"the heads are {heads}")
    finally:
        other.close()


def an_app_runs_with_and_without_scenes(page):
    page.load("initial scene home\nlaunch\nbackground\n")
    page.choose("#scenes", "off")
    expect("scenes off" in page.browser.texts("#trace .kind-header")[0], "the run has scenes")
    page.choose("#ios2", "same")
    page.choose("#scenes2", "on")
    heads = page.browser.texts("#trace .kind-header")
    expect(sorted("scenes on" in head for head in heads) == [False, True], f"the heads are {heads}")
    expect(page.browser.elements("#trace .only-first, #trace .only-second"), "no difference is marked")
    page.choose("#ios2", "")
    # An app without scenes launches under iOS 27 in a comparison, as in `scenesh diff`.
    page.choose("#ios", "27")
    page.choose("#ios2", "same")
    page.choose("#scenes2", "on")
    heads = page.browser.texts("#trace .kind-header")
    expect(any("sdk 26" in head for head in heads), f"the heads are {heads}")
    page.choose("#ios2", "")
    page.choose("#scenes", "on")
    page.choose("#ios", "12")
    expect("no scenes" in page.browser.text("#messages"), "nothing says that iOS 12 has no scenes")
    page.choose("#ios", "")
    page.choose("#scenes", "")
    expect("lines" in page.status, f"the page does not go on: {page.status!r}")


def searches_the_examples(page):
    page.browser.element("#search").click()
    page.browser.wait("document.activeElement.id === 'search-field'", "the field is not focused")
    page.browser.type("viewWillAppear presenter")
    found = page.browser.texts("#found li")
    expect(0 < len(found) < 60, f"{len(found)} examples are found")
    page.browser.run("document.getElementById('search-field').value = ''")
    page.browser.type("already presenting")
    found = page.browser.texts("#found li")
    expect(found, "a message is not found")
    page.browser.press(Keys.ARROW_DOWN)
    expect(page.browser.run("return document.activeElement.textContent") == found[0], "the key does not lead to it")
    page.browser.press(Keys.ENTER)
    page.browser.wait("document.getElementById('source').value.includes('already presenting')", "it is not loaded")
    expect(not page.browser.element("#search-dialog").is_displayed(), "the search stays open")
    page.browser.element("#search").click()
    page.browser.type("no such words anywhere")
    expect(page.browser.text("#found-count").startswith("0 of "), "something is found")


def sources_are_links(page):
    page.load(PUSH)
    page.focus("#trace")
    page.browser.press(Keys.HOME)
    found = {}
    for _ in range(page.count - 1):
        page.browser.press(Keys.ARROW_DOWN)
        time.sleep(0.1)
        found.update(page.browser.run("""
            const links = [...document.querySelectorAll("#why a")];
            return Object.fromEntries(links.map((link) => [link.textContent, link.href]));"""))
    with open(os.path.join(os.path.dirname(__file__), "../../docs/sources.md"), encoding="utf-8") as file:
        sources = file.read()
    expect(found, "no source is a link")
    for name, address in found.items():
        expect(name in sources and address.rstrip("/") in sources, f"{name} leads to {address}")


def opens_swift_files(page):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "ShelfViewController.swift")
        with open(path, "w", encoding="utf-8") as file:
            file.write(SWIFT)
        page.browser.run("document.getElementById('status').textContent = ''")
        page.browser.element("#file").send_keys(path)
        page.browser.wait("document.getElementById('source').value.includes('ShelfViewController')", "it is not opened")
        page.finish()
        page.load(page.script + "\nlaunch with ShelfViewController\n")
        lines = page.browser.texts("#trace [role=option]")
        expect(any("viewDidLoad" in line for line in lines), f"the class does not run: {lines}")
        expect(any(line.strip() == "| loaded" for line in lines), f"the class prints nothing: {lines}")


def a_pasted_class_is_among_the_examples(page):
    groups = page.browser.run("return [...document.querySelectorAll('#examples optgroup')].map((one) => one.label)")
    expect("Swift" in groups, f"the groups are {groups}")
    found = page.browser.run("""
        return JSON.parse(document.getElementById("example-scripts").textContent)
          .filter(({ group, text }) => group === "Swift" && /class \\w+: UIViewController/.test(text))
          .map(({ name }) => name)""")
    expect(found, "no example is a class of a view controller")
    page.choose("#examples", page.browser.run("""
        return document.querySelector(`#examples [data-name="${arguments[0]}"]`).value""", found[0]))
    page.browser.wait("!document.body.classList.contains('stale')", "the example does not run")
    expect(page.browser.texts("#trace .kind-call"), "the example makes no calls")


def stops_a_long_check(page):
    text = "initial scene a\n" + "".join(f"let abcdef{place}x = 1\nprint abcdeg{place}x\n" for place in range(6000))
    for script in ("\x01" * 1_000_000, text):
        page.browser.run("""
            const area = document.getElementById("source");
            document.getElementById("status").textContent = "";
            area.value = arguments[0];
            area.dispatchEvent(new InputEvent("input"));""", script)
        begin = time.monotonic()
        expect(page.browser.run("return 1") == 1 and time.monotonic() - begin < 3, "the page does not answer")
        # A check that is fast needs no button.
        end = time.monotonic() + 20
        while not page.browser.elements("#diagnostics li") and time.monotonic() < end:
            if page.browser.element("#stop").is_displayed():
                page.browser.run("document.getElementById('stop').click()")
                page.browser.wait("document.getElementById('status').textContent.includes('stopped')", "no stop")
                break
            time.sleep(0.05)
        expect(time.monotonic() < end, "the check ends late, and there is nothing to stop")
        page.load(PUSH)
        expect(page.count > 20, f"the page does not go on: {page.status!r}")


TESTS = [
    a_failed_expectation_is_a_problem, a_failing_run_opens_at_the_failure, a_comparison_has_the_same_device,
    a_link_has_the_comparison, an_app_runs_with_and_without_scenes, searches_the_examples, sources_are_links,
    opens_swift_files, a_pasted_class_is_among_the_examples, stops_a_long_check,
]
