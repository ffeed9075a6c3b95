extension UIViewController {
  /// Asks each screen with unsaved changes, in this controller or presented over it, whether it may leave.
  ///
  /// The router asks by itself. Call this method before code of the app removes screens in another way, for example
  /// before it logs the user out.
  ///
  /// ```swift
  /// guard try await window.rootViewController?.askToLeave() ?? true else { return }
  /// ```
  ///
  /// The topmost screen is asked first. A screen that is being asked already is not asked twice. Its answer counts for
  /// this call, too.
  ///
  /// - Returns: `true` if all of them may leave, or if none has unsaved changes.
  /// - Throws: The error of ``LeaveConfirming/confirmLeaving()``, `CancellationError`, or ``RoutingError`` with the code
  ///   ``RoutingError/Code/waitsForItself`` if a screen calls this method while it is asked itself.
  public func askToLeave() async throws -> Bool {
    guard let window = windowOfHierarchy else { return true }
    var screens: [any LeaveConfirming] = []
    forEachInSubtree { candidate in
      if let screen = candidate as? any LeaveConfirming { screens.append(screen) }
    }
    for screen in screens.reversed() where screen.hasUnsavedChanges && screen.isInHierarchy(of: window) {
      let question = try LeaveQuestion.join(about: screen, in: window)
      defer { question.withdraw() }
      guard try await question.mayLeave() else { return false }
    }
    return true
  }
}
