/// Faults that every app can declare in ``ToolApp/faults``.
extension ToolStep {
  /// A fault after which the next screen that is built in the visible window fails.
  public static var nextFactoryThrows: ToolStep {
    ToolStep("the next factory throws") { $0.router.add(FailingFactory()) }
  }

  /// A fault after which the next navigation in the visible window is denied by a guard.
  ///
  /// ```swift
  /// let faults: [ToolStep<ShopUnderTool>] = [.nextFactoryThrows, .nextGuardDenies, .nextAnswerIsLate]
  /// ```
  public static var nextGuardDenies: ToolStep {
    ToolStep("the next guard denies") {
      $0.router.add(
        OneAnswer("OneDenial") { throw ToolFault("fault", "The guard denied it, as the fault requested.") })
    }
  }

  /// A fault after which the next navigation in the visible window waits three seconds for the answer of a guard.
  ///
  /// The seconds are virtual if the app runs in virtual time.
  public static var nextAnswerIsLate: ToolStep {
    ToolStep("the next answer is late") {
      $0.router.add(OneAnswer("LateAnswer") { try await Deadline.pass(.seconds(3)) })
    }
  }

  /// A fault that ends the process at once, as a trap of Swift does.
  public static var appTraps: ToolStep {
    ToolStep("the app traps") { _ in fatalError("The app trapped, as the fault requested.") }
  }
}

/// A task that fails for the first controller that was built.
private final class FailingFactory: ContextTask {
  private var isArmed = true

  func perform(on viewController: UIViewController, with context: Any?) throws {
    let isNew = viewController.parent == nil && viewController.presentingViewController == nil
    guard isArmed, isNew, viewController.viewIfLoaded?.window == nil else { return }
    isArmed = false
    throw ToolFault("fault", "The factory of \(type(of: viewController)) failed, as the fault requested.")
  }
}

/// A guard that lets every navigation pass but the first.
private final class OneAnswer: RoutingInterceptor, CustomStringConvertible {
  nonisolated let description: String
  private var answer: (() async throws -> Void)?

  init(_ description: String, _ answer: @escaping () async throws -> Void) {
    self.description = description
    self.answer = answer
  }

  func perform(with context: Any?) async throws -> InterceptorAnswer {
    let first = answer
    answer = nil
    try await first?()
    return .proceed
  }
}
