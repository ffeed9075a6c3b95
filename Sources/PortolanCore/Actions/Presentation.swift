/// The way a screen is presented: as a sheet, a popover, a full-screen cover, with a zoom, and so on.
///
/// ```swift
/// case .filter: .present(as: .sheet(detents: [.medium(), .large()], showsGrabber: true))
/// case .photo: .present(as: .fullScreen.zooming(from: { ($0 as? GalleryViewController)?.selectedThumbnail }))
/// case .options: .present(as: .popover(from: { $0.navigationItem.rightBarButtonItem }))
/// case .terms: .presentInNavigation(as: .formSheet.modal())
/// ```
///
/// For a route with a navigation controller, the presentation applies to the navigation controller.
@MainActor
public struct Presentation {
  private typealias Change =
    @MainActor (_ viewController: UIViewController, _ presenter: UIViewController) throws -> Void

  private var changes: [Change] = []
  /// The settings that are known beforehand, or `nil` for the controller's own.
  private(set) var style: UIModalPresentationStyle?
  private(set) var transition: UIModalTransitionStyle?
  private(set) var hasNoDetent = false
  /// A Boolean value that indicates whether a closure of the app may decide on other settings during the presentation.
  private(set) var isOpen = false

  /// The presentation that the controller itself defines.
  public static let automatic = Presentation()
  /// A presentation that covers everything and makes the presenter disappear.
  public static let fullScreen = style(.fullScreen)
  /// A presentation that covers everything and leaves the presenter on screen, for content that is transparent.
  public static let overFullScreen = style(.overFullScreen)
  /// A sheet.
  public static let pageSheet = style(.pageSheet)
  /// A smaller sheet, where there is room.
  public static let formSheet = style(.formSheet)

  /// Returns a presentation with a style of UIKit.
  ///
  /// ```swift
  /// case .photo: .present(as: .style(.currentContext))
  /// ```
  ///
  /// - Parameter style: The modal presentation style.
  /// - Returns: The presentation.
  public static func style(_ style: UIModalPresentationStyle) -> Presentation {
    automatic.with { $0.style = style }
  }

  /// Returns a sheet that rests at several heights.
  ///
  /// ```swift
  /// case .filter: .present(as: .sheet(detents: [.medium(), .large()], showsGrabber: true))
  /// ```
  ///
  /// - Parameters:
  ///   - detents: The heights, lowest first.
  ///   - selected: The height at the beginning, or `nil` for the lowest.
  ///   - showsGrabber: `true` to show a grabber at the top.
  ///   - undimmedUpTo: The largest height at which the user can use the presenter, or `nil` if it is always dimmed. Use it
  ///     with ``staying()`` if navigations below must keep the sheet.
  /// - Returns: The presentation.
  public static func sheet(
    detents: [UISheetPresentationController.Detent],
    selected: UISheetPresentationController.Detent.Identifier? = nil,
    showsGrabber: Bool = false,
    undimmedUpTo: UISheetPresentationController.Detent.Identifier? = nil
  ) -> Presentation {
    pageSheet.with { $0.hasNoDetent = detents.isEmpty }.changed { viewController, _ in
      guard !detents.isEmpty, let sheet = viewController.sheetPresentationController else { return }
      sheet.detents = detents
      sheet.selectedDetentIdentifier = selected
      sheet.prefersGrabberVisible = showsGrabber
      sheet.largestUndimmedDetentIdentifier = undimmedUpTo
    }
  }

  /// Returns a popover that points at a view or a bar button.
  ///
  /// If the closure returns `nil`, the navigation fails with ``RoutingError/Code/presentationRefused``, because UIKit
  /// raises an exception for a popover that points at nothing.
  ///
  /// ```swift
  /// case .options: .present(as: .popover(from: { $0.navigationItem.rightBarButtonItem }, adaptsToSheet: false))
  /// ```
  ///
  /// - Parameters:
  ///   - source: A closure that returns the view or bar button. Its argument is the controller that presents.
  ///   - arrows: The sides where the arrow may be.
  ///   - adaptsToSheet: `true` if the popover is a sheet in a compact width, as UIKit does by default, or `false` to keep
  ///     it a popover.
  /// - Returns: The presentation.
  public static func popover(
    from source:
      @escaping @MainActor (_ presenter: UIViewController) -> (any UIPopoverPresentationControllerSourceItem)?,
    arrows: UIPopoverArrowDirection = .any, adaptsToSheet: Bool = true
  ) -> Presentation {
    style(.popover).with { $0.isOpen = true }.changed { viewController, presenter in
      guard let popover = viewController.popoverPresentationController else { return }
      guard let item = source(presenter) else {
        let (name, place) = (typeName(viewController), typeName(presenter))
        throw RoutingError(
          .presentationRefused, step: name,
          reason: "\(name) cannot be presented as a popover, because \(place) has nothing for it to point at",
          fix: "return a view or a bar button of \(place) that exists when the popover is presented")
      }
      popover.sourceItem = item
      popover.permittedArrowDirections = arrows
      if !adaptsToSheet { AdaptationDelegate.keepStyle(of: viewController) }
    }
  }

  /// Returns a presentation with the animations and the presentation controller of a delegate.
  ///
  /// ```swift
  /// case .photo: .present(as: .custom(ZoomTransition()))
  /// ```
  ///
  /// - Parameters:
  ///   - delegate: The delegate. The presented controller retains it.
  ///   - style: The modal presentation style. The default is `.custom`: UIKit asks the delegate for a presentation controller.
  /// - Returns: The presentation.
  public static func custom(
    _ delegate: any UIViewControllerTransitioningDelegate, style: UIModalPresentationStyle = .custom
  ) -> Presentation {
    Self.style(style).changed { viewController, _ in
      // UIKit does not retain the delegate, and a route may be computed anew for each navigation.
      viewController.transitioningDelegate = viewController.tied(delegate)
    }
  }

  /// Returns this presentation with a style of transition.
  ///
  /// ```swift
  /// case .photo: .present(as: .fullScreen.transition(.crossDissolve))
  /// ```
  ///
  /// - Parameter style: The modal transition style.
  /// - Returns: The changed presentation.
  public func transition(_ style: UIModalTransitionStyle) -> Presentation {
    with { $0.transition = style }
  }

  /// Returns this presentation with a zoom out of a view, and back into it.
  ///
  /// There is no zoom on systems before iOS 18. While a screen has unsaved changes, the user cannot dismiss it with a pinch.
  ///
  /// ```swift
  /// case .photo: .present(as: .fullScreen.zooming(from: { ($0 as? GalleryViewController)?.selectedThumbnail }))
  /// ```
  ///
  /// - Parameter source: A closure that returns the view, or `nil` for no zoom. UIKit calls it with the controller that
  ///   presents, when the screen comes and when it leaves.
  /// - Returns: The changed presentation.
  public func zooming(
    from source: @escaping @MainActor (_ presenter: UIViewController) -> UIView?
  ) -> Presentation {
    changed { viewController, _ in
      guard #available(iOS 18, macCatalyst 18, *) else { return }
      let options = UIViewController.Transition.ZoomOptions()
      options.interactiveDismissShouldBegin = { [weak viewController] context in
        context.willBegin && viewController?.hasUnsavedScreens != true
      }
      viewController.preferredTransition = .zoom(options: options) { source($0.sourceViewController) }
    }
  }

  /// Returns this presentation without the swipe down, so that only code dismisses the screen.
  ///
  /// ```swift
  /// case .terms: .presentInNavigation(as: .formSheet.modal())
  /// ```
  ///
  /// - Returns: The changed presentation.
  public func modal() -> Presentation {
    changed { viewController, _ in viewController.isModalInPresentation = true }
  }

  /// Returns this presentation of a screen that stays while routes move below it.
  ///
  /// It sets `staysDuringNavigation` of `UIViewController`.
  ///
  /// ```swift
  /// case .help: .present(as: .sheet(detents: [.medium()]).staying())
  /// ```
  ///
  /// - Returns: The changed presentation.
  public func staying() -> Presentation {
    changed { viewController, _ in viewController.staysDuringNavigation = true }
  }

  /// Returns this presentation with a further change of the controller before it is presented.
  ///
  /// ```swift
  /// case .terms: .present(as: .formSheet.configured { $0.preferredContentSize.height = 480 })
  /// ```
  ///
  /// - Parameter change: A closure that changes the controller, its sheet or its popover.
  /// - Returns: The changed presentation.
  public func configured(_ change: @escaping @MainActor (_ viewController: UIViewController) -> Void) -> Presentation {
    with { $0.isOpen = true }.changed { viewController, _ in change(viewController) }
  }

  @inline(never) private func changed(_ change: @escaping Change) -> Presentation { with { $0.changes.append(change) } }

  private func with(_ change: (inout Presentation) -> Void) -> Presentation {
    var presentation = self
    change(&presentation)
    return presentation
  }

  /// Changes a controller before it is presented.
  func configure(_ viewController: UIViewController, _ presenter: UIViewController) throws {
    if let style { viewController.modalPresentationStyle = style }
    if let transition { viewController.modalTransitionStyle = transition }
    for change in changes { try change(viewController, presenter) }
  }
}

/// A delegate of a presentation that keeps its style in a compact width.
///
/// A presentation has only one delegate, so that this one also asks screens with unsaved changes before they leave.
final class AdaptationDelegate: LeavePresentationDelegate {
  /// Keeps the style of a controller, whose presentation does not retain its delegate.
  static func keepStyle(of viewController: UIViewController) {
    viewController.presentationController?.delegate = viewController.tied(AdaptationDelegate())
  }

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}
