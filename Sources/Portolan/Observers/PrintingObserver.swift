/// Prints each decision of a router, and each screen that appears, in a line of its own.
public final class PrintingObserver: ScreenObserver {
  private let write: @MainActor (String) -> Void

  /// - Parameter write: Where the lines go; standard output unless said otherwise.
  public init(write: @escaping @MainActor (_ line: String) -> Void = { print($0) }) {
    self.write = write
  }

  public func router(did event: NavigationEvent) {
    write(event.text)
  }

  public func router(didShow appearance: ScreenAppearance) {
    write(appearance.text)
  }
}
