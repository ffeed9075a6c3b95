"""Stories about the page for the keyboard, a screen reader and a small display."""

from axe_playwright_python.sync_playwright import Axe
from served import Page


def check_axe(page, place):
    result = Axe().run(page.page)
    assert result.violations_count == 0, f"{place}: {result.generate_report()}"


def nothing_hinders_a_screen_reader(page, browser):
    for width, scheme in [(1500, "light"), (1500, "dark"), (360, "light"), (360, "dark")]:
        other = Page(browser, page.served, width=width, scheme=scheme, reduced_motion="reduce")
        try:
            check_axe(other, f"{width} {scheme} home")
            other.page.fill("#link", "/settings")
            other.wait_for_text("#preview", "LoginGuard")
            check_axe(other, f"{width} {scheme} link bar")
            other.page.press("#link", "Enter")
            other.page.wait_for_timeout(300)
            for panel in ["tree", "time", "story", "screen"] if width == 360 else []:
                other.page.click(f'[data-show="{panel}"]')
                check_axe(other, f"{width} {scheme} {panel}")
            other.page.click('[data-own="fault the app traps"]')
            other.page.wait_for_selector("#trap[open]")
            check_axe(other, f"{width} {scheme} trap")
        finally:
            other.close()


def the_keyboard_reaches_everything_in_order(page):
    page.page.keyboard.press("Tab")
    places = []
    for _ in range(60):
        places.append(page.page.evaluate(
            "document.activeElement.id || document.activeElement.dataset.step || document.activeElement.closest('.panel')?.id || ''"))
        outline = page.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert outline != "none" or places[-1] == "", places[-1]
        page.page.keyboard.press("Tab")
    order = [places.index(place) for place in ["link", "new-window", "tap Account", "manual", "tree", "timeline", "save"]]
    assert order == sorted(order), places
    page.page.focus('[data-step="tap Account"]')
    page.after(lambda: page.page.keyboard.press("Enter"))
    assert page.bar() == "Account"
    assert page.page.evaluate("document.activeElement.dataset.step") == "tap Account"


def a_narrow_page_has_its_parts_behind_buttons(browser, served):
    page = Page(browser, served, width=360, height=740)
    try:
        assert page.page.evaluate("document.documentElement.scrollWidth") <= 360
        for panel, part in [("tree", "#tree-panel"), ("time", "#time-panel"), ("story", "#story-panel"), ("screen", "#screen")]:
            page.page.click(f'[data-show="{panel}"]')
            assert page.page.is_visible(part)
            assert page.page.evaluate("document.documentElement.scrollWidth") <= 360, panel
    finally:
        page.close()
