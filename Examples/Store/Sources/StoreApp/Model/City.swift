/// A port where the shop delivers.
public enum City: String, CaseIterable, Codable, Sendable {
  case amalfi, barcelona, genoa, lisbon, palma, venice

  /// What it is called.
  public var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
