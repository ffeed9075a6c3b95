#if !canImport(UIKit)
  import Portolan
  import Testing

  // Sources: the texts of the exceptions in public crash reports.
  @Suite("Where UIKit raises about bars and alerts the program ends", .headlessOnly, .tags(.observed), .limited)
  struct ManagedBarTests {
    private func message(_ result: ExitTest.Result?) -> String {
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    }

    @Test("Setting a delegate for the bar of a tab bar controller ends the program", .ownProcess, .rule(.tabs))
    func tabBarDelegate() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          final class Delegate: NSObject, UITabBarDelegate {}
          let (tabs, delegate) = (UITabBarController(), Delegate())
          tabs.tabBar.delegate = delegate
        }
      }
      #expect(
        message(result).contains("Changing the delegate of a tab bar managed by a tab bar controller is not allowed"))
    }

    @Test("Setting items for the bar of a tab bar controller ends the program", .ownProcess, .rule(.tabs))
    func tabBarItems() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let tabs = UITabBarController()
          tabs.tabBar.items = []
        }
      }
      #expect(message(result).contains("Directly modifying a tab bar managed by a tab bar controller is not allowed"))
    }

    @Test("Setting a selected item for the bar of a tab bar controller ends the program", .ownProcess, .rule(.tabs))
    func tabBarSelection() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let tabs = UITabBarController()
          tabs.tabBar.selectedItem = nil
        }
      }
      #expect(message(result).contains("Directly modifying a tab bar"))
    }

    @Test("Setting items for the bar of a navigation controller ends the program", .ownProcess, .rule(.navigation))
    func navigationItems() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let stack = UINavigationController()
          stack.navigationBar.items = []
        }
      }
      #expect(message(result).contains("directly on a UINavigationBar managed by a controller"))
    }

    // Source: developer.apple.com/documentation/uikit/uialertcontroller/preferredaction: the action must be in the `actions` array.
    @Test("A preferred action that was not added to the alert ends the program", .ownProcess, .rule(.items))
    func preferredAction() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
          let action = UIAlertAction(title: "OK", style: .default)
          alert.addAction(action)
          alert.preferredAction = action
          alert.preferredAction = nil
          alert.preferredAction = UIAlertAction(title: "Other", style: .default)
        }
      }
      #expect(message(result).contains("The preferredAction of an alert controller must be contained"))
    }
  }
#endif
