/// An observer that reports screens that are still alive some time after they have left the hierarchy.
///
/// ```swift
/// router.add(LeakObserver())
/// ```
///
/// It keeps weak references to the screens that were visible, and replaces no method of UIKit. A screen that comes back in time, and one
/// that the app keeps on purpose, see the parameter `keeps`, is not reported. A screen is reported once.
///
/// In a release build it does nothing, unless it is asked to.
public final class LeakObserver: ScreenObserver {
  /// A screen that was visible.
  private final class Visitor {
    weak var viewController: UIViewController?
    let leak: Leak
    /// The wait since the screen has left, or `nil` while it is in the hierarchy.
    var wait: Task<Void, Never>?
    /// A Boolean value that indicates whether the screen was reported.
    var isReported = false

    init(_ viewController: UIViewController, _ leak: Leak) {
      self.viewController = viewController
      self.leak = leak
    }

    deinit { wait?.cancel() }
  }

  private let time: Duration
  private let isActive: Bool
  private let keeps: @MainActor (UIViewController) -> Bool
  private let report: @MainActor (Leak) -> Void
  /// The clock at the time of the creation: the hierarchy changes in turns of any task.
  private let pass = Deadline.pass
  private var visitors: [Visitor] = []

  /// Creates an observer.
  ///
  /// ```swift
  /// let leaks = LeakObserver(keeps: { $0 is HomeViewController }) { leak in assertionFailure("\(leak)") }
  /// ```
  ///
  /// - Parameters:
  ///   - time: The time after which a screen that has left must be gone.
  ///   - inRelease: `true` to observe in a release build, too.
  ///   - keeps: A closure that returns `true` for a screen that the app keeps on purpose.
  ///   - report: A closure that receives each leak, or `nil` to write it to the log.
  public init(
    after time: Duration = .seconds(3), inRelease: Bool = false,
    keeps: @escaping @MainActor (_ viewController: UIViewController) -> Bool = { _ in false },
    report: (@MainActor (_ leak: Leak) -> Void)? = nil
  ) {
    self.time = time
    self.keeps = keeps
    self.report = report ?? { Platform.Log(subsystem: "Portolan", category: "leaks").error($0.description) }
    isActive = inRelease || Self.isDebugBuild
  }

  /// Does nothing.
  ///
  /// - Parameter event: The decision.
  public func router(did event: NavigationEvent) {}

  /// Remembers the screen, and looks for those that have left.
  ///
  /// - Parameter appearance: The screen, and the reason why it appeared.
  public func router(didShow appearance: ScreenAppearance) {
    guard isActive else { return }
    let viewController = appearance.viewController
    if !visitors.contains(where: { $0.viewController === viewController }), !keeps(viewController) {
      visitors.append(Visitor(viewController, Leak(appearance, after: time)))
    }
    look()
  }

  /// Looks for the screens that have left.
  ///
  /// - Parameter departure: The screen, and the time for which it was visible.
  public func router(didHide departure: ScreenDeparture) { look() }

  private func look() {
    visitors.removeAll { $0.viewController == nil }
    for visitor in visitors {
      guard !visitor.isReported, let viewController = visitor.viewController else { continue }
      if viewController.windowOfHierarchy != nil {
        visitor.wait?.cancel()
        visitor.wait = nil
      } else if visitor.wait == nil {
        visitor.wait = Deadline.$pass.withValue(pass) {
          Deadline.start(after: time) { [weak self, weak visitor] in
            if let visitor { self?.judge(visitor) }
          }
        }
      }
    }
  }

  private func judge(_ visitor: Visitor) {
    visitor.wait = nil
    guard let viewController = visitor.viewController, viewController.windowOfHierarchy == nil else { return }
    visitor.isReported = true
    report(visitor.leak)
  }

  /// A Boolean value that indicates whether this is a debug build, in which assertions are evaluated.
  private static let isDebugBuild: Bool = {
    var isDebugBuild = false
    assert({ isDebugBuild = true }() == ())
    return isDebugBuild
  }()
}

/// A screen that is alive though it has left the hierarchy.
///
/// ```swift
/// let leaks = LeakObserver(report: { leak in log("\(leak.controllerName)") })
/// ```
@MainActor
public struct Leak: CustomStringConvertible {
  /// The value of the screen, or `nil` if its controller had none.
  public let screen: (any Screen)?
  /// The class of the controller.
  public let controllerName: String
  /// The reason why the screen had appeared: the way in, if a navigation led to it.
  public let cause: ScreenAppearance.Cause
  /// The time after which it was still alive.
  public let time: Duration

  /// The screen, its way in and how to find what retains it.
  public nonisolated let description: String

  init(_ appearance: ScreenAppearance, after time: Duration) {
    screen = appearance.screen
    controllerName = typeName(appearance.viewController)
    cause = appearance.cause
    self.time = time
    let name = screen.map { "\(ValueText.of($0)), a \(typeName(appearance.viewController))," } ?? controllerName
    let way =
      switch cause {
      case .route(let destination): "the route to \(destination.name)"
      case .other: "the user or the app"
      }
    description =
      "\(name) came by \(way), and is alive \(time) after it has left. To fix: let closures, timers and delegates that it gives away "
      + "capture it weakly; the memory graph of Xcode shows what retains it. If the app keeps it on purpose, say so with keeps."
  }
}
