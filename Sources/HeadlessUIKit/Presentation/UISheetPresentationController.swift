/// A manager of a sheet that leaves the presenter on screen.
open class UISheetPresentationController: InertUISheetPresentationController {
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
