/// An error with all faults in the definition of a table.
///
/// ```swift
/// do {
///   _ = try LinkTable<ShopScreen>("https://shop.example") {
///     Link("/bag", .bag)
///     Link("/bag", .home)
///   }
/// } catch {
///   for fault in error.faults { print(fault) }  // "/bag" reads no link: the first "/bag" reads them all
/// }
/// ```
public struct LinkTableError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A fault in the definition of a table.
  public struct Fault: Hashable, Sendable {
    /// The table, the origin or the pattern that has the fault.
    public let subject: String
    /// The cause, in one sentence without a full stop.
    public let reason: String
    /// The change to make, in one sentence without a full stop.
    public let fix: String
  }

  /// The faults, in the order of the table.
  public let faults: [Fault]

  /// The list of all faults, one on each line.
  public var description: String {
    let lines = faults.map { "- \($0.subject): \($0.reason). To fix: \($0.fix)." }
    return "The table of links has \(faults.count == 1 ? "a fault" : "\(faults.count) faults"):\n"
      + lines.joined(separator: "\n")
  }
}
