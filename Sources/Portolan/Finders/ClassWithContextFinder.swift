/// Finds a controller by its class and by what it shows: the screen itself compares the context.
public struct ClassWithContextFinder<ViewController: ContextChecking, Context>: StackIteratingFinder
where ViewController.Context == Context {
  public let options: SearchOptions

  /// - Parameter options: Where to look; everywhere unless said otherwise.
  public init(options: SearchOptions = .default) {
    self.options = options
  }

  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    viewController.isTarget(for: context)
  }
}
