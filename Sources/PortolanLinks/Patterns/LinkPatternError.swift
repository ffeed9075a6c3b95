/// An error that describes a fault in the text of a pattern.
public struct LinkPatternError: Error, Hashable, Sendable {
  enum Fault: Hashable, Sendable {
    case tooLong, controlCharacter, noSlash, tooManyComponents, emptyComponent, dotComponent, notLast, emptyQuery
    case itemWithoutName
    case itemTwice(String)
    case strayBrace, escapeInLiteral, unclosed, mixed
    case badName(String)
    case kindNotHere(LinkPlaceholder.Kind, String)
    case nameTwice(String)
  }

  let fault: Fault
  /// The pattern as it was written.
  public let pattern: String
  /// The offset of the fault in the pattern, in bytes of UTF-8.
  public let offset: Int

  init(_ fault: Fault, pattern: String, offset: Int) {
    self.fault = fault
    self.pattern = pattern
    self.offset = offset
  }

  /// The cause, in one sentence without a full stop.
  public var reason: String { explanation.reason }
  /// The change to make, in one sentence without a full stop.
  public var fix: String { explanation.fix }

  private var explanation: (reason: String, fix: String) {
    switch fault {
    case .tooLong: ("the pattern is longer than \(LinkLimits.length) bytes", "shorten it")
    case .controlCharacter: ("no link may contain a control character", "remove it")
    case .noSlash: ("a pattern must begin with a slash", "write \"/\" before it")
    case .tooManyComponents:
      (
        "the path has more than \(LinkLimits.patternComponents) components",
        "end it with a placeholder for the rest, such as {path...}"
      )
    case .emptyComponent: ("a component of the path is empty", "remove one of the two slashes")
    case .dotComponent: ("systems remove \".\" and \"..\" from links", "use another word")
    case .notLast: ("an optional or rest placeholder must be the last of the path", "move it to the end")
    case .emptyQuery: ("there is nothing after the question mark", "remove it, or add an item such as q={query}")
    case .itemWithoutName: ("an item of the query is written name={placeholder}", "put the name before \"=\"")
    case .itemTwice(let name):
      ("the item \"\(name)\" occurs twice", "remove one, or read all its values with \(name)={\(name)*}")
    case .strayBrace: ("a closing brace has no opening brace", "write \"{\" before the name")
    case .escapeInLiteral:
      ("literal text is written without percent-encoding, or it would be encoded twice", "write the character itself")
    case .unclosed: ("a placeholder is not closed", "write \"}\" after its name")
    case .mixed:
      (
        "a placeholder takes a whole component or value and cannot stand beside other text",
        "put a slash between them, or read the whole as one value"
      )
    case .badName(let name) where name.utf8.contains(where: { $0 >= 0x80 }):
      (
        "\"\(name)\" is not a name for a placeholder, as names are written in ASCII",
        "write the label of the value, and the placeholder, in letters from a to z"
      )
    case .badName(let name):
      (
        "\"\(name)\" is not a name for a placeholder",
        "use letters, digits and underscores, or the position of a value without a label"
      )
    case .kindNotHere(let kind, let name): kindNotHere(kind, name)
    case .nameTwice(let name): ("{\(name)} occurs twice", "name each value once")
    }
  }

  private func kindNotHere(_ kind: LinkPlaceholder.Kind, _ name: String) -> (reason: String, fix: String) {
    switch kind {
    case .repeated:
      ("only an item of the query can be repeated", "write {\(name)}, or {\(name)...} for many components")
    case .rest: ("only the path has a rest", "write {\(name)*} for a repeated item, or {\(name)}")
    case .one, .optional: ("{\(name)} is not allowed here", "write {\(name)}")
    }
  }
}

extension LinkPatternError: CustomStringConvertible {
  /// The complete diagnosis, on one line.
  public var description: String { "Pattern \"\(pattern)\", byte \(offset): \(reason). To fix: \(fix)." }
}
