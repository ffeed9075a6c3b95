#if !canImport(UIKit)
  import Portolan
  import PortolanTool

  /// The exceptions of an app, with a note of those that were needed.
  @MainActor
  final class Exceptions<App: VerifiableApp> {
    private let all = App.exceptions
    /// The positions of the exceptions that were needed.
    private(set) var used: Set<Int> = []

    /// Returns a Boolean value that indicates whether a finding is intended.
    func allow(_ finding: Finding) -> Bool {
      use { exception in
        switch exception.kind {
        case .repeats(let screen): finding.rule == Rule.twice.rawValue && finding.target == ValueText.of(screen)
        case .terminal(let screen): finding.rule == Rule.deadEnd.rawValue && finding.screen == ValueText.of(screen)
        case .allows(let rule, let action): finding.rule == rule && (action == nil || action == finding.action)
        case .home, .retains: false
        }
      }
    }

    /// Returns a Boolean value that indicates whether a controller may stay alive.
    func mayStayAlive(_ controller: UIViewController) -> Bool {
      use { exception in
        guard case .retains(let type) = exception.kind else { return false }
        var candidate: AnyClass? = Swift.type(of: controller)
        while let current = candidate {
          if ObjectIdentifier(current) == ObjectIdentifier(type) { return true }
          candidate = _getSuperclass(current)
        }
        return false
      }
    }

    /// A Boolean value that indicates whether the app declares a home.
    var declaresHome: Bool { all.contains { if case .home = $0.kind { true } else { false } } }

    /// Returns a Boolean value that indicates whether a screen on top is a home.
    func isHome(_ screen: App.AppScreen?, of app: App) -> Bool {
      use { exception in
        guard case .home(let home, let condition) = exception.kind else { return false }
        return home == screen && condition?(app) ?? true
      }
    }

    /// Notes that another process has needed exceptions.
    func note(_ positions: [Int]) { used.formUnion(positions) }

    /// The exceptions that were never needed, as they are declared.
    var unused: [String] { all.indices.filter { !used.contains($0) }.map { all[$0].text } }

    private func use(_ applies: (RuleException<App>) -> Bool) -> Bool {
      guard let index = all.firstIndex(where: applies) else { return false }
      used.insert(index)
      return true
    }
  }
#endif
