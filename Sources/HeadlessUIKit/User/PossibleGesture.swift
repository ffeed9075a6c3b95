/// A gesture that is possible now, in its written form and as a line of a story.
@MainActor
package struct PossibleGesture {
  /// The kinds of text that a gesture leaves open.
  package enum Blank: String {
    /// Any text, such as the text of a field.
    case text = "TEXT"
    /// A date that the limits of a date picker allow.
    case date = "DATE"
  }

  /// The written form, such as `tap row "Milk"`.
  package let text: String
  /// The text that the gesture leaves open, or `nil` if it is complete.
  package let blank: Blank?

  /// The texts for the blank if no others are given that it accepts.
  private let examples: [String]
  private let beginning: String
  private let end: String
  private let accepts: (String) -> Bool
  private let body: (String) throws -> Void

  /// Creates a complete gesture.
  init(_ text: String, step: String, perform: @escaping () throws -> Void) {
    self.init(text, step, "", blank: nil, accepts: { $0.isEmpty }, perform: { _ in try perform() })
  }

  /// Creates a gesture with a blank between two texts.
  init(
    _ text: String, _ beginning: String, _ end: String, blank: Blank?, examples: [String] = [],
    accepts: @escaping (String) -> Bool = { _ in true }, perform: @escaping (String) throws -> Void
  ) {
    self.text = text
    self.beginning = beginning
    self.end = end
    self.blank = blank
    self.examples = examples
    self.accepts = accepts
    body = perform
  }

  /// The line of a story, with the blank as a word in capitals.
  package var step: String { beginning + (blank?.rawValue ?? "") + end }

  /// Returns the lines of a story, one for each text that the blank accepts, or one for a complete gesture.
  ///
  /// If a date picker accepts none of the texts, one date is picked all the same.
  package func steps(with texts: [String]) -> [String] {
    guard blank != nil else { return [step] }
    let accepted = texts.filter(accepts)
    return (accepted.isEmpty ? examples.filter(accepts) : accepted).map { beginning + $0 + end }
  }

  /// Returns the text in the blank of a line, or `nil` if the line is not of this gesture.
  func filling(of line: String) -> String? {
    // A story has no spaces at the ends of lines.
    if blank == .text, end.isEmpty, line + " " == beginning { return "" }
    guard line.count >= beginning.count + end.count, line.hasPrefix(beginning), line.hasSuffix(end) else { return nil }
    let text = String(line.dropFirst(beginning.count).dropLast(end.count))
    return accepts(text) ? text : nil
  }

  /// Makes the gesture.
  func perform(_ filling: String) throws { try body(filling) }
}
