#if !canImport(UIKit)
  /// The points where guards, factories and actions wait until the walk resumes them.
  @MainActor
  final class Gates {
    private struct Gate {
      let id: Int
      let open: (Result<Void, any Error>) -> Void
    }

    private var gates: [Gate] = []
    private var nextID = 0

    var isEmpty: Bool { gates.isEmpty }

    /// Waits until the gate is opened.
    ///
    /// - Parameter heedingCancellation: `true` to throw when the task is cancelled, or `false` to go on waiting.
    /// - Throws: `CancellationError` if the task is cancelled and heeds it.
    func wait(heedingCancellation: Bool) async throws {
      let id = nextID
      nextID += 1
      guard heedingCancellation else { return try await wait(id) }
      try await withTaskCancellationHandler {
        try await wait(id)
      } onCancel: {
        Task { @MainActor in self.cancel(id) }
      }
    }

    /// Resumes one of the waiting tasks.
    ///
    /// - Returns: `true` if a task was waiting.
    @discardableResult
    func open(_ choice: Int) -> Bool {
      guard !gates.isEmpty else { return false }
      gates.remove(at: choice % gates.count).open(.success(()))
      return true
    }

    private func wait(_ id: Int) async throws {
      try await withCheckedThrowingContinuation { continuation in
        gates.append(Gate(id: id) { continuation.resume(with: $0) })
      }
    }

    private func cancel(_ id: Int) {
      guard let index = gates.firstIndex(where: { $0.id == id }) else { return }
      gates.remove(at: index).open(.failure(CancellationError()))
    }
  }
#endif
