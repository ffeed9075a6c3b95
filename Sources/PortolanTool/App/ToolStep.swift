/// Something that happens to an app before a link arrives, and that is no gesture: a login, a loss of the network.
public struct ToolStep<App: ToolApp> {
  /// How the step is written on the command line.
  public let spelling: String
  let perform: @MainActor (App) async throws -> Void

  /// - Parameters:
  ///   - spelling: How the step is written on the command line, such as `log in`.
  ///   - perform: Does it.
  public init(_ spelling: String, _ perform: @escaping @MainActor (_ app: App) async throws -> Void) {
    self.spelling = spelling
    self.perform = perform
  }
}
