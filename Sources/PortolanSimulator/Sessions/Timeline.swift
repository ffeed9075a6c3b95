#if !canImport(UIKit)
  /// The steps of a session since its first launch, as a tree: to act after going back begins a branch.
  struct Timeline {
    /// A step with what only the server needs.
    struct Entry {
      var step: TimelineStep
      var signature: String
      /// The options of a launch, or `nil` for other steps.
      var options: [String]?
      /// The folder for files of a launch by a story, or `nil`.
      var folder: String?
    }

    private(set) var entries: [Entry] = []
    /// The number of the step that led to the present state, or `nil` before the first launch.
    var current: Int?

    /// The steps for the page.
    var steps: [TimelineStep] { entries.map(\.step) }

    /// Adds a step after the current one, and makes it the current one.
    ///
    /// - Returns: The step.
    mutating func add(
      _ report: StepReport, lines: [[String]], signature: String, options: [String]? = nil, folder: String? = nil
    ) -> TimelineStep {
      let step = TimelineStep(
        id: entries.count, parent: options == nil ? current : nil, report: report, lines: lines)
      entries.append(Entry(step: step, signature: signature, options: options, folder: folder))
      current = step.id
      return step
    }

    /// Returns the entries from the launch to a step, or `nil` if there is no such step.
    func path(to id: Int) -> [Entry]? {
      guard entries.indices.contains(id) else { return nil }
      var path: [Entry] = []
      var next: Int? = id
      while let id = next {
        path.append(entries[id])
        next = entries[id].step.parent
      }
      return path.reversed()
    }

    /// Returns the lines of a story that leads to a step.
    ///
    /// Steps of the clock are not steps of stories, so they become comments.
    func story(to id: Int, title: String) -> [String] {
      var lines = ["# \(title)"]
      let path = path(to: id) ?? []
      for (index, entry) in path.enumerated() {
        let report = entry.step.report
        let isExpectation = report.step.hasPrefix("expect ")
        // An expectation that did not hold says nothing about the app.
        if isExpectation, report.outcome == .refused { continue }
        lines.append(report.step.hasPrefix("clock ") ? "# \(report.step)" : report.step)
        let next = index + 1 < path.count ? path[index + 1].step.report : nil
        let isExpected = next?.step.hasPrefix("expect failure ") == true && next?.outcome == .done
        if !isExpectation, report.outcome == .refused, !isExpected, let reason = report.reason {
          let words = reason.split(whereSeparator: \.isNewline).first.map(String.init) ?? reason
          lines.append("expect failure \(words)")
        }
      }
      return lines
    }
  }
#endif
