import Portolan

/// Plays stories to an app, which each of them starts.
@MainActor
struct StoryPlayer<App: ToolApp> {
  /// Plays a story up to its end, or to the first line that does not hold.
  ///
  /// - Returns: That line; `nil` where the whole story holds.
  func play(_ story: Story) async -> StoryFailure? {
    var run: ToolRun<App>?
    var refusal: StepFault?
    for (index, line) in story.lines.enumerated() {
      do {
        switch (line.step, run) {
        case (.launch(let options), _):
          run = try await .started(with: .parse(options), folder: story.folder)
        case (.step(let step), let run?):
          refusal = await run.refusal(of: step)
          // The next line may say that this was to be so.
          let isExpected = story.lines.dropFirst(index + 1).first?.step.isRefusal ?? false
          if let refusal, !isExpected { throw refusal }
        case (.expect(let expectation), let run?): try run.check(expectation, refusal: refusal)
        // No story is read that does not begin with a launch.
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
