"""Plays the stories of this folder in the pages of `store serve` and `flawed verify --html`, in a real Chromium."""

import argparse
import inspect
import os
import shutil
import sys
import time
import traceback

from PIL import Image
from playwright.sync_api import sync_playwright

import stories_access
import stories_app
import stories_gestures
import stories_past
import stories_server
import stories_sketch
import stories_verify
from served import Page, Served

PICTURES = "docs/serve"
CATALOGUE = "Sources/PortolanSimulator/PortolanSimulator.docc/Resources"


def stories():
    for module in (stories_app, stories_gestures, stories_past, stories_server, stories_access, stories_sketch, stories_verify):
        for name, story in inspect.getmembers(module, inspect.isfunction):
            parameters = list(inspect.signature(story).parameters)
            if story.__module__ == module.__name__ and parameters and parameters[0] in ("page", "browser") and "place" not in parameters:
                if not {"text", "messages"} & set(parameters):
                    yield name, story, parameters


def play(story, parameters, browser, served):
    page = Page(browser, served) if "page" in parameters else None
    try:
        values = {"page": page, "browser": browser, "served": served}
        story(**{name: values[name] for name in parameters})
        if page:
            assert page.errors == [], page.errors
    finally:
        if page:
            page.close()


def take_pictures(browser, served):
    os.makedirs(PICTURES, exist_ok=True)
    for scheme in ("light", "dark"):
        page = Page(browser, served, width=1440, height=900, scheme=scheme, reduced_motion="reduce")
        page.after(lambda: page.page.click(".width"))
        page.link("/products/42")
        page.tap("Add to bag")
        page.link("/bag")
        page.page.mouse.move(700, 880)
        page.page.evaluate("document.activeElement.blur()")
        page.page.screenshot(path=f"{PICTURES}/page-{scheme}.png")
        page.page.fill("#link", "/settings")
        page.wait_for_text("#preview", "LoginGuard")
        page.page.screenshot(path=f"{PICTURES}/plan-{scheme}.png")
        page.close()
        page = Page(browser, served, width=360, height=740, scheme=scheme, reduced_motion="reduce")
        page.link("/text-input")
        page.page.screenshot(path=f"{PICTURES}/narrow-{scheme}.png")
        page.close()
    for name in os.listdir(PICTURES):
        # 256 colours are enough, and a quarter of the size.
        path = os.path.join(PICTURES, name)
        Image.open(path).convert("RGB").quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)
    os.makedirs(CATALOGUE, exist_ok=True)
    shutil.copy(f"{PICTURES}/plan-light.png", f"{CATALOGUE}/serve-plan.png")
    shutil.copy(f"{PICTURES}/plan-dark.png", f"{CATALOGUE}/serve-plan~dark.png")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="play the stories whose names contain the word")
    parser.add_argument("--screenshots", action="store_true", help=f"renew the pictures in {PICTURES}")
    arguments = parser.parse_args()
    chromium = shutil.which("chromium")
    failed, count = [], 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--headless=new", "--no-sandbox"])
        served = Served()
        try:
            for name, story, parameters in stories():
                if arguments.only not in name:
                    continue
                count += 1
                start = time.monotonic()
                try:
                    play(story, parameters, browser, served)
                    print(f"ok      {name} ({time.monotonic() - start:.1f} s)", flush=True)
                except Exception:
                    failed.append(name)
                    print(f"FAILED  {name}\n{traceback.format_exc()}", flush=True)
            if arguments.screenshots:
                take_pictures(browser, served)
        finally:
            served.end()
            browser.close()
    print(f"{count - len(failed)} of {count} stories hold." + (f" Failed: {', '.join(failed)}" if failed else ""))
    return 1 if failed or not count else 0


if __name__ == "__main__":
    sys.exit(main())
