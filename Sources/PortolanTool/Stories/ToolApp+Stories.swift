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
}
