extension LinkTable {
  /// Checks a table that was created by a macro or with ``trusting(_:file:line:links:)``.
  ///
  /// A macro sees only its own enum, so conflicts between the features of an app are found here. One test is enough:
  ///
  /// ```swift
  /// @Test func links() throws { try AppScreen.links.validate() }
  /// ```
  ///
  /// - Throws: ``LinkTableError`` with all faults of the origins and the patterns.
  public func validate() throws(LinkTableError) {
    if let flaw { throw flaw.error }
  }

  /// Stops the program if the table has a fault, with a list of all faults.
  @inline(__always)
  package func requireValid() {
    if let flaw { flaw.stop() }
  }
}

/// The faults of a table that is trusted, and its location.
final class TableFlaw: Sendable {
  let error: LinkTableError
  private let file: StaticString
  private let line: UInt

  init(error: LinkTableError, file: StaticString, line: UInt) {
    self.error = error
    self.file = file
    self.line = line
  }

  func stop() -> Never {
    preconditionFailure("\(error)", file: file, line: line)
  }
}
