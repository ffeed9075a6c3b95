/// The need of a route whose outermost step is built: `using(_:)`, the action that places its controller.
public enum NeedsAction {}

/// The need of a route whose action is known: `from(_:)`, a step that yields a controller of a class.
public enum NeedsOrigin<ViewController: UIViewController> {}

/// The need of a route that can start from any step: `from(_:)`.
public enum NeedsAnyOrigin {}

/// The need of a finished step: none.
public enum Complete {}
