#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("The user swipes a sheet down", .rule(.userDismissal), .headlessOnly, .tags(.documented), .limited)
  struct UserSheetTests {
    private final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
      var heard: [String] = []
      var allows = true

      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        heard.append("should")
        return allows
      }
      func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        heard.append("will")
      }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        heard.append("did \(presentationController.presentedViewController.title ?? "")")
      }
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        heard.append("attempt")
      }
    }

    private final class Dismissing: UIViewController {
      var dismissals = 0

      override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissals += 1
        super.dismiss(animated: flag, completion: completion)
      }
    }

    private let listener = Listener()
    private let sheet = Dismissing()

    private func screenWithSheet() async -> Screen {
      let screen = Screen()
      sheet.title = "sheet"
      sheet.presentationController?.delegate = listener
      screen.root.present(sheet, animated: false, completion: nil)
      await settle()
      return screen
    }

    @Test("Only the presentation's delegate hears of it, and dismiss is not called")
    func swipe() async throws {
      let screen = await screenWithSheet()
      #expect(try screen.window.user.swipeDown())
      await settle()
      #expect(screen.root.presentedViewController == nil)
      #expect(listener.heard == ["should", "will", "did sheet"])
      #expect(sheet.dismissals == 0)
    }

    @Test("Code that dismisses is not reported")
    func code() async {
      let screen = await screenWithSheet()
      screen.root.dismiss(animated: false, completion: nil)
      await settle()
      #expect(listener.heard.isEmpty)
    }

    @Test("A modal that must stay stays, and its delegate hears of the attempt")
    func modalInPresentation() async throws {
      let screen = await screenWithSheet()
      sheet.isModalInPresentation = true
      #expect(try !screen.window.user.swipeDown())
      await settle()
      #expect(screen.root.presentedViewController === sheet)
      #expect(listener.heard == ["attempt"])
      screen.root.dismiss(animated: false, completion: nil)
      await settle()
      #expect(screen.root.presentedViewController == nil)
    }

    @Test("A screen inside the sheet can keep it")
    func screenKeepsSheet() async throws {
      let inside = UIViewController()
      inside.isModalInPresentation = true
      let screen = Screen()
      screen.root.present(UINavigationController(rootViewController: inside), animated: false, completion: nil)
      await settle()
      #expect(try !screen.window.user.swipeDown())
      await settle()
      #expect(screen.root.presentedViewController != nil)
    }

    @Test("The delegate can forbid it")
    func delegateForbids() async throws {
      let screen = await screenWithSheet()
      listener.allows = false
      #expect(try !screen.window.user.swipeDown())
      await settle()
      #expect(listener.heard == ["should", "attempt"])
    }

    @Test("A swipe that is let go leaves the sheet")
    func cancelled() async throws {
      let journal = Journal()
      let screen = Screen()
      let sheet = journal.controller("sheet")
      sheet.presentationController?.delegate = listener
      screen.root.present(sheet, animated: false, completion: nil)
      await settle()
      _ = journal.take()
      #expect(try !screen.window.user.swipeDown(completing: false))
      await settle()
      #expect(screen.root.presentedViewController === sheet)
      #expect(!sheet.isBeingDismissed)
      #expect(listener.heard == ["should", "will"])
      #expect(
        journal.take() == ["sheet willDisappear", "sheet willAppear", "sheet didAppear"]
      )
      #expect(sheet.view.window === screen.window)
    }

    @Test("A cover is no sheet")
    func cover() async {
      let screen = Screen()
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      screen.root.present(cover, animated: false, completion: nil)
      await settle()
      #expect(throws: UserGestureError.self) { try screen.window.user.swipeDown() }
    }

    @Test("Only the topmost goes")
    func topmost() async throws {
      let screen = await screenWithSheet()
      sheet.present(UIViewController(), animated: false, completion: nil)
      await settle()
      #expect(try screen.window.user.swipeDown())
      await settle()
      #expect(screen.root.presentedViewController === sheet)
      #expect(sheet.presentedViewController == nil)
    }
  }
#endif
