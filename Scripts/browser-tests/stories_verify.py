"""Stories about the page of `verify --html`, which needs no server."""

import functools
import os
import subprocess
import tempfile

from axe_playwright_python.sync_playwright import Axe

FLAWED = os.environ["FLAWED"]
PATIENCE = 20_000


@functools.cache
def document():
    """The page, which does not change."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "result.html")
        subprocess.run(
            [FLAWED, "verify", "--states", "120", "--depth", "3", "--launch=--fault secondLogin", "--html", path],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=120)
        with open(path) as file:
            return file.read()


class Result:
    """The page of a verification that has found a fault, in a browser."""

    def __init__(self, browser, width=1400, height=900, scheme="light"):
        self.context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme)
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        self.page.on("request", lambda request: self.errors.append(request.url) if request.url != "https://result.example/" else None)
        self.page.route("**", lambda route: route.fulfill(content_type="text/html", body=document()))
        self.page.goto("https://result.example/")
        self.page.wait_for_selector("#map .node")

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        self.context.close()
        if kind is None:
            assert self.errors == [], self.errors

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def found(self):
        """The screens that the search has not faded."""
        return self.page.eval_on_selector_all(
            ".node:not(.faded)", "all => all.map(one => one.querySelector('text').textContent)")

    def detail(self):
        return self.page.text_content("#detail h2") if self.page.query_selector("#detail h2") else ""

    def step(self):
        return self.page.text_content("#detail .bar .soft")

    def focus(self):
        return self.page.evaluate("document.activeElement.id || document.activeElement.getAttribute('class') || ''")

    def frame(self):
        return self.page.get_attribute("#view", "transform")

    def scale(self):
        return float(self.frame().split("scale(")[1].rstrip(")"))


def the_search_of_a_result_finds_screens_and_actions(browser):
    with Result(browser) as result:
        everything = result.found()
        result.press("/")
        assert result.focus() == "search"
        result.page.keyboard.type("logi")
        assert "login" in result.found() and len(result.found()) < len(everything), result.found()
        result.page.fill("#search", "flawed.example/settings")
        assert result.found() and set(result.found()) <= set(everything)
        result.page.fill("#search", "LOGIN")
        result.press("Enter")
        assert result.detail() == "login", "Enter selects what was found"
        result.page.fill("#search", "nothing has this name")
        assert result.found() == []
        result.press("Enter")
        assert result.detail() == "login"
        # While it types, no key moves or zooms the map.
        before = result.frame()
        result.press("+", "-", "0", "ArrowLeft")
        assert result.frame() == before
        result.press("Escape")
        assert result.found() == everything, "Escape ends the search"
        assert result.detail() == ""


def the_keyboard_reaches_everything_of_a_result(browser):
    with Result(browser) as result:
        places = []
        for _ in range(80):
            result.press("Tab")
            place = result.focus()
            if not place:
                break
            places.append(place)
            shown = result.page.evaluate(
                "(one => one.matches('.node') ? getComputedStyle(one.querySelector('rect')).fill !== getComputedStyle("
                "document.querySelector('.node:not(:focus) rect')).fill : getComputedStyle(one).outlineStyle !== 'none')"
                "(document.activeElement)")
            assert shown, f"{place} does not show that it has the focus"
        nodes = sum(place.startswith("node") for place in places)
        assert nodes == result.page.locator(".node").count(), places
        for place in ["search", "gesture", "in", "out", "fit", "map"]:
            assert place in places, places
        # A screen, with Enter.
        result.page.focus(".node >> nth=0")
        result.press("Enter")
        assert result.detail() == result.page.text_content(".node >> nth=0 >> text >> nth=0")
        # A violation, step by step.
        card = result.page.text_content(".violation button >> nth=0 >> p >> nth=0")
        result.page.focus(".violation button >> nth=0")
        result.press("Enter")
        assert card in result.detail(), result.detail()
        assert result.step().startswith("step 1 of"), result.step()
        assert result.focus() == "next"
        result.press("Enter")
        assert result.step().startswith("step 2 of"), result.step()
        count = int(result.step().split()[-1])
        assert result.focus() == ("next" if count > 2 else "back"), "a button keeps the focus"
        for _ in range(count):
            result.press("ArrowRight")
        assert result.step() == f"step {count} of {count}"
        assert "Hierarchy after" in result.page.text_content("#detail")
        assert result.focus() in ("back", "next"), f"the focus is at {result.focus()!r}"
        result.press("ArrowLeft")
        assert result.step() == f"step {count - 1} of {count}"
        result.press("Escape")
        assert result.detail() == ""


def the_map_of_a_result_zooms_and_moves(browser):
    with Result(browser) as result:
        fitted, scale = result.frame(), result.scale()
        result.press("+")
        assert abs(result.scale() - scale * 1.25) < 0.01
        result.press("-", "-")
        assert result.scale() < scale
        result.press("0")
        assert result.frame() == fitted
        result.page.click("#in")
        assert result.scale() > scale
        result.page.click("#out")
        result.page.click("#fit")
        assert result.frame() == fitted
        box = result.page.locator("#map").bounding_box()
        result.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 5)
        result.page.mouse.wheel(0, -200)
        assert result.scale() > scale
        before = result.frame()
        result.page.mouse.down()
        result.page.mouse.move(box["x"] + box["width"] / 2 + 60, box["y"] + 45)
        result.page.mouse.up()
        assert result.frame() != before
        result.page.click("#fit")
        result.page.focus("#map")
        result.press("ArrowRight")
        assert result.frame() != fitted
        # A screen that gets the focus outside of the map comes into it.
        for _ in range(12):
            result.page.click("#in")
        for index in (0, result.page.locator(".node").count() - 1):
            result.page.evaluate("index => document.querySelectorAll('.node')[index].focus()", index)
            node = result.page.locator(".node").nth(index).bounding_box()
            middle = (node["x"] + node["width"] / 2, node["y"] + node["height"] / 2)
            assert box["x"] <= middle[0] <= box["x"] + box["width"], f"{index} is at {middle}"
            assert box["y"] <= middle[1] <= box["y"] + box["height"], f"{index} is at {middle}"


def a_result_is_readable_in_light_and_dark(browser):
    backs = set()
    for width in (1400, 380):
        for scheme in ("light", "dark"):
            with Result(browser, width=width, scheme=scheme) as result:
                backs.add(result.page.evaluate("getComputedStyle(document.body).backgroundColor"))
                assert result.page.evaluate("document.documentElement.scrollWidth") <= width
                for place in ("list", "screen", "violation"):
                    if place == "screen":
                        result.page.focus(".node >> nth=0")
                        result.press("Enter")
                    if place == "violation":
                        result.page.focus(".violation button >> nth=0")
                        result.press("Enter")
                    report = Axe().run(result.page)
                    assert report.violations_count == 0, f"{width} {scheme} {place}: {report.generate_report()}"
    assert len(backs) == 2, backs
