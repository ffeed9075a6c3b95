/// An observer that prints each decision of a router, with the number of its request, and each screen that appears, on a
/// line of its own.
///
/// ```swift
/// let router = DefaultRouter(observers: [PrintingObserver()])
/// ```
public final class PrintingObserver: ScreenObserver {
  private let write: @MainActor (String) -> Void

  /// Creates an observer.
  ///
  /// ```swift
  /// let observer = PrintingObserver { line in log(line) }
  /// router.add(observer)
  /// ```
  ///
  /// - Parameter write: A closure that writes a line. The default prints it to standard output.
  public init(write: @escaping @MainActor (_ line: String) -> Void = { print($0) }) {
    self.write = write
  }

  /// Prints a decision.
  ///
  /// - Parameter event: The decision.
  public func router(did event: NavigationEvent) {
    write("\(event.request): \(event.text)")
  }

  /// Prints a screen that appeared.
  ///
  /// - Parameter appearance: The screen, and the reason why it appeared.
  public func router(didShow appearance: ScreenAppearance) {
    write(appearance.text)
  }
}
