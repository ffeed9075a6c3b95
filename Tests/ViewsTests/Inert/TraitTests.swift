#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("Traits and sizes")
  struct TraitTests {
    final class Page: UIViewController {
      var entries: [String] = []

      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        entries.append("willTransition")
        coordinator.animate(alongsideTransition: { [self] _ in entries.append("alongside") })
      }

      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        entries.append("\(previousTraitCollection?.horizontalSizeClass == .regular)")
      }
    }

    @Test("A controller is told before and after its window becomes narrow, and reads the new traits")
    func resizing() {
      let page = Page()
      let stack = UINavigationController(rootViewController: page)
      let screen = Screen(stack)
      #expect(page.traitCollection.horizontalSizeClass == .regular)
      screen.window.user.resize(to: .compact)
      #expect(page.entries == ["willTransition", "true", "alongside"])
      #expect(page.traitCollection.horizontalSizeClass == .compact)
      screen.window.user.resize(to: .compact)
      #expect(page.entries.count == 3)
    }

    @Test("The device is the one of the settings")
    func device() {
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      #expect(UIDevice.current.systemVersion == "\(HeadlessSystem.version).0")
      HeadlessSystem.idiom = .phone
      defer { HeadlessSystem.idiom = .pad }
      #expect(UIDevice.current.userInterfaceIdiom == .phone)
      #expect(UIScreen.main.bounds.width == 390)
      #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
    }
  }
#endif
