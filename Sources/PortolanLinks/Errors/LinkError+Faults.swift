extension LinkError {
  /// Each fault with what its words need, and no words.
  enum Fault: Sendable {
    case tooLong(Int)
    case noScheme
    case noSlashes(at: Int)
    case userInfo(at: Int)
    case badAuthority(at: Int)
    case foreignScheme
    case foreignHost(at: Int)
    case invalidCharacter(UInt8, at: Int)
    case invalidEscape(at: Int)
    case controlCharacter(at: Int)
    case invalidUTF8(at: Int)
    case dotComponent(at: Int)
    case noPattern
    case missing(Requirement, pattern: LinkPattern)
    case repeated(item: String, pattern: LinkPattern, at: Int)
    case badValue(name: String, type: any Any.Type, pattern: LinkPattern, at: Int)
    case slashInRest(name: String, pattern: LinkPattern, at: Int)
    case refused(pattern: LinkPattern)
    case noLink(type: any Any.Type)
    case noOrigin(LinkOrigin)
    case unwritable(name: String, pattern: LinkPattern)
    case emptyComponent(name: String, pattern: LinkPattern)
    case dotValue(name: String, pattern: LinkPattern)
    case controlInValue(name: String, pattern: LinkPattern)
    case taken(pattern: LinkPattern, by: LinkPattern)
    case printedTooLong(Int, pattern: LinkPattern)
  }
}

extension LinkError.Fault {
  var code: LinkError.Code {
    switch self {
    case .tooLong, .noScheme, .noSlashes, .userInfo, .badAuthority, .invalidCharacter, .invalidEscape,
      .controlCharacter,
      .invalidUTF8, .dotComponent:
      .malformed
    case .foreignScheme, .foreignHost: .foreign
    case .noPattern: .unknown
    case .missing: .missingItem
    case .repeated, .badValue, .slashInRest, .refused: .badValue
    case .noLink, .noOrigin, .unwritable, .emptyComponent, .dotValue, .controlInValue, .taken, .printedTooLong:
      .unprintable
    }
  }

  var offset: Int? {
    switch self {
    case .noScheme, .foreignScheme: 0
    case .noSlashes(let at), .userInfo(let at), .badAuthority(let at), .foreignHost(let at),
      .invalidCharacter(_, let at),
      .invalidEscape(let at), .controlCharacter(let at), .invalidUTF8(let at), .dotComponent(let at),
      .repeated(_, _, let at), .badValue(_, _, _, let at), .slashInRest(_, _, let at):
      at
    default: nil
    }
  }

  var words: (reason: String, fix: String) {
    switch self {
    case .tooLong(let count): ("it has \(count) bytes", "send at most \(LinkLimits.length)")
    case .noScheme: ("it does not begin with a scheme", "begin with one, such as https://")
    case .noSlashes: ("after the scheme come two slashes", "write \"//\" after the colon")
    case .userInfo:
      ("there is a user before the host, as in links that pretend to be another's", "remove all up to \"@\"")
    case .badAuthority: ("what follows the two slashes is no host and port", "write a host, or nothing, there")
    case .foreignScheme: ("its scheme is none of the table's", "use one of the table's origins")
    case .foreignHost: ("its host and port are none of the table's", "use one of the table's origins")
    case .invalidCharacter(let byte, _):
      (
        "the byte 0x\(String(byte, radix: 16, uppercase: true)) can stand in no link",
        "write %\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true)) where it belongs to a value"
      )
    case .invalidEscape: ("a percent sign without two hexadecimal digits", "write %25 for a percent sign")
    case .controlCharacter: ("an escaped control character", "remove it")
    case .invalidUTF8: ("the escapes are no UTF-8", "escape the bytes of the text in UTF-8")
    case .dotComponent: ("\".\" and \"..\" in a path mean another path", "write the path that is meant")
    case .noPattern: ("no pattern has its path", "use one of the table's patterns, or add one")
    case .missing(let requirement, let pattern):
      ("it lacks \(requirement), which \"\(pattern)\" needs", "add it, or make it optional in the pattern")
    case .repeated(let item, let pattern, _):
      (
        "the item \(item) stands there more than once, and \"\(pattern)\" reads one value",
        "send it once, or read all with {name*}"
      )
    case .badValue(let name, let type, let pattern, _):
      ("{\(name)} of \"\(pattern)\" is no \(type)", "write it as \(type) prints itself")
    case .slashInRest(let name, let pattern, _):
      (
        "an escaped slash stands in {\(name)...} of \"\(pattern)\", which reads the components of the path as one text",
        "write a slash, or read {\(name)...} as an array of components"
      )
    case .refused(let pattern): ("the values of \"\(pattern)\" make nothing", "see what its closure refuses")
    default: printing
    }
  }

  private var printing: (reason: String, fix: String) {
    switch self {
    case .noLink(let type): ("this value of \(type) has no pattern", "add one to the table where it should have a link")
    case .noOrigin(let origin): ("\(LinkText.quoted("\(origin)")) is none of the table's origins", "use one of them")
    case .unwritable(let name, let pattern):
      ("the value of {\(name)} in \"\(pattern)\" has no text", "use a value that has one")
    case .emptyComponent(let name, let pattern):
      ("{\(name)} in \"\(pattern)\" is empty, and a component of a path cannot be", inQuery(name))
    case .dotValue(let name, let pattern):
      ("{\(name)} in \"\(pattern)\" is \".\" or \"..\", which are removed from paths on their way", inQuery(name))
    case .controlInValue(let name, let pattern):
      ("{\(name)} in \"\(pattern)\" has a control character, which no link may have", "remove it")
    case .taken(let pattern, let other):
      (
        "what \"\(pattern)\" prints for these values is read by \"\(other)\"",
        "keep such values from the pattern, or add a second pattern for the case"
      )
    case .printedTooLong(let count, let pattern):
      ("what \"\(pattern)\" prints has \(count) bytes", "keep links within \(LinkLimits.length)")
    default: ("it cannot be opened", "use another link")
    }
  }

  private func inQuery(_ name: String) -> String {
    "add a second pattern for the case that has it in the query, such as ?\(name)={\(name)}"
  }
}
