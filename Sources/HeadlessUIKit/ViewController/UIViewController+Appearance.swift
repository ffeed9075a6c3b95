extension UIViewController {
  final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      applyAppearance(.willAppear, animated: animated)
      applyAppearance(.isAppearing, animated: animated)
    } else {
      applyAppearance(.willDisappear, animated: animated)
    }
  }

  final func endAppearance() {
    switch appearance {
    case .appearing: applyAppearance(.didAppear, animated: flags.contains(.appearsAnimated))
    case .disappearing: applyAppearance(.didDisappear, animated: flags.contains(.appearsAnimated))
    case .appeared, .disappeared: break
    }
  }

  /// Moves the controller and then its visible children to the next state, unless they are already in it.
  final func applyAppearance(_ phase: AppearancePhase, animated: Bool) {
    switch phase {
    case .willAppear:
      guard appearance == .disappeared || appearance == .disappearing else { return }
      loadViewIfNeeded()
      appearance = .appearing
      flags.set(.appearsAnimated, animated)
      flags.remove(.toldIsAppearing)
      viewWillAppear(animated)
    case .isAppearing:
      guard appearance == .appearing else { return }
      if flags.insert(.toldIsAppearing).inserted { viewIsAppearing(animated) }
    case .didAppear:
      guard appearance == .appearing else { return }
      appearance = .appeared
      viewDidAppear(animated)
    case .willDisappear:
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      flags.set(.appearsAnimated, animated)
      viewWillDisappear(animated)
    case .didDisappear:
      guard appearance == .disappearing else { return }
      appearance = .disappeared
      viewDidDisappear(animated)
    }
    if shouldAutomaticallyForwardAppearanceMethods { forwardAppearance(phase, animated: animated) }
    if phase == .isAppearing {
      updateUnavailable()
      layOutAppearingView()
    }
    if phase == .didAppear || phase == .didDisappear { flags.remove(.movingToParent) }
    if phase == .didAppear || phase == .didDisappear { HeadlessHierarchy.noteChange(at: self) }
  }

  /// Moves the controller and its visible children from disappearing to appearing, without a callback.
  final func returnToAppearing() {
    guard appearance == .disappearing else { return }
    appearance = .appearing
    if shouldAutomaticallyForwardAppearanceMethods { for child in visibleChildren { child.returnToAppearing() } }
  }

  /// Lays out the view if it needs that, unless the pass of an appearing parent will reach it.
  private func layOutAppearingView() {
    loadedView?.updatePendingProperties()
    guard let loadedView, loadedView.needsLayout else { return }
    if let parent = parentReference, parent.appearance == .appearing, parent.loadedView?.needsLayout == true { return }
    loadedView.layoutIfNeeded()
  }

  /// A Boolean value that indicates whether a child that comes now appears at once.
  ///
  /// While the view is about to appear, the container forwards that its view is appearing later, when it is in the window.
  private var showsArrivals: Bool { appearance == .appeared || flags.contains(.toldIsAppearing) }

  /// Adds or removes a view, with the appearance callbacks of the controllers whose views are in it.
  static func move(_ controllers: ArraySlice<UIViewController>, isAppearing: Bool, _ change: () -> Void) {
    guard let controller = controllers.first else { return change() }
    if isAppearing {
      controller.appearWithView { move(controllers.dropFirst(), isAppearing: true, change) }
    } else {
      controller.disappearWithView { move(controllers.dropFirst(), isAppearing: false, change) }
    }
  }

  /// Adds the view, with the appearance callbacks if the parent is on screen.
  final func appearWithView(_ place: () -> Void) {
    guard let parent = parentReference, parent.shouldAutomaticallyForwardAppearanceMethods,
      parent.appearance == .appeared || parent.appearance == .appearing
    else { return place() }
    // An appearance that the app has begun is the app's to end.
    if flags.contains(.appearsByHand), appearance == .appearing { return place() }
    flags.remove(.appearsByHand)
    applyAppearance(.willAppear, animated: false)
    place()
    if parent.showsArrivals { applyAppearance(.isAppearing, animated: false) }
    if parent.appearance == .appeared { endAppearance() }
  }

  /// Removes the view, with the appearance callbacks if it was on screen.
  final func disappearWithView(_ take: () -> Void) {
    guard let parent = parentReference, parent.shouldAutomaticallyForwardAppearanceMethods else { return take() }
    // A disappearance that the app has begun is the app's to end.
    if flags.contains(.appearsByHand), appearance == .disappearing { return take() }
    beginAppearance(false, animated: false)
    take()
    endAppearance()
  }

  /// Shows another child at once and keeps its appearance in step with the container's own.
  ///
  /// - Parameters:
  ///   - old: The visible child.
  ///   - new: The child that will be visible.
  ///   - newIsFirst: `true` if the `viewWillAppear` of the new child comes before the `viewWillDisappear` of the old child.
  final func exchangeVisibleChild(
    _ old: UIViewController?, for new: UIViewController?, newIsFirst: Bool = false
  ) {
    switch appearance {
    case .appeared, .appearing:
      let ends = appearance == .appeared
      let animated = !ends && flags.contains(.appearsAnimated)
      // A callback may show another child instead, whose own exchange has then made the callbacks of both.
      func isShown(_ child: UIViewController?) -> Bool { visibleChildren.contains { $0 === child } }
      let (wasShown, isChosen) = (isShown(old), isShown(new))
      var leaving: UIViewController? { wasShown || !isShown(old) ? old : nil }
      var entering: UIViewController? { (!isChosen || isShown(new)) && new?.isUnderCover != true ? new : nil }
      new?.loadViewIfNeeded()
      if newIsFirst { entering?.applyAppearance(.willAppear, animated: animated) }
      leaving?.beginAppearance(false, animated: false)
      entering?.applyAppearance(.willAppear, animated: animated)
      leaving?.loadedView?.detach()
      if let view = entering?.view { self.view.attach(view) }
      if showsArrivals { entering?.applyAppearance(.isAppearing, animated: animated) }
      leaving?.endAppearance()
      if ends { entering?.endAppearance() }
    case .disappearing, .disappeared:
      // A call that waited for a transition runs before the container forwards its own disappearance to the child.
      old?.beginAppearance(false, animated: flags.contains(.appearsAnimated))
      old?.endAppearance()
      old?.loadedView?.detach()
    }
  }

  /// Forwards a phase of the container's own appearance to a visible child.
  final func forward(_ phase: AppearancePhase, to child: UIViewController, animated: Bool) {
    if phase == .willAppear {
      guard !child.isUnderCover else { return }
      let childView = child.loadedViewOrLoad()
      // The child may leave, or show another one, while its view is loaded.
      guard visibleChildren.contains(where: { $0 === child }) else { return }
      view.attach(childView)
    }
    child.applyAppearance(phase, animated: animated)
  }
}
