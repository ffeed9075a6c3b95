extension ToolApp {
  /// Plays a story to the app.
  ///
  /// The story starts the app itself.
  ///
  /// ```swift
  /// @Test func settings() async throws {
  ///   try await ShopUnderTool.play(URL(filePath: "Stories/settings.story"))
  /// }
  /// ```
  ///
  /// - Parameter story: The file of the story. Files that it names are relative to it.
  /// - Throws: An error if the file cannot be read, with every malformed line, or with the first line that does not
  ///   hold. The last one includes the number of the line, the reason, and the hierarchy. The description is the text
  ///   that the command `play` prints.
  public static func play(_ story: URL) async throws {
    let story = try Story(contentsOf: story.path, for: Self.self)
    if let failure = await failure(of: story) { throw failure }
  }

  /// Starts the app, and plays a story up to its end, or up to the first line that does not hold.
  ///
  /// - Returns: The failure of that line, or `nil` if the whole story holds.
  @MainActor
  static func failure(of story: Story) async -> StoryFailure? {
    var run: ToolRun<Self>?
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
          if let reason = try await violation(ofRule: name, in: launches) { throw StepFault(reason) }
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

  /// Returns the reason why the last step of a story breaks a rule of the verification.
  ///
  /// - Parameters:
  ///   - rule: The name of the rule.
  ///   - launches: The launches of the story so far, with the steps after each.
  /// - Returns: The reason, or `nil` if the rule is kept.
  /// - Throws: ``StepFault`` if there is no such rule, or an error if the app cannot start or a payload cannot be read.
  @MainActor
  package static func violation(ofRule rule: String, in launches: [StoryLaunch]) async throws -> String? {
    guard let app = self as? any RuleCheckedApp.Type else {
      throw StepFault("the app has no verification, which knows the rules")
    }
    guard app.ruleNames.contains(rule) else {
      throw StepFault("there is no such rule", possible: app.ruleNames.map { "expect rule \($0)" })
    }
    return try await app.violation(of: rule, in: launches)
  }
}
