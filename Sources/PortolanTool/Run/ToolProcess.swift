/// The process of a command line.
@MainActor
package enum ToolProcess {
  /// The command line of this process, or `nil` if it only runs commands, as a test does.
  package static var arguments: [String]?
  /// The content of standard input, once it was read.
  static var standardInput: Data?
}
