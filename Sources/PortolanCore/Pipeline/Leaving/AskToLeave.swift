// The stage that asks the screens with unsaved changes.
extension NavigationRun {
  /// Asks a screen whether it may leave.
  ///
  /// If another task takes the request over, the same call of the screen continues.
  ///
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/leaveDenied`` if it may not, the error of the screen,
  ///   the error that ended the request meanwhile, or `CancellationError`.
  func ask(_ screen: any LeaveConfirming) async throws {
    let answers = request.progress.makeLeaveAnswers()
    let question = try answers.question(about: screen) { try WindowState.of(window).question(about: $0, in: window) }
    let mayLeave = try await question.call.wait(for: self).get()
    answers.abandon()
    request.notify(.asked(leaving: typeName(screen), isAllowed: mayLeave))
    guard mayLeave else { throw RoutingError.leaveDenied(screen, for: request.progress.destination.name) }
    answers.confirm(screen)
  }
}

extension WindowState {
  /// Returns the question about a screen, and asks it now unless it is open already.
  ///
  /// Each call must be balanced by ``LeaveQuestion/withdraw()``.
  ///
  /// - Throws: ``RoutingError`` with the code ``RoutingError/Code/waitsForItself`` if the running code was called by the
  ///   question itself.
  func question(about screen: any LeaveConfirming, in window: UIWindow) throws -> LeaveQuestion {
    if LeaveQuestion.isAsked(screen) {
      let name = typeName(screen)
      throw RoutingError(
        .waitsForItself, step: nil,
        reason: "confirmLeaving() of \(name) has made a request that would remove \(name), so that the two would wait "
          + "for each other",
        fix: "return true from confirmLeaving(), after which the first request removes the screen")
    }
    if let same = questions.first(where: { $0.screen === screen }) { return same.join() }
    let question = LeaveQuestion(about: screen, in: window) { [weak self] over in
      self?.questions.removeAll { $0 === over }
    }
    questions.append(question)
    question.begin(asking: screen)
    return question
  }
}
