import SwiftSyntax

/// A fault that can be put into a source file behind a switch.
struct Mutation: Codable {
  /// The kinds of faults.
  enum Operator: String, Codable {
    /// A call or an assignment is left out.
    case delete
    /// A condition of an `if`, a `guard` or a `while` is negated.
    case negate
    /// A comparison includes its bound or no longer does, or `&&` is `||`.
    case swap
    /// A function that returns an optional value returns `nil`.
    case returnNil
  }

  /// The number of the fault, from 1, by which a run of the tests switches it on.
  var id = 0
  let `operator`: Operator
  /// The path of the file, from the root of the package.
  let file: String
  /// The line in the file, from 1.
  let line: Int
  /// The offset of the replaced source in the file, in bytes of UTF-8.
  let start: Int
  /// The offset of its end.
  let end: Int
  /// The source with the fault behind the switch, with `#` in place of the number.
  ///
  /// It has as many lines as the original.
  let replacement: String
  /// The original source, in one line.
  let original: String
}

extension Mutation {
  /// The fault in one line, as reports print it.
  var summary: String { "\(file):\(line): \(`operator`.rawValue): \(original)" }

  /// Returns a Boolean value that indicates whether the fault changes source that another one changes, too.
  func overlaps(_ other: Mutation) -> Bool { file == other.file && start < other.end && other.start < end }
}
