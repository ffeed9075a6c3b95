/// A route that is complete.
@MainActor
public struct AssembledStep<ViewController: UIViewController, Context> {
  let node: any Node<Context>

  /// The finished step, to navigate to or to start other routes from.
  public func assemble() -> DestinationStep<ViewController, Context> {
    DestinationStep(node: node)
  }
}
