/// A manager of a sheet, which leaves the presenter on screen.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @MainActor
  public final class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The text of the identifier.
      public let rawValue: String
      /// Creates an identifier from its text.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from its text.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The identifier of about half the screen.
      public static let medium = Self("com.apple.UIKit.medium")
      /// The identifier of the whole height.
      public static let large = Self("com.apple.UIKit.large")
    }

    /// The identifier of the height.
    public let identifier: Identifier

    init(identifier: Identifier) { self.identifier = identifier }

    /// Returns a detent of about half the screen.
    public static func medium() -> Detent { Detent(identifier: .medium) }
    /// Returns a detent of the whole height.
    public static func large() -> Detent { Detent(identifier: .large) }
  }

  /// The heights at which the sheet may rest.
  open var detents: [Detent] = [.large()]
  /// The identifier of the current height, or `nil` for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// A Boolean value that indicates whether the sheet shows a grabber at the top.
  open var prefersGrabberVisible = false
}
