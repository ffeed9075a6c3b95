/// A journal of what is under way that outlives the end of the process.
///
/// `LaunchJournal` of the product PortolanRecording keeps it in a file.
@MainActor
public protocol LinkJournal: AnyObject {
  /// Records that a link or a restoration begins.
  ///
  /// - Parameter name: The text of the link or of the state.
  /// - Returns: `false` if the last launch ended while the same one was under way, and it must be set aside this once.
  func begin(_ name: String) -> Bool

  /// Records that a link or a restoration has ended.
  ///
  /// - Parameter name: The text of the link or of the state.
  func end(_ name: String)
}
