/// A fresh launch of an app where a stored state is restored.
@MainActor
struct RestorationTrial<App: VerifiableApp> {
  let table: ValueTable<App.AppScreen>
  let options: [String]

  /// Returns the reason why a state is not restored in the width in which it was stored.
  ///
  /// - Returns: The reason, or `nil` if the state is restored, or if the report lists what was left out.
  /// - Throws: ``ToolFault`` if the app cannot start.
  func fault(of state: StoredState) throws -> String? {
    try restoring(state, isCompact: state.isCompact) { subject, dropped in
      difference(subject, from: state.outline, dropped, isTurned: false, "the restored state has other screens")
    }
  }

  /// Returns the reason why a state is not restored in the other width.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - turned: The screens of the app that has shown the state and was turned.
  ///   - back: The screens of that app after it was turned back, or `nil` if they are not known.
  /// - Returns: The reason, or `nil` if the state is restored, or if the report lists what was left out.
  /// - Throws: ``ToolFault`` if the app cannot start.
  func fault(of state: StoredState, turned: Outline, back: Outline?) throws -> String? {
    // UIKit may show a controller again that it has kept where no code of the app can see it.
    guard state.screens.isSuperset(of: turned.screens) else { return nil }
    return try restoring(state, isCompact: !state.isCompact) { subject, dropped in
      let reason = "the state that is restored in the other width has other screens than after a turn of the device"
      if let fault = difference(subject, from: turned, dropped, isTurned: true, reason) { return fault }
      guard let back, dropped.isEmpty else { return nil }
      subject.turn(isCompact: state.isCompact)
      return difference(subject, from: back, dropped, isTurned: true, "\(reason) and back")
    }
  }

  private func restoring(
    _ state: StoredState, isCompact: Bool, _ check: (Subject<App>, _ dropped: [String]) -> String?
  ) throws -> String? {
    let subject = try Subject<App>(options: options)
    defer { subject.end() }
    if (subject.routedWindow.headless.horizontalSizeClass == .compact) != isCompact {
      subject.turn(isCompact: isCompact)
    }
    let dropped: [String]
    do {
      let stored = try NavigationState<App.AppScreen>(json: state.json)
      let report = try subject.clock.wait { try await subject.app.router.restore(stored) }
      // A part that was left out has no place, but everything else has.
      var missing = report.restored
      subject.routedWindow.rootViewController?.forEachInSubtree { controller in
        if let screen = controller.screen(as: App.AppScreen.self) { missing.removeAll { $0 == screen } }
      }
      if let first = missing.first {
        return "the report lists \(ValueText.of(first)) as restored, but it is not there"
      }
      dropped = report.dropped.map(\.name)
    } catch is NeverReturns {
      // A guard waits for the user.
      return nil
    } catch {
      return "the stored state cannot be restored: \(ValueText.of(error).prefix { !$0.isNewline })"
    }
    return check(subject, dropped)
  }

  private func difference(
    _ subject: Subject<App>, from expected: Outline, _ dropped: [String], isTurned: Bool, _ reason: String
  ) -> String? {
    let found = Outline(of: subject.routedWindow, table)
    let isRestored: Bool
    if dropped.isEmpty {
      isRestored = expected.isRestored(in: found, isTurned: isTurned)
    } else {
      // Whatever the assemblies build in place of it, each screen is there or in the report.
      var rest = found.screens + dropped.map { StableHasher.hash(of: $0) }
      isRestored = expected.screens.allSatisfy { rest.removeOne($0) }
    }
    return isRestored ? nil : "\(reason), and the report does not say so"
  }
}
