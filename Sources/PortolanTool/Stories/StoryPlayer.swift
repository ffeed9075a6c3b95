/// A player of stories that starts the app for each.
@MainActor
struct StoryPlayer<App: ToolApp> {
  /// Plays a story up to its end, or up to the first line that does not hold.
  ///
  /// - Returns: The failure of that line, or `nil` if the whole story holds.
  func play(_ story: Story) async -> StoryFailure? {
    var run: ToolRun<App>?
    var refusal: StepFault?
    var launches: [StoryLaunch] = []
    for (index, line) in story.lines.enumerated() {
      do {
        switch (line.step, run) {
        case (.launch(let options), _):
          var launch = StoryLaunch(options: options)
          // A story has its payloads in files.
          (launch.folder, launch.payloads) = (story.folder, [:])
          launches.append(launch)
          run = try await .started(with: .parse(options), folder: story.folder)
        case (.step(let step), let run?):
          launches[launches.count - 1].steps.append(line.text)
          refusal = await run.refusal(of: step)
          // The next line may expect this refusal, or judge it by a rule.
          let next = story.lines.dropFirst(index + 1).first?.step
          let isExpected = next?.isRefusal ?? false || next?.isRule ?? false
          if let refusal, !isExpected { throw refusal }
        case (.expect(.rule(let name)), _):
          if let reason = try await App.violation(ofRule: name, in: launches) { throw StepFault(reason) }
        case (.expect(let expectation), let run?): try run.session.check(expectation, refusal: refusal)
        // Every parsed story begins with a launch.
        case (_, nil): break
        }
      } catch {
        return StoryFailure(
          file: story.file, number: line.number, line: line.text, error: error,
          hierarchy: run.map { HierarchySnapshot(of: $0.app.window) })
      }
    }
    return nil
  }
}
