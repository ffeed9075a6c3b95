public import Foundation

extension ToolApp {
  /// Plays a story to the app, which the story starts, up to its end.
  ///
  /// ```swift
  /// @Test func settings() async throws {
  ///   try await ShopUnderTool.play(URL(filePath: "Stories/settings.story"))
  /// }
  /// ```
  ///
  /// - Parameter story: The file. What the story names is looked for beside it.
  /// - Throws: Why the file cannot be read, every malformed line of it, or the first line that does not hold: with its
  ///   number, why, and the hierarchy as it is then. The description is what the command `play` prints.
  public static func play(_ story: URL) async throws {
    let story = try Story(contentsOf: story.path, for: Self.self)
    if let failure = await StoryPlayer<Self>().play(story) { throw failure }
  }
}
