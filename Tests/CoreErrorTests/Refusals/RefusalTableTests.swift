#if !canImport(UIKit)
  import Portolan
  import Testing

  @MainActor
  @Suite("What UIKit refuses", .limited)
  struct RefusalTableTests {
    /// The number of rows, because the table itself is on the main actor.
    nonisolated static let count = 31

    private func row(_ index: Int) -> Refusal {
      #expect(RefusalTable.rows.count == Self.count)
      return RefusalTable.rows[index]
    }

    @Test(
      "A change that UIKit refuses raises an exception in HeadlessUIKit, or causes a warning", .ownProcess,
      arguments: 0..<count)
    func headless(index: Int) async throws {
      let row = row(index)
      guard let uikit = row.uikit else { return }
      switch row.behaviour {
      case .forbids: Issue.record("The row \(row.name) has nothing to do")
      case .warns(let words):
        let warnings = UIKitWarnings.collect { uikit() }
        #expect(warnings.contains { $0.contains(words) }, "\(row.name): \(warnings)")
      case .raises(let words):
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          [index = index as Int] in
          await MainActor.run { RefusalTable.rows[index].uikit?() }
        }
        let text = result.errorText
        #expect(text.contains(words), "\(row.name): \(text.suffix(400))")
      }
    }

    @Test(
      "A change that UIKit refuses is refused by the router, with its mend, and everything is as it was",
      arguments: 0..<count)
    func router(index: Int) async throws {
      let row = row(index)
      let refused = row.broken()
      let before = refused.app.state
      let error = await #expect(throws: RoutingError.self, "\(row.name)") {
        try await refused.app.router.navigate(to: refused.step, animated: false)
      }
      #expect(error?.code == row.code, "\(row.name): \(error?.description ?? "")")
      #expect(error?.fix.contains(row.advice) == true, "\(row.name): \(error?.fix ?? "")")
      if let reason = row.reason {
        #expect(error?.reason.hasSuffix(reason) == true, "\(row.name): \(error?.reason ?? "")")
      }
      await refused.app.rest()
      #expect(refused.app.state == before, "\(row.name)")
      let mended = row.mended()
      let result = try await mended.app.router.navigate(to: mended.step, animated: false)
      #expect(result.viewController.isInHierarchy(of: mended.app.window), "\(row.name)")
    }

    @Test("A popover without a source is accepted in a compact width, where it is a sheet")
    func compact() async throws {
      let app = App(root: HomeViewController())
      app.window.user.resize(to: .compact)
      let share = UIActivityViewController(activityItems: ["A book"], applicationActivities: nil)
      try await app.router.navigate(to: presenting(share), animated: false)
      #expect(share.presentingViewController != nil)
    }

    @Test("A popover without a source is accepted if its delegate gives it a source at the last moment")
    func delegate() async throws {
      final class Pointing: NSObject, UIPopoverPresentationControllerDelegate {
        func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
          popover.sourceView = popover.presentingViewController.view
        }
      }
      let (app, delegate, popover) = (App(root: HomeViewController()), Pointing(), InfoViewController())
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.delegate = delegate
      try await app.router.navigate(to: presenting(popover), animated: false)
      #expect(popover.popoverPresentationController?.sourceView != nil)
      withExtendedLifetime(delegate) {}
    }
  }
#endif
