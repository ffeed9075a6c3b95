public import PortolanLinks

/// A port where the shop delivers.
public enum City: String, CaseIterable, Codable, Sendable, LinkValue {
  case amalfi, barcelona, genoa, lisbon, palma, venice

  /// What it is called.
  public var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// Reads a port however it is written: people write "Genoa".
  public init?(linkText: String) {
    self.init(rawValue: linkText.lowercased())
  }
}
