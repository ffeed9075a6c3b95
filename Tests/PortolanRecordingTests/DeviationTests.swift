#if !canImport(UIKit)
  import FlawedApp
  import Foundation
  import Portolan
  import PortolanTestTraits
  import PortolanTool
  import StoreTool
  import Testing

  @testable import PortolanRecording

  /// A way in which a UIKit could differ from the stand-in, by what a file shows of it.
  enum Deviation: String, CaseIterable, Sendable {
    case popThatKeepsTheScreen, dismissalThatSkipsACompletion, tabThatPopsToItsRoot, presentationRefused
    case callbacksInAnotherOrder, splitViewThatCollapsesOtherwise
  }

  /// A window whose hierarchy becomes another one than the stand-in makes of it, before the recorder looks.
  @MainActor
  final class WrongUIKit {
    private let deviation: Deviation
    private unowned let window: UIWindow
    private var listeners: [WindowWatch.Listener] = []
    private var stack: [UIViewController] = []
    private var tab: Int?
    private var hadModal = false
    private var width: UIUserInterfaceSizeClass
    private(set) var count = 0

    init(_ deviation: Deviation, in window: UIWindow) {
      self.deviation = deviation
      self.window = window
      width = window.traitCollection.horizontalSizeClass
      let watch = WindowState.of(window).watch
      listeners = [watch.add { [weak self] in self?.look() }, watch.add { [weak self] in self?.follow($0) }]
    }

    private var tabs: UITabBarController? { window.rootViewController as? UITabBarController }

    private func follow(_ reached: UIViewController?) {
      guard let target = reached else {
        stack = (tabs?.selectedViewController as? UINavigationController)?.viewControllers ?? []
        tab = tabs?.selectedIndex
        hadModal = tabs?.presentedViewController != nil
        return
      }
      let navigation = target.navigationController
      let now = navigation?.viewControllers ?? []
      switch deviation {
      case .popThatKeepsTheScreen where stack.count > now.count && stack.first === now.first:
        let kept = stack.filter { !now.contains($0) }
        navigation?.setViewControllers(now.dropLast() + kept + now.suffix(1), animated: false)
      case .dismissalThatSkipsACompletion where hadModal && tab != tabs?.selectedIndex:
        if let tab { tabs?.selectedIndex = tab }
      case .tabThatPopsToItsRoot where tab != tabs?.selectedIndex: navigation?.popToRootViewController(animated: false)
      case .presentationRefused where target.presentingViewController != nil:
        target.presentingViewController?.dismiss(animated: false)
      case .callbacksInAnotherOrder where now.count == 3:
        navigation?.setViewControllers([now[1], now[0], now[2]], animated: false)
      default: return
      }
      count += 1
    }

    private func look() {
      let now = window.traitCollection.horizontalSizeClass
      guard now != width else { return }
      width = now
      let split = window.visibleScreens.first { $0 is UISplitViewController } as? UISplitViewController
      guard deviation == .splitViewThatCollapsesOtherwise,
        let column = split?.viewControllers.first as? UINavigationController
      else { return }
      count += 1
      column.popViewController(animated: false)
    }
  }

  @Suite("A UIKit that differs from the stand-in", .limited, .serialized)
  @MainActor
  struct DeviationTests {
    nonisolated private static let steps: [Deviation: (flawed: [String], store: [String])] = [
      .popThatKeepsTheScreen: (
        ["flawed://notes/1", "flawed://notes/2", "flawed://notes/1"],
        ["store://products/1", "store://products/2", "store://products/1"]
      ),
      .dismissalThatSkipsACompletion: (["flawed://about", "flawed://notes"], ["store://login", "store://catalogue"]),
      .tabThatPopsToItsRoot: (
        ["tap Notes", "flawed://notes/1", "tap Home", "flawed://notes/1"],
        ["tap Catalogue", "store://products/1", "tap Home", "store://products/1"]
      ),
      .presentationRefused: (["flawed://login"], ["store://login"]),
      .callbacksInAnotherOrder: (
        ["flawed://notes/1", "flawed://notes/2"], ["store://products/1", "store://products/2"]
      ),
      .splitViewThatCollapsesOtherwise: (
        ["flawed://columns/detail", "width compact"], ["store://cities/Genoa", "width compact"]
      ),
    ]

    @Test(
      "Each deviation is found, as a difference of the tree, in the files of two apps", arguments: Deviation.allCases)
    func isFound(deviation: Deviation) async throws {
      let steps = try #require(Self.steps[deviation])
      // To look for the first difference, a replay plays hundreds of steps.
      let outcome = await VirtualRun.outcome {
        do {
          try await check(steps.flawed, deviation) { try await FlawedUnderTool(options: .parse([])) }
          try await check(steps.store, deviation) { try await StoreUnderTool(options: .parse([])) }
        } catch {
          return Outcome(output: "\(error)")
        }
        return Outcome()
      }
      // The diagnosis may say that a slow disk kept a file's queue busy, so that everything ran in real time.
      #expect(outcome.status == .done)
      #expect(outcome.output.isEmpty, "\(outcome.output)")
    }

    private func check<App: ToolApp>(
      _ steps: [String], _ deviation: Deviation, _ start: @MainActor () async throws -> App
    ) async throws {
      for isWrong in [true, false] {
        let recording = try await withFile { file in
          let app = try await start()
          let wrong = isWrong ? WrongUIKit(deviation, in: app.window) : nil
          _ = try await record(app, to: file, steps)
          #expect(wrong.map { $0.count > 0 } != false)
          return try Recording([Data(contentsOf: file)])
        }
        let report = try await Replay.report(of: recording) { ToolRun(try await start()) }
        #expect(report.difference?.cause == (isWrong ? .tree : nil), "\(App.self) \(report)")
        if isWrong { #expect("\(report)".contains("stand-in")) }
      }
    }
  }
#endif
