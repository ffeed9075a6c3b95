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
    if let failure = await StoryPlayer<Self>().play(story) { throw failure }
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
