#if !canImport(UIKit)
  import Portolan
  import Testing

  private final class Refusing: UIViewController {
    required init?(coder: NSCoder) { nil }
  }

  @MainActor
  @Suite("Controllers of a class known at run time", .headlessOnly, .limited)
  struct ConstructionTests {
    private class Screen: UIViewController {
      let number = 42
    }

    private final class Decoding: UIViewController {
      let label: String

      required init?(coder: NSCoder) {
        label = coder.decodeObject(forKey: "label") as? String ?? "none"
        super.init(coder: coder)
      }
    }

    @Test("Controllers of a class known at run time are of that class, with the nib that was named")
    func instantiates() {
      let type: UIViewController.Type = Screen.self
      let controller = HeadlessConstruction.instantiate(type, nibName: "Screen", bundle: .main)
      #expect((controller as? Screen)?.number == 42)
      #expect(controller.nibName == "Screen")
      #expect(controller.nibBundle === Bundle.main)
    }

    @Test("Containers can be made so too")
    func containers() {
      let navigation = HeadlessConstruction.instantiate(UINavigationController.self)
      #expect(navigation.viewControllers.isEmpty)
      #expect(navigation.nibName == nil)
      let tabs = HeadlessConstruction.instantiate(UITabBarController.self)
      #expect(tabs.selectedIndex == NSNotFound)
    }

    @Test("A class that decodes finds an empty archive")
    func decodes() {
      #expect(HeadlessConstruction.instantiate(Decoding.self).label == "none")
    }

    @Test("A class that answers nil ends the program, whose message names the mend", .ownProcess)
    func answersNil() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = HeadlessConstruction.instantiate(Refusing.self)
        }
      }
      let message = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
      #expect(message?.contains("init?(coder:) returned nil") == true)
      #expect(message?.contains("To fix: ") == true)
    }
  }
#endif
