/// A filter that runs the guards for every screen of a stored state and removes the parts that cannot be restored.
@MainActor
struct RestorationFilter<Target: Screen & Codable> {
  typealias Node = NavigationState<Target>.Node

  /// A report of the removed parts.
  ///
  /// It contains no restored screens yet.
  private(set) var report = RestorationReport<Target>()
  private let window: UIWindow
  private let configuration: RouterConfiguration

  init(to window: UIWindow, configuration: RouterConfiguration) {
    self.window = window
    self.configuration = configuration
  }

  /// Removes the parts of a node that cannot be restored.
  ///
  /// - Returns: The remaining node, or `nil` if nothing remains.
  /// - Throws: `CancellationError` if the task was cancelled.
  mutating func admit(_ node: Node) async throws -> Node? {
    if let reason = try await refusal(of: node.content) {
      report.drop(node, because: reason)
      return nil
    }
    var admitted = node
    admitted.children = []
    admitted.selected = nil
    for (index, child) in node.children.enumerated() {
      if let child = try await admit(child) {
        if node.selected == index { admitted.selected = admitted.children.count }
        admitted.children.append(child)
      } else if node.isStack {
        // The screens above it on the stack were reached through it.
        for above in node.children[(index + 1)...] {
          report.drop(above, because: "the screen below it on the stack is not restored")
        }
        break
      }
    }
    if case .container = node.content, admitted.children.isEmpty, !node.children.isEmpty {
      if let presented = node.presented { report.drop(presented.node, because: "its presenter is not restored") }
      return nil
    }
    if let presented = node.presented {
      admitted.presented = try await admit(presented.node).map { .init($0, style: presented.style) }
    }
    return admitted
  }

  /// Returns the reason why content cannot be restored, or `nil` if it can.
  private func refusal(of content: Node.Content) async throws -> String? {
    switch content {
    case .container: return nil
    case .lost: return "it is not a screen of this app"
    case .screen(let screen):
      if configuration.features.assemblies.assembly(for: screen) == nil {
        return "there is no assembly for it"
      }
      do {
        for global in configuration.hooks.guards {
          if let refusal = Self.refusal(try await ask { try await global.ask(screen) }) {
            return refusal
          }
        }
        guard let step = try screen.targetStep(in: window) else { return "its route defines no way to it" }
        return try await FeatureScope.run(configuration.features) {
          for hooks in step.hooks {
            for index in hooks.guards.indices {
              if let refusal = Self.refusal(try await ask { try await hooks.ask(index) }) { return refusal }
            }
          }
          return nil
        }
      } catch {
        try Task.checkCancellation()
        return "a guard denied it: \(ValueText.of(error))"
      }
    }
  }

  /// Runs a guard in a task of its own, so that a cancelled restoration ends even if its guard never answers.
  private func ask(
    _ guarding: @escaping @MainActor () async throws -> InterceptorAnswer
  ) async throws -> InterceptorAnswer {
    let answer = Promise<Result<InterceptorAnswer, any Error>>()
    let task = Platform.startTask {
      do { answer.end(with: .success(try await guarding())) } catch { answer.end(with: .failure(error)) }
    }
    defer { task.cancel() }
    return try await answer.wait(untilCancelledWith: .failure(CancellationError())).get()
  }

  private static func refusal(_ answer: InterceptorAnswer) -> String? {
    if case .redirect(let destination) = answer.kind { return "a guard redirects it to \(destination.name)" }
    return nil
  }
}
