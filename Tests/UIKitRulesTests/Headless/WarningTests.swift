#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("Warnings", .headlessOnly)
  struct WarningTests {
    @Test("A refused presentation names the controllers", .rule(.refusal))
    func refusedPresentation() throws {
      let screen = Screen()
      screen.root.present(UIViewController(), animated: false, completion: nil)
      let warnings = UIKitWarnings.collect {
        screen.root.present(UINavigationController(), animated: false, completion: nil)
      }
      let warning = try #require(warnings.first)
      #expect(warnings.count == 1)
      #expect(warning.hasPrefix("Attempt to present <HeadlessUIKit.UINavigationController: 0x"))
      #expect(warning.contains("which is already presenting <HeadlessUIKit.UIViewController: 0x"))
    }

    @Test("Presenting outside a window is warned of", .rule(.refusal))
    func offWindow() {
      let warnings = UIKitWarnings.collect {
        UIViewController().present(UIViewController(), animated: false, completion: nil)
      }
      #expect(warnings.count == 1)
      #expect(warnings.allSatisfy { $0.hasSuffix("whose view is not in the window hierarchy.") })
    }

    @Test(
      "A root that is replaced while it presents causes a warning, which lists the controllers that stay",
      .rule(.rootReplacement))
    func stranded() {
      let screen = Screen()
      let modal = UIViewController()
      screen.root.present(modal, animated: false, completion: nil)
      let warnings = UIKitWarnings.collect { screen.window.rootViewController = UIViewController() }
      #expect(warnings.count == 1)
      #expect(screen.window.headless.strandedViewControllers == [modal])
      #expect(modal.presentingViewController == nil)
    }

    @Test("An ordinary life is not warned of", .rule(.refusal))
    func silence() {
      let warnings = UIKitWarnings.collect {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let screen = Screen(navigation)
        navigation.pushViewController(UIViewController(), animated: true)
        navigation.present(UIViewController(), animated: true, completion: nil)
        navigation.dismiss(animated: true, completion: nil)
        navigation.popToRootViewController(animated: true)
        screen.window.rootViewController = UIViewController()
      }
      #expect(warnings.isEmpty)
    }
  }
#endif
