"""Chromium without a window and without a network, for the tests of the page."""
import glob
import json
import os
import shutil
import time

import axe_core_python
from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

PATIENCE = 30
LOCAL = ("file:", "blob:", "data:", "about:", "chrome:", "devtools:")
AXE = glob.glob(os.path.join(os.path.dirname(axe_core_python.__file__), "axe.min.js"))[0]


def executable(*names):
    """The path of the first of some programs, or None."""
    return next(filter(None, map(shutil.which, names)), None)


BROWSER = executable("chromium", "chromium-browser", "google-chrome")
DRIVER = executable("chromedriver", "chromium.chromedriver")


class Failure(Exception):
    """What a test has found."""


def expect(condition, message):
    if not condition:
        raise Failure(message)


class Browser:
    """A browser with a profile of its own."""

    def __init__(self, downloads="", width=1400, height=900):
        options = Options()
        options.binary_location = BROWSER
        for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--force-device-scale-factor=1",
                         "--hide-scrollbars", "--host-resolver-rules=MAP * ~NOTFOUND",
                         f"--window-size={width},{height}"):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        if downloads:
            options.add_experimental_option("prefs", {
                "download.default_directory": downloads,
                "profile.default_content_setting_values.automatic_downloads": 1})
        self.driver = webdriver.Chrome(options=options, service=Service(DRIVER))
        self.driver.set_script_timeout(PATIENCE)
        self.size(width, height)

    def close(self):
        self.driver.quit()

    def size(self, width, height):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def colours(self, scheme):
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": "prefers-color-scheme", "value": scheme}]})

    def open(self, address):
        """Opens an address, and waits until its script says that it is ready."""
        self.driver.get("about:blank")
        self.driver.get(address)
        self.wait("document.body.dataset.ready === 'true'", "the page is not ready")

    def run(self, script, *values):
        return self.driver.execute_script(script, *values)

    def wait(self, condition, message, patience=PATIENCE):
        """Waits until an expression of JavaScript is true."""
        end = time.monotonic() + patience
        while not self.run(f"return !!({condition})"):
            if time.monotonic() > end:
                raise Failure(message)
            time.sleep(0.02)

    def element(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def elements(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def text(self, selector):
        return self.run("return document.querySelector(arguments[0]).textContent", selector)

    def texts(self, selector):
        return self.run("return [...document.querySelectorAll(arguments[0])].map((one) => one.textContent)", selector)

    def press(self, *keys, times=1):
        """Presses keys together, where the focus is."""
        actions = ActionChains(self.driver)
        for _ in range(times):
            for key in keys[:-1]:
                actions.key_down(key)
            actions.send_keys(keys[-1])
            for key in reversed(keys[:-1]):
                actions.key_up(key)
        actions.perform()

    def type(self, text):
        ActionChains(self.driver).send_keys(text).perform()

    # Console and network

    def complaints(self):
        """The errors and warnings of the console since the last call."""
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]

    def requests(self):
        """The addresses that were requested since the last call and are not on this machine."""
        found = []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                address = message["params"]["request"]["url"]
                if not address.startswith(LOCAL):
                    found.append(address)
        return found

    # Accessibility

    def axe(self):
        """What axe-core finds, one line each."""
        with open(AXE, encoding="utf-8") as file:
            self.run(file.read())
        found = self.driver.execute_async_script("""
            const done = arguments[0];
            axe.run(document).then((result) => done(result.violations.flatMap((rule) => rule.nodes.map(
                (node) => `${rule.id}: ${node.target.join(" ")}: ${node.failureSummary}`))));""")
        return found

    def accessible(self, role):
        """The names of all that has a role in Chromium's accessibility tree."""
        nodes = self.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        return [node.get("name", {}).get("value", "") for node in nodes
                if not node.get("ignored") and node.get("role", {}).get("value") == role]


__all__ = ["BROWSER", "DRIVER", "Browser", "Failure", "Keys", "expect"]
