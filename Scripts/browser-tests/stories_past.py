"""Stories about the timeline, stories, windows, faults and the clock."""

import glob
import os
import subprocess
import tempfile

from served import STORE, Page, Served

SCENARIOS = "Examples/Store/Scenarios"


def the_past_is_travelled_to(page):
    page.link("/products/42")
    page.tap("Account")
    page.link("/text-input")
    page.travel(1)
    assert "no. 42" in page.text() and page.notice() == ""
    page.travel(3)
    assert page.bar() == "Note" and page.notice() == ""
    assert page.steps() == ["launch", "link https://store.example/products/42", "tap Account", "link https://store.example/text-input"]


def a_recording_is_walked_through(browser):
    with tempfile.TemporaryDirectory() as folder:
        file = f"{folder}/session.portolan"
        subprocess.run([STORE, "open", "store://products/7", "--record", file], check=True, capture_output=True)
        with open(file, encoding="utf-8") as recording:
            text = recording.read()
        for device, differing in [(text, []), (text.replace('"selected":0', '"selected":1'), ["selected 1"])]:
            with open(file, "w", encoding="utf-8") as recording:
                recording.write(device)
            served = Served("--recording", file)
            try:
                page = Page(browser, served)
                page.page.click("#story-step")
                page.wait_for_text(".lines .past", "launch")
                page.page.click("#story-run")
                page.wait_for_text("#device", "product(id:)")
                rows = page.page.locator("#device .differs td:first-child").all_inner_texts()
                assert len(rows) == len(differing) and all(map(str.__contains__, rows, differing)), rows
                assert page.errors == [], page.errors
                page.close()
            finally:
                served.end()


def a_branch_begins_and_the_other_is_kept(page):
    page.link("/products/42")
    page.link("/products/7")
    page.travel(1)
    page.tap("Account")
    assert page.page.locator(".step.off .what").all_inner_texts() == ["link https://store.example/products/7"]
    assert page.page.evaluate("document.querySelector('[data-step-id=\"3\"]').style.getPropertyValue('--lane')") == "1"
    page.travel(2)
    assert "no. 7" in page.text()
    page.travel(3)
    assert page.bar() == "Account"


def two_steps_are_compared(page):
    page.link("/products/42")
    page.page.click('[data-step-id="0"] .compare')
    page.page.click('[data-step-id="1"] .compare')
    assert "ProductViewController(id: 42)" in " ".join(page.page.locator(".diff .plus").all_inner_texts())


def the_events_of_a_step_are_shown(page):
    page.link("/products/42")
    kinds = page.page.eval_on_selector_all(".events b", "all => all.map(one => one.textContent)")
    for kind in ["searched", "passed", "resolved", "built", "integrated", "reached"]:
        assert kind in kinds, kinds


def a_recorded_story_is_played_by_play(page):
    page.link("/products/42")
    page.tap("Add to bag")
    page.page.click("#expectations button >> nth=0")
    page.wait_for_text(".go[aria-current=step] .what", "expect top")
    page.link("/text-input")
    field = page.page.locator(".glass input")
    page.after(lambda: (field.fill("Genoa"), field.blur()))
    page.after(lambda: page.page.click(".glass .handle"))
    with page.page.expect_download() as download:
        page.page.click("#save")
    path = os.path.join(tempfile.mkdtemp(), "recorded.story")
    download.value.save_as(path)
    text = open(path).read()
    assert "expect top product(id: 42)" in text and "expect failure " in text, text
    played = subprocess.run([STORE, "play", path], capture_output=True, text=True)
    assert played.returncode == 0, played.stdout + played.stderr


def an_expectation_that_does_not_hold_says_why(page):
    page.do("expect text Nothing of the kind")
    assert "the screen shows only this text" in page.notice()


def load(page, text, name="loaded.story"):
    page.page.set_input_files("#story-file", {"name": name, "mimeType": "text/plain", "buffer": text.encode()})
    page.page.wait_for_selector("#loaded:not([hidden])")


def a_story_is_stepped_through(page):
    load(page, "launch\n# A comment\nlink https://store.example/products/42\nexpect text no. 42\n")
    page.after(lambda: page.page.click("#story-step"))
    # The line is marked when the answer to the step has come, which may be after the step is in the timeline.
    page.wait_for_text(".lines .next", "link https://store.example/products/42")
    page.after(lambda: page.page.click("#story-step"))
    page.wait_for_text(".lines .next", "expect text no. 42")
    assert "no. 42" in page.text()
    page.after(lambda: page.page.click("#story-run"))
    page.wait_for_text("#loaded", "The whole story holds.")
    page.page.click("#story-close")
    page.page.wait_for_selector("#loaded", state="hidden")


def a_failing_line_stops_the_story(page):
    load(page, "launch\nlink https://store.example/products/42\nexpect text no. 43\ntap Account\n")
    page.page.click("#story-run")
    page.page.wait_for_selector("#loaded .refused")
    assert "the screen shows only this text" in page.page.inner_text("#loaded .refused")
    assert page.page.inner_text(".lines .failed") == "expect text no. 43"
    assert page.page.is_disabled("#story-step")


def a_rule_of_the_verification_is_checked(page):
    load(page, "launch --wait-for-login\nlink https://store.example/products/42\nexpect rule link\nexpect rule no-such-rule\n")
    page.page.click("#story-run")
    page.page.wait_for_selector("#loaded .refused")
    assert page.page.inner_text(".lines .failed") == "expect rule no-such-rule"
    assert "no such rule" in page.page.inner_text("#loaded .refused")


def a_launch_that_fails_leaves_the_app_as_it_is(page):
    page.link("/products/42")
    page.page.fill("#launch-options", "--no-such-option")
    page.page.click("#launch button")
    page.wait_for_text("#notice", "The app cannot start")
    assert "no. 42" in page.text()
    page.launch("--first-time")
    assert page.page.locator(".glass [data-step]").count() > 0 and page.current() == "launch --first-time"


def a_malformed_story_is_refused(page):
    page.page.set_input_files("#story-file", {"name": "bad.story", "mimeType": "text/plain", "buffer": b"launch\nfly away\n"})
    page.wait_for_text("#notice", "bad.story:2")


def every_story_of_the_store_holds_in_the_page(page):
    for path in sorted(glob.glob(f"{SCENARIOS}/*.story")):
        text = open(path).read()
        for payload in glob.glob(f"{SCENARIOS}/payloads/*"):
            if os.path.basename(payload) in text:
                break
        else:
            load(page, text, os.path.basename(path))
            page.wait_for_text("#loaded h3", os.path.basename(path))
            page.page.click("#story-run")
            page.wait_for(
                "() => document.querySelector('#loaded .refused') || document.querySelector('#loaded').innerText.includes('whole story holds')")
            refused = page.page.locator("#loaded .refused")
            assert refused.count() == 0, f"{path}: {refused.inner_text()}"


def a_story_of_the_command_line_is_opened(browser):
    served = Served("--story", f"{SCENARIOS}/notifications.story")
    page = Page(browser, served)
    try:
        page.wait_for_text("#loaded h3", "notifications.story")
        page.page.click("#story-run")
        page.wait_for_text("#loaded", "The whole story holds.")
    finally:
        page.close()
        served.end()


def two_windows_are_side_by_side(page):
    page.after(lambda: page.page.click("#new-window"))
    left, right = (page.page.locator(f'[data-window="{number}"]').bounding_box() for number in (1, 2))
    assert left["y"] == right["y"] and left["x"] < right["x"], (left, right)
    assert page.page.locator(".phone").count() == 2 and page.current() == "window 2"
    page.tap("Account", window=2)
    assert page.bar(2) == "Account" and page.bar(1) == "Home"
    page.page.click('[data-window="1"] [data-step="tap Catalogue"]')
    page.wait_for_text(".go[aria-current=step] .what", "tap Catalogue")
    assert page.steps()[-2:] == ["window 1", "tap Catalogue"]
    assert page.bar(1) == "Catalogue" and page.bar(2) == "Account"


def a_fault_of_a_factory_changes_nothing(page):
    page.after(lambda: page.page.click('[data-own="fault the next factory throws"]'))
    tree = page.tree()
    page.link("/products/42")
    assert "failed, as the fault requested" in page.notice() and page.tree() == tree
    page.link("/products/42")
    assert "no. 42" in page.text()


def a_fault_of_a_guard_denies(page):
    page.after(lambda: page.page.click('[data-own="fault the next guard denies"]'))
    page.link("/products/42")
    assert "denied it, as the fault requested" in page.notice() and page.bar() == "Home"


def the_clock_is_stepped_by_hand(page):
    page.after(lambda: page.page.click("#manual"))
    assert page.page.get_attribute("#manual", "aria-checked") == "true"
    page.link("/products/42")
    assert "step of the clock" in page.notice()
    page.after(lambda: page.page.click("#tick"))
    while page.page.is_enabled("#tick"):
        page.after(lambda: page.page.click("#tick"))
    assert "no. 42" in page.text()
    page.after(lambda: page.page.click("#manual"))
    page.travel(0)
    page.travel(3)
    assert page.notice() == ""


def a_late_answer_is_waited_for(page):
    page.after(lambda: page.page.click("#manual"))
    page.after(lambda: page.page.click('[data-own="fault the next answer is late"]'))
    page.link("/account")
    assert page.bar() == "Home" and "A link waits for you." in page.page.text_content("#status")
    page.after(lambda: page.page.click("#tick"))
    page.after(lambda: page.page.click("#manual"))
    assert page.bar() == "Account"


def a_payload_is_dropped_on_the_page(page):
    page.page.set_input_files("#payload-file", {"name": "offer.json", "mimeType": "application/json", "buffer": b'{"product": 42}'})
    page.page.wait_for_selector("#payloads button")
    page.after(lambda: page.page.click("#payloads button"))
    assert page.current() == "notify offer.json" and "no. 42" in page.text()
    page.page.evaluate("""() => {
      const files = new DataTransfer();
      files.items.add(new File(['{"product": 7}'], 'other.json'));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true }));
    }""")
    page.wait_for_text("#payloads", "other.json")
    page.page.set_input_files("#payload-file", {"name": "big.json", "mimeType": "application/json", "buffer": b" " * 70_000})
    page.wait_for_text("#notice", "too much for a payload")
