/// The warnings that UIKit would write to the log.
///
/// UIKit warns of what it refuses or finds inconsistent and carries on. Tests replace ``handler``, or use
/// ``collect(_:)``, to demand that nothing was refused.
@MainActor
public enum UIKitWarnings {
  /// Receives each warning; writes it to standard error unless replaced.
  public static var handler: @MainActor (String) -> Void = writeToStandardError

  /// Runs a closure and collects the warnings given meanwhile, which do not reach ``handler``.
  ///
  /// - Parameter body: What may cause warnings.
  /// - Returns: The warnings, in their order.
  /// - Throws: What the closure throws.
  public static func collect(_ body: () throws -> Void) rethrows -> [String] {
    let outer = handler
    var warnings: [String] = []
    handler = { warnings.append($0) }
    defer { handler = outer }
    try body()
    return warnings
  }

  static func warn(_ message: @autoclosure () -> String) {
    handler(message())
  }

  private static func writeToStandardError(_ warning: String) {
    FileHandle.standardError.write(Data("[UIKit] \(warning)\n".utf8))
  }
}
