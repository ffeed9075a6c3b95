import Portolan

/// A stack that tells a trace how many controllers it holds when it comes and goes.
final class TracingNavigationController: UINavigationController {
  var trace: Trace?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    trace?.note("appears with \(viewControllers.count)")
  }
}

/// A screen that runs a closure when it is about to leave.
final class LeavingViewController: UIViewController {
  var onLeave: () -> Void = {}

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onLeave()
  }
}
