#if canImport(SwiftUI) && canImport(UIKit)
  public import SwiftUI

  /// The superclass of a ``HostedController``: a `UIHostingController` on UIKit.
  public typealias HostingBase<Hosted: HostingAssembly> = UIHostingController<HostedView<Hosted>>
#else
  /// The superclass of a ``HostedController``: a `UIHostingController` on UIKit, and a `UIViewController` elsewhere.
  public typealias HostingBase<Hosted: HostingAssembly> = UIViewController
#endif

/// The controller of a screen that a ``HostingAssembly`` describes.
///
/// On UIKit it is a `UIHostingController` with the view of the assembly. On platforms without UIKit it is a `UIViewController` of
/// HeadlessUIKit that shows the text and the actions of the assembly.
///
/// Name it as a class in finders and steps, such as `ClassFinder<HostedController<BagAssembly>, Any?>()`.
///
/// ```swift
/// let search = HostedController(SearchAssembly(query: "ropes"))
/// search.hosted.query = "anchors"  // The screen shows the new text.
/// ```
public final class HostedController<Hosted: HostingAssembly>: HostingBase<Hosted> {
  /// The assembly that the screen shows.
  ///
  /// If another one is assigned, the view is updated and keeps its state.
  public var hosted: Hosted {
    didSet {
      #if canImport(SwiftUI) && canImport(UIKit)
        rootView.hosted = hosted
      #endif
      readAssembly()
      (parent as? HostedStackController)?.contentDidChange()
    }
  }

  let place = HostedPlace()
  #if !canImport(UIKit)
    let content = HeadlessContent()
  #endif

  /// Creates a controller.
  ///
  /// - Parameter hosted: The assembly that the screen shows.
  public init(_ hosted: Hosted) {
    self.hosted = hosted
    #if canImport(SwiftUI) && canImport(UIKit)
      super.init(rootView: HostedView(hosted: hosted, place: place))
    #else
      super.init(nibName: nil, bundle: nil)
    #endif
    place.controller = self
    hosted.prepare(self)
    readAssembly()
  }

  /// Returns `nil`, since a hosted screen is not stored in documents.
  public required init?(coder: NSCoder) { nil }

  #if !canImport(UIKit)
    public override func viewDidLoad() {
      super.viewDidLoad()
      content.label.source = { [weak self] in self?.hosted.text }
      view.addSubview(content.label)
      view.addSubview(content.buttons)
    }
  #endif

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    readAssembly()
  }

  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    updateGestures()
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    updateGestures()
  }
}
