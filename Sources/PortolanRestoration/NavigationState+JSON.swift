extension NavigationState {
  /// The version of the document format that this version of the library writes.
  static var format: Int { 1 }
  /// The maximum size of a document, in bytes.
  static var limit: Int { 1 << 20 }

  /// The maximum number of levels of controllers in a document.
  ///
  /// Each level nests the next one twice, and JSON decoders stop at a depth of 512.
  private static var depthLimit: Int { 256 }

  /// Returns the state as a JSON document, with sorted keys.
  ///
  /// ```swift
  /// let data = try NavigationState<ShopScreen>(of: window).json(version: 2)
  /// UserDefaults.standard.set(data, forKey: "screens")
  /// ```
  ///
  /// - Parameter version: The version of the app's screens. It is compared when the document is read.
  /// - Returns: The document, in UTF-8.
  /// - Throws: The error of encoding a screen, or ``NavigationStateError`` with the code
  ///   ``NavigationStateError/Code/tooLarge`` if the document would be too large to be read again.
  public func json(version: Int = 1) throws -> Data {
    // Encoding is recursive, and a state may be too deep for the stack of the thread.
    guard root?.isDeeper(than: Self.depthLimit) != true else { throw NavigationStateError.tooDeep() }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data: Data
    do {
      data = try encoder.encode(Document(format: Self.format, version: version, root: root))
    } catch EncodingError.invalidValue(let value, _) where value is Document {
      // Foundation refuses the whole document only for its depth, in a message that repeats all of it.
      throw NavigationStateError.tooDeep()
    }
    guard data.count <= Self.limit else { throw NavigationStateError.tooLarge(data.count, limit: Self.limit) }
    return data
  }

  /// Creates a state from a JSON document.
  ///
  /// A screen that can no longer be decoded, or a container of an unknown kind, is kept as ``Node/Content/lost(_:)``, and the
  /// rest of the document is read.
  ///
  /// ```swift
  /// let state = try NavigationState<ShopScreen>(json: data, version: 2) { document, version in
  ///   version == 1 ? migrated(document) : document
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - data: The document, of one megabyte at most.
  ///   - version: The current version of the app's screens.
  ///   - migrate: A closure that converts a document of an older version to the current version. Its arguments are the
  ///     whole document and the version that wrote it. Without a closure, older documents are refused.
  /// - Throws: ``NavigationStateError``, or the error of `migrate`.
  public init(
    json data: Data, version: Int = 1, migrating migrate: ((_ document: Data, _ version: Int) throws -> Data)? = nil
  ) throws {
    let header: Header = try Self.read(data)
    let (format, written) = (header.format.value, header.version.value)
    guard format == Self.format else {
      throw NavigationStateError(
        code: format > Self.format ? .newer : .older,
        reason: "the navigation state is stored in format \(format), and this library reads \(Self.format)",
        fix:
          "start from the first screen\(format > Self.format ? ", or update Portolan" : " and store the state again")")
    }
    guard written != version else {
      root = (try Self.read(data) as Document).root
      return
    }
    guard written < version, let migrate else {
      throw NavigationStateError(
        code: written < version ? .older : .newer,
        reason:
          "the navigation state was stored by version \(written) of the screens, and the current version is \(version)",
        fix: written < version
          ? "pass a closure as `migrating` that converts the document to version \(version)"
          : "start from the first screen, because an older app cannot read the screens of a newer one")
    }
    root = (try Self.read(migrate(data, written), isMigrated: true) as Document).root
  }

  private static func read<Value: Decodable>(_ data: Data, isMigrated: Bool = false) throws -> Value {
    guard data.count <= limit else { throw NavigationStateError.tooLarge(data.count, limit: limit) }
    do {
      return try JSONDecoder().decode(Value.self, from: data)
    } catch {
      throw NavigationStateError(
        code: .corrupt,
        reason: "this is not a stored navigation state: \(StateDecodingFailure(error).description(in: data))",
        fix: isMigrated
          ? "correct it in the document that the migrating closure returns"
          : "start from the first screen and store the state again, or correct the document if it was written by hand")
    }
  }

  // A class, because the copying of a generic structure would be generated.
  private final class Document: Codable {
    let format: Int
    let version: Int
    let root: Node?

    init(format: Int, version: Int, root: Node?) {
      self.format = format
      self.version = version
      self.root = root
    }
  }
}

private struct Header: Decodable {
  let format: WholeNumber
  let version: WholeNumber
}

private enum NodeKey: String, CodingKey {
  case screen, container, lost, children, selected, stack, presented, style, tab
}

extension NavigationState.Node: Codable {
  /// Returns a Boolean value that indicates whether the node has more levels of controllers than a limit.
  fileprivate func isDeeper(than limit: Int) -> Bool {
    limit == 0 || children.contains { $0.isDeeper(than: limit - 1) }
      || presented?.node.isDeeper(than: limit - 1) == true
  }

  /// Creates a node from a decoder.
  ///
  /// - Parameter decoder: The decoder of a stored state.
  /// - Throws: An error that names the place in the document and the fault.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: NodeKey.self)
    if values.contains(.screen) {
      do {
        content = .screen(try values.decode(Target.self, forKey: .screen))
      } catch {
        content = .lost((try? values.decode(AnyText.self, forKey: .screen).text) ?? "a screen")
      }
    } else if let name = try values.decodeIfPresent(String.self, forKey: .container) {
      content = NavigationState.Container(rawValue: name).map { .container($0) } ?? .lost(name)
    } else if values.contains(.lost) {
      content = .lost(try values.decode(String.self, forKey: .lost))
    } else {
      throw StateDecodingFailure(
        values.codingPath, "must have one of the keys \"screen\", \"container\" and \"lost\"")
    }
    children = try values.decodeIfPresent([Self].self, forKey: .children) ?? []
    selected = try values.decodeIfPresent(WholeNumber.self, forKey: .selected)?.value
    if let selected, !children.indices.contains(selected) {
      throw StateDecodingFailure(
        values.codingPath + [NodeKey.selected],
        children.isEmpty
          ? "must be left out, because there are no children to select"
          : "must be the position of a child, from 0 to \(children.count - 1)")
    }
    isStack = try values.decodeIfPresent(Bool.self, forKey: .stack) ?? false
    tab = try values.decodeIfPresent(String.self, forKey: .tab)
    if let node = try values.decodeIfPresent([Self].self, forKey: .presented)?.first {
      presented = NavigationState.Presentation(node, style: try values.decode(WholeNumber.self, forKey: .style).value)
    }
  }

  /// Encodes the node.
  ///
  /// - Parameter encoder: The encoder of a stored state.
  /// - Throws: The error of encoding a screen.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: NodeKey.self)
    switch content {
    case .screen(let screen): try values.encode(screen, forKey: .screen)
    case .container(let container): try values.encode(container, forKey: .container)
    case .lost(let name): try values.encode(name, forKey: .lost)
    }
    if !children.isEmpty { try values.encode(children, forKey: .children) }
    // A position that the decoder would refuse must not be written.
    if let selected, children.indices.contains(selected) { try values.encode(selected, forKey: .selected) }
    if isStack { try values.encode(true, forKey: .stack) }
    try values.encodeIfPresent(tab, forKey: .tab)
    if let presented {
      try values.encode([presented.node], forKey: .presented)
      try values.encode(presented.style, forKey: .style)
    }
  }
}

/// A whole number whose decoding error names its place.
///
/// Foundation calls the whole document corrupt if a number has a fraction.
private struct WholeNumber: Decodable {
  let value: Int

  init(from decoder: any Decoder) throws {
    do {
      value = try decoder.singleValueContainer().decode(Int.self)
    } catch {
      throw StateDecodingFailure(decoder.codingPath, "must be a whole number")
    }
  }
}

/// A value of any kind in a document, as text: usually the name of the case of an enum.
private struct AnyText: Decodable {
  let text: String

  private struct Anything: Decodable {
    init(from decoder: any Decoder) {}
  }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    text =
      try (try? value.decode(String.self))
      ?? [String](value.decode([String: Anything].self).keys).sorted().joined(separator: ", ")
  }
}
