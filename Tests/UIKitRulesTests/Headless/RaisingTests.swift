#if !canImport(UIKit)
  import Portolan
  import Testing

  @Suite("Where UIKit raises the program ends", .tags(.observed, .headlessOnly))
  struct RaisingTests {
    @Test("Presenting a controller that has a parent", .rule(.raisingPresentation))
    func presentChild() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let child = UIViewController()
          let navigation = UINavigationController(rootViewController: child)
          Screen().root.present(child, animated: false, completion: nil)
          withExtendedLifetime(navigation) {}
        }
      }
      let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
      #expect(message?.contains("that has a parent view controller") == true)
    }

    @Test("Presenting a controller that is already presented", .rule(.raisingPresentation))
    func presentTwice() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let modal = UIViewController()
          let first = Screen()
          let second = Screen()
          first.root.present(modal, animated: false, completion: nil)
          second.root.present(modal, animated: false, completion: nil)
        }
      }
    }

    @Test("Pushing an instance twice", .rule(.navigation))
    func pushTwice() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let controller = UIViewController()
          UINavigationController(rootViewController: controller).pushViewController(controller, animated: false)
        }
      }
    }

    @Test("Pushing a navigation controller", .rule(.navigation))
    func pushNavigation() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          UINavigationController().pushViewController(UINavigationController(), animated: false)
        }
      }
    }

    @Test("Popping to a stranger", .rule(.navigation))
    func popToStranger() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          _ = UINavigationController().popToViewController(UIViewController(), animated: false)
        }
      }
    }

    @Test("Selecting a stranger", .rule(.tabs))
    func selectStranger() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run { UITabBarController().selectedViewController = UIViewController() }
      }
    }
  }
#endif
