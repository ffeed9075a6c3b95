public import PortolanLinks

/// A port to which the shop delivers.
public enum City: String, CaseIterable, Codable, Sendable, LinkValue {
  case amalfi, barcelona, genoa, lisbon, palma, venice

  /// The name of the port.
  public var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// Parses the name of a port in any case, such as "Genoa".
  public init?(linkText: String) {
    self.init(rawValue: linkText.lowercased())
  }
}
