"""Tests of the page with scripts and addresses that want to harm it."""
import base64
import time
import zlib

from chromium import Keys, expect

PUSH = "initial scene nav: NavigationController { root -> home }\nscene home, detail\nlaunch\npush detail\npop\n"
# Each step computes, so that the lines do not reach their limit.
ENDLESS = ("while true { }\n",
           "initial scene a\nscene b\nlaunch\n"
           "while true { var i = 0; while i < 300000 { i += 1 }; present b; dismiss }\n")
MARKUP = "</script><img src=x onerror=\"document.title='bad'\"><b>bold</b>"


def is_usable(page):
    page.load(PUSH)
    expect(page.count > 20 and "lines" in page.status, f"the page does not go on: {page.status}")


def stops_an_endless_script(page):
    for script in ENDLESS:
        page.load(script, is_run=False)
        page.browser.wait("!document.getElementById('stop').hidden", "there is nothing to stop")
        time.sleep(0.3)
        page.browser.element("#stop").click()
        page.browser.wait("document.getElementById('status').textContent.includes('stopped')", "it does not stop")
        is_usable(page)


def markup_is_text(page):
    escaped = MARKUP.replace('"', '\\"')
    page.load(f'initial scene a {{ var title2 = "{escaped}" }}\nlaunch\nprint "{escaped}"\n// {MARKUP}\n')
    expect(MARKUP in page.browser.text("#trace"), "the text is not shown")
    expect(page.browser.run("return document.images.length + document.querySelectorAll('b').length") == 0, "markup")
    page.load(f'prnt "{escaped}"\n{MARKUP}\n', is_run=False)
    page.browser.wait("document.querySelector('#diagnostics li')", "no diagnostic")
    expect(page.browser.run("return document.images.length + document.querySelectorAll('b').length") == 0, "markup")
    expect(page.browser.run("return document.title").startswith("SceneLang"), "the markup ran")


def damaged_addresses_are_reported(page):
    page.load(PUSH)
    page.browser.element("#share").click()
    page.browser.wait("location.hash.startsWith('#s=')", "no address")
    whole = page.browser.run("return location.hash").split("&")[0]
    for end in range(3, len(whole), 7):
        page.browser.run("""
            document.getElementById("status").textContent = "";
            location.hash = arguments[0];""", whole[:end])
        page.finish()
        expect("damaged" in page.status or "lines" in page.status, f"cut at {end}: {page.status!r}")
    for address in ("#s=", "#s=%", "#s=AAAA", "#s=" + "A" * 1_000_000, "#ios=99&device=x&at=x", "#at=99999999"):
        page.open(address)
        is_usable(page)
    page.open("#s=" + "A" * 1_000_000)
    expect("damaged" in page.status, f"1 MB in the address: {page.status!r}")


def every_cut_of_an_address_is_reported(page):
    """Also with another letter at any place: no address breaks the page, and no part of a script is shown as all."""
    page.load(PUSH)
    page.browser.element("#share").click()
    page.browser.wait("location.hash.startsWith('#s=')", "no address")
    found = page.browser.driver.execute_async_script("""
        const [script, done] = arguments;
        const whole = location.hash.split("&")[0];
        const places = [...whole].map((letter, place) => place).slice("#s=".length);
        const judge = async (address, isWhole) => {
          const { text, problem } = await readAddress(address, "");
          return (text === undefined) === Boolean(problem) && (isWhole || problem || text === script) ? [] : [address];
        };
        const cut = places.map((place) => judge(whole.slice(0, place), false));
        const changed = places.map((place) => judge(
          whole.slice(0, place) + (whole[place] === "A" ? "B" : "A") + whole.slice(place + 1), true));
        Promise.all([...cut, ...changed]).then((wrong) => done({ count: wrong.length, wrong: wrong.flat() }),
          (error) => done({ count: 0, wrong: [String(error)] }));""", PUSH)
    expect(found["count"] > 200 and not found["wrong"], f"{found}")


def link_to(script):
    """The end of the address of a page with a script."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(script.encode()) + packer.flush()
    return "#s=" + base64.b64encode(packed, b"-_").decode().rstrip("=")


def a_link_to_a_long_check_leaves_the_page_usable(page):
    """Mistakes without end, and names that are nearly right: small in an address, and much to check."""
    names = "".join(f"let abcdef{place}x = 1\nprint abcdeg{place}x\n" for place in range(6_000))
    for script in ("\x01" * 1_000_000, "initial scene a\n" + names):
        page.open("#")
        page.open(link_to(script))
        begin = time.monotonic()
        expect(page.browser.run("return 1") == 1 and time.monotonic() - begin < 3, "the page does not answer")
        end = time.monotonic() + 20
        while not page.browser.elements("#diagnostics li") and time.monotonic() < end:
            if page.browser.element("#stop").is_displayed():
                page.browser.run("document.getElementById('stop').click()")
                page.browser.wait("document.getElementById('status').textContent.includes('stopped')", "no stop")
                break
            time.sleep(0.05)
        expect(time.monotonic() < end, "the check ends late, and there is nothing to stop")
        is_usable(page)


def memory_is_limited(page):
    page.load("var all = []\nwhile true { all.append([1, 2, 3, 4, 5, 6, 7, 8]) }\n", is_run=False)
    page.browser.wait("document.getElementById('status').textContent !== ''", "no message", patience=120)
    page.browser.wait("document.getElementById('stop').hidden", "it still runs", patience=120)
    expect("fail" in page.status or "memory" in page.status, f"the message is {page.status!r}")
    is_usable(page)


def long_traces_stay_fast(page):
    page.load("repeat 100000 { print 1 }\n", is_run=False)
    page.browser.wait("document.getElementById('status').textContent.startsWith('100')", "no end", patience=120)
    page.focus("#trace")
    page.browser.press(Keys.HOME)
    page.browser.press(Keys.END)
    expect(page.moment == page.count and page.count > 100_000, f"line {page.moment} of {page.count}")
    elements = page.browser.run("return document.querySelectorAll('#trace [role=option]').length")
    expect(elements < 200, f"{elements} lines are drawn")
    is_usable(page)


TESTS = [stops_an_endless_script, markup_is_text, damaged_addresses_are_reported,
         every_cut_of_an_address_is_reported, a_link_to_a_long_check_leaves_the_page_usable,
         memory_is_limited, long_traces_stay_fast]
