/// Manages the presentation of a sheet, which leaves the presenter on screen.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @MainActor
  public final class Detent: NSObject {
    /// Names a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates an identifier from a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// About half the screen.
      public static let medium = Self("com.apple.UIKit.medium")
      /// The whole height.
      public static let large = Self("com.apple.UIKit.large")
    }

    /// The name of the height.
    public let identifier: Identifier

    init(identifier: Identifier) { self.identifier = identifier }

    /// About half the screen.
    public static func medium() -> Detent { Detent(identifier: .medium) }
    /// The whole height.
    public static func large() -> Detent { Detent(identifier: .large) }
  }

  /// The heights at which the sheet may rest.
  open var detents: [Detent] = [.large()]
  /// The height at which the sheet rests now, or `nil` for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// Whether a bar at the top shows that the sheet can be dragged.
  open var prefersGrabberVisible = false
}
