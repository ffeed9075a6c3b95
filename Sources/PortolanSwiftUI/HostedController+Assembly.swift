import Observation

extension HostedController: LeaveConfirming {
  /// Takes over what the assembly defines outside of its view, now and whenever an observable object that it reads changes.
  func readAssembly() {
    place.generation += 1
    guard #available(iOS 17, macCatalyst 17, macOS 14, *) else { return takeOver() }
    let generation = place.generation
    withObservationTracking {
      takeOver()
    } onChange: { [weak self] in
      // The object changes after this call.
      Task { @MainActor in
        // A later reading observes what this one did.
        if let self, self.place.generation == generation { self.readAssembly() }
      }
    }
  }

  private func takeOver() {
    let title = hosted.title
    if !title.isEmpty, self.title != title { self.title = title }
    #if !canImport(UIKit)
      content.show(hosted.actions) { [weak self] action in
        guard let self else { return }
        action.perform(HostedEnvironment(place))
        readAssembly()
      }
    #endif
    if hosted.hasUnsavedChanges { place.hasHadUnsavedChanges = true }
    updateGestures()
  }

  /// Updates the ways back of a screen that has or had unsaved changes.
  func updateGestures() {
    if place.hasHadUnsavedChanges { setNeedsUpdateOfLeaveConfirmation() }
  }

  /// The answer of the assembly.
  public var hasUnsavedChanges: Bool { hosted.hasUnsavedChanges }

  /// Asks the assembly.
  ///
  /// - Returns: The answer of the assembly.
  /// - Throws: The error of the assembly.
  public func confirmLeaving() async throws -> Bool { try await hosted.confirmLeaving(self) }
}
