/// A step of an app that is neither a gesture nor a link, such as a login or the loss of the network.
public struct ToolStep<App: ToolApp> {
  /// The spelling of the step on the command line.
  public let spelling: String
  package let perform: @MainActor (App) async throws -> Void

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - spelling: The spelling of the step on the command line, such as `log in`.
  ///   - perform: The closure that performs the step.
  public init(_ spelling: String, _ perform: @escaping @MainActor (_ app: App) async throws -> Void) {
    self.spelling = spelling
    self.perform = perform
  }
}
