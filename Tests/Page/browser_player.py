"""Tests of the player: of the file that the page writes, and of those that the tool writes."""
import os
import re
import subprocess
import time

from chromium import Keys, expect

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
MARKUP = "</script><img src=x onerror=\"document.title='bad'\"><b>bold</b>"
PUSH = "initial scene nav: NavigationController { root -> home }\nscene home, detail\nlaunch\npush detail\npop\n"


def download(page):
    """The path of the player of the present run, which the page writes."""
    path = os.path.join(page.downloads, "script.html")
    if os.path.exists(path):
        os.remove(path)
    page.browser.run("document.getElementById('save-player').click()")
    end = time.monotonic() + 20
    while not os.path.exists(path):
        expect(time.monotonic() < end, "the player is not downloaded")
        time.sleep(0.05)
    return path




def show(page, path):
    page.browser.complaints()
    page.browser.requests()
    page.browser.open(f"file://{path}")
    expect(page.browser.complaints() == [], "the console has errors")
    expect(page.browser.requests() == [], "the player requests something")


def selected(page):
    return page.browser.text("#trace [aria-selected=true]")


def the_page_writes_a_player(page):
    page.load(PUSH)
    with open(download(page), encoding="utf-8") as file:
        # Sources of rules are links, which nothing follows but a click.
        text = re.sub(r'"links":\{[^{}]*\}|"url":"[^"]*"', "", file.read())
    expect("http://" not in text and "https://" not in text, "an address is in the file")
    show(page, os.path.join(page.downloads, "script.html"))
    plays(page)


def plays(page):
    """What a person does in a player of `PUSH`."""
    browser = page.browser
    browser.press(Keys.END)
    expect(selected(page).strip() == "detail.deinit()", f"the last line is {selected(page)!r}")
    browser.press(Keys.HOME)
    expect(selected(page).startswith("# trace 1"), f"the first line is {selected(page)!r}")
    browser.press("n", times=2)
    expect(selected(page) == "> push detail", f"the second statement is {selected(page)!r}")
    expect(browser.text("#script .running .number") == "4", "the running statement is not marked")
    browser.press(Keys.ARROW_RIGHT, times=3)
    expect(selected(page) == "detail.willMove(toParent: nav)", f"three lines later there is {selected(page)!r}")
    browser.wait("document.getElementById('why').textContent.includes('sources: ')", "no rule")
    browser.wait("document.querySelectorAll('#tree .node').length >= 2", "no tree")
    browser.wait("document.querySelector('#picture svg .title')", "no picture")
    lanes = browser.texts(".lane-drawing text title")
    expect({"nav", "home", "detail"} <= set(lanes), f"the lanes are {lanes}")
    browser.press("t")
    expect(browser.run("return document.getElementById('axis').value") == "time", "t does not change the axis")
    browser.press("/")
    browser.type("det")
    lanes = browser.texts(".lane-drawing text title")
    expect("home" not in lanes and "detail" in lanes, f"the search finds {lanes}")
    page.focus("#trace")
    before = browser.run("return document.querySelector('#trace [aria-selected=true]').ariaPosInSet")
    browser.press(" ")
    browser.wait(f"document.querySelector('#trace [aria-selected=true]').ariaPosInSet > {before}", "it does not play")
    browser.press(" ")


def the_player_is_accessible(page):
    page.load(PUSH)
    show(page, download(page))
    browser = page.browser
    found = {}
    for width, height in ((1400, 900), (360, 740)):
        browser.size(width, height)
        for scheme in ("light", "dark"):
            browser.colours(scheme)
            for line in browser.axe():
                found.setdefault(line, f"{scheme}, {width}: {line}")
        expect(browser.run("return document.documentElement.scrollWidth") <= width, f"it is wider than {width}")
    browser.colours("light")
    expect(not found, "\n  ".join(found.values()))
    browser.press(Keys.END)
    names = browser.accessible("option")
    expect("detail.deinit()" in names, f"the lines are {names}")


def markup_is_text_in_a_player(page):
    escaped = MARKUP.replace('"', '\\"')
    page.load(f'initial scene a\nlaunch\nprint "{escaped}"\n// {MARKUP}\n')
    show(page, download(page))
    page.browser.press(Keys.END)
    expect(MARKUP in page.browser.text("#trace"), "the text is not shown")
    expect(page.browser.run("return document.images.length + document.querySelectorAll('b').length") == 0, "markup")
    expect("bad" not in page.browser.run("return document.title"), "the markup ran")


def a_player_compares(page):
    page.load("initial scene home\nscene form\nlaunch\npresent form\n")
    page.choose("#ios2", "12")
    show(page, download(page))
    expect(page.browser.elements("#trace .only-second"), "no difference is marked")


TESTS = [the_page_writes_a_player, the_player_is_accessible, markup_is_text_in_a_player, a_player_compares]
