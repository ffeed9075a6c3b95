/// Everything that is wrong with the definition of a table, all at once.
public struct LinkTableError: Error, Hashable, Sendable {
  /// One thing that is wrong.
  public struct Fault: Hashable, Sendable {
    /// What it is about: the table, an origin, or a pattern.
    public let subject: String
    /// Why, in one sentence without a full stop.
    public let reason: String
    /// What to change, in one sentence without a full stop.
    public let fix: String

    init(_ subject: String, _ reason: String, _ fix: String) {
      self.subject = subject
      self.reason = reason
      self.fix = fix
    }
  }

  /// What is wrong, in the order of the table.
  public let faults: [Fault]
}

extension LinkTableError: CustomStringConvertible {
  /// The whole list, a fault a line.
  public var description: String {
    let lines = faults.map { "- \($0.subject): \($0.reason). To fix: \($0.fix)." }
    return "The table of links has \(faults.count == 1 ? "a fault" : "\(faults.count) faults"):\n"
      + lines.joined(separator: "\n")
  }
}
