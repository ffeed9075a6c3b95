#if !canImport(UIKit)
  import Portolan
  import Testing

  // Sources: developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations,
  // …/uiwindowscene/requestgeometryupdate(_:errorhandler:), …/uiviewcontroller/prefersinterfaceorientationlocked and
  // developer.apple.com/forums/thread/716583.
  @MainActor
  @Suite("Orientations", .headlessOnly, .rule(.windows), .tags(.documented), .limited)
  struct OrientationTests {
    private final class Page: UIViewController {
      var supported = UIInterfaceOrientationMask.allButUpsideDown
      var preferred: UIInterfaceOrientation?
      var isLocked = false
      var sizes: [CGSize] = []

      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
      override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        preferred ?? super.preferredInterfaceOrientationForPresentation
      }
      override var prefersInterfaceOrientationLocked: Bool { isLocked }

      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
      }
    }

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var log: [String] = []

      func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
      ) {
        log.append("from \(previousInterfaceOrientation) to \(windowScene.interfaceOrientation)")
      }

      func windowScene(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
      ) {
        log.append("geometry from \(previousEffectiveGeometry.interfaceOrientation)")
      }
    }

    private let page = Page()
    private let scene = UIWindowScene()
    private let window: UIWindow
    private let delegate = SceneDelegate()

    init() {
      scene.delegate = delegate
      window = UIWindow(windowScene: scene)
      window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      window.rootViewController = page
      window.makeKeyAndVisible()
      HeadlessSystem.stopKeeping(window)
      window.headless.transitionClock = ImmediateTransitionClock.shared
      window.user.turn(to: .portrait)
    }

    /// Requests orientations, and returns the code of the error, or `nil` if there was none.
    private func request(_ orientations: UIInterfaceOrientationMask) -> UISceneError.Code? {
      var code: UISceneError.Code?
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: orientations)) { code = ($0 as? UISceneError)?.code }
      return code
    }

    @Test("A request turns the interface, and tells the controllers of the new size")
    func request() {
      page.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (page: Page, previous: UITraitCollection) in
        #expect(previous.verticalSizeClass == .regular)
        page.title = "\(page.traitCollection.verticalSizeClass == .compact)"
      }
      HeadlessSystem.idiom = .phone
      defer { HeadlessSystem.idiom = .pad }
      #expect(request(.landscape) == nil)
      #expect(scene.interfaceOrientation == .landscapeRight)
      #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
      #expect(page.sizes == [CGSize(width: 844, height: 390)])
      #expect(window.bounds.size == CGSize(width: 844, height: 390))
      #expect(page.title == "true")
      #expect(delegate.log == ["from \(UIInterfaceOrientation.portrait) to \(UIInterfaceOrientation.landscapeRight)"])
    }

    @Test("A request for the present orientation has no effect, and half a turn is told to the scene alone")
    func sameOrientation() {
      #expect(request(.portrait) == nil)
      #expect(page.sizes == [])
      #expect(delegate.log == [])
      #expect(request(.landscapeLeft) == nil)
      #expect(request(.landscapeRight) == nil)
      #expect(page.sizes.count == 1)
      #expect(delegate.log.count == 2)
    }

    @Test("A request that the controller does not support is denied, and nothing turns")
    func denied() {
      page.supported = .portrait
      #expect(request(.landscape) == .geometryRequestDenied)
      #expect(scene.interfaceOrientation == .portrait)
      page.supported = .all
      #expect(request(.landscape) == nil)
      #expect(UISceneError(.geometryRequestDenied).errorCode == 101)
    }

    @Test("Preferences of another platform are not supported")
    func otherPreferences() {
      var error: (any Error)?
      scene.requestGeometryUpdate(UIWindowScene.GeometryPreferences()) { error = $0 }
      #expect((error as? UISceneError)?.code == .geometryRequestUnsupported)
    }

    @Test("The interface turns with the device as far as the controller supports it, and the device says where it is")
    func device() {
      defer { window.user.turn(to: .portrait) }
      window.user.turn(to: .landscapeLeft)
      #expect(scene.interfaceOrientation == .landscapeRight)
      #expect(UIDevice.current.orientation == .landscapeLeft)
      window.user.turn(to: .portraitUpsideDown)
      #expect(scene.interfaceOrientation == .landscapeRight)
      window.user.turn(to: .faceUp)
      #expect(scene.interfaceOrientation == .landscapeRight)
      window.user.turn(to: .portrait)
      #expect(scene.interfaceOrientation == .portrait)
    }

    @Test("The device posts its turns only between the begin and the end of notifications")
    func notifications() {
      defer { window.user.turn(to: .portrait) }
      var count = 0
      let token = NotificationCenter.default.addObserver(
        forName: UIDevice.orientationDidChangeNotification, object: UIDevice.current, queue: nil
      ) { _ in MainActor.assumeIsolated { count += 1 } }
      defer { NotificationCenter.default.removeObserver(token) }
      window.user.turn(to: .landscapeLeft)
      UIDevice.current.beginGeneratingDeviceOrientationNotifications()
      window.user.turn(to: .portrait)
      UIDevice.current.endGeneratingDeviceOrientationNotifications()
      #expect(!UIDevice.current.isGeneratingDeviceOrientationNotifications)
      window.user.turn(to: .landscapeLeft)
      #expect(count == 1)
    }

    @Test("Orientations that the controller supports anew turn the interface when it says so")
    func update() {
      defer { window.user.turn(to: .portrait) }
      page.supported = .landscapeLeft
      #expect(scene.interfaceOrientation == .portrait)
      page.setNeedsUpdateOfSupportedInterfaceOrientations()
      #expect(scene.interfaceOrientation == .landscapeLeft)
      page.supported = .all
      page.setNeedsUpdateOfSupportedInterfaceOrientations()
      #expect(scene.interfaceOrientation == .portrait)
    }

    @Test("A controller over the whole window determines the orientation until it is dismissed, and a sheet does not")
    func covering() {
      let film = Page()
      film.supported = .landscape
      film.preferred = .landscapeLeft
      film.modalPresentationStyle = .pageSheet
      page.present(film, animated: false)
      #expect(scene.interfaceOrientation == .portrait)
      page.dismiss(animated: false)
      film.modalPresentationStyle = .fullScreen
      page.present(film, animated: true)
      #expect(scene.interfaceOrientation == .landscapeLeft)
      #expect(request(.portrait) == .geometryRequestDenied)
      page.dismiss(animated: true)
      #expect(scene.interfaceOrientation == .portrait)
    }

    @Test("A root determines the orientation when it is set and when its window becomes key")
    func root() {
      let film = Page()
      film.supported = .landscapeLeft
      window.rootViewController = film
      #expect(scene.interfaceOrientation == .landscapeLeft)
      window.rootViewController = page
      #expect(scene.interfaceOrientation == .portrait)
      let other = UIWindow(windowScene: scene)
      other.rootViewController = film
      #expect(scene.interfaceOrientation == .portrait)
      other.makeKeyAndVisible()
      HeadlessSystem.stopKeeping(other)
      #expect(scene.interfaceOrientation == .landscapeLeft)
      window.makeKeyAndVisible()
      #expect(scene.interfaceOrientation == .portrait)
    }

    @Test("A request for an orientation that the delegate of a stack or of the app excludes is denied")
    func delegates() {
      final class StackDelegate: NSObject, UINavigationControllerDelegate {
        func navigationControllerSupportedInterfaceOrientations(
          _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask { .portrait }
      }
      let (stack, stackDelegate) = (UINavigationController(rootViewController: UIViewController()), StackDelegate())
      window.rootViewController = stack
      #expect(request(.landscape) == nil)
      stack.delegate = stackDelegate
      #expect(request(.landscape) == .geometryRequestDenied)
      stack.delegate = nil
      final class AppDelegate: NSObject, UIApplicationDelegate {
        func application(
          _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask { .portrait }
      }
      let (former, appDelegate) = (UIApplication.shared.delegate, AppDelegate())
      UIApplication.shared.delegate = appDelegate
      defer { UIApplication.shared.delegate = former }
      #expect(request(.landscape) == .geometryRequestDenied)
    }

    @Test("From iOS 26 on a controller locks the orientation, and the interface follows the device afterwards")
    func lock() {
      defer { window.user.turn(to: .portrait) }
      page.isLocked = true
      window.user.turn(to: .landscapeLeft)
      #expect(scene.interfaceOrientation == .landscapeRight)
      window.user.turn(to: .portrait)
      simulating(iOS: 26) {
        #expect(scene.effectiveGeometry.isInterfaceOrientationLocked)
        window.user.turn(to: .landscapeLeft)
        #expect(request(.landscape) == .geometryRequestDenied)
        #expect(scene.interfaceOrientation == .portrait)
        delegate.log = []
        page.isLocked = false
        page.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
        #expect(scene.interfaceOrientation == .landscapeRight)
        #expect(delegate.log.last == "geometry from \(UIInterfaceOrientation.portrait)")
      }
    }
  }
#endif
