/// A route that ends with a step that can be built and needs to be told how that is integrated.
@MainActor
public struct ActionRequired<ViewController: UIViewController, Context> {
  let complete: @MainActor (StepAction, any Node<Context>) -> any Node<Context>

  /// - Parameter action: Integrates the controller into that of the step to be named by `from`.
  public func using<Integration: Action>(
    _ action: Integration
  ) -> OriginRequired<Integration.ViewController, ViewController, Context> {
    let action = StepAction.opening(action)
    return OriginRequired { complete(action, $0) }
  }
}
