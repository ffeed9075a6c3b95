// swift-format-ignore-file
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
}

@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  @preconcurrency @MainActor open class Detent: NSObject {
    open class func medium() -> UISheetPresentationController.Detent { _stub() }  // +mediumDetent
    open class func large() -> UISheetPresentationController.Detent { _stub() }  // +largeDetent
    open var identifier: UISheetPresentationController.Detent.Identifier { _stub() }  // identifier
    open class func custom(identifier: UISheetPresentationController.Detent.Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) -> UISheetPresentationController.Detent { _stub() }  // +customWithIdentifier:resolver:
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? { _stub() }  // -resolvedValueIn:
  }

  open var detents: [UISheetPresentationController.Detent] { get { _stub() } set {} }  // detents
}
