public import Foundation

/// The state that the device stores about its customer between launches.
@MainActor
public final class Preferences {
  /// A Boolean value that indicates whether the customer has read the introduction.
  public var introductionWasShown: Bool {
    didSet { defaults?.set(introductionWasShown, forKey: "introductionWasShown") }
  }

  /// A Boolean value that indicates whether the customer was asked to log in, independent of the answer.
  public var loginWasOffered: Bool {
    didSet { defaults?.set(loginWasOffered, forKey: "loginWasOffered") }
  }

  private let defaults: UserDefaults?

  /// Creates preferences that are lost when the process ends.
  ///
  /// - Parameter isFirstLaunch: A Boolean value that indicates whether this is the first launch.
  public init(isFirstLaunch: Bool = false) {
    introductionWasShown = !isFirstLaunch
    loginWasOffered = !isFirstLaunch
    defaults = nil
  }

  /// Creates preferences that are stored.
  ///
  /// - Parameter defaults: The store of the preferences.
  public init(storedIn defaults: UserDefaults) {
    introductionWasShown = defaults.bool(forKey: "introductionWasShown")
    loginWasOffered = defaults.bool(forKey: "loginWasOffered")
    self.defaults = defaults
  }
}
