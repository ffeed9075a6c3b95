// swift-format-ignore-file
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
}

@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  open var detents: [UISheetPresentationController.Detent] { get { _stub() } set {} }  // detents
}
