#if !canImport(UIKit)
  import Testing

  @testable import PortolanSimulator

  @Suite("The timeline and its stories")
  struct TimelineTests {
    /// Returns a timeline with a launch and steps.
    private func timeline(_ reports: StepReport...) -> Timeline {
      var timeline = Timeline()
      _ = timeline.add(StepReport(step: "launch", outcome: .done), lines: [], signature: "0", options: [])
      for report in reports { _ = timeline.add(report, lines: [], signature: report.step) }
      return timeline
    }

    @Test("Acting after going back begins a branch, and the other branch is kept")
    func branches() {
      var timeline = timeline(StepReport(step: "tap A", outcome: .done), StepReport(step: "tap B", outcome: .done))
      timeline.current = 1
      let branch = timeline.add(StepReport(step: "tap C", outcome: .done), lines: [], signature: "")
      #expect(branch.parent == 1)
      #expect(timeline.path(to: 2)?.map(\.step.report.step) == ["launch", "tap A", "tap B"])
      #expect(timeline.path(to: 3)?.map(\.step.report.step) == ["launch", "tap A", "tap C"])
    }

    @Test("A launch has no step before it, and an unknown step no path")
    func roots() {
      var timeline = timeline()
      let again = timeline.add(
        StepReport(step: "launch --x", outcome: .done), lines: [], signature: "", options: ["--x"])
      #expect(again.parent == nil)
      #expect(timeline.path(to: 9) == nil && timeline.path(to: -1) == nil)
    }

    @Test("A refused step is followed by the expectation of its refusal, and a step of the clock is a comment")
    func story() {
      let timeline = timeline(
        StepReport(step: "clock manual", outcome: .done),
        StepReport(step: "tap A", outcome: .refused, reason: "no such button\nis there"),
        StepReport(step: "expect text B", outcome: .done), StepReport(step: "expect text C", outcome: .refused))
      #expect(
        timeline.story(to: 4, title: "T")
          == ["# T", "launch", "# clock manual", "tap A", "expect failure no such button", "expect text B"])
    }

    @Test("A rule judges the steps of the app alone, without expectations and steps of the clock")
    func actions() {
      let timeline = timeline(
        StepReport(step: "clock manual", outcome: .done), StepReport(step: "tap A", outcome: .done),
        StepReport(step: "clock step", outcome: .done), StepReport(step: "expect text B", outcome: .done),
        StepReport(step: "back", outcome: .done))
      #expect(timeline.actions(to: 5) == ["tap A", "back"])
    }

    @Test("An expectation of the refusal that was recorded is not written twice")
    func expectedRefusal() {
      let timeline = timeline(
        StepReport(step: "tap A", outcome: .refused, reason: "why"),
        StepReport(step: "expect failure wh", outcome: .done))
      #expect(timeline.story(to: 2, title: "T") == ["# T", "launch", "tap A", "expect failure wh"])
    }

    @Test("A story skips comments, and knows the expected refusal")
    func steps() throws {
      let text = "# Title\n\nlaunch\n\ttap A\n# Why\nexpect failure no\nback\n"
      var run = try StoryRun(text, name: "a.story", folder: nil, own: [])
      #expect(run.nextLine?.number == 3 && !run.expectsRefusal)
      run.advance()
      #expect(run.nextLine?.text == "tap A" && run.expectsRefusal)
      run.advance()
      #expect(run.nextLine?.number == 6)
      run.fail("because")
      run.fail("later")
      #expect(run.nextLine == nil && run.loaded.failure == "because")
    }

    @Test("Malformed stories are refused with the line", arguments: ["tap A", "launch\nfly", "", "# only a comment"])
    func malformed(text: String) {
      #expect(throws: (any Error).self) { try StoryRun(text, name: "a.story", folder: nil, own: []) }
    }
  }
#endif
