// Sources: developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations (the root or the topmost modal
// controller that fills the window decides, with the app), uiwindowscene/requestgeometryupdate(_:errorhandler:),
// uiviewcontroller/prefersinterfaceorientationlocked, and developer.apple.com/forums/thread/716583 (a request for the present
// orientation tells no controller).
extension UIWindowScene {
  /// The controller that fills the foremost window.
  private var fillingController: UIViewController? {
    let window = keyWindowReference ?? windows.last { !$0.hidden }
    var (filling, next) = (window?.rootController, window?.rootController?.presentedReference)
    while let controller = next {
      if controller.fillsWindow { filling = controller }
      next = controller.presentedReference
    }
    return filling
  }

  /// The orientations that the app and the controller that fills the window support.
  private var supportedOrientations: UIInterfaceOrientationMask {
    let application = UIApplication.shared
    let controller = fillingController
    var mask = controller?.supportedInterfaceOrientations ?? .all
    if let stack = controller as? UINavigationController, let delegate = stack.delegate {
      mask.formIntersection(delegate.navigationControllerSupportedInterfaceOrientations(stack))
    }
    if let tabs = controller as? UITabBarController, let delegate = tabs.delegate {
      mask.formIntersection(delegate.tabBarControllerSupportedInterfaceOrientations(tabs))
    }
    let ofApp = application.delegateReference?.application(application, supportedInterfaceOrientationsFor: keyWindow)
    return mask.intersection(ofApp ?? .all)
  }

  /// A Boolean value that indicates whether the controller that fills the window keeps the interface as it is.
  final var isOrientationLocked: Bool {
    guard HeadlessSystem.version >= 26, var controller = fillingController else { return false }
    while let child = controller.childForInterfaceOrientationLock { controller = child }
    return controller.prefersInterfaceOrientationLocked
  }

  /// The height of the windows; a phone on its side is low, so its class is compact.
  final var heightClass: UIUserInterfaceSizeClass {
    storedOrientation.isLandscape && HeadlessSystem.idiom == .phone ? .compact : .regular
  }

  /// Turns the interface to an orientation, or else as the device is turned, or else to an orientation that is supported.
  final func followSupportedOrientations(preferring preferred: UIInterfaceOrientation? = nil) {
    guard !isOrientationLocked else { return }
    let ofDevice = UIInterfaceOrientation(UIDevice.current.storedOrientation)
    turn(to: supportedOrientations, preferring: [preferred, ofDevice].compactMap(\.self))
  }

  /// Turns the interface as preferences allow, or returns the reason why not.
  final func refusal(of preferences: GeometryPreferences) -> UISceneError? {
    guard let preferences = preferences as? GeometryPreferences.iOS else {
      return UISceneError(.geometryRequestUnsupported)
    }
    let allowed = supportedOrientations.intersection(preferences.interfaceOrientations)
    return !isOrientationLocked && turn(to: allowed) ? nil : UISceneError(.geometryRequestDenied)
  }

  /// Turns the interface to the first orientation that is allowed, and returns `false` if none is.
  @discardableResult
  private func turn(
    to allowed: UIInterfaceOrientationMask, preferring preferred: [UIInterfaceOrientation] = []
  ) -> Bool {
    let candidates = preferred + [storedOrientation, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    let chosen = candidates.first { allowed.contains(UIInterfaceOrientationMask(rawValue: 1 << UInt($0.rawValue))) }
    guard let orientation = chosen else { return false }
    if orientation != storedOrientation { turn(to: orientation) }
    return true
  }

  private func turn(to orientation: UIInterfaceOrientation) {
    let (old, geometry, traits) = (storedOrientation, effectiveGeometry, keyWindowReference?.traits ?? .of(nil))
    storedOrientation = orientation
    if orientation.isLandscape != old.isLandscape {
      for window in windows { ResizeTransition.turn(window, to: heightClass) }
    }
    let delegate = delegateReference as? any UIWindowSceneDelegate
    delegate?.windowScene(self, didUpdate: coordinateSpace, interfaceOrientation: old, traitCollection: traits)
    if HeadlessSystem.version >= 26 { delegate?.windowScene(self, didUpdateEffectiveGeometry: geometry) }
  }
}

extension UIViewController {
  /// A Boolean value that indicates whether the controller is presented over the whole window, so that it determines the orientation.
  final var fillsWindow: Bool { [.fullScreen, .overFullScreen].contains(adaptedPresentationStyle) }
}

extension UIInterfaceOrientation {
  /// Creates the orientation of an interface that is upright on a device, or returns `nil` if the device lies.
  init?(_ device: UIDeviceOrientation) {
    guard device.isValidInterfaceOrientation else { return nil }
    self.init(rawValue: device.rawValue)
  }
}
