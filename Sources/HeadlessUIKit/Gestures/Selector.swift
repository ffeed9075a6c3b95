// The Objective-C runtime has its own.
#if !canImport(ObjectiveC)
  /// The name of a method, which only a class with ``InterfaceBuilderConnecting/perform(action:sender:)`` understands.
  ///
  /// `#selector` needs Objective-C. `Selector(("buy:"))` compiles on UIKit, too.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name with its colons.
    public let description: String

    /// Creates a selector from a name with its colons, such as `buy:`.
    public init(_ string: String) { description = string }

    /// Creates a selector from a name with its colons, such as `buy:`.
    public init(stringLiteral: String) { description = stringLiteral }
  }
#endif
