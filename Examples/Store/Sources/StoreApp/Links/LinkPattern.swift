/// A row of the table from links to screens.
public struct LinkPattern: Sendable {
  /// The path, with a name in braces where a value stands: `/products/{id}`.
  public let path: String
  /// The class of the controller that is reached.
  public let screen: String
  /// How the user gets there, in one sentence.
  public let way: String

  /// Makes the screen of the values, in the order of their names.
  let make: @Sendable ([String]) throws(LinkFault) -> StoreScreen
  let segments: [Segment]

  enum Segment: Equatable {
    case literal(String)
    case value(name: String)
  }

  init(
    _ path: String, _ screen: String, _ way: String,
    make: @escaping @Sendable ([String]) throws(LinkFault) -> StoreScreen
  ) {
    self.path = path
    self.screen = screen
    self.way = way
    self.make = make
    segments = path.split(separator: "/").map { part in
      guard part.hasPrefix("{"), part.hasSuffix("}") else { return .literal(String(part)) }
      return .value(name: String(part.dropFirst().dropLast()))
    }
  }

  /// The values in a path, or `nil` where the path is not of this pattern.
  func values(in path: [String]) -> [String]? {
    guard path.count == segments.count else { return nil }
    var values: [String] = []
    for (segment, text) in zip(segments, path) {
      switch segment {
      case .literal(let literal): guard literal == text else { return nil }
      case .value: values.append(text)
      }
    }
    return values
  }
}

/// What is wrong with a value in a link.
struct LinkFault: Error {
  let reason: String
}
