/// A manager of a sheet that leaves the presenter on screen.
open class UISheetPresentationController: InertUISheetPresentationController {
  /// A height at which a sheet rests.
  @MainActor
  public final class Detent: NSObject {
    /// The identifier of the height.
    public let identifier: Identifier

    init(identifier: Identifier) { self.identifier = identifier }

    /// Returns a detent of a height that a closure computes; nothing asks for it, since there is no layout.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the height, or `nil` for a unique one.
    ///   - resolver: A closure that returns the height, or `nil` if the detent is not available.
    /// - Returns: The detent.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier: identifier ?? Identifier(UUID().uuidString))
    }

    /// Returns a detent of about half the screen.
    public static func medium() -> Detent { Detent(identifier: .medium) }
    /// Returns a detent of the whole height.
    public static func large() -> Detent { Detent(identifier: .large) }
  }

  /// The heights where the sheet may rest.
  open var detents: [Detent] = [.large()] {
    didSet {
      // Source: developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detents: "This array must contain at least
      // one element".
      if detents.isEmpty { raise("The detents of a sheet (\(describe(self))) must contain at least one element.") }
    }
  }

  /// The identifier of the height at which the sheet rests.
  final var currentDetent: Detent.Identifier? { selectedDetentIdentifier ?? detents.first?.identifier }
}
