/// A button that stands for one of a SwiftUI view on platforms without UIKit.
///
/// ```swift
/// var actions: [HostedAction] {
///   [HostedAction("Bag") { $0.navigate(ShopScreen.bag) }]
/// }
/// ```
@MainActor
public struct HostedAction {
  let title: String
  let isEnabled: Bool
  let perform: @MainActor (_ environment: HostedEnvironment) -> Void

  /// Creates a button.
  ///
  /// ```swift
  /// let save = HostedAction("Save") { environment in
  ///   environment.close()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - isEnabled: A Boolean value that indicates whether the user can tap the button.
  ///   - perform: A closure that is called when the user taps the button. Its argument has the values that a view reads from
  ///     its environment.
  public init(
    _ title: String, isEnabled: Bool = true, perform: @escaping @MainActor (_ environment: HostedEnvironment) -> Void
  ) {
    self.title = title
    self.isEnabled = isEnabled
    self.perform = perform
  }
}
