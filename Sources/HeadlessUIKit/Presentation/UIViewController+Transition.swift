extension UIViewController {
  // https://developer.apple.com/documentation/uikit/uiviewcontroller/transition
  /// An animation with which a controller is presented or pushed, without an effect.
  @MainActor
  public final class Transition: NSObject {
    /// The options of a zoom.
    @MainActor
    public final class ZoomOptions: NSObject {
      /// A gesture that would dismiss the controller.
      @MainActor
      public final class InteractionContext: NSObject {
        /// The point of the gesture.
        public let location: CGPoint
        /// A Boolean value that indicates whether UIKit would begin the dismissal.
        public let willBegin: Bool

        package init(willBegin: Bool) {
          location = .zero
          self.willBegin = willBegin
        }
      }

      /// A closure that returns `true` if a gesture may begin to dismiss the controller.
      public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
      /// The colour over the content below.
      public var dimmingColor: UIColor?

      /// Creates options.
      public override init() {}
    }

    /// The controllers of a zoom.
    @MainActor
    public final class ZoomSourceViewProviderContext: NSObject {
      /// The controller with the view that is zoomed.
      public let sourceViewController: UIViewController
      /// The controller that the view becomes.
      public let zoomedViewController: UIViewController

      package init(source: UIViewController, zoomed: UIViewController) {
        sourceViewController = source
        zoomedViewController = zoomed
      }
    }

    package let options: ZoomOptions?
    package let source: (ZoomSourceViewProviderContext) -> UIView?

    private init(options: ZoomOptions?, source: @escaping (ZoomSourceViewProviderContext) -> UIView?) {
      self.options = options
      self.source = source
    }

    /// Returns a zoom out of a view.
    ///
    /// - Parameters:
    ///   - options: The options of the zoom.
    ///   - sourceViewProvider: A closure that returns the view; nothing calls it.
    /// - Returns: The transition.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self {
      Self(options: options, source: sourceViewProvider)
    }
  }

  /// The controller or its nearest ancestor that presents.
  final var presentingAncestor: UIViewController? {
    presentedReference == nil ? parentReference?.presentingAncestor : self
  }

  /// The controller or its nearest ancestor that is presented.
  final var presentedAncestor: UIViewController? {
    presenterReference == nil ? parentReference?.presentedAncestor : self
  }

  /// The controller that manages the presentation as a sheet, if that is the style.
  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The controller that manages the presentation as a popover, if that is the style.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  final func currentPresentationController() -> UIPresentationController? {
    let subject = presentedAncestor ?? self
    if let existing = subject.presentationControllerStorage { return existing }
    let new = subject.makePresentationController(presenting: subject.presenterReference, source: subject)
    subject.presentationControllerStorage = new
    return new
  }

  final func makePresentationController(presenting: UIViewController?, source: UIViewController)
    -> UIPresentationController
  {
    switch modalPresentationStyle {
    case .custom:
      transitioningDelegate?.presentationController(forPresented: self, presenting: presenting, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .pageSheet, .formSheet, .automatic:
      UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .none:
      UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  /// A Boolean value that indicates whether the presentation makes the presenter disappear.
  final var willCoverPresenter: Bool {
    if let presentationControllerStorage { return presentationControllerStorage.shouldRemovePresentersView }
    let style = modalPresentationStyle
    return style == .fullScreen || style == .currentContext
  }
}
