/// The warnings that UIKit would write to the log.
///
/// If UIKit refuses a call or finds an inconsistency, it often warns and carries on. A test replaces ``handler``, or
/// uses ``collect(_:)``, to verify that UIKit would refuse nothing.
@MainActor
public enum UIKitWarnings {
  /// The closure that receives each warning.
  ///
  /// By default it writes the warning to standard error.
  public static var handler: @MainActor (String) -> Void = writeToStandardError

  /// Runs a closure and collects the warnings given meanwhile, instead of handing them to ``handler``.
  ///
  /// - Parameter body: A closure that may cause warnings.
  /// - Returns: The warnings in their order.
  /// - Throws: Any error that the closure throws.
  public static func collect(_ body: () throws -> Void) rethrows -> [String] {
    let outer = handler
    var warnings: [String] = []
    handler = { warnings.append($0) }
    defer { handler = outer }
    try body()
    return warnings
  }

  static func warn(_ message: @autoclosure () -> String) { handler(message()) }

  private static func writeToStandardError(_ warning: String) {
    FileHandle.standardError.write(Data("[UIKit] \(warning)\n".utf8))
  }
}
