extension LinkFault {
  /// The kind of failure, its location if it has one, its cause, and the change to make.
  var diagnosis: (code: LinkError.Code, offset: Int?, reason: String, fix: String) {
    switch self {
    case .tooLong(let count): (.malformed, nil, "it has \(count) bytes", "send at most \(LinkLimits.length)")
    case .noScheme: (.malformed, 0, "it does not begin with a scheme", "begin with one, such as https://")
    case .noSlashes(let at):
      (.malformed, at, "two slashes must follow the scheme", "write \"//\" after the colon")
    case .userInfo(let at):
      (
        .malformed, at, "there is a user before the host, as in links that imitate another site",
        "remove everything up to \"@\""
      )
    case .badAuthority(let at):
      (.malformed, at, "the two slashes are not followed by a host and a port", "write a host, or nothing, there")
    case .foreignScheme:
      (.foreign, 0, "the table has no origin with its scheme", "use one of the table's origins")
    case .foreignHost(let at):
      (.foreign, at, "the table has no origin with its host and port", "use one of the table's origins")
    case .invalidCharacter(let byte, let at):
      (
        .malformed, at, "the byte 0x\(String(byte, radix: 16, uppercase: true)) is not allowed in a link",
        "write %\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true)) if it is part of a value"
      )
    case .invalidEscape(let at):
      (
        .malformed, at, "a percent sign is not followed by two hexadecimal digits", "write %25 for a percent sign"
      )
    case .controlCharacter(let at): (.malformed, at, "it contains an escaped control character", "remove it")
    case .invalidUTF8(let at):
      (.malformed, at, "the escapes are not UTF-8", "escape the bytes of the text in UTF-8")
    case .dotComponent(let at):
      (.malformed, at, "\".\" and \"..\" in a path lead to another path", "write that path itself")
    case .noPattern:
      (.unknown, nil, "no pattern matches its path", "use one of the table's patterns, or add one")
    case .missing(let requirement, let pattern):
      (
        .missingItem, nil, "it lacks \(requirement), which \"\(pattern)\" needs",
        "add it, or make it optional in the pattern"
      )
    case .repeated(let item, let pattern, let at):
      (
        .badValue, at, "the item \(item) occurs more than once, and \"\(pattern)\" reads one value",
        "send it once, or read all with {name*}"
      )
    case .badValue(let name, let type, let pattern, let at):
      (.badValue, at, "{\(name)} of \"\(pattern)\" is not of type \(type)", "write it as \(type) prints itself")
    case .slashInRest(let name, let pattern, let at):
      (
        .badValue, at,
        "{\(name)...} of \"\(pattern)\" contains an escaped slash, and it reads the components of the path as one text",
        "write a slash, or read {\(name)...} as an array of components"
      )
    case .refused(let pattern):
      (.badValue, nil, "the closure of \"\(pattern)\" refused the values", "see what the closure accepts")
    case .noLink(let type):
      (.unprintable, nil, "this value of \(type) has no pattern", "add one to the table if it must have a link")
    case .noOrigin(let origin):
      (.unprintable, nil, "\(LinkText.quoted("\(origin)")) is not an origin of the table", "use one of its origins")
    case .unwritable(let name, let pattern):
      (.unprintable, nil, "the value of {\(name)} in \"\(pattern)\" has no text", "use a value that has one")
    case .emptyComponent(let name, let pattern):
      (
        .unprintable, nil, "{\(name)} in \"\(pattern)\" is empty, and a path has no empty components", inQuery(name)
      )
    case .dotValue(let name, let pattern):
      (
        .unprintable, nil, "{\(name)} in \"\(pattern)\" is \".\" or \"..\", which systems remove from paths",
        inQuery(name)
      )
    case .controlInValue(let name, let pattern):
      (.unprintable, nil, "{\(name)} in \"\(pattern)\" has a control character, which no link may have", "remove it")
    case .taken(let pattern, let other):
      (
        .unprintable, nil, "the link that \"\(pattern)\" prints for these values is read by \"\(other)\"",
        "keep such values out of the pattern, or add a second pattern for the case"
      )
    case .printedTooLong(let count, let pattern):
      (
        .unprintable, nil, "the link that \"\(pattern)\" prints has \(count) bytes",
        "keep links within \(LinkLimits.length)"
      )
    }
  }

  private func inQuery(_ name: String) -> String {
    "add a second pattern for the case, with the value in the query, such as ?\(name)={\(name)}"
  }
}
