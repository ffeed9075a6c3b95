import Testing

/// An error for an expectation of a window that does not hold, with the app as it was at that moment.
///
/// Swift Testing reports it as an issue at the line of the expectation, with attachments, and the test goes on. Any other library
/// receives it as a thrown error:
///
/// ```swift
/// do {
///   try TestWindow<ShopScreen>(app.window, router: app.router).expectShowing(.product(id: 42))
/// } catch let failure as FailedExpectation {
///   print(failure)  // the reason, the hierarchy, the plan to the product, and the events of the router
/// }
/// ```
public struct FailedExpectation: Error, CustomStringConvertible {
  /// The error that names the fault, for example a ``TextMismatch``.
  public let reason: any Error
  /// The hierarchy as a tree.
  public let hierarchy: String
  /// The plan to the expected screen, the reason why there is none, or `nil` if no screen or no router is known.
  public let plan: String?
  /// The events of the router since the test window was created, each on a line, or `nil` if no router is known.
  public let events: [String]?

  /// The number of events in the description, while the attachment has all.
  private static let shownEvents = 20

  /// The reason, the hierarchy, the plan and the latest events.
  public var description: String {
    var lines = ["\(reason)", "Hierarchy:", hierarchy]
    if let plan { lines.append(plan) }
    if let events {
      lines.append(events.isEmpty ? "Events: none" : "Events:")
      if events.count > Self.shownEvents {
        lines.append("(\(events.count - Self.shownEvents) earlier ones are left out)")
      }
      lines += events.suffix(Self.shownEvents)
    }
    return lines.joined(separator: "\n")
  }

  /// The names and the texts of the attachments.
  package var attachments: [(name: String, text: String)] {
    [("hierarchy.txt", hierarchy), ("plan.txt", plan), ("events.txt", events?.joined(separator: "\n"))].compactMap {
      name, text in text.map { (name, "\($0)\n") }
    }
  }

  /// Attaches the hierarchy, the plan and the events to the current test.
  func attach(at location: SourceLocation) {
    for (name, text) in attachments { Attachment.record(text, named: name, sourceLocation: location) }
  }
}

/// Reports an error of an expectation: to Swift Testing as an issue, and to any other library by throwing it.
func report(_ failure: any Error, at location: SourceLocation) throws {
  guard Test.current != nil else { throw failure }
  (failure as? FailedExpectation)?.attach(at: location)
  Issue.record(failure, sourceLocation: location)
}
