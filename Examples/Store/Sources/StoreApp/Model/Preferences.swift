public import Foundation

/// What the device remembers of its customer from one launch to the next.
@MainActor
public final class Preferences {
  /// Whether the introduction was read to its end.
  public var introductionWasShown: Bool {
    didSet { defaults?.set(introductionWasShown, forKey: "introductionWasShown") }
  }

  /// Whether the customer was asked to log in, whatever the answer.
  public var loginWasOffered: Bool {
    didSet { defaults?.set(loginWasOffered, forKey: "loginWasOffered") }
  }

  private let defaults: UserDefaults?

  /// What is forgotten when the process ends.
  ///
  /// - Parameter isFirstLaunch: Whether nothing has happened yet.
  public init(isFirstLaunch: Bool = false) {
    introductionWasShown = !isFirstLaunch
    loginWasOffered = !isFirstLaunch
    defaults = nil
  }

  /// What is kept.
  ///
  /// - Parameter defaults: Keep it.
  public init(storedIn defaults: UserDefaults) {
    introductionWasShown = defaults.bool(forKey: "introductionWasShown")
    loginWasOffered = defaults.bool(forKey: "loginWasOffered")
    self.defaults = defaults
  }
}
