"""Tests of the page for people who use a keyboard, a screen reader, a narrow or a dark screen."""
from chromium import Keys, expect

PUSH = "initial scene nav: NavigationController { root -> home }\nscene home, detail\nlaunch\npush detail\npop\n"


def works_without_a_mouse(page):
    page.load("")
    page.focus("#source")
    page.browser.run("document.getElementById('status').textContent = ''")
    page.browser.type("initial scene home\nscene form\nlaunch\npresent form\n")
    page.finish()
    stops = []
    for _ in range(7):
        page.browser.press(Keys.F6)
        stops.append(page.browser.run("return document.activeElement.id || document.activeElement.className"))
    expect(stops[0] == "trace" and "why" in stops and "slider" in stops and "source" in stops, f"F6 leads to {stops}")
    page.focus("#trace")
    page.browser.press(Keys.END)
    page.browser.wait("document.querySelector('#why .rule')", "no reason")
    page.focus("#source")
    for _ in range(60):
        page.browser.press(Keys.ESCAPE)
        page.browser.press(Keys.SHIFT, Keys.TAB)
        if page.browser.run("return document.activeElement.id") == "run":
            return
    expect(False, "Shift+Tab does not lead to the button that runs")


def screen_readers_get_everything(page):
    page.load(PUSH)
    page.focus("#trace")
    page.browser.press(Keys.END)
    page.browser.wait("document.getElementById('sentence').textContent !== ''", "no sentence")
    lines = page.browser.texts("#trace [role=option]")
    names = page.browser.accessible("option")
    missing = [line for line in lines if line not in names]
    expect(lines and not missing, f"lines without a name: {missing}")
    sentence = page.browser.text("#sentence")
    expect(len(sentence.split()) > 6, f"the sentence is {sentence!r}")
    nodes = page.browser.accessible("treeitem")
    expect(any("nav" in node for node in nodes), f"the tree is {nodes}")
    page.load(PUSH.replace("pop", "popp"), is_run=False)
    page.browser.wait("document.querySelector('#diagnostics li')", "no diagnostic")
    buttons = page.browser.accessible("button")
    expect(any("popp" in name for name in buttons), f"no diagnostic among {buttons}")


def contrast_and_roles(page):
    found = {}
    page.load(PUSH.replace("pop", "popp"), is_run=False)
    page.browser.wait("document.querySelector('#diagnostics li')", "no diagnostic")
    for width, height in ((1400, 900), (360, 740)):
        page.browser.size(width, height)
        for scheme in ("light", "dark"):
            page.browser.colours(scheme)
            for pane in ("script", "trace", "moment") if width == 360 else ("",):
                if pane:
                    page.browser.element(f"[data-show={pane}]").click()
                for line in page.browser.axe():
                    found.setdefault(line, f"{scheme}, {width}: {line}")
    page.browser.colours("light")
    expect(not found, "\n  ".join(found.values()))


def contrast_of_a_comparison(page):
    page.load("initial scene home\nscene form\nlaunch\npresent form\n")
    page.choose("#ios2", "12")
    found = []
    for scheme in ("light", "dark"):
        page.browser.colours(scheme)
        found += page.browser.axe()
    page.browser.colours("light")
    page.choose("#ios2", "")
    expect(not found, "\n  ".join(found))


def fits_a_narrow_screen(page):
    page.load(PUSH)
    page.browser.size(360, 740)
    for pane, content in (("script", "editor"), ("trace", "trace"), ("moment", "picture")):
        page.browser.element(f"[data-show={pane}]").click()
        shown = page.browser.run("""
            return ["editor", "trace", "picture"].filter((id) => document.getElementById(id).offsetParent)""")
        expect(shown == [content], f"{shown} are shown for {pane}")
        width = page.browser.run("return document.documentElement.scrollWidth")
        expect(width <= 360, f"{pane} is {width} wide")


def colours_are_kept(page):
    before = page.browser.run("return getComputedStyle(document.body).backgroundColor")
    page.browser.element("#theme").click()
    after = page.browser.run("return getComputedStyle(document.body).backgroundColor")
    expect(before != after, "the colours do not change")
    page.open()
    expect(page.browser.run("return getComputedStyle(document.body).backgroundColor") == after, "the choice is lost")
    page.browser.run("localStorage.removeItem('scene.theme')")


TESTS = [works_without_a_mouse, screen_readers_get_everything, contrast_and_roles, contrast_of_a_comparison,
         fits_a_narrow_screen, colours_are_kept]
