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


SCENARIOS = """initial scene navigation: NavigationController { root -> conversationList }
scene conversationList, messageDetailViewController, settingsPage

scenario "reads a message" {
    launch
    push messageDetailViewController
    pop
}

scenario "opens the settings" {
    launch
    present settingsPage
    expect settingsPage.title == "Settings"
    dismiss
}
"""


def a_player_opens_at_the_failure(page):
    page.load(SCENARIOS)
    show(page, download(page))
    expect(selected(page).strip().startswith("! expected"), f"{selected(page)!r} is selected")
    banner = page.browser.text("#banner .what")
    expect(banner.startswith("Failed: expected settingsPage.title") and "script.scene:13" in banner, f"{banner!r}")
    page.browser.press(Keys.HOME)
    page.browser.element("#banner button").click()
    expect(selected(page).strip().startswith("! expected"), "the banner does not lead to the failure")


def lanes_end_with_their_scenario(page):
    page.load(SCENARIOS)
    show(page, download(page))
    headings = page.browser.texts(".heading-text")
    expect(headings == ["reads a message", "opens the settings"], f"the headings are {headings}")
    ends = page.browser.run("""
        const right = (element) => element.getBoundingClientRect().right;
        const rows = [...document.querySelectorAll(".heading, .shown")].map((one) => ({
          heading: one.matches(".heading"), top: one.getBoundingClientRect().top, right: right(one) }));
        const [first, second] = rows.filter((one) => one.heading).map((one) => one.top);
        const shown = rows.filter((one) => !one.heading);
        const most = (list) => Math.max(...list.map((one) => one.right));
        return [most(shown.filter((one) => one.top < second)), most(shown.filter((one) => one.top > second))];""")
    expect(ends[0] + 50 < ends[1], f"the lanes of the first scenario end at {ends[0]}, the last ones at {ends[1]}")


def texts_of_lanes_are_whole(page):
    page.load(SCENARIOS)
    path = download(page)
    for width, height in ((390, 844), (1024, 768), (1440, 900)):
        page.browser.size(width, height)
        show(page, path)
        wrong = page.browser.run("""
            const box = (element) => element.getBoundingClientRect();
            const view = document.querySelector(".lane-view");
            const drawing = box(document.querySelector(".lane-drawing"));
            const lines = [...document.querySelectorAll(".lane-drawing .band, .lane-drawing .now")].map(box);
            const texts = [...document.querySelectorAll(".lane-drawing text")];
            const found = [];
            for (const text of texts) {
              const { left, right, top, bottom } = box(text);
              const end = view.scrollWidth - view.scrollLeft;
              if (right > drawing.left + end + 1) found.push(`cut: ${text.textContent}`);
              if (text.firstChild.data.endsWith("…")) found.push(`short: ${text.textContent}`);
              if (!text.matches(".step")) continue;
              if (lines.some((line) => line.left > left + 2 && line.left < right && line.top < bottom - 4))
                found.push(`crossed: ${text.textContent}`);
            }
            return found;""")
        expect(not wrong, f"at {width} points: {wrong}")


TESTS = [
    the_page_writes_a_player, the_player_is_accessible, markup_is_text_in_a_player, a_player_compares,
    a_player_opens_at_the_failure, lanes_end_with_their_scenario, texts_of_lanes_are_whole,
]
