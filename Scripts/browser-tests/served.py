"""A running `store serve`, and the page that shows it."""

import os
import re
import signal
import subprocess
import time

STORE = os.environ["STORE"]
PATIENCE = 20_000


class Served:
    """A server, which ends with the story that started it."""

    def __init__(self, *arguments, program=STORE):
        self.process = subprocess.Popen(
            [program, "serve", "--port", "0", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/\?token=(\w+)", line)
        if not found:
            raise AssertionError(f"serve printed no address: {line}{self.process.stderr.read()}")
        self.address, self.port, self.token = found.group(0), int(found.group(1)), found.group(2)

    def workers(self):
        """The processes of the apps."""
        return [int(pid) for pid in os.listdir("/proc") if pid.isdigit() and parent(pid) == self.process.pid]

    def end(self, how=signal.SIGTERM):
        if self.process.poll() is None:
            self.process.send_signal(how)
        return self.process.wait(timeout=10)


def parent(pid):
    """The process that started another one, or nothing if that has ended."""
    try:
        with open(f"/proc/{pid}/stat") as file:
            return int(file.read().rsplit(")", 1)[1].split()[1])
    except (FileNotFoundError, ProcessLookupError):
        return None


class Page:
    """The page of a server in a browser, in the words of a user."""

    def __init__(self, browser, served, width=1500, height=950, scheme="light", **options):
        self.served = served
        self.context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme, **options)
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        self.page.goto(served.address)
        self.page.wait_for_selector(".glass [data-step]")

    def close(self):
        self.context.close()

    def wait_for(self, condition, argument=None):
        """Waits until a function of JavaScript returns true. The page permits no `eval`, which Playwright's own wait needs."""
        deadline = time.monotonic() + PATIENCE / 1000
        while not self.page.evaluate(condition, argument):
            assert time.monotonic() < deadline, f"it did not happen: {condition} {argument or ''}; {self.notice()}"
            time.sleep(0.01)

    # Steps

    def settle(self):
        self.wait_for("() => !document.getElementById('phones').hasAttribute('aria-busy')")

    def steps(self):
        return self.page.eval_on_selector_all(".timeline .what", "all => all.map(one => one.textContent)")

    def current(self):
        return self.page.text_content(".go[aria-current=step] .what")

    def after(self, action):
        """Does something that adds a step, and returns when the page shows it."""
        before = self.page.eval_on_selector_all(".timeline .step", "all => all.length")
        action()
        self.wait_for("before => document.querySelectorAll('.timeline .step').length > before", before)
        self.settle()

    def tap(self, name, window=1):
        self.after(lambda: self.page.locator(f'[data-window="{window}"] .level:not([inert]) [data-step="tap {name}"]').first.click())

    def link(self, link):
        def type_and_open():
            self.page.fill("#link", link)
            self.page.press("#link", "Enter")
        self.after(type_and_open)

    def do(self, step):
        def type_and_do():
            self.page.fill("#any-step", step)
            self.page.click("#any button")
        self.after(type_and_do)

    def launch(self, options):
        def type_and_launch():
            self.page.fill("#launch-options", options)
            self.page.click("#launch button")
        self.after(type_and_launch)

    def travel(self, step):
        self.page.locator(f'[data-step-id="{step}"] .go').click()
        self.page.wait_for_selector(f'[data-step-id="{step}"] .go[aria-current=step]')
        self.settle()

    # What is on screen

    def text(self, window=1):
        return self.page.inner_text(f'[data-window="{window}"] .glass')

    def bar(self, window=1):
        return self.page.locator(f'[data-window="{window}"] .level:not([inert]) .bar h2').last.inner_text()

    def tree(self):
        return self.page.eval_on_selector_all("#tree .title", "all => all.map(one => one.textContent)")

    def notice(self):
        return self.page.text_content("#notice")

    def details(self):
        return self.page.inner_text("#details")

    def plan(self, selector):
        return self.page.eval_on_selector_all(f"{selector} li", "all => all.map(one => one.textContent)")

    def wait_for_text(self, selector, text):
        self.wait_for("([selector, text]) => document.querySelector(selector)?.textContent.includes(text)", [selector, text])


def wait_until(condition, what, seconds=10):
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, f"it did not happen in {seconds} s: {what}"
        time.sleep(0.02)
