#if !canImport(UIKit)
  import Portolan
  import PortolanTestSupport

  extension App {
    /// Opens screens, stores the state, and restores it in a fresh window.
    ///
    /// - Parameters:
    ///   - screens: The screens to open, in order.
    ///   - width: The width of the window at first.
    ///   - other: The width of the window during the restoration.
    /// - Returns: The report of the restoration.
    /// - Throws: The error of a navigation, or of the restoration.
    func restore<Target: Screen & Codable>(
      after screens: [Target], in width: UIUserInterfaceSizeClass, then other: UIUserInterfaceSizeClass
    ) async throws -> RestorationReport<Target> {
      window.user.resize(to: width)
      for screen in screens { try await router.navigate(to: screen, animated: false) }
      await rest()
      let state = try NavigationState<Target>(json: NavigationState<Target>(of: window).json())
      window.rootViewController = nil
      window.user.resize(to: other)
      let report = try await router.restore(state)
      await rest()
      return report
    }
  }
#endif
